/** Waiting for the server takes time, and the reader may go elsewhere meanwhile. */

import { onDestroy } from "svelte";

/** Asks whether the component is still there: once it has gone, nothing that it derives may be read. */
export function living(): () => boolean {
  let here = true;
  onDestroy(() => (here = false));
  return () => here;
}
