"""The whole truth of one match of the dice game."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, pop, vec
from mypy_extensions import i64, mypyc_attr, u8

from haricot.games.dice.contracts import DICE
from haricot.games.dice.deck import LINES
from haricot.games.dice.terms import FIRST_CARD, Terms, kinds_of
from haricot.kernel.chance import Chance
from haricot.kernel.game import Outcome, bit

CHOOSE: Final[i64] = 0
AWAIT_ROLL: Final[i64] = 1
WINDOW: Final[i64] = 2
SELECT: Final[i64] = 3
DECIDE: Final[i64] = 4
RESOLVE: Final[i64] = 5
FINAL: Final[i64] = 6
OVER: Final[i64] = 7
PHASES: Final = ["choose", "await_roll", "window", "select", "decide", "resolve", "final", "over"]

NOTHING: Final[i64] = -1  # no card lies there
SALE: Final[i64] = 3  # the least number of contracts that can be sold (DICE-39)
FIVE: Final[i64] = 5  # what the back of a help card counts (DICE-48)
SOLD: Final[i64] = 0  # a coin card's mark: everybody has seen its front
NONE: Final = vec[u8]()
NEVER: Final = vec[u8]([0] * 256)


@final
@mypyc_attr(acyclic=True)
class Side:
    """One seat's part of the table: two harvest cards, contracts met, coin cards in the order gained, help card."""

    def __init__(self) -> None:
        self.upper: i64 = NOTHING  # the active card
        self.lower: i64 = NOTHING
        self.completed: i64 = 0
        self.purse: vec[u8] = NONE
        self.marks: vec[u8] = NONE  # of each coin card: SOLD, or 1 + how often the reserve had been shuffled again
        self.five: bool = False  # the help card shows five coins
        self.noted: i64 = 0  # coins for which there was no card (DICE-A18)

    def clone(self) -> Side:
        side = Side()
        side.upper = self.upper
        side.lower = self.lower
        side.completed = self.completed
        if len(self.purse) > 0:
            side.purse = self.purse[:]
            side.marks = self.marks[:]
        side.five = self.five
        side.noted = self.noted
        return side

    def coins(self) -> i64:
        """The seat's total (DICE-47)."""
        return len(self.purse) + (FIVE if self.five else 0) + self.noted

    def gain(self, card: i64, mark: i64) -> None:
        """Lay a card into the purse, coin side up."""
        self.purse = append(self.purse, u8(card))
        self.marks = append(self.marks, u8(mark))


@final
@mypyc_attr(acyclic=True)
class State:
    """Sides by seat, the reserve (its top card last), the dice, and where the turn stands."""

    def __init__(self, chance: Chance) -> None:
        self.sides: list[Side] = []
        self.chance: Chance = chance
        self.reserve: vec[u8] = NONE
        self.shuffles: i64 = 0  # how often handed-in coin cards were shuffled into the reserve
        self.returned: vec[u8] = (
            NEVER  # by card: the shuffle with which it was last seen to go back; shared, never changed
        )
        self.phase: i64 = AWAIT_ROLL
        self.first: i64 = 0
        self.active: i64 = 0
        self.shown: vec[i64] = vec[i64]([0] * 7)  # kinds by die, for the dice in `rolled` and `field`
        self.rolled: i64 = 0  # dice (bits) lying off the field
        self.field: i64 = 0  # dice (bits)
        self.heard: i64 = 0  # seats that are done: with the window, the last sales, the choice of a card
        self.ending: bool = False  # the target has been reached: no die is rolled any more (DICE-51, 52)
        self.moment: bool = False  # the phase in which that happened still goes on (DICE-A15)
        self.reached: i64 = 0  # seats that reached the target in that phase
        self.epoch: i64 = 0  # how often the phase has changed

    def clone(self) -> State:
        s = State(self.chance.clone())
        for side in self.sides:
            s.sides.append(side.clone())
        s.reserve = self.reserve[:]
        s.shuffles = self.shuffles
        s.returned = self.returned
        s.phase = self.phase
        s.first = self.first
        s.active = self.active
        s.shown = self.shown[:]
        s.rolled = self.rolled
        s.field = self.field
        s.heard = self.heard
        s.ending = self.ending
        s.moment = self.moment
        s.reached = self.reached
        s.epoch = self.epoch
        return s

    def enter(self, phase: i64) -> None:
        """Change the phase: what was asked before is over."""
        self.phase = phase
        self.epoch += 1
        self.heard = 0
        self.moment = False

    def after(self, seat: i64, terms: Terms) -> i64:
        """The next seat in the order of play (DICE-08)."""
        seat += terms.step
        return seat - terms.seats if seat >= terms.seats else seat

    def everybody(self) -> i64:
        """All seats, as a seat mask."""
        return bit(len(self.sides)) - 1

    def waiting(self) -> i64:
        """The seats that are not done, as a seat mask."""
        return self.everybody() & ~self.heard

    # -- contracts

    def scope(self, seat: i64, terms: Terms) -> i64:
        """The seat's dice in scope (bits): the field in its own resolve, a roll before it is done (DICE-31, 34, A14)."""
        if self.phase == RESOLVE:
            return self.field if seat == self.active else 0
        if self.phase != WINDOW or (self.heard >> seat) & 1 == 1:
            return 0
        return self.rolled | self.field if terms.field_too else self.rolled

    def meets(self, seat: i64, terms: Terms) -> bool:
        """Do the dice in scope meet the seat's lowest open contract (DICE-17)?"""
        dice = self.scope(seat, terms)
        side = self.sides[seat]
        if dice == 0 or side.upper < 0 or side.completed >= LINES:
            return False
        return terms.contract(side.upper, side.completed).met(kinds_of(dice, self.shown))

    def in_reach(self, seat: i64, terms: Terms) -> i64:
        """How many contracts the seat would have met after claiming all it can."""
        side = self.sides[seat]
        n = side.completed
        dice = self.scope(seat, terms)
        packed = kinds_of(dice, self.shown)
        while n < LINES and packed != 0 and side.upper >= 0 and terms.contract(side.upper, n).met(packed):
            n += 1
        return n

    # -- cards

    def dealt(self, seat: i64, place: i64) -> i64:
        """The upper (0) or lower (1) card of a seat; -1: none, or no such seat."""
        if not 0 <= seat < len(self.sides):
            return NOTHING
        return self.sides[seat].upper if place == 0 else self.sides[seat].lower

    def cardless(self) -> bool:
        """Has nobody a card to work on?"""
        for side in self.sides:
            if side.upper >= 0:
                return False
        return True

    def draw(self) -> i64:
        """The top card of the reserve."""
        self.reserve, card = pop(self.reserve)
        return i64(card)

    def exchange(self, seat: i64, due: i64) -> i64:
        """A seat's help card turns to its five coins, for coin cards (DICE-48, A18); returns the coins still due.

        If there are fewer than five cards, the rest is paid by coins due, then by coins noted.
        """
        side = self.sides[seat]
        handed = FIVE if len(side.purse) > FIVE else len(side.purse)
        returned = self.returned[:]
        i: i64 = 0
        while i < handed:
            card = side.purse[i]
            self.reserve = append(self.reserve, card)
            if i64(side.marks[i]) == SOLD:
                returned[i64(card)] = u8(self.shuffles + 1)
            i += 1
        self.returned = returned
        side.purse = side.purse[handed:]
        side.marks = side.marks[handed:]
        side.five = True
        short = FIVE - handed
        if short > due:
            side.noted -= short - due
            return 0
        return due - short

    # -- the end

    def outcome(self, terms: Terms) -> Outcome | None:
        """Most coins win, equal totals share; or all who reached the target at the same moment (DICE-55, 56, A15)."""
        if self.phase != OVER:
            return None
        scores = [int(side.coins()) for side in self.sides]
        top = max(scores)
        winners = [seat for seat, coins in enumerate(scores) if coins == top]
        if terms.share and self.reached & (self.reached - 1) != 0:
            winners = [seat for seat in range(len(scores)) if (self.reached >> seat) & 1 == 1]
        return Outcome(scores, winners, {}, "target" if self.ending else "exhausted")


def lower_dice(dice: i64, die: i64) -> int:
    """How many dice of a set come before a die: its place when they lie in order."""
    n = 0
    i: i64 = 0
    while i < die:
        if (dice >> i) & 1 == 1:
            n += 1
        i += 1
    return n


def dice_in(dice: i64) -> list[int]:
    """A set of dice as a list."""
    return [die for die in range(DICE) if (dice >> die) & 1 == 1]


def new_sides(seats: i64) -> list[Side]:
    """Empty sides."""
    sides: list[Side] = []
    while len(sides) < seats:
        sides.append(Side())
    return sides


def start(terms: Terms, chance: Chance) -> State:
    """Two cards for each, in two rounds from the first player on, the first above (DICE-04 to 07)."""
    s = State(chance)
    s.sides = new_sides(terms.seats)
    first = terms.first
    if first < 0:
        first = chance.number("first", terms.seats)
    s.first = first
    s.active = first
    deck = NONE
    card = FIRST_CARD
    while card < FIRST_CARD + terms.cards:
        deck = append(deck, u8(card))
        card += 1
    s.reserve = chance.shuffled("deck", deck)
    for upper in (True, False):
        seat = first
        for _ in s.sides:
            if upper:
                s.sides[seat].upper = s.draw()
            else:
                s.sides[seat].lower = s.draw()
            seat = s.after(seat, terms)
    s.phase = CHOOSE if terms.choice else AWAIT_ROLL
    return s
