"""Bohnanza for three to seven players: the one file that decides what is legal (ids: rules.md; the duel: duel.py).

The law is written once, as predicates of the State: `check` asks one and names the rule, `options`
shifts their bits into place. A conformance test holds the two equal.
"""

from __future__ import annotations

from typing import Any, final

from librt.vecs import vec
from mypy_extensions import i64

from haricot.farm import turn
from haricot.farm.actions import Buy, Draw, Harvest, Plant, Reveal
from haricot.farm.game import FarmGame
from haricot.farm.numbers import CLOSED, N_BUY, N_HARVEST, N_OFFER
from haricot.farm.phases import DRAW, OVER, PLANT, SETTLE, TRADE
from haricot.farm.reasons import FRONT_ONLY, NO_PLANTING_NOW, NO_SUCH_CARD, NOT_FROM_HAND, OFF_TURN, TOO_EARLY
from haricot.farm.terms import Terms
from haricot.farm.trading import speak
from haricot.games.bohnanza import position, view
from haricot.games.bohnanza.actions import FORMS, N_NEXT, N_PLANT_KIND, NUMBERS, PLANT_KIND, label, phrase
from haricot.games.bohnanza.duel import Duel
from haricot.games.bohnanza.state import State, start
from haricot.kernel import rule
from haricot.kernel.actions import Action, Done, Phrase
from haricot.kernel.chance import Chance
from haricot.kernel.events import Event
from haricot.kernel.forms import Draft
from haricot.kernel.game import Belief, Game, bit
from haricot.kernel.piles import in_pile
from haricot.kernel.positions import Position
from haricot.kernel.rule import Rule
from haricot.kernel.setup import Setup
from haricot.kernel.views import View


def make(setup: Setup) -> Game[Any]:
    """The game of a setup: two seats play the duel."""
    terms = Terms(setup)
    return Duel(setup, terms) if setup.column["set"] == "duel" else Bohnanza(setup, terms)


@final
class Bohnanza(FarmGame[State, Terms]):
    """Plant, reveal and trade, plant what came, draw."""

    def __init__(self, setup: Setup, terms: Terms) -> None:
        super().__init__(setup, NUMBERS, terms, view.ZONES, view.BeanObserver(terms))

    def start(self, chance: Chance) -> State:
        return start(self.terms, chance)

    def clone(self, s: State) -> State:
        return s.clone()

    # -- who

    def awaited(self, s: State) -> i64:
        if s.phase == OVER:
            return 0
        if s.phase == SETTLE:
            return self.planters(s)
        return s.bargaining()

    def first_due(self, s: State, skip: i64) -> i64:
        """Addressees of the active player's deals, oldest first; free voices; then who must act, active first."""
        phase = s.phase
        if phase == TRADE:
            seat = s.answerer(skip)
            if seat >= 0:
                return seat
        elif phase == SETTLE:
            planters = self.planters(s) & ~skip
            r: i64 = 0
            while r < self.seats:
                seat = s.left_of(s.active, r)
                if (planters >> seat) & 1 == 1:
                    return seat
                r += 1
            return -1
        elif phase == OVER:
            return -1
        return turn.speaker(s, skip, self.terms)

    def peers(self, s: State) -> i64:
        if s.phase == SETTLE:
            return self.planters(s)
        if s.phase == TRADE and s.answerer(0) >= 0:
            return 0
        voices: i64 = 0
        if turn.voices_open(s, s.phase, self.terms):
            seat: i64 = 0
            while seat < self.seats:
                if seat != s.active and turn.has_voice(s, seat, self.terms):
                    voices |= bit(seat)
                seat += 1
        return voices

    # -- the law, as predicates

    def planters(self, s: State) -> i64:
        """Seats that still hold cards to plant in phase 3 (BOH-56, 57)."""
        seats: i64 = 0
        seat: i64 = 0
        for farm in s.farms:
            if len(farm.aside) > 0:
                seats |= bit(seat)
            seat += 1
        if len(s.market.up) > 0:
            seats |= bit(s.active)
        return seats

    def all_planted(self, s: State) -> bool:
        """Is phase 3 over (BOH-61)?"""
        if len(s.market.up) > 0:
            return False
        for farm in s.farms:
            if len(farm.aside) > 0:
                return False
        return True

    # -- the judge

    def check(self, s: State, seat: i64, a: Action) -> Rule | None:
        if s.phase == OVER:
            return rule.OVER
        if not 0 <= seat < self.seats:
            return rule.NO_SUCH
        farm = s.farms[seat]
        law = self.terms.law
        if isinstance(a, Plant):
            return law[self.why_not_plant(s, seat, a)]
        if isinstance(a, Harvest):
            return law[self.terms.why_not_harvest(farm, a.field)]
        if isinstance(a, Buy):
            return law[self.terms.why_not_buy(farm)]
        return turn.check(s, seat, a, self.terms)

    def why_not_plant(self, s: State, seat: i64, a: Plant) -> i64:
        """Why a card may not be planted (BOH-14 to 31, 48, 56 to 62)."""
        farm = s.farms[seat]
        if a.kind < 0:  # from the hand
            return turn.why_not_from_hand(s, seat, a.field, self.terms)
        lies = in_pile(farm.aside, a.kind) >= 0 or (seat == s.active and in_pile(s.market.up, a.kind) >= 0)
        if s.phase == SETTLE:
            if lies:
                return farm.room(a.kind, a.field, self.terms.duplicate_kind_fields)
            return NOT_FROM_HAND if in_pile(farm.hand, a.kind) >= 0 else NO_SUCH_CARD
        if s.phase == PLANT:
            return FRONT_ONLY if seat == s.active else OFF_TURN
        return TOO_EARLY if lies else NO_PLANTING_NOW

    # -- numbered choices

    def options(self, s: State, draft: Draft, mask: vec[i64]) -> None:
        mask[0] = 0
        mask[1] = 0
        seat = draft.seat
        phase = s.phase
        if phase == OVER or not 0 <= seat < self.seats:
            return
        if draft.size > 0:
            FORMS.options(s, draft, mask, self.terms)
            return
        farm = s.farms[seat]
        w = farm.ripe(self.terms.literal_protection) << N_HARVEST
        if Terms.may_buy(self.terms, farm):
            w |= bit(N_BUY)
        if phase != SETTLE:
            w |= turn.buttons(s, seat, self.terms)
            if phase == TRADE:
                w |= FORMS.buttons(s, seat, self.terms)
        else:
            for card in farm.aside:
                w |= farm.fits(i64(card), self.terms.duplicate_kind_fields) << (N_PLANT_KIND + 3 * i64(card))
            if seat == s.active:
                for card in s.market.up:
                    w |= farm.fits(i64(card), self.terms.duplicate_kind_fields) << (N_PLANT_KIND + 3 * i64(card))
        mask[0] = w

    def finish(self, s: State, draft: Draft) -> Action | None:
        if draft.size == 0:
            return None
        first = draft.picks[0]
        if first < N_OFFER:
            return CLOSED[first]
        if first < N_PLANT_KIND:
            return FORMS.action(s, draft)
        return PLANT_KIND[first - N_PLANT_KIND] if first < N_NEXT else None

    # -- doing

    def do(self, s: State, seat: i64, a: Action, log: list[Event] | None) -> None:
        terms = self.terms
        if isinstance(a, Plant):
            if a.kind < 0:
                s.plant_front(seat, a.field, terms, log)
            else:
                s.plant_lying(seat, a.kind, a.field, terms, log)
                if self.all_planted(s):
                    self.leave_settle(s, log)
        elif isinstance(a, Harvest):
            s.harvest(seat, a.field, terms, log)
        elif isinstance(a, Reveal):
            s.take_cards(terms.reveal, seat, False, log)
            s.enter(TRADE)
        elif isinstance(a, Draw):
            s.take_cards(terms.draw, seat, True, log)
            if s.supply.final:
                s.finish(terms, log)
            else:
                s.begin_turn(s.left_of(seat, 1), log)
        elif isinstance(a, Done):
            turn.end_trade(s, seat, log)
            if self.all_planted(s):
                self.leave_settle(s, log)
        elif isinstance(a, Buy):
            s.buy(seat, terms, "discard", log)
        else:
            speak(s, seat, a, terms, log)

    def leave_settle(self, s: State, log: list[Event] | None) -> None:
        """Phase 3 is over: draw, or the end (BOH-61, 81, 103)."""
        if s.supply.final:
            s.finish(self.terms, log)
        else:
            s.enter(DRAW)

    # -- what can be known, and text

    def sight(self, s: State, seat: i64) -> view.BeanSight:
        return view.BeanSight(s, self.terms, seat, self.moment(s, seat))

    def belief(self, v: View) -> Belief[State]:
        return view.BeanBelief(v, self.terms)

    def dump(self, s: State) -> Position:
        return position.dump(s, self.terms)

    def load(self, p: Position, chance: Chance) -> State:
        return position.load(p, chance, self.terms, [PLANT, TRADE, SETTLE, DRAW, OVER])

    def phrase(self, s: State, draft: Draft, number: i64) -> Phrase:
        return phrase(number, draft.seat, self.seats, s.farms[draft.seat].hand, FORMS.side(draft))

    def label(self, number: i64) -> str:
        return label(number, self.names.cards)
