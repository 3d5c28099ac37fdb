"""People at one table: trading with each other, dropping out and coming back, watching, private links, one screen, chat."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect
from web.company import Come, offer, to_the_trade, together, word, words, zone

pytestmark = pytest.mark.browser


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
    assert words(host, "aside/0") == sorted([wanted, also])
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


def test_who_is_away_is_told_in_lines_one_can_read(guest: Come) -> None:
    """Beside the middle of a desk there is little room: the buttons stand below what they are about."""
    host, friend, _ = together(guest)
    friend.forgiven = True
    friend.page.goto("about:blank")
    note = host.page.locator(".note.gone", has_text="is away")
    note.first.wait_for()
    for width, height in ((1280, 800), (390, 844), (360, 640)):
        host.page.set_viewport_size({"width": width, "height": height})
        for each in note.all():
            told = each.locator("> div").first.bounding_box()
            assert told and told["width"] > 160, (width, told)
            assert not each.evaluate("each => each.scrollWidth > each.clientWidth")


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
    page.get_by_label("How fast the bots are").select_option("instant")
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
