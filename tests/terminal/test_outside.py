"""Boxes from outside at the terminal."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from outside.packages import installed

Run = Callable[..., str]
TAKES = {"en": "You take", "fr": "Tu prends", "de": "Du nimmst"}
ASKED = {"en": "How many beans", "fr": "Combien de haricots", "de": "Wie viele Bohnen"}


@pytest.fixture(scope="module", autouse=True)
def outside(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Two boxes that are installed beside the program."""
    with installed(tmp_path_factory.mktemp("outside")):
        yield


@pytest.mark.in_turn(1)
@pytest.mark.parametrize("lang", TAKES)
def test_a_box_on_the_kernel_alone(run: Run, lang: str) -> None:
    shown = run("jar", seats=["me", "greedy", "random"], lang=lang, by_lot="jar")
    assert TAKES[lang] in shown
    assert ASKED[lang] in shown  # as its face says
    assert "* " in shown.rpartition("----")[0]


@pytest.mark.in_turn(1)
@pytest.mark.parametrize("lang", TAKES)
def test_a_box_on_farm_as_new_game_writes_it(run: Run, lang: str) -> None:
    shown = run("allotment", seats=["me", "greedy", "random"], lang=lang, by_lot="farm", options={"exhaustions": "1"})
    assert "Allotment" in shown
