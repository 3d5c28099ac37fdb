"""`greedy`: counts cards and follows the chain of picks to its end."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from haricot.games.nicht_die_bohne.actions import N_PLAY, N_TAKE
from haricot.games.nicht_die_bohne.hints import why
from haricot.games.nicht_die_bohne.state import NOTHING, PICK
from haricot.games.nicht_die_bohne.terms import Terms
from haricot.games.nicht_die_bohne.trust import Trust
from haricot.games.nicht_die_bohne.worth import HABITS, Habits, Prospects, known
from haricot.kernel.actions import Action, Phrase
from haricot.kernel.chance import Rng
from haricot.kernel.events import Event
from haricot.kernel.players import Menu, Player
from haricot.kernel.views import View


@final
class Greedy(Player):
    """Plays for the best lead over the others at the end of the trick, above all over those who may win."""

    def __init__(self, terms: Terms, rng: Rng, habits: Habits = HABITS, trust: Trust | None = None) -> None:
        super().__init__()
        self.terms: Final = terms
        self.rng: Final = rng
        self.habits: Final = habits
        self.trust: Final = trust if trust is not None else Trust(int(terms.seats), habits)
        self.margin: i64 = 0  # by how many thousandths of a point the card last played was ahead of the next best

    def clone(self) -> Greedy:
        return Greedy(self.terms, self.rng.clone(), self.habits, self.trust.clone())

    def decide(self, view: View, menu: Menu) -> int | Action:
        open_numbers = menu.numbers()
        if len(open_numbers) == 1:
            return open_numbers[0]
        trust = [int(self.trust.of(seat)) for seat in range(self.terms.seats)]
        prospects = Prospects(view, self.terms, self.habits, trust)
        trick = Trick(view, prospects)
        if view.facts["phase"] == PICK:
            return self.take(trick, open_numbers)
        self.trust.prospects = prospects
        return self.play(trick, open_numbers)

    def notice(self, event: Event) -> None:
        self.trust.notice(event)

    def why(self, view: View, action: Action) -> Phrase:
        return why(view, self.terms, self.habits, action, self.margin)

    def take(self, trick: Trick, open_numbers: list[int]) -> int:
        """The pick after which I am farthest ahead, the others picking what is best for them."""
        best = open_numbers[0]
        most: i64 = 0
        for number in open_numbers:
            owner = trick.left_of(trick.me, number - N_TAKE + 1)
            value = trick.follow(trick.lying[:], trick.me, owner)
            if number == open_numbers[0] or value > most:
                most = value
                best = number
        return best

    def play(self, trick: Trick, open_numbers: list[int]) -> int:
        """The card after which I am farthest ahead, on an average of what the others may put down."""
        samples = [trick.sample(self.rng) for _ in range(self.habits.samples)]
        best = open_numbers[0]
        most: i64 = 0
        next_best: i64 = -1_000_000_000
        for number in open_numbers:
            value: i64 = 0
            for lying in samples:
                cards = lying[:]
                cards[trick.me] = number - int(N_PLAY)
                value += trick.follow(cards, trick.leader, NOTHING)
            if number == open_numbers[0] or value > most:
                if number != open_numbers[0]:
                    next_best = most
                most = value
                best = number
            elif value > next_best:
                next_best = value
        self.margin = (most - next_best) // (self.habits.samples * (trick.seats - 1))
        return best


@final
class Trick:
    """The cards on the table, and how the chain of picks goes on."""

    def __init__(self, view: View, prospects: Prospects) -> None:
        self.me: Final[i64] = view.seat
        self.seats: Final[i64] = prospects.seats
        self.leader: Final[i64] = view.facts["leader"]
        self.prospects: Final = prospects
        self.trust: Final = prospects.trust
        self.lying: Final[list[int]] = []  # by seat; -1: none, or face down
        for seat in range(prospects.seats):
            cards = known(view.zones[f"played/{seat}"])
            self.lying.append(cards[0] if cards else int(NOTHING))

    def left_of(self, seat: i64, places: i64) -> i64:
        """The seat so many places to the left."""
        seat += places
        return seat - self.seats if seat >= self.seats else seat

    def sample(self, rng: Rng) -> list[int]:
        """The trick with a card from the unseen ones before every other seat that has none lying open."""
        pool = self.prospects.pool()
        cards = self.lying[:]
        for seat in range(self.seats):
            if seat != self.me and cards[seat] < 0:
                i = int(rng.below(len(pool)))
                cards[seat] = pool[i]
                pool[i] = pool[-1]
                pool.pop()
        return cards

    def follow(self, cards: list[int], picker: i64, owner: i64) -> i64:
        """How far ahead I am after the trick; `owner` is whose card is taken first, -1: whichever suits the picker.

        Whoever's card was taken is next; the last has no choice (NDB-10 to 15). That it leads the next trick proved
        to be worth nothing that can be measured.
        """
        if owner < 0:
            return self.ahead(cards, picker)
        card = cards[owner]
        gain = self.prospects.gain(picker, card)
        gain = gain * (self.seats - 1) if picker == self.me else -gain * self.prospects.threats[picker] // 1000
        if owner == self.leader:
            return gain
        cards[owner] = int(NOTHING)
        gain += self.ahead(cards, owner)
        cards[owner] = card
        return gain

    def ahead(self, cards: list[int], picker: i64) -> i64:
        """The same when a picker has still to choose: I take what is best for me in the end, the others mostly what
        is best for themselves at once."""
        best: i64 = self.leader
        most: i64 = 0
        total: i64 = 0
        n: i64 = 0
        seat: i64 = 0
        while seat < self.seats:
            if seat != self.leader and seat != picker and cards[seat] >= 0:
                if picker == self.me:
                    value = self.follow(cards, picker, seat)
                    if n == 0 or value > total:
                        total = value
                else:
                    gain = self.prospects.gain(picker, cards[seat])
                    if n == 0 or gain > most:
                        best = seat
                        most = gain
                n += 1
            seat += 1
        if n == 0:
            return self.follow(cards, picker, self.leader)
        if picker == self.me:
            return total
        trust: i64 = self.trust[picker]
        if trust >= 1000 or n == 1:
            return self.follow(cards, picker, best)
        total = 0
        seat = 0
        while seat < self.seats:
            if seat != self.leader and seat != picker and cards[seat] >= 0:
                weight = (1000 - trust) // n + (trust if seat == best else 0)
                total += self.follow(cards, picker, seat) * weight // 1000
            seat += 1
        return total
