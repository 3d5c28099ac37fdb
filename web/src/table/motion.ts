/** What went where: cards travel from their old place to the new one, and nothing else moves. */

import { still } from "../lib/settings.svelte";
import { drawing } from "../pieces/kinds";
import type { Event, Move } from "../wire";

/** More cards than this at once are simply there. */
const CROWD = 16;
const MOVE = 260;
const TRADE = 420;
const APART = 60;
const TUMBLE = 700;
const GATHER = 100; // a harvested field becomes one pile
const COIN_APART = 90;
const FLIP = 90; // half a turn: the card's, then the coin's
const RIFFLE = 600;
const PACKETS = 10; // cards of a riffle
const MARKED = 2000; // without motion: how long a new place is marked
const EASE = "cubic-bezier(.2,.8,.3,1)";

const SALES = new Set(["harvested", "sold"]);
const COINS = /^(coins\/|treasury$)/;
const SHUFFLES = new Set(["reshuffled"]);

interface Spot {
  box: DOMRect;
  places: Map<number, DOMRect>;
  /** a copy of the card on top, where one will be needed */
  face?: HTMLElement;
}

export type Snapshot = Map<string, Spot>;

const isSale = ({ id, moves }: Event) =>
  SALES.has(id) && moves.length > 0 && moves.every(([, source]) => source === moves[0]![1]);
const zoned = (root: HTMLElement, zone: string) => root.querySelector<HTMLElement>(`[data-zone="${zone}"]`);

/** Where everything lies now, before these events. Zones carry `data-zone`, the cards in them `data-place`. */
export function snapshot(root: HTMLElement, events: readonly Event[]): Snapshot {
  const spots: Snapshot = new Map();
  for (const zone of root.querySelectorAll<HTMLElement>("[data-zone]"))
    spots.set(zone.dataset.zone!, { box: zone.getBoundingClientRect(), places: new Map() });
  for (const card of root.querySelectorAll<HTMLElement>("[data-place]")) {
    const zone = card.closest<HTMLElement>("[data-zone]")?.dataset.zone;
    if (zone) spots.get(zone)?.places.set(Number(card.dataset.place), card.getBoundingClientRect());
  }
  for (const { moves } of events.filter(isSale)) {
    const zone = moves[0]![1];
    const spot = spots.get(zone);
    const field = zoned(root, zone);
    const top =
      [...(field?.querySelectorAll<HTMLElement>(".card") ?? [])].at(-1) ??
      field?.querySelector<HTMLElement>("img.bean");
    if (spot && top) spot.face = copied(top);
  }
  return spots;
}

/** A card as it looks, and nothing that could be tapped or found. */
function copied(card: HTMLElement): HTMLElement {
  const ghost = card.cloneNode(true) as HTMLElement;
  for (const name of ["data-key", "data-lit", "data-place", "role", "aria-label"]) ghost.removeAttribute(name);
  ghost.tabIndex = -1;
  if (ghost.tagName !== "IMG") return ghost;
  const frame = document.createElement("span"); // a field at another seat shows the bean alone
  frame.className = "card xs";
  frame.append(ghost);
  return frame;
}

/** Where a card has come to lie: in its slot, or as one of the last; `behind` cards came after it. */
function landing(root: HTMLElement, zone: string, slot: number, behind: number): HTMLElement | null {
  const place = zoned(root, zone);
  if (!place) return null;
  const cards = [...place.querySelectorAll<HTMLElement>("[data-place]")].filter(
    (card) => card.closest("[data-zone]") === place,
  );
  return cards.find((card) => Number(card.dataset.place) === slot) ?? cards.at(-1 - behind) ?? cards.at(-1) ?? place;
}

interface Travel {
  id: string;
  move: Move;
  end: HTMLElement;
  /** the how-manieth card to come there */
  nth: number;
}

/** The moves of some events with the places where they end on the table as it now lies. */
function travels(root: HTMLElement, events: readonly Event[]): Travel[] {
  const moves = events.flatMap(({ id, moves }) => moves.map((move) => ({ id, move })));
  const coming = new Map<string, number>();
  const counted = new Map<string, number>();
  for (const { move } of moves) coming.set(move[2], (coming.get(move[2]) ?? 0) + 1);
  return moves.flatMap(({ id, move }) => {
    const [, source, target, , slot] = move;
    if (source === target || target === "") return [];
    const nth = counted.get(target) ?? 0;
    counted.set(target, nth + 1);
    const end = landing(root, target, slot, (coming.get(target) ?? 1) - 1 - nth);
    return end ? [{ id, move, end, nth }] : [];
  });
}

/** Play some events on a table that already lies as it does afterwards; resolves when they can be followed no more. */
export function travel(root: HTMLElement, before: Snapshot, events: readonly Event[]): Promise<void> {
  const sales = events.filter(isSale);
  const shuffled = events.some(({ id }) => SHUFFLES.has(id));
  const plain = events.filter((event) => !sales.includes(event) && !SHUFFLES.has(event.id));
  const cards = plain.reduce((sum, { moves }) => sum + moves.length, 0);
  if (still()) {
    mark(root, cards > CROWD ? [] : travels(root, [...plain, ...sales]).map(({ end }) => end));
    return Promise.resolve();
  }
  if (typeof root.animate !== "function") return Promise.resolve();
  const layer = document.createElement("div");
  layer.className = "ghosts";
  layer.setAttribute("aria-hidden", "true");
  const times = [0];
  for (const { id, move, end, nth } of cards > CROWD ? [] : travels(root, plain)) {
    const [, source, , place] = move;
    const from = before.get(source);
    if (source === "") times.push(tumble(end, nth));
    else if (from) times.push(fly(layer, from.places.get(place) ?? resting(from), end, id, nth));
  }
  for (const { moves } of sales) times.push(harvest(layer, root, before, moves));
  if (shuffled) times.push(riffle(layer, root, before));
  const longest = Math.max(...times);
  if (layer.childElementCount > 0) {
    document.body.append(layer);
    setTimeout(() => layer.remove(), longest + 80);
  }
  return longest > 0 ? new Promise((done) => setTimeout(done, longest * 0.85)) : Promise.resolve();
}

let fading: ReturnType<typeof setTimeout> | undefined;

/** Without motion: only the places of the last step are marked, so that marks do not gather. */
function mark(root: HTMLElement, places: readonly HTMLElement[]): void {
  if (places.length === 0) return;
  const clear = () => root.querySelectorAll(".landed").forEach((place) => place.classList.remove("landed"));
  clearTimeout(fading);
  clear();
  for (const place of places) place.classList.add("landed");
  fading = setTimeout(clear, MARKED);
}

/** Where the top card of a zone lay. */
function resting({ box, places }: Spot): DOMRect {
  return [...places.values()].at(-1) ?? box;
}

interface Point {
  x: number;
  y: number;
}

/** Where something of this size lies in the middle of a box. */
function centred(box: DOMRect, width: number, height: number): Point {
  return { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2 };
}

const moved = ({ x, y }: Point, more = "") => `translate(${x}px, ${y}px)${more}`;

/** Put something of a size on the layer. */
function laid(layer: HTMLElement, ghost: HTMLElement, width: number, height: number): HTMLElement {
  Object.assign(ghost.style, { width: `${width}px`, height: `${height}px` });
  layer.append(ghost);
  return ghost;
}

function back(layer: HTMLElement, width: number, height: number): HTMLElement {
  const ghost = document.createElement("span");
  ghost.className = "card back";
  return laid(layer, ghost, width, height);
}

function fly(layer: HTMLElement, start: DOMRect, end: HTMLElement, id: string, nth: number): number {
  const stop = end.getBoundingClientRect();
  if (stop.width === 0 || start.width === 0) return 0;
  const lies = end.dataset.place !== undefined;
  const width = lies ? stop.width : 42;
  const height = lies ? stop.height : 60;
  const ghost = lies ? laid(layer, copied(end), width, height) : back(layer, width, height);
  const duration = id === "accepted" ? TRADE : MOVE;
  const delay = nth * APART;
  const scale = Math.min(2, Math.max(0.4, Math.min(start.height / height, start.width / width)));
  const goal = lies ? stop : centred(stop, width, height);
  const turn = id === "revealed" ? " rotateY(90deg)" : "";
  const middle = { x: (start.x + goal.x) / 2, y: Math.min(start.y, goal.y) + Math.abs(start.y - goal.y) / 2 - 14 };
  ghost.animate(
    [
      { transform: moved(start, ` scale(${scale})${turn}`) },
      { transform: moved(middle, ` scale(${(1 + scale) / 2})`) },
      { transform: moved(goal), opacity: lies ? 1 : 0 },
    ],
    { duration, delay, easing: EASE, fill: "both" },
  );
  if (lies) hide(end, delay, duration);
  return delay + duration;
}

/** What has not yet come is not yet there. */
function hide(end: HTMLElement, delay: number, duration: number): void {
  end.animate([{ opacity: 0 }, { opacity: 0, offset: 0.92 }, { opacity: 1 }], { duration, delay, fill: "backwards" });
}

/** A field is sold: its cards gather, those that pay turn to coins one after the other, the rest goes to the discard. */
function harvest(layer: HTMLElement, root: HTMLElement, before: Snapshot, moves: readonly Move[]): number {
  const from = before.get(moves[0]![1]);
  if (!from || from.box.width === 0) return 0;
  const pile = resting(from);
  const small = from.places.size === 0; // a field at another seat is one little picture
  const width = small ? 36 : pile.width;
  const height = small ? 51 : pile.height;
  const middle = small ? centred(pile, width, height) : pile;
  let coins = 0;
  let end = 0;
  for (const [i, [, , target]] of moves.entries()) {
    const goal = zoned(root, target)?.getBoundingClientRect();
    if (!goal || goal.width === 0) continue;
    const card = from.face
      ? laid(layer, from.face.cloneNode(true) as HTMLElement, width, height)
      : back(layer, width, height);
    card.style.transformOrigin = "center";
    card.style.zIndex = String(moves.length - i);
    const lay = from.places.get(moves.length - 1 - i) ?? middle;
    card.animate([{ transform: moved(lay) }, { transform: moved(middle) }], {
      duration: GATHER,
      easing: EASE,
      fill: "both",
    });
    if (COINS.test(target))
      end = Math.max(end, mint(layer, card, middle, { width, height }, goal, GATHER + COIN_APART * coins++));
    else {
      const timing = { duration: MOVE, delay: GATHER + i * 20, easing: EASE, fill: "forwards" as const };
      const thrown = moved(centred(goal, width, height));
      card.animate(
        [
          { transform: moved(middle) },
          { transform: thrown, opacity: 1, offset: 0.9 },
          { transform: thrown, opacity: 0 },
        ],
        timing,
      );
      end = Math.max(end, timing.delay + MOVE);
    }
  }
  return end;
}

/** A card turns around, its back is a coin, and the coin goes to its pile. */
function mint(
  layer: HTMLElement,
  card: HTMLElement,
  at: Point,
  size: { width: number; height: number },
  goal: DOMRect,
  delay: number,
): number {
  card.animate([{ transform: moved(at) }, { transform: moved(at, " rotateY(90deg)") }], {
    duration: FLIP,
    delay,
    easing: "ease-in",
    fill: "forwards",
  });
  const coin = document.createElement("img");
  const across = 30;
  coin.src = drawing("coin");
  coin.alt = "";
  coin.className = "minted";
  coin.style.transformOrigin = "center";
  coin.style.zIndex = "60";
  laid(layer, coin, across, across);
  const start = { x: at.x + (size.width - across) / 2, y: at.y + (size.height - across) / 2 };
  const duration = FLIP + MOVE;
  coin.animate(
    [
      { transform: moved(start, " rotateY(90deg) scale(1.3)") },
      { transform: moved(start, " scale(1.3)"), offset: FLIP / duration },
      { transform: moved(centred(goal, across, across), " scale(0.7)"), opacity: 1, offset: 0.92 },
      { transform: moved(centred(goal, across, across), " scale(0.7)"), opacity: 0 },
    ],
    { duration, delay: delay + FLIP, easing: "ease-out", fill: "both" },
  );
  return delay + FLIP + duration;
}

/** The discard becomes the deck: it comes over, is cut into two packets, and they fall into each other once. */
function riffle(layer: HTMLElement, root: HTMLElement, before: Snapshot): number {
  const deck = zoned(root, "deck")?.querySelector<HTMLElement>(".card")?.getBoundingClientRect();
  const thrown = before.get("discard")?.box;
  if (!deck || deck.width === 0) return 0;
  const comes = thrown && thrown.width > 0 ? MOVE : 0;
  if (thrown && comes) {
    const pile = back(layer, deck.width, deck.height);
    pile.animate([{ transform: moved(centred(thrown, deck.width, deck.height)) }, { transform: moved(deck) }], {
      duration: MOVE,
      easing: EASE,
      fill: "both",
    });
  }
  for (let i = 0; i < PACKETS; i++) {
    const card = back(layer, deck.width, deck.height);
    card.classList.add("riffled");
    card.style.transformOrigin = "bottom";
    const side = i % 2 === 0 ? -1 : 1;
    const away = moved({ x: deck.x + side * deck.width * 0.62, y: deck.y - (i >> 1) * 1.5 }, ` rotate(${side * 9}deg)`);
    const falls = 0.3 + (0.45 * i) / PACKETS;
    card.animate(
      [
        { transform: moved(deck) },
        { transform: away, offset: 0.22 },
        { transform: away, offset: falls },
        { transform: moved({ x: deck.x, y: deck.y - 3 }), offset: falls + 0.18 },
        { transform: moved(deck) },
      ],
      { duration: RIFFLE, delay: comes, easing: "ease-in-out", fill: "backwards" },
    );
  }
  return comes + RIFFLE;
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
