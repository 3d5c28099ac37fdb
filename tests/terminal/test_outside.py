"""Boxes from outside at the terminal."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from outside.packages import installed, on_farm

Run = Callable[..., str]
ALL = [pytest.param(lang, marks=pytest.mark.long) for lang in ("en", "fr", "de")]
TAKES = {"en": "You take", "fr": "Tu prends", "de": "Du nimmst"}


@pytest.fixture(scope="module", autouse=True)
def outside(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Two boxes that are installed beside the program."""
    with installed(tmp_path_factory.mktemp("outside")):
        yield


@pytest.mark.parametrize("lang", ["de", *ALL])
def test_a_box_on_the_kernel_alone(run: Run, lang: str) -> None:
    shown = run("jar", seats=["me", "greedy", "random"], lang=lang, by_lot="jar")
    assert TAKES[lang] in shown
    assert "* " in shown.rpartition("----")[0]


@on_farm
@pytest.mark.parametrize("lang", ["fr", *ALL])
def test_a_box_on_farm_as_new_game_writes_it(run: Run, lang: str) -> None:
    shown = run("allotment", seats=["me", "greedy", "random"], lang=lang, by_lot="farm", options={"exhaustions": "1"})
    assert "Allotment" in shown
