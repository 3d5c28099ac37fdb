"""Ladybohn at the terminal: the order of fields, prices under the top card, a baby's move."""

from __future__ import annotations

from pathlib import Path

import pytest

from haricot.locales import LANGUAGES

from .conftest import Run

GAME = "ladybohn"


def position(path: Path, head: str) -> Path:
    """A saved match that begins at a position; I sit on seat 0."""
    lines = [
        "haricot 1",
        f"game {GAME}  rules 1  edition ladybohn  seats 3",
        "seed p",
        f"position active=0 first=0 {head}",
    ]
    path.write_text("\n".join([*lines, "# seats me,random,random", "--", ""]), encoding="utf-8")
    return path


def flat(shown: str) -> str:
    """A page without its line breaks."""
    return " ".join(shown.split())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_match_can_be_played(lang: str, run: Run) -> None:
    options = {"exhaustions": "1", "offers": "1"}
    shown = run(GAME, seats=["me", "random", "greedy"], options=options, lang=lang, by_lot="p")
    assert "screen-" not in shown


def test_LAD_43_a_field_shows_its_order_and_pays_by_its_top_card(run: Run, tmp_path: Path) -> None:
    head = "phase=plant hand/0 red.miss,blue.mister field/0/0 soy.miss,soy.mister field/0/1 blue.baby"
    shown = flat(run(GAME, resume=position(tmp_path / "p.txt", head)))
    assert "1: soy ×2: miss < mister (top); pays 1, 2 from 4 cards, 2 with a miss on top" in shown
    assert "2: blue ×1: baby (top); pays 0" in shown
    assert "Your hand, front card first: [red (miss)], blue (mister)" in shown
    assert "Harvest field 1: 2 soy beans for 1 coin" in shown


def test_LAD_14_a_move_says_what_becomes_of_the_field(run: Run, tmp_path: Path) -> None:
    head = "phase=plant hand/0 soy.baby,blue.mister field/0/0 soy.miss,soy.mister"
    shown = flat(run(GAME, ["plant 0"], resume=position(tmp_path / "p.txt", head)))
    assert "Your new baby in field 1 may move one miss towards the top" in shown
    assert "Leave the misses where they are: miss < mister < baby (top), pays 0" in shown
    assert "by 1 place: mister < miss < baby (top), pays 0" in shown
    assert "by 2 places: mister < baby < miss (top), pays 2" in shown


def test_LAD_43_the_beanometers_are_listed_by_sex(run: Run, tmp_path: Path) -> None:
    shown = run(GAME, ["beans"], resume=position(tmp_path / "p.txt", "phase=plant hand/0 soy.baby"))
    assert "soy bean           mister     6    2 → 1" in shown
    assert "                   miss       3    2 → 2" in shown
