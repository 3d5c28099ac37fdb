"""The dice game: the one file that decides what is legal (ids: rules.md).

The law is written once, as predicates of the State: `check` asks one and names the rule, `options`
shifts their bits into place. A conformance test holds the two equal.

`pass` hands over the dice (`pass_dice` in rules.md 3.9), `done` ends a seat's part in a window or in
the last sales. Selling is open to everybody at almost any time, but a seat is asked only when the
phase is its own: whoever is done, or rolls, need not be asked to be able to sell.
"""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from haricot.games.dice import cards, phrases, position, reasons, reckoning, sales, view
from haricot.games.dice.actions import (
    ALL_DICE,
    CLOSED,
    N_ACTIVATE,
    N_ALL,
    N_CLAIM,
    N_DIE,
    N_DONE,
    N_END,
    N_PASS,
    N_ROLL,
    N_SELL,
    N_STOP,
    NUMBERS,
    Activate,
    Claim,
    Roll,
    Select,
    Sell,
    Stop,
    label,
    read_action,
)
from haricot.games.dice.deck import LINES
from haricot.games.dice.state import (
    AWAIT_ROLL,
    CHOOSE,
    DECIDE,
    FINAL,
    OVER,
    RESOLVE,
    SALE,
    SELECT,
    WINDOW,
    State,
    dice_in,
    lower_dice,
    start,
)
from haricot.games.dice.terms import FIRST_CARD, Terms, face
from haricot.kernel import rule
from haricot.kernel.actions import Action, Arg, Done, Pass, Phrase
from haricot.kernel.chance import Chance
from haricot.kernel.errors import BadCards
from haricot.kernel.events import Event, Move
from haricot.kernel.forms import Draft
from haricot.kernel.game import Belief, Game, Outcome, bit
from haricot.kernel.positions import Position
from haricot.kernel.rule import Rule
from haricot.kernel.setup import Setup
from haricot.kernel.views import View


def make(setup: Setup) -> Game[Any]:
    """The game of a setup; raises BadCards that names the line of an owner's data."""
    return DiceGame(setup, Terms(setup))


def export_cards(setup: Setup) -> str:
    """A card file with the data of a table, ready to edit."""
    return cards.export_cards(setup)


def card_warnings(setup: Setup) -> list[BadCards]:
    """What a table should be told about its data, though it can be played with."""
    return cards.card_warnings(setup)


@final
class DiceGame(Game[State]):
    """Roll, let the others use the roll, put dice on the field, stop, meet contracts; sell whenever it pays."""

    def __init__(self, setup: Setup, terms: Terms) -> None:
        super().__init__(setup, NUMBERS, terms.names, terms.zones)
        self.terms: Final = terms

    def start(self, chance: Chance) -> State:
        return start(self.terms, chance)

    def clone(self, s: State) -> State:
        return s.clone()

    # -- who

    def awaited(self, s: State) -> i64:
        if s.phase == WINDOW or s.phase == FINAL:
            return s.waiting()
        if s.phase == CHOOSE:
            seat = s.first
            while (s.heard >> seat) & 1 == 1:
                seat = s.after(seat, self.terms)
            return bit(seat)
        return bit(s.active) if s.phase != OVER else 0

    def first_due(self, s: State, skip: i64) -> i64:
        """Whoever is awaited, in the order of play from the active seat."""
        seats = self.awaited(s) & ~skip
        if seats == 0:
            return -1
        seat = s.active
        while (seats >> seat) & 1 == 0:
            seat = s.after(seat, self.terms)
        return seat

    def peers(self, s: State) -> i64:
        """Sales are carried out as they are declared (DICE-A12), so seats are free only where one at most can sell."""
        if s.phase != WINDOW and s.phase != FINAL:
            return 0
        waiting = s.waiting()
        sellers: i64 = 0
        seat: i64 = 0
        for side in s.sides:
            if side.lower < 0:
                return 0  # a sale may deal this seat a card
            if (waiting >> seat) & 1 == 1 and s.in_reach(seat, self.terms) >= SALE:
                sellers += 1
            seat += 1
        return waiting if sellers <= 1 else 0

    def moment(self, s: State, seat: i64) -> i64:
        return s.epoch

    # -- the law, as predicates

    def may_roll(self, s: State, seat: i64) -> bool:
        """Has the seat dice to roll, and is rolling not over (DICE-09, 13, 52)?"""
        return seat == s.active and (s.phase == AWAIT_ROLL or (s.phase == DECIDE and not s.ending))

    def may_stop(self, s: State, seat: i64) -> bool:
        """May the seat stop rolling (DICE-13, 16, A6)?"""
        return seat == s.active and s.phase == DECIDE and not self.terms.place_all

    def may_select(self, s: State, seat: i64) -> i64:
        """The dice (bits) that the seat may put on the field (DICE-11, 12)."""
        return s.rolled if seat == s.active and s.phase == SELECT else 0

    def may_claim(self, s: State, seat: i64) -> bool:
        """Does the seat meet its lowest open contract, and has it to say so (DICE-17, A13)?"""
        return not self.terms.auto and s.meets(seat, self.terms)

    def may_sell(self, s: State, seat: i64) -> bool:
        """Has the seat three contracts, and is it no exception (DICE-39, 54)?"""
        return s.sides[seat].completed >= SALE and s.phase != CHOOSE and not self.too_late(s, seat)

    def too_late(self, s: State, seat: i64) -> bool:
        """Without last sales, only the active seat and an open window still sell once the end has begun."""
        return s.ending and not self.terms.final_sales and seat != s.active and s.phase != WINDOW

    def may_end(self, s: State, seat: i64) -> bool:
        """Is the seat's `done` awaited (DICE-36, 54)?"""
        return (s.phase == WINDOW or s.phase == FINAL) and (s.heard >> seat) & 1 == 0

    def may_pass(self, s: State, seat: i64) -> bool:
        """May the seat hand over the dice (DICE-33)?"""
        return seat == s.active and s.phase == RESOLVE

    def may_choose(self, s: State, seat: i64) -> bool:
        """Is it the seat's choice which of its cards lies above (DICE-A2)?"""
        return s.phase == CHOOSE and self.awaited(s) == bit(seat)

    # -- the judge

    def check(self, s: State, seat: i64, a: Action) -> Rule | None:
        if s.phase == OVER:
            return rule.OVER
        if not 0 <= seat < self.seats:
            return rule.NO_SUCH
        law = self.terms.law
        if isinstance(a, Roll):
            return None if self.may_roll(s, seat) else law[reasons.against_rolling(s, seat)]
        if isinstance(a, Stop):
            return None if self.may_stop(s, seat) else law[reasons.against_stopping(s, seat)]
        if isinstance(a, Select):
            if not 0 <= a.dice <= ALL_DICE:
                return rule.NO_SUCH
            if a.dice != 0 and a.dice & ~self.may_select(s, seat) == 0:
                return None
            return law[reasons.against_selecting(s, seat, a.dice)]
        if isinstance(a, Claim):
            return None if self.may_claim(s, seat) else law[reasons.against_claiming(s, seat, self.terms)]
        if isinstance(a, Sell):
            if self.may_sell(s, seat):
                return None
            if s.phase == CHOOSE:
                return law["choose-first"]
            return law["too-few" if s.sides[seat].completed < SALE else "no-late-sales"]
        if isinstance(a, Done):
            if self.may_end(s, seat):
                return None
            if s.phase == CHOOSE:
                return law["choose-first"]
            if s.phase == WINDOW and seat == s.active:
                return law["window-open"]
            return rule.ALREADY_HEARD if s.phase == WINDOW or s.phase == FINAL else rule.NOT_YOURS
        if isinstance(a, Pass):
            return None if self.may_pass(s, seat) else law[reasons.against_handing_over(s)]
        if isinstance(a, Activate):
            if not FIRST_CARD <= a.card < FIRST_CARD + self.terms.cards:
                return rule.NO_SUCH
            if not self.may_choose(s, seat):
                return law["choose-first"]
            side = s.sides[seat]
            return None if a.card == side.upper or a.card == side.lower else law["own-cards"]
        return rule.NOT_YOURS

    # -- numbered choices

    def options(self, s: State, draft: Draft, mask: vec[i64]) -> None:
        mask[0] = 0
        seat = draft.seat
        if s.phase == OVER or not 0 <= seat < self.seats:
            return
        dice = self.may_select(s, seat)
        if draft.size > 0:
            taken = picked_dice(draft)
            if taken > 0 and taken & ~dice == 0:
                mask[0] = ((dice & ~taken) << N_DIE) | bit(N_END)
            return
        w = dice << N_DIE
        if dice != 0:
            w |= bit(N_ALL)
        if self.may_roll(s, seat):
            w |= bit(N_ROLL)
        if self.may_stop(s, seat):
            w |= bit(N_STOP)
        if self.may_claim(s, seat):
            w |= bit(N_CLAIM)
        if self.may_sell(s, seat):
            w |= bit(N_SELL)
        if self.may_end(s, seat):
            w |= bit(N_DONE)
        if self.may_pass(s, seat):
            w |= bit(N_PASS)
        if self.may_choose(s, seat):
            w |= bit(N_ACTIVATE) | bit(N_ACTIVATE + 1)
        mask[0] = w

    def finish(self, s: State, draft: Draft) -> Action | None:
        if draft.size == 0:
            return None
        number = draft.picks[0]
        if number < N_ACTIVATE:
            return CLOSED[number]
        if number < N_DIE:
            return Activate(s.dealt(draft.seat, number - N_ACTIVATE))
        if number == N_ALL:
            return Select(s.rolled)
        taken = picked_dice(draft)
        if draft.picks[draft.size - 1] == N_END:
            return Select(taken if taken > 0 else 0)
        return Select(taken) if taken == s.rolled else None

    # -- doing

    def do(self, s: State, seat: i64, a: Action, log: list[Event] | None) -> None:
        if isinstance(a, Select):
            self.select(s, a.dice, log)
        elif isinstance(a, Roll):
            self.roll(s, log)
        elif isinstance(a, Stop):
            if log is not None:
                log.append(Event("stopped", {"seat": int(seat)}, []))
            self.resolve(s, log)
        elif isinstance(a, Claim):
            self.meet(s, seat, log)
        elif isinstance(a, Sell):
            self.sell(s, seat, log)
        elif isinstance(a, Done):
            if log is not None:
                log.append(Event("done", {"seat": int(seat)}, []))
            s.heard |= bit(seat)
            self.go_on(s, log)
        elif isinstance(a, Pass):
            self.hand_over(s, log)
        else:
            assert isinstance(a, Activate)
            self.activate(s, seat, a.card, log)

    def activate(self, s: State, seat: i64, card: i64, log: list[Event] | None) -> None:
        """Lay one of the dealt cards above the other (DICE-A2)."""
        side = s.sides[seat]
        moves: list[Move] = []
        if card == side.lower:
            side.lower = side.upper
            side.upper = card
            moves.append(Move(int(card), f"lower/{seat}", f"upper/{seat}"))
            moves.append(Move(int(side.lower), f"upper/{seat}", f"lower/{seat}", 0))
        if log is not None:
            args: dict[str, Arg] = {"seat": int(seat), "kind": int(card), "needs": self.terms.needs(card, 0)}
            log.append(Event("chose", args, moves))
        s.heard |= bit(seat)
        s.epoch += 1
        if s.waiting() == 0:
            s.enter(AWAIT_ROLL)

    def roll(self, s: State, log: list[Event] | None) -> None:
        """Throw all dice that are off the field; the others may use what falls (DICE-09, 10, 34)."""
        dice = ALL_DICE & ~s.field
        cast = dice_in(dice)
        shown = s.chance.dice("roll", [self.terms.sides[die] for die in cast])
        moves: list[Move] = []
        if log is not None:
            for die in reversed(dice_in(s.rolled)):
                moves.append(Move(int(face(die, s.shown[die])), "rolled", ""))
            for card in shown:
                moves.append(Move(card, "", "rolled"))
        for i, die in enumerate(cast):
            s.shown[die] = shown[i] - face(die, 0)
        s.rolled = dice
        if log is not None:
            log.append(Event("rolled", {"seat": int(s.active), "cards:kind": shown}, moves))
        s.enter(WINDOW)
        s.heard = bit(s.active)
        if self.terms.auto:
            seat = s.after(s.active, self.terms)
            while seat != s.active:
                self.meet_all(s, seat, log)
                seat = s.after(seat, self.terms)
            self.hear_the_idle(s)
        self.go_on(s, log)

    def hear_the_idle(self, s: State) -> None:
        """Who meets contracts by itself and cannot sell is done (rules.md 3.9)."""
        seat: i64 = 0
        for side in s.sides:
            if side.completed < SALE:
                s.heard |= bit(seat)
            seat += 1

    def go_on(self, s: State, log: list[Event] | None) -> None:
        """Leave the window or the last sales when everybody is done (DICE-36, 54); in other phases nobody is."""
        if s.waiting() != 0:
            return
        if s.phase == WINDOW:
            s.enter(SELECT)
            self.place_the_rest(s, log)
        else:
            self.end(s, log)

    def select(self, s: State, dice: i64, log: list[Event] | None) -> None:
        """Put dice on the field, faces unchanged (DICE-11 to 14)."""
        moves: list[Move] = []
        shown: list[int] = []
        for die in dice_in(dice):
            card = int(face(die, s.shown[die]))
            shown.append(card)
            moves.append(Move(card, "rolled", "field", lower_dice(s.rolled, die), lower_dice(s.field, die)))
            s.rolled &= ~bit(die)
            s.field |= bit(die)
        if log is not None:
            log.append(Event("selected", {"seat": int(s.active), "cards:kind": shown}, moves))
        if s.field == ALL_DICE:
            self.resolve(s, log)
        else:
            s.enter(DECIDE)
            self.place_the_rest(s, log)

    def place_the_rest(self, s: State, log: list[Event] | None) -> None:
        """Where every die must be placed, the end puts all that are left on the field (option place_all)."""
        if self.terms.place_all and s.ending and (s.phase == SELECT or s.phase == DECIDE):
            self.select(s, s.rolled, log)

    def resolve(self, s: State, log: list[Event] | None) -> None:
        """Rolling is over: the active seat uses the field (DICE-31, 32)."""
        s.enter(RESOLVE)
        if self.terms.auto:
            self.meet_all(s, s.active, log)

    def meet_all(self, s: State, seat: i64, log: list[Event] | None) -> None:
        """Every contract that the dice in scope meet, one after the other (DICE-20, A13)."""
        while s.meets(seat, self.terms):
            self.meet(s, seat, log)

    def meet(self, s: State, seat: i64, log: list[Event] | None) -> None:
        """The lower card slides up by one line (DICE-29)."""
        side = s.sides[seat]
        side.completed += 1
        if log is not None:
            args: dict[str, Arg] = {"seat": int(seat), "contracts": int(side.completed)}
            args["contract:contract"] = self.terms.contract(side.upper, side.completed - 1).text
            args["next:contract"] = self.terms.next_text(side.upper, side.completed)
            log.append(Event("met", args, []))

    def sell(self, s: State, seat: i64, log: list[Event] | None) -> None:
        """Sell; the new card has the seat's dice in scope at once (DICE-44, A14), and the end may begin (DICE-51).

        Where a high target or a small deck leaves nobody with a card to work on, the match is over (DICE-A30).
        """
        sales.sell(s, seat, self.terms, log)
        if not s.ending and s.cardless():
            if log is not None:
                log.append(Event("no-cards", {}, self.clearing(s)))
            self.clear(s)
            self.end(s, log)
            return
        if self.terms.auto:
            other: i64 = 0
            while other < self.seats:
                self.meet_all(s, other, log)
                other += 1
            if s.phase == WINDOW or s.phase == FINAL:
                self.hear_the_idle(s)
        if s.phase == AWAIT_ROLL and s.ending:
            self.last_sales(s, log)
        else:
            self.place_the_rest(s, log)
            self.go_on(s, log)

    def hand_over(self, s: State, log: list[Event] | None) -> None:
        """The field is cleared, and the next player is active, or the last sales begin (DICE-33, 08, 54)."""
        if log is not None:
            log.append(Event("passed", {"seat": int(s.active)}, self.clearing(s)))
        self.clear(s)
        if s.ending:
            self.last_sales(s, log)
            return
        s.active = s.after(s.active, self.terms)
        s.enter(AWAIT_ROLL)
        if log is not None:
            side = s.sides[s.active]
            needs = self.terms.needs(side.upper, side.completed)
            log.append(Event("turn", {"seat": int(s.active), "needs": needs}, []))

    def clearing(self, s: State) -> list[Move]:
        """All dice leave the table; each is the last of its zone when it does."""
        moves = [Move(int(face(die, s.shown[die])), "field", "") for die in reversed(dice_in(s.field))]
        return moves + [Move(int(face(die, s.shown[die])), "rolled", "") for die in reversed(dice_in(s.rolled))]

    def clear(self, s: State) -> None:
        """Take all dice off the table."""
        s.field = 0
        s.rolled = 0

    def last_sales(self, s: State, log: list[Event] | None) -> None:
        """Everybody may sell once more, without dice (DICE-54)."""
        if not self.terms.final_sales:
            self.end(s, log)
            return
        s.enter(FINAL)
        s.heard = 0
        if log is not None:
            log.append(Event("last-sales", {}, []))
        if self.terms.auto:
            self.hear_the_idle(s)
        self.go_on(s, log)

    def end(self, s: State, log: list[Event] | None) -> None:
        """The match is over (DICE-55, 56)."""
        s.enter(OVER)
        outcome = s.outcome(self.terms)
        if log is not None and outcome is not None:
            log.append(Event("ended", {"scores": outcome.scores, "winners:seat": outcome.winners}, []))

    # -- what can be known, and text

    def view(self, s: State, seat: i64) -> View:
        return view.view(s, seat, self.terms)

    def printed(self, v: View) -> None:
        v.lists["sale"] = [int(sales.pays(n)) for n in range(int(LINES) + 1)]

    def reckon(self, v: View, asked: bool) -> None:
        reckoning.reckon(v, self.terms, asked)

    def observe(self, s: State, seat: i64, out: vec[u8]) -> i64:
        return view.observe(s, seat, self.terms, out)

    def observed(self) -> list[str]:
        return view.observed(self.terms)

    def belief(self, v: View) -> Belief[State]:
        return view.ReserveBelief(v, self.terms)

    def standing(self, v: View) -> list[int]:
        """Coins: what has been completed counts once it is sold."""
        return [v.facts[f"coins/{p}"] for p in range(self.seats)]

    def outcome(self, s: State) -> Outcome | None:
        return s.outcome(self.terms)

    def dump(self, s: State) -> Position:
        return position.dump(s, self.terms)

    def load(self, p: Position, chance: Chance) -> State:
        return position.load(p, chance, self.terms)

    def read(self, text: str) -> Action:
        return read_action(text, self.names)

    def phrase(self, s: State, draft: Draft, number: i64) -> Phrase:
        return phrases.phrase(s, draft.seat, number, self.terms)

    def label(self, number: i64) -> str:
        return label(number, self.names)


def picked_dice(draft: Draft) -> i64:
    """The dice (bits) that a draft has picked; -1: it holds other picks too, or a die twice."""
    dice: i64 = 0
    i: i64 = 0
    while i < draft.size:
        die = draft.picks[i] - N_DIE
        i += 1
        if die == N_END - N_DIE and i == draft.size:
            break
        if not 0 <= die < N_ALL - N_DIE or dice & bit(die) != 0:
            return -1
        dice |= bit(die)
    return dice
