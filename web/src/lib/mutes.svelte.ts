/** Whom the reader does not want to hear; the server knows it too. */

import { api } from "./api";

export const mutes: { people: string[] } = $state({ people: [] });

api.mutes().then(
  (people) => (mutes.people = people),
  () => {},
);

/** Hear somebody, or no longer. */
export async function hear(person: string, on: boolean): Promise<void> {
  await api.mute(person, !on);
  mutes.people = on ? mutes.people.filter((each) => each !== person) : [...mutes.people, person];
}
