"""The numbers that trading boxes share, the same in every edition: eleven buttons, then an offer's, and how all are said.

A card number of the forms names one of my cards by kind: the copy nearest the front, the copy nearest
the back, a revealed one. What is done with it follows from the question: given in an offer, paid in
an acceptance, discarded; while wanting, the first stands for the kind.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from haricot.farm.actions import BUY, DRAW, REVEAL, Harvest, Plant
from haricot.farm.forms import OfferForms
from haricot.kernel.actions import DONE, PASS, Action, Phrase

N_REVEAL: Final[i64] = 0
N_DRAW: Final[i64] = 1
N_DONE: Final[i64] = 2
N_PASS: Final[i64] = 3
N_BUY: Final[i64] = 4
N_HARVEST: Final[i64] = 5  # + field
N_PLANT: Final[i64] = 8  # + field: the front card
N_OFFER: Final[i64] = 11  # + places to my left - 1: opens the form of an offer

VERBS: Final = ["reveal", "draw", "done", "pass", "buy"]
DEALS: Final = ["offer", "accept", "decline"]
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


def button_phrase(n: int, partners: int, seat: int, seats: int, hand: vec[u8]) -> Phrase:
    """What a number up to the last decline says to its seat."""
    if n < N_HARVEST:
        return Phrase(VERBS[n], {})
    if n < N_OFFER:
        field = (n - int(N_HARVEST)) % 3
        zone = f"field/{seat}/{field}"
        if n < N_PLANT:
            return Phrase("harvest", {"field:place": field}, zone)
        return Phrase("plant-front", {"kind": int(hand[0]) if len(hand) > 0 else -1, "field:place": field}, zone)
    verb, places = divmod(n - int(N_OFFER), partners)
    return Phrase(DEALS[verb], {"to:seat": (seat + places + 1) % seats})


def pick_phrase(forms: OfferForms, n: int, seat: int, doing: str, ups: str = "up") -> Phrase:
    """What a pick says to its seat; `doing` is what picked cards are for, `ups` the zone of face-up cards."""
    if n == forms.next:
        return Phrase(f"no-more-{doing}", {})
    if n < forms.last:
        return Phrase(doing if doing == "want" else f"{doing}-first", {"kind": n - int(forms.first)}, f"hand/{seat}")
    if n < forms.ups:
        return Phrase(f"{doing}-last", {"kind": n - int(forms.last)}, f"hand/{seat}")
    return Phrase(f"{doing}-up", {"kind": n - int(forms.ups)}, ups)


def button_label(n: int, partners: int) -> str:
    """A stable name for a number up to the last decline."""
    if n < N_HARVEST:
        return VERBS[n]
    if n < N_OFFER:
        return f"harvest {n - N_HARVEST}" if n < N_PLANT else f"plant {n - N_PLANT}"
    verb, places = divmod(n - int(N_OFFER), partners)
    return f"{DEALS[verb]} +{places + 1}"


def pick_label(forms: OfferForms, n: int, words: list[str]) -> str:
    """A stable name for a pick."""
    if n == forms.next:
        return "next"
    if n < forms.last:
        return words[n - int(forms.first)]
    if n < forms.ups:
        return f"{words[n - int(forms.last)]}@last"
    return f"{words[n - int(forms.ups)]}@up"
