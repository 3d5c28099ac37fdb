"""What is measured of the engine, all of it through its public contract."""

from __future__ import annotations

import copy
from itertools import count
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import u8
from slices import Work

from haricot.bots.seats import sit
from haricot.kernel import registry
from haricot.kernel.actions import Action
from haricot.kernel.chance import Chance, Rng, stream
from haricot.kernel.drive import drive, playout
from haricot.kernel.events import Event
from haricot.kernel.forms import Draft
from haricot.kernel.game import Game
from haricot.kernel.mask import pick

BOX: Final = ("bohnanza", 4, "gigamic")
SILENT: Final = {"offers": "0"}  # nobody bargains
OBSERVATION: Final = 4096  # bytes; more than any game writes

Recorded = tuple[str, list[tuple[int, Action]]]  # a seed, and who decided what


class Bench:
    """One game with what its driver needs, and the kinds of work that can be timed."""

    def __init__(self, game: Game[Any], name: str) -> None:
        self.game: Final = game
        self.name: Final = name  # part of the seeds
        self.rng: Final = stream(name, "choice", 0)
        self.draft: Final = Draft()
        self.mask: Final = game.mask()
        self.next: Final = count()

    def deal(self) -> Any:
        """A new match."""
        return self.game.start(Chance(f"{self.name}{next(self.next)}", []))

    def play(self, s: Any, rng: Rng) -> int:
        """To the end at random, inside the engine; returns the number of decisions."""
        return int(playout(self.game, s, rng, self.draft, self.mask))

    # -- whole games

    def playouts(self) -> Work:
        """Random games inside the engine, dealing included."""

        def work() -> tuple[int, int]:
            return self.play(self.deal(), self.rng), 1

        return work

    def decide(self, s: Any, seat: int) -> Action:
        """One random decision, asked for from outside."""
        self.draft.open(seat)
        while True:
            self.game.options(s, self.draft, self.mask)
            self.draft.add(pick(self.mask, self.rng))
            a = self.game.finish(s, self.draft)
            if a is not None:
                return a

    def loops(self, observed: bool) -> Work:
        """Random games driven from Python through the judge; `observed` writes an observation for every decision."""
        game = self.game
        out = vec[u8]([u8(0)] * OBSERVATION)

        def work() -> tuple[int, int]:
            s = self.deal()
            n = 0
            while (seat := game.next(s)) >= 0:
                if observed:
                    game.observe(s, seat, out)
                game.apply(s, seat, self.decide(s, seat))
                n += 1
            return n, 1

        return work

    def minds(self, name: str) -> Work:
        """Games of a bot against itself, with what it looks at and is told of."""
        game = self.game

        def work() -> tuple[int, int]:
            seed = f"{self.name}-{name}{next(self.next)}"
            players = [sit(name, game, seed, seat) for seat in range(game.setup.seats)]
            return int(drive(game, game.start(Chance(seed, [])), players)), 1

        return work

    # -- games already decided, so that only one thing differs between the three

    def recorded(self, games: int) -> list[Recorded]:
        """Random games as seeds and decisions."""
        found: list[Recorded] = []
        for i in range(games):
            seed = f"{self.name}-recorded{i}"
            s = self.game.start(Chance(seed, []))
            taken: list[tuple[int, Action]] = []
            while (seat := self.game.next(s)) >= 0:
                taken.append((int(seat), self.decide(s, seat)))
                self.game.do(s, *taken[-1], None)
            found.append((seed, taken))
        return found

    def replays(self, games: list[Recorded], how: str) -> Work:
        """Recorded games again: trusted (`do`), judged (`apply`), or with a log of events (`log`)."""
        game = self.game
        following = count()

        def work() -> tuple[int, int]:
            seed, taken = games[next(following) % len(games)]
            s = game.start(Chance(seed, []))
            if how == "apply":
                for seat, a in taken:
                    game.apply(s, seat, a, None)
            elif how == "log":
                for seat, a in taken:
                    log: list[Event] = []
                    game.do(s, seat, a, log)
            else:
                for seat, a in taken:
                    game.do(s, seat, a, None)
            return len(taken), 1

        return work

    # -- the middle of a game

    def middles(self, games: list[Recorded]) -> list[Any]:
        """States with half of their decisions taken."""
        found: list[Any] = []
        for seed, taken in games:
            s = self.game.start(Chance(seed, []))
            for seat, a in taken[: len(taken) // 2]:
                self.game.do(s, seat, a, None)
            found.append(s)
        return found

    def rollouts(self, states: list[Any]) -> Work:
        """Copy and play to the end; counts decisions, and rollouts as games."""
        following = count()

        def work() -> tuple[int, int]:
            s = self.game.clone(states[next(following) % len(states)])
            return self.play(s, self.rng), 1

        return work

    def clones(self, states: list[Any]) -> Work:
        """Copies."""
        clone = self.game.clone

        def work() -> tuple[int, int]:
            for s in states:
                clone(s)
            return len(states), 0

        return work

    def deep_copies(self, states: list[Any]) -> Work:
        """What copy.deepcopy does with the same matches in plain dicts and lists."""
        plain = [plain_state(self.game, s) for s in states]

        def work() -> tuple[int, int]:
            for p in plain:
                copy.deepcopy(p)
            return len(plain), 0

        return work

    def views(self, states: list[Any], told: bool) -> Work:
        """What each seat may know; `told` in words, too."""
        view = self.game.view
        seats = range(self.game.setup.seats)

        def work() -> tuple[int, int]:
            for s in states:
                for seat in seats:
                    if told:
                        view(s, seat).tell()
                    else:
                        view(s, seat)
            return len(states) * len(seats), 0

        return work

    def observations(self, states: list[Any]) -> Work:
        """The same, compactly."""
        observe = self.game.observe
        seats = range(self.game.setup.seats)
        out = vec[u8]([u8(0)] * OBSERVATION)

        def work() -> tuple[int, int]:
            for s in states:
                for seat in seats:
                    observe(s, seat, out)
            return len(states) * len(seats), 0

        return work

    def samples(self, states: list[Any]) -> Work:
        """States that could lie behind a view."""
        beliefs = [self.game.belief(self.game.view(s, self.game.next(s))) for s in states]

        def work() -> tuple[int, int]:
            for belief in beliefs:
                belief.sample(self.rng)
            return len(beliefs), 0

        return work


def plain_state(game: Game[Any], s: Any) -> dict[str, object]:
    """A state as the dicts and lists a plain Python engine would hold."""
    position = game.dump(s)
    seats: list[dict[str, object]] = [{"fields": [[], [], []]} for _ in range(game.setup.seats)]
    table: dict[str, object] = dict(position.facts)
    for zone, cards in position.zones.items():
        parts = zone.split("/")
        if len(parts) == 1:
            table[zone] = list(cards)
        elif parts[0] == "field":
            fields = seats[int(parts[1])]["fields"]
            assert isinstance(fields, list)
            fields[int(parts[2])] = list(cards)
        else:
            seats[int(parts[1])][parts[0]] = list(cards)
    return {"table": table, "seats": seats}


def standard(options: dict[str, str] | None = None) -> Bench:
    """The game the figures are about: Bohnanza, Gigamic, four seats."""
    game, seats, edition = BOX
    return Bench(registry.make(game, seats, edition, options), "silent" if options else "bench")


def seats_for(offered: list[int]) -> int:
    """Four where the edition takes four, else as many as it takes."""
    return 4 if 4 in offered else offered[-1]


def editions(game: str) -> list[tuple[str, int]]:
    """Every edition of a registered game and the seats it is measured with; raises HaricotError."""
    box = registry.box(game)
    return [(edition, seats_for(box.seats(edition))) for edition in box.editions]
