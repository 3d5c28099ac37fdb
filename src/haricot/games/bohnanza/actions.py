"""Bohnanza's numbers: every button and pick, the same in every edition, seats counted from the asker.

A card number (FIRST, LAST, UPS) names one of my cards by kind: the copy nearest the front, the copy
nearest the back, a revealed one. What is done with it follows from the question: given in an
offer, paid in an acceptance, discarded in the duel; while wanting, FIRST stands for the kind.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from haricot.farm.actions import BUY, DRAW, REVEAL, Harvest, Plant
from haricot.farm.forms import OfferForms
from haricot.kernel.actions import DONE, PASS, Action, Phrase

KINDS: Final[i64] = 11

N_REVEAL: Final[i64] = 0
N_DRAW: Final[i64] = 1
N_DONE: Final[i64] = 2
N_PASS: Final[i64] = 3
N_BUY: Final[i64] = 4
N_HARVEST: Final[i64] = 5  # + field
N_PLANT: Final[i64] = 8  # + field: the front card
N_OFFER: Final[i64] = 11  # + places to my left - 1: opens the form of an offer
N_ACCEPT: Final[i64] = 17  # + places to my left - 1: opens the form of an acceptance
N_DECLINE: Final[i64] = 23  # + places to my left - 1
N_PLANT_KIND: Final[i64] = 29  # + 3 * kind + field: a card lying before me
N_NEXT: Final[i64] = 62  # nothing more on this side of the offer; from here on the mask's second word
N_FIRST: Final[i64] = 63  # + kind
N_LAST: Final[i64] = 74  # + kind
N_UPS: Final[i64] = 85  # + kind
NUMBERS: Final[i64] = 96

FORMS: Final = OfferForms(11, 17, 23, 62, 63, 74, 85)

CLOSED: Final[list[Action]] = [
    REVEAL,
    DRAW,
    DONE,
    PASS,
    BUY,
    Harvest(0),
    Harvest(1),
    Harvest(2),
    Plant(-1, 0),
    Plant(-1, 1),
    Plant(-1, 2),
]
PLANT_KIND: Final[list[Action]] = [Plant(k, f) for k in range(11) for f in range(3)]


def phrase(number: i64, seat: i64, seats: i64, front: int, doing: str) -> Phrase:
    """What a number says to its seat; `doing` is what picked cards are for (give, pay, want, discard)."""
    n = int(number)
    if n < N_HARVEST:
        return Phrase(["reveal", "draw", "done", "pass", "buy"][n], {})
    if n < N_PLANT:
        return Phrase("harvest", {"field": n - int(N_HARVEST)}, f"field/{seat}/{n - N_HARVEST}")
    if n < N_OFFER:
        return Phrase("plant-front", {"kind": front, "field": n - int(N_PLANT)}, f"field/{seat}/{n - N_PLANT}")
    if n < N_PLANT_KIND:
        verb = "offer" if n < N_ACCEPT else "accept" if n < N_DECLINE else "decline"
        return Phrase(verb, {"to": (int(seat) + (n - int(N_OFFER)) % 6 + 1) % int(seats)})
    if n < N_NEXT:
        kind, field = divmod(n - int(N_PLANT_KIND), 3)
        return Phrase("plant-kind", {"kind": kind, "field": field}, f"field/{seat}/{field}")
    if n == N_NEXT:
        return Phrase(f"no-more-{doing}", {})
    if n < N_LAST:
        return Phrase(doing if doing == "want" else f"{doing}-first", {"kind": n - int(N_FIRST)}, f"hand/{seat}")
    if n < N_UPS:
        return Phrase(f"{doing}-last", {"kind": n - int(N_LAST)}, f"hand/{seat}")
    return Phrase(f"{doing}-up", {"kind": n - int(N_UPS)}, "offer" if doing == "discard" else "up")


def label(number: i64, kinds: list[str]) -> str:
    """A stable name for a number."""
    n = int(number)
    if n < N_HARVEST:
        return ["reveal", "draw", "done", "pass", "buy"][n]
    if n < N_PLANT:
        return f"harvest {n - N_HARVEST}"
    if n < N_OFFER:
        return f"plant {n - N_PLANT}"
    if n < N_ACCEPT:
        return f"offer +{n - N_OFFER + 1}"
    if n < N_DECLINE:
        return f"accept +{n - N_ACCEPT + 1}"
    if n < N_PLANT_KIND:
        return f"decline +{n - N_DECLINE + 1}"
    if n == N_NEXT:
        return "next"
    if n < N_FIRST:
        return f"plant {kinds[(n - N_PLANT_KIND) // 3]} {(n - N_PLANT_KIND) % 3}"
    if n < N_LAST:
        return f"{kinds[n - N_FIRST]}"
    if n < N_UPS:
        return f"{kinds[n - N_LAST]}@last"
    return f"{kinds[n - N_UPS]}@up"
