"""The whole truth of one match of Nicht die Bohne."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, pop, vec
from mypy_extensions import i64, mypyc_attr, u8

from haricot.games.nicht_die_bohne.actions import FACES
from haricot.games.nicht_die_bohne.scoring import row_of
from haricot.games.nicht_die_bohne.terms import Terms, suit_of
from haricot.kernel.chance import Chance, sort
from haricot.kernel.game import Outcome, bit

LEAD: Final[i64] = 0  # the leader plays open
ANSWER: Final[i64] = 1  # all others, hidden and at the same time
PICK: Final[i64] = 2  # one takes, then whoever's card was taken
OVER: Final[i64] = 3
PHASES: Final = ["lead", "answer", "pick", "over"]

NOTHING: Final[i64] = -1  # no card lies there
NONE: Final = vec[u8]()
NO_SHEET: Final = vec[i64]()


@final
@mypyc_attr(acyclic=True)
class Side:
    """One seat's part of the table: hand (sorted), the card it has put down, the cards it has taken, its score sheet."""

    def __init__(self) -> None:
        self.hand: vec[u8] = NONE
        self.card: i64 = NOTHING  # hidden while it is an answer, else open
        self.taken: vec[u8] = NONE  # this round, in the order of taking
        self.plus: vec[i64] = NO_SHEET  # by round (NDB-28)
        self.minus: vec[i64] = NO_SHEET

    def clone(self) -> Side:
        side = Side()
        side.hand = self.hand[:] if len(self.hand) > 0 else NONE
        side.card = self.card
        side.taken = self.taken[:] if len(self.taken) > 0 else NONE
        side.plus = self.plus[:] if len(self.plus) > 0 else NO_SHEET
        side.minus = self.minus[:] if len(self.minus) > 0 else NO_SHEET
        return side

    def holds(self, card: i64) -> i64:
        """The place of a card in the hand; -1: it is not there."""
        i: i64 = 0
        for held in self.hand:
            if i64(held) == card:
                return i
            i += 1
        return -1

    def row(self, suit: i64, terms: Terms) -> list[int]:
        """The cards of a suit as they lie: special ones at the head, each part in the order of taking (NDB-18, 19)."""
        head: list[int] = []
        tail: list[int] = []
        for card in self.taken:
            if 0 <= i64(card) - suit * FACES < FACES:
                (head if terms.special(i64(card)) else tail).append(int(card))
        return head + tail

    def slot(self, card: i64, terms: Terms) -> int:
        """Where a card just being taken goes in its row: behind the special cards if it is one; -1: at the end."""
        if not terms.special(card):
            return -1
        n = 0
        for other in self.taken:
            if suit_of(i64(other)) == suit_of(card) and terms.special(i64(other)):
                n += 1
        return n

    def write_down(self, terms: Terms) -> None:
        """Enter the round on the score sheet: the positive rows under plus, the negative ones under minus (NDB-28)."""
        plus: i64 = 0
        minus: i64 = 0
        suit: i64 = 0
        for _ in terms.suits:
            worth = row_of(self.taken, suit, terms.points, terms.effects).worth(terms.order)
            if worth > 0:
                plus += worth
            else:
                minus -= worth
            suit += 1
        self.plus = append(self.plus, plus)
        self.minus = append(self.minus, minus)

    def sums(self) -> list[int]:
        """Plus less minus, by round."""
        return [int(self.plus[i] - self.minus[i]) for i in range(len(self.plus))]

    def total(self) -> i64:
        """The sum of all rounds so far."""
        total: i64 = 0
        for n in self.plus:
            total += n
        for n in self.minus:
            total -= n
        return total


@final
@mypyc_attr(acyclic=True)
class State:
    """Sides by seat, and where the trick stands."""

    def __init__(self, chance: Chance) -> None:
        self.sides: list[Side] = []
        self.chance: Chance = chance
        self.phase: i64 = LEAD
        self.first: i64 = 0  # who led the first trick of this round
        self.leader: i64 = 0  # who has the token
        self.picker: i64 = NOTHING  # whose pick it is; -1 outside PICK
        self.epoch: i64 = 0  # how often the phase or the picker has changed

    def clone(self) -> State:
        s = State(self.chance.clone())
        for side in self.sides:
            s.sides.append(side.clone())
        s.phase = self.phase
        s.first = self.first
        s.leader = self.leader
        s.picker = self.picker
        s.epoch = self.epoch
        return s

    def left_of(self, seat: i64, places: i64) -> i64:
        """The seat so many places to the left."""
        seat += places
        n = len(self.sides)
        return seat - n if seat >= n else seat

    def enter(self, phase: i64, picker: i64) -> None:
        """Change the phase or the picker: what was asked before is over."""
        self.phase = phase
        self.picker = picker
        self.epoch += 1

    def round_number(self) -> i64:
        """How many rounds have been scored: the number of the one being played, from 0."""
        return len(self.sides[0].plus)

    def trick(self, terms: Terms) -> i64:
        """How many tricks of this round are over."""
        begun: i64 = 1 if self.phase == ANSWER or self.phase == PICK else 0
        return terms.hand - len(self.sides[self.leader].hand) - begun

    def cardless(self) -> i64:
        """The seats before which no card lies, as a seat mask: not put down yet, or taken."""
        seats: i64 = 0
        seat: i64 = 0
        for side in self.sides:
            if side.card < 0:
                seats |= bit(seat)
            seat += 1
        return seats

    def takeable(self) -> i64:
        """The seats whose card the picker may take: all that lie but the leader's, and that one last (NDB-10 to 15)."""
        token = bit(self.leader)
        lying = (bit(len(self.sides)) - 1) & ~self.cardless()
        return lying & ~token if lying != token else token

    def give_out(self, terms: Terms, first: i64) -> None:
        """Shuffle all cards and give them out, whole hands in seat order from the first leader (NDB-03 to 05)."""
        deck = self.chance.shuffled("deck", terms.pack)
        for side in self.sides:
            side.taken = NONE
        end = len(deck)
        r: i64 = 0
        while r < terms.seats:
            side = self.sides[self.left_of(first, r)]
            side.hand = sort(deck[end - terms.hand : end], [])
            end -= terms.hand
            r += 1
        self.first = first
        self.leader = first

    def put_down(self, seat: i64, card: i64) -> i64:
        """Move a card from a hand to the table; returns the place it had."""
        side = self.sides[seat]
        place = side.holds(card)
        side.hand, _ = pop(side.hand, place)
        side.card = card
        return place

    # -- who is ahead

    def totals(self) -> list[int]:
        """The match's score so far, by seat."""
        return [int(side.total()) for side in self.sides]

    def rounds_won(self) -> list[int]:
        """How many rounds each seat has won, a shared one counting for each of its winners (CHO-16, NDB-A6)."""
        won: list[int] = [0] * len(self.sides)
        sums = [side.sums() for side in self.sides]
        for number in range(self.round_number()):
            for seat in best([column[number] for column in sums]):
                won[seat] += 1
        return won

    def outcome(self, terms: Terms) -> Outcome | None:
        """The best total wins; ties as the table agreed (NDB-31, 32, CHO-17, NDB-A6)."""
        if self.phase != OVER:
            return None
        scores = self.totals()
        winners = best(scores)
        if terms.deals_won:
            won = self.rounds_won()
            among = best([won[seat] for seat in winners])
            winners = [winners[i] for i in among]
        return Outcome(scores, winners, {}, "played")


def best(scores: list[int]) -> list[int]:
    """The places of the highest score."""
    top = max(scores)
    return [i for i, score in enumerate(scores) if score == top]


def new_sides(seats: i64) -> list[Side]:
    """Empty sides."""
    sides: list[Side] = []
    while len(sides) < seats:
        sides.append(Side())
    return sides


def start(terms: Terms, chance: Chance) -> State:
    """The first round (NDB-02 to 05, CHO-04): the seat agreed, or by lot; where there is a dealer, that seat deals."""
    s = State(chance)
    s.sides = new_sides(terms.seats)
    first = terms.first
    if first < 0:
        first = chance.number("first", terms.seats)
    s.give_out(terms, s.left_of(first, 1) if terms.dealer else first)
    return s
