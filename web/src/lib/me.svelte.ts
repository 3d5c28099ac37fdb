/** Who the reader is; a first visit makes a guest. The websocket needs to know, so it waits for this. */

import type { Person } from "../wire";
import { api } from "./api";
import { connection } from "./connection.svelte";

export const me: { person: Person | null } = $state({ person: null });

let asked: Promise<Person> | undefined;

/** Ask once who we are. */
export function known(): Promise<Person> {
  asked ??= api.me().then(
    (person) => (me.person = person),
    (problem: unknown) => {
      asked = undefined;
      throw problem;
    },
  );
  return asked;
}

/** Somebody has logged this browser out: find out who we are now. */
connection.ended = () => {
  asked = undefined;
  void known().then(
    () => connection.renew(),
    () => undefined,
  );
};

/** We are somebody else now, or called otherwise. */
export function became(person: Person | null): void {
  me.person = person;
  asked = person ? Promise.resolve(person) : undefined;
  connection.renew();
}
