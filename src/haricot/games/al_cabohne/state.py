"""The whole truth of one match of Al Cabohne, and what the mafia does by itself: take, sell, be paid, be fed."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, pop, vec
from mypy_extensions import i64, mypyc_attr, u8

from haricot.farm import phases
from haricot.farm.fields import Farm, new_farm
from haricot.farm.market import Market
from haricot.farm.phases import LEFTOVERS, OVER, PLANT
from haricot.farm.state import FarmState, give_out
from haricot.farm.supply import Supply
from haricot.games.al_cabohne import memory
from haricot.games.al_cabohne.terms import CabTerms
from haricot.kernel.actions import Arg
from haricot.kernel.chance import Chance
from haricot.kernel.events import Event, Move
from haricot.kernel.game import Outcome, bit
from haricot.kernel.piles import NONE, in_pile

PAY: Final[i64] = 6  # before phase 2 (solo: 1): the last moment to harvest a field that would pay
CULTIVATE: Final[i64] = 7  # phase 5 (solo: 4): plant piles, feed bosses
OLD: Final[i64] = 64  # added to a card that the reveal took from the discard pile
PHASES: Final = phases.PHASES + ["pay", "cultivate"]


@final
@mypyc_attr(acyclic=True)
class State(FarmState):
    """A table with the mafia's farm (a field a boss, the treasury as its coins); the piles are the market's `up`."""

    def __init__(self, supply: Supply, market: Market, chance: Chance, mafia: Farm) -> None:
        super().__init__(supply, market, chance)
        self.mafia: Farm = mafia
        self.shown: list[vec[u8]] = []  # by seat: the memory of its hand (memory.py)
        self.turned: vec[u8] = NONE  # this turn's reveal in order: deck cards, and discards plus OLD

    def clone(self) -> State:
        s = State(self.supply.clone(), self.market.clone(), self.chance.clone(), self.mafia.clone())
        self.copy_into(s)
        for memory_of_hand in self.shown:
            s.shown.append(memory_of_hand)  # replaced as a whole, never changed
        s.turned = self.turned[:] if len(self.turned) > 0 else NONE
        return s

    # -- turns

    def begin_turn(self, seat: i64, log: list[Event] | None) -> None:
        """The seat becomes active: leftovers, or what comes after them (CAB-12, SOLO-07)."""
        self.turned = NONE
        self.new_turn(seat, LEFTOVERS, log)
        if len(self.market.up) == 0:
            self.leave_leftovers()

    def leave_leftovers(self) -> None:
        """Open the moment before the payment, or phase 3 if nothing is due (CAB-68)."""
        self.enter(PAY if self.dues(self.active) != 0 else PLANT)

    # -- the mafia's fields

    def grower(self, kind: i64) -> i64:
        """The boss who grows a kind, or -1."""
        mafia = self.mafia
        b: i64 = 0
        while b < mafia.fields:
            if mafia.size[b] > 0 and i64(mafia.kind[b]) == kind:
                return b
            b += 1
        return -1

    def hungry(self) -> bool:
        """Is a boss's field empty?"""
        b: i64 = 0
        while b < self.mafia.fields:
            if self.mafia.size[b] == 0:
                return True
            b += 1
        return False

    def give(self, boss: i64, kind: i64) -> None:
        """Put a card on a boss's field."""
        self.mafia.kind[boss] = u8(kind)
        self.mafia.size[boss] += 1

    def is_due(self, boss: i64, terms: CabTerms) -> bool:
        """Is his field worth his number (CAB-55, SOLO-02)?"""
        mafia = self.mafia
        size = i64(mafia.size[boss])
        return size > 0 and terms.cards.payout(i64(mafia.kind[boss]), size) >= terms.signs[boss]

    def sell_if_due(self, boss: i64, terms: CabTerms, log: list[Event] | None) -> bool:
        """The boss sells as soon as he can (CAB-56); returns whether he did."""
        if not self.is_due(boss, terms):
            return False
        self.sell(boss, terms, log)
        return True

    def sell(self, boss: i64, terms: CabTerms, log: list[Event] | None) -> None:
        """A boss's whole field becomes coins of the treasury and discards."""
        mafia = self.mafia
        kind = i64(mafia.kind[boss])
        size = i64(mafia.size[boss])
        coins = terms.cards.payout(kind, size)
        self.reap(mafia, boss, coins)
        if log is not None:
            name = terms.names[boss]
            moves = [Move(int(kind), name, "treasury" if n < coins else "discard") for n in range(size)]
            args: dict[str, Arg] = {"boss": name, "kind": int(kind), "cards:count": int(size), "coins": int(coins)}
            log.append(Event("sold", args, moves))

    def stock(self, terms: CabTerms) -> None:
        """Each new kind turned up goes to the next boss, the others to their growers (CAB-06, 07, SOLO-05)."""
        stocked: i64 = 0
        while stocked < terms.bosses and len(self.supply.deck) > 0:
            self.supply.deck, card = pop(self.supply.deck)
            boss = self.grower(i64(card))
            if boss < 0:
                boss = stocked
                stocked += 1
            self.give(boss, i64(card))
        boss = 0
        while boss < terms.bosses:
            self.sell_if_due(boss, terms, None)
            boss += 1

    # -- payment

    def dues(self, seat: i64) -> i64:
        """Bits of the bosses whose kind this seat grows too (CAB-17)."""
        mafia = self.mafia
        due: i64 = 0
        b: i64 = 0
        while b < mafia.fields:
            if mafia.size[b] > 0 and self.farms[seat].grows(i64(mafia.kind[b])):
                due |= bit(b)
            b += 1
        return due

    def pay(self, seat: i64, terms: CabTerms, log: list[Event] | None) -> None:
        """One card to each boss to whom one was due at the start, in their order (CAB-17 to 19, 69)."""
        farm = self.farms[seat]
        due = self.dues(seat)
        b: i64 = 0
        while b < terms.bosses:
            if (due >> b) & 1 == 1:
                kind = i64(self.mafia.kind[b])
                f: i64 = 0
                while farm.size[f] == 0 or i64(farm.kind[f]) != kind:
                    f += 1
                farm.size[f] -= 1
                if farm.size[f] == 0:
                    farm.clear_field(f)
                self.give(b, kind)
                if log is not None:
                    name = terms.names[b]
                    move = Move(int(kind), f"field/{seat}/{f}", name)
                    log.append(Event("paid", {"seat": int(seat), "boss": name, "kind": int(kind)}, [move]))
                self.sell_if_due(b, terms, log)
            b += 1

    # -- the reveal

    def reveal(self, seat: i64, terms: CabTerms, log: list[Event] | None) -> None:
        """Turn up cards until enough stay or none can be had (CAB-36)."""
        supply = self.supply
        stay: i64 = 0
        while stay < terms.reveal:
            card = supply.draw_one(self.chance, log)
            if card < 0:
                break
            self.market.up = append(self.market.up, u8(card))
            self.turned = append(self.turned, u8(card))
            if log is not None:
                move = Move(int(card), "deck", "up")
                log.append(Event("revealed", {"seat": int(seat), "kind": int(card)}, [move]))
            if len(supply.deck) == 0:
                supply.after_draw(self.chance, log)
            boss = self.grower(card)
            if boss >= 0:
                place = len(self.market.up) - 1
                self.market.up, _ = pop(self.market.up)
                self.give(boss, card)
                if log is not None:
                    move = Move(int(card), "up", terms.names[boss], place)
                    log.append(Event("taken", {"boss": terms.names[boss], "kind": int(card)}, [move]))
                self.sell_if_due(boss, terms, log)
                continue
            stay += 1
            if terms.each_card:
                self.match(seat, terms, log)
        if stay > 0 and not terms.each_card:
            self.match(seat, terms, log)
        if log is not None:
            if len(self.turned) == 0:
                log.append(Event("none-left", {"seat": int(seat)}, []))
            elif len(supply.discard) > 0:
                top = int(supply.discard[len(supply.discard) - 1])  # it may have been uncovered
                log[len(log) - 1].moves.append(Move(top, "discard", "discard"))

    def match(self, seat: i64, terms: CabTerms, log: list[Event] | None) -> None:
        """Question 2: the top discard goes to the boss who grows it, or to its pile, again and again (CAB-31 to 34)."""
        supply = self.supply
        while len(supply.discard) > 0:
            kind = i64(supply.discard[len(supply.discard) - 1])
            boss = self.grower(kind)
            if boss < 0 and in_pile(self.market.up, kind) < 0:
                return
            supply.discard, _ = pop(supply.discard)
            self.turned = append(self.turned, u8(kind + OLD))
            if boss >= 0:
                self.give(boss, kind)
            else:
                self.market.up = append(self.market.up, u8(kind))
            if log is not None:
                moves = [Move(int(kind), "discard", terms.names[boss] if boss >= 0 else "up")]
                if boss >= 0:
                    log.append(Event("taken", {"boss": terms.names[boss], "kind": int(kind)}, moves))
                else:
                    log.append(Event("matched", {"seat": int(seat), "kind": int(kind)}, moves))
            if boss >= 0:
                self.sell_if_due(boss, terms, log)

    # -- piles

    def take_pile(self, kind: i64, zone: str, moves: list[Move] | None) -> i64:
        """Take all cards of a kind from the table, for a zone; returns how many."""
        n: i64 = 0
        while True:
            place = in_pile(self.market.up, kind)
            if place < 0:
                return n
            self.market.take_up(place)
            n += 1
            if moves is not None:
                moves.append(Move(int(kind), "up", zone, int(place)))

    def plant_pile(self, seat: i64, kind: i64, field: i64, terms: CabTerms, log: list[Event] | None) -> None:
        """Plant a whole pile in one field (CAB-14, 38)."""
        farm = self.farms[seat]
        field = farm.plant(kind, field, terms.duplicate_kind_fields)
        moves: list[Move] | None = None if log is None else []
        n = self.take_pile(kind, f"field/{seat}/{field}" if log is not None else "", moves)
        farm.size[field] += u8(n - 1)
        if log is not None and moves is not None:
            args: dict[str, Arg] = {
                "seat": int(seat),
                "kind": int(kind),
                "field:place": int(field),
                "cards:count": int(n),
            }
            log.append(Event("planted", args, moves))

    def discard_pile(self, seat: i64, kind: i64, log: list[Event] | None) -> None:
        """Throw a whole pile away (CAB-14, 16)."""
        moves: list[Move] | None = None if log is None else []
        n = self.take_pile(kind, "discard", moves)
        if log is not None and moves is not None:
            log.append(Event("discarded", {"seat": int(seat), "kind": int(kind), "cards:count": int(n)}, moves))
        while n > 0:
            self.supply.throw(kind)
            n -= 1

    def feed_pile(self, seat: i64, kind: i64, boss: i64, terms: CabTerms, log: list[Event] | None) -> None:
        """Plant a whole pile on a boss's field; he sells after it, or card by card (CAB-38, CAB-A6)."""
        moves: list[Move] | None = None if log is None else []
        n = self.take_pile(kind, terms.names[boss], moves)
        fed: i64 = 0
        while n > 0:
            self.give(boss, kind)
            fed += 1
            n -= 1
            if n == 0 or (not terms.whole_pile and self.is_due(boss, terms)):
                if log is not None and moves is not None:
                    self.log_fed(seat, kind, fed, terms.names[boss], moves[:fed], log)
                    moves = moves[fed:]
                fed = 0
                self.sell_if_due(boss, terms, log)

    def log_fed(self, seat: i64, kind: i64, cards: i64, boss: str, moves: list[Move], log: list[Event]) -> None:
        """A boss has been given cards."""
        args: dict[str, Arg] = {"seat": int(seat), "boss": boss, "kind": int(kind), "cards:count": int(cards)}
        log.append(Event("fed", args, moves))

    # -- hands

    def feed_card(self, seat: i64, place: i64, boss: i64, terms: CabTerms, log: list[Event] | None) -> None:
        """Give a boss a card from any place of the hand (CAB-40)."""
        card = self.farms[seat].leave_hand(place)
        self.shown[seat] = memory.left_somewhere(self.shown[seat], card)
        self.trust_memory(seat)
        self.give(boss, card)
        if log is not None:
            move = Move(int(card), f"hand/{seat}", terms.names[boss], int(place))
            self.log_fed(seat, card, 1, terms.names[boss], [move], log)
        self.market.left_place(seat, place, log)
        self.sell_if_due(boss, terms, log)

    def plant_hand(self, seat: i64, field: i64, terms: CabTerms, log: list[Event] | None) -> None:
        """Plant the front card of the hand (CAB-21)."""
        self.plant_front(seat, field, terms, log)
        self.shown[seat] = memory.left_at(self.shown[seat], 0)
        self.trust_memory(seat)

    def swapped(self, seat: i64, gave: vec[u8], got: vec[u8]) -> None:
        """What a deal leaves of the memory of a hand."""
        remembered = self.shown[seat]
        for card in gave:
            remembered = memory.left_somewhere(remembered, i64(card))
        kept = len(self.farms[seat].hand) - len(got)
        self.shown[seat] = memory.received(remembered, kept, got)
        self.trust_memory(seat)

    def trust_memory(self, seat: i64) -> None:
        """A card known to lie somewhere is known to be in the hand."""
        if len(self.shown[seat]) == 0:
            return
        known = self.farms[seat].known
        found = vec[i64]([0] * len(known))
        for card in self.shown[seat]:
            if card > 0:
                found[i64(card) - 1] += 1
        k: i64 = 0
        while k < len(known):
            if i64(known[k]) < found[k]:
                known[k] = u8(found[k])
            k += 1

    def show_hand(self, seat: i64, log: list[Event] | None) -> None:
        """Prove that no boss can be fed (CAB-47)."""
        hand = self.farms[seat].hand
        self.shown[seat] = memory.shown_hand(hand)
        self.trust_memory(seat)
        if log is not None:
            log.append(Event("showed", {"seat": int(seat), "kinds:kind": [int(card) for card in hand]}, []))

    def draw(self, seat: i64, terms: CabTerms, log: list[Event] | None) -> None:
        """Cards to the back of the hand (CAB-48, SOLO-13)."""
        farm = self.farms[seat]
        self.take_cards(terms.cards_to_draw(len(farm.hand)), seat, True, log)
        self.shown[seat] = memory.drawn(self.shown[seat], len(farm.hand))

    # -- the end

    def finish(self, terms: CabTerms, log: list[Event] | None) -> None:
        """Everybody sells; hands and piles are worth nothing and lie where they are (CAB-64, 65, SOLO-17)."""
        self.sell_all(terms, log)
        boss: i64 = 0
        while boss < terms.bosses:
            if self.mafia.size[boss] > 0:
                self.sell(boss, terms, log)
            boss += 1
        self.market.reset()
        self.enter(OVER)
        if log is not None:
            outcome = self.ranking_with_mafia(terms)
            counted = int(len(self.mafia.coins) * terms.times)
            args: dict[str, Arg] = {
                "scores": outcome.scores,
                "winners:seat": outcome.winners,
                "drawn:seat": outcome.drawn,
                "mafia": counted,
            }
            log.append(Event("ended", args, []))

    def ranking_with_mafia(self, terms: CabTerms) -> Outcome:
        """The richest of the players and the mafia; no seat among them: the mafia (CAB-66, 67, SOLO-18, CAB-A16)."""
        scores = [len(farm.coins) for farm in self.farms]
        best = max(scores)
        mafia = len(self.mafia.coins)
        counted = mafia * int(terms.times)
        others = {"mafia": mafia}
        if terms.times > 1:
            others["mafia_doubled"] = counted
        first = [seat for seat, score in enumerate(scores) if score == best]
        most = max([len(self.farms[seat].hand) for seat in first])
        first = [seat for seat in first if len(self.farms[seat].hand) == most]
        won = counted < best
        tied = counted == best and not terms.mafia_ties
        return Outcome(scores, first if won else [], others, "exhausted", first if tied else [])


def new_state(terms: CabTerms, chance: Chance) -> State:
    """A table before the deal."""
    mafia = new_farm(terms.bosses, terms.cards)
    s = State(Supply(terms.exhaustions), Market(terms.cards.kind_of, terms.hand_only), chance, mafia)
    i: i64 = 0
    while i < terms.seats:
        s.shown.append(NONE)
        i += 1
    return s


def start(terms: CabTerms, chance: Chance) -> State:
    """A match about to begin: hands, then the bosses' first beans (CAB-04, 06, SOLO-03)."""
    s = new_state(terms, chance)
    give_out(s, terms)
    s.stock(terms)
    s.begin_turn(s.first, None)
    return s
