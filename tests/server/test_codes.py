"""Spoken codes: they lead to a table that waits, for a while, and cannot be guessed."""

from __future__ import annotations

import asyncio
import itertools
import random
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from live_server import Browser, Live, live

from haricot.server import codes
from haricot.server.errors import Denied
from haricot.server.house import now
from haricot.server.settings import Rate

THREE = {"game": "bohnanza", "seats": ["me", "open", "open"], "private": True}
ORIGIN = "https://beans.example"
AT_ONCE = 1_000


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with live(tmp_path_factory.mktemp("codes")) as running:
        yield running


def table_of(host: Browser) -> str:
    return str(host.post("/api/tables", THREE).ok()["id"])


def test_a_code_leads_to_a_private_table_that_waits(server: Live) -> None:
    host, guest = server.browser(), server.browser()
    table = table_of(host)
    code = host.post(f"/api/tables/{table}/code").ok()
    assert len(code["beans"]) == 3
    assert set(code["beans"]) <= set(server.browser().get("/api/coming").ok()["beans"])
    assert host.post(f"/api/tables/{table}/code").ok() == code, "the same as long as it lives"
    place = guest.post("/api/code", {"beans": code["beans"]}).ok()
    assert guest.get(f"/api/tables/{table}?key={place['key']}").ok()["id"] == place["id"] == table
    guest.post(f"/api/tables/{table}/join", {"key": place["key"]}).ok()
    guest.post(f"/api/tables/{table}/code").denied(403, "not_allowed")
    other = host.post(f"/api/tables/{table_of(host)}/code").ok()
    assert other["beans"] != code["beans"]


def test_wrong_old_and_full_are_told_apart(server: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    host, guest = server.browser(), server.browser()
    table = table_of(host)
    beans = host.post(f"/api/tables/{table}/code").ok()["beans"]
    heard = {"beans": beans}
    for wrong in (["coffee"], ["no", "such", "bean"], [*beans, "red"], []):
        guest.post("/api/code", {"beans": wrong}).denied(404, "wrong_code")
    for _ in range(2):
        seated = server.browser()
        seated.post(f"/api/tables/{table}/join", seated.post("/api/code", heard).ok() | {"id": ""}).denied(
            400, "malformed"
        )
        seated.post(f"/api/tables/{table}/join", {"key": seated.post("/api/code", heard).ok()["key"]}).ok()
    guest.post("/api/code", heard).denied(409, "full")
    host.post(f"/api/tables/{table}/start").ok()
    guest.post("/api/code", heard).denied(410, "old_code")
    host.post(f"/api/tables/{table}/code").denied(409, "not_now")

    later = table_of(host)
    heard = {"beans": host.post(f"/api/tables/{later}/code").ok()["beans"]}
    moment = now()
    monkeypatch.setattr(codes, "now", lambda: moment + codes.LIFE - 1000)
    assert guest.post("/api/code", heard).ok()["id"] == later
    monkeypatch.setattr(codes, "now", lambda: moment + codes.LIFE + 1000)
    guest.post("/api/code", heard).denied(410, "old_code")
    assert host.post(f"/api/tables/{later}/code").ok()["until"] > moment + codes.LIFE, "there is a new one"


def test_wrong_codes_are_counted_by_address_and_in_all(tmp_path: Path) -> None:
    with live(tmp_path, proxy="127.0.0.1", codes=Rate(5, 5)) as server:
        host, guest = server.browser(), server.browser()
        heard = {"beans": host.post(f"/api/tables/{table_of(host)}/code").ok()["beans"]}

        def say(beans: dict[str, Any], address: str) -> Any:
            return guest.post("/api/code", beans, X_Forwarded_For=address)

        for _ in range(10):  # who is right may be right as often as they like
            say(heard, "10.0.0.1").ok()
        for _ in range(5):
            say({"beans": ["red"]}, "10.0.0.1").denied(404, "wrong_code")
        say(heard, "10.0.0.1").denied(429, "too_fast")
        say(heard, "10.0.0.2").ok()
        for n in range(codes.MISSES - 5):
            say({"beans": ["red"]}, f"10.0.1.{n}").denied(404, "wrong_code")
        assert "half an hour" in say(heard, "10.0.0.2").denied(429, "too_fast")


@pytest.mark.parametrize("guesses", [2_000, pytest.param(100_000, marks=pytest.mark.long)])
def test_guesses_from_many_addresses_find_no_table(tmp_path: Path, guesses: int) -> None:
    with live(tmp_path, origins=(ORIGIN,)) as server:
        host = server.browser()
        table = host.post("/api/tables", THREE, Origin=ORIGIN).ok()["id"]
        code = host.post(f"/api/tables/{table}/code", Origin=ORIGIN).ok()["beans"]
        assert len(code) == 4
        assert len(server.app.state.codes.beans) == 15
        every = list(itertools.product(server.app.state.codes.beans, repeat=4))
        random.Random(1).shuffle(every)
        every.remove(tuple(code))
        every.insert(AT_ONCE, tuple(code))  # nobody is lucky at once

        async def guess(number: int) -> str:
            try:
                address = f"10.{number >> 16}.{number >> 8 & 255}.{number & 255}"
                await server.app.state.codes.open(list(every[number % len(every)]), address)
            except Denied as denied:
                return "refused" if denied.status == 429 else "judged"
            return "found"

        async def guess_all() -> Counter[str]:
            said: Counter[str] = Counter()
            for begin in range(0, guesses, AT_ONCE):
                said.update(await asyncio.gather(*map(guess, range(begin, begin + AT_ONCE))))
            return said

        said = asyncio.run_coroutine_threadsafe(guess_all(), server.loop).result(600)
        assert said == {"judged": codes.MISSES, "refused": guesses - codes.MISSES}


def test_where_others_come_in(server: Live, tmp_path: Path) -> None:
    here = server.browser().get("/api/coming").ok()
    assert (here["reach"], here["addresses"], here["length"]) == ("self", [], 3)
    with live(tmp_path / "world", origins=(ORIGIN,)) as world:
        told = world.browser().get("/api/coming").ok()
        assert (told["reach"], told["addresses"], told["length"]) == ("world", [ORIGIN], 4)
    with live(tmp_path / "net", host="0.0.0.0") as net:
        told = net.browser().get("/api/coming").ok()
        assert told["reach"] in ("net", "self")  # a machine may have no network
        assert all(each.startswith("http://") and each.endswith(f":{net.port}") for each in told["addresses"])
