"""The state that bean games share, and what is done in all of them: plant, harvest, buy, draw, score."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64, mypyc_attr, u8

from haricot.farm.fields import Farm, new_farm
from haricot.farm.market import Market
from haricot.farm.supply import Supply
from haricot.farm.terms import FARTHEST, HAND_SIZE, Terms
from haricot.kernel.actions import UNTYPED
from haricot.kernel.chance import Chance
from haricot.kernel.events import Event, Move
from haricot.kernel.game import Outcome, bit
from haricot.kernel.piles import NONE, ints

# The types of arguments, apart from their names: these events are made all the time.
PLANTED: Final = {"field": "place"}
HARVESTED: Final = {"field": "place", "cards": "count"}


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class FarmState:
    """Farms by seat, supply, market, and where the turn stands. A box's State adds what is its own.

    Boxes from outside inherit from it too. So that this costs nothing, what is asked all the time is called by the name
    of the class (`FarmState.left_of(t, …)`), in farm and in boxes: such methods are not for boxes to override.
    """

    def __init__(self, supply: Supply, market: Market, chance: Chance) -> None:
        self.farms: list[Farm] = []
        self.supply: Supply = supply
        self.market: Market = market
        self.chance: Chance = chance
        self.phase: i64 = 0
        self.active: i64 = 0
        self.first: i64 = 0
        self.planted: i64 = 0  # from the hand, this turn
        self.heard: i64 = 0  # seat mask
        self.epoch: i64 = 0  # how often the phase has changed

    def copy_into(self, t: FarmState) -> None:
        """Give a new state, made with clones of supply, market and chance, all the rest."""
        for farm in self.farms:
            t.farms.append(farm.clone())
        t.phase = self.phase
        t.active = self.active
        t.first = self.first
        t.planted = self.planted
        t.heard = self.heard
        t.epoch = self.epoch

    def left_of(self, seat: i64, places: i64) -> i64:
        """The seat so many places to the left."""
        seat += places
        n = len(self.farms)
        return seat - n if seat >= n else seat

    def enter(self, phase: i64) -> None:
        """Change the phase: what was said before is over."""
        self.phase = phase
        self.heard = 0
        self.epoch += 1

    def new_turn(self, seat: i64, phase: i64, log: list[Event] | None) -> None:
        """The seat becomes active (BOH-09, 64)."""
        self.active = seat
        self.planted = 0
        self.enter(phase)
        for farm in self.farms:
            farm.offers = 0
            farm.wish = NONE
        if log is not None:
            log.append(Event("turn", {"seat": int(seat)}, [], UNTYPED))

    # -- who owes an answer in a trade

    def answerer(self, skip: i64) -> i64:
        """The first seat not in `skip` that owes the active player an answer, oldest deal first; -1: none.

        Bids to the active player wait for a choice and are nobody's debt.
        """
        active = self.active
        for d in self.market.deals:
            if d.proposer != active:
                continue
            if d.to >= 0:
                if (skip >> d.to) & 1 == 0:
                    return d.to
            else:
                r: i64 = 1
                while r < len(self.farms):
                    seat = FarmState.left_of(self, active, r)
                    if d.waits_for(seat) and (skip >> seat) & 1 == 0:
                        return seat
                    r += 1
        return -1

    def bargaining(self) -> i64:
        """The active player and those to whom its deals are addressed, as a seat mask."""
        seats = bit(self.active)
        for d in self.market.deals:
            if d.proposer == self.active and d.to >= 0:
                seats |= bit(d.to)
        return seats

    def moment(self, seat: i64) -> i64:
        """What a timely message of a seat depends on: the phase, and cards taken from its hand by acceptances."""
        if 0 <= seat < len(self.farms):
            return self.epoch + self.farms[seat].lost
        return self.epoch

    def may_reveal(self) -> bool:
        """Has the active player planted the front card, if there was one (BOH-26, 27)?"""
        return self.planted > 0 or len(self.farms[self.active].hand) == 0

    # -- fields as the views and positions list them

    def field_cards(self, seat: i64, field: i64) -> list[int]:
        """The cards of a field, the top one last."""
        farm = self.farms[seat]
        size = farm.size[field]
        return [int(farm.kind[field])] * int(size) if size > 0 else []

    def set_field(self, seat: i64, field: i64, cards: list[int]) -> None:
        """Fill an empty field."""
        if cards:
            farm = self.farms[seat]
            farm.kind[field] = farm.kind_of[cards[0]]
            farm.size[field] = u8(len(cards))

    def open_coins(self, seat: i64) -> vec[u8]:
        """The coins of a seat that everybody has seen on their way."""
        return self.farms[seat].coins

    def coin_stack(self, seat: i64) -> list[int]:
        """The coins of a seat from the bottom up, -1 for one that nobody has seen: all lay open when they were earned."""
        return ints(self.farms[seat].coins)

    # -- doings

    def plant_front(self, seat: i64, field: i64, terms: Terms, log: list[Event] | None) -> None:
        """Plant the front card of the hand (BOH-14)."""
        farm = self.farms[seat]
        card = farm.leave_hand(0)
        field = farm.plant(card, field, terms.duplicate_kind_fields)
        self.planted += 1
        if log is not None:
            log_planted(log, seat, card, field, f"hand/{seat}", 0)

    def harvest(self, seat: i64, field: i64, terms: Terms, log: list[Event] | None) -> None:
        """Sell a whole field (BOH-69 to 74)."""
        farm = self.farms[seat]
        kind = i64(farm.kind[field])
        size = i64(farm.size[field])
        coins = terms.cards.payout(kind, size)
        self.reap(farm, field, coins)
        if log is not None:
            zone = f"field/{seat}/{field}"
            moves = [Move(int(kind), zone, f"coins/{seat}" if n < coins else "discard") for n in range(size)]
            log_harvested(log, seat, field, kind, size, coins, moves)

    def reap(self, farm: Farm, field: i64, coins: i64) -> None:
        """Turn a field of one kind into so many coins; the rest is discarded."""
        kind = i64(farm.kind[field])
        size = i64(farm.size[field])
        farm.clear_field(field)
        i: i64 = 0
        while i < size:
            if i < coins:
                farm.earn(kind)
            else:
                self.supply.throw(kind)
            i += 1

    def buy(self, seat: i64, terms: Terms, zone: str, log: list[Event] | None) -> None:
        """Pay with the top coins, one at a time, to a zone (`discard`, `box` or `laid`), and own a third field."""
        farm = self.farms[seat]
        moves: list[Move] | None = None if log is None else []
        i: i64 = 0
        while i < terms.cost:
            farm.coins, card = pop(farm.coins)
            if zone == "box":
                self.supply.box = append(self.supply.box, card)
            elif zone == "laid":
                self.supply.laid = append(self.supply.laid, card)
            else:
                self.supply.throw(i64(card))
            if moves is not None:
                moves.append(Move(int(card), f"coins/{seat}", zone))
            i += 1
        farm.fields = 3
        if log is not None and moves is not None:
            log.append(Event("bought", {"seat": int(seat), "coins": int(terms.cost)}, moves))

    def take_cards(self, n: i64, seat: i64, to_hand: bool, log: list[Event] | None) -> None:
        """Draw to the back of a hand, or turn up, until enough or the end is reached (BOH-79, 81 to 83)."""
        supply = self.supply
        moves: list[Move] | None = None if log is None else []
        while n > 0:
            card = supply.draw_one(self.chance, log)
            if card < 0:
                break
            if to_hand:
                farm = self.farms[seat]
                farm.hand = append(farm.hand, u8(card))
            else:
                self.market.up = append(self.market.up, u8(card))
            n -= 1
            if log is not None and moves is not None:
                moves.append(Move(int(card), "deck", f"hand/{seat}" if to_hand else "up"))
                if n == 0 or len(supply.deck) == 0:
                    id = "drew" if to_hand else "revealed"
                    log.append(Event(id, {"seat": int(seat), "cards": len(moves)}, moves, UNTYPED))
                    moves = []
            if len(supply.deck) == 0:
                supply.after_draw(self.chance, log)

    def sell_all(self, terms: Terms, log: list[Event] | None) -> None:
        """The final harvest of every field (BOH-85)."""
        seat: i64 = 0
        for farm in self.farms:
            f: i64 = 0
            while f < farm.fields:
                if farm.size[f] > 0:
                    self.harvest(seat, f, terms, log)
                f += 1
            seat += 1

    def score(self, seat: i64) -> int:
        """A seat's coins."""
        return len(self.farms[seat].coins)

    def ranking(self, terms: Terms) -> Outcome:
        """Most coins win; ties as the table agreed (BOH-86 to 88, RUL-18)."""
        scores = [self.score(seat) for seat in range(len(self.farms))]
        best = max(scores)
        winners = [seat for seat, score in enumerate(scores) if score == best]
        if terms.tie_break == HAND_SIZE:
            most = max([len(self.farms[seat].hand) for seat in winners])
            winners = [seat for seat in winners if len(self.farms[seat].hand) == most]
        elif terms.tie_break == FARTHEST:
            places = [(seat - int(self.first)) % len(scores) for seat in winners]
            winners = [winners[places.index(max(places))]]
        return Outcome(scores, winners, {}, "exhausted")

    def log_end(self, outcome: Outcome, log: list[Event] | None) -> None:
        """The last event."""
        if log is not None:
            log.append(Event("ended", {"scores": outcome.scores, "winners:seat": outcome.winners}, []))


def log_planted(log: list[Event], seat: i64, card: i64, field: i64, zone: str, place: i64) -> None:
    """A card has come into a field."""
    move = Move(int(card), zone, f"field/{seat}/{field}", int(place))
    log.append(Event("planted", {"seat": int(seat), "kind": int(card), "field": int(field)}, [move], PLANTED))


def log_harvested(
    log: list[Event], seat: i64, field: i64, kind: i64, cards: i64, coins: i64, moves: list[Move]
) -> None:
    """A field has been sold."""
    args: dict[str, int | str | list[int]] = {
        "seat": int(seat),
        "field": int(field),
        "kind": int(kind),
        "cards": int(cards),
        "coins": int(coins),
    }
    log.append(Event("harvested", args, moves, HARVESTED))


def give_out(t: FarmState, terms: Terms) -> None:
    """Shuffle and deal (BOH-02 to 09, 97): whole hands in seat order from the first player, first card to the front."""
    first = terms.first
    if first < 0:
        first = t.chance.number("first", terms.seats)
    pile = vec[u8](capacity=terms.cards.total())
    for card, n in enumerate(terms.cards.counts):
        for _ in range(n):
            pile = append(pile, u8(card))
    t.supply.deck = t.chance.shuffled("deck", pile)
    t.first = first
    i: i64 = 0
    while i < terms.seats:
        t.farms.append(new_farm(terms.fields, terms.cards))
        i += 1
    i = 0
    while i < terms.seats:
        farm = t.farms[t.left_of(first, i)]
        n = terms.hand(i)
        while n > 0:
            t.supply.deck, card = pop(t.supply.deck)
            farm.hand = append(farm.hand, card)
            n -= 1
        i += 1
