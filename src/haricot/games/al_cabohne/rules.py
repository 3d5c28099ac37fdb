"""Al Cabohne for one and two: the one file that decides what is legal (ids: rules.md).

The law is written once, as predicates of the State: `check` asks one and names the rule, `options`
shifts their bits into place. The mafia is no seat; what it does follows from what players do (state.py).
"""

from __future__ import annotations

from typing import Any, final

from librt.vecs import vec
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
    ref,
)
from haricot.farm.game import FarmGame
from haricot.farm.numbers import CLOSED, N_BUY, N_DONE, N_DRAW, N_HARVEST, N_OFFER, N_PASS, N_PLANT, N_REVEAL
from haricot.farm.phases import LEFTOVERS, OVER, PLANT, check_pass, front_fits, why_not_front
from haricot.farm.reasons import (
    BUY_OFF_TURN,
    FINE,
    FRONT_CARD_DUE,
    FRONT_ONLY,
    HAND_ONLY,
    HARVEST_OFF_TURN,
    LAST_DRAW,
    LEFTOVER_FATE,
    LEFTOVERS_DUE,
    NO_PLANTING_NOW,
    NO_SUCH_CARD,
    NO_TRADE,
    NOT_TO_DECLARE,
    OFF_TURN,
    PILES_DUE,
    WRONG_ORDER,
)
from haricot.farm.trading import accept, check_answer, check_offer, check_wish, speak
from haricot.games.al_cabohne import position, view
from haricot.games.al_cabohne.actions import (
    DISCARD_PILE,
    FORMS,
    N_FEED,
    N_FIRST,
    N_LAST,
    N_NEXT,
    N_PILE,
    N_UPS,
    NUMBERS,
    PLANT_PILE,
    Feed,
    label,
    phrase,
)
from haricot.games.al_cabohne.notation import read_action
from haricot.games.al_cabohne.reasons import (
    ANOTHER_BOSS_GROWS,
    BOSS_GROWS_OTHER,
    BOSS_TO_FEED,
    FIELD_TO_BOSS,
    NO_FEEDING_NOW,
    NO_LEFTOVERS_FOR_BOSSES,
)
from haricot.games.al_cabohne.state import CULTIVATE, PAY, State, start
from haricot.games.al_cabohne.terms import CabTerms
from haricot.kernel import rule
from haricot.kernel.actions import Action, Done, Pass, Phrase
from haricot.kernel.chance import Chance
from haricot.kernel.events import Event
from haricot.kernel.forms import Draft
from haricot.kernel.game import Belief, Game, Outcome, bit
from haricot.kernel.piles import NONE, in_pile
from haricot.kernel.positions import Position
from haricot.kernel.rule import Rule
from haricot.kernel.setup import Setup
from haricot.kernel.views import CLOSED as FACE_DOWN
from haricot.kernel.views import OPEN, View


def make(setup: Setup) -> Game[Any]:
    """The game of a setup: one seat plays solo."""
    return AlCabohne(setup, CabTerms(setup))


@final
class AlCabohne(FarmGame[State, CabTerms]):
    """Leftovers, payment, planting, the reveal, cultivation, drawing; solo without leftovers."""

    def __init__(self, setup: Setup, terms: CabTerms) -> None:
        zones = {"treasury": FACE_DOWN, "laid": FACE_DOWN}
        for name in terms.names:
            zones[name] = OPEN
        super().__init__(setup, NUMBERS, terms, zones, view.CabObserver(terms))

    def start(self, chance: Chance) -> State:
        return start(self.terms, chance)

    def clone(self, s: State) -> State:
        return s.clone()

    # -- who: the active player, and the opponent while there is bargaining

    def awaited(self, s: State) -> i64:
        if s.phase == OVER:
            return 0
        seats = bit(s.active)
        for d in s.market.deals:
            if d.proposer == s.active:
                seats |= bit(1 - s.active)
        return seats

    def first_due(self, s: State, skip: i64) -> i64:
        """The addressee of the active player's deals; then the opponent's free voice; then the active player."""
        if s.phase == OVER:
            return -1
        active = s.active
        if self.bargaining(s):
            other = 1 - active
            if (skip >> other) & 1 == 0 and (self.has_voice(s, other) or s.market.waiting(active, other) is not None):
                return other
        return active if (skip >> active) & 1 == 0 else -1

    def peers(self, s: State) -> i64:
        return 0

    # -- the law, as predicates

    def bargaining(self, s: State) -> bool:
        """CABV-01: a boss is empty and so must be fed."""
        return self.terms.trade and s.phase == CULTIVATE and s.hungry()

    def has_voice(self, s: State, seat: i64) -> bool:
        """Has the opponent not been heard yet, and an offer left?"""
        return (s.heard >> seat) & 1 == 0 and s.farms[seat].offers < self.terms.offers

    def must_feed(self, s: State) -> bool:
        """Is a boss empty for whom the active player has a card (CAB-46)?"""
        if not s.hungry():
            return False
        for card in s.farms[s.active].hand:
            if s.grower(i64(card)) < 0:
                return True
        for card in s.market.up:
            if s.grower(i64(card)) < 0:
                return True
        return False

    def why_not_end(self, s: State) -> i64:
        """Why the cultivation may not end (CAB-44 to 46, SOLO-11)."""
        if self.must_feed(s):
            return BOSS_TO_FEED
        return PILES_DUE if self.terms.solo and len(s.market.up) > 0 else FINE

    def ends_by_done(self, s: State) -> bool:
        """Is there no drawing any more (CAB-62; solo draws to the last, SOLO-16)?"""
        return s.supply.final and not self.terms.solo

    # -- the judge

    def check(self, s: State, seat: i64, a: Action) -> Rule | None:
        if s.phase == OVER:
            return rule.OVER
        if not 0 <= seat < self.seats:
            return rule.NO_SUCH
        law = self.terms.law
        farm = s.farms[seat]
        mine = seat == s.active
        if isinstance(a, Harvest):
            return law[self.terms.why_not_harvest(farm, a.field) if mine else HARVEST_OFF_TURN]
        if isinstance(a, Buy):
            return law[self.terms.why_not_buy(farm) if mine else BUY_OFF_TURN]
        if isinstance(a, (Offer, Accept, Decline, Counter, Withdraw, Wish, Keep)):
            return self.check_bargain(s, seat, a)
        if isinstance(a, Pass):
            return check_pass(s, seat, self.has_voice(s, seat)) if self.bargaining(s) else rule.NOT_YOURS
        if not mine:
            return law[OFF_TURN]
        if isinstance(a, Plant):
            return law[self.why_not_plant(s, farm.hand, a)]
        if isinstance(a, Feed):
            return law[self.why_not_feed(s, seat, a)]
        if isinstance(a, Discard):
            return law[self.why_not_discard(s, a.card)]
        if isinstance(a, Reveal):
            return law[self.why_not_reveal(s)]
        if isinstance(a, Draw):
            if s.phase != CULTIVATE:
                return law[WRONG_ORDER]
            return law[LAST_DRAW if self.ends_by_done(s) else self.why_not_end(s)]
        if isinstance(a, Done):
            return law[self.why_not_done(s)]
        return rule.NOT_YOURS

    def check_bargain(self, s: State, seat: i64, a: Action) -> Rule | None:
        """The rule that forbids a verb of the market (CABV-01, 02; KER-02, 04, 05)."""
        law = self.terms.law
        if isinstance(a, (Accept, Decline, Counter, Withdraw)):
            if not self.terms.trade:
                return law[NO_TRADE]
            refused = check_answer(s.market, s.farms, seat, s.active, a, self.terms)
            return law[NO_TRADE] if refused is rule.DEAL_CLOSED and not self.bargaining(s) else refused
        if not self.bargaining(s):
            return law[NO_TRADE]
        if isinstance(a, Offer):
            return check_offer(s.market, s.farms, seat, s.active, a.to, a.gives, a.wants, self.terms)
        return check_wish(a, self.terms) if isinstance(a, Wish) else law[HAND_ONLY]

    def why_not_plant(self, s: State, hand: vec[u8], a: Plant) -> i64:
        """Why a hand card or a pile may not be planted (CAB-14, 21 to 25, 37 to 40)."""
        farm = s.farms[s.active]
        if s.phase == PAY:
            return WRONG_ORDER
        if a.kind >= 0:
            if s.phase == PLANT:
                return FRONT_ONLY
            if in_pile(s.market.up, a.kind) >= 0:
                return farm.room(a.kind, a.field, self.terms.duplicate_kind_fields)
            if in_pile(hand, a.kind) < 0:
                return NO_SUCH_CARD
        if s.phase == LEFTOVERS:
            return LEFTOVERS_DUE
        if s.phase == CULTIVATE:
            return NO_PLANTING_NOW
        return why_not_front(s, a.field, self.terms)

    def why_not_feed(self, s: State, seat: i64, a: Feed) -> i64:
        """Why a boss may not be given a card or a pile (CAB-15, 26, 39 to 41, 45)."""
        if not 0 <= a.boss < self.terms.bosses:
            return NO_SUCH_CARD
        if s.phase == LEFTOVERS:
            return NO_LEFTOVERS_FOR_BOSSES
        if s.phase == PAY:
            return WRONG_ORDER
        if s.phase == PLANT:
            return NO_FEEDING_NOW
        farm = s.farms[seat]
        kind = a.card.kind
        if a.card.copy == UP:
            if in_pile(s.market.up, kind) < 0:
                return NO_SUCH_CARD
        elif farm.place(kind, a.card.copy) < 0:
            return FIELD_TO_BOSS if a.card.copy == 1 and farm.grows(kind) else NO_SUCH_CARD
        if (s.mafia.fits(kind, False) >> a.boss) & 1 == 1:
            return FINE
        return BOSS_GROWS_OTHER if s.mafia.size[a.boss] > 0 else ANOTHER_BOSS_GROWS

    def why_not_discard(self, s: State, card: Ref) -> i64:
        """Why a pile may not be discarded (CAB-14, 43); hand cards never are."""
        if s.phase == LEFTOVERS:
            if card.copy != UP:
                return LEFTOVERS_DUE
            return FINE if in_pile(s.market.up, card.kind) >= 0 else NO_SUCH_CARD
        return LEFTOVER_FATE if s.phase == CULTIVATE and card.copy == UP else WRONG_ORDER

    def why_not_reveal(self, s: State) -> i64:
        """Why phase 4 may not be opened (CAB-12, 14, 21)."""
        if s.phase == LEFTOVERS:
            return LEFTOVERS_DUE
        if s.phase != PLANT:
            return WRONG_ORDER
        return FINE if s.may_reveal() else FRONT_CARD_DUE

    def why_not_done(self, s: State) -> i64:
        """Why a player cannot say `done`: it makes the payment, and ends the last turn of two players."""
        if s.phase == PAY:
            return FINE
        if s.phase == LEFTOVERS:
            return LEFTOVERS_DUE
        return self.why_not_end(s) if s.phase == CULTIVATE and self.ends_by_done(s) else NOT_TO_DECLARE

    # -- numbered choices

    def options(self, s: State, draft: Draft, mask: vec[i64]) -> None:
        mask[0] = 0
        seat = draft.seat
        phase = s.phase
        if phase == OVER or not 0 <= seat < self.seats:
            return
        if draft.size > 0:
            first = draft.picks[0]
            if N_FEED <= first < N_PILE:
                if draft.size == 1:
                    mask[0] = self.food(s, draft, first - N_FEED)
            elif self.seats > 1:
                FORMS.options(s, draft, mask, self.terms)
            return
        w: i64 = 0
        if self.bargaining(s):
            w = FORMS.buttons(s, seat, self.terms)
            if seat != s.active and self.has_voice(s, seat):
                w |= bit(N_PASS)
        if seat == s.active:
            farm = s.farms[seat]
            w |= farm.ripe(self.terms.literal_protection) << N_HARVEST
            if self.terms.may_buy(farm):
                w |= bit(N_BUY)
            if phase == PLANT:
                w |= front_fits(s, self.terms) << N_PLANT
                if s.may_reveal():
                    w |= bit(N_REVEAL)
            elif phase == PAY:
                w |= bit(N_DONE)
            else:
                for card in s.market.up:
                    w |= farm.fits(i64(card), self.terms.duplicate_kind_fields) << (N_PILE + 3 * i64(card))
                    if phase == LEFTOVERS:
                        w |= bit(i64(card)) << N_UPS
                    else:
                        w |= s.mafia.fits(i64(card), False) << N_FEED
                if phase == CULTIVATE:
                    for card in farm.hand:
                        w |= s.mafia.fits(i64(card), False) << N_FEED
                    if self.why_not_end(s) == FINE:
                        w |= bit(N_DONE) if self.ends_by_done(s) else bit(N_DRAW)
        mask[0] = w

    def food(self, s: State, draft: Draft, boss: i64) -> i64:
        """Bits of the cards and piles that a boss can be given (CAB-39)."""
        kinds: i64 = 0
        ups: i64 = 0
        if s.phase == CULTIVATE:
            for card in s.farms[draft.seat].hand:
                if (s.mafia.fits(i64(card), False) >> boss) & 1 == 1:
                    kinds |= bit(i64(card))
            if draft.seat == s.active:
                for card in s.market.up:
                    if (s.mafia.fits(i64(card), False) >> boss) & 1 == 1:
                        ups |= bit(i64(card))
        return FORMS.cards(s, draft, kinds, self.terms) | (ups << N_UPS)

    def finish(self, s: State, draft: Draft) -> Action | None:
        if draft.size == 0:
            return None
        first = draft.picks[0]
        if first < N_OFFER:
            return CLOSED[first]
        if first < N_FEED:
            return FORMS.action(s, draft) if self.seats > 1 else None
        if first < N_PILE:
            return Feed(self.picked(s, draft), first - N_FEED) if draft.size > 1 else None
        if first < N_NEXT:
            return PLANT_PILE[first - N_PILE]
        return DISCARD_PILE[first - N_UPS] if first >= N_UPS else None

    def picked(self, s: State, draft: Draft) -> Ref:
        """The card that the one pick of a feeding names."""
        pick = draft.picks[1]
        if pick >= N_UPS:
            return ref(pick - N_UPS, UP)
        if pick >= N_LAST:
            return ref(pick - N_LAST, s.farms[draft.seat].copies(pick - N_LAST))
        return ref(pick - N_FIRST, 1)

    # -- doing

    def do(self, s: State, seat: i64, a: Action, log: list[Event] | None) -> None:
        terms = self.terms
        if isinstance(a, Plant):
            if a.kind < 0:
                s.plant_hand(seat, a.field, terms, log)
            else:
                s.plant_pile(seat, a.kind, a.field, terms, log)
                self.go_on(s)
        elif isinstance(a, Harvest):
            s.harvest(seat, a.field, terms, log)
            self.go_on(s)
        elif isinstance(a, Feed):
            if a.card.copy == UP:
                s.feed_pile(seat, a.card.kind, a.boss, terms, log)
            else:
                s.feed_card(seat, s.farms[seat].place(a.card.kind, a.card.copy), a.boss, terms, log)
            self.close_bargain(s, log)
        elif isinstance(a, Discard):
            s.discard_pile(seat, a.card.kind, log)
            self.go_on(s)
        elif isinstance(a, Reveal):
            s.reveal(seat, terms, log)
            s.enter(CULTIVATE)
        elif isinstance(a, Draw):
            self.end_phase(s, seat, log)
            s.draw(seat, terms, log)
            if s.supply.final:
                s.finish(terms, log)
            else:
                s.begin_turn(s.left_of(seat, 1) if self.seats > 1 else 0, log)
        elif isinstance(a, Done):
            if s.phase == PAY:
                s.pay(seat, terms, log)
                s.enter(PLANT)
            else:
                self.end_phase(s, seat, log)
                s.finish(terms, log)
        elif isinstance(a, Buy):
            s.buy(seat, terms, "laid", log)
        elif isinstance(a, Accept):
            self.accept(s, seat, a, log)
        else:
            speak(s, seat, a, terms, log)

    def accept(self, s: State, seat: i64, a: Accept, log: list[Event] | None) -> None:
        """Both sides' cards go to the backs of the hands (CABV-03); both players know what came."""
        d = s.market.find(a.deal)
        if d is None:
            return
        s.heard |= bit(seat)
        accept(s.market, s.farms, seat, a, self.terms.lock_kept_cards, True, log)
        given = last_cards(s.farms[seat].hand, len(d.gives))
        paid = last_cards(s.farms[d.proposer].hand, len(d.wants))
        s.swapped(seat, paid, given)
        s.swapped(d.proposer, given, paid)

    def go_on(self, s: State) -> None:
        """Leave phase 1 with its last pile, and the moment before the payment when nothing is due any more."""
        if s.phase == LEFTOVERS and len(s.market.up) == 0:
            s.leave_leftovers()
        elif s.phase == PAY and s.dues(s.active) == 0:
            s.enter(PLANT)

    def close_bargain(self, s: State, log: list[Event] | None) -> None:
        """No boss is empty any more: open deals lapse (CABV-01)."""
        if len(s.market.deals) > 0 and not s.hungry():
            s.market.reset()
            if log is not None:
                log.append(Event("bargain-over", {"seat": int(s.active)}, []))

    def end_phase(self, s: State, seat: i64, log: list[Event] | None) -> None:
        """The cultivation is over: deals lapse, and a boss left empty means that the hand is shown (CAB-47)."""
        s.market.reset()
        if self.terms.show and not self.terms.solo and s.hungry() and len(s.farms[seat].hand) > 0:
            s.show_hand(seat, log)

    # -- what can be known, and text

    def sight(self, s: State, seat: i64) -> view.CabSight:
        return view.CabSight(s, self.terms, seat, self.moment(s, seat))

    def printed(self, v: View) -> None:
        super().printed(v)
        for name, sign in zip(self.terms.names, self.terms.signs):
            v.facts[f"sign/{name}"] = int(sign)
        v.facts["times"] = int(self.terms.times)

    def belief(self, v: View) -> Belief[State]:
        return view.CabBelief(v, self.terms)

    def outcome(self, s: State) -> Outcome | None:
        return s.ranking_with_mafia(self.terms) if s.phase == OVER else None

    def dump(self, s: State) -> Position:
        return position.dump(s, self.terms)

    def load(self, p: Position, chance: Chance) -> State:
        return position.load(p, chance, self.terms)

    def read(self, text: str) -> Action:
        return read_action(text, self.names)

    def phrase(self, s: State, draft: Draft, number: i64) -> Phrase:
        if number == N_DONE and s.phase == PAY:
            return Phrase("pay", {})
        hand = s.farms[draft.seat].hand
        doing = "discard"
        if draft.size > 0:
            doing = "feed" if N_FEED <= draft.picks[0] < N_PILE else FORMS.side(draft)
        return phrase(number, draft.seat, self.seats, hand, doing)

    def label(self, number: i64) -> str:
        return label(number, self.names.cards)


def last_cards(hand: vec[u8], n: i64) -> vec[u8]:
    """The cards at the back of a hand."""
    return hand[len(hand) - n :] if n > 0 else NONE
