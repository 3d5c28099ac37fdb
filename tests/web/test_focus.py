"""Whoever goes by keyboard is never lost: when what has the focus goes away, it comes to rest nearby; and nobody stands before a dead table."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from web.browsing import DESK, PHONE, Guest
from web.company import Come, together

pytestmark = pytest.mark.browser

LOST = "() => document.activeElement === document.body"
RESTS = """() => { const at = document.activeElement;
    return at.matches("[data-rest], #main") || at.closest("[data-rest], .thumb, .sheet, dialog") !== null }"""


def act_by_key(me: Guest) -> None:
    """Do what the first button of mine does, by Enter, until something has happened."""
    seq = me.page.evaluate("() => person.line.seq")
    me.page.locator(".thumb button:enabled:visible, .own-area button:enabled:visible").first.focus()
    me.page.keyboard.press("Enter")
    if me.page.locator(".sure").count():
        me.page.keyboard.press("Enter")  # again, to be sure
    me.page.wait_for_function("seq => person.line.seq > seq", arg=seq)


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_after_a_move_by_keyboard_the_focus_rests_with_my_own_things(guest: Come, size: tuple[int, int]) -> None:
    me = guest(size=size)
    me.sit("bohnanza", ["me", "greedy", "greedy"], options={"first_player": "0"})
    assert me.next()
    act_by_key(me)
    me.page.wait_for_function(RESTS)
    assert not me.page.evaluate(LOST)


def test_a_new_page_has_the_focus(guest: Come) -> None:
    me = guest(size=DESK)
    me.open()
    me.page.get_by_role("link", name="Rule books").press("Enter")
    me.page.wait_for_function("() => location.hash === '#/rules' && document.activeElement?.id === 'main'")


def test_a_table_that_its_host_closes_says_so_to_the_others(guest: Come) -> None:
    host, friend, link = together(guest)
    table = link.split("/t/")[1].split("?")[0]
    host.ask(f"/api/tables/{table}/abandon", {})
    expect(friend.page.get_by_text("This table was closed before the end.").first).to_be_visible()
    friend.page.get_by_role("link", name="Lobby").click()
    friend.page.wait_for_url("**/#/")
