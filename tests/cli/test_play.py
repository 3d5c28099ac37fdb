"""`play`: how the words of the command reach the table (the table itself is tested in tests/terminal)."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from haricot.commands.matches import usual_players
from haricot.kernel.match import replay
from haricot.kernel.records import read_record

from .conftest import Said

WATCHED = ["play", "bohnanza", "--seats", "random,random,random", "--option", "exhaustions=1", "--seed", "5"]


def test_usual_tables() -> None:
    assert [len(usual_players("bohnanza", edition)) for edition in ("", "gigamic", "amigo")] == [4, 4, 4]
    me, *others = usual_players("bohnanza", "")
    assert me == "me"
    assert len(set(others)) == 1


def test_programs_alone_play_the_seeds_game(program: Callable[..., Said], tmp_path: Path) -> None:
    said = program(*WATCHED, "--save", "game.txt")
    assert (said.code, said.err) == (0, "")
    assert program("verify", "game.txt").code == 0
    match = replay(read_record((tmp_path / "game.txt").read_text()))
    assert match.head.seed == "5"
    assert match.head.options == {"exhaustions": "1"}
    assert match.game.outcome(match.state) is not None


def test_a_match_is_saved_and_resumed(program: Callable[..., Said], tmp_path: Path) -> None:
    words = ["play", "bohnanza", "--seats", "me,random,random", "--seed", "5"]
    assert program(*words, "--save", "game.txt", given="q\n").code == 0
    assert program("verify", "game.txt").out.endswith("the match goes on\n")
    assert program("play", "bohnanza", "--resume", "game.txt", given="q\n").code == 0
    assert "Bohnanza" in program("play", "--resume", "game.txt", given="q\n").out  # the record names the game
    assert "a match of bohnanza, not of ladybohn" in program("play", "ladybohn", "--resume", "game.txt").complaint()
    assert "GAME is missing" in program("play").complaint()
    assert "Another match is kept there" in program(*words, "--save", "game.txt", given="q\n").complaint()
    for more in (["--seed", "6"], ["--edition", "gigamic"], ["--option", "offers=1"]):
        assert "leave them out" in program("play", "bohnanza", "--resume", "game.txt", *more).complaint()
    assert (
        "has 3 seats, not 2" in program("play", "bohnanza", "--resume", "game.txt", "--seats", "me,random").complaint()
    )


@pytest.mark.parametrize("path, complaint", [(".", "needs a file"), ("none/game.txt", "there is no folder none")])
def test_a_place_that_cannot_be_saved_to(path: str, complaint: str, program: Callable[..., Said]) -> None:
    assert complaint in program(*WATCHED, "--save", path).complaint()
