"""The contract every game keeps: one judge, no current player, numbered choices."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final, Generic, TypeVar, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from haricot.kernel import mask as masks
from haricot.kernel.actions import Action, Names, Phrase
from haricot.kernel.chance import Chance, Rng
from haricot.kernel.errors import IllegalAction
from haricot.kernel.events import Event
from haricot.kernel.forms import Draft
from haricot.kernel.positions import Position
from haricot.kernel.rule import Rule
from haricot.kernel.setup import Setup
from haricot.kernel.views import DealView, View, Zones

S = TypeVar("S")


@final
class Outcome:
    """How a match ended: scores by seat, the winners, scores of others than the seats, the reason, and who drew.

    Several seats may share a win. Where others score, no winner means that they have won, unless seats
    have drawn with them: a draw is neither a win nor a defeat.
    """

    def __init__(
        self,
        scores: list[int],
        winners: list[int],
        others: dict[str, int],
        reason: str,
        drawn: list[int] | None = None,
    ) -> None:
        self.scores: Final = scores
        self.winners: Final = winners
        self.others: Final = others
        self.reason: Final = reason
        self.drawn: Final[list[int]] = drawn if drawn is not None else []

    def plain(self) -> dict[str, object]:
        """For JSON and for comparing."""
        return {
            "scores": self.scores,
            "winners": self.winners,
            "drawn": self.drawn,
            "others": self.others,
            "reason": self.reason,
        }


@final
class Choice:
    """One line of a menu: its number, the notation it leads to at once (empty: more picks follow), and its phrase."""

    def __init__(self, number: int, notation: str, phrase: Phrase) -> None:
        self.number: Final = number
        self.notation: Final = notation
        self.phrase: Final = phrase


@mypyc_attr(allow_interpreted_subclasses=True)
class Belief(Generic[S]):
    """What a view leaves open, parsed once and sampled many times."""

    @abstractmethod
    def sample(self, rng: Rng) -> S:
        """A whole state whose view equals the view this came from."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """The rules of one box for one edition, number of seats and set of options; holds no match."""

    def __init__(self, setup: Setup, numbers: i64, names: Names, zones: Zones) -> None:
        self.setup: Final = setup
        self.seats: Final[i64] = setup.seats
        self.numbers: Final[i64] = numbers  # how many buttons and picks there are, the same in every edition
        self.names: Final = names
        self.zones: Final = zones

    # -- a match begins, is copied, is written down

    @abstractmethod
    def start(self, chance: Chance) -> S:
        """Deal."""

    @abstractmethod
    def clone(self, s: S) -> S:
        """An independent copy."""

    @abstractmethod
    def dump(self, s: S) -> Position:
        """The whole state as a position."""

    @abstractmethod
    def load(self, position: Position, chance: Chance) -> S:
        """A state from a position; cards it does not name are dealt. Raises MalformedRecord."""

    # -- who

    @abstractmethod
    def awaited(self, s: S) -> i64:
        """The seats whose clock runs, as a seat mask."""

    @abstractmethod
    def first_due(self, s: S, skip: i64) -> i64:
        """The first seat worth asking that is not in the seat mask `skip`; -1: nobody."""

    @abstractmethod
    def peers(self, s: S) -> i64:
        """The seats that may be asked in any order now, as a seat mask; 0 where the rules name an order."""

    def next(self, s: S) -> i64:
        """The first seat worth asking; -1: the match is over."""
        return self.first_due(s, 0)

    def due(self, s: S) -> list[int]:
        """The seats worth asking, in order; empty exactly when the match is over."""
        found: list[int] = []
        skip: i64 = 0
        while (seat := self.first_due(s, skip)) >= 0:
            found.append(int(seat))
            skip |= bit(seat)
        return found

    @abstractmethod
    def moment(self, s: S, seat: i64) -> i64:
        """A number that changes whenever a timely message of this seat would have lost its meaning."""

    # -- what

    @abstractmethod
    def check(self, s: S, seat: i64, a: Action) -> Rule | None:
        """The one judge: None, or the rule that forbids the action. Total: answers any action of any seat."""

    @abstractmethod
    def options(self, s: S, draft: Draft, mask: vec[i64]) -> None:
        """Overwrite the mask with the numbers open to the draft's seat: buttons, or the opened form's next pick."""

    @abstractmethod
    def finish(self, s: S, draft: Draft) -> Action | None:
        """The action the draft's picks add up to; None: more picks are needed."""

    @abstractmethod
    def do(self, s: S, seat: i64, a: Action, log: list[Event] | None) -> None:
        """Carry out an action that the judge has allowed."""

    def apply(self, s: S, seat: i64, a: Action, log: list[Event] | None = None) -> None:
        """Check, then do; raises IllegalAction and changes nothing."""
        rule = self.check(s, seat, a)
        if rule is not None:
            raise IllegalAction(rule, int(seat), a.write(self.names))
        self.do(s, seat, a, log)

    @abstractmethod
    def read(self, text: str) -> Action:
        """An action from its notation; raises MalformedAction."""

    def formerly(self, s: S, seat: i64, a: Action) -> Action:
        """What an action in a record of version 1 means, now that some verbs are said more exactly (records.py)."""
        return a

    def write(self, a: Action) -> str:
        """An action's notation."""
        return a.write(self.names)

    @abstractmethod
    def label(self, number: i64) -> str:
        """A stable name for a number, for people who read numbers."""

    @abstractmethod
    def phrase(self, s: S, draft: Draft, number: i64) -> Phrase:
        """What an open number says to a person, as the next pick of this draft."""

    # -- what can be known

    @abstractmethod
    def view(self, s: S, seat: i64) -> View:
        """What a seat may know; -1: a spectator."""

    def own_deals(self, s: S, seat: i64) -> list[DealView] | None:
        """The open deals as a seat sees them; None, unless the box promises that the rest of the seat's view, but for
        its zones and its moment, is what a spectator sees. Where it does, a table works that rest out once for all."""
        return None

    def printed(self, v: View) -> None:
        """Add what is printed or agreed and never changes in a match, for clients that draw it: prices, counts."""

    def reckon(self, v: View, asked: bool) -> None:
        """Add what a person could work out from this view, for clients that show it: what a harvest pays; odds, if
        its seat is asked now."""

    @abstractmethod
    def observe(self, s: S, seat: i64, out: vec[u8]) -> i64:
        """Write the view compactly, seats counted from the reader; returns how many bytes."""

    def observed(self) -> list[str]:
        """A name for each byte that `observe` writes, in order; none: the box does not name them."""
        return []

    @abstractmethod
    def belief(self, v: View) -> Belief[S]:
        """All the states that could lie behind a view of a seat."""

    @abstractmethod
    def outcome(self, s: S) -> Outcome | None:
        """None until the match is over."""

    def standing(self, v: View) -> list[int]:
        """The score by seat if the match ended now, as far as a view tells; empty: the box does not say."""
        return []

    # -- conveniences for people's code

    def action(self, v: View, draft: Draft, number: i64) -> Action | None:
        """The action that a number makes of a draft, from what a player has: its view and its menu's draft.

        None: more picks are needed. The number must be open.
        """
        trial = Draft(draft.seat)
        for pick in draft.picks[: draft.size]:
            trial.add(pick)
        trial.add(number)
        return self.finish(self.belief(v).sample(Rng(1, 2, 3, 4)), trial)

    def mask(self) -> vec[i64]:
        """An empty mask for this game's numbers."""
        return masks.blank(int(self.numbers))

    def menu(self, s: S, draft: Draft) -> list[Choice]:
        """The open numbers for a person: with notation where the number is a whole action."""
        mask = self.mask()
        self.options(s, draft, mask)
        choices: list[Choice] = []
        trial = Draft(draft.seat)
        for pick in draft.picks[: draft.size]:
            trial.add(pick)
        for number in masks.numbers(mask):
            trial.size = draft.size
            trial.add(number)
            a = self.finish(s, trial)
            said = self.phrase(s, draft, number)
            choices.append(Choice(number, a.write(self.names) if a is not None else "", said))
        return choices

    def legal(self, s: S, seat: i64) -> list[int]:
        """The numbers open to a seat as buttons."""
        mask = self.mask()
        self.options(s, Draft(seat), mask)
        return masks.numbers(mask)


def bit(seat: i64, one: i64 = 1) -> i64:
    """A seat mask of one seat (a shifted parameter compiles right; a shifted literal does not)."""
    return one << seat
