/** One sentence: what the table waits for, and for whom. */

import { by, fact, known, names, type Scene, type Texts, word, zone } from "./scene";
import { chips, slips } from "./trade/offers";

export interface Status {
  text: string;
  /** the reader is waited for */
  mine: boolean;
  /** what kind of moment it is, by what is asked: mostly the id of a menu entry */
  about: string;
}

/** What the reader is asked to do, by what the menu offers; the first that is there counts. */
const ASKED: readonly [string, string][] = [
  ["lift", "play-now-lift"],
  ["activate", "question-choose"],
  ["lead", "question-lead"],
  ["select", "question-select"],
  ["stop", "question-decide"],
  ["roll", "question-roll"],
  ["plant-front", "play-now-plant"],
  ["discard-up", "play-now-leftovers"],
  ["plant-kind", "ask-plant"],
  ["plant-card", "ask-plant"],
  ["pay", "play-now-pay"],
  ["reveal", "play-now-reveal"],
  ["offer", "play-now-trade"],
  ["draw", "play-now-draw"],
  ["feed", "play-now-feed"],
];

export function status(scene: Scene, say: Texts): Status {
  const called = names(scene);
  const deal = slips(scene)[0];
  if (deal) return { text: say.say("ask-answer", { seat: called[deal.proposer] ?? "" }), mine: true, about: "deal" };
  const has = (id: string) => scene.menu.some((entry) => entry.id === id);
  const active = fact(scene, "active", -1);
  // an offer that cannot be paid waits quietly at its maker's seat
  if (active >= 0 && active !== scene.seat && chips(scene).length > 0)
    return { text: say.say("ask-voice", { seat: called[active] ?? "" }), mine: false, about: "voice" };
  if (scene.seat >= 0 && scene.awaited.includes(scene.seat)) {
    if (has("answer")) return { text: led(scene, say, called), mine: true, about: "answer" };
    if (has("take")) {
      const about = by(scene, "take").length > 1 ? "take" : "forced";
      return { text: say.say(`question-${about}`), mine: true, about };
    }
    if (
      scene.game === "dice" &&
      !has("select") &&
      !has("select-all") &&
      !has("roll") &&
      !has("activate") &&
      say.has("question-resolve")
    ) {
      const about = fact(scene, "active", -1) === scene.seat ? "resolve" : "sell";
      return { text: say.say(`question-${about}`), mine: true, about };
    }
    const found = ASKED.find(([id, key]) => has(id) && say.has(key));
    if (found) return { text: say.say(found[1]), mine: true, about: found[0] };
    if (scene.menu.length > 0 && scene.menu.every(({ id }) => id === "harvest" || id === "buy"))
      return { text: say.say("ask-room"), mine: true, about: "room" };
    return { text: say.say("ask-turn"), mine: true, about: "turn" };
  }
  const others = scene.awaited.filter((seat) => seat !== scene.seat);
  if (scene.seat >= 0 && has("pass") && active >= 0)
    return {
      text: say.say(scene.waits.window ? "play-pass-window" : "ask-voice", { seat: called[active] ?? "" }),
      mine: false,
      about: "voice",
    };
  if (others.length > 0)
    return {
      text: say.say("play-waiting", { names: say.join(others.map((seat) => called[seat] ?? "")) }),
      mine: false,
      about: "wait",
    };
  return { text: "", mine: false, about: "" };
}

/** Somebody has led a card, and the reader answers it. */
function led(scene: Scene, say: Texts, called: readonly string[]): string {
  const leader = fact(scene, "leader", -1);
  const card = known(zone(scene, `played/${leader}`))[0];
  return say.say("question-answer", {
    seat: called[leader] ?? "",
    kind: card === undefined ? "" : say.counted(word(scene, card)),
  });
}
