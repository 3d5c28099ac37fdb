"""For everybody: axe finds nothing, the keyboard is enough, nothing scrolls sideways, buttons are big enough."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect
from shortest import BOXES
from web.browsing import DESK, LANGUAGES, PHONE, ROOT, SMALL, Guest
from web.company import Come, held_by, kind, make_account, offer, to_the_trade, together, zone

pytestmark = pytest.mark.browser

AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
# What axe looks for; a page differs in the dark by its colours only.
LOOKS = {
    "light": {"type": "tag", "values": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]},
    "dark": {"type": "rule", "values": ["color-contrast", "link-in-text-block"]},
}
PAGES = {
    "lobby": ("", ".boxes li"),
    "new": ("#/new/bohnanza", "form .lines"),
    "books": ("#/rules", ".boxes li"),
    "rules": ("#/rules/nicht_die_bohne", ".rule"),
    "history": ("#/history", ".empty"),
    "me": ("#/me", "form"),
    "code": ("#/code", ".beans img"),
    "evening": ("#/evening", "form .tickbox"),
    "record": ("#/replay", "textarea"),
    "nowhere": ("#/t/aaaaaaaaaa", ".empty"),
}
WIDE = "() => document.scrollingElement.scrollWidth - innerWidth"
LITTLE = """() => person.all(".room :is(.btn, .icon, .here), .page :is(.btn, .icon)")
    .map(each => [each.textContent.trim() || each.getAttribute("aria-label"), each.getBoundingClientRect()])
    .filter(([, box]) => Math.min(box.width, box.height) < 43.5)
    .map(([name, box]) => `${name}: ${Math.round(box.width)} x ${Math.round(box.height)}`)"""

# The heights of the buttons at the lower edge, where one may offer, wish or pass: looked at in one moment.
FOOT = """() => document.querySelector("[data-key=w]") && ["pass", "offer"].every(id => person.line.menu.some(each => each.id === id))
    ? person.all(".foot .btn").map(each => each.getBoundingClientRect().height) : []"""


def violations(guest: Guest) -> list[str]:
    """What axe says about the page as it is, light and dark."""
    if not guest.page.evaluate("() => 'axe' in window"):
        guest.page.evaluate(AXE.read_text(encoding="utf-8") + "; null")
    found: list[str] = []
    for scheme, looked_for in LOOKS.items():
        guest.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")  # type: ignore[arg-type]
        guest.until(f"document.documentElement.classList.contains('dark') === {str(scheme == 'dark').lower()}")
        script = "runOnly => axe.run({ runOnly, resultTypes: ['violations'] })"  # what passes need not be described
        told: Any = guest.page.evaluate(script, looked_for)
        for rule in told["violations"]:
            places = [f"{node['html'][:160]} ({node['failureSummary'][-160:]})" for node in rule["nodes"][:3]]
            found.append(f"{scheme}: {rule['id']}: {places}")
    return found


@pytest.mark.parametrize("name", PAGES)
def test_axe_on_pages(guest: Come, name: str) -> None:
    me = guest()
    me.forgiven = name == "nowhere"
    place, ready = PAGES[name]
    me.open(place).wait_for_selector(ready)
    assert violations(me) == []


@pytest.mark.in_turn(2)
@pytest.mark.parametrize("game", BOXES)
def test_axe_on_tables(guest: Come, game: str) -> None:
    """In mid-game: a box's own look, wide and narrow, and the plain table."""
    me = guest()
    table = me.short(game, answer=0)
    me.rush(14)
    me.next()
    assert violations(me) == []
    me.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    me.go(table)
    me.page.reload()
    me.next()
    assert violations(me) == []
    me.go(table, plain=True)
    me.next(plain=True)
    assert violations(me) == []


def test_axe_on_trading(guest: Come) -> None:
    """The sheets that open over a table, and an offer that has come."""
    host, friend, _ = together(guest)
    to_the_trade(host)
    for key in ("o", "w"):
        host.page.locator(f"[data-key={key}]").click()
        assert violations(host) == []
        host.page.keyboard.press("Escape")
    offer(host, friend)
    friend.page.wait_for_selector(".slip.new")
    assert violations(friend) == []
    assert violations(host) == []


@pytest.mark.in_turn(1)
@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_axe_on_what_lies_over_a_table(guest: Come, size: tuple[int, int]) -> None:
    """The menu, the ways to leave, the keys, the notes on a phone, and what a bot says when it is asked why."""
    me = guest(size=size)
    me.sit("bohnanza", ["me", "ada", "flo"], answer=0, options={"first_player": "0"})
    page = me.page
    page.wait_for_selector(".here")
    me.button("Menu").click()
    page.wait_for_selector("nav.menu")
    assert violations(me) == []
    me.button("Leave the table").click()
    page.wait_for_selector("dialog.leave")
    assert violations(me) == []
    page.keyboard.press("Escape")
    if size == DESK:
        me.button("Menu").click()
        me.button("Keys", exact=True).click()
        page.wait_for_selector("dialog")
    else:
        me.button("Offers, log and chat").click()
        page.wait_for_selector(".side .notes")
    assert violations(me) == []
    page.keyboard.press("Escape")
    me.button("Ada: why?").first.click()
    page.wait_for_selector("section[aria-label='Ada: why?']")
    assert violations(me) == []


def test_axe_where_friends_wait(guest: Come) -> None:
    host, friend = guest(), guest(size=PHONE)
    table = host.sit("bohnanza", ["me", "open", "flo", "open"])
    friend.go(table)
    friend.button("Sit down").first.click()
    friend.page.wait_for_selector(".chairs")
    host.page.get_by_label("Say something").fill("Welcome!")
    host.page.keyboard.press("Enter")
    expect(friend.page.locator(".chat")).to_contain_text("Welcome!")
    for each in (friend, host):
        assert violations(each) == []


def test_axe_on_me_with_an_account_and_a_past(guest: Come) -> None:
    me = guest()
    me.short("nicht_die_bohne")
    assert me.rush()
    page = me.open("#/me")
    make_account(page, "Hildegard", "nine green beans")
    expect(page.get_by_role("region", name="So far")).to_be_visible()
    assert violations(me) == []


@pytest.mark.in_turn(1)
@pytest.mark.parametrize("game", BOXES)
def test_axe_after_a_match(guest: Come, game: str) -> None:
    me = guest()
    table = me.short(game)
    assert me.rush()
    me.page.wait_for_selector("main svg[role=img]")
    me.button("Check the deal").click()
    assert violations(me) == []
    me.open(f"#/replay/{table}").wait_for_selector(".deckhand")
    assert violations(me) == []


# -- the keyboard


def reach(guest: Guest, aim: Locator) -> None:
    """Press Tab until something has the focus, and see it."""
    wanted = aim.element_handle()
    for _ in range(150):
        if guest.page.evaluate("aim => document.activeElement === aim", wanted):
            assert guest.page.evaluate(
                "aim => getComputedStyle(aim).outlineStyle !== 'none' || getComputedStyle(aim).boxShadow !== 'none'",
                wanted,
            )
            return
        guest.page.keyboard.press("Tab")
    raise AssertionError(f"the keyboard does not reach {aim}")


def test_a_whole_turn_by_keyboard(guest: Come) -> None:
    """Plant, turn up, offer, deal, plant what came, draw: without a mouse."""
    host, friend, _ = together(guest)
    keys = host.page.keyboard
    expect(host.page.locator("div.vh[aria-live=polite]")).to_contain_text(
        "Your turn: plant the front card."
    )  # is heard
    keys.press("p")
    expect(host.button("Turn up cards")).to_be_visible()
    reach(host, host.button("Turn up cards"))
    keys.press("Enter")
    expect(zone(host, "up")).to_have_count(2)

    wanted = held_by(host, friend)
    keys.press("1")  # my front card goes into an offer
    host.page.wait_for_selector(".sheet")
    reach(host, kind(host, wanted))
    keys.press("Space")
    reach(host, host.page.locator(".sheet .send .btn").nth(1))
    keys.press("Enter")
    friend.page.wait_for_selector(".slip.new")
    friend.page.keyboard.press("a")
    expect(zone(host, "aside/0")).to_have_count(1)

    reach(host, host.button("End trading"))
    keys.press("Enter")
    keys.press("Enter")
    friend.page.wait_for_selector(".here")
    friend.page.keyboard.press("p")
    for _ in range(12):  # plant what I got, making room where there is none
        host.until("person.idle()")
        if host.button("Draw").count():
            break
        choices = [".here", "button.card.aim", ".does .btn:not(.locked)"]
        button = next(found for each in choices if (found := host.page.locator(each)).count()).first
        reach(host, button)
        keys.press("Enter")
        if host.page.locator(".sure").count():
            keys.press("Enter")
    reach(host, host.button("Draw"))
    before = zone(host, "hand/0").count()
    keys.press("Enter")
    expect(zone(host, "hand/0")).to_have_count(before + 3)
    assert host.refusals() == []


# -- sizes and languages


def speak(guest: Guest, language: str) -> None:
    """Set the language as the page keeps it, and read it again."""
    guest.page.evaluate("language => localStorage.setItem('haricot.settings', JSON.stringify({ language }))", language)
    guest.page.reload()


@pytest.mark.in_turn(1)
@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_fit(guest: Come, language: str) -> None:
    me = guest(language=language)
    me.forgiven = True  # of a table that is not there
    for name, (place, ready) in PAGES.items():
        me.open(place).wait_for_selector(ready)
        for width, height in (SMALL, PHONE, DESK):
            me.page.set_viewport_size({"width": width, "height": height})
            assert me.page.evaluate(WIDE) <= 0, (name, width)
            assert me.page.evaluate(LITTLE) == [], (name, width)


@pytest.mark.in_turn(1)
@pytest.mark.parametrize("game", BOXES)
def test_tables_fit(guest: Come, game: str) -> None:
    me = guest(size=SMALL)
    table = me.short(game, answer=0)
    me.rush(14)
    for plain in (False, True):
        for language in LANGUAGES:
            me.go(table, plain)
            speak(me, language)
            me.page.wait_for_selector(".board .own-area")
            for width, height in (SMALL, PHONE, DESK):
                me.page.set_viewport_size({"width": width, "height": height})
                assert me.page.evaluate(WIDE) <= 0, (plain, language, width)
                if not plain:
                    assert me.page.evaluate(LITTLE) == [], (language, width)


@pytest.mark.in_turn(1)
@pytest.mark.parametrize("game, seats", [("ladybohn", 5), ("bohnanza", 4)])
def test_offers_are_in_sight_on_a_desk(guest: Come, game: str, seats: int) -> None:
    """Whatever lies set aside and however many fields there are: the middle never scrolls."""
    me = guest()
    me.sit(game, ["me"] + ["greedy"] * (seats - 1), options={"first_player": "0"}, answer=0)
    me.button("No, thanks").click()
    offers = 0
    for _ in range(60):
        me.next()
        if me.page.locator(".papers .slip.new").count():
            offers += 1
            hidden = me.page.locator(".around").evaluate("each => each.scrollHeight - each.clientHeight")
            assert hidden <= 0, me.page.locator(".papers .slip.new").inner_text()
        me.rush(1)
    assert offers > 1


def long_hand(replay: Any) -> tuple[int, int] | None:
    """A seat and the decision after which it holds more cards than one rail has places for, if that happens."""
    held = [len(replay["view"]["zones"][f"hand/{seat}"]) for seat in range(replay["seats"])]
    for at, step in enumerate(replay["steps"], 1):
        for _, source, target, _, _ in (move for event in step["events"] for move in event["moves"]):
            for seat in range(replay["seats"]):
                held[seat] += (target == f"hand/{seat}") - (source == f"hand/{seat}")
        if max(held) >= 8:
            return held.index(max(held)), at
    return None


@pytest.mark.long
def test_a_long_hand_stands_in_two_rails(guest: Come) -> None:
    """The second one begins with a whole card and no gap."""
    me = guest(size=SMALL)
    table = me.sit("bohnanza", ["greedy"] * 6, options={"first_player": "0"})
    me.page.wait_for_selector(".towers")
    found = long_hand(me.ask(f"/api/tables/{table}/replay?seat=-2"))
    assert found, "nobody ever holds eight cards in this deal"
    seat, at = found
    me.open(f"#/replay/{table}?at={at}&seat={seat}")
    expect(me.page.locator(".rail")).to_have_count(2)
    place = me.page.locator(".rail").nth(1).locator("li").first
    box, card = place.bounding_box(), place.locator(".card").bounding_box()
    assert box and card
    assert abs(box["x"] - card["x"]) < 1 and abs(box["width"] - card["width"]) < 4
    assert me.page.evaluate(WIDE) <= 0


@pytest.mark.in_turn(1)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_thumb_needs_is_low(guest: Come, language: str) -> None:
    """No button at the lower edge of a small phone has more than two lines."""
    me = guest(size=SMALL, language=language)
    me.sit("bohnanza", ["me", "greedy", "greedy", "greedy"], answer=0)
    heights: list[float] = []
    for _ in range(60):
        me.next()
        heights = me.page.evaluate(FOOT)
        if heights:
            break
        me.rush(1)
    assert len(heights) == 3 and max(heights) < 56
