"""The whole truth of one match of Bohnanza, and the doings that the duel shares with the other games."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, pop, vec
from mypy_extensions import i64, mypyc_attr, u8

from haricot.farm.fields import NONE, Farm, in_pile, new_farm
from haricot.farm.market import Market
from haricot.farm.supply import Supply
from haricot.games.bohnanza.terms import FARTHEST, HAND_SIZE, Terms
from haricot.kernel.chance import Chance
from haricot.kernel.events import Event, Move
from haricot.kernel.game import Outcome

LEFTOVERS: Final[i64] = 0  # duel D1: plant or discard what the opponent left
PLANT: Final[i64] = 1  # phase 1 (duel D2): plant from hand
TRADE: Final[i64] = 2  # phase 2: trade and give
SETTLE: Final[i64] = 3  # phase 3: plant received and kept cards
DRAW: Final[i64] = 4  # phase 4: draw
CHOOSE: Final[i64] = 5  # duel D3: plant some of the face-up cards
OVER: Final[i64] = 6
PHASES: Final = ["leftovers", "plant", "trade", "settle", "draw", "choose", "over"]


@final
@mypyc_attr(acyclic=True)
class State:
    """Farms by seat, supply, market, and where the turn stands."""

    def __init__(self, supply: Supply, market: Market, chance: Chance) -> None:
        self.farms: list[Farm] = []
        self.supply: Supply = supply
        self.market: Market = market
        self.chance: Chance = chance
        self.left: vec[u8] = NONE  # duel: the cards offered to the opponent
        self.phase: i64 = PLANT
        self.active: i64 = 0
        self.first: i64 = 0
        self.planted: i64 = 0  # from the hand, this turn
        self.discarded: i64 = 0  # duel: from the hand, this turn
        self.heard: i64 = 0  # seat mask
        self.epoch: i64 = 0  # how often the phase has changed

    def clone(self) -> State:
        s = State(self.supply.clone(), self.market.clone(), self.chance.clone())
        for farm in self.farms:
            s.farms.append(farm.clone())
        s.left = self.left[:] if len(self.left) > 0 else NONE
        s.phase = self.phase
        s.active = self.active
        s.first = self.first
        s.planted = self.planted
        s.discarded = self.discarded
        s.heard = self.heard
        s.epoch = self.epoch
        return s

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

    # -- doings

    def begin_turn(self, seat: i64, log: list[Event] | None) -> None:
        """The seat becomes active (BOH-09, 64); in the duel it first deals with what it was left (DUEL-12)."""
        self.active = seat
        self.planted = 0
        self.discarded = 0
        self.enter(LEFTOVERS if len(self.left) > 0 else PLANT)
        for farm in self.farms:
            farm.offers = 0
            farm.wish = NONE
        if log is not None:
            log.append(Event("turn", {"seat": int(seat)}, []))

    def plant_front(self, seat: i64, field: i64, terms: Terms, log: list[Event] | None) -> None:
        """Plant the front card of the hand (BOH-14)."""
        farm = self.farms[seat]
        kind = farm.leave_hand(0)
        field = farm.plant(kind, field, terms.twice)
        self.planted += 1
        if log is not None:
            log_planted(log, seat, kind, field, f"hand/{seat}", 0)

    def plant_lying(self, seat: i64, kind: i64, field: i64, terms: Terms, log: list[Event] | None) -> None:
        """Plant a card that lies before the seat: set aside, revealed, or left by the opponent."""
        farm = self.farms[seat]
        place = farm.take_aside(kind)
        if place >= 0:
            zone = f"aside/{seat}" if log is not None else ""
        elif self.phase == LEFTOVERS:
            place = in_pile(self.left, kind)
            self.left, _ = pop(self.left, place)
            zone = "offer"
        else:
            place = in_pile(self.market.up, kind)
            self.market.take_up(place)
            zone = "up"
        field = farm.plant(kind, field, terms.twice)
        if log is not None:
            log_planted(log, seat, kind, field, zone, place)

    def harvest(self, seat: i64, field: i64, terms: Terms, log: list[Event] | None) -> None:
        """Sell a whole field (BOH-69 to 74)."""
        farm = self.farms[seat]
        kind = i64(farm.kind[field])
        size = i64(farm.size[field])
        coins = terms.cards.payout(kind, size)
        farm.clear_field(field)
        i: i64 = 0
        while i < size:
            if i < coins:
                farm.earn(kind)
            else:
                self.supply.throw(kind)
            i += 1
        if log is not None:
            zone = f"field/{seat}/{field}"
            moves = [Move(int(kind), zone, f"coins/{seat}" if n < coins else "discard") for n in range(size)]
            log.append(
                Event(
                    "harvested",
                    {
                        "seat": int(seat),
                        "field": int(field),
                        "kind": int(kind),
                        "cards": int(size),
                        "coins": int(coins),
                    },
                    moves,
                )
            )

    def buy(self, seat: i64, terms: Terms, to_box: bool, log: list[Event] | None) -> None:
        """Pay with the top coins, one at a time (BOH-90, DUEL-05), and own a third field."""
        farm = self.farms[seat]
        moves: list[Move] | None = None if log is None else []
        i: i64 = 0
        while i < terms.cost:
            farm.coins, card = pop(farm.coins)
            if to_box:
                self.supply.box = append(self.supply.box, card)
            else:
                self.supply.throw(i64(card))
            if moves is not None:
                moves.append(Move(int(card), f"coins/{seat}", "box" if to_box else "discard"))
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
                    log.append(Event(id, {"seat": int(seat), "cards": len(moves)}, moves))
                    moves = []
            if len(supply.deck) == 0:
                supply.after_draw(self.chance, log)

    def finish(self, terms: Terms, log: list[Event] | None) -> None:
        """The final harvest, and the end (BOH-84, 85)."""
        seat: i64 = 0
        for farm in self.farms:
            f: i64 = 0
            while f < farm.fields:
                if farm.size[f] > 0:
                    self.harvest(seat, f, terms, log)
                f += 1
            seat += 1
        self.enter(OVER)
        if log is not None:
            outcome = self.outcome(terms)
            if outcome is not None:
                log.append(Event("ended", {"scores": outcome.scores, "winners": outcome.winners}, []))

    def outcome(self, terms: Terms) -> Outcome | None:
        """Most coins win; ties as the table agreed (BOH-86 to 88, RUL-18)."""
        if self.phase != OVER:
            return None
        scores = [len(farm.coins) for farm in self.farms]
        best = max(scores)
        winners = [seat for seat, score in enumerate(scores) if score == best]
        if terms.tie_break == HAND_SIZE:
            most = max([len(self.farms[seat].hand) for seat in winners])
            winners = [seat for seat in winners if len(self.farms[seat].hand) == most]
        elif terms.tie_break == FARTHEST:
            places = [(seat - int(self.first)) % len(scores) for seat in winners]
            winners = [winners[places.index(max(places))]]
        return Outcome([int(n) for n in scores], [int(n) for n in winners], {}, "exhausted")


def log_planted(log: list[Event], seat: i64, kind: i64, field: i64, zone: str, place: i64) -> None:
    """A card has come into a field."""
    move = Move(int(kind), zone, f"field/{seat}/{field}", int(place))
    log.append(Event("planted", {"seat": int(seat), "kind": int(kind), "field": int(field)}, [move]))


def deal(terms: Terms, chance: Chance) -> State:
    """Shuffle and deal (BOH-02 to 09, 97): whole hands in seat order from the first player, first card to the front."""
    s = State(Supply(terms.limit), Market(), chance)
    first = terms.first
    if first < 0:
        first = chance.number("first", terms.seats)
    pile = vec[u8](capacity=terms.cards.total())
    for kind, n in enumerate(terms.cards.counts):
        for _ in range(n):
            pile = append(pile, u8(kind))
    s.supply.deck = chance.shuffled("deck", pile)
    s.first = first
    i: i64 = 0
    while i < terms.seats:
        s.farms.append(new_farm(terms.fields, terms.cards.kinds, terms.cards.kind_of))
        i += 1
    i = 0
    while i < terms.seats:
        farm = s.farms[s.left_of(first, i)]
        n = terms.hand(i)
        while n > 0:
            s.supply.deck, card = pop(s.supply.deck)
            farm.hand = append(farm.hand, card)
            n -= 1
        i += 1
    s.begin_turn(first, None)
    return s
