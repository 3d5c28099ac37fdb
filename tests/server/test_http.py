"""The HTTP interface: strict about what it reads, plain about what is wrong."""

from __future__ import annotations

import io
import json
import logging
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from live_server import Browser, Live, live
from starlette.exceptions import HTTPException

from haricot.arena.simulate import Job, Lineup, play
from haricot.kernel import registry
from haricot.server import logs, static_files

SOLO = {"game": "dice", "seats": ["me", "random"], "pace": "instant"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with live(tmp_path_factory.mktemp("http")) as running:
        yield running


@pytest.fixture
def browser(server: Live) -> Browser:
    return server.browser()


# -- games


def test_every_game_is_listed_and_can_be_played_as_it_says(browser: Browser) -> None:
    boxes = browser.get("/api/games").ok()
    assert [box["id"] for box in boxes] == list(registry.packages())
    for box in boxes:
        assert box["author"]
        assert {"random", "greedy"} <= set(box["bots"])
        for edition in box["editions"]:
            for column in edition["columns"]:
                for seats in column["seats"]:
                    registry.make(box["id"], seats, edition["id"], column["options"])
        for option in box["options"]:
            assert option["default"] in [*option["values"], "seats"] or option["default"].isdigit()
    reconstructed = {box["id"] for box in boxes if box["editions"][0]["reconstructed"]}
    assert {"dice", "ladybohn"} <= reconstructed
    assert "bohnanza" not in reconstructed


def test_every_box_brings_its_texts_and_its_face(browser: Browser) -> None:
    for box in browser.get("/api/games").ok():
        assert box["face"]["title"]["en"]
        address = f"/api/games/{box['id']}/texts"
        for lang in box["languages"]:
            lasting = browser.get(f"{address}?lang={lang}&v={box['texts']}")
            assert lasting.status == 200
            assert b"game-name = " in lasting.body
            assert "immutable" in lasting.headers["cache-control"]
            assert lasting.headers["content-type"].startswith("text/plain")
            now = browser.get(f"{address}?lang={lang}")
            assert (now.body, now.headers["cache-control"]) == (lasting.body, "no-cache")
        assert browser.get(f"{address}?v=older").headers["cache-control"] == "no-cache"
    browser.get("/api/games/chess/texts").denied(404, "no_game")
    browser.get("/api/games/bohnanza/texts?lang=la").denied(400, "malformed")


def test_rules_by_chapter(browser: Browser) -> None:
    book = browser.get("/api/games/bohnanza/rules").ok()
    rules = {rule["id"]: rule["text"] for chapter in book["chapters"] for rule in chapter["rules"]}
    assert "BOH-66" in rules
    assert "KER-01" in rules
    assert all(rules.values())
    german = browser.get("/api/games/bohnanza/rules?lang=de").ok()
    assert len(german["chapters"]) == len(book["chapters"])
    assert "darf nicht geerntet werden" in next(
        rule["text"] for chapter in german["chapters"] for rule in chapter["rules"] if rule["id"] == "BOH-66"
    )
    browser.get("/api/games/chess/rules").denied(404, "no_game")
    browser.get("/api/games/bohnanza/rules?lang=la").denied(400, "malformed")


# -- what cannot be read


def test_bodies_are_read_strictly(browser: Browser) -> None:
    browser.ask("PATCH", "/api/me", raw=b'{"name": "A"', Content_Type="application/json").denied(400, "malformed")
    browser.ask("PATCH", "/api/me", {"name": 5}).denied(400, "malformed")
    browser.ask("PATCH", "/api/me", {"name": "A", "more": 1}).denied(400, "malformed")
    browser.ask("PATCH", "/api/me", raw=b'{"name": "\xff"}').denied(400, "malformed")
    browser.ask("PATCH", "/api/me", raw=b"[" * 50_000).denied(400, "malformed")
    browser.ask("PATCH", "/api/me", raw=b'{"name": "A"}', Content_Type="text/plain").denied(415, "not_json")
    browser.ask("PATCH", "/api/me", raw=b" " * 65_537).denied(413, "too_big")
    browser.ask("POST", "/api/verify", raw=b" " * 262_145).denied(413, "too_big")
    answer = browser.post("/api/tables", {"game": "dice", "seats": ["me", 3]})
    answer.denied(400, "malformed")
    assert answer.json["field"] == "seats[1]"


def test_queries_are_read_strictly(browser: Browser) -> None:
    browser.get("/api/tables?before=soon").denied(400, "malformed")
    browser.get("/api/tables?before=-1").denied(400, "malformed")
    browser.get("/api/tables?after=1").denied(400, "malformed")
    browser.get("/api/tables?before=1&before=2").denied(400, "malformed")


def test_unknown_addresses_and_methods(browser: Browser) -> None:
    browser.get("/api/nothing").denied(404, "not_found")
    answer = browser.ask("PUT", "/api/me")
    answer.denied(405, "refused")
    assert {word.strip() for word in answer.headers["allow"].split(",")} == {"GET", "HEAD", "PATCH", "DELETE"}
    assert browser.ask("HEAD", "/api/games").body == b""
    browser.post("/index.html").denied(405, "refused")


# -- other sites


@pytest.mark.parametrize("origin", ["https://elsewhere.example", "null", "http://127.0.0.1:1", "http://[", "file://"])
def test_what_another_site_sends_is_refused(browser: Browser, origin: str) -> None:
    browser.ask("POST", "/api/logout", Origin=origin).denied(403, "wrong_origin")


def test_without_an_origin_the_referrer_counts(browser: Browser) -> None:
    browser.ask("POST", "/api/logout", Origin="", Referer="https://elsewhere.example/x").denied(403, "wrong_origin")
    browser.ask("POST", "/api/logout", Origin="", Sec_Fetch_Site="cross-site").denied(403, "wrong_origin")
    assert browser.ask("POST", "/api/logout", Origin="", Referer=browser.origin + "/x?y").status == 204
    assert browser.ask("POST", "/api/logout", Origin="").status == 204  # a program


def test_a_host_may_name_its_own_addresses(tmp_path: Path) -> None:
    with live(tmp_path, origins=("https://beans.example",)) as server:
        browser = server.browser()
        browser.post("/api/logout").denied(403, "wrong_origin")
        assert browser.post("/api/logout", Origin="https://beans.example").status == 204


# -- headers, pages, numbers, logs


def test_every_answer_is_guarded(browser: Browser) -> None:
    for path in ("/", "/api/me", "/api/nothing", "/metrics"):
        headers = browser.get(path).headers
        assert "'unsafe-inline'" not in headers["content-security-policy"].split("script-src")[1].split(";")[0]
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"
        assert headers["x-request-id"]
    assert browser.get("/api/me").headers["cache-control"] == "no-store"


def test_long_answers_are_packed(browser: Browser) -> None:
    assert browser.get("/api/games", Accept_Encoding="gzip").headers["content-encoding"] == "gzip"


async def test_pages(tmp_path: Path) -> None:
    """Who looks for a page is led to ours; files whose names change with their content are kept for ever."""
    page = static_files.Page(tmp_path)
    scope = {"type": "http", "method": "GET", "headers": []}
    person = scope | {"headers": [(b"accept", b"text/html,*/*")]}
    assert b"no built page" in (await page.get_response("", scope)).body
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<p>beans")
    (tmp_path / "assets" / "a-1234.js").write_text("1")
    kept = await page.get_response("assets/a-1234.js", scope)
    assert "immutable" in kept.headers["cache-control"]
    for path in (".", "index.html"):
        assert (await page.get_response(path, scope)).headers["cache-control"] == "no-cache"
    for path, home in {"/foo": "./", "/foo/bar": "../", "/foo/bar/": "../../"}.items():
        led = await page.get_response(path.strip("/"), person | {"path": path})
        assert led.headers["location"] == f"{home}#/nowhere"
    for path, who in (("assets/gone.js", person), ("api/gone", person), ("robots.txt", scope)):
        with pytest.raises(HTTPException):
            await page.get_response(path, who)


def test_nobody_climbs_out_of_the_folder(browser: Browser) -> None:
    for path in ("/../app.py", "/%2e%2e/app.py", "/assets/../../app.py", "/..%2fapp.py"):
        assert b"create_app" not in browser.get(path).body


def test_health_and_numbers(browser: Browser) -> None:
    assert browser.get("/healthz").body == b"ok\n"
    browser.get("/api/games")
    browser.get("/api/tables/abcdefghij")
    text = browser.get("/metrics").body.decode()
    assert 'haricot_requests_total{method="GET",route="/api/games",status="200"}' in text
    assert 'route="/api/tables/{id}",status="404"' in text
    assert "abcdefghij" not in text
    assert "haricot_sockets 0.0" in text


def test_logs_hold_no_secret(server: Live) -> None:
    written = io.StringIO()
    root = logging.getLogger()
    before = root.handlers, root.level
    try:
        logs.configure("info", written)
        browser = server.browser()
        browser.get("/api/me")
        browser.post("/api/register", {"name": "Gustav", "passphrase": "do not write this"}).ok()
        browser.get("/api/tables/abcdefghij?key=nor-this")
        until = time.monotonic() + 60
        while "abcdefghij" not in written.getvalue() and time.monotonic() < until:  # written after the answer
            time.sleep(0.02)
    finally:
        root.handlers, root.level = before
    lines = [json.loads(line) for line in written.getvalue().splitlines()]
    # The line of a request is written after its answer: that of the test before may come late.
    requests = [line for line in lines if line["event"] == "request" and line["path"] != "/metrics"]
    assert [(line["method"], line["path"], line["status"]) for line in requests] == [
        ("GET", "/api/me", 200),
        ("POST", "/api/register", 201),
        ("GET", "/api/tables/abcdefghij", 404),
    ]
    assert all(line["request"] and line["ms"] >= 0 for line in requests)
    for secret in ("do not write this", "nor-this", "Gustav", browser.cookies["haricot"]):
        assert secret not in written.getvalue()


def test_a_mistake_of_ours_is_told_without_its_trace(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    with live(tmp_path) as server:
        server.app.state.lobby = None
        answer = server.browser().get("/api/tables")
        text = answer.denied(500, "unexpected")
        assert "AttributeError" not in text
        assert "NoneType" not in text


# -- tables


def test_a_table_from_its_opening_to_its_start(server: Live) -> None:
    host, guest, third = server.browser(), server.browser(), server.browser()
    link = host.post("/api/tables", {"game": "dice", "seats": ["me", "open"]}).ok()
    assert set(link["tokens"]) == {"0"}
    path = f"/api/tables/{link['id']}"
    assert link["id"] in [table["id"] for table in guest.get("/api/tables").ok()["tables"]]
    seen = third.get(path).ok()
    assert [seat["kind"] for seat in seen["seats"]] == ["person", "open"]
    assert seen["mine"] == []
    assert seen["fairness"]["commitment"]
    assert seen["fairness"]["secret"] == ""
    guest.post(path + "/start").denied(403, "not_allowed")
    host.post(path + "/start").denied(409, "not_now")
    assert set(guest.post(path + "/join", {}).ok()["tokens"]) == {"1"}
    third.post(path + "/join", {}).denied(409, "not_now")
    assert guest.get(path).ok()["mine"] == [1]
    assert guest.post(path + "/leave").status == 204
    assert host.post(path + "/seat", {"seat": 1, "bot": "random"}).status == 204
    host.get(path + "/record").denied(409, "not_now")
    assert host.post(path + "/start").status == 204
    assert [table["id"] for table in host.get("/api/my/tables").ok()["tables"]] == [link["id"]]
    assert guest.get("/api/my/tables").ok()["tables"] == []
    assert host.post(path + "/abandon").status == 204
    assert [table["status"] for table in host.get("/api/my/history").ok()["tables"]] == ["abandoned"]


def test_a_private_table_is_for_those_who_have_its_key(server: Live) -> None:
    host, other = server.browser(), server.browser()
    link = host.post("/api/tables", {"game": "dice", "seats": ["me", "open"], "private": True}).ok()
    path = f"/api/tables/{link['id']}"
    assert link["id"] not in [table["id"] for table in other.get("/api/tables").ok()["tables"]]
    other.get(path).denied(404, "no_table")
    other.get(path + "?key=wrong").denied(404, "no_table")
    other.get(path + f"?key={link['key']}").ok()
    host.get(path).ok()
    other.post(path + "/join", {}).denied(404, "no_table")
    other.post(path + "/join", {"key": link["key"]}).ok()
    other.get(path).ok()


@pytest.mark.parametrize(
    "change",
    [
        {"game": "chess"},
        {"edition": "none"},
        {"seats": []},
        {"seats": ["me"]},
        {"seats": ["me"] * 50},
        {"seats": ["me", "deep-blue"]},
        {"options": {"colour": "green"}},
        {"cards": "not toml"},
        {"clock": {"kind": "bank", "seconds": -1}},
        {"commits": ["zz"]},
    ],
    ids=str,
)
def test_tables_that_cannot_be(browser: Browser, change: dict[str, object]) -> None:
    answer = browser.post("/api/tables", SOLO | change)
    assert answer.status in (400, 409, 422), answer
    assert answer.json["text"]


def test_records_are_verified_and_replayed(browser: Browser) -> None:
    record = play(Job(Lineup("bohnanza", ("random",) * 3, options=(("exhaustions", "1"),)), "http", keep=True)).record
    assert browser.post("/api/verify", {"record": record}).ok()["ok"]
    assert not browser.post("/api/verify", {"record": record.replace("seed http", "seed ftp")}).ok()["ok"]
    replay = browser.post("/api/replay?seat=0", {"record": record}).ok()
    assert (replay["game"], replay["seats"], replay["seat"]) == ("bohnanza", 3, 0)
    assert replay["steps"]
    browser.post("/api/replay?seat=7", {"record": record}).denied(400, "malformed")
    browser.post("/api/replay?seat=-3", {"record": record}).denied(400, "malformed")
    browser.post("/api/replay", {"record": "no record"}).denied(400, "malformed")
    assert not browser.post("/api/verify", {"record": "no record"}).ok()["ok"]
