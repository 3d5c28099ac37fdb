"""Guests, accounts, cookies and tokens."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from live_server import Live, live

from haricot.server.errors import Denied
from haricot.server.names import PORTRAITS, good_name, login_of
from haricot.server.people import COOKIE, SAFER, Seals

ROOT = Path(__file__).resolve().parents[2]
ANNA = {"name": "Anna", "passphrase": "seven red beans"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with live(tmp_path_factory.mktemp("people")) as running:
        yield running


def test_a_guest_is_somebody_at_once_and_stays(server: Live) -> None:
    browser = server.browser()
    answer = browser.get("/api/me")
    me = answer.ok()
    assert me["name"]
    assert not me["account"]
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Max-Age=31536000" in cookie
    assert "Secure" not in cookie  # this server speaks http
    assert browser.get("/api/me").ok() == me
    assert server.browser().get("/api/me").ok()["id"] != me["id"]


def test_a_forged_cookie_is_nobody(server: Live) -> None:
    browser = server.browser()
    me = browser.get("/api/me").ok()
    browser.cookies["haricot"] = me["id"] + browser.cookies["haricot"][len(me["id"]) :][::-1]
    assert browser.get("/api/me").ok()["id"] != me["id"]


def test_a_guest_who_registers_keeps_id_and_can_log_in_elsewhere(server: Live) -> None:
    first, second = server.browser(), server.browser()
    guest = first.get("/api/me").ok()
    account = first.post("/api/register", ANNA).ok()
    assert account == guest | {"name": "Anna", "account": True}
    first.post("/api/register", {"name": "Anna2", "passphrase": "another one"}).denied(409, "already_registered")
    second.get("/api/me").ok()
    second.post("/api/register", ANNA | {"name": " ANNA "}).denied(409, "name_taken")
    second.post("/api/login", ANNA | {"passphrase": "eight red beans"}).denied(403, "wrong_passphrase")
    second.post("/api/login", ANNA | {"name": "Nobody"}).denied(403, "wrong_passphrase")
    assert second.post("/api/login", ANNA | {"name": "anna"}).ok() == account
    assert second.get("/api/me").ok() == account
    second.post("/api/logout").ok()
    assert second.get("/api/me").ok()["id"] != guest["id"]
    assert first.get("/api/me").ok() == account


def test_rename(server: Live) -> None:
    browser, other = server.browser(), server.browser()
    guest = browser.get("/api/me").ok()
    assert browser.ask("PATCH", "/api/me", {"name": "  Bohne   Böhnchen "}).ok()["name"] == "Bohne Böhnchen"
    assert browser.get("/api/me").ok() == guest | {"name": "Bohne Böhnchen"}
    assert other.ask("PATCH", "/api/me", {"name": "Bohne Böhnchen"}).ok()  # guests may share a name
    browser.post("/api/register", {"name": "Carla", "passphrase": "12345678"}).ok()
    other.post("/api/register", {"name": "Dora", "passphrase": "12345678"}).ok()
    other.ask("PATCH", "/api/me", {"name": "CARLA"}).denied(409, "name_taken")
    other.ask("PATCH", "/api/me", {"name": "Dorothea"}).ok()
    server.browser().post("/api/login", {"name": "Dorothea", "passphrase": "12345678"}).ok()


def test_everybody_has_a_portrait_and_may_take_another(server: Live) -> None:
    drawn = {path.stem for path in (ROOT / "web" / "src" / "portraits" / "guests").glob("*.svg")}
    assert set(PORTRAITS) == drawn
    browser = server.browser()
    me = browser.get("/api/me").ok()
    assert me["portrait"] in drawn
    assert browser.ask("PATCH", "/api/me", {"name": "Eva", "portrait": "owl"}).ok() == me | {
        "name": "Eva",
        "portrait": "owl",
    }
    assert browser.ask("PATCH", "/api/me", {"name": "Eve"}).ok()["portrait"] == "owl"
    browser.ask("PATCH", "/api/me", {"name": "Eva", "portrait": "pim"}).denied(400, "bad_portrait")
    table = browser.post("/api/tables", {"game": "bohnanza", "seats": ["me", "open", "greedy"]}).ok()["id"]
    other = server.browser()
    other.ask("PATCH", "/api/me", {"name": "Finn", "portrait": "fox"}).ok()
    other.post(f"/api/tables/{table}/join", {}).ok()
    other.ask("PATCH", "/api/me", {"name": "Fynn", "portrait": "mole"}).ok()
    other.post(f"/api/tables/{table}/join", {}).ok()  # who sits there already is called anew
    seats = browser.get(f"/api/tables/{table}").ok()["seats"]
    assert [(seat["name"], seat["portrait"]) for seat in seats] == [("Eve", "owl"), ("Fynn", "mole"), ("", "")]


@pytest.mark.parametrize(
    "name", ["", "   ", "x" * 25, "a\u202eb", "a\x00b", "a\u034fb", "\u3164", "Аnna", "Anna\u0301\u0302\u0303\u0304"]
)
def test_names_that_are_none(server: Live, name: str) -> None:
    server.browser().ask("PATCH", "/api/me", {"name": name}).denied(400, "bad_name")


@pytest.mark.parametrize("passphrase", ["short", "x" * 201])
def test_passphrases_that_are_none(server: Live, passphrase: str) -> None:
    server.browser().post("/api/register", {"name": "E", "passphrase": passphrase}).denied(400, "bad_passphrase")


def test_whoever_is_deleted_is_forgotten(server: Live) -> None:
    browser, elsewhere = server.browser(), server.browser()
    me = browser.get("/api/me").ok()
    named = {"name": "Fritz", "passphrase": "12345678"}
    browser.post("/api/register", named).ok()
    elsewhere.post("/api/login", named).ok()
    assert browser.ask("DELETE", "/api/me").status == 204
    assert browser.cookies == {}
    assert elsewhere.get("/api/me").ok()["id"] != me["id"]
    elsewhere.post("/api/login", named).denied(403, "wrong_passphrase")
    elsewhere.post("/api/register", named).ok()


def test_whoever_is_deleted_leaves_their_tables(server: Live) -> None:
    browser, other = server.browser(), server.browser()
    link = browser.post("/api/tables", {"game": "dice", "seats": ["me", "open"]}).ok()
    other.post(f"/api/tables/{link['id']}/join", {}).ok()
    browser.post(f"/api/tables/{link['id']}/start").ok()
    assert other.ask("DELETE", "/api/me").status == 204
    seats = browser.get(f"/api/tables/{link['id']}").ok()["seats"]
    assert [seat["absent"] for seat in seats] == [False, True]


def test_mute(server: Live) -> None:
    browser, other = server.browser(), server.browser()
    me, them = browser.get("/api/me").ok()["id"], other.get("/api/me").ok()["id"]
    assert browser.post(f"/api/people/{them}/mute").status == 204
    assert browser.post(f"/api/people/{them}/mute").status == 204
    assert browser.ask("DELETE", f"/api/people/{them}/mute").status == 204
    browser.post(f"/api/people/{me}/mute").denied(409, "yourself")
    browser.post("/api/people/nobodynobodynobo/mute").denied(404, "nobody")


def test_a_cookie_is_secure_where_browsers_speak_https(tmp_path: Path) -> None:
    with live(tmp_path, origins=("https://beans.example",)) as server:
        answer = server.browser().get("/api/me")
        assert answer.headers["set-cookie"].startswith("__Host-haricot=")
        assert "Secure" in answer.headers["set-cookie"]
        assert "Domain" not in answer.headers["set-cookie"]
        assert "max-age=" in answer.headers["strict-transport-security"]


def test_an_opener_policy_is_sent_where_browsers_heed_it(tmp_path: Path) -> None:
    """Over https and on this computer; elsewhere every page would complain of it."""
    with live(tmp_path) as server:
        heeded = {
            host: "cross-origin-opener-policy" in server.browser().get("/api/me", host=host).headers
            for host in ("localhost:8000", "127.0.0.1", "[::1]:8000", "kitchen.local:8000", "192.168.1.4", "[")
        }
    assert list(heeded.values()) == [True, True, True, False, False, False], heeded
    with live(tmp_path, origins=("https://beans.example",)) as server:
        answer = server.browser().get("/api/me", host="beans.example")
        assert answer.headers["cross-origin-opener-policy"] == "same-origin"


def test_an_old_cookie_is_exchanged_and_nobody_loses_a_seat(tmp_path: Path) -> None:
    with live(tmp_path) as server:
        browser = server.browser()
        me = browser.get("/api/me")
        assert "strict-transport-security" not in me.headers
        assert list(browser.cookies) == [COOKIE]
    with live(tmp_path, origins=("https://beans.example",)) as server:
        later = server.browser()
        later.cookies = dict(browser.cookies)
        assert later.get("/api/me").ok() == me.ok()
        assert list(later.cookies) == [SAFER]
        assert later.get("/api/me").ok() == me.ok()


def test_a_guest_cannot_be_called_as_an_account_is(server: Live) -> None:
    guest, owner, later = server.browser(), server.browser(), server.browser()
    guest.ask("PATCH", "/api/me", {"name": "gustav"}).ok()
    owner.post("/api/register", {"name": "Gustav", "passphrase": "12345678"}).ok()
    assert guest.get("/api/me").ok()["name"] != "gustav"
    for name in ("Gustav", "GUSTAV", "Gｕstav", "Gusta\ufe0fv"):
        later.ask("PATCH", "/api/me", {"name": name}).denied(409, "name_taken")
        table = {"game": "dice", "seats": ["me", "me"], "names": ["Otto", name]}
        later.post("/api/tables", table).denied(409, "name_taken")
    assert owner.ask("PATCH", "/api/me", {"name": "GUSTAV"}).ok()["name"] == "GUSTAV"


@pytest.mark.parametrize("name", ["\u202eevil\n", "x\x1b[31m", "x" * 25])
def test_several_people_at_one_screen_have_good_names_too(server: Live, name: str) -> None:
    browser = server.browser()
    browser.post("/api/tables", {"game": "dice", "seats": ["me", "me"], "names": ["Otto", name]}).denied(
        400, "bad_name"
    )
    told = browser.post("/api/tables", {"game": "dice", "seats": ["me", "me"], "names": [" Otto  I", ""]}).ok()
    seats = browser.get(f"/api/tables/{told['id']}").ok()["seats"]
    assert [seat["name"] for seat in seats] == ["Otto I", browser.get("/api/me").ok()["name"]]


def test_a_seat_s_token_opens_that_seat_of_that_owner_only() -> None:
    seals, other = Seals(b"a" * 32), Seals(b"b" * 32)
    token = seals.seat("abcdefghij", 1, "anna")
    assert seals.opens(token, "abcdefghij", 1, "anna")
    assert not seals.opens(token, "abcdefghij", 2, "anna")
    assert not seals.opens(token, "abcdefghij", 1, "berta")
    assert not seals.opens(token, "abcdefghik", 1, "anna")
    assert not seals.opens("", "abcdefghij", 1, "anna")
    assert not other.opens(token, "abcdefghij", 1, "anna")
    assert seals.named(token) == ("", "")


def test_names_that_look_alike_are_the_same_account() -> None:
    assert login_of("  ANNA  Ｂ ") == login_of("anna b")
    assert good_name("Jose\u0301") == "José"
    with pytest.raises(Denied):
        good_name("\u2066x")


@pytest.mark.parametrize(
    "name", ["Łukasz", "Þóra-9", "O’Neill", "Анна", "Ελένη", "花子ハナ", "김 Kim", "שרה", "Ann ♥", "n̈ N̈"]
)
def test_names_of_all_the_world_are_good(name: str) -> None:
    assert good_name(name) == name
