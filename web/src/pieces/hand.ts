/** What a hand needs to be shown in its order, in the rack or in one low row. */

import { type Scene, type Texts, word } from "../table/scene";

export interface HandProps {
  scene: Scene;
  say: Texts;
  seat: number;
  /** the front card is due */
  due?: boolean;
  chosen?: readonly string[];
  ontap?: ((place: number) => void) | undefined;
  /** can this card be tapped? */
  can?: (place: number) => boolean;
}

/** A card of the hand and its place, for those who listen. */
export function placed(scene: Scene, say: Texts, place: number, card: number, count: number): string {
  return say.say(place === 0 ? "play-hand-front" : "play-hand-card", {
    card: say.card(word(scene, card)),
    place: place + 1,
    count,
  });
}
