/** One sentence: what the table waits for, and for whom. */

import type { Choice, Question } from "../wire";
import { fact, known, names, type Scene, type Texts, word, zone } from "./scene";
import { chips, slips } from "./trade/offers";

export interface Status {
  text: string;
  /** the reader is waited for */
  mine: boolean;
  /** what kind of moment it is, by what is asked: mostly the id of a menu entry */
  about: string;
}

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
    const asked = say.face.questions.find((question) => fits(question, scene));
    if (asked) return { text: question(asked, scene, say), mine: true, about: asked.about || met(asked, scene)[0]!.id };
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

/** The choices that a question of the box is about. */
function met({ has }: Question, scene: Scene): Choice[] {
  return scene.menu.filter(({ id }) => has.includes(id));
}

/** Is it the one to ask now? */
function fits(asked: Question, scene: Scene): boolean {
  const mine = fact(scene, "active", -1) === scene.seat;
  return (
    (asked.has.length === 0 || met(asked, scene).length >= asked.choices) &&
    !scene.menu.some(({ id }) => asked.lacks.includes(id)) &&
    (asked.active === null || asked.active === mine)
  );
}

/** What it says: perhaps of a seat, and of a card that lies before it. */
function question({ text, seat, zone: place }: Question, scene: Scene, say: Texts): string {
  const whose = fact(scene, seat, -1);
  const card = known(zone(scene, `${place}/${whose}`))[0];
  return say.say(text, {
    seat: names(scene)[whose] ?? "",
    kind: card === undefined ? "" : say.counted(word(scene, card)),
  });
}
