"""Ladybohn: the one file that decides what is legal (ids: rules.md).

The law is written once, as predicates of the State: `check` asks one and names the rule, `options`
shifts their bits into place. A conformance test holds the two equal.
"""

from __future__ import annotations

from typing import Any, final

from librt.vecs import vec
from mypy_extensions import i64

from haricot.farm import turn
from haricot.farm.actions import Accept, Buy, Draw, Harvest, Keep, Plant, Reveal
from haricot.farm.fields import Farm
from haricot.farm.game import FarmGame
from haricot.farm.numbers import CLOSED, N_BUY, N_DONE, N_HARVEST, N_OFFER
from haricot.farm.phases import DRAW, OVER, PLANT, SETTLE, TRADE
from haricot.farm.reasons import (
    BUY_OFF_TURN,
    FINE,
    FRONT_ONLY,
    KEEP_IT,
    KEPT_WAITS,
    NO_PLANTING_NOW,
    NO_SUCH_CARD,
    NOT_FROM_HAND,
    NOT_SOLD,
    OFF_TURN,
    ONE_THIRD_FIELD,
    SEAT_BY_SEAT,
    TOO_EARLY,
    TOO_POOR,
)
from haricot.farm.trading import keep, speak
from haricot.games.ladybohn import nursery, position, view
from haricot.games.ladybohn.actions import (
    KEEPS,
    N_KEEP,
    N_LIFT,
    N_LOWER,
    N_NEXT,
    N_PLANT_CARD,
    NUMBERS,
    PLANT_CARD,
    Lift,
    label,
    lift,
    phrase,
    read,
)
from haricot.games.ladybohn.cards import export_cards, read_cards
from haricot.games.ladybohn.forms import ACCEPTANCES, FORMS
from haricot.games.ladybohn.reasons import BABIES_FIRST, BABY_WAITS
from haricot.games.ladybohn.state import State, start
from haricot.games.ladybohn.terms import BABY, LadyTerms, sex_of
from haricot.kernel import rule
from haricot.kernel.actions import Action, Done, Pass, Phrase
from haricot.kernel.chance import Chance
from haricot.kernel.events import Event
from haricot.kernel.forms import Draft
from haricot.kernel.game import Belief, Game, bit
from haricot.kernel.piles import in_pile
from haricot.kernel.positions import Position
from haricot.kernel.rule import Rule
from haricot.kernel.setup import Setup
from haricot.kernel.views import View

__all__ = ["Ladybohn", "card_table", "export_cards", "make"]


def make(setup: Setup) -> Game[Any]:
    """The game of a setup."""
    return Ladybohn(setup, LadyTerms(setup))


def card_table(setup: Setup) -> list[tuple[str, int, list[list[int]]]]:
    """The cards in play for people: word, how many, beanometer."""
    cards = read_cards(setup)
    return [(cards.names.card(c), n, cards.meters[c]) for c, n in enumerate(cards.counts)]


@final
class Ladybohn(FarmGame[State, LadyTerms]):
    """Plant, reveal and trade, plant what came, draw; a baby's move comes before anything else of its owner."""

    def __init__(self, setup: Setup, terms: LadyTerms) -> None:
        super().__init__(setup, NUMBERS, terms, {}, view.LadyObserver(terms))

    def start(self, chance: Chance) -> State:
        return start(self.terms, chance)

    def clone(self, s: State) -> State:
        return s.clone()

    # -- who

    def awaited(self, s: State) -> i64:
        if s.phase == OVER:
            return 0
        bound = s.first_bound()
        if bound >= 0:
            return bit(bound)
        if s.phase == SETTLE:
            return bit(self.planter(s))
        return s.bargaining()

    def first_due(self, s: State, skip: i64) -> i64:
        """Who is bound by a baby; addressees of the active player's deals; free voices; then who must act."""
        if s.phase == OVER:
            return -1
        bound = s.first_bound()
        if bound >= 0:
            return bound if (skip >> bound) & 1 == 0 else -1
        if s.phase == SETTLE:
            planter = self.planter(s)
            return planter if (skip >> planter) & 1 == 0 else -1
        if s.phase == TRADE:
            seat = s.answerer(skip)
            if seat >= 0:
                return seat
        return turn.speaker(s, skip, self.terms)

    def peers(self, s: State) -> i64:
        return 0  # the order of harvests decides what a garden miss is paid with (LAD-37, LAD-50)

    # -- the law, as predicates

    def planter(self, s: State) -> i64:
        """Whose cards are planted now in phase 3: seat by seat, the active player first (LAD-37); -1: none are left."""
        r: i64 = 0
        while r < self.seats:
            seat = s.left_of(s.active, r)
            if len(s.farms[seat].aside) > 0 or (r == 0 and len(s.market.up) > 0):
                return seat
            r += 1
        return -1

    def may_buy(self, s: State, seat: i64) -> bool:
        """May a seat buy a third field: in its own turn, with the coins for it, while one is left (LAD-54, 55)?"""
        return seat == s.active and self.terms.may_buy(s.farms[seat]) and s.sold_thirds() < self.terms.thirds

    # -- the judge

    def check(self, s: State, seat: i64, a: Action) -> Rule | None:
        if s.phase == OVER:
            return rule.OVER
        if not 0 <= seat < self.seats:
            return rule.NO_SUCH
        if isinstance(a, Lift):
            return nursery.check_lift(s, seat, a, self.terms)
        if (s.owing >> seat) & 1 == 1:
            return nursery.check_bound(s, seat, a, self.terms)
        farm = s.farms[seat]
        law = self.terms.law
        if isinstance(a, Plant):
            return self.check_plant(s, seat, a)
        if isinstance(a, Harvest):
            return law[self.terms.why_not_harvest(farm, a.field)]
        if isinstance(a, Buy):
            return law[self.why_not_buy(s, seat)]
        refused = turn.check(s, seat, a, self.terms)
        if refused is None and s.owing != 0 and isinstance(a, (Accept, Done)):
            return law[BABIES_FIRST]
        return refused

    def check_plant(self, s: State, seat: i64, a: Plant) -> Rule | None:
        """The rule that forbids a planting by a seat that no baby binds."""
        law = self.terms.law
        farm = s.farms[seat]
        if a.kind < 0:
            return law[turn.why_not_from_hand(s, seat, a.field, self.terms)]
        lies = in_pile(farm.aside, a.kind) >= 0 or (seat == s.active and in_pile(s.market.up, a.kind) >= 0)
        if s.phase == PLANT:
            return law[FRONT_ONLY if seat == s.active else OFF_TURN]
        if s.phase != SETTLE:
            return law[self.why_waits(s, seat, a.kind) if lies else NO_PLANTING_NOW]
        if not lies:
            return law[NOT_FROM_HAND if in_pile(farm.hand, a.kind) >= 0 else NO_SUCH_CARD]
        if s.owing != 0 or self.planter(s) != seat:
            return law[SEAT_BY_SEAT]
        return law[farm.room(i64(self.terms.cards.kind_of[a.kind]), a.field, False)]

    def why_waits(self, s: State, seat: i64, card: i64) -> i64:
        """Why a card that lies before a seat is not planted in phase 2 (LAD-22, 31, 32, LAD-A5)."""
        if in_pile(s.farms[seat].aside, card) >= 0:
            return BABY_WAITS if sex_of(card) == BABY else TOO_EARLY
        return KEEP_IT if self.terms.at_once and s.must_plant(seat, card) else KEPT_WAITS

    def why_not_buy(self, s: State, seat: i64) -> i64:
        """Why a third field cannot be bought (LAD-54, 55)."""
        if seat != s.active:
            return BUY_OFF_TURN
        farm = s.farms[seat]
        if farm.fields > 2:
            return ONE_THIRD_FIELD
        if s.sold_thirds() >= self.terms.thirds:
            return NOT_SOLD
        return FINE if self.terms.may_buy(farm) else TOO_POOR

    # -- numbered choices

    def options(self, s: State, draft: Draft, mask: vec[i64]) -> None:
        mask[0] = 0
        mask[1] = 0
        seat = draft.seat
        phase = s.phase
        if phase == OVER or not 0 <= seat < self.seats:
            return
        if draft.size > 0:
            if draft.picks[0] == N_LOWER:
                nursery.lifts(s, seat, draft.size, mask)
            else:
                FORMS.options(s, draft, mask, self.terms)
            return
        if (s.owing >> seat) & 1 == 1:
            nursery.options(s, seat, mask)
            return
        farm = s.farms[seat]
        w = farm.ripe(self.terms.literal_protection) << N_HARVEST
        if self.may_buy(s, seat):
            w |= bit(N_BUY)
        if phase != SETTLE:
            w |= turn.buttons(s, seat, self.terms)
            if phase == TRADE:
                w |= self.trade_options(s, seat)
                if s.owing != 0:  # while somebody's baby is not done with, no deal is carried out (LAD-68)
                    w &= ~(bit(N_DONE) | ACCEPTANCES)
        else:
            if s.owing == 0 and self.planter(s) == seat:
                for card in farm.aside:
                    w |= self.plantable(farm, i64(card))
                if seat == s.active:
                    for card in s.market.up:
                        w |= self.plantable(farm, i64(card))
        mask[0] = w

    def plantable(self, farm: Farm, card: i64) -> i64:
        """The bit that plants a lying card, if it fits anywhere."""
        if farm.fits(i64(self.terms.cards.kind_of[card]), False) == 0:
            return 0
        return bit(N_PLANT_CARD + card)

    def trade_options(self, s: State, seat: i64) -> i64:
        """The buttons of a market in which a kept baby may be planted at once."""
        w = FORMS.buttons(s, seat, self.terms)
        place: i64 = 0
        while seat == s.active and place < KEEPS and self.terms.at_once:
            if nursery.plants_kept(s, place, self.terms) and s.market.unmarked(i64(s.market.up[place])) >= 0:
                w |= bit(N_KEEP + place)
            place += 1
        return w

    def finish(self, s: State, draft: Draft) -> Action | None:
        if draft.size == 0:
            return None
        first = draft.picks[0]
        if first < N_OFFER:
            return CLOSED[first]
        if first < N_PLANT_CARD:
            return FORMS.action(s, draft)
        if first < N_LIFT:
            return PLANT_CARD[first - N_PLANT_CARD]
        if first < N_KEEP:
            return lift(first, 0)
        if first < N_NEXT and nursery.plants_kept(s, first - N_KEEP, self.terms):
            return Keep(i64(s.market.up[first - N_KEEP]))
        if first == N_LOWER:
            return lift(draft.picks[draft.size - 1], draft.size - 1)
        return None

    # -- doing

    def do(self, s: State, seat: i64, a: Action, log: list[Event] | None) -> None:
        terms = self.terms
        if isinstance(a, Plant):
            if a.kind < 0:
                s.plant_hand(seat, a.field, log)
            else:
                s.plant_lying(seat, a.kind, a.field, log)
                self.go_on(s, log)
        elif isinstance(a, Lift):
            s.lift(seat, a.miss, a.places, log)
            self.go_on(s, log)
        elif isinstance(a, Harvest):
            s.sell(seat, a.field, terms, log)
            if s.phase == DRAW and s.supply.final:
                s.finish(terms, log)  # a garden payment took the last card before the draw (LAD-A13)
        elif isinstance(a, Pass) and s.lifts[seat] > 0:
            s.lift(seat, 0, 0, log)
            self.go_on(s, log)
        elif isinstance(a, Reveal):
            s.take_cards(terms.reveal, seat, False, log)
            s.enter(TRADE)
            if log is not None and len(log) == 0:
                log.append(Event("no-reveal", {"seat": int(seat)}, []))
        elif isinstance(a, Draw):
            s.take_cards(terms.draw, seat, True, log)
            if s.supply.final:
                s.finish(terms, log)
            else:
                s.new_turn(s.left_of(seat, 1), PLANT, log)
        elif isinstance(a, Done):
            turn.end_trade(s, seat, log)
            self.go_on(s, log)
        elif isinstance(a, Buy):
            s.buy(seat, terms, "discard", log)
        elif isinstance(a, Keep):
            self.keep(s, seat, a.kind, log)
        else:
            speak(s, seat, a, terms, log)
            if isinstance(a, Accept):
                s.plant_babies(log)

    def keep(self, s: State, seat: i64, card: i64, log: list[Event] | None) -> None:
        """Declare a revealed card kept; at some tables a baby that grows is then planted at once (LAD-A5)."""
        if self.terms.at_once and card >= 0 and s.must_plant(seat, card):
            s.plant_up(seat, s.market.unmarked(card), -1, log)
            self.go_on(s, log)
        else:
            keep(s.market, seat, card, self.terms.lock_kept_cards, log)

    def go_on(self, s: State, log: list[Event] | None) -> None:
        """After a planting or a baby's move: the next baby, or the end of phase 3 (LAD-35, 58, 59)."""
        if s.phase == TRADE:
            s.plant_babies(log)
        elif s.phase == SETTLE and s.owing == 0 and self.planter(s) < 0:
            if s.supply.final:
                s.finish(self.terms, log)
            else:
                s.enter(DRAW)

    # -- what can be known, and text

    def sight(self, s: State, seat: i64) -> view.LadySight:
        return view.LadySight(s, self.terms, seat, self.moment(s, seat))

    def belief(self, v: View) -> Belief[State]:
        return view.LadyBelief(v, self.terms)

    def dump(self, s: State) -> Position:
        return position.dump(s, self.terms)

    def load(self, p: Position, chance: Chance) -> State:
        return position.load(p, chance, self.terms)

    def read(self, text: str) -> Action:
        return read(text, self.names)

    def phrase(self, s: State, draft: Draft, number: i64) -> Phrase:
        hand = s.farms[draft.seat].hand
        doing = "lift" if s.lifts[draft.seat] > 0 else FORMS.side(draft)
        return phrase(number, draft.seat, self.seats, hand, s.market.up, doing, draft.size if doing == "lift" else 0)

    def label(self, number: i64) -> str:
        return label(number, self.names.cards)
