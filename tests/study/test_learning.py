"""The learner: its gradient is right, what it learned is kept and sits down; and, in the long run, it beats its teacher."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("numpy")

import numpy as np

from haricot.bots.random_player import RandomPlayer
from haricot.commands import laddering, learning
from haricot.commands.common import BadInput
from haricot.kernel import registry
from haricot.kernel.chance import Chance, stream
from haricot.kernel.drive import drive
from haricot.kernel.errors import BadSetup
from haricot.kernel.players import Player
from haricot.study.learning.course import Course, Plan
from haricot.study.learning.futures import Futures
from haricot.study.learning.mind import Learned, Mind
from haricot.study.learning.network import Adam, Features, Network, Suits
from haricot.study.learning.training import learn, watch
from haricot.study.rewards import difference

TINY = Plan(lessons=2000, passes=2, practice=600, side_by_side=8, at_a_time=300, looks=1, deals=2, hidden=24)


def test_the_gradient_is_what_a_small_step_says() -> None:
    rng = np.random.default_rng(1)
    network = Network.fresh(7, 5, rng)
    for name, value in network.weights.items():
        network.weights[name] = rng.standard_normal(value.shape) * 0.5  # in double precision
    features, wanted = rng.standard_normal((6, 3, 7)), rng.standard_normal(6)

    def loss() -> float:
        return float(((network.run(features)[0] - wanted) ** 2).sum()) / 2

    foretold, kept = network.run(features)
    gradient = network.gradient(kept, foretold - wanted)
    for name, value in network.weights.items():
        place = tuple(int(rng.integers(0, size)) for size in value.shape)
        before, step = value[place], 1e-5
        value[place] = before + step
        more = loss()
        value[place] = before - step
        less = loss()
        value[place] = before
        assert gradient[name][place] == pytest.approx((more - less) / (2 * step), rel=1e-3, abs=1e-4)


def test_suits_that_are_alike_are_read_alike() -> None:
    suits = Suits(["red-1", "red-x2", "blue-1", "blue-x2"])
    fields = ["phase", "hand/red-1", "hand/red-x2", "hand/blue-1", "hand/blue-x2", "seat/1/played"]
    rng = np.random.default_rng(1)
    seen = np.concatenate([rng.integers(0, 2, (50, 5)), rng.integers(0, 5, (50, 1))], 1).astype(np.uint8)
    features = Features.of(seen, fields, suits)
    red, blue = features(np.array([[1, 1, 0, 0, 1, 1]], np.uint8))[0]
    swapped = features(np.array([[1, 0, 1, 1, 0, 3]], np.uint8))[0]
    assert (swapped[0] == blue).all() and (swapped[1] == red).all()
    assert not (red == blue).all()
    assert Suits(["blue", "chili", "red"]).names == [""]  # one box has suits, another has none


@pytest.fixture(scope="module")
def course(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A course that is over in a moment."""
    game = registry.make("nicht_die_bohne", 3, options={"deals": "1"})
    found = Course(game, TINY, tmp_path_factory.mktemp("learned"))
    looks = list(found.run())
    assert looks[0].positions == 0
    return found


def test_a_course_is_kept_and_gone_on_with(course: Course) -> None:
    last = course.looks[-1]
    assert last.positions >= TINY.practice
    assert last.seconds > 0 and last.half > 0
    again = Course(course.game, TINY, course.folder)
    assert list(again.run()) == []  # nothing is left to be learned
    assert [look.margin for look in again.looks] == [look.margin for look in course.looks]
    same = Course(course.game, TINY, course.folder / "again")
    assert next(same.run()).margin == course.looks[0].margin  # the same seed learns the same


def test_what_was_seen_is_learned(course: Course) -> None:
    rows: list[Any] = []
    worth: list[float] = []
    for number in range(8):
        more, got = watch(course.game, "greedy", f"unseen-{number}", course.futures, 0.1, difference)
        rows += more
        worth += got
    rng = np.random.default_rng(1)
    network = Network.fresh(course.mind.features.width, 24, rng)
    seen, ends = np.array(rows), np.array(worth) / course.scale
    adam = Adam(network.weights)
    wrong = [learn(network, adam, course.mind.features, seen, ends, 3e-3, rng) for _ in range(40)]
    assert wrong[-1] < wrong[0] / 2


def test_who_has_learned_sits_down_in_whole_matches(course: Course) -> None:
    class Pupil(Learned):
        file = str(course.folder / "learned.npz")

    whole = registry.make("nicht_die_bohne", 3)  # three rounds, where one was learned from
    seats: list[Player] = [RandomPlayer(stream("a", "b", seat)) for seat in range(2)]
    state = whole.start(Chance("match", []))
    drive(whole, state, [Pupil(whole, stream("a", "b", 2)), *seats])
    assert whole.outcome(state) is not None
    with pytest.raises(BadSetup):
        Pupil(registry.make("dice", 2), stream("x", "a", 0))


def test_futures_are_what_a_seat_may_know(course: Course) -> None:
    """Dealt anew, hidden cards change nothing where an answer turns nothing up; and forms are looked into pick by pick."""
    game = registry.make("bohnanza", 3)
    state = game.start(Chance("futures", []))
    size = len(Course(game, TINY, course.folder).fields)
    futures = Futures(game, size)
    seat = int(game.next(state))
    view = game.view(state, seat)
    numbers = [number for number in range(int(game.numbers)) if "plant 0" in game.label(number)][:1]
    rows, ends = futures.of(view, [], numbers, 3, stream("a", "b", 0))
    assert all(end != end for end in ends)  # the match goes on
    assert all((row == rows[0]).all() for row in rows)
    row = futures.write(state, seat, [5, 7])
    assert row[-16:].tolist() == [6, 8] + [0] * 14


def test_one_command_leaves_a_player_its_curve_and_its_ladder(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(laddering, "committed", lambda: "0" * 40)
    out = tmp_path / "learned"
    words = ("dice", 2, "", ["target=3"], out, 1000, 0, 2, 1)
    with pytest.raises(BadInput, match="at least 10"):
        learning.run(*words, ladder=2)
    assert not out.exists()  # what is wrong is said before anything is learned
    assert learning.run(*words, ladder=40) == 0
    told = capsys.readouterr().out
    assert len(re.findall(r"(?m)^0 positions", told)) == 1 and "4 whole matches" in told
    page = (out / "ladder.md").read_text(encoding="utf-8")
    assert "| learned |" in page and "| greedy |" in page and "This is the first look" in page
    assert (out / "curve.svg").read_text(encoding="utf-8").startswith("<svg")
    assert "dice" in (out / "learned.py").read_text(encoding="utf-8")
    assert Mind.read(str(out / "learned.npz"))[1]


@pytest.mark.long
@pytest.mark.timeout(3600)
def test_it_beats_its_teacher(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The command as the docs have it: more than a quarter of 1,000 matches, by the lower end of the interval."""
    words = ("nicht_die_bohne", 4, "", ["deals=1"], tmp_path / "learned")
    assert learning.run(*words, 1_000_000, 120_000, 1000, 1) == 0
    found = re.search(r"won [\d.]+ % \(([\d.]+) to", capsys.readouterr().out)
    assert found is not None and float(found[1]) > 25
