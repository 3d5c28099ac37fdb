"""What a player who counts and bargains goes by: one value class, so that a character is a setting and no copy of the code."""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

NUMBERS: Final = [
    "slot",
    "third",
    "growth",
    "horizon",
    "lone",
    "dodge",
    "spare",
    "threshold",
    "worthwhile",
    "offers",
    "bids",
    "counter",
    "relief",
    "keen",
    "ease",
    "span",
    "even",
    "ahead",
    "leads",
    "each",
    "assent",
    "heed",
    "talk",
    "doubt",
    "alike",
    "boldness",
    "pity",
    "care",
    "kindness",
    "hands",
    "plea",
]
MANNERS: Final = ("gifts", "pairs", "all", "shown", "insists")


@final
class Habits:
    """Worths are thousandths of a coin, shares thousandths; never changed once made."""

    def __init__(
        self,
        *,
        # -- reckoning
        later: list[int],
        slot: i64,
        third: i64,
        growth: i64,
        shares: list[int],
        horizon: i64 = 25,
        lone: i64 = 500,
        dodge: i64 = 450,
        spare: i64 = 60,
        # -- dealing
        threshold: i64 = 30,
        worthwhile: i64 = 25,
        offers: i64 = 3,
        bids: i64 = 2,
        counter: i64 = 250,
        relief: i64 = 200,
        keen: i64 = 800,
        ease: i64 = 150,
        span: i64 = 700,
        even: i64 = 750,
        ahead: i64 = 600,
        leads: i64 = 1000,
        each: i64 = 3,
        assent: i64 = 150,
        heed: i64 = 200,
        talk: i64 = 400,
        doubt: i64 = 300,
        alike: i64 = 1100,
        boldness: i64 = 0,
        gifts: bool = True,
        pairs: bool = True,
        kindness: i64 = 0,
        pity: i64 = 150,
        care: i64 = 0,
        all: bool = True,
        shown: bool = True,
        hands: i64 = 0,
        plea: i64 = 300,
        insists: bool = False,
    ) -> None:
        self.later: Final = vec[i64](later)  # what hand cards count by their place
        self.slot: Final[i64] = slot  # what an empty field counts against an average fresh one
        self.third: Final[i64] = third  # what a third field counts against an empty one of two
        self.growth: Final[i64] = growth  # what a coin still to grow counts
        self.shares: Final = vec[i64](shares)  # how much of what comes by reaches me, by the number of rivals
        self.horizon: Final[i64] = horizon  # tenths of a round that a field is thought to stand
        self.lone: Final[i64] = lone  # the least a lone card counts against an empty field: it can often not be cleared
        self.dodge: Final[i64] = dodge  # a bad hand card may still be traded away, discarded or overtaken
        self.spare: Final[i64] = spare  # the least gain for throwing a hand card away, where one may
        self.threshold: Final[i64] = threshold  # the least gain a deal is accepted for
        self.worthwhile: Final[i64] = worthwhile  # the least gain times chance a proposal is made for
        self.offers: Final[i64] = offers  # proposals a turn, when active
        self.bids: Final[i64] = bids  # and when not: one when heard, and perhaps counters
        self.counter: Final[i64] = counter  # the least gain times chance for answering an offer with another
        self.relief: Final[i64] = relief  # what parting with a card one does not grow is worth to an unknown hand
        self.keen: Final[i64] = keen  # how much of a card's use a hand card still has
        self.ease: Final[i64] = ease  # what makes an agreement likely, beside the other's gain
        self.span: Final[i64] = span  # the gain at which it is all but certain
        self.even: Final[i64] = even  # what the gains of all others together count against mine
        self.ahead: Final[i64] = ahead  # how much a gain counts against me of somebody ahead of me
        self.leads: Final[i64] = leads  # and of the leader
        self.each: Final[i64] = each  # proposals a turn to one seat
        self.assent: Final[i64] = assent  # the least chance of a yes a proposal is made for
        self.heed: Final[i64] = heed  # what a card that somebody asked for is worth more to them than it seems
        self.talk: Final[i64] = (
            talk  # says once a round, in another's turn, what would bring it so much; 0: it never does
        )
        self.doubt: Final[i64] = (
            doubt  # how much of a chance is left that somebody who refused a card holds it after all
        )
        self.alike: Final[i64] = alike  # how much better an offer to all must be than one to the likeliest
        self.boldness: Final[i64] = boldness  # how much of the doubt about a yes is overlooked
        self.gifts: Final = gifts  # gives away what is only a burden
        self.pairs: Final = pairs  # offers two cards for one
        self.kindness: Final[i64] = kindness  # what the joy of giving something away counts beside what it is worth
        self.pity: Final[i64] = pity  # asks for a card for nothing if giving it relieves its owner of at least so much
        self.care: Final[i64] = care  # what sparing a field the plough counts beside what it is worth
        self.all: Final = all  # makes offers to everybody
        self.shown: Final = shown  # pays with a revealed card where a hand card would do as well
        self.hands: Final[i64] = hands  # of another seat that a deal is tried on
        self.plea: Final[i64] = plea  # the least chance of a yes for asking a card for nothing
        self.insists: Final = insists  # asks again for what was refused, if for something else

    def tempered(self, temper: dict[str, int], shares: list[int] | None = None) -> Habits:
        """The same with some of them changed, by name; what is named besides is another box's business."""
        values: dict[str, Any] = {name: temper.get(name, getattr(self, name)) for name in NUMBERS}
        values.update({name: bool(temper.get(name, getattr(self, name))) for name in MANNERS})
        later = [int(each) for each in self.later]
        return Habits(later=later, shares=shares or [int(each) for each in self.shares], **values)
