/** Where a lesson stands, and where its coach does: nothing here looks at the page. */

import type { LessonStep } from "../../wire";

/** Others act: the coach waits. */
export const WAITING = -1;

/** The step that is on, when so many decisions were taken; `steps.length`: the lesson is over. */
export function current(steps: readonly LessonStep[], taken: number, read: ReadonlySet<number>): number {
  const all = steps.reduce((sum, step) => sum + decisions(step), 0);
  let before = 0;
  for (const [i, step] of steps.entries()) {
    if (before > taken) return WAITING;
    const here = before === taken || (before === all && step.do === ""); // a farewell waits to be read
    if (here && (step.do !== "" || !read.has(i))) return i;
    before += decisions(step);
  }
  return taken < all ? WAITING : steps.length;
}

const decisions = (step: LessonStep) => (step.do === "" ? 0 : 1) + step.then.length;

export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

const MARGIN = 8;
const STEP = 8;

function shared(a: Rect, b: Rect): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
}

/** Lights that touch are one. */
export function merged(lights: readonly Rect[]): Rect[] {
  for (const [i, a] of lights.entries()) {
    const b = lights.slice(i + 1).find((each) => shared(a, each) > 0);
    if (b) return merged(lights.filter((each) => each !== b).map((each) => (each === a ? around(a, b) : each)));
  }
  return [...lights];
}

function around(a: Rect, b: Rect): Rect {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  const [right, bottom] = [Math.max(a.x + a.width, b.x + b.width), Math.max(a.y + a.height, b.y + b.height)];
  return { x, y, width: right - x, height: bottom - y };
}

/** Where a paper of this size lies over nothing that is lit, over little that one may want to see, and near what is meant. */
export function laid(size: { width: number; height: number }, lit: Rect[], seen: Rect[], view: Rect): Rect {
  const [left, right] = [view.x + MARGIN, view.x + view.width - size.width - MARGIN];
  const [top, bottom] = [view.y + MARGIN, view.y + view.height - size.height - MARGIN];
  const middle = (each: Rect) => [each.x + each.width / 2, each.y + each.height / 2] as const;
  const [toX, toY] = middle(lit[0] ?? view);
  let best = { x: left, y: Math.max(top, bottom), ...size };
  let least = Infinity;
  for (const x of new Set([Math.max(left, (left + right) / 2), left, Math.max(left, right)])) {
    for (let y = top; y <= Math.max(top, bottom); y += STEP) {
      const here = { x, y, ...size };
      const [atX, atY] = middle(here);
      const cost =
        lit.reduce((sum, each, i) => sum + (i === 0 ? 1000 : 100) * shared(here, each), 0) +
        seen.reduce((sum, each) => sum + shared(here, each), 0) +
        Math.hypot(atX - toX, atY - toY) * 20;
      if (cost < least) [least, best] = [cost, here];
    }
  }
  return best;
}

/** The outline of a veil with holes in it, as a path. */
export function veil(holes: readonly Rect[], view: { width: number; height: number }): string {
  return `M0 0H${view.width}V${view.height}H0Z${outlines(holes)}`;
}

/** Rounded rectangles as a path. */
export function outlines(holes: readonly Rect[]): string {
  return holes
    .map(({ x, y, width, height }) => {
      const r = Math.min(14, width / 2, height / 2);
      const arc = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
      const [w, h] = [width - 2 * r, height - 2 * r];
      return `M${x + r} ${y}h${w}${arc(r, r)}v${h}${arc(-r, r)}h${-w}${arc(-r, -r)}v${-h}${arc(r, -r)}z`;
    })
    .join("");
}
