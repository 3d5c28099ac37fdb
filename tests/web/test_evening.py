"""An evening at two tables in two browsers: places, the cards, and the standing while it runs."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from web.browsing import PHONE, Guest
from web.company import Come
from web.test_access import LITTLE, WIDE, violations

pytestmark = pytest.mark.browser

# The answer to "deal the cards" is so late that the page has learnt of the deal, and gone to the table, before it comes.
LATE = """() => {
    const real = fetch;
    window.late = new Promise((come) => {
        window.fetch = async (path, ...rest) => {
            const answer = await real(path, ...rest);
            if (String(path).endsWith("/next")) {
                while (!location.hash.startsWith("#/t/")) await new Promise((on) => setTimeout(on, 20));
                setTimeout(come, 200);
            }
            return answer;
        };
    });
}"""


def fits(guest: Guest) -> None:
    """For everybody, at a desk and on a phone."""
    assert violations(guest) == []
    guest.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    assert guest.page.evaluate(WIDE) <= 0 and guest.page.evaluate(LITTLE) == []


@pytest.mark.in_turn(2)
def test_two_people_play_the_same_deal_at_two_tables_and_see_who_did_better(guest: Come) -> None:
    host, other = guest(), guest()
    page = host.open("#/evening")
    page.get_by_label("Game").select_option("al_cabohne")
    page.get_by_label("Players at each table").select_option("1")
    page.get_by_label("Deals").select_option("1")
    page.get_by_role("button", name="Open the evening").click()
    expect(page.get_by_role("button", name="Fill with bots and begin")).to_be_visible()
    theirs = other.open(page.evaluate("location.hash"))
    theirs.get_by_role("button", name="Sit: Place 2").click()
    expect(page.get_by_role("button", name="Begin", exact=True)).to_be_visible()
    fits(host)
    page.evaluate(LATE)
    page.get_by_role("button", name="Begin", exact=True).click()
    for each in (page, theirs):
        each.wait_for_url("**/t/*")
    page.evaluate("late")  # nothing is read of the page that was left, or it complains
    host.rush()
    page.get_by_role("link", name="To the evening").click()
    expect(page.get_by_text("No deal is finished yet.")).to_be_visible()
    expect(page.get_by_text("You are done.")).to_be_visible()
    other.rush()
    expect(page.locator("#main").get_by_text("After one deal.")).to_be_visible()
    expect(page.get_by_text("The evening is over.")).to_be_visible()
    expect(page.locator("tbody tr.mine")).to_have_count(2)  # in the standing, and at the table
    with page.expect_download() as saved:
        page.get_by_role("link", name="Results as a table").click()
    lines = saved.value.path().read_text(encoding="utf-8").splitlines()
    assert len(lines) == 3 and lines[0].startswith("deal,table,seat,place,player")
    fits(host)
