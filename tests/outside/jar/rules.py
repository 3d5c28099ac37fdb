"""The jar: in turn everybody takes one to three beans; who takes the last one wins. Ids: rules.md."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64, u8

from haricot.kernel import rule
from haricot.kernel.actions import Action, Arg, Names, Phrase, whole
from haricot.kernel.chance import Chance, Rng
from haricot.kernel.errors import MalformedAction
from haricot.kernel.events import Event, Move
from haricot.kernel.forms import Draft
from haricot.kernel.game import Belief, Game, Outcome, bit
from haricot.kernel.positions import Position
from haricot.kernel.rule import Rule
from haricot.kernel.setup import Setup
from haricot.kernel.views import OPEN, View, Zones

BEANS = 21
MOST = 3
IN_TURN = Rule("JAR-01")
ONE_TO_THREE = Rule("JAR-02")
NAMES = Names(["bean"])


class Take(Action):
    """Some beans from the jar."""

    def __init__(self, beans: int) -> None:
        self.beans = beans

    def write(self, names: Names) -> str:
        return f"take {self.beans}"


class State:
    """How many lie in the jar, how many everybody has, and whose turn it is."""

    def __init__(self, taken: list[int], active: int) -> None:
        self.taken = taken
        self.active = active

    @property
    def left(self) -> int:
        return BEANS - sum(self.taken)


class Nothing(Belief[State]):
    """Nothing is hidden."""

    def __init__(self, v: View) -> None:
        seats = len([name for name in v.zones if name.startswith("taken/")])
        self.known = State([len(v.zones[f"taken/{p}"]) for p in range(seats)], v.facts["active"])

    def sample(self, rng: Rng) -> State:
        return State(self.known.taken[:], self.known.active)


class Jar(Game[State]):
    """The one judge."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup, MOST, NAMES, Zones({"jar": OPEN, "taken": OPEN}))

    def start(self, chance: Chance) -> State:
        return State([0] * int(self.seats), 0)

    def clone(self, s: State) -> State:
        return State(s.taken[:], s.active)

    def dump(self, s: State) -> Position:
        p = Position()
        p.facts["active"] = str(s.active)
        for seat, beans in enumerate(s.taken):
            p.zones[f"taken/{seat}"] = [0] * beans
        return p

    def load(self, position: Position, chance: Chance) -> State:
        seats = int(self.seats)
        taken = [len(position.zones.get(f"taken/{seat}", [])) for seat in range(seats)]
        return State(taken, position.fact("active", 0, 0, seats - 1))

    def awaited(self, s: State) -> i64:
        return bit(s.active) if s.left else 0

    def first_due(self, s: State, skip: i64) -> i64:
        return s.active if s.left and not (skip >> s.active) & 1 else -1

    def peers(self, s: State) -> i64:
        return 0

    def moment(self, s: State, seat: i64) -> i64:
        return s.left

    def check(self, s: State, seat: i64, a: Action) -> Rule | None:
        if not s.left:
            return rule.OVER
        if not 0 <= seat < self.seats or not isinstance(a, Take):
            return rule.NO_SUCH
        if seat != s.active:
            return IN_TURN
        return None if 1 <= a.beans <= min(MOST, s.left) else ONE_TO_THREE

    def options(self, s: State, draft: Draft, mask: vec[i64]) -> None:
        mine = draft.seat == s.active and draft.size == 0
        mask[0] = (1 << min(MOST, s.left)) - 1 if mine else 0

    def finish(self, s: State, draft: Draft) -> Action | None:
        return Take(int(draft.picks[0]) + 1) if draft.size else None

    def do(self, s: State, seat: i64, a: Action, log: list[Event] | None) -> None:
        assert isinstance(a, Take)
        s.taken[seat] += a.beans
        if log is not None:
            moves = [Move(0, "jar", f"taken/{seat}") for _ in range(a.beans)]
            args: dict[str, Arg] = {"hunter:seat": int(seat), "kind": 0, "beans:count": a.beans}
            log.append(Event("took", args, moves))
        if s.left:
            s.active = (s.active + 1) % int(self.seats)
        elif log is not None:
            log.append(Event("ended", {"hunter:seat": int(seat)}, []))

    def read(self, text: str) -> Action:
        verb, _, number = text.partition(" ")
        beans = int(whole(number))
        if verb != "take" or beans < 0:
            raise MalformedAction("no-action", word=text[:40])
        return Take(beans)

    def label(self, number: i64) -> str:
        return f"take {number + 1}"

    def phrase(self, s: State, draft: Draft, number: i64) -> Phrase:
        return Phrase("take", {"kind": 0, "beans:count": int(number) + 1}, "jar")

    def view(self, s: State, seat: i64) -> View:
        v = View(int(seat))
        v.zones["jar"] = [0] * s.left
        for p, beans in enumerate(s.taken):
            v.zones[f"taken/{p}"] = [0] * beans
        v.facts["active"] = s.active
        return v

    def observe(self, s: State, seat: i64, out: vec[u8]) -> i64:
        out[0] = u8(s.left)
        for p in range(int(self.seats)):
            out[p + 1] = u8(s.taken[(int(seat) + p) % int(self.seats)])
        return self.seats + 1

    def belief(self, v: View) -> Belief[State]:
        return Nothing(v)

    def outcome(self, s: State) -> Outcome | None:
        return None if s.left else Outcome(s.taken[:], [s.active], {}, "empty")


def make(setup: Setup) -> Game[Any]:
    """The game of a setup."""
    return Jar(setup)
