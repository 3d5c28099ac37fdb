"""The whole truth of one match of Ladybohn."""

from __future__ import annotations

from typing import final

from librt.vecs import append, pop, vec
from mypy_extensions import i64, mypyc_attr, u8

from haricot.farm.market import Market
from haricot.farm.phases import OVER, PLANT, TRADE
from haricot.farm.state import FarmState, give_out, log_harvested, log_planted
from haricot.farm.supply import Supply
from haricot.farm.terms import Terms
from haricot.games.ladybohn.terms import BABY, MISS, LadyTerms, sex_of
from haricot.kernel.chance import Chance
from haricot.kernel.events import Event, Move
from haricot.kernel.game import bit
from haricot.kernel.piles import NONE, cards_of, in_pile, ints


@final
@mypyc_attr(acyclic=True)
class State(FarmState):
    """A table whose fields are ordered stacks, with babies to move and coins that nobody has seen."""

    def __init__(self, supply: Supply, market: Market, chance: Chance, seats: i64) -> None:
        super().__init__(supply, market, chance)
        self.stacks: list[vec[u8]] = [NONE] * (3 * seats)  # by seat and field, the top card last
        self.dark: list[vec[u8]] = [NONE] * seats  # by seat: 1 for each coin that was taken unseen (LAD-65)
        self.lifts: vec[u8] = vec[u8]([u8(0)] * seats)  # by seat: the field plus one whose new baby may move a miss
        self.extra: vec[u8] = vec[u8]([u8(0)] * seats)  # by seat: coins of the final sale without a card (LAD-A14)
        self.owing: i64 = 0  # seats bound by a baby that is to be planted at once or may move a miss

    def clone(self) -> State:
        s = State(self.supply.clone(), self.market.clone(), self.chance.clone(), len(self.farms))
        self.copy_into(s)
        i: i64 = 0
        for stack in self.stacks:
            if len(stack) > 0:
                s.stacks[i] = stack[:]
            i += 1
        i = 0
        for flags in self.dark:
            if len(flags) > 0:
                s.dark[i] = flags[:]
            i += 1
        s.lifts = self.lifts[:]
        s.extra = self.extra[:]
        s.owing = self.owing
        return s

    # -- fields and coins

    def stack(self, seat: i64, field: i64) -> vec[u8]:
        """The cards of a field, the top one last."""
        return self.stacks[3 * seat + field]

    def top(self, seat: i64, field: i64) -> i64:
        """The top card of a field in which something grows."""
        stack = self.stacks[3 * seat + field]
        return i64(stack[len(stack) - 1])

    def field_cards(self, seat: i64, field: i64) -> list[int]:
        return ints(self.stacks[3 * seat + field])

    def set_field(self, seat: i64, field: i64, cards: list[int]) -> None:
        super().set_field(seat, field, cards)
        self.stacks[3 * seat + field] = cards_of(cards)

    def open_coins(self, seat: i64) -> vec[u8]:
        coins = self.farms[seat].coins
        flags = self.dark[seat]
        seen = NONE
        i: i64 = 0
        while i < len(coins):
            if flags[i] == 0:
                seen = append(seen, coins[i])
            i += 1
        return seen

    def coin_stack(self, seat: i64) -> list[int]:
        stack = ints(self.farms[seat].coins)
        for place, flag in enumerate(self.dark[seat]):
            if flag == 1:
                stack[place] = -1
        return stack

    def earn(self, seat: i64, card: i64, unseen: bool) -> None:
        """A card turned over onto the coin stack (LAD-47)."""
        self.farms[seat].earn(card)
        self.dark[seat] = append(self.dark[seat], u8(1) if unseen else u8(0))

    def buy(self, seat: i64, terms: Terms, zone: str, log: list[Event] | None) -> None:
        super().buy(seat, terms, zone, log)
        self.dark[seat] = self.dark[seat][: len(self.farms[seat].coins)]

    def score(self, seat: i64) -> int:
        return len(self.farms[seat].coins) + int(self.extra[seat])

    def sold_thirds(self) -> i64:
        """How many third fields have been bought (LAD-54)."""
        n: i64 = 0
        for farm in self.farms:
            if farm.fields == 3:
                n += 1
        return n

    # -- babies

    def must_plant(self, seat: i64, card: i64) -> bool:
        """Is a set-aside card a baby that was received and grows, so that it must be planted in phase 2 (LAD-30)?"""
        farm = self.farms[seat]
        return sex_of(card) == BABY and farm.grows(i64(farm.kind_of[card]))

    def bind(self) -> None:
        """Find out who is bound by a baby. In phase 2 nobody begins a field, so what must be planted was received so."""
        owing: i64 = 0
        seat: i64 = 0
        trading = self.phase == TRADE
        for farm in self.farms:
            if self.lifts[seat] > 0:
                owing |= bit(seat)
            elif trading:
                for card in farm.aside:
                    if self.must_plant(seat, i64(card)):
                        owing |= bit(seat)
            seat += 1
        self.owing = owing

    def first_bound(self) -> i64:
        """The first seat that a baby binds, the active player before the others (LAD-68); -1: nobody."""
        if self.owing == 0:
            return -1
        r: i64 = 0
        while True:
            seat = self.left_of(self.active, r)
            if (self.owing >> seat) & 1 == 1:
                return seat
            r += 1

    def only_baby(self, seat: i64) -> i64:
        """The one card among the babies a seat must plant at once; -1 if it has to choose which comes first."""
        found: i64 = -1
        for card in self.farms[seat].aside:
            if self.must_plant(seat, i64(card)):
                if found >= 0 and found != i64(card):
                    return -1
                found = i64(card)
        return found

    def misses(self, seat: i64, field: i64) -> i64:
        """How many misses a field holds."""
        n: i64 = 0
        for card in self.stacks[3 * seat + field]:
            if sex_of(i64(card)) == MISS:
                n += 1
        return n

    def miss_at(self, seat: i64, field: i64, miss: i64) -> i64:
        """Where the n-th miss from the top lies in a field; -1: there are not so many."""
        stack = self.stacks[3 * seat + field]
        i = len(stack) - 1
        while i >= 0:
            if sex_of(i64(stack[i])) == MISS:
                miss -= 1
                if miss == 0:
                    return i
            i -= 1
        return -1

    def lift(self, seat: i64, miss: i64, places: i64, log: list[Event] | None) -> None:
        """Move a miss up; the cards it passes slide down (LAD-15). No places: the move is waived."""
        field = i64(self.lifts[seat]) - 1
        self.lifts[seat] = 0
        self.bind()
        if places == 0:
            if log is not None:
                log.append(Event("waived", {"seat": int(seat), "field:place": int(field)}, []))
            return
        stack = self.stacks[3 * seat + field]
        i = self.miss_at(seat, field, miss)
        end = i + places
        if log is not None:
            zone = f"field/{seat}/{field}"
            move = Move(int(stack[i]), zone, zone, int(i), int(end))
            args: dict[str, int | str | list[int]] = {
                "seat": int(seat),
                "field:place": int(field),
                "kind": int(stack[i]),
                "places": int(places),
            }
            log.append(Event("lifted", args, [move]))
        card = stack[i]
        while i < end:
            stack[i] = stack[i + 1]
            i += 1
        stack[end] = card

    # -- doings

    def lay(self, seat: i64, card: i64, field: i64, zone: str, place: i64, log: list[Event] | None) -> None:
        """Put a card on top of a field (LAD-11); a baby above a miss gives a move (LAD-14, 16)."""
        farm = self.farms[seat]
        field = farm.plant(card, field, False)
        i = 3 * seat + field
        self.stacks[i] = append(self.stacks[i], u8(card))
        if log is not None:
            log_planted(log, seat, card, field, zone, place)
        if sex_of(card) == BABY and self.misses(seat, field) > 0:
            self.lifts[seat] = u8(field + 1)
            if self.phase == TRADE:
                farm.lost += 1  # a `pass` that is on its way was not meant for this question
        self.bind()

    def plant_hand(self, seat: i64, field: i64, log: list[Event] | None) -> None:
        """Plant the front card of the hand (LAD-17)."""
        card = self.farms[seat].leave_hand(0)
        self.planted += 1
        self.lay(seat, card, field, f"hand/{seat}" if log is not None else "", 0, log)

    def plant_lying(self, seat: i64, card: i64, field: i64, log: list[Event] | None) -> None:
        """Plant a card that was set aside, or a revealed one."""
        place = self.farms[seat].take_aside(card)
        zone = f"aside/{seat}"
        if place < 0:
            place = in_pile(self.market.up, card)
            self.plant_up(seat, place, field, log)
            return
        self.lay(seat, card, field, zone, place, log)

    def plant_up(self, seat: i64, place: i64, field: i64, log: list[Event] | None) -> None:
        """Plant a revealed card; deals that give it lapse."""
        card = self.market.take_up(place)
        self.lay(seat, card, field, "up", place, log)
        self.market.left_place(seat, -1 - place, log)

    def plant_babies(self, log: list[Event] | None) -> None:
        """Plant received babies that grow, one after the other, as long as nobody has to decide (LAD-30, 68)."""
        self.bind()
        while True:
            seat = self.first_bound()
            if seat < 0 or self.lifts[seat] > 0:
                return
            card = self.only_baby(seat)
            if card < 0:
                return
            self.plant_lying(seat, card, -1, log)

    def sell(self, seat: i64, field: i64, terms: LadyTerms, log: list[Event] | None) -> None:
        """Sell a whole field (LAD-42 to 47); under a garden miss the piles pay, step by step as in LAD-69."""
        farm = self.farms[seat]
        supply = self.supply
        stack = self.stacks[3 * seat + field]
        size = len(stack)
        top = i64(stack[size - 1])
        price = terms.price(top, size)
        moves: list[Move] | None = None if log is None else []
        zone = f"field/{seat}/{field}"
        purse = f"coins/{seat}"
        missing = price
        run_out = False
        if price > 0 and terms.piles_pay(top):
            while missing > 0 and len(supply.discard) > 0:
                supply.discard, card = pop(supply.discard)
                self.earn(seat, i64(card), False)
                missing -= 1
                if moves is not None:
                    moves.append(Move(int(card), "discard", purse))
                    if len(supply.discard) > 0:
                        moves.append(Move(int(supply.discard[len(supply.discard) - 1]), "discard", "discard"))
            while missing > 0 and len(supply.deck) > 0:
                taken = supply.take_top()
                self.earn(seat, taken, True)
                missing -= 1
                run_out = len(supply.deck) == 0
                if moves is not None:
                    moves.append(Move(int(taken), "deck", purse))
        kind = i64(farm.kind[field])
        farm.clear_field(field)
        self.stacks[3 * seat + field] = NONE
        n = size
        while missing > 0 and n > 0:
            n -= 1
            self.earn(seat, i64(stack[n]), False)
            missing -= 1
            if moves is not None:
                moves.append(Move(int(stack[n]), zone, purse))
        i: i64 = 0
        while i < n:
            supply.throw(i64(stack[i]))
            if moves is not None:
                moves.append(Move(int(stack[i]), zone, "discard", 0))
            i += 1
        if log is not None and moves is not None:
            log_harvested(log, seat, field, terms.cards.base + kind, size, price - missing, moves)
        if run_out:
            supply.after_draw(self.chance, log)

    def final_sale(self, terms: LadyTerms, log: list[Event] | None) -> None:
        """All fields are sold; coins are only counted, so no pile runs short (LAD-62, LAD-A14)."""
        seat: i64 = 0
        for farm in self.farms:
            f: i64 = 0
            while f < farm.fields:
                stack = self.stacks[3 * seat + f]
                size = len(stack)
                if size > 0:
                    kind = i64(farm.kind[f])
                    price = terms.price(i64(stack[size - 1]), size)
                    n = size
                    moves: list[Move] = []
                    while n > 0 and size - n < price:
                        n -= 1
                        self.earn(seat, i64(stack[n]), False)
                        moves.append(Move(int(stack[n]), f"field/{seat}/{f}", f"coins/{seat}"))
                    self.extra[seat] += u8(price - (size - n))
                    i: i64 = 0
                    while i < n:
                        self.supply.throw(i64(stack[i]))
                        moves.append(Move(int(stack[i]), f"field/{seat}/{f}", "discard", 0))
                        i += 1
                    farm.clear_field(f)
                    self.stacks[3 * seat + f] = NONE
                    if log is not None:
                        log_harvested(log, seat, f, terms.cards.base + kind, size, price, moves)
                f += 1
            seat += 1

    def finish(self, terms: LadyTerms, log: list[Event] | None) -> None:
        """The final sale, and the end (LAD-60 to 62)."""
        self.final_sale(terms, log)
        self.enter(OVER)
        self.log_end(self.ranking(terms), log)


def new_state(terms: LadyTerms, chance: Chance) -> State:
    """A table without farms."""
    market = Market(terms.cards.kind_of, terms.hand_only, terms.cards.base)
    return State(Supply(terms.exhaustions), market, chance, terms.seats)


def start(terms: LadyTerms, chance: Chance) -> State:
    """A match about to begin."""
    s = new_state(terms, chance)
    give_out(s, terms)
    s.new_turn(s.first, PLANT, None)
    return s
