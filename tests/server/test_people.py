"""Guests, accounts, cookies and tokens."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from live_server import Live, live

from haricot.server.errors import Denied
from haricot.server.people import Seals, good_name, login_of

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
    assert account == {"id": guest["id"], "name": "Anna", "account": True}
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


@pytest.mark.parametrize("name", ["", "   ", "x" * 25, "a\u202eb", "a\x00b"])
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
        assert "Secure" in server.browser().get("/api/me").headers["set-cookie"]


def test_a_seat_s_token_opens_that_seat_of_that_owner_only() -> None:
    seals, other = Seals(b"a" * 32), Seals(b"b" * 32)
    token = seals.seat("abcdefghij", 1, "anna")
    assert seals.opens(token, "abcdefghij", 1, "anna")
    assert not seals.opens(token, "abcdefghij", 2, "anna")
    assert not seals.opens(token, "abcdefghij", 1, "berta")
    assert not seals.opens(token, "abcdefghik", 1, "anna")
    assert not seals.opens("", "abcdefghij", 1, "anna")
    assert not other.opens(token, "abcdefghij", 1, "anna")
    assert not seals.person(token)


def test_names_that_look_alike_are_the_same_account() -> None:
    assert login_of("  ANNA  Ｂ ") == login_of("anna b")
    assert good_name("Jose\u0301") == "José"
    with pytest.raises(Denied):
        good_name("\u2066x")
