"""Reasons to come back: the deal of the day, played by two and compared; characters that can be changed and asked why."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from web.browsing import PHONE, Guest
from web.company import Come
from web.test_access import WIDE, violations

pytestmark = pytest.mark.browser

SIZES = [(360, 640), PHONE, (844, 390)]
# What is cut off: words that stick out of what hides the rest.
CUT = """selector => person.all(selector).filter(each => each.scrollWidth > each.clientWidth + 1
    && !each.closest(".vh") && getComputedStyle(each).overflow !== "visible").map(each => each.textContent.trim())"""


def fits(me: Guest, selector: str) -> None:
    """Nothing goes sideways and no word is cut, on small phones, standing and lying."""
    for width, height in SIZES:
        me.page.set_viewport_size({"width": width, "height": height})
        assert me.page.evaluate(WIDE) <= 0, (width, height)
        assert me.page.evaluate(CUT, selector) == [], (width, height)


def play_today(me: Guest) -> str:
    """Play the deal of the day to its end; what it came to."""
    me.open().get_by_role("button", name=re.compile("^Play the deal of the day: Al Cabohne")).click()
    me.page.wait_for_selector(".room .board")
    expect(me.page.locator(".room .titles .sub")).to_have_text("Deal of the day")
    assert me.rush()
    return me.page.get_by_role("region", name=re.compile("^Deal of the day")).inner_text()


@pytest.mark.daily
def test_two_people_play_the_deal_of_the_day_and_compare(guest: Come) -> None:
    ann, bob = guest(size=PHONE), guest()
    told = play_today(ann)
    assert "Nobody else has finished it yet." in told and "not a proof" in told
    assert violations(ann) == []
    fits(ann, ".page *")
    both = play_today(bob)
    assert re.search(r"You are number [12] of 2\.", both)
    shared = next(line for line in both.splitlines() if line.startswith("Haricot, deal of the day"))
    assert re.fullmatch(r"Haricot, deal of the day \(.*\): Al Cabohne, \d+ coins?\. Number [12] of 2\.", shared)

    # the cards were the same, and the first try is the one that counts
    tables = [each.page.url.split("/t/")[1].split("?")[0] for each in (ann, bob)]
    seeds = [each.ask(f"/api/tables/{id}")["fairness"]["seed"] for each, id in zip((ann, bob), tables, strict=True)]
    assert seeds[0] == seeds[1] != ""
    ann.open()
    expect(ann.page.get_by_role("link", name="See your result: Al Cabohne")).to_be_visible()
    assert ann.page.evaluate(WIDE) <= 0

    # what was done so far stands on one's own page
    ann.open("#/me")
    expect(ann.page.get_by_role("region", name="So far")).to_contain_text(re.compile(r"matches\s*1"))


def test_a_tap_changes_a_face_and_bots_say_why(guest: Come) -> None:
    me = guest()
    page = me.open("#/new/bohnanza")
    seats = page.locator("form .lines select")
    expect(seats).to_have_count(4)
    me.button("hard").click()
    assert [each.input_value() for each in seats.all()] == ["me", "lima", "ada", "cicero"]
    me.button("Replace Ada").click()
    assert len({each.input_value() for each in seats.all()}) == 4 and seats.nth(2).input_value() != "ada"
    seats.nth(2).select_option("ada")
    fits(me, ".page *")
    me.button("Start").click()
    page.wait_for_selector(".room .board")
    me.button("Ada: why?").first.click()
    expect(page.locator("section[aria-label='Ada: why?']")).to_contain_text("Ada")
