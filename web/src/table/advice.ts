/** A hint in words: what the bot would do, and why. */

import { t } from "../lib/i18n.svelte";
import type { Advice } from "../wire";
import { known, names, type Scene, type Texts, word, zone } from "./scene";
import { choice } from "./sentences";

/** What the bot would do. */
export function advised({ entry, action }: Advice, scene: Scene, say: Texts): string {
  const whole = entry?.notation
    ? ""
    : offered(action, scene, say) || answered(action, scene, say) || selected(action, scene, say);
  return whole || (entry ? choice(entry, scene.seat, names(scene), scene.cards, say) : action);
}

/** Why it would do that; empty: it does not say. */
export function reason({ why, args, types }: Advice, scene: Scene, say: Texts): string {
  const key = `hint-${why}`;
  if (!why || !say.has(key)) return "";
  const said = say.say(key, say.variables({ args, types }, scene.seat, names(scene), scene.cards));
  return said.slice(0, 1).toUpperCase() + said.slice(1);
}

/** Both, to be heard. */
export function aloud(told: Advice, scene: Scene, say: Texts): string {
  return [t("play-hint-says"), advised(told, scene, say), reason(told, scene, say)].filter(Boolean).join(" ");
}

/** An offer, or one that answers a deal, as the notation writes it. */
function offered(action: string, scene: Scene, say: Texts): string {
  const match = /^(?:offer|(counter)) (\S+) (\S+)\/(\S+)$/.exec(action);
  if (!match) return "";
  const [, counters, whom, gives, wants] = match;
  const seat = counters ? scene.view.deals.find(({ id }) => id === Number(whom))?.proposer : Number(whom);
  const numbers = (text: string) =>
    text === "-" ? [] : text.split(",").map((part) => scene.cards.indexOf(part.split(/[@*]/)[0]!));
  const to = whom === "all" ? say.say("everyone") : (names(scene)[seat ?? -1] ?? "");
  return say.say("offer-preview", {
    to,
    gives: say.cards(numbers(gives!), scene.cards),
    gets: say.cards(numbers(wants!), scene.cards),
  });
}

/** An answer to a deal as the notation writes it. */
function answered(action: string, scene: Scene, say: Texts): string {
  const match = /^(accept|decline) (\d+)/.exec(action);
  const deal = scene.view.deals.find(({ id }) => id === Number(match?.[2]));
  return match && deal
    ? say.phrase(
        { id: match[1]!, args: { to: deal.proposer }, types: { to: "seat" } },
        scene.seat,
        names(scene),
        scene.cards,
      )
    : "";
}

/** The dice that an action keeps, by their places in the roll. */
function dice(action: string, scene: Scene): number[] {
  const match = /^select (\S+)$/.exec(action);
  const rolled = known(zone(scene, "rolled")).map((card) => word(scene, card).split("-")[0]!);
  return match ? match[1]!.split(",").map((die) => rolled.indexOf(die)) : [];
}

/** Dice that are kept, by what they show. */
function selected(action: string, scene: Scene, say: Texts): string {
  const faces = dice(action, scene).map((place) => zone(scene, "rolled")[place]);
  if (faces.length === 0 || !say.has("play-put-these")) return "";
  const shown = faces.map((card) => say.say(`kind.${word(scene, card ?? -1).split("-")[1]}`));
  return say.say("play-put-these", { count: faces.length, dice: say.join(shown) });
}

/** What the bot would tap, as selectors: the dice that are meant, or the place of a choice. */
export function pointed({ entry, action }: Advice, scene: Scene): string[] {
  const places = dice(action, scene).map((place) => `[data-zone="rolled"] [data-place="${place}"]`);
  return places.length > 0 || !entry ? places : [`[data-entry="${entry.number}"], [data-zone="${entry.zone}"]`];
}
