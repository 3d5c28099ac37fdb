/** The places of a lesson on the page: a zone, a card in it, a choice's button, a bean or a seat of an offer. */

import type { LessonStep } from "../../wire";
import { type Scene, word, zone } from "../scene";
import type { OpenForm } from "../ui.svelte";
import type { Rect } from "./course";

const AROUND = 7; // pixels that are lit around a thing

function seen(root: ParentNode, selector: string): HTMLElement | undefined {
  return [...root.querySelectorAll<HTMLElement>(selector)].find((each) => each.getClientRects().length > 0);
}

/** Where a place is now. */
export function spot(root: ParentNode, place: string, scene: Scene): HTMLElement | undefined {
  const named = seen(root, `[data-spot="${place}"]`);
  if (named) return named;
  const [where = "", card] = place.split(":");
  if (card === undefined) return seen(root, `[data-zone="${where}"]`);
  const at = zone(scene, where).findIndex((each) => each !== null && word(scene, each) === card);
  return seen(root, `[data-zone="${where}"] [data-place="${at < 0 ? card : at}"]`);
}

/** What is to be tapped, and which of a step's taps it is, from 1. */
export interface Tap {
  thing: HTMLElement;
  number: number;
}

/** What is to be tapped next for a step: what is still to be chosen, else the last thing that is there. */
export function nextTap(root: ParentNode, step: LessonStep, scene: Scene, form: OpenForm | null): Tap | undefined {
  if (step.do === "") return undefined;
  const sheet = form ? (root.querySelector(".over") ?? root) : root;
  const choice = (form?.menu ?? scene.menu).find(({ notation }) => notation === step.do);
  const found = [
    ...step.taps.map((place) => spot(root, place, scene)),
    choice && seen(sheet, `[data-entry="${choice.number}"]`),
  ].flatMap((thing, i) => (thing ? [{ thing, number: i + 1 }] : []));
  return found.find(({ thing }) => thing.ariaPressed === "false") ?? found.at(-1);
}

/** What is lit beside it; a sheet that lies over the table hides it. */
export function beside(root: ParentNode, step: LessonStep, scene: Scene, tap: HTMLElement | undefined): HTMLElement[] {
  if (tap?.closest(".over")) return [];
  return step.beside.map((place) => spot(root, place, scene)).filter((each) => each !== undefined);
}

/** Where what can be seen of a thing lies on the screen, with a little around it; nothing if it is scrolled away. */
export function lit(thing: HTMLElement): Rect[] {
  let { left, top, right, bottom } = thing.getBoundingClientRect();
  for (let around = thing.parentElement; around; around = around.parentElement) {
    if (getComputedStyle(around).overflowY === "visible") continue;
    const box = around.getBoundingClientRect();
    [left, top] = [Math.max(left, box.left), Math.max(top, box.top)];
    [right, bottom] = [Math.min(right, box.right), Math.min(bottom, box.bottom)];
  }
  if (right - left < AROUND || bottom - top < AROUND) return [];
  return [{ x: left - AROUND, y: top - AROUND, width: right - left + 2 * AROUND, height: bottom - top + 2 * AROUND }];
}
