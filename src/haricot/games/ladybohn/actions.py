"""Ladybohn's numbers: every button and pick, the same for every number of seats, seats counted from the asker.

| numbers   | meaning                                                                                       |
| --------- | --------------------------------------------------------------------------------------------- |
| 0 to 4    | reveal, draw, done, pass (also: this baby moves nobody), buy                                  |
| 5 to 10   | harvest field 0 to 2; plant the front card in field 0 to 2                                    |
| 11 to 22  | offer to, accept from, decline from the seat 1 to 4 places to my left                         |
| 23 to 46  | plant the card that lies before me, by card, where it fits                                    |
| 47 to 56  | lift the 1st to 5th miss from the top by one place (47 to 51) or by two (52 to 56)            |
| 57, 58    | keep the first, the second revealed card, a baby that is then planted at once (kept_baby)     |
| 59        | nothing more on this side of the offer                                                        |
| 60 to 83  | my hand card nearest the front, by card (while wanting, sexes shown: that very card)          |
| 84 to 107 | a revealed card, by card                                                                      |
| 108 to 115| while wanting: the variety                                                                    |
| 116       | a miss further down: opens the next five, and 47 to 56 then count on from them                |

A hand card is written by variety and copy (`soy@2`), which shows no sex, or as one's own `soy.miss@1`.
`lift N PLACES` is the one verb of its own: N counts the misses of the field from the top, 1 is the
nearest; PLACES is 1 or 2. `pass` waives the move. A planted baby leaves no doubt about the field.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from haricot.farm import notation
from haricot.farm.actions import Plant
from haricot.farm.notation import read_action, read_number
from haricot.farm.numbers import N_PASS, button_label, button_phrase
from haricot.kernel.actions import Action, Names, Phrase
from haricot.kernel.errors import MalformedAction

CARDS: Final[i64] = 24
KINDS: Final[i64] = 8

N_ACCEPT: Final[i64] = 15
N_DECLINE: Final[i64] = 19
N_PLANT_CARD: Final[i64] = 23  # + card
N_LIFT: Final[i64] = 47  # + miss, counted from the top from 0; + LIFTS for two places
LIFTS: Final[i64] = 5  # misses at a time; the box has no more of a variety, an owner's cards may
N_KEEP: Final[i64] = 57  # + place among the revealed cards
KEEPS: Final[i64] = 2
N_NEXT: Final[i64] = 59
N_MINE: Final[i64] = 60  # + card
N_UPS: Final[i64] = 84  # + card
N_WANT: Final[i64] = 108  # + variety
N_LOWER: Final[i64] = 116  # a form, so that any number of misses fits into the mask's two words
NUMBERS: Final[i64] = 117
PARTNERS: Final = 4  # seats to my left at the largest table
VERBS: Final = [*notation.VERBS, "lift"]


@final
@mypyc_attr(acyclic=True)
class Lift(Action):
    """Move a miss under the baby just planted towards the top (LAD-14)."""

    def __init__(self, miss: i64, places: i64) -> None:
        self.miss: Final[i64] = miss  # counted from the top, from 1
        self.places: Final[i64] = places

    def write(self, names: Names) -> str:
        return f"lift {self.miss} {self.places}"


PLANT_CARD: Final[list[Action]] = [Plant(card, -1) for card in range(24)]
LIFT: Final[list[Action]] = [Lift(miss, places) for places in (1, 2) for miss in range(1, 6)]


def read(text: str, names: Names) -> Action:
    """An action from its notation; raises MalformedAction."""
    words = text.split()
    if words and words[0] == "lift":
        if len(words) != 3:
            raise MalformedAction("usage-lift")
        return Lift(read_number(words[1], "not-a-miss"), read_number(words[2], "not-places"))
    return read_action(text, names, VERBS)


def lift(pick: i64, pages: i64) -> Action | None:
    """The move that a pick means after going down so many times; None: it goes further down."""
    n = pick - N_LIFT
    if not 0 <= n < 2 * LIFTS:
        return None
    if n < LIFTS:
        return LIFT[n] if pages == 0 else Lift(LIFTS * pages + n + 1, 1)
    return LIFT[n] if pages == 0 else Lift(LIFTS * pages + n - LIFTS + 1, 2)


def phrase(number: i64, seat: i64, seats: i64, hand: vec[u8], up: vec[u8], doing: str, pages: i64) -> Phrase:
    """What a number says to its seat; `doing` is what picked cards are for (give or pay, want), or `lift`.

    `pages` is how often the draft has gone down to further misses.
    """
    n = int(number)
    if n < N_PLANT_CARD:
        if n == N_PASS and doing == "lift":
            return Phrase("waive", {})
        return button_phrase(n, PARTNERS, int(seat), int(seats), hand)
    if n < N_LIFT:
        return Phrase("plant-card", {"kind": n - int(N_PLANT_CARD)}, f"aside/{seat}")
    if n < N_KEEP:
        places, miss = divmod(n - int(N_LIFT), int(LIFTS))
        return Phrase("lift", {"miss": int(LIFTS * pages) + miss + 1, "places": places + 1})
    if n < N_NEXT:
        place = n - int(N_KEEP)
        return Phrase("plant-card", {"kind": int(up[place]) if place < len(up) else 0}, "up")
    if n == N_NEXT:
        return Phrase(f"no-more-{doing}", {})
    if n < N_UPS:
        return Phrase("want" if doing == "want" else "give", {"kind": n - int(N_MINE)}, f"hand/{seat}")
    if n < N_WANT:
        return Phrase("give-up", {"kind": n - int(N_UPS)}, "up")
    if n == N_LOWER:
        return Phrase("lift-lower", {"miss": int(LIFTS * (pages + 1)) + 1})
    return Phrase("want", {"kind": int(CARDS) + n - int(N_WANT)})


def label(number: i64, words: list[str]) -> str:
    """A stable name for a number."""
    n = int(number)
    if n < N_PLANT_CARD:
        return button_label(n, PARTNERS)
    if n < N_LIFT:
        return f"plant {words[n - N_PLANT_CARD]}"
    if n < N_KEEP:
        return f"lift {(n - N_LIFT) % LIFTS + 1} {(n - N_LIFT) // LIFTS + 1}"
    if n < N_NEXT:
        return f"keep {n - N_KEEP}"
    if n == N_NEXT:
        return "next"
    if n < N_UPS:
        return words[n - N_MINE]
    if n < N_WANT:
        return f"{words[n - N_UPS]}@up"
    if n == N_LOWER:
        return "lower"
    return words[CARDS + n - N_WANT]
