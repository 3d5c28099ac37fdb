/** What went where: cards travel from their old place to the new one, and nothing else moves. */

import { still } from "../lib/settings.svelte";
import type { Event } from "../wire";

/** More cards than this at once are simply there. */
const CROWD = 16;
const MOVE = 260;
const TRADE = 420;
const APART = 60;
const TUMBLE = 700;
const EASE = "cubic-bezier(.2,.8,.3,1)";

interface Spot {
  box: DOMRect;
  places: Map<number, DOMRect>;
}

export type Snapshot = Map<string, Spot>;

/** Where everything lies now. Zones carry `data-zone`, the cards in them `data-place`. */
export function snapshot(root: HTMLElement): Snapshot {
  const spots: Snapshot = new Map();
  for (const zone of root.querySelectorAll<HTMLElement>("[data-zone]")) spots.set(zone.dataset.zone!, { box: zone.getBoundingClientRect(), places: new Map() });
  for (const card of root.querySelectorAll<HTMLElement>("[data-place]")) {
    const zone = card.closest<HTMLElement>("[data-zone]")?.dataset.zone;
    if (zone) spots.get(zone)?.places.set(Number(card.dataset.place), card.getBoundingClientRect());
  }
  return spots;
}

/** Where a card has come to lie: in its slot, or as one of the last; `behind` cards came after it. */
function landing(root: HTMLElement, zone: string, slot: number, behind: number): HTMLElement | null {
  const place = root.querySelector<HTMLElement>(`[data-zone="${zone}"]`);
  if (!place) return null;
  const cards = [...place.querySelectorAll<HTMLElement>("[data-place]")].filter((card) => card.closest("[data-zone]") === place);
  return cards.find((card) => Number(card.dataset.place) === slot) ?? cards.at(-1 - behind) ?? cards.at(-1) ?? place;
}

/** Play the moves of some events on a table that already lies as it does afterwards; resolves when they can be followed no more. */
export function travel(root: HTMLElement, before: Snapshot, events: readonly Event[]): Promise<void> {
  const moves = events.flatMap((event) => event.moves.map((move) => ({ id: event.id, move })));
  if (moves.length === 0 || moves.length > CROWD || typeof root.animate !== "function") return Promise.resolve();
  const layer = document.createElement("div");
  layer.className = "ghosts";
  layer.setAttribute("aria-hidden", "true");
  let longest = 0;
  const counted = new Map<string, number>();
  const coming = new Map<string, number>();
  for (const { move } of moves) coming.set(move[2], (coming.get(move[2]) ?? 0) + 1);
  for (const { id, move } of moves) {
    const [, source, target, place, slot] = move;
    if (source === target || target === "") continue;
    const nth = counted.get(target) ?? 0;
    counted.set(target, nth + 1);
    const end = landing(root, target, slot, (coming.get(target) ?? 1) - 1 - nth);
    if (!end) continue;
    if (still()) {
      end.classList.add("landed");
      setTimeout(() => end.classList.remove("landed"), 2000);
      continue;
    }
    if (source === "") {
      longest = Math.max(longest, tumble(end, nth));
      continue;
    }
    const from = before.get(source);
    if (!from) continue;
    const start = from.places.get(place) ?? [...from.places.values()].at(-1) ?? from.box;
    longest = Math.max(longest, fly(layer, start, end, id, nth));
  }
  if (layer.childElementCount > 0) {
    document.body.append(layer);
    setTimeout(() => layer.remove(), longest + 80);
  }
  return longest > 0 ? new Promise((done) => setTimeout(done, longest * 0.85)) : Promise.resolve();
}

function fly(layer: HTMLElement, start: DOMRect, end: HTMLElement, id: string, nth: number): number {
  const stop = end.getBoundingClientRect();
  if (stop.width === 0 || start.width === 0) return 0;
  const lies = end.dataset.place !== undefined;
  const ghost = lies ? (end.cloneNode(true) as HTMLElement) : document.createElement("span");
  if (!lies) ghost.className = "card back";
  ghost.removeAttribute("data-key");
  ghost.removeAttribute("data-place");
  ghost.tabIndex = -1;
  const width = lies ? stop.width : 42;
  const height = lies ? stop.height : 60;
  Object.assign(ghost.style, { width: `${width}px`, height: `${height}px` });
  layer.append(ghost);
  const duration = id === "accepted" ? TRADE : MOVE;
  const delay = nth * APART;
  const scale = Math.min(2, Math.max(0.4, Math.min(start.height / height, start.width / width)));
  const goal = lies ? { x: stop.x, y: stop.y } : { x: stop.x + stop.width / 2 - width / 2, y: stop.y + stop.height / 2 - height / 2 };
  const turn = id === "revealed" ? " rotateY(90deg)" : "";
  const middle = { x: (start.x + goal.x) / 2, y: Math.min(start.y, goal.y) + Math.abs(start.y - goal.y) / 2 - 14 };
  const timing = { duration, delay, easing: EASE, fill: "both" as const };
  ghost.animate(
    [
      { transform: `translate(${start.x}px, ${start.y}px) scale(${scale})${turn}` },
      { transform: `translate(${middle.x}px, ${middle.y}px) scale(${(1 + scale) / 2})` },
      { transform: `translate(${goal.x}px, ${goal.y}px)`, opacity: lies ? 1 : 0 },
    ],
    timing,
  );
  if (lies) end.animate([{ opacity: 0 }, { opacity: 0, offset: 0.92 }, { opacity: 1 }], { duration, delay, fill: "backwards" });
  return delay + duration;
}

/** A die falls; its face was decided before. */
function tumble(die: HTMLElement, nth: number): number {
  const duration = TUMBLE - 60 * (7 - Math.min(nth, 7));
  die.animate(
    [
      { transform: "translateY(-46px) rotate(-200deg) scale(.7)", opacity: 0 },
      { transform: "translateY(6px) rotate(30deg)", opacity: 1, offset: 0.6 },
      { transform: "translateY(-3px) rotate(-8deg)", offset: 0.8 },
      { transform: "none" },
    ],
    { duration, easing: "ease-out", fill: "backwards" },
  );
  return duration;
}
