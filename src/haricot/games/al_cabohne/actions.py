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

from mypy_extensions import i64, mypyc_attr

from haricot.farm.actions import BUY, DRAW, REVEAL, UP, Discard, Harvest, Plant, Ref
from haricot.farm.forms import OfferForms
from haricot.games.al_cabohne.terms import BOSSES
from haricot.kernel.actions import DONE, PASS, Action, Names, Phrase

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


N_REVEAL: Final[i64] = 0
N_DRAW: Final[i64] = 1
N_DONE: Final[i64] = 2
N_PASS: Final[i64] = 3
N_BUY: Final[i64] = 4
N_HARVEST: Final[i64] = 5
N_PLANT: Final[i64] = 8
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

FORMS: Final = OfferForms(11, 12, 13, 38, 39, 46, 53)

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
PLANT_PILE: Final[list[Action]] = [Plant(k, f) for k in range(7) for f in range(3)]
DISCARD_PILE: Final[list[Action]] = [Discard(Ref(k, UP)) for k in range(7)]
WORDS: Final = ["reveal", "draw", "done", "pass", "buy"]


def phrase(number: i64, seat: i64, seats: i64, front: int, doing: str) -> Phrase:
    """What a number says to its seat; `doing` is what picked cards are for (give, pay, want, feed, discard), or `pay`."""
    n = int(number)
    if n < N_HARVEST:
        return Phrase(WORDS[n], {})
    if n < N_PLANT:
        return Phrase("harvest", {"field": n - int(N_HARVEST)}, f"field/{seat}/{n - N_HARVEST}")
    if n < N_OFFER:
        return Phrase("plant-front", {"kind": front, "field": n - int(N_PLANT)}, f"field/{seat}/{n - N_PLANT}")
    if n < N_FEED:
        return Phrase(["offer", "accept", "decline"][n - int(N_OFFER)], {"to": (int(seat) + 1) % int(seats)})
    if n < N_PILE:
        boss = BOSSES[n - int(N_FEED)]
        return Phrase("feed", {"boss": boss}, boss)
    if n < N_NEXT:
        kind, field = divmod(n - int(N_PILE), 3)
        return Phrase("plant-kind", {"kind": kind, "field": field}, f"field/{seat}/{field}")
    if n == N_NEXT:
        return Phrase(f"no-more-{doing}", {})
    if n < N_LAST:
        return Phrase(doing if doing == "want" else f"{doing}-first", {"kind": n - int(N_FIRST)}, f"hand/{seat}")
    if n < N_UPS:
        return Phrase(f"{doing}-last", {"kind": n - int(N_LAST)}, f"hand/{seat}")
    return Phrase(f"{doing}-up", {"kind": n - int(N_UPS)}, "up")


def label(number: i64, kinds: list[str]) -> str:
    """A stable name for a number."""
    n = int(number)
    if n < N_HARVEST:
        return WORDS[n]
    if n < N_PLANT:
        return f"harvest {n - N_HARVEST}"
    if n < N_OFFER:
        return f"plant {n - N_PLANT}"
    if n < N_FEED:
        return ["offer +1", "accept +1", "decline +1"][n - int(N_OFFER)]
    if n < N_PILE:
        return f"feed {BOSSES[n - int(N_FEED)]}"
    if n < N_NEXT:
        return f"plant {kinds[(n - N_PILE) // 3]} {(n - N_PILE) % 3}"
    if n == N_NEXT:
        return "next"
    if n < N_LAST:
        return kinds[n - N_FIRST]
    if n < N_UPS:
        return f"{kinds[n - N_LAST]}@last"
    return f"{kinds[n - N_UPS]}@up"
