"""The bean duel for two: what the opponent left, plant and discard, draw and choose, draw (ids: rules.md 3.14)."""

from __future__ import annotations

from typing import final

from librt.vecs import append, pop, vec
from mypy_extensions import i64, u8

from haricot.farm.actions import (
    UP,
    Accept,
    Buy,
    Counter,
    Decline,
    Discard,
    Draw,
    Harvest,
    Keep,
    Offer,
    Plant,
    Ref,
    Reveal,
    Wish,
    Withdraw,
)
from haricot.farm.fields import Farm
from haricot.farm.game import FarmGame
from haricot.farm.numbers import CLOSED, N_BUY, N_DONE, N_DRAW, N_HARVEST, N_OFFER, N_PLANT, N_REVEAL
from haricot.farm.phases import LEFTOVERS, OVER, PLANT, front_fits, why_not_front
from haricot.farm.reasons import (
    AFTER_DISCARD,
    DISCARD_AFTER_PLANTING,
    DISCARD_ONCE,
    FINE,
    FRONT_CARD_DUE,
    FRONT_ONLY,
    HAND_EMPTY,
    HARVEST_OFF_TURN,
    LAST_DRAW,
    LEFTOVER_FATE,
    LEFTOVERS_DUE,
    NO_PLANTING_NOW,
    NO_SUCH_CARD,
    NO_TRADE,
    NOT_TO_DECLARE,
    OFF_TURN,
    WRONG_ORDER,
)
from haricot.farm.terms import Terms
from haricot.games.bohnanza import position, view
from haricot.games.bohnanza.actions import (
    FORMS,
    N_FIRST,
    N_LAST,
    N_NEXT,
    N_PLANT_KIND,
    N_UPS,
    NUMBERS,
    PLANT_KIND,
    label,
    phrase,
)
from haricot.games.bohnanza.state import CHOOSE, State, start
from haricot.kernel import rule
from haricot.kernel.actions import Action, Done, Phrase
from haricot.kernel.chance import Chance
from haricot.kernel.events import Event, Move
from haricot.kernel.forms import Draft
from haricot.kernel.game import Belief, bit
from haricot.kernel.piles import NONE, in_pile
from haricot.kernel.positions import Position
from haricot.kernel.rule import Rule
from haricot.kernel.setup import Setup
from haricot.kernel.views import View


@final
class Duel(FarmGame[State, Terms]):
    """Two players, no trade: what one leaves, the other must deal with."""

    def __init__(self, setup: Setup, terms: Terms) -> None:
        super().__init__(setup, NUMBERS, terms, view.ZONES, view.BeanObserver(terms))

    def start(self, chance: Chance) -> State:
        return start(self.terms, chance)

    def clone(self, s: State) -> State:
        return s.clone()

    # -- who: the active player, always (nobody harvests off turn, and buying off turn is void: RUL-29)

    def awaited(self, s: State) -> i64:
        return 0 if s.phase == OVER else bit(s.active)

    def first_due(self, s: State, skip: i64) -> i64:
        return s.active if s.phase != OVER and (skip >> s.active) & 1 == 0 else -1

    def peers(self, s: State) -> i64:
        return 0

    # -- the law, as predicates

    def may_discard(self, s: State) -> bool:
        """DUEL-14, 15: one hand card, after planting."""
        return s.planted > 0 and s.discarded == 0 and len(s.farms[s.active].hand) > 0

    def lying(self, s: State) -> vec[u8]:
        """The face-up cards the active player may plant now."""
        if s.phase == LEFTOVERS:
            return s.left
        return s.market.up if s.phase == CHOOSE else NONE

    # -- the judge

    def check(self, s: State, seat: i64, a: Action) -> Rule | None:
        if s.phase == OVER:
            return rule.OVER
        if not 0 <= seat < self.seats:
            return rule.NO_SUCH
        return self.terms.law[self.why_not(s, seat, a)] if not unknown(a) else rule.NOT_YOURS

    def why_not(self, s: State, seat: i64, a: Action) -> i64:
        """Why an action is not allowed."""
        farm = s.farms[seat]
        mine = seat == s.active
        if isinstance(a, Harvest):
            if not mine:
                return HARVEST_OFF_TURN
            return self.terms.why_not_harvest(farm, a.field)
        if isinstance(a, Buy):
            return self.terms.why_not_buy(farm)
        if isinstance(a, (Offer, Accept, Decline, Counter, Withdraw, Keep, Wish)):
            return NO_TRADE
        if not mine:
            return OFF_TURN
        if isinstance(a, Plant):
            return self.why_not_plant(s, farm, a)
        if isinstance(a, Discard):
            return self.why_not_discard(s, farm, a.card)
        if isinstance(a, Reveal):
            if s.phase == LEFTOVERS:
                return LEFTOVERS_DUE
            if s.phase == CHOOSE:
                return WRONG_ORDER
            return FINE if s.may_reveal() else FRONT_CARD_DUE
        if isinstance(a, Draw):
            if s.phase != CHOOSE:
                return WRONG_ORDER
            return LAST_DRAW if s.supply.final else FINE
        return FINE if s.phase == CHOOSE and s.supply.final else NOT_TO_DECLARE  # done

    def why_not_plant(self, s: State, farm: Farm, a: Plant) -> i64:
        """Why a card may not be planted (DUEL-08 to 15, 19, 20)."""
        if a.kind >= 0:
            if s.phase == PLANT:
                return FRONT_ONLY
            if in_pile(self.lying(s), a.kind) >= 0:
                return farm.room(a.kind, a.field, self.terms.duplicate_kind_fields)
            if in_pile(farm.hand, a.kind) < 0:
                return NO_SUCH_CARD
        if s.phase == LEFTOVERS:
            return LEFTOVERS_DUE
        if s.phase != PLANT:
            return NO_PLANTING_NOW
        if s.discarded > 0:
            return AFTER_DISCARD
        return why_not_front(s, a.field, self.terms)

    def why_not_discard(self, s: State, farm: Farm, card: Ref) -> i64:
        """Why a card may not be discarded (DUEL-08, 14, 15, 21)."""
        if s.phase == LEFTOVERS:
            if card.copy != UP:
                return LEFTOVERS_DUE
            return FINE if in_pile(s.left, card.kind) >= 0 else NO_SUCH_CARD
        if s.phase == CHOOSE or card.copy == UP:
            return LEFTOVER_FATE
        if len(farm.hand) == 0:
            return HAND_EMPTY
        if s.planted == 0:
            return DISCARD_AFTER_PLANTING
        if s.discarded > 0:
            return DISCARD_ONCE
        return FINE if farm.place(card.kind, card.copy) >= 0 else NO_SUCH_CARD

    # -- numbered choices

    def options(self, s: State, draft: Draft, mask: vec[i64]) -> None:
        mask[0] = 0
        mask[1] = 0
        seat = draft.seat
        phase = s.phase
        if phase == OVER or not 0 <= seat < self.seats or draft.size > 0:
            return
        farm = s.farms[seat]
        w: i64 = bit(N_BUY) if self.terms.may_buy(farm) else 0
        if seat == s.active:
            w |= farm.ripe(self.terms.literal_protection) << N_HARVEST
            if phase == PLANT:
                if s.may_reveal():
                    w |= bit(N_REVEAL)
                if s.discarded == 0:  # DUEL-15
                    w |= front_fits(s, self.terms) << N_PLANT
                if self.may_discard(s):
                    once: i64 = 0
                    twice: i64 = 0
                    for card in farm.hand:
                        here = bit(i64(card))
                        twice |= once & here
                        once |= here
                    mask[1] = (once << FORMS.first_at) | (twice << FORMS.last_at)
            else:
                for card in self.lying(s):
                    w |= farm.fits(i64(card), self.terms.duplicate_kind_fields) << (N_PLANT_KIND + 3 * i64(card))
                    if phase == LEFTOVERS:
                        mask[1] |= bit(i64(card)) << FORMS.ups_at
                if phase == CHOOSE:
                    w |= bit(N_DONE) if s.supply.final else bit(N_DRAW)
        mask[0] = w

    def finish(self, s: State, draft: Draft) -> Action | None:
        if draft.size == 0:
            return None
        first = draft.picks[0]
        if first < N_OFFER:
            return CLOSED[first]
        if first >= N_UPS:
            return Discard(Ref(first - N_UPS, UP))
        if first >= N_LAST:
            return Discard(Ref(first - N_LAST, s.farms[draft.seat].copies(first - N_LAST)))
        if first >= N_FIRST:
            return Discard(Ref(first - N_FIRST, 1))
        return PLANT_KIND[first - N_PLANT_KIND] if N_PLANT_KIND <= first < N_NEXT else None

    # -- doing

    def do(self, s: State, seat: i64, a: Action, log: list[Event] | None) -> None:
        terms = self.terms
        if isinstance(a, Plant):
            if a.kind < 0:
                s.plant_front(seat, a.field, terms, log)
            else:
                s.plant_lying(seat, a.kind, a.field, terms, log)
                self.leave_leftovers(s)
        elif isinstance(a, Harvest):
            s.harvest(seat, a.field, terms, log)
        elif isinstance(a, Discard):
            self.discard(s, seat, a.card, log)
        elif isinstance(a, Reveal):
            s.take_cards(terms.reveal, seat, False, log)
            self.match(s, log)
            s.enter(CHOOSE)
        elif isinstance(a, Draw):
            self.leave_offer(s, seat, log)
            s.take_cards(terms.draw, seat, True, log)
            if s.supply.final:
                s.finish(terms, log)
            else:
                s.begin_turn(s.left_of(seat, 1), log)
        elif isinstance(a, Buy):
            s.buy(seat, terms, "box", log)
        elif isinstance(a, Done):
            self.leave_offer(s, seat, log)
            s.finish(terms, log)

    def leave_leftovers(self, s: State) -> None:
        """D2 opens by itself once no offered card is left (DUEL-28)."""
        if s.phase == LEFTOVERS and len(s.left) == 0:
            s.enter(PLANT)

    def discard(self, s: State, seat: i64, card: Ref, log: list[Event] | None) -> None:
        """Put a leftover (D1) or a hand card (D2) on the discard pile."""
        if card.copy == UP:
            place = in_pile(s.left, card.kind)
            s.left, _ = pop(s.left, place)
            zone = "offer"
        else:
            farm = s.farms[seat]
            place = farm.place(card.kind, card.copy)
            farm.leave_hand(place)
            s.discarded += 1
            zone = f"hand/{seat}" if log is not None else ""
        s.supply.throw(card.kind)
        if log is not None:
            move = Move(int(card.kind), zone, "discard", int(place))
            log.append(Event("discarded", {"seat": int(seat), "kind": int(card.kind)}, [move]))
        self.leave_leftovers(s)

    def match(self, s: State, log: list[Event] | None) -> None:
        """While the top discard is of a kind just drawn it joins the face-up cards (DUEL-17)."""
        drawn = s.market.up[:]
        moves: list[Move] = []
        while len(s.supply.discard) > 0:
            top = s.supply.discard[len(s.supply.discard) - 1]
            if in_pile(drawn, i64(top)) < 0:
                break
            s.supply.discard, _ = pop(s.supply.discard)
            s.market.up = append(s.market.up, top)
            if log is not None:
                moves.append(Move(int(top), "discard", "up"))
                if len(s.supply.discard) > 0:
                    below = int(s.supply.discard[len(s.supply.discard) - 1])
                    moves.append(Move(below, "discard", "discard"))
        if log is not None and len(moves) > 0:
            cards = len(s.market.up) - len(drawn)
            log.append(Event("matched", {"seat": int(s.active), "cards": int(cards)}, moves))

    def leave_offer(self, s: State, seat: i64, log: list[Event] | None) -> None:
        """What is still face up becomes the offer for the opponent (DUEL-21)."""
        if log is not None and len(s.market.up) > 0:
            moves = [Move(int(card), "up", "offer", 0) for card in s.market.up]
            log.append(Event("left", {"seat": int(seat), "cards": len(moves)}, moves))
        s.left = s.market.up
        s.market.up = NONE

    # -- what can be known, and text

    def sight(self, s: State, seat: i64) -> view.BeanSight:
        return view.BeanSight(s, self.terms, seat, self.moment(s, seat))

    def belief(self, v: View) -> Belief[State]:
        return view.BeanBelief(v, self.terms)

    def dump(self, s: State) -> Position:
        return position.dump(s, self.terms)

    def load(self, p: Position, chance: Chance) -> State:
        return position.load(p, chance, self.terms, [PLANT, LEFTOVERS, CHOOSE, OVER])

    def phrase(self, s: State, draft: Draft, number: i64) -> Phrase:
        return phrase(number, draft.seat, self.seats, s.farms[draft.seat].hand, "discard")

    def label(self, number: i64) -> str:
        return label(number, self.names.cards)


VERBS = (
    Harvest,
    Buy,
    Offer,
    Accept,
    Decline,
    Counter,
    Withdraw,
    Keep,
    Wish,
    Plant,
    Discard,
    Reveal,
    Draw,
    Done,
)


def unknown(a: Action) -> bool:
    """Is it no verb of the duel?"""
    return not isinstance(a, VERBS)
