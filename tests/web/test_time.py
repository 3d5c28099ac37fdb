"""Time at the table: each person's clock at their seat, and how long an offer waits for its answer."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect
from web.browsing import Guest

pytestmark = pytest.mark.browser

Come = Callable[..., Guest]


def beside(guest: Come, **more: Any) -> tuple[Guest, Guest]:
    """Two people and a bot; the first has the first turn."""
    host, friend = guest(), guest()
    table = host.sit("bohnanza", ["me", "open", "greedy"], options={"first_player": "0"}, **more)
    friend.open(f"#/t/{table}")
    friend.button("Take this seat").click()
    expect(host.page.get_by_text("free", exact=True)).to_have_count(0)
    host.button("Start").click()
    for each in (host, friend):
        each.page.wait_for_selector(".room .board")
    return host, friend


def test_clocks_at_the_seats(guest: Come) -> None:
    """The running one is framed, and little time is said by a sign and a word."""
    host, friend = beside(guest, clock={"kind": "decision", "seconds": 16, "more": 0})
    theirs = friend.page.locator(".seat .time")
    expect(theirs).to_have_count(1)  # a bot has none
    expect(theirs).to_have_class(re.compile(r"\bruns\b"))
    expect(theirs).to_have_attribute("aria-label", re.compile(r"Time left: 0:1[0-6]"))
    expect(friend.page.locator(".bar .time")).not_to_have_class(re.compile(r"\bruns\b"))
    expect(host.page.locator(".bar .time")).to_have_class(re.compile(r"\bruns\b"))
    expect(host.page.locator(".seat .time")).not_to_have_class(re.compile(r"\bruns\b"))
    expect(theirs).to_have_attribute("aria-label", re.compile("Hardly any time left: 0:0"))
    expect(theirs).to_have_class(re.compile(r"\blow\b"))


def test_an_offer_counts_down_and_is_declined_by_itself(guest: Come) -> None:
    me = guest()
    me.sit("bohnanza", ["me", "greedy", "greedy", "greedy"], answer=8)
    slip = me.page.locator(".slip.new")
    for _ in range(80):
        me.next()
        if slip.count():
            break
        me.play(1)
    left = slip.get_by_role("timer")
    expect(left).to_have_attribute("aria-label", re.compile(r"Answer within [1-8] s; silence counts as no\."))
    seconds = [int(re.findall(r"\d", left.inner_text())[0])]
    expect(left).not_to_have_text(f"{seconds[0]} s")
    seconds.append(int(re.findall(r"\d", left.inner_text())[0]))
    assert seconds[1] < seconds[0]
    assert me.page.locator("[aria-live] [role=timer]").count() == 0  # nobody is told every second
    log = me.page.locator(".log")
    expect(log).to_contain_text(re.compile(r"You decline \w+'s offer\."))
    assert not re.search(r"offer \d", log.inner_text())
