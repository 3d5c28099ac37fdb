"""Time at the table: each person's clock at their seat, and how long an offer waits for its answer."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect
from web.browsing import Guest
from web.company import to_an_offer

pytestmark = pytest.mark.browser

Come = Callable[..., Guest]


def beside(guest: Come, **more: Any) -> tuple[Guest, Guest]:
    """Two people and a bot; the first has the first turn."""
    host, friend = guest(), guest()
    table = host.sit("bohnanza", ["me", "open", "greedy"], options={"first_player": "0"}, **more)
    friend.open(f"#/t/{table}")
    friend.button("Sit down").click()
    expect(host.page.locator(".chairs .open")).to_have_count(0)
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
    to_an_offer(me)
    left = slip.get_by_role("timer")
    expect(left).to_have_attribute("aria-label", re.compile(r"Answer within [1-8] s; silence counts as no\."))
    seconds = [int(re.findall(r"\d", left.inner_text())[0])]
    expect(left).not_to_have_text(f"{seconds[0]} s")
    seconds.append(int(re.findall(r"\d", left.inner_text())[0]))
    assert seconds[1] < seconds[0]
    assert me.page.locator("[aria-live] [role=timer]").count() == 0  # nobody is told every second
    log = me.page.locator(".log")
    expect(log).to_contain_text(re.compile(r"Time ran out: you did not answer \w+\."))
    assert not re.search(r"offer \d", log.inner_text())


def test_the_window_for_a_word_is_a_ring_on_pass(guest: Come) -> None:
    """It stands still while I compose and begins anew; after a pass nobody waits for me in this turn."""
    me = guest()
    me.context.add_init_script("localStorage['haricot.settings'] ??= JSON.stringify({ autopass: false })")
    me.sit("bohnanza", ["greedy", "greedy", "me"], options={"first_player": "0"}, pace="calm")
    ring = me.page.locator(".foot .ring")
    expect(ring).to_have_attribute("data-window", "runs")
    me.page.keyboard.press("o")
    expect(ring).to_have_attribute("data-window", "still")
    me.page.keyboard.press("Escape")
    expect(ring).to_have_attribute("data-window", "runs")
    me.button("Pass: nothing from me now").click()
    expect(ring).to_have_count(0)


def test_the_host_sets_the_speed_in_the_menu(guest: Come) -> None:
    host, friend = beside(guest)
    host.button("Menu").click()
    host.page.get_by_role("radio", name="Calm").check()
    friend.button("Menu").click()
    expect(friend.page.get_by_text("How fast the bots are: Calm")).to_be_visible()


class Clock:
    """When the table did something, and whether its only person was asked then."""

    def __init__(self, guest: Guest) -> None:
        self.steps: list[tuple[int, bool]] = []
        guest.page.on("websocket", lambda line: line.on("framereceived", self.hear))

    def hear(self, frame: str | bytes) -> None:
        """Note what the server tells of a decision."""
        message = json.loads(frame)
        if message["type"] == "step":
            asked = message["seat"] in message["awaited"] or any(e["id"] == "decline" for e in message["menu"])
            self.steps.append((message["stamp"], asked))


@pytest.mark.long
@pytest.mark.timeout(2400)
def test_a_whole_brisk_match_with_three_bots_never_falls_silent(guest: Come) -> None:
    """Somebody who thinks for 3 s, taps on after half of that, and says nothing in windows; bounds are for a slow machine."""
    me = guest()
    me.page.set_default_timeout(60_000)
    me.open()
    clock = Clock(me)
    me.sit("bohnanza", ["me", "greedy", "greedy", "greedy"], pace="quick")
    asked = "document.querySelector('.ribbon.mine, .slip.new, .towers')"
    steps = -1
    while True:
        me.until(asked)
        time.sleep(3 if len(clock.steps) > steps + 1 else 1.5)
        if not me.page.evaluate(f"!!{asked}"):
            continue  # the table has gone on
        steps = len(clock.steps)
        if me.play(1):
            break
    silences = [after - before for (before, asked), (after, _) in zip(clock.steps, clock.steps[1:]) if not asked]
    lasted = clock.steps[-1][0] - clock.steps[0][0]
    print(f"{lasted / 60_000:.1f} minutes, {sum(silences) / 60_000:.1f} of them without me, at most {max(silences)} ms")
    assert lasted < 24 * 60_000
    assert sum(silences) < 11 * 60_000
    assert max(silences) < 8_000
