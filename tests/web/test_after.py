"""After a match: replay, the deal verified, the record, a rematch, the same deal again, the history."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Route, expect
from web.browsing import PHONE, Guest
from web.company import play_on

pytestmark = pytest.mark.browser

Come = Callable[..., Guest]


def finished(guest: Come) -> tuple[Guest, str]:
    """Somebody who has just played to the end."""
    me = guest()
    table = me.short("nicht_die_bohne")
    assert me.rush()
    return me, table


def test_replay_verify_and_record(guest: Come, tmp_path: Path) -> None:
    me, _ = finished(guest)
    page = me.page
    with page.expect_download() as download:
        page.get_by_role("link", name="Record").click()
    record = tmp_path / "match.txt"
    download.value.save_as(record)

    me.button("Check the deal").click()
    expect(page.get_by_text("The secret fits the promise")).to_be_visible()
    me.button("Deal it again and compare").click()
    expect(page.get_by_text("It is the same match")).to_be_visible()

    page.get_by_role("link", name="Replay").click()
    scrub = page.get_by_role("slider")
    count = int(scrub.get_attribute("max") or 0)
    assert count > 30
    assert page.locator(".nc.hid").count() == 0  # all cards open
    scrub.fill("7")
    expect(page.get_by_text(f"7 / {count}")).to_be_visible()
    me.button("One further").click()
    expect(page.get_by_text(f"8 / {count}")).to_be_visible()
    page.keyboard.press("Home")
    expect(page.get_by_text(f"0 / {count}")).to_be_visible()
    page.get_by_label("Through whose eyes").select_option("0")
    me.button("To the end").click()
    expect(page.get_by_text(f"{count} / {count}")).to_be_visible()
    assert page.locator(".board button").count() == 0

    # without a match there is none to see
    me.open("#/replay")
    expect(page.get_by_label("A record file")).to_be_visible()
    assert page.locator(".deckhand").count() == 0

    # the file opens as the match did
    me.open().get_by_role("link", name="Open a record").click()
    page.get_by_label("A record file").set_input_files(record)
    expect(page.get_by_text(f"0 / {count}")).to_be_visible()
    me.button("Check the deal").click()
    me.button("Deal it again and compare").click()
    expect(page.get_by_text("It is the same match")).to_be_visible()


def test_nothing_on_the_result_moves_away(guest: Come) -> None:
    """It is shown when all of it is there, however long the line takes."""
    me = guest()
    me.sit("nicht_die_bohne", ["greedy"] * 3, options={"deals": "1"})
    me.page.wait_for_selector(".towers")

    def late(route: Route) -> None:
        me.page.wait_for_timeout(800)
        route.continue_()

    me.page.route("**/replay?*", late)
    me.page.reload()
    me.page.wait_for_selector(".towers")
    assert me.page.locator("main svg[role=img]").count() == 1
    record = me.page.get_by_role("link", name="Record")
    place = record.bounding_box()
    me.page.wait_for_load_state("networkidle")
    assert record.bounding_box() == place


def test_no_word_of_the_result_is_broken(guest: Come) -> None:
    """On a small phone the longest language fits under the towers."""
    me = guest(size=(360, 640), language="de")
    me.short("bohnanza")
    assert me.rush()
    me.page.wait_for_selector(".plank")
    wide = "each => { each.style.overflowWrap = 'normal'; return each.scrollWidth > each.clientWidth + 1; }"
    assert [each.inner_text() for each in me.page.locator(".plank").all() if each.evaluate(wide)] == []


def test_SOLO_19_who_plays_alone_sees_their_wins_in_a_row(guest: Come) -> None:
    me = guest(size=PHONE)
    table = me.sit("al_cabohne", ["me"])
    assert me.rush()
    result = me.ask(f"/api/tables/{table}")["result"]
    wins = len(result["winners"])
    said = f"Wins in a row, alone: {wins}. The most so far: {wins}."
    expect(me.page.get_by_text(said)).to_be_visible()
    page = me.open("#/history")
    expect(page.get_by_text(said)).to_be_visible()
    expect(page.get_by_text(f"The mafia: {result['others']['mafia_doubled']}")).to_be_visible()


def test_rematch_same_deal_and_history(guest: Come) -> None:
    me, table = finished(guest)
    page = me.page
    me.button("Same deal again").click()
    page.wait_for_selector(".room .board")
    again = re.search(r"/t/(\w+)", page.url)
    assert again and again[1] != table
    assert me.ask(f"/api/tables/{again[1]}")["fairness"]["known"]

    me.open("#/history")
    page.get_by_role("link", name="Result").first.click()
    me.button("Play again").click()  # against bots it begins at once
    page.wait_for_selector(".room .board")
    rematch = re.search(r"/t/(\w+)", page.url)
    assert rematch and rematch[1] not in (table, again[1])
    seat = me.ask(f"/api/tables/{rematch[1]}")["seats"][0]
    assert seat["committed"] and seat["opened"]  # with fresh bytes of this browser
    me.open()
    expect(page.get_by_role("link", name="Go on")).to_have_count(2)


@pytest.mark.in_turn(1)
@pytest.mark.parametrize("name", ["Play again", "Same deal again"])
def test_friends_sit_down_again(guest: Come, name: str) -> None:
    """One asks for a rematch, also of the same deal, and the other sees it; it begins when the last has come."""
    host, friend = guest(), guest()
    table = host.sit("nicht_die_bohne", ["me", "open", "greedy"], options={"deals": "1"})
    friend.open(f"#/t/{table}")
    friend.button("Sit down").click()
    expect(host.page.get_by_text("Everybody is here.")).to_be_visible()
    host.button("Start").click()
    play_on(host, friend)
    host.button(name).click()
    expect(host.page.get_by_text("Not here yet:")).to_be_visible()
    expect(friend.page.get_by_text("The next match is set: sit down.")).to_be_visible()
    friend.button("Play again").click()
    for each in (host, friend):
        each.page.wait_for_selector(".room .board")
    told = host.ask("/api/tables/" + host.page.url.split("/t/")[1])
    assert [bool(seat["opened"]) for seat in told["seats"]] == [True, True, False]
    assert told["fairness"]["known"] == (name != "Play again")


def test_whose_bytes_are_missing_from_the_deal_is_told(guest: Come) -> None:
    me = guest()
    me.short("nicht_die_bohne", commits=["ab" * 32])  # promised elsewhere: this browser cannot open them
    told = me.page.get_by_text("Your browser’s bytes did not reach the deal")
    expect(told).to_be_visible()
    me.button("Understood").click()
    expect(told).to_be_hidden()
    assert me.play()
    me.button("Check the deal").click()
    expect(me.page.get_by_text("they did not arrive in time")).to_be_visible()


@pytest.mark.parametrize("seats", [3, 4])
def test_a_tie_is_explained(guest: Come, seats: int) -> None:
    """Where the best have as much as each other: the rule that decides, and the hands where it goes by them."""
    me = guest()
    # who plays anything seldom earns a coin before the deck has run out once
    table = me.sit("bohnanza", ["random"] * seats, options={"exhaustions": "1"})
    me.page.wait_for_selector(".towers")
    result = me.ask(f"/api/tables/{table}")["result"]
    equal = [seat for seat, points in enumerate(result["scores"]) if points == max(result["scores"])]
    assert len(equal) > 1
    shared = len(result["winners"]) > 1
    tie = me.page.locator("p.tie")
    expect(tie).to_contain_text("the win is shared" if shared else "whoever holds more cards wins")
    rule = "BOH-88" if shared else "BOH-87"
    if not shared:
        hands = [int(each.split()[-2]) for each in tie.locator("span").all_inner_texts()]
        most = equal.index(result["winners"][0])
        assert len(hands) == len(equal) and all(hands[most] > each for at, each in enumerate(hands) if at != most)
    tie.get_by_role("link", name=rule).click()
    expect(me.page.locator(f"[id='{rule}']")).to_be_focused()


def test_the_mafia_has_a_line_of_its_own(guest: Come) -> None:
    """Alone against it: turn by turn, on paper and aloud."""
    me = guest(size=PHONE)
    me.short("al_cabohne", seats=1)
    assert me.rush()
    chart = me.page.locator("main svg[role=img]").last
    expect(chart).to_have_attribute("aria-label", re.compile("The mafia"))
    expect(chart.locator("path.line")).to_have_count(2)
    expect(chart.locator("text.name", has_text="The mafia")).to_be_visible()
    expect(me.page.locator(".towers")).to_contain_text("The mafia")
