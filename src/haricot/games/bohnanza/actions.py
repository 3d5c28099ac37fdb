"""Bohnanza's numbers after the eleven of every trading box (farm/numbers.py), seats counted from the asker."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from haricot.farm.actions import Plant
from haricot.farm.forms import OfferForms
from haricot.farm.numbers import N_OFFER, button_label, button_phrase, pick_label, pick_phrase
from haricot.kernel.actions import Action, Phrase

KINDS: Final[i64] = 11

N_ACCEPT: Final[i64] = 17  # + places to my left - 1: opens the form of an acceptance
N_DECLINE: Final[i64] = 23  # + places to my left - 1
N_PLANT_KIND: Final[i64] = 29  # + 3 * kind + field: a card lying before me
N_NEXT: Final[i64] = 62  # nothing more on this side of the offer; from here on the mask's second word
N_FIRST: Final[i64] = 63  # + kind
N_LAST: Final[i64] = 74  # + kind
N_UPS: Final[i64] = 85  # + kind
NUMBERS: Final[i64] = 96
PARTNERS: Final = 6  # seats to my left at the largest table

FORMS: Final = OfferForms(N_OFFER, N_ACCEPT, N_DECLINE, N_NEXT, N_FIRST, N_LAST, N_UPS)

PLANT_KIND: Final[list[Action]] = [Plant(k, f) for k in range(11) for f in range(3)]


def phrase(number: i64, seat: i64, seats: i64, hand: vec[u8], doing: str) -> Phrase:
    """What a number says to its seat; `doing` is what picked cards are for (give, pay, want, discard)."""
    n = int(number)
    if n < N_PLANT_KIND:
        return button_phrase(n, PARTNERS, int(seat), int(seats), hand)
    if n < N_NEXT:
        kind, field = divmod(n - int(N_PLANT_KIND), 3)
        return Phrase("plant-kind", {"kind": kind, "field:place": field}, f"field/{seat}/{field}")
    return pick_phrase(FORMS, n, int(seat), doing, "offer" if doing == "discard" else "up")


def label(number: i64, kinds: list[str]) -> str:
    """A stable name for a number."""
    n = int(number)
    if n < N_PLANT_KIND:
        return button_label(n, PARTNERS)
    if n < N_NEXT:
        return f"plant {kinds[(n - N_PLANT_KIND) // 3]} {(n - N_PLANT_KIND) % 3}"
    return pick_label(FORMS, n, kinds)
