/** A scene with nothing on it, for tests: three people, the second of them reads. */

import type { Scene } from "../src/table/scene";

export function person(name: string, more: Partial<Scene["people"][number]> = {}): Scene["people"][number] {
  return { name, bot: false, absent: false, online: true, declines: false, passes: false, owned: true, ...more };
}

export function scene(changes: Partial<Scene> = {}, view: Partial<Scene["view"]> = {}): Scene {
  return {
    game: "bohnanza",
    edition: "gigamic",
    cards: ["blue", "soy", "red"],
    zones: {},
    people: ["Ana", "Mia", "Tom"].map((name) => person(name)),
    seat: 1,
    view: { zones: {}, facts: {}, lists: {}, words: {}, deals: [], seen: {}, ...view },
    menu: [],
    awaited: [],
    due: [],
    clock: null,
    waits: { window: null, answers: [] },
    live: true,
    ...changes,
  };
}
