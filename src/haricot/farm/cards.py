"""Bean cards as data: counts in play, beanometers, and a user's own file in their place."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from haricot.farm.reasons import NO_SUCH_CARD, SEX_HIDDEN
from haricot.kernel import data
from haricot.kernel.actions import Names
from haricot.kernel.data import CardFile, Toml
from haricot.kernel.errors import BadCards
from haricot.kernel.setup import Setup

MOST: Final = 60  # cards of one kind in an owner's file, and steps of its beanometer


@final
class Cards:
    """The cards of a box, how many of each are in play, and what a field pays.

    Mostly a card is its kind. Where a kind has several sorts of card, `kinds` names the kinds: the
    cards come kind by kind, as many of each, and the signs of the kinds follow them. Others know
    a hand card that is offered by its `told` sign: its kind, or where `shown` the card itself.
    """

    def __init__(
        self,
        names: list[str],
        counts: list[int],
        meters: list[list[list[int]]],
        kinds: list[str] | None = None,
        shown: bool = False,
    ) -> None:
        kind_names = names if kinds is None else kinds
        base = 0 if kinds is None else len(names)
        sorts = len(names) // len(kind_names)
        kind_of = [n // sorts for n in range(len(names))]
        totals = [sum(counts[k * sorts : (k + 1) * sorts]) for k in range(len(kind_names))]
        self.names: Final = Names(names if kinds is None else names + kinds)  # by sign: cards, then kinds
        self.kind_names: Final = Names(kind_names)
        self.counts: Final = counts
        self.meters: Final = meters  # per card: [cards, coins] steps
        self.size: Final[i64] = sum(counts)  # cards in play
        self.kinds: Final[i64] = len(kind_names)
        self.base: Final[i64] = base  # the sign of the first kind
        self.kind_of: Final = vec[u8](
            [u8(k) for k in (kind_of if kinds is None else kind_of + list(range(len(kinds))))]
        )
        self.told: Final = vec[u8]([u8(n if shown else base + kind_of[n]) for n in range(len(names))])
        self.width: Final[i64] = max(max(totals), 1) + 1
        self.pay: Final = vec[u8]([u8(payout(meter, n)) for meter in meters for n in range(max(max(totals), 1) + 1)])
        in_play: i64 = 0
        bit: i64 = 1
        for n in totals:
            if n > 0:
                in_play |= bit
            bit += bit
        self.in_play: Final[i64] = in_play  # bits of the kinds that are in the game
        askable = in_play << base
        if shown:
            bit = 1
            for n in counts:
                if n > 0:
                    askable |= bit
                bit += bit
        self.askable: Final[i64] = askable  # bits of the signs that may be asked for

    def payout(self, card: i64, n: i64) -> i64:
        """Coins for a field of n cards with this one on top."""
        return i64(self.pay[card * self.width + n])

    def why_not_ask(self, sign: i64) -> i64:
        """Why a sign cannot be asked for: it names a single card where kinds only are told, or nothing in the game."""
        if 0 <= sign < self.base and self.counts[sign] > 0:
            return SEX_HIDDEN
        return NO_SUCH_CARD

    def total(self) -> int:
        """Cards in play."""
        return int(self.size)


def payout(meter: list[list[int]], n: int) -> int:
    """Coins of the last step that n cards reach."""
    coins = 0
    for step in meter:
        if n >= step[0]:
            coins = step[1]
    return coins


def steps(of: Toml, key: str) -> list[list[int]] | None:
    """A beanometer `[[cards, coins], …]`, or None if it is not one."""
    found = of.get(key)
    if not isinstance(found, list):
        return None
    meter: list[list[int]] = []
    for step in found:
        if not isinstance(step, list) or len(step) != 2:
            return None
        if not all(isinstance(n, int) and not isinstance(n, bool) for n in step):
            return None
        meter.append([int(step[0]), int(step[1])])
    return meter


def read_cards(setup: Setup) -> Cards:
    """The cards of a setup: the box's own or a user's, less the kinds its column removes. Raises BadCards."""
    kinds = data.table(setup.box.doc, "kinds")
    names = list(kinds)
    counts: list[int] = []
    meters: list[list[list[int]]] = []
    if setup.cards is not None:
        check_card_file(setup.cards, kinds)
        kinds = data.table(setup.cards.doc, "kinds")
    removed = data.words(setup.column, "removed")
    for name in names:
        kind = data.table(kinds, name)
        counts.append(0 if name in removed else data.whole(kind, "count"))
        meters.append(steps(kind, "meter") or [])
    cards = Cards(names, counts, meters)
    needed = cards_needed(setup.column, setup.seats)
    if cards.total() < needed:
        line = setup.cards.line("", "total") if setup.cards is not None else 0
        raise BadCards("cards-few", line, field="total", count=cards.total(), needed=needed, seats=setup.seats)
    return cards


def starting_hand(column: Toml, turn: int) -> int:
    """Cards dealt to the player who is `turn` places after the first; the last number repeats."""
    hands = data.wholes(column, "hand")
    return hands[min(turn, len(hands) - 1)]


def cards_needed(column: Toml, seats: int) -> int:
    """The least number of cards a deal and a first turn take."""
    dealt = sum(starting_hand(column, turn) for turn in range(seats))
    return dealt + data.whole(column, "reveal") + data.whole(column, "draw")


def check_card_file(cards: CardFile, known: Toml) -> None:
    """Is a user's file complete and playable? Raises BadCards that names the line."""
    doc = cards.doc
    for key in doc:
        if key not in ("game", "name", "total", "kinds"):
            raise cards.error("cards-unknown", "", key, known=["game", "name", "total", "kinds"])
    kinds = doc.get("kinds")
    if not isinstance(kinds, dict):
        raise BadCards("cards-no-kinds", field="kinds")
    for name in kinds:
        if name not in known:
            raise cards.error("cards-unknown", f"kinds.{name}", known=list(known))
    total = 0
    for name in known:
        section = f"kinds.{name}"
        if name not in kinds:
            raise BadCards("cards-missing", len(cards.lines), field=section)
        kind = data.table(kinds, name)
        for key in kind:
            if key not in ("count", "meter"):
                raise cards.error("cards-unknown", section, key, known=["count", "meter"])
        count = kind.get("count")
        if not isinstance(count, int) or isinstance(count, bool) or not 0 <= count <= MOST:
            raise cards.error("cards-count", section, "count", most=MOST)
        total += count
        meter = steps(kind, "meter")
        if meter is None or not meter:
            raise cards.error("cards-meter", section, "meter")
        if len(meter) > MOST:
            raise cards.error("meter-long", section, "meter", most=MOST)
        before = [0, 0]
        for step in meter:
            if step[0] <= before[0] or step[1] <= before[1]:
                raise cards.error("cards-rise", section, "meter")
            if step[1] > step[0]:
                raise cards.error("cards-coins", section, "meter", cards=step[0], coins=step[1])
            before = step
    stated = doc.get("total")
    if stated is not None and stated != total:
        raise cards.error("cards-total", "", "total", word=str(stated)[:40], total=total)


def export_cards(setup: Setup) -> str:
    """A card file with the box's own data, ready to edit."""
    kinds = data.table(setup.box.doc, "kinds")
    total = sum(data.whole(data.table(kinds, name), "count") for name in kinds)
    lines = [f'game = "{setup.game}"', 'name = "own"', f"total = {total}"]
    for name in kinds:
        kind = data.table(kinds, name)
        lines += ["", f"[kinds.{name}]", f"count = {data.whole(kind, 'count')}", f"meter = {steps(kind, 'meter')}"]
    return "\n".join(lines) + "\n"
