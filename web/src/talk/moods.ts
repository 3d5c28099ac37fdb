/** What characters feel about what happens: each has one emote it likes, and shows it where it fits. */

import type { Emote } from "../portraits/portraits";
import type { Event } from "../wire";

const PLEASED: readonly Emote[] = ["thanks", "haha", "bravo"];
const UNWILLING: readonly Emote[] = ["dear", "hmm"];
const SORRY: readonly Emote[] = ["ohno", "hmm"];
const RICH = 3; // coins of one harvest that are worth a word

/** Who shows something at an event, and what; `likes`: what each seat likes to show, empty where no character sits. */
export function mood({ id, args }: Event, likes: readonly string[]): { seat: number; feeling: Emote } | null {
  const who = (seats: readonly number[], fitting: readonly Emote[]) => {
    for (const seat of seats) {
      const feeling = fitting.find((each) => each === likes[seat]);
      if (feeling) return { seat, feeling };
    }
    return null;
  };
  const [seat, to] = [Number(args.seat ?? -1), Number(args.to ?? -1)];
  if (id === "accepted") return who([to, seat], PLEASED);
  if (id === "declined") return who([seat], UNWILLING) ?? who([to], SORRY);
  if (id === "harvested" && Number(args.coins ?? 0) >= RICH)
    return who(
      likes.map((_, each) => each).filter((each) => each !== seat),
      ["bravo"],
    );
  return null;
}
