"""Al Cabohne's own verb, and its numbers: every button and pick, the same in every column.

number   what it is
0-4      reveal, draw, done, pass, buy
5-7      harvest + field
8-10     plant the front card of the hand + field
11-13    open an offer, open an acceptance, decline (bargaining; the opponent is one place to my left)
14-16    feed + boss: opens a form whose one pick is a card
17-37    plant a pile, 3 * kind + field
38       nothing more on this side of the offer
39-45    first + kind: the copy nearest the front of my hand; while wanting, the kind itself
46-52    last + kind: the copy nearest the back
53-59    ups + kind: a pile on the table; by itself it discards that pile (phase 1)

Sixty numbers fit into one word of a mask.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from haricot.farm.actions import UP, Discard, Plant, Ref
from haricot.farm.forms import OfferForms
from haricot.farm.numbers import button_label, button_phrase, pick_label, pick_phrase
from haricot.games.al_cabohne.terms import BOSSES
from haricot.kernel.actions import Action, Names, Phrase

KINDS: Final[i64] = 7


@final
@mypyc_attr(acyclic=True)
class Feed(Action):
    """Give a boss a card of the hand, or a whole pile."""

    def __init__(self, card: Ref, boss: i64) -> None:
        self.card: Final = card
        self.boss: Final[i64] = boss

    def write(self, names: Names) -> str:
        boss = BOSSES[self.boss] if 0 <= self.boss < len(BOSSES) else f"?{self.boss}"
        return f"feed {self.card.write(names)} {boss}"


N_OFFER: Final[i64] = 11
N_ACCEPT: Final[i64] = 12
N_DECLINE: Final[i64] = 13
N_FEED: Final[i64] = 14
N_PILE: Final[i64] = 17
N_NEXT: Final[i64] = 38
N_FIRST: Final[i64] = 39
N_LAST: Final[i64] = 46
N_UPS: Final[i64] = 53
NUMBERS: Final[i64] = 60
PARTNERS: Final = 1  # seats to my left

FORMS: Final = OfferForms(N_OFFER, N_ACCEPT, N_DECLINE, N_NEXT, N_FIRST, N_LAST, N_UPS)

PLANT_PILE: Final[list[Action]] = [Plant(k, f) for k in range(7) for f in range(3)]
DISCARD_PILE: Final[list[Action]] = [Discard(Ref(k, UP)) for k in range(7)]


def phrase(number: i64, seat: i64, seats: i64, hand: vec[u8], doing: str) -> Phrase:
    """What a number says to its seat; `doing` is what picked cards are for (give, pay, want, feed, discard)."""
    n = int(number)
    if n < N_FEED:
        return button_phrase(n, PARTNERS, int(seat), int(seats), hand)
    if n < N_PILE:
        boss = BOSSES[n - int(N_FEED)]
        return Phrase("feed", {"boss": boss}, boss)
    if n < N_NEXT:
        kind, field = divmod(n - int(N_PILE), 3)
        return Phrase("plant-kind", {"kind": kind, "field:place": field}, f"field/{seat}/{field}")
    return pick_phrase(FORMS, n, int(seat), doing)


def label(number: i64, kinds: list[str]) -> str:
    """A stable name for a number."""
    n = int(number)
    if n < N_FEED:
        return button_label(n, PARTNERS)
    if n < N_PILE:
        return f"feed {BOSSES[n - int(N_FEED)]}"
    if n < N_NEXT:
        return f"plant {kinds[(n - N_PILE) // 3]} {(n - N_PILE) % 3}"
    return pick_label(FORMS, n, kinds)
