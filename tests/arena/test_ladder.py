"""`ladder`: everybody in every seat of every deal, sealed seeds, and intervals that are right as often as they say."""

from __future__ import annotations

import json
import os
import subprocess
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest
from cli.conftest import Said

from haricot import bringing
from haricot.arena.ladder import Rules, measure, mixed
from haricot.arena.simulate import Lineup, play

QUICK = os.environ.get("HARICOT_COMPILED") == "1"
HERE = Path(__file__).resolve().parent
DUEL = ["ladder", "bohnanza", "--seats", "2"]
FEW = ["--matches", "40"]


@pytest.fixture
def twins() -> Rules:
    """Two names for one bot, at the shortest table there is."""
    bringing.bring([f"one={HERE / 'twins.py'}:one", f"two={HERE / 'twins.py'}:two"])
    return Rules(Lineup("bohnanza", ("one", "two")), 2, 100)


@pytest.mark.parametrize("bots, seats", [("ab", 2), ("ab", 3), ("abc", 3), ("abcd", 4), ("abc", 4), ("abcde", 3)])
def test_everybody_sits_everywhere_equally_often(bots: str, seats: int) -> None:
    rules = Rules(Lineup("bohnanza", tuple(bots)), seats, 10)
    tables = rules.tables()
    pairs = [table for table in tables if table.one]
    assert len(pairs) == len(bots) * (len(bots) - 1) * seats
    for table in pairs:
        assert table.players.count(table.one) == 1 and table.players.count(table.other) == seats - 1
    sat = Counter((name, seat) for table in tables for seat, name in enumerate(table.players))
    assert len(sat) == len(bots) * seats and len(set(sat.values())) == 1
    for seated in mixed(tuple(bots), seats):
        assert len(set(seated)) == min(len(bots), seats)
    jobs = rules.jobs("x")
    assert len(jobs) == 10 * len(tables) and len({job.lots for job in jobs}) == len(jobs)
    assert Counter(job.seed for job in jobs) == {f"x-{deal}": len(tables) for deal in range(1, 11)}


def test_a_ladder_tells_who_is_better() -> None:
    rules = Rules(Lineup("bohnanza", ("random", "greedy")), 2, 12)
    found = measure(rules, "strong", map(play, rules.jobs("strong")))
    assert list(found.ratings) == ["greedy", "random"] and found.matches == 48
    assert found.ratings["greedy"].low > found.ratings["random"].high
    assert found.wins["greedy", "random"].low > 0.5 > found.wins["random", "greedy"].high
    assert found.margins["greedy", "random"].low > 0
    # what one wins among the others, and what these win, is all there is to win
    assert found.wins["greedy", "random"].value + found.wins["random", "greedy"].value <= 2
    again = measure(rules, "strong", map(play, rules.jobs("strong")))
    assert again == found


def covered(rules: Rules, ladders: int, name: str) -> Counter[str]:
    """How often the intervals of so many ladders of equals say that they may be equal."""
    found: Counter[str] = Counter()
    for number in range(ladders):
        seed = f"{name}{number}"
        standing = measure(rules, seed, map(play, rules.jobs(seed)))
        found["won"] += standing.wins["one", "two"].covers(0.5)
        found["margin"] += standing.margins["one", "two"].covers(0)
        found["rating"] += standing.ratings["one"].covers(0)
    return found


def test_intervals_of_equals_cover_equality(twins: Rules) -> None:
    ladders, deals = (20, 40) if QUICK else (4, 12)
    for what, times in covered(Rules(twins.lineup, 2, deals), ladders, "few").items():
        assert times >= 0.8 * ladders, what


@pytest.mark.long
@pytest.mark.timeout(3600)
def test_intervals_of_equals_cover_equality_in_95_of_100(twins: Rules) -> None:
    ladders = 200 if QUICK else 20
    for what, times in covered(Rules(twins.lineup, 2, 100 if QUICK else 20), ladders, "many").items():
        assert abs(times / ladders - 0.95) <= (0.03 if QUICK else 0.15), (what, times)


# -- the command


@pytest.fixture
def there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout of its own, with everything committed."""
    for name in ("bench/run.py", "src/haricot/engine.py"):
        (tmp_path / name).parent.mkdir(parents=True)
        (tmp_path / name).write_text("")
    commit(tmp_path, "init", "-q")
    commit(tmp_path, "add", "-A")
    commit(tmp_path, "commit", "-q", "-m", "all")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def commit(folder: Path, *words: str) -> str:
    """Run git."""
    named = ["-c", "user.name=Anna", "-c", "user.email=anna@example.org"]
    return subprocess.run(
        ["git", *named, *words], cwd=folder, check=True, capture_output=True, text=True
    ).stdout.strip()


def test_seeds_are_drawn_once_and_a_second_look_is_marked(there: Path, haricot: Callable[..., Said]) -> None:
    words = [*DUEL, *FEW, "--bots", "random,greedy", "--out", "ladder.md", "--json"]
    first = json.loads(haricot(*words).out)
    page = (there / "ladder.md").read_text()
    assert (first["commit"], first["look"], first["deals"]) == (commit(there, "rev-parse", "HEAD"), 1, 10)
    assert first["commit"] in page and first["seed"] in page and "first look" in page
    second = json.loads(haricot(*words).out)
    assert second == {**first, "look": 2}
    assert "look 2 at the same seeds" in (there / "ladder.md").read_text()
    fresh = json.loads(haricot(*words, "--fresh").out)
    assert fresh["seed"] != first["seed"] and fresh["look"] == 1
    seals = json.loads((there / "ladder.seals.json").read_text())
    assert [(seal["seed"], seal["looks"]) for seal in seals] == [(first["seed"], 2), (fresh["seed"], 1)]


def test_nothing_is_drawn_before_everything_is_committed(there: Path, haricot: Callable[..., Said]) -> None:
    (there / "src/haricot/engine.py").write_text("better")
    words = [*DUEL, *FEW, "--bots", "random,greedy"]
    assert "not committed" in haricot(*words, "--out", "ladder.md").complaint()
    assert "name one with --out" in haricot(*words).complaint()
    assert not list(there.glob("ladder*"))
    said = haricot(*words, "--seed", "mine", "--out", "ladder.md", "--lang", "en")
    assert said.code == 0 and "seed chosen by hand" in said.out
    assert "nothing here is sealed" in (there / "ladder.md").read_text() and len(list(there.glob("ladder*"))) == 1


@pytest.mark.parametrize(
    "words, complaint",
    [
        (["--bots", "random"], "bots: name at least two"),
        (["--bots", "random,random"], "bots: name at least two"),
        (["--bots", "random,grumpy"], "There is no player “grumpy”"),
        (["--bots", "random,greedy", "--matches", "12"], "at least 10 are needed"),
        (["--bots", "random,greedy", "--workers", "0"], '"0" for --workers'),
        (["--bots", "random,greedy", "--seed", "a b"], "seed"),
    ],
)
def test_bad_ladders(words: list[str], complaint: str, haricot: Callable[..., Said], there: Path) -> None:
    more = [] if "--seed" in words else ["--seed", "mine"]
    assert complaint in haricot(*DUEL, *words, *more, "--out", "ladder.md").complaint()
    assert not list(there.glob("ladder*"))


def test_a_book_of_seals_that_is_none(there: Path, haricot: Callable[..., Said]) -> None:
    (there / "ladder.seals.json").write_text('{"a": 1}')
    said = haricot(*DUEL, *FEW, "--bots", "random,greedy", "--out", "ladder.md").complaint()
    assert "these are no seals of a ladder" in said
    assert (there / "ladder.seals.json").read_text() == '{"a": 1}'


@pytest.mark.parametrize("lang, word", [("fr", "classement"), ("de", "Wertung")])
def test_the_ladder_speaks_the_readers_language(lang: str, word: str, haricot: Callable[..., Said]) -> None:
    said = haricot(*DUEL, *FEW, "--bots", "random,greedy", "--seed", "words", "--lang", lang)
    assert said.code == 0 and word in said.out
