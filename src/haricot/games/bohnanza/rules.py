"""Bohnanza for three to seven players: the one file that decides what is legal (ids: rules.md; the duel: duel.py).

The law is written once, as predicates of the State: `check` asks one and names the rule, `options`
shifts their bits into place. A conformance test holds the two equal.
"""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from haricot.farm.actions import (
    Accept,
    Buy,
    Decline,
    Draw,
    Harvest,
    Keep,
    Offer,
    Plant,
    Reveal,
    Wish,
    Withdraw,
)
from haricot.farm.notation import read_action
from haricot.farm.reasons import (
    FINE,
    FRONT_CARD_DUE,
    FRONT_ONLY,
    HAND_EMPTY,
    NO_PLANTING_NOW,
    NO_SUCH_CARD,
    NO_TRADE_YET,
    NOT_FROM_HAND,
    NOT_TO_DECLARE,
    OFF_TURN,
    STILL_TO_PLANT,
    TOO_EARLY,
    TRADE_CLOSED,
    TWO_PLANTED,
    WRONG_ORDER,
)
from haricot.farm.terms import Terms, farm_zones
from haricot.farm.trading import (
    accept,
    check_answer,
    check_offer,
    check_wish,
    decline,
    keep,
    make_offer,
    wish,
    withdraw,
)
from haricot.games.bohnanza import position, view
from haricot.games.bohnanza.actions import (
    CLOSED,
    FORMS,
    N_HARVEST,
    N_NEXT,
    N_OFFER,
    N_PLANT,
    N_PLANT_KIND,
    NUMBERS,
    PLANT_KIND,
    label,
    phrase,
)
from haricot.games.bohnanza.duel import Duel
from haricot.games.bohnanza.state import DRAW, OVER, PLANT, SETTLE, TRADE, State, deal
from haricot.kernel import rule
from haricot.kernel.actions import Action, Done, Pass, Phrase
from haricot.kernel.chance import Chance
from haricot.kernel.events import Event
from haricot.kernel.forms import Draft
from haricot.kernel.game import Belief, Game, Outcome, bit
from haricot.kernel.piles import in_pile
from haricot.kernel.positions import Position
from haricot.kernel.rule import Rule
from haricot.kernel.setup import Setup
from haricot.kernel.views import OPEN, View


def make(setup: Setup) -> Game[Any]:
    """The game of a setup: two seats play the duel."""
    terms = Terms(setup)
    return Duel(setup, terms) if setup.column["set"] == "duel" else Bohnanza(setup, terms)


@final
class Bohnanza(Game[State]):
    """Plant, reveal and trade, plant what came, draw."""

    def __init__(self, setup: Setup, terms: Terms) -> None:
        super().__init__(setup, NUMBERS, terms.cards.names, farm_zones(terms.hide, {"offer": OPEN}))
        self.terms: Final = terms

    def start(self, chance: Chance) -> State:
        return deal(self.terms, chance)

    def clone(self, s: State) -> State:
        return s.clone()

    # -- who

    def awaited(self, s: State) -> i64:
        if s.phase == OVER:
            return 0
        if s.phase == SETTLE:
            return self.planters(s)
        return s.bargaining()

    def ask(self, s: State, skip: i64) -> i64:
        """Addressees of the active player's deals, oldest first; free voices; then who must act, active first."""
        phase = s.phase
        active = s.active
        n = self.seats
        if phase == TRADE:
            seat = s.answerer(skip)
            if seat >= 0:
                return seat
        elif phase == SETTLE:
            planters = self.planters(s) & ~skip
            r: i64 = 0
            while r < n:
                seat = s.left_of(active, r)
                if (planters >> seat) & 1 == 1:
                    return seat
                r += 1
            return -1
        elif phase == OVER:
            return -1
        others = (bit(n) - 1) & ~(s.heard | skip | bit(active))
        if others != 0 and self.voices_open(s):
            r = 1
            while r < n:
                seat = s.left_of(active, r)
                if (others >> seat) & 1 == 1 and self.has_voice(s, seat):
                    return seat
                r += 1
        if (skip >> active) & 1 == 0:
            return active
        return -1

    def peers(self, s: State) -> i64:
        if s.phase == SETTLE:
            return self.planters(s)
        if s.phase == TRADE and s.answerer(0) >= 0:
            return 0
        voices: i64 = 0
        if self.voices_open(s):
            seat: i64 = 0
            while seat < self.seats:
                if seat != s.active and self.has_voice(s, seat):
                    voices |= bit(seat)
                seat += 1
        return voices

    def at(self, s: State, seat: i64) -> i64:
        return s.at(seat)

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

    def voices_open(self, s: State) -> bool:
        """Is this a moment for the others to be heard: a trade, or before the deck can run out?"""
        phase = s.phase
        if phase == TRADE:
            return True
        deck = len(s.supply.deck)
        if phase == PLANT:
            return deck <= self.terms.reveal and s.may_reveal()
        return phase == DRAW and deck <= self.terms.draw

    def has_voice(self, s: State, seat: i64) -> bool:
        """Has a seat not been heard yet, and has it something to say?"""
        if (s.heard >> seat) & 1 == 1:
            return False
        farm = s.farms[seat]
        if s.phase == TRADE:
            return farm.offers < self.terms.offers
        return farm.ripe(self.terms.literal) != 0 or self.terms.may_buy(farm)

    def may_plant_front(self, s: State) -> bool:
        """BOH-26 to 30."""
        return s.planted < 2 and len(s.farms[s.active].hand) > 0

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
        if isinstance(a, Offer):
            if s.phase != TRADE:
                return law[not_trading(s)]
            return check_offer(s.market, s.farms, seat, s.active, a, self.terms)
        if isinstance(a, (Accept, Decline, Withdraw)):
            return check_answer(s.market, s.farms, seat, s.active, a, self.terms)
        if isinstance(a, Pass):
            if seat != s.active and self.voices_open(s):
                if (s.heard >> seat) & 1 == 1:
                    return rule.ALREADY_HEARD
                if self.has_voice(s, seat):
                    return None
            return rule.NOT_YOURS
        if isinstance(a, Wish):
            if s.phase != TRADE:
                return law[not_trading(s)]
            return check_wish(a, self.terms)
        if isinstance(a, Done):
            if seat != s.active:
                return law[NOT_TO_DECLARE]
            return None if s.phase == TRADE else law[not_trading(s)]
        if seat != s.active:
            return law[OFF_TURN]
        if isinstance(a, Reveal):
            if s.phase != PLANT:
                return law[WRONG_ORDER]
            return None if s.may_reveal() else law[FRONT_CARD_DUE]
        if isinstance(a, Draw):
            if s.phase == DRAW:
                return None
            return law[WRONG_ORDER if s.phase == PLANT else STILL_TO_PLANT]
        if isinstance(a, Keep):
            return law[self.why_not_keep(s, a)]
        return rule.NOT_YOURS

    def why_not_plant(self, s: State, seat: i64, a: Plant) -> i64:
        """Why a card may not be planted (BOH-14 to 31, 48, 56 to 62)."""
        farm = s.farms[seat]
        if a.kind < 0:  # from the hand
            if s.phase == SETTLE:
                return NOT_FROM_HAND
            if seat != s.active:
                return OFF_TURN
            if s.phase != PLANT:
                return NO_PLANTING_NOW
            if s.planted >= 2:
                return TWO_PLANTED
            if len(farm.hand) == 0:
                return HAND_EMPTY
            return farm.room(i64(farm.hand[0]), a.field, self.terms.twice)
        lies = in_pile(farm.aside, a.kind) >= 0 or (seat == s.active and in_pile(s.market.up, a.kind) >= 0)
        if s.phase == SETTLE:
            return farm.room(a.kind, a.field, self.terms.twice) if lies else NO_SUCH_CARD
        if s.phase == PLANT:
            return FRONT_ONLY if seat == s.active else OFF_TURN
        return TOO_EARLY if lies else NO_PLANTING_NOW

    def why_not_keep(self, s: State, a: Keep) -> i64:
        """Why a revealed card may not be marked, or the marks not be taken back (RUL-09)."""
        if s.phase != TRADE:
            return not_trading(s)
        return s.market.why_not_mark(a.kind, self.terms.lock)

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
        active = s.active
        w = farm.ripe(self.terms.literal) << N_HARVEST
        if self.terms.may_buy(farm):
            w |= 16
        if phase == PLANT:
            if seat == active:
                if s.may_reveal():
                    w |= 1
                if self.may_plant_front(s):
                    w |= farm.fits(i64(farm.hand[0]), self.terms.twice) << N_PLANT
            elif self.voices_open(s) and self.has_voice(s, seat):
                w |= 8
        elif phase == TRADE:
            w |= FORMS.buttons(s, seat, self.terms)
            if seat == active:
                w |= 4
            elif self.has_voice(s, seat):
                w |= 8
        elif phase == SETTLE:
            for card in farm.aside:
                w |= farm.fits(i64(card), self.terms.twice) << (N_PLANT_KIND + 3 * i64(card))
            if seat == active:
                for card in s.market.up:
                    w |= farm.fits(i64(card), self.terms.twice) << (N_PLANT_KIND + 3 * i64(card))
        elif seat == active:
            w |= 2
        elif self.voices_open(s) and self.has_voice(s, seat):
            w |= 8
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
        elif isinstance(a, Offer):
            s.heard |= bit(seat)
            make_offer(s.market, s.farms, seat, s.active, a, log)
        elif isinstance(a, Harvest):
            s.harvest(seat, a.field, terms, log)
        elif isinstance(a, Pass):
            s.heard |= bit(seat)
            if log is not None:
                log.append(Event("passed", {"seat": int(seat)}, []))
        elif isinstance(a, Decline):
            s.heard |= bit(seat)
            decline(s.market, a.deal, seat, self.seats, log)
        elif isinstance(a, Accept):
            s.heard |= bit(seat)
            accept(s.market, s.farms, seat, a, terms.lock, False, log)
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
            if log is not None:
                log.append(Event("trade-over", {"seat": int(seat)}, []))
            s.market.reset()
            s.enter(SETTLE)
            if self.all_planted(s):
                self.leave_settle(s, log)
        elif isinstance(a, Buy):
            s.buy(seat, terms, "discard", log)
        elif isinstance(a, Withdraw):
            withdraw(s.market, a.deal, seat, log)
        elif isinstance(a, Keep):
            keep(s.market, seat, a.kind, terms.lock, log)
        elif isinstance(a, Wish):
            wish(s.farms[seat], seat, a, log)

    def leave_settle(self, s: State, log: list[Event] | None) -> None:
        """Phase 3 is over: draw, or the end (BOH-61, 81, 103)."""
        if s.supply.final:
            s.finish(self.terms, log)
        else:
            s.enter(DRAW)

    # -- what can be known, and text

    def view(self, s: State, seat: i64) -> View:
        return view.view(s, seat, self.terms, self.at(s, seat))

    def observe(self, s: State, seat: i64, out: vec[u8]) -> i64:
        return view.observe(s, seat, self.terms, out)

    def belief(self, v: View) -> Belief[State]:
        return view.BeanBelief(v, self.terms)

    def outcome(self, s: State) -> Outcome | None:
        return s.outcome(self.terms)

    def dump(self, s: State) -> Position:
        return position.dump(s, self.terms)

    def load(self, p: Position, chance: Chance) -> State:
        return position.load(p, chance, self.terms, [PLANT, TRADE, SETTLE, DRAW, OVER])

    def read(self, text: str) -> Action:
        return read_action(text, self.names)

    def phrase(self, s: State, draft: Draft, number: i64) -> Phrase:
        hand = s.farms[draft.seat].hand
        return phrase(number, draft.seat, self.seats, int(hand[0]) if len(hand) > 0 else -1, FORMS.side(draft))

    def label(self, number: i64) -> str:
        return label(number, self.names.cards)


def not_trading(s: State) -> i64:
    """Why there is no dealing in this phase (BOH-32, 52)."""
    if s.phase == TRADE:
        return FINE
    return NO_TRADE_YET if s.phase == PLANT else TRADE_CLOSED
