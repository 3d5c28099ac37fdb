"""Rates, sizes, and how many sockets an address may hold."""

from __future__ import annotations

import asyncio
from pathlib import Path
from types import SimpleNamespace

import pytest
from live_server import live
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from haricot.server.errors import Denied
from haricot.server.limits import Bucket, Buckets, Limits, household
from haricot.server.settings import Rate, Settings


def test_a_bucket_empties_and_fills_again(monkeypatch: pytest.MonkeyPatch) -> None:
    seconds = 100.0
    monkeypatch.setattr("haricot.server.limits.time", SimpleNamespace(monotonic=lambda: seconds))
    bucket = Bucket(Rate(2, 60))
    assert [bucket.take(), bucket.take(), bucket.take()] == [0.0, 0.0, 1.0]
    seconds += 1.5
    assert [bucket.take(), bucket.take()] == [0.0, 0.5]


def test_memory_is_bounded_and_the_oldest_is_forgotten() -> None:
    buckets = Buckets(Rate(1, 1), 3)
    for asker in ("a", "b", "c"):
        buckets.take(asker)
    with pytest.raises(Denied, match="too-fast"):
        buckets.take("a")  # seen again, so b is the oldest now
    buckets.take("d")
    assert list(buckets.known) == ["c", "a", "d"]


def test_a_net_counts_as_one_house() -> None:
    assert household("192.0.2.7") == "192.0.2.7"
    assert household("2001:db8:1:2:3::4") == household("2001:db8:1:2::9") == "2001:db8:1:2::/64"
    assert household("::ffff:192.0.2.7") == "192.0.2.7"
    assert household("fe80::1%eth0") == "fe80::/64"
    assert household("unix") == "unix"


def test_sockets_are_counted_and_given_back() -> None:
    limits = Limits(Settings(sockets_by_address=1))
    limits.connect("a")
    with pytest.raises(Denied, match="too-many-sockets"):
        limits.connect("a")
    limits.disconnect("a")
    limits.connect("a")
    limits.disconnect("a")
    assert not limits.sockets


def test_too_many_requests_are_told_when_to_come_back(tmp_path: Path) -> None:
    with live(tmp_path, requests=Rate(3, 1)) as server:
        browser = server.browser()
        answers = [browser.get("/api/games") for _ in range(5)]
        assert [answer.status for answer in answers] == [200, 200, 200, 429, 429]
        answers[-1].denied(429, "too_fast")
        assert int(answers[-1].headers["retry-after"]) > 0
        assert browser.get("/healthz").status == 200


def test_rates_of_their_own(tmp_path: Path) -> None:
    with live(tmp_path, entries=Rate(1, 1), tables=Rate(0, 1), guests=Rate(2, 1)) as server:
        browser = server.browser()
        browser.post("/api/login", {"name": "A", "passphrase": "12345678"}).denied(403, "wrong_passphrase")
        browser.post("/api/login", {"name": "B", "passphrase": "12345678"}).denied(429, "too_fast")
        browser.post("/api/tables", {"game": "dice", "seats": ["me", "greedy"]}).denied(429, "too_fast")
        server.browser().get("/api/me").ok()
        server.browser().get("/api/me").denied(429, "too_fast")
        browser.get("/api/me").ok()


def test_guesses_on_one_account_are_few_and_do_not_keep_its_owner_out(tmp_path: Path) -> None:
    with live(tmp_path, guesses=Rate(1, 1), proxy="127.0.0.1") as server:
        asked = {"name": "Anna", "passphrase": "12345678"}
        server.browser().post("/api/login", asked).denied(403, "wrong_passphrase")
        server.browser().post("/api/login", asked | {"name": "ANNA"}).denied(429, "too_fast")
        server.browser().post("/api/login", asked | {"name": "Berta"}).denied(403, "wrong_passphrase")
        server.browser().post("/api/login", asked, X_Forwarded_For="192.0.2.1").denied(403, "wrong_passphrase")


def test_forwarded_addresses_count_only_if_the_proxy_is_trusted(tmp_path: Path) -> None:
    (tmp_path / "a").mkdir()
    (tmp_path / "b").mkdir()
    with live(tmp_path / "a", requests=Rate(1, 1)) as server:
        browser = server.browser()
        assert browser.get("/api/games", X_Forwarded_For="192.0.2.1").status == 200
        assert browser.get("/api/games", X_Forwarded_For="192.0.2.2").status == 429
    with live(tmp_path / "b", requests=Rate(1, 1), proxy="127.0.0.1") as server:
        browser = server.browser()
        assert browser.get("/api/games", X_Forwarded_For="192.0.2.1").status == 200
        assert browser.get("/api/games", X_Forwarded_For="192.0.2.2").status == 200
        assert browser.get("/api/games", X_Forwarded_For="192.0.2.2").status == 429
        assert (
            "Secure"
            in browser.get("/api/me", X_Forwarded_For="192.0.2.3", X_Forwarded_Proto="https").headers["set-cookie"]
        )


async def test_sockets_by_address(tmp_path: Path) -> None:
    with live(tmp_path, sockets_by_address=2) as server:
        address = f"ws://{server.host}:{server.port}/ws"
        async with connect(address), connect(address):
            with pytest.raises(InvalidStatus) as refused:
                await connect(address)
            assert refused.value.response.status_code == 429
        async with asyncio.timeout(60):  # the places come free
            while server.app.state.limits.sockets:
                await asyncio.sleep(0.02)
        async with connect(address):
            pass


async def test_a_socket_of_another_site_is_refused(tmp_path: Path) -> None:
    with live(tmp_path) as server:
        address = f"ws://{server.host}:{server.port}/ws"
        with pytest.raises(InvalidStatus) as refused:
            await connect(address, origin="https://elsewhere.example")  # type: ignore[arg-type]
        assert refused.value.response.status_code == 403
        async with connect(address, origin=f"http://{server.host}:{server.port}"):  # type: ignore[arg-type]
            pass
