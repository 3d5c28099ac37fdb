/** Time that passes on the page: only while somebody reads it. */

import { createSubscriber } from "svelte/reactivity";
import { connection } from "./connection.svelte";

const EVERY = 250;

const passing = createSubscriber((update) => {
  const timer = setInterval(update, EVERY);
  return () => clearInterval(timer);
});

/** Milliseconds since the epoch by the server's clock; what is drawn from it is drawn again as it passes. */
export function now(): number {
  passing();
  return connection.now();
}
