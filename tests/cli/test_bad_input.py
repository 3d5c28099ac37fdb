"""Bad input: one line that says what is wrong and where, exit code 2, and nothing written."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from .conftest import Said

HEAD = "haricot 1\ngame bohnanza  rules 1  edition gigamic  seats 3\n"
BOTS = ["simulate", "bohnanza", "--games", "2", "--seats"]


@pytest.fixture
def untouched(tmp_path: Path) -> Iterator[None]:
    """Nothing but what the test wrote is there at its end."""
    yield
    assert sorted(path.name for path in tmp_path.iterdir()) in (["bad.txt"], ["bad.toml"], [])


@pytest.mark.usefixtures("untouched")
@pytest.mark.parametrize("command", ["verify", "replay", "show"])
@pytest.mark.parametrize(
    "content, complaint",
    [
        (b"", "line 1: A record starts with “haricot 2”"),
        (b"\xff\xfe\x00", "not text in UTF-8"),
        (b"\x89PNG\r\n", "not text in UTF-8"),
        (b"haricot 1\n", "line 2: "),
        (
            b"haricot 1\ngame chess  rules 1  edition fide  seats 2\nseed 1\n--\n",
            "There is no game “chess”; choose from: ",
        ),
        (HEAD.encode().replace(b"rules 1", b"rules 99") + b"seed 1\n--\n", "rules 99"),
        (HEAD.encode().replace(b"seats 3", b"seats 8") + b"seed 1\n--\n", "not for 8"),
        (HEAD.encode() + b"option bogus=1\nseed 1\n--\n", "There is no option “bogus”"),
        (HEAD.encode() + b"option offers=999\nseed 1\n--\n", "offers = 999 is none of the values: 0-100"),
        (HEAD.encode() + b"--\n", "line 3: The seed is missing"),
        (HEAD.encode() + b"seed 1\n", "line 3: The head does not end"),
        (HEAD.encode() + b"seed 1\nchance deck garden*7\n--\n", "chance deck"),
        (HEAD.encode() + b"seed 1\nchance deck unicorn\n--\n", "unicorn"),
        (
            HEAD.encode() + b"seed 1\nposition phase=plant\n  hand/0 garden*4  hand/1 garden*3\n--\n",
            "hand/1: there are not so many garden cards",
        ),
        (HEAD.encode() + b"seed 1\n--\nplant\n", "line 5: "),
    ],
)
def test_an_unreadable_record(
    command: str, content: bytes, complaint: str, haricot: Callable[..., Said], tmp_path: Path
) -> None:
    path = tmp_path / "bad.txt"
    path.write_bytes(content)
    said = haricot(command, path).complaint()
    assert said.startswith(f"{path}: ")
    assert complaint in said


@pytest.mark.parametrize("words", [["verify"], ["replay"], ["show"], ["cards", "check"]])
def test_a_file_that_is_not_there(words: list[str], haricot: Callable[..., Said], tmp_path: Path) -> None:
    assert (
        haricot(*words, tmp_path / "none").complaint()
        == f"{tmp_path / 'none'}: cannot be read: No such file or directory"
    )
    assert haricot(*words, tmp_path).complaint() == f"{tmp_path}: cannot be read: Is a directory"


@pytest.mark.parametrize("command", ["replay", "show"])
@pytest.mark.parametrize(
    "line, complaint",
    [
        ("0 offer 1 blue", "line 5: It is written like this: offer SEAT GIVEN/WANTED"),
        ("0 offer 1 blue/red/soy", "line 5: It is written like this: offer SEAT GIVEN/WANTED"),
        ("0 offer 1 unicorn/red", 'line 5, column 11: There is no card "unicorn"'),
        ("0 offer nobody blue/red", 'line 5, column 9: "nobody" is nobody at this table'),
        ("0 offer 1", "line 5: It is written like this: offer SEAT GIVEN/WANTED"),
        ("0 dance", 'line 5, column 3: "dance" is nothing that can be done here.'),
        ("7 plant", "line 5: KER-02: seat 7 may not plant"),
    ],
)
def test_a_malformed_decision(
    command: str, line: str, complaint: str, haricot: Callable[..., Said], tmp_path: Path
) -> None:
    path = tmp_path / "bad.txt"
    path.write_text(f"{HEAD}seed 1\n--\n{line}\n")
    assert haricot(command, path).complaint().startswith(f"{path}: {complaint}")
    said = haricot("verify", path)
    assert (said.code, said.out) == (1, "")
    assert f"{path}: {complaint}" in said.err


@pytest.mark.usefixtures("untouched")
@pytest.mark.parametrize(
    "old, new, complaint",
    [
        ("count = 24", "count = 25", "line 3: total is 154, but the counts add up to 155"),
        ("count = 24", "count = many", "line 6, column 9: "),
        ("count = 24", "count = -1", "line 6: kinds.coffee.count is not a whole number"),
        (
            "meter = [[4, 1], [7, 2], [10, 3]",
            "meter = [[4, 1], [3, 2], [10, 3]",
            "line 7: kinds.coffee.meter: the steps must rise",
        ),
        ("[kinds.wax]", "[kinds.unicorn]", "kinds.unicorn is not known here"),
        ('game = "bohnanza"', 'game = "chess"', "game “chess”"),
        ('game = "bohnanza"', "", "game ="),
    ],
)
def test_a_wrong_card_file(old: str, new: str, complaint: str, haricot: Callable[..., Said], tmp_path: Path) -> None:
    path = tmp_path / "bad.toml"
    text = haricot("cards", "export", "bohnanza").out
    assert old in text
    path.write_text(text.replace(old, new, 1))
    said = haricot("cards", "check", path).complaint()
    assert said.startswith(f"{path}: ")
    assert complaint in said
    where = ["--cards", str(path), "--records", str(tmp_path / "records")]
    assert haricot(*BOTS, "random,random,random,random", *where).complaint().startswith(f"{path}: ")
    assert haricot("cards", "show", "bohnanza", "--cards", path).complaint().startswith(f"{path}: ")


@pytest.mark.usefixtures("untouched")
def test_an_impossible_deck(haricot: Callable[..., Said], tmp_path: Path) -> None:
    """Too few cards for a deal and a first turn."""
    path = tmp_path / "bad.toml"
    lines = haricot("cards", "export", "bohnanza").out.splitlines()
    kept = [("count = 1" if line.startswith("count") else line) for line in lines if not line.startswith("total")]
    path.write_text("\n".join(kept) + "\n")
    assert "only 9 cards are in play with 2 seats" in haricot("cards", "check", path).complaint()
    said = haricot(*BOTS, "random,random,random,random", "--cards", path, "--records", tmp_path / "records").complaint()
    assert said.startswith(f"{path}: ")
    assert "cards are in play with 4 seats" in said


@pytest.mark.usefixtures("untouched")
@pytest.mark.parametrize(
    "words, complaint",
    [
        ([*BOTS, "random,random,random", "--option", "bogus=1"], "There is no option “bogus”"),
        ([*BOTS, "random,random,random", "--option", "offers=lots"], "offers = lots is none of the values: "),
        ([*BOTS, "random,random,random", "--option", "offers"], "write --option NAME=VALUE"),
        ([*BOTS, "random,random,random", "--option", "offers=1", "--option", "offers=2"], "given twice"),
        ([*BOTS, "random,random", "--option", "offers=1"], "The option “offers” is not for this edition"),
        ([*BOTS, "random"], "is not for 1"),
        ([*BOTS, ",".join(["random"] * 8)], "is not for 8"),
        ([*BOTS, "random,random", "--edition", "amigo"], "bohnanza amigo is not for 2; it takes: 3, 4, 5."),
        ([*BOTS, "random,random,random", "--edition", "bogus"], "no edition “bogus”"),
        ([*BOTS, "random,nobody,random"], "There is no player “nobody”; choose from: "),
        ([*BOTS, "random,me,random"], "There is no player “me”; choose from: random"),
        ([*BOTS, "random,,random"], "“” is not a player: write NAME"),
        ([*BOTS, "random,random,random", "--seed", "a b"], "seed: "),
        ([*BOTS, "random,random,random", "--workers", "0"], '"0" for --workers'),
        (["simulate", "bohnanza", "--games", "0", "--seats", "random,random,random"], "0 is not a number of matches"),
        (["simulate", "chess", "--seats", "random,random"], "There is no game “chess”"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_table_that_cannot_be_laid(
    words: list[str], complaint: str, haricot: Callable[..., Said], tmp_path: Path
) -> None:
    assert complaint in haricot(*words, "--records", tmp_path / "records").complaint()


def test_records_never_overwrite(haricot: Callable[..., Said], tmp_path: Path) -> None:
    words = [*BOTS, "random,random,random", "--option", "exhaustions=1", "--records"]
    (tmp_path / "bohnanza-1-2.txt").write_text("mine")
    assert "bohnanza-1-2.txt: is there already" in haricot(*words, tmp_path).complaint()
    assert [path.read_text() for path in tmp_path.iterdir()] == ["mine"]
    assert "needs a folder" in haricot(*words, tmp_path / "bohnanza-1-2.txt").complaint()
    assert "needs a folder" in haricot(*words, tmp_path / "bohnanza-1-2.txt" / "deeper").complaint()


@pytest.mark.usefixtures("untouched")
@pytest.mark.parametrize(
    "words, complaint",
    [
        (["chess"], "There is no game “chess”"),
        (["bohnanza", "--seats", "me"], "is not for 1"),
        (["bohnanza", "--seats", "me,nobody,random"], "There is no player “nobody”; choose from: "),
        (["bohnanza", "--edition", "bogus"], "no edition “bogus”"),
        (["bohnanza", "--option", "bogus=1"], "There is no option “bogus”"),
        (["bohnanza", "--seed", "a b"], "seed: "),
        (["bohnanza", "--cards", "none.toml"], "none.toml: cannot be read"),
        (["bohnanza", "--resume", "none.txt"], "none.txt: cannot be read"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_match_that_cannot_begin(
    words: list[str], complaint: str, haricot: Callable[..., Said], tmp_path: Path
) -> None:
    assert complaint in haricot("play", *words, "--save", tmp_path / "save.txt").complaint()
