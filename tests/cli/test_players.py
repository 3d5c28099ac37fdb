"""Players from outside: a file that the command line names, or a package that is installed."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from haricot.bots import outside
from haricot.bots import seats as bots
from haricot.bots.cast import CAST
from haricot.kernel import registry

from .conftest import Said

BOT = '''
from beside import CHOICE
from haricot.kernel.players import Player


class Mine(Player):
    """Takes the last number of every menu."""

    def __init__(self, game, rng):
        super().__init__(sighted=False)

    def decide(self, view, menu):
        return menu.numbers()[CHOICE]


class Diceman(Mine):
    games = "dice"


def helper(game, rng):
    return Mine(game, rng)


class Stranger:
    pass
'''


@pytest.fixture(autouse=True)
def nobody_else() -> Iterator[None]:
    """What a test brings is gone after it."""
    outside.BROUGHT.clear()
    yield
    outside.BROUGHT.clear()


@pytest.fixture
def bot(tmp_path: Path) -> Path:
    """A file with players, and one beside it that it needs."""
    (tmp_path / "beside.py").write_text("CHOICE = -1\n")
    path = tmp_path / "my_bot.py"
    path.write_text(BOT)
    return path


def test_a_player_of_ones_own_is_listed_and_plays(bot: Path, haricot: Callable[..., Said]) -> None:
    found = json.loads(haricot("games", "--players", f"{bot}:Mine", "--players", f"other={bot}:Diceman", "--json").out)
    listed = {box["id"]: box["players"] for box in found}
    assert listed["bohnanza"][-1] == "mine"
    assert listed["dice"][-2:] == ["mine", "other"]
    words = ["simulate", "bohnanza", "--option", "exhaustions=1", "--games", "2", "--json"]
    said = haricot(*words, "--players", f"{bot}:helper", "--seats", "helper,random,random")
    assert said.code == 0
    assert json.loads(said.out)["finished"] == 2


@pytest.mark.parametrize("game", registry.packages())
def test_the_bot_of_the_documents_plays_every_box(game: str, tmp_path: Path, haricot: Callable[..., Said]) -> None:
    text = (Path(__file__).resolve().parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")
    source, _ = re.findall(r"(?ms)^```py\n(.*?)^```$", text)  # the other shows how to think ahead
    assert len([line for line in source.splitlines() if line]) <= 10
    (tmp_path / "my_bot.py").write_text(source)
    seats = min(registry.box(game).seats(registry.box(game).editions[0]))
    words = ["--games", "1", "--json", "--players", f"{tmp_path / 'my_bot.py'}:Mine"]
    said = haricot("simulate", game, *words, "--seats", ",".join(["mine", *["random"] * (seats - 1)]))
    assert json.loads(said.out)["finished"] == 1


def test_every_worker_knows_it(bot: Path, program: Callable[..., Said]) -> None:
    words = ["simulate", "bohnanza", "--option", "exhaustions=1", "--games", "4", "--json", "--players", f"{bot}:Mine"]
    alone = program(*words, "--seats", "mine,random,mine")
    assert (alone.code, alone.err) == (0, "")
    assert program(*words, "--seats", "mine,random,mine", "--workers", "2") == alone


def test_it_sits_at_the_terminals_table(
    bot: Path, haricot: Callable[..., Said], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("builtins.input", lambda prompt="": (_ for _ in ()).throw(EOFError))
    said = haricot("play", "bohnanza", "--seats", "mine,me,mine", "--players", f"{bot}:Mine")
    assert said.code == 0
    assert "(mine)" in said.out


@pytest.mark.parametrize(
    "source, complaint",
    [
        ("{bot}", "names no player"),
        ("{bot}:", "names no player"),
        ("{folder}/none.py:Mine", "There is no file"),
        ("{folder}/wrong.py:Mine", "cannot be loaded: SyntaxError"),
        ("{folder}/leaves.py:Mine", "cannot be loaded: SystemExit"),
        ("no.such.package:Mine", "cannot be loaded: ModuleNotFoundError"),
        ("{bot}:Nobody", "There is no Nobody in"),
        ("{bot}:Stranger", "is not a player"),
        ("{bot}:CHOICE", "is not a player"),
        ("greedy={bot}:Mine", "“greedy” is taken"),
        ("me2={bot}:Mine", "“me2” is taken"),
        ("Ünlü={bot}:Mine", "cannot be called “Ünlü”"),
    ],
)
def test_what_is_no_player_is_told_in_one_line(
    source: str, complaint: str, bot: Path, haricot: Callable[..., Said]
) -> None:
    (bot.parent / "wrong.py").write_text("class Mine(:\n")
    (bot.parent / "leaves.py").write_text("raise SystemExit(3)\n")
    named = source.format(bot=bot, folder=bot.parent)
    assert complaint in haricot("games", "--players", named).complaint()
    assert complaint in haricot("serve", "--players", named).complaint()
    assert outside.BROUGHT == {}


def test_two_players_need_two_names(bot: Path, haricot: Callable[..., Said]) -> None:
    said = haricot("games", "--players", f"{bot}:Mine", "--players", f"mine={bot}:helper", "--lang", "fr")
    assert "mine\N{NO-BREAK SPACE}» est pris" in said.complaint()


@pytest.fixture
def package(bot: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A package that registers players, one of which cannot be loaded."""
    about = bot.parent / "my_bot-1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: my-bot\nVersion: 1\n")
    points = "[haricot.players]\nmine = my_bot:Mine\ndiceman = my_bot:Diceman\nbroken = my_bot:Nobody\nrandom = my_bot:Mine\n"
    (about / "entry_points.txt").write_text(points)
    monkeypatch.syspath_prepend(str(bot.parent))
    outside.installed.cache_clear()
    yield
    outside.installed.cache_clear()


@pytest.mark.usefixtures("package")
def test_players_of_packages_sit_down_like_any_other(haricot: Callable[..., Said]) -> None:
    box = registry.box("bohnanza")
    assert list(bots.makers(box)) == ["random", "greedy", bots.strong(box), *CAST, "broken", "mine"]
    assert "diceman" in bots.makers(registry.box("dice"))
    words = ["simulate", "bohnanza", "--option", "exhaustions=1", "--games", "1", "--seats"]
    assert haricot(*words, "mine,random,random").code == 0
    assert "There is no Nobody in my_bot." in haricot(*words, "broken,random,random").complaint()
