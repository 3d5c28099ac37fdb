"""People at one table: trading with each other, dropping out and coming back, watching, private links, one screen, chat."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect
from web.browsing import Guest

pytestmark = pytest.mark.browser

Come = Callable[..., Guest]


def together(guest: Come, private: bool = False) -> tuple[Guest, Guest, str]:
    """A table of three without bots: the host, a friend who came by the link, and one who only sits; the host begins."""
    host, friend, third = guest(), guest(), guest()
    page = host.open("#/new/bohnanza?friends=1")
    page.get_by_role("group", name="Seats").get_by_role("button", name="3", exact=True).click()
    page.get_by_text("House rules").click()
    page.get_by_label("Who has the first turn").select_option("0")
    page.get_by_text("Time and manners").click()
    page.get_by_label("An offer waits").select_option("0")
    if not private:
        page.get_by_role("checkbox", name="Private").uncheck()
    host.button("Open the table").click()
    link = page.get_by_role("textbox", name="Invitation link").input_value()
    table = link.split("/t/")[1].split("?")[0]
    key = link.partition("?k=")[2]
    friend.page.goto(link)
    friend.button("Take this seat").first.click()
    expect(page.get_by_text("free", exact=True)).to_have_count(1)
    third.open()
    third.until("document.querySelector('.me')?.getAttribute('aria-label')?.includes(':')")
    third.ask(f"/api/tables/{table}/join", {"seat": 2, "key": key})
    expect(page.get_by_text("free", exact=True)).to_have_count(0)
    host.button("Start").click()
    for each in (host, friend):
        each.page.wait_for_selector(".room .rack li")
    return host, friend, link


def to_the_trade(host: Guest) -> None:
    """Plant, and turn up cards."""
    host.page.locator(".here").first.click()
    host.button("Turn up cards").click()
    host.page.wait_for_selector("[data-key=o]")


def zone(guest: Guest, name: str) -> Locator:
    """Cards that lie somewhere."""
    return guest.page.locator(f'[data-zone="{name}"] .card')


def word(card: Locator) -> str:
    """What a card is called."""
    return str(card.get_attribute("aria-label")).split(",")[0].removeprefix("face up: ")


def offer(host: Guest, friend: Guest) -> tuple[str, str]:
    """Offer my last card for one that the friend holds and I do not: three taps; gives what is given and wanted."""
    given = zone(host, "hand/0").last
    name = word(given)
    theirs = [word(card) for card in zone(friend, "hand/1").all()]
    mine = [word(card) for card in zone(host, "hand/0").all()]
    wanted = next(each for each in theirs if each not in mine)
    given.click()
    host.page.locator(f'.sheet .want[aria-label^="{wanted},"]').click()
    host.page.locator(".sheet .send .btn").nth(1).click()  # the first is for all
    return name, wanted


def test_two_trade_with_each_other(guest: Come) -> None:
    host, friend, _ = together(guest)
    to_the_trade(host)
    given, wanted = offer(host, friend)
    slip = friend.page.locator(".slip.new")
    slip.get_by_role("button", name="Accept").click()
    # the cards have crossed
    expect(zone(host, "aside/0")).to_have_count(1)
    expect(zone(friend, "aside/1")).to_have_count(1)
    assert word(zone(host, "aside/0")) == wanted
    assert word(zone(friend, "aside/1")) == given
    expect(slip).to_have_count(0)


def test_counter_offer_and_withdrawal(guest: Come) -> None:
    host, friend, _ = together(guest)
    to_the_trade(host)
    offer(host, friend)
    host.button("Withdraw").click()
    expect(friend.page.locator(".slip.new")).to_have_count(0)

    given, wanted = offer(host, friend)
    friend.button("Counter").click()
    sheet = friend.page.locator(".sheet")
    assert given in sheet.get_by_role("status").inner_text() and wanted in sheet.get_by_role("status").inner_text()
    more = friend.page.locator(".sheet .hand button[aria-pressed=false]").first
    also = word(more)
    more.click()  # I give one more
    sheet.locator(".send .btn").click()
    host.page.locator(".slip.new").get_by_role("button", name="Accept").click()
    expect(zone(host, "aside/0")).to_have_count(2)
    assert sorted(word(card) for card in zone(host, "aside/0").all()) == sorted([wanted, also])
    assert word(zone(friend, "aside/1")) == given


def test_chat(guest: Come) -> None:
    host, friend, _ = together(guest)
    host.page.get_by_label("Say something").fill("Who has a blue one? <b>")
    host.button("Send").click()
    expect(friend.page.locator(".log .chat")).to_contain_text("Who has a blue one? <b>")


def test_drop_and_return(guest: Come) -> None:
    """What happens meanwhile is told, and what was tapped without a line counts once."""
    host, friend, _ = together(guest)
    friend.cut()
    expect(friend.page.get_by_text("Offline.")).to_be_visible()
    host.page.locator(".here").first.click()
    host.page.get_by_label("Say something").fill("Are you there?")
    host.button("Send").click()
    expect(host.page.locator(".log .chat")).to_have_count(1)
    friend.mend()
    expect(friend.page.get_by_text("Offline.")).to_have_count(0)
    expect(friend.page.locator(".log")).to_contain_text("plants")
    expect(friend.page.locator(".log .chat")).to_contain_text("Are you there?")

    host.cut()
    expect(host.page.get_by_text("Offline.")).to_be_visible()
    host.button("Turn up cards").click()
    host.mend()
    expect(zone(host, "up")).to_have_count(2)
    expect(zone(friend, "up")).to_have_count(2)
    assert host.refusals() == []


def test_spectator(guest: Come) -> None:
    host, _, link = together(guest)
    other = guest()
    other.page.goto(link)
    expect(other.page.get_by_text("You are watching.")).to_be_visible()
    assert other.page.locator(".board button").count() == 0
    to_the_trade(host)
    expect(zone(other, "up")).to_have_count(2)
    other.open()
    expect(other.page.get_by_role("link", name="Go on")).to_have_count(0)


def test_private_link(guest: Come) -> None:
    _, friend, link = together(guest, private=True)
    assert "?k=" in link
    stranger = guest()
    stranger.forgiven = True  # the server says no, as it should
    stranger.page.goto(link.partition("?k=")[0])
    expect(stranger.page.get_by_text("There is no such table, or it is private.")).to_be_visible()
    stranger.open()
    stranger.page.wait_for_selector(".none, .tables .lines")
    assert link.split("/t/")[1].split("?")[0] not in stranger.page.content()
    friend.open()
    expect(friend.page.get_by_role("link", name="Go on").first).to_be_visible()


def test_several_people_at_one_screen(guest: Come) -> None:
    me = guest()
    page = me.open("#/new/nicht_die_bohne")
    page.get_by_role("group", name="Seats").get_by_role("button", name="3", exact=True).click()
    page.get_by_label("Seat 2", exact=True).select_option("screen")
    page.get_by_label("Name of the person on seat 2").fill("Lea")
    page.get_by_text("Time and manners").click()
    page.get_by_label("How long bots think").select_option("instant")
    me.button("Start").click()
    page.wait_for_selector(".room, .cover")
    covers: set[str] = set()
    for _ in range(60):
        tap: Any = me.next()
        if page.locator(".cover").count():
            covers.add(page.locator(".cover h1").inner_text())
            assert page.locator(".nc").count() == 0  # no hand is seen in between
            if len(covers) == 2:
                break
        tap.click()
    assert "Pass the screen to Lea." in covers
    assert len(covers) == 2
