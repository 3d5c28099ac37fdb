"""Leaving a running match, vanishing from it, and coming back; others who take a seat; closing, muting."""

from __future__ import annotations

import contextlib
import os
import time

import pytest
from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import expect
from shortest import shortest
from web.browsing import HAND, PHONE, Guest
from web.company import Come, together

pytestmark = pytest.mark.browser

LONG = os.environ.get("HARICOT_LONG") == "1"
TRADING = ["bohnanza", "ladybohn", "nicht_die_bohne", "dice", "al_cabohne"]
# Of its questions two kinds, after some others that were met before.
DAY = int(time.time() // 86400)
KINDS = 100 if LONG else 2
PASSED_OVER = 0 if LONG else DAY // len(TRADING) % 4
# What the one at this page is asked: the kinds of answers, or nothing.
KIND = """() => person.idle() && (document.querySelector(".ribbon.mine") || document.querySelector(".slip.new"))
    ? [...new Set(person.line.menu.map(each => each.id))].sort().join(" ") : \"\""""


def leave(who: Guest, way: str) -> None:
    """Leave by the menu and the sheet."""
    who.button("Menu").click()
    who.button("Leave the table").click()
    sheet = who.page.get_by_role("dialog", name="Leaving?")
    expect(sheet.get_by_role("button", name="Stay")).to_be_visible()
    sheet.get_by_role("button", name=way).click()


def at_home(who: Guest) -> None:
    who.page.wait_for_selector(".hero")


def test_whoever_will_be_back_has_the_seat_again(guest: Come) -> None:
    host, friend, link = together(guest)
    leave(friend, "I’ll be back")
    at_home(friend)
    expect(host.page.locator(".slip", has_text="A bot plays for")).to_be_visible()
    expect(host.page.locator(".seats .flag", has_text="bot plays")).to_have_count(1)
    expect(host.page.locator(".seats .ava.off")).to_have_count(2)  # the third never came
    friend.page.goto(link)
    friend.page.wait_for_selector(HAND)
    expect(host.page.locator(".seats .flag", has_text="bot plays")).to_have_count(0)


def test_staying_is_easy_and_escape_stays(guest: Come) -> None:
    me = guest(size=PHONE)
    me.short("bohnanza")
    leave(me, "Stay")
    expect(me.page.get_by_role("dialog")).to_have_count(0)
    me.button("Menu").click()
    me.button("Leave the table").click()
    me.page.keyboard.press("Escape")
    expect(me.page.get_by_role("dialog")).to_have_count(0)
    expect(me.page.locator(".room")).to_be_visible()


def test_a_game_against_bots_is_closed_by_two_taps(guest: Come) -> None:
    me = guest(size=PHONE)
    me.short("bohnanza")
    leave(me, "Close this match")
    me.button("Tap again: Close this match").click()
    at_home(me)
    me.page.wait_for_selector(".none, .tables .lines")
    expect(me.page.get_by_role("link", name="Go on")).to_have_count(0)


def test_my_tables_are_told_apart_and_closed_from_the_list(guest: Come) -> None:
    me = guest()
    for _ in range(2):
        me.open()
        me.short("bohnanza")
    me.open()
    lines = me.page.get_by_role("link", name="Go on")
    expect(lines).to_have_count(2)
    me.button("Close the table").first.click()
    me.button("Close the table").first.click()
    expect(lines).to_have_count(1)
    me.page.reload()
    expect(lines).to_have_count(1)


def test_a_friend_takes_a_bots_seat_by_the_link(guest: Come) -> None:
    host, friend = guest(), guest()
    table = host.sit("bohnanza", ["me", "greedy", "greedy"], private=True)
    key = host.ask(f"/api/tables/{table}/join", {})["key"]
    friend.open(f"#/t/{table}?k={key}")
    expect(friend.page.get_by_text("You can join in.")).to_be_visible()
    assert friend.page.locator(".rack li").count() == 0
    friend.page.get_by_role("button", name="Take").first.click()
    friend.button("That’s me").click()
    friend.page.wait_for_selector(HAND)
    expect(host.page.locator(".seats .ava:not(.bot)")).to_have_count(1)


def test_muting_counts_at_once(guest: Come) -> None:
    host, friend, _ = together(guest)

    def says(who: Guest, text: str) -> None:
        who.page.get_by_label("Say something").fill(text)
        who.button("Send").click()
        expect(who.page.locator(".log .chat", has_text=text)).to_have_count(1)

    says(friend, "one")
    expect(host.page.locator(".log .chat")).to_have_count(1)
    host.button("Mute").click()
    expect(host.page.locator(".log .chat")).to_have_count(0)
    says(friend, "two")
    says(host, "three")
    expect(host.page.locator(".log .chat")).to_have_count(1)
    host.button("Hear again").click()
    says(friend, "four")
    expect(host.page.locator(".log .chat", has_text="four")).to_have_count(1)


def test_the_host_waits_for_somebody_or_lets_a_bot_play(guest: Come) -> None:
    host, friend = guest(), guest()
    table = host.sit("bohnanza", ["me", "open", "greedy"], absent=3600)
    joined(friend, table)
    host.ask(f"/api/tables/{table}/start", {})
    friend.page.wait_for_selector(HAND)
    friend.page.goto("about:blank")
    note = host.page.locator(".slip", has_text="is away")
    note.get_by_role("button", name="Let a bot play").click()
    stands_in = host.page.locator(".slip", has_text="A bot plays for")
    stands_in.get_by_role("button", name="Wait").click()
    expect(stands_in).to_have_count(0)
    expect(note).to_contain_text("for five minutes at most")
    expect(note.get_by_role("button", name="Wait")).to_have_count(0)
    expect(host.page.locator(".seats .flag", has_text="bot plays")).to_have_count(0)
    note.get_by_role("button", name="Let a bot play").click()
    expect(stands_in).to_be_visible()


# -- somebody vanishes at every kind of question


def joined(friend: Guest, table: str) -> None:
    """Somebody sits down at a table and looks at it."""
    friend.open()
    friend.until("document.querySelector('.me')?.getAttribute('aria-label')?.includes(':')")
    friend.ask(f"/api/tables/{table}/join", {})
    friend.go(table)


@pytest.mark.in_turn(1)
@pytest.mark.parametrize("game", TRADING)
@pytest.mark.timeout(1800 if LONG else 240)
def test_whoever_vanishes_is_played_for_and_comes_back(guest: Come, game: str) -> None:
    """Vanish at a question, come back at once or later, and once not at all: the other one always plays on.

    In the long run that is every kind of question that the friend is asked in this match; else two, others each day.
    """
    host, friend = guest(), guest()
    seats = ["me", "open", *["greedy"] * (shortest(game).seats - 2)]
    table = host.sit(game, seats, options=shortest(game).options, absent=1)
    joined(friend, table)
    host.ask(f"/api/tables/{table}/start", {})
    for each in (host, friend):
        each.page.wait_for_selector(".room .board")
    met: set[str] = set()
    flag = host.page.locator(".seats .flag", has_text="bot plays")
    for number in range(PASSED_OVER + KINDS):
        if not to_new_question(host, friend, met):
            return
        if number < PASSED_OVER:
            continue
        friend.page.goto("about:blank")
        expect(flag).to_have_count(1)
        tapped(host, host, 2 + number % 3)
        if host.page.locator(".towers").count():
            return
        if number == PASSED_OVER + KINDS - 1:
            break
        friend.go(table)
        expect(flag).to_have_count(0)
    tapped(host, host, 4)  # who does not come back holds nobody up


def to_new_question(host: Guest, friend: Guest, met: set[str]) -> bool:
    """Both play on until the friend is asked something of a kind that was not met yet; no: the match is over before."""
    until = time.monotonic() + 240
    while time.monotonic() < until:
        kind = str(friend.page.evaluate(KIND))
        if kind and kind not in met:
            met.add(kind)
            return True
        tapped(host, friend, 1)
        if host.page.locator(".towers").count():
            return False
    raise AssertionError(f"no new question, and no end: {met}")


def tapped(one: Guest, other: Guest, taps: int) -> None:
    """Both tap what people would, so often in all; nobody waits for nobody."""
    done, until = 0, time.monotonic() + 60
    while done < taps:
        assert time.monotonic() < until, "nobody is asked"
        for each in {one, other}:
            found = each.page.evaluate_handle("() => person.tap()")
            if found.json_value() == "over":
                return
            button = found.as_element()
            if button is not None:
                with contextlib.suppress(PlaywrightError):  # the table may have moved on, and the button with it
                    button.click(timeout=2000)
                done += 1
        one.page.wait_for_timeout(20)
