"""`join`: a bot of one's own, or a person at the terminal, at a table that is served."""

from __future__ import annotations

import itertools
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from live_server import Browser, Live, live

from haricot.bots import outside

from .conftest import Said

BOT = '''
from haricot.bots.random_player import RandomPlayer
from haricot.kernel.players import Player


class Mine(Player):
    """Looks at its cards, and plays by lot."""

    def __init__(self, game, rng):
        super().__init__()
        self.lot = RandomPlayer(rng)

    def decide(self, view, menu):
        assert None not in view.zones.get(f"hand/{view.seat}", [])
        return self.lot.decide(view, menu)
'''
TABLES = [
    ("bohnanza", 3, {"exhaustions": "1"}),
    ("ladybohn", 3, {"exhaustions": "1"}),
    ("al_cabohne", 2, {"exhaustions": "1"}),
    ("dice", 2, {"target": "3"}),
    ("nicht_die_bohne", 3, {"deals": "1"}),
]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with live(tmp_path_factory.mktemp("join")) as served:
        yield served


@pytest.fixture
def bot(tmp_path: Path) -> Iterator[str]:
    path = tmp_path / "my_bot.py"
    path.write_text(BOT)
    outside.BROUGHT.clear()
    yield f"{path}:Mine"
    outside.BROUGHT.clear()


def opened(host: Browser, game: str, seats: list[str], options: dict[str, str], **more: object) -> tuple[str, str]:
    """A table with an open seat: its id and the link that a browser shows."""
    new = {"game": game, "seats": seats, "options": options, "pace": "instant", **more}
    link = host.post("/api/tables", new).ok()
    key = f"?k={link['key']}" if link["key"] else ""
    return link["id"], f"{host.origin}/#/t/{link['id']}{key}"


def begin_when_full(host: Browser, table: str) -> Callable[[], None]:
    """What the host does meanwhile: begin as soon as nobody is missing."""

    def wait() -> None:
        for _ in range(600):
            seats = host.get(f"/api/tables/{table}").ok()["seats"]
            if all(seat["kind"] != "open" for seat in seats):
                host.post(f"/api/tables/{table}/start").ok()
                return
            time.sleep(0.1)

    thread = threading.Thread(target=wait)
    thread.start()
    return thread.join


@pytest.mark.parametrize("game, seats, options", TABLES)
def test_a_bot_plays_a_seat_of_a_served_table(
    game: str, seats: int, options: dict[str, str], server: Live, bot: str, haricot: Callable[..., Said]
) -> None:
    host = server.browser()
    table, link = opened(host, game, ["open", *["random"] * (seats - 1)], options, private=game == "dice")
    begun = begin_when_full(host, table)
    said = haricot("join", link, "--players", bot)
    begun()
    assert (said.code, said.err) == (0, "")
    found = host.get(f"/api/tables/{table}").ok()
    assert found["status"] == "over"
    assert found["seats"][0]["name"] == "mine"
    assert str(max(found["result"]["scores"])).replace("-", "\N{MINUS SIGN}") in said.out
    assert "# from" not in host.get(f"/api/tables/{table}/record").body.decode(), "nobody stood in for it"


def test_a_person_plays_at_the_terminal(
    server: Live, haricot: Callable[..., Said], monkeypatch: pytest.MonkeyPatch
) -> None:
    host = server.browser()
    table, link = opened(host, "bohnanza", ["random", "open", "random"], {"exhaustions": "1"})
    typed: list[str] = []

    words = itertools.cycle(["done", "1", "2"])

    def answer(prompt: str = "") -> str:
        typed.append("s" if not typed else "" if "Enter" in prompt else next(words))
        return typed[-1]

    monkeypatch.setattr("builtins.input", answer)
    begun = begin_when_full(host, table)
    said = haricot("join", link, "--name", "Ada", "--lang", "en")
    begun()
    assert (said.code, said.err) == (0, "")
    assert "The server keeps the match" in said.out
    found = host.get(f"/api/tables/{table}").ok()
    assert (found["status"], found["seats"][1]["name"]) == ("over", "Ada")
    assert "# seats random,me,random" in host.get(f"/api/tables/{table}/record").body.decode()
    assert f" {found['result']['scores'][1]} " in said.out.replace("\n", " \n")


def test_one_comes_back_by_the_token(
    server: Live, bot: str, haricot: Callable[..., Said], monkeypatch: pytest.MonkeyPatch
) -> None:
    host = server.browser()
    table, link = opened(host, "bohnanza", ["open", "random", "random"], {"exhaustions": "1"})
    monkeypatch.setattr("builtins.input", lambda prompt="": "q")
    begun = begin_when_full(host, table)
    said = haricot("join", link, "--lang", "de")
    begun()
    (line,) = {line for line in said.out.splitlines() if "--token" in line}
    words = line[line.index("--seat") :].split()
    assert haricot("join", link, *words, "--players", bot).code == 0
    assert host.get(f"/api/tables/{table}").ok()["status"] == "over"


def complaint(said: Said) -> str:
    """The one line of an error; what the server logs in this process is another matter."""
    assert (said.code, said.err.count("\n")) == (2, 1), said
    return said.err


def test_what_cannot_be_joined_is_told_in_one_line(server: Live, haricot: Callable[..., Said]) -> None:
    host = server.browser()
    assert "not the link of a table" in complaint(haricot("join", host.origin))
    assert "http://127.0.0.1:9" in complaint(haricot("join", "http://127.0.0.1:9/#/t/abc"))
    assert "n’existe pas" in complaint(haricot("join", f"{host.origin}/#/t/none", "--lang", "fr"))
    _, full = opened(host, "bohnanza", ["random", "random", "me"], {})
    assert "seat" in complaint(haricot("join", full))
    _, serious = opened(host, "bohnanza", ["random", "random", "open"], {}, hints=False)
    assert "in the browser only" in complaint(haricot("join", serious))
    assert "--seat" in complaint(haricot("join", full, "--token", "x"))
