"""The database goes away, fills its disk or breaks: everybody is told so, nothing is lost, and it goes on by itself."""

from __future__ import annotations

import sqlite3
import threading
import time
from pathlib import Path
from typing import Any

import pytest
from live_server import Browser, Live, live
from server.hostile.outages import Wire

from haricot.server.store import StoreError
from haricot.server.store.outage import AWAY, DAMAGED, FULL, trouble

SOON = 60.0  # seconds, on a busy machine
BOTS = {"game": "bohnanza", "seats": ["greedy", "greedy", "greedy"], "start": True, "pace": "quick"}
TABLE = {"game": "dice", "seats": ["me", "open"]}


def in_time(answer: Any, wanted: Any) -> None:
    """Ask until the answer is as wanted."""
    began = time.monotonic()
    found = answer()
    while found != wanted:
        assert time.monotonic() - began < SOON, (found, wanted)
        time.sleep(0.1)
        found = answer()


def health(browser: Browser) -> tuple[int, str]:
    """What a load balancer reads."""
    answer = browser.get("/healthz")
    return answer.status, answer.body.decode().strip()


def test_a_database_that_is_away_is_named_and_comes_back(
    tmp_path: Path, postgres_url: str, capfd: pytest.CaptureFixture[str]
) -> None:
    with Wire(postgres_url) as wire:
        wire.mend()
        with live(tmp_path, database=wire.url) as server:
            browser = server.browser()
            link = browser.post("/api/tables", TABLE).ok()
            for _ in range(3):  # whose machines have something to do meanwhile
                browser.post("/api/tables", BOTS).ok()
            wire.cut()
            in_time(lambda: health(browser), (503, AWAY))
            answer = browser.post("/api/tables", TABLE)
            assert "answer" in answer.denied(503, "busy")
            assert int(answer.headers["retry-after"]) > 0
            wire.mend()
            in_time(lambda: health(browser), (200, "ok"))
            assert browser.get(f"/api/tables/{link['id']}").ok()["id"] == link["id"]
            browser.post("/api/tables", TABLE).ok()
    said = "".join(capfd.readouterr())
    assert "Traceback" not in said
    assert said.count("[error") <= 2, said


def test_a_server_that_starts_first_waits_for_its_database(tmp_path: Path, postgres_url: str) -> None:
    with Wire(postgres_url) as wire:
        later = threading.Timer(1.0, wire.mend)
        later.start()
        with live(tmp_path, database=wire.url, patience=SOON) as server:
            assert health(server.browser()) == (200, "ok")
        later.join()


def test_it_does_not_wait_for_ever_nor_for_what_will_not_come(tmp_path: Path, postgres_url: str) -> None:
    with Wire(postgres_url) as wire:
        with pytest.raises(StoreError, match="store-unusable"):
            opened(tmp_path, wire.url, patience=0.2)
        wire.mend()
        began = time.monotonic()
        with pytest.raises(StoreError, match="store-unusable"):
            opened(tmp_path, wire.url.replace("/test_", "/missing_"), patience=600.0)
        assert time.monotonic() - began < SOON


def opened(folder: Path, url: str, patience: float) -> None:
    """Open a server and stop it."""
    with live(folder, database=url, patience=patience):
        pass


def fill_disk(server: Live) -> None:
    """Let SQLite's file grow no further for the connection that writes, as on a full disk; it gets another after a failure."""
    database: Any = server.app.state.store.database
    done = threading.Event()

    def limit() -> None:
        driver = database.writing.connection.driver_connection
        pages = driver.execute("PRAGMA page_count").fetchone()[0]
        driver.execute(f"PRAGMA max_page_count={pages}")
        done.set()

    server.loop.call_soon_threadsafe(lambda: server.loop.create_task(database.writer.do(limit)))
    assert done.wait(30)


def test_a_full_disk_is_named_as_such_and_when_there_is_room_it_goes_on(tmp_path: Path) -> None:
    with live(tmp_path) as server:
        browser = server.browser()
        browser.get("/api/me").ok()
        fill_disk(server)
        while (answer := browser.post("/api/tables", TABLE)).status == 201:
            pass
        assert "disk" in answer.denied(503, "busy")
        assert int(answer.headers["retry-after"]) > 0
        assert health(browser) == (503, FULL)
        assert browser.get("/api/my/tables").status == 200  # what was written can be read
        in_time(lambda: health(browser), (200, "ok"))
        browser.post("/api/tables", TABLE).ok()


def test_what_is_the_matter() -> None:
    full = sqlite3.OperationalError("database or disk is full")
    full.sqlite_errorcode = sqlite3.SQLITE_FULL
    broken = sqlite3.DatabaseError("database disk image is malformed")
    broken.sqlite_errorcode = sqlite3.SQLITE_CORRUPT
    twice = sqlite3.IntegrityError("UNIQUE constraint failed")
    twice.sqlite_errorcode = sqlite3.SQLITE_CONSTRAINT
    assert [trouble(error) for error in (full, broken, twice, ConnectionRefusedError(), KeyError("x"))] == [
        FULL,
        DAMAGED,
        "",
        AWAY,
        "",
    ]


def test_damaged_pages_are_noticed(tmp_path: Path) -> None:
    with live(tmp_path) as server:
        browser = server.browser()
        for _ in range(30):
            browser.post("/api/tables", TABLE).ok()
    path = tmp_path / "tables.db"
    with sqlite3.connect(path) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        size = connection.execute("PRAGMA page_size").fetchone()[0]
        page = connection.execute("select rootpage from sqlite_master where name = 'entries'").fetchone()[0]
    connection.close()
    with path.open("r+b") as file:
        file.seek((page - 1) * size)
        file.write(b"\xff" * size)
    with live(tmp_path) as server:
        in_time(lambda: health(server.browser()), (503, DAMAGED))
