/** What is heard of what happens. */

import { play } from "../lib/sound";
import type { Event, Face } from "../wire";

/** Play an event as the seat hears it, and as the box's face says; `offers`: an offer by this seat waits for the reader's answer. */
export function hear(event: Event, face: Face, seat: number, offers: (proposer: number) => boolean): void {
  const { id, args } = event;
  const own = face.sounds[id];
  if (own === "none") return;
  if (own) play(own, Number(args.coins ?? 1));
  else if (id === "planted") play("plant");
  else if (id === "harvested") play("coin", Number(args.coins ?? 1));
  else if (isOffer(event, seat) && offers(Number(args.seat))) play("offer");
  else if (id === "accepted") play("accepted");
  else if (id === "declined" && args.to === seat) play("declined");
  else if (id === "turn" && args.seat === seat) play("turn");
  else if (event.moves.length > 0) play("card");
}

/** Is this an offer to the reader, or to all? */
export function isOffer({ id, args }: Event, seat: number): boolean {
  return id === "offered" && (args.to === seat || (args.to === -1 && args.seat !== seat));
}
