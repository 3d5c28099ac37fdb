"""`simulate`: the same seeds give the same numbers, and the numbers are right."""

from __future__ import annotations

import json
import multiprocessing
import os
from collections.abc import Callable
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from haricot.arena.pools import WorkerLost, run
from haricot.arena.report import Report, report, wilson
from haricot.arena.simulate import Job, Lineup, Played, make_jobs, play
from haricot.kernel.errors import BadSetup, IllegalAction
from haricot.kernel.match import replay
from haricot.kernel.records import read_record
from haricot.kernel.rule import Rule

from .conftest import SHORT, Said

TABLES = [("gigamic", seats) for seats in range(2, 8)] + [("amigo", seats) for seats in range(3, 6)]


def twice(edition: str, seats: int, games: int, haricot: Callable[..., Said]) -> dict[str, object]:
    """One simulation, made twice."""
    players = ",".join(["random"] * seats)
    words = ["simulate", "bohnanza", "--edition", edition, "--seats", players, "--games", str(games), "--seed", "7"]
    first = haricot(*words, "--json")
    assert first.code == 0
    assert haricot(*words, "--json") == first
    found: dict[str, object] = json.loads(first.out)
    return found


@pytest.mark.parametrize("edition, seats", TABLES)
def test_every_table_gives_the_same_json_twice(edition: str, seats: int, haricot: Callable[..., Said]) -> None:
    found = twice(edition, seats, 2, haricot)
    assert (found["games"], found["finished"], found["cut"], found["errors"]) == (2, 2, 0, 0)
    assert (found["offers_per_game"] is None) == (seats == 2)  # DUEL-06: the duel has no market


@pytest.mark.long
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("edition, seats", TABLES)
def test_a_thousand_games_of_every_table(edition: str, seats: int, haricot: Callable[..., Said]) -> None:
    games = 1000 if os.environ.get("HARICOT_COMPILED") == "1" else 100  # interpreted they would take an hour
    found = twice(edition, seats, games, haricot)
    assert (found["finished"], found["cut"], found["errors"]) == (games, 0, 0)


def test_workers_change_nothing(program: Callable[..., Said], tmp_path: Path) -> None:
    words = ["simulate", "bohnanza", "--seats", "random,random,random", "--option", "exhaustions=1", "--games", "6"]
    alone = program(*words, "--json", "--records", "one")
    assert alone.code == 0
    assert program(*words, "--json", "--workers", "2", "--records", "two") == alone
    records = sorted(path.name for path in (tmp_path / "one").iterdir())
    assert records == [f"bohnanza-1-{n}.txt" for n in range(1, 7)]
    for name in records:
        assert (tmp_path / "one" / name).read_bytes() == (tmp_path / "two" / name).read_bytes()


def test_another_seed_gives_other_games() -> None:
    seeds = [play(Job(SHORT, seed, keep=True)).record for seed in ("a-1", "a-2")]
    assert read_record(seeds[0]).decisions[0].line == read_record(seeds[1]).decisions[0].line
    assert seeds[0].replace("a-1", "a-2") != seeds[1]


def test_records_are_the_games_counted(haricot: Callable[..., Said], tmp_path: Path) -> None:
    words = ["--seats", "random,random,random", "--option", "exhaustions=1", "--games", "3", "--seed", "x"]
    found = json.loads(haricot("simulate", "bohnanza", *words, "--records", tmp_path / "a" / "b", "--json").out)
    decisions, scores, wins, offers = 0, [0, 0, 0], [Fraction()] * 3, 0
    for path in sorted((tmp_path / "a" / "b").iterdir()):
        assert haricot("verify", path).code == 0
        record = read_record(path.read_text())
        decisions += len(record.decisions)
        offers += sum(decision.action.split()[0] in ("offer", "counter") for decision in record.decisions)
        match = replay(record)
        outcome = match.game.outcome(match.state)
        assert outcome is not None
        for seat, score in enumerate(outcome.scores):
            scores[seat] += score
            wins[seat] += Fraction(seat in outcome.winners, len(outcome.winners))
    assert found["decisions_per_game"] == round(decisions / 3, 6)
    assert found["offers_per_game"]["made"] == round(offers / 3, 6)
    assert [seat["mean_score"] for seat in found["by_seat"]] == [round(score / 3, 6) for score in scores]
    assert [seat["wins"] for seat in found["by_seat"]] == [round(float(won), 6) for won in wins]
    assert sum(wins) == 3
    assert found["players"]["random"]["games"] == 9


def test_the_table_for_people_has_the_same_numbers(haricot: Callable[..., Said]) -> None:
    words = ["simulate", "bohnanza", "--seats", "random,random,random", "--option", "exhaustions=1", "--games", "3"]
    found = json.loads(haricot(*words, "--json").out)
    out = haricot(*words).out
    assert "3 games: 3 finished, 0 cut, 0 ended by an error" in out
    assert f"{found['decisions_per_game']:.1f} decisions" in out
    for seat in found["by_seat"]:
        assert f"{100 * seat['win_rate']:.1f} % ({100 * seat['win_interval'][0]:.1f} to" in out
        assert f"{seat['mean_score']:.2f} (" in out


def test_classic_is_for_the_arena_only(haricot: Callable[..., Said]) -> None:
    words = ["--seats", "greedy,classic,classic", "--option", "exhaustions=1", "--seed", "old"]
    found = json.loads(haricot("simulate", "bohnanza", *words, "--games", "1", "--json").out)
    assert (found["finished"], found["players"]["classic"]["games"]) == (1, 2)
    refused = haricot("play", "bohnanza", *words, "--lang", "en")
    assert refused.code == 2 and "There is no player “classic”; choose from: me, random, greedy" in refused.err
    boxes = json.loads(haricot("games", "--json").out)
    assert all(box["players"][:2] == ["random", "greedy"] for box in boxes)
    assert all("classic" not in box["players"] and "trader" not in box["players"] for box in boxes)


def test_an_endless_game_is_cut() -> None:
    lineup = Lineup(SHORT.game, SHORT.players, options=SHORT.options, limit=10)
    counted = report(lineup, "1", run(make_jobs(lineup, "1", 2)))
    assert (counted.cut, counted.finished, counted.decisions) == (2, 0, 20)
    found = counted.plain()["players"]
    assert isinstance(found, dict)
    assert found["random"] == {
        "games": 0,
        "wins": 0.0,
        "win_rate": None,
        "win_interval": None,
        "draws": 0,
        "mean_score": None,
        "score_interval": None,
    }


def test_CAB_A16_a_draw_is_neither_a_win_nor_a_defeat(haricot: Callable[..., Said], tmp_path: Path) -> None:
    lineup = Lineup("al_cabohne", ("greedy",), options=(("mafia_wins_ties", "false"),))
    seed = 1
    while not (match := play(Job(lineup, f"tie-{seed}", keep=True))).drawn:
        seed += 1
        assert seed < 200
    assert (match.winners, match.drawn) == ((), (0,)) and "winners -  drawn 0  mafia" in match.record
    counted = Report(lineup, "tie")
    for each in (
        match,
        Played("won", 9, 0, 0, (9,), (0,), others=(("mafia", 4),)),
        play(Job(Lineup("al_cabohne", ("greedy",)), match.seed)),
    ):
        counted.add(each)
    found = counted.plain()
    assert isinstance(found["players"], dict) and isinstance(found["others"], dict)
    assert (found["players"]["greedy"]["wins"], found["players"]["greedy"]["draws"]) == (1.0, 1)
    assert (found["others"]["mafia"]["wins"], found["others"]["mafia"]["draws"]) == (1.0, 1)
    for name, text in [("new", match.record), ("old", match.record.replace("winners -  drawn 0", "winners 0"))]:
        (tmp_path / name).write_text(text)
        assert haricot("verify", tmp_path / name).code == 0
        assert "(drawn)" in haricot("replay", tmp_path / name, "--lang", "en").out
    words = ["simulate", "al_cabohne", "--seats", "greedy", "--option", "mafia_wins_ties=false", "--seed", "tie"]
    said = haricot(*words, "--games", str(seed)).out
    assert ("draws" in said) and ("Doubled" in said)
    assert "draws" not in haricot(*words[:-2], "--games", "1", "--seed", "win").out


def test_a_mistake_of_a_player_is_counted_not_hidden() -> None:
    counted = Report(SHORT, "1")
    counted.add(Played("1-1", 5, 1, 0, error=IllegalAction(Rule("BOH-66"), 0, "harvest 1")))
    counted.add(Played("1-2", 7, 1, 1, (3, 3, 1), (0, 1)))
    plain = counted.plain()
    assert (plain["games"], plain["finished"], plain["errors"]) == (2, 1, 1)
    given = {"rule": "BOH-66", "demanded_by": "", "seat": 0, "action": "harvest 1"}
    assert plain["first_errors"] == [{"seed": "1-1", "error": "illegal", "given": given}]
    assert json.loads(json.dumps(plain))["first_errors"] == plain["first_errors"]
    assert [tally.wins for tally in counted.seats] == [Fraction(1, 2), Fraction(1, 2), 0]


def test_wilson_interval() -> None:
    """The bounds solve |rate - p| = z sqrt(p (1 - p) / n), which is how Wilson defined them."""
    z = 1.959963984540054
    for wins, games in [(0, 10), (1, 10), (5, 10), (2.5, 7), (10, 10), (400, 1000)]:
        low, high = wilson(wins, games)
        assert 0 <= low <= wins / games <= high <= 1
        for bound in (low, high):
            assert abs(wins / games - bound) == pytest.approx(z * (bound * (1 - bound) / games) ** 0.5, abs=1e-9)


def test_a_score_interval_is_centred_and_narrows() -> None:
    def width(games: int) -> float:
        counted = Report(SHORT, "1")
        for n in range(games):
            counted.add(Played(str(n), 1, 0, 0, (n % 3, 1, 2), (2,)))
        found: dict[str, Any] = counted.seats[0].plain()
        low, high = found["score_interval"]
        assert (low + high) / 2 == pytest.approx(found["mean_score"], abs=1e-6)
        return float(high - low)

    assert width(300) == pytest.approx(width(75) / 2, rel=0.02)


@pytest.mark.parametrize("seed, games", [("a b", 1), ("", 1), ("x" * 62, 1000), ("1", 0), ("1", -3)])
def test_jobs_that_cannot_be_dealt(seed: str, games: int) -> None:
    with pytest.raises(BadSetup):
        make_jobs(SHORT, seed, games)


def test_a_lost_worker_is_told() -> None:
    """Nothing hangs when a process is ended from outside."""
    before = set(multiprocessing.active_children())
    matches = run(make_jobs(SHORT, "1", 400), workers=2)
    next(matches)
    for worker in set(multiprocessing.active_children()) - before:
        worker.kill()
    with pytest.raises(WorkerLost):
        list(matches)
    assert set(multiprocessing.active_children()) <= before
