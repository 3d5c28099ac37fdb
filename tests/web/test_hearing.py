"""For whoever only hears: what is said and how often, what things are called, and time enough to listen."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import expect
from web.browsing import PHONE, Guest
from web.company import Come, offer, to_the_trade, together
from web.crowd import ME, Table, to_my_trade
from web.test_time import beside

pytestmark = pytest.mark.browser

# Every line that comes into a live region, in order.
EAR = """window.ear = []; new MutationObserver(changes => changes.forEach(({ addedNodes, target }) => addedNodes.forEach(node => {
    if (node.nodeName === "P" && target.closest?.("[aria-live]")) ear.push(node.textContent);
}))).observe(document, { childList: true, subtree: true });"""


def listens(guest: Guest) -> Guest:
    """Somebody who hears what is said from the next page on."""
    guest.context.add_init_script(EAR)
    return guest


def heard(guest: Guest, words: str) -> list[str]:
    """The lines in which these words were heard, once there are any."""
    guest.until(f"ear.some(line => line.includes({json.dumps(words)}))")
    return [line for line in guest.page.evaluate("ear") if words in line]


def focused(guest: Guest) -> str:
    """What the thing with the focus is called."""
    return str(guest.page.evaluate("document.activeElement.getAttribute('aria-label') ?? ''"))


def test_one_key_walks_through_all_offers_and_back_to_the_first(guest: Come) -> None:
    """Also to those that cannot be paid; each is read as it gets the focus."""
    table = Table(guest, "bohnanza", 4)
    to_my_trade(table)
    up, hand = table.mine("up"), table.mine(f"hand/{ME}")
    never = next(kind for kind in ("cocoa", "garden", "red", "blue", "wax") if kind not in up + hand)
    table.offer(1, table.hand(1)[:1], [up[0]])
    table.offer(2, table.hand(2)[:1], [hand[-1]])
    table.offer(3, table.hand(3)[:1], [never])
    page = table.phone.page
    expect(page.locator(".pin")).to_have_count(1)
    found = []
    for _ in range(4):
        page.keyboard.press("n")
        page.wait_for_timeout(100)
        found.append(focused(table.phone))
    assert [each.split()[0] for each in found] == ["Ada", "Pim", "Marie", "Ada"]
    assert re.match(r"Ada offers you a trade\. You give: .+\. You get: .+\.", found[0])


def test_how_long_an_answer_is_waited_for_is_said_twice_and_no_more(guest: Come) -> None:
    host, friend = beside(guest, answer=16)
    listens(friend).page.reload()
    friend.page.wait_for_selector(".room .board")
    to_the_trade(host)
    offer(host, friend)
    (begins,) = heard(friend, "seconds to answer")
    assert re.match(r"You have 16 seconds to answer .+; silence counts as no\.", begins)
    (ends,) = heard(friend, "seconds left")
    assert ends.startswith("10 seconds left to answer")
    heard(friend, "Time ran out")
    assert len([line for line in friend.page.evaluate("ear") if "seconds" in line]) == 2


def test_my_clock_is_said_once_a_turn(guest: Come) -> None:
    host = listens(guest())
    host.sit(
        "bohnanza",
        ["me", "greedy", "greedy"],
        options={"first_player": "0"},
        clock={"kind": "decision", "seconds": 16, "more": 0},
    )
    assert re.match(r"1[4-6] seconds left on your clock\.", heard(host, "on your clock")[0])
    assert heard(host, "10 seconds left on your clock.") == ["10 seconds left on your clock."]


def test_a_no_is_seen_where_the_offer_was_made_and_heard_once(guest: Come) -> None:
    host, friend, _ = together(guest)
    host.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    listens(host).page.reload()
    host.page.wait_for_selector(".room .board")
    to_the_trade(host)
    offer(host, friend)
    friend.button("Decline").click()
    no = host.page.locator(".slip.no")
    expect(no).to_contain_text("says no")
    box, hand = no.bounding_box(), host.page.locator(".thumb").bounding_box()
    assert box and hand and box["y"] >= 48 and box["y"] + box["height"] <= hand["y"]
    assert len(heard(host, "declines your offer")) == 1
    expect(no).to_have_count(0)  # after a while


def test_enter_plays_the_chosen_card_and_space_puts_it_back(guest: Come) -> None:
    me = guest()
    me.sit("nicht_die_bohne", ["me", "greedy", "greedy"])
    for _ in range(40):
        me.next()
        if me.page.locator(".deal button.nc").count():
            break
        me.rush(1)
    card = me.page.locator(".deal button.nc").first
    card.focus()
    for key, pressed in (("Enter", "true"), ("Space", "false"), ("Space", "true")):
        me.page.keyboard.press(key)
        expect(card).to_have_attribute("aria-pressed", pressed)
    hand = me.page.locator(".deal .nc").count()
    me.page.keyboard.press("Enter")
    expect(me.page.locator(".deal .nc")).to_have_count(hand - 1)
    assert me.refusals() == []


def test_rows_of_the_others_are_named_with_their_cards_and_totals(guest: Come) -> None:
    me = guest(size=PHONE)
    me.sit("nicht_die_bohne", ["me", "greedy", "greedy"])
    worth = re.compile(r"^\w+: \w+ \w+.*; worth −?\d+$")
    me.rush(12)
    row = me.page.get_by_role("list", name="Other players").get_by_role("img", name=worth)
    expect(row.first).to_be_visible()
    expect(me.page.locator(".strip .tot").first).to_contain_text(re.compile(r"^together −?\d+"))
    assert me.page.get_by_role("region", name="Your rows").get_by_role("img", name=worth).count() > 0


def test_folds_of_the_log_are_named_by_their_turns(guest: Come) -> None:
    me = guest()
    me.sit("bohnanza", ["me", "greedy", "greedy"], options={"first_player": "0"}, answer=0)
    folds = me.page.locator(".log summary")
    while folds.count() < 4:
        me.rush(1)
    for _ in range(2):  # as it went, and told anew
        names = [each.inner_text().split("\n")[0] for each in folds.all()]
        numbers = [int(re.match(r"Turn (\d+): \w+", name)[1]) for name in names]  # type: ignore[index]
        assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))
        assert me.page.evaluate("document.querySelector('.log summary [aria-hidden=true] b').textContent") in names[0]
        me.page.reload()
        me.page.wait_for_selector(".log summary")
    last = folds.last.inner_text()
    me.next()
    assert "Turn" in last


def test_what_was_read_in_the_waiting_room_is_not_new_at_the_table(guest: Come) -> None:
    host, friend = guest(), guest(size=PHONE)
    table = host.sit("bohnanza", ["me", "open", "greedy"])
    friend.open(f"#/t/{table}")
    friend.button("Sit down").click()
    host.page.get_by_label("Say something").fill("Hello!")
    host.button("Send").click()
    expect(friend.page.locator(".talk")).to_contain_text("Hello!")
    host.button("Start").click()
    friend.page.wait_for_selector(".room .board")
    expect(friend.button("Offers, log and chat")).to_be_visible()
    host.page.get_by_label("Say something").fill("Ready?")
    host.button("Send").click()
    expect(friend.page.locator(".bar .dot")).to_have_text("1")
    friend.page.reload()
    expect(friend.page.locator(".bar .dot")).to_have_text("1")
    friend.button("1 new message").click()
    expect(friend.page.locator(".bar .dot")).to_have_count(0)


def test_whose_side_of_the_table_is_shown(guest: Come) -> None:
    """Mine while I play, somebody's in a replay, nobody's for who only watches."""
    me, spectator = guest(), guest()
    table = me.sit("dice", ["me", "greedy"])
    expect(me.page.get_by_role("group", name="Your side of the table")).to_be_visible()
    spectator.go(table)
    spectator.page.wait_for_selector(".own-area")
    assert spectator.page.get_by_role("group", name="side of the table").count() == 0
    spectator.open()
    finished = spectator.sit("dice", ["greedy", "greedy"])
    spectator.page.wait_for_selector(".towers")
    spectator.open(f"#/replay/{finished}?seat=1")
    expect(spectator.page.get_by_role("group", name=re.compile(r"^(?!Your).+’s side of the table$"))).to_be_visible()


def test_whoever_asks_for_more_time_is_left_longer_windows(guest: Come) -> None:
    me = guest()
    lengths: list[int] = []

    def hear(frame: str | bytes) -> None:
        message: Any = json.loads(frame)
        shown = (message.get("waits") or {}).get("window")
        if shown:
            lengths.append(shown["length"])

    me.open()
    me.context.add_init_script("localStorage['haricot.settings'] ??= JSON.stringify({ autopass: false })")
    me.page.on("websocket", lambda line: line.on("framereceived", hear))
    me.sit("bohnanza", ["greedy", "greedy", "me"], options={"first_player": "0"}, pace="calm")
    ring = me.page.locator(".foot .ring")
    expect(ring).to_be_visible()
    me.button("Menu").click()
    me.page.get_by_label("More time to listen and answer").check()
    expect(ring.locator("b")).to_have_text(re.compile(r"^(9|1[0-2])$"))
    assert (lengths[0], lengths[-1]) == (4000, 12_000)
    me.page.reload()  # it is mine, not the table's
    expect(ring).to_be_visible()
    me.until("document.querySelector('.foot .ring b')")
    assert lengths[-1] == 12_000


def test_whoever_rests_comes_to_the_cards_that_can_be_taken_and_hears_whose_they_are(guest: Come) -> None:
    """Tab goes on to the first of them; each is called by what taking it means (NDB-10)."""
    me = guest()
    me.sit("nicht_die_bohne", ["me", "greedy", "greedy"], pace="instant")
    page = me.page
    takes = page.locator(".played button.nc")
    for _ in range(60):
        if takes.count():
            break
        card = page.locator(".deal button.nc").first
        if card.count():
            card.focus()
            page.keyboard.press("Enter")
            page.keyboard.press("Enter")
        page.wait_for_timeout(200)
    takes.first.wait_for()
    assert focused(me) == "Tap the card you take"
    page.keyboard.press("Tab")
    first = page.evaluate("document.activeElement.textContent").strip()
    assert re.match(r"Take .+ from \w+", first), first
