"""A benchmark of one player: fixed deals, each played from every seat, against fixed opponents; what it won, and how it bargained.

A match is played once, then looked at again decision by decision: which offers were agreed, what they were worth to the player, and
what it let lie. Worth is what the box's own `appraise` says, so it is the same for everybody, and no more than an estimate.
"""

from __future__ import annotations

import importlib
import time
import tomllib
from collections.abc import Callable, Iterator
from importlib import resources
from typing import Any

import msgspec

from haricot import __version__
from haricot.arena import bootstrap, entrants
from haricot.bots import seats as bots
from haricot.farm.actions import Accept, Counter, Offer
from haricot.kernel import registry
from haricot.kernel.asking import Asking
from haricot.kernel.chance import Chance
from haricot.kernel.drive import LIMIT
from haricot.kernel.errors import BadSetup, HaricotError, IllegalAction, MalformedAction, shown
from haricot.kernel.game import Game
from haricot.kernel.players import Menu, Player
from haricot.kernel.views import DealView, View
from haricot.study import rewards

TRIES = 3  # illegal answers to one question; then the first open number is taken
Appraise = Callable[["Game[Any]", View, DealView], int]


class Table(msgspec.Struct, forbid_unknown_fields=True):
    """A table of a suite."""

    game: str
    edition: str
    seats: int
    opponents: list[str]  # each in turn on all other seats; whatever it is called where there are none
    options: dict[str, str] = {}  # that are not as usual


class Suite(msgspec.Struct, forbid_unknown_fields=True):
    """What is played; the same version is always the same."""

    version: int
    seed: str
    deals: int
    tables: list[Table]


class Counted(msgspec.Struct):
    """What the player did in all matches against one opponent."""

    matches: int = 0
    decisions: int = 0
    illegal: int = 0  # answers that the judge refused
    seconds: float = 0.0  # that its decisions took
    slowest: float = 0.0  # seconds of the longest one
    offers: int = 0  # that it made, counters too
    agreed: int = 0  # of these
    received: int = 0  # offers that it could have accepted
    accepted: int = 0  # of these
    surplus_won: float | None = (
        None  # coins that agreed deals were worth to it, both ways; null: the box appraises nothing
    )
    surplus_left: float | None = None  # coins that offers were worth to it which it did not accept


class Against(Counted):
    """One opponent on all other seats of one table."""

    game: str = ""
    edition: str = ""
    seats: int = 0
    opponent: str = ""
    deals: int = 0
    # score less the mean of the others' (alone: of who has no seat), with its 95 % interval
    margin: tuple[float, float, float] = (0.0, 0.0, 0.0)
    won: tuple[float, float, float] = (0.0, 0.0, 0.0)  # share of wins, with its 95 % interval


class Result(msgspec.Struct):
    """A result file."""

    schema: int
    suite: str
    suite_version: int
    seed: str
    player: str
    player_version: int
    haricot: str
    tables: list[Against]


def suites() -> list[str]:
    """The names of all suites."""
    folder = resources.files("haricot.study").joinpath("suites")
    return sorted(each.name.removesuffix(".toml") for each in folder.iterdir() if each.name.endswith(".toml"))


def suite_named(name: str) -> Suite:
    """A suite; raises BadSetup."""
    if name not in suites():
        raise BadSetup("no-suite", field="suite", word=shown(name), known=suites())
    file = resources.files("haricot.study").joinpath("suites", f"{name}.toml")
    return msgspec.convert(tomllib.loads(file.read_text("utf-8")), Suite)


def evaluate(player: str, name: str, deals: int = 0) -> Iterator[Against | Result]:
    """Play a suite (with fewer deals, if so many are given): a line for each opponent, then the result. Raises HaricotError."""
    suite = suite_named(name)
    lines: list[Against] = []
    for table in suite.tables:
        game = registry.make(table.game, table.seats, table.edition, table.options)
        for opponent in table.opponents:
            lines.append(play(game, player, opponent, suite.seed, deals or suite.deals))
            yield lines[-1]
    version = bots.version(registry.box(suite.tables[0].game), entrants.read(player).name)
    yield Result(1, name, suite.version, suite.seed, player, version, __version__, lines)


def play(game: Game[Any], player: str, opponent: str, seed: str, deals: int) -> Against:
    """Every deal from every seat."""
    setup = game.setup
    found = Against(game=setup.game, edition=setup.edition, seats=setup.seats, opponent=opponent, deals=deals)
    appraise: Appraise | None = getattr(importlib.import_module(f"{setup.box.package}.players"), "appraise", None)
    if appraise is not None:
        found.surplus_won = found.surplus_left = 0.0
    margins: list[float] = []
    wins: list[float] = []
    for deal in range(1, deals + 1):
        margin = won = 0.0
        for seat in range(setup.seats):
            asking = match(game, player, opponent, f"{seed}-{deal}", seat, found)
            outcome = game.outcome(asking.state)
            if outcome is None:
                raise HaricotError("ladder-cut", seed=f"{seed}-{deal}", players=[player, opponent])
            margin += rewards.difference(outcome)[seat] / setup.seats
            won += rewards.win(outcome)[seat] / setup.seats
            look_again(game, asking, f"{seed}-{deal}", seat, found, appraise)
        margins.append(margin)
        wins.append(won)
    found.margin, found.won = measured(margins, seed), measured(wins, seed)
    return found


def measured(values: list[float], seed: str) -> tuple[float, float, float]:
    """The mean, and its 95 % interval by drawing deals again."""
    count = len(values)
    means = [sum(values[i] for i in taken) / count for taken in bootstrap.draws(count, seed)]
    low, high = bootstrap.interval(means, count)
    return round(sum(values) / count, 4), round(low, 4), round(high, 4)


def match(game: Game[Any], player: str, opponent: str, seed: str, seat: int, found: Counted) -> Asking:
    """One match; the player answers through the judge like anybody else, and its mistakes are counted."""
    sat: list[Player | None] = [
        None if each == seat else entrants.sit(opponent, game, seed, each) for each in range(int(game.seats))
    ]
    mind = entrants.sit(player, game, seed, seat)
    asking = Asking(game, sat, LIMIT)
    asking.taken, asking.log = [], []
    asking.begin(game.start(Chance(seed, [])))
    heard = 0
    while not asking.over:
        log = asking.log
        assert log is not None
        if mind.sighted:
            for event in log[heard:]:
                mind.notice(event.seen_by(seat, game.zones))
        heard = len(log)
        answer(game, asking, mind, found)
    found.matches += 1
    return asking


def answer(game: Game[Any], asking: Asking, mind: Player, found: Counted) -> None:
    """One question; after some illegal answers the first open number is taken."""
    menu = Menu(asking.draft, asking.mask)
    for _ in range(TRIES):
        started = time.perf_counter()
        view = game.view(asking.state, asking.seat) if mind.sighted else View(int(asking.seat))
        try:
            said = mind.decide(view, menu)
            took = time.perf_counter() - started
            found.seconds += took
            found.slowest = max(found.slowest, took)
            whole = True
            if isinstance(said, int):
                whole = asking.answer(said)
            else:
                asking.act(said)
        except (IllegalAction, MalformedAction):
            found.illegal += 1
            continue
        found.decisions += whole
        return
    found.decisions += asking.answer(menu.numbers()[0])


def look_again(game: Game[Any], asking: Asking, seed: str, me: int, found: Counted, appraise: Appraise | None) -> None:
    """Count the player's bargains from the decisions of a match."""
    state = game.start(Chance(seed, []))
    waiting: dict[int, int] = {}  # deals that the player could have accepted: the most that each was worth
    for taken in asking.taken or []:
        seat, action = taken.seat, taken.action
        if seat == me:
            found.offers += isinstance(action, Offer | Counter)
            view = game.view(state, me)
            for deal in view.deals:
                if deal.waits_for(me):
                    worth = appraise(game, view, deal) if appraise is not None else 0
                    waiting[deal.id] = max(worth, waiting.get(deal.id, worth))
        if isinstance(action, Accept):
            settle(game, state, seat, int(action.deal), me, waiting, found, appraise)
        game.do(state, seat, action, None)
    found.received += len(waiting)
    if found.surplus_left is not None:
        found.surplus_left = round(found.surplus_left + sum(max(0, worth) for worth in waiting.values()) / 1000, 3)


def settle(
    game: Game[Any],
    state: Any,
    seat: int,
    id: int,
    me: int,
    waiting: dict[int, int],
    found: Counted,
    appraise: Appraise | None,
) -> None:
    """A deal is agreed: count it if the player is one of its two sides."""
    view = game.view(state, me)
    deal = next((each for each in view.deals if each.id == id), None)
    if deal is None or me not in (seat, deal.proposer):
        return
    if seat == me:
        found.accepted += 1
        found.received += 1
        waiting.pop(id, None)
    else:
        found.agreed += 1
    if appraise is not None and found.surplus_won is not None:
        found.surplus_won = round(found.surplus_won + appraise(game, view, deal) / 1000, 3)


# -- result files


def schema() -> dict[str, Any]:
    """What a result file looks like, as JSON Schema."""
    return msgspec.json.schema(Result)


def read(content: bytes) -> Result:
    """A result file; raises BadSetup."""
    try:
        return msgspec.json.decode(content, type=Result)
    except msgspec.DecodeError as error:
        raise BadSetup("no-result", problem=str(error)) from None


def board(results: list[Result]) -> str:
    """A page of all results, the best first, by the margin over all tables."""
    lines = ["# Leaderboard", ""]
    for suite, version in sorted({(each.suite, each.suite_version) for each in results}):
        rows = [each for each in results if (each.suite, each.suite_version) == (suite, version)]
        rows.sort(key=lambda each: -mean([table.margin[0] for table in each.tables]))
        lines += [
            f"## Suite {suite}, version {version}",
            "",
            "The player sits on every seat of each deal in turn, the opponent on all others: among those who never trade, nobody gains "
            "by trading. Margins are coins ahead of the mean of the other seats, with 95 % intervals by deals. Surplus is an estimate in "
            "coins a match.",
            "",
            "| player | table | against | deals | won | margin | offers agreed | offers accepted | surplus won | left | illegal | ms a decision |",
            "| --- | --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |",
        ]
        for result in rows:
            lines += [row(result, table) for table in result.tables]
        lines.append("")
    return "\n".join(lines)


def mean(values: list[float]) -> float:
    """The mean of some numbers."""
    return sum(values) / len(values) if values else 0.0


def row(result: Result, table: Against) -> str:
    """A line of the page."""

    def share(part: int, whole: int) -> str:
        return f"{100 * part / whole:.0f} % of {whole}" if whole else "none"

    def surplus(total: float | None) -> str:
        return f"{total / max(1, table.matches):.2f}" if total is not None else "–"

    cells = [
        f"{result.player} (version {result.player_version})",
        f"{table.game}, {table.seats} seats",
        table.opponent,
        str(table.deals),
        f"{100 * table.won[0]:.0f} % ({100 * table.won[1]:.0f} to {100 * table.won[2]:.0f})",
        f"{table.margin[0]:+.2f} ({table.margin[1]:+.2f} to {table.margin[2]:+.2f})",
        share(table.agreed, table.offers),
        share(table.accepted, table.received),
        surplus(table.surplus_won),
        surplus(table.surplus_left),
        str(table.illegal),
        f"{1000 * table.seconds / max(1, table.decisions):.2f}",
    ]
    return f"| {' | '.join(cells)} |"
