"""On a phone, standing and lying: what one must see to answer or to choose is seen at once, and nothing is cut off."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from web.browsing import LANGUAGES, PHONE
from web.company import Come, offer, to_an_offer, to_the_trade, together
from web.crowd import CROWD, LOOK, ME, NAMED, Table, choosing, offered, planting, to_my_trade
from web.test_access import violations

pytestmark = pytest.mark.browser

SIZES = [(360, 640), PHONE, (844, 390)]
LONG = os.environ.get("HARICOT_LONG") == "1"
FARMS = [("bohnanza", 3), ("ladybohn", 5), ("bohnanza", 7), ("al_cabohne", 2), ("bohnanza", 4)]
SEASONED = """language => localStorage.setItem("haricot.settings", JSON.stringify({ language, guides: Object.fromEntries(
    ["bohnanza", "ladybohn", "al_cabohne", "nicht_die_bohne"].map(game => [game, { on: false, met: [] }])) }))"""

# What of these things is not wholly in the window, or lies under something else; a card of a hand may be half covered.
HIDDEN = """selector => {
    const found = [...document.querySelectorAll(selector)].filter(each => each.getClientRects().length > 0);
    const name = each => `${selector}: ${each.getAttribute("aria-label") || each.textContent.trim()}`;
    const lies = each => {
        const { left, top, right, bottom, height } = each.getBoundingClientRect();
        if (left < -0.5 || top < -0.5 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5) return false;
        return [0.2, 0.5, 0.8].every(part => {
            const seen = document.elementFromPoint(left + 7, top + height * part);
            return seen !== null && (each.contains(seen) || seen.parentElement === each.parentElement && seen.closest("li") === each.closest("li") && each.closest("li") !== null);
        });
    };
    return found.length === 0 ? [`${selector}: none`] : found.filter(each => !lies(each)).map(name);
}"""
# Words that do not fit where they stand; only what people call themselves may be cut.
CLIPPED = """() => [...document.querySelectorAll(".room :is(.btn, .here, .flag, .ribbon, h1, h2, h3, figcaption, .meter, .veil, .sub, .again, .first, .copy, .pin, .fold, .rv, .mr, .mini, .foot, .gone)")]
    .filter(each => each.getClientRects().length > 0 && getComputedStyle(each).visibility === "visible" && !each.closest(".vh, .notes"))
    .filter(each => each.scrollWidth > each.clientWidth + 1.5 && getComputedStyle(each).display !== "inline" || each.getBoundingClientRect().right > innerWidth + 0.5 || each.getBoundingClientRect().left < -0.5)
    .map(each => `${each.className}: ${each.textContent.trim()} ${each.scrollWidth} > ${each.clientWidth}`)"""
SMALL = """() => [...document.querySelectorAll(".room *")].filter(each => each.getClientRects().length > 0 && !each.closest(".vh, [aria-hidden=true] .out") && [...each.childNodes].some(node => node.nodeType === 3 && node.textContent.trim()))
    .filter(each => parseFloat(getComputedStyle(each).fontSize) < 12).map(each => `${each.className}: ${each.textContent}`)"""
LITTLE = """() => [...document.querySelectorAll(".room :is(.btn, .icon, .here, .tab, .copy)")].filter(each => each.getClientRects().length > 0)
    .map(each => [each.textContent.trim() || each.getAttribute("aria-label"), each.getBoundingClientRect()])
    .filter(([, box]) => Math.min(box.width, box.height) < 43.5).map(([name, box]) => `${name}: ${box.width} x ${box.height}`)"""
SCROLLED = """() => [...document.querySelectorAll(".room main, .room .scrolls, .room .scrolls > *")].filter(each => each.scrollTop > 0 || ["auto", "scroll"].includes(getComputedStyle(each).overflowY) && each.scrollHeight > each.clientHeight + 1)
    .map(each => `${each.className || each.tagName}: ${each.scrollTop} ${each.scrollHeight} > ${each.clientHeight}`)"""


def rotated(number: int) -> list[tuple[tuple[int, int], str]]:
    """Sizes and languages in which a case is looked at: one of them, another for each case, or all."""
    every = [(size, language) for language in LANGUAGES for size in SIZES]
    return every if LONG else [(SIZES[number % 3], LANGUAGES[(number + number // 3) % 3])]


def looked_at(table: Table, number: int, ready: str) -> Any:
    """The phone's page as it is in each of its sizes and languages."""
    page = table.phone.page
    spoken = ""
    for (width, height), language in rotated(number):
        page.set_viewport_size({"width": width, "height": height})
        if language != spoken:
            page.evaluate(SEASONED, language)
            page.reload()
            spoken = language
        page.wait_for_selector(ready)
        page.evaluate("document.fonts.ready")
        yield page, (width, height, language)


def seen(page: Page, where: Any, *selectors: str) -> None:
    """All of these are in sight at once; nothing is cut, too small or scrolled."""
    missing = [each for selector in selectors for each in page.evaluate(HIDDEN, selector)]
    assert missing == [], (where, missing)
    for script in (CLIPPED, SMALL, LITTLE, SCROLLED):
        assert page.evaluate(script) == [], where


@pytest.mark.in_turn(2)
@pytest.mark.parametrize("number", [pytest.param(i, id=f"{g}-{s}") for i, (g, s) in enumerate(FARMS)])
def test_an_offer_in_one_view(guest: Come, number: int) -> None:
    """The sender's fields, what lies face up, the three answers, all other fields, my own, and my hand."""
    game, seats = FARMS[number]
    table = Table(guest, game, seats)
    offered(table, game)
    for page, where in looked_at(table, number, ".slip.new"):
        open_cards = [".slip .seen [data-zone=up] .card"] if game != "al_cabohne" else [".mob .mini"]
        others = [".strip", ".strip .mini", ".strip .purse"] if seats > 2 else []
        seen(
            page, where, ".slip .seen .mini", ".slip .seen .purse", *open_cards, ".slip .acts .btn", *others,
            ".fold", f"[data-zone='hand/{ME}'] .card",
        )  # fmt: skip
        assert page.locator(".slip .acts .btn").count() == 3
        assert page.locator(".strip").count() == seats - 2


def test_a_bot_is_asked_why_while_its_offer_lies_open(guest: Come) -> None:
    """The face at the head of the slip answers; what it says leaves the slip, my fields and my hand free."""
    me = guest(size=PHONE, has_touch=True)
    me.sit("bohnanza", ["me", "flo", "rosa", "pinto"], answer=0, options={"first_player": "1"})
    page, slip = me.page, me.page.locator(".slip.new")
    to_an_offer(me)
    face = slip.locator(".from .ask")
    asked = str(face.get_attribute("aria-label"))
    said = page.locator(f"section[aria-label='{asked}']")
    for width, height in ((360, 640), PHONE):
        page.set_viewport_size({"width": width, "height": height})
        before = slip.bounding_box()
        face.tap()
        expect(said).to_contain_text(asked.removesuffix(": why?"))
        expect(said).not_to_contain_text("neither offered nor refused")
        assert slip.bounding_box() == before
        free = (".slip .from h2", ".slip .seen .mini", ".slip .seen .purse", ".slip .acts .btn", ".fold")
        seen(page, (width, height), *free, f"[data-zone='hand/{ME}'] .card", "section.note p", "section.note .icon")
        assert violations(me) == []
        said.get_by_role("button", name="Close").tap()
        expect(said).to_have_count(0)
    assert me.refusals() == []


def test_what_somebody_says_hangs_at_their_slip(guest: Come) -> None:
    """On a phone their strip has given way to it: words and emotes are seen there, move nothing, and one switch hides them."""
    host, friend, _ = together(guest)
    to_the_trade(host)
    page = friend.page
    bubble = page.locator(".slip.new .bubble")
    offer(host, friend)
    for place, (width, height) in enumerate([PHONE, (360, 640), (844, 390)]):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_selector(".slip.new .seen")
        before = page.locator(".slip .acts .btn").last.bounding_box()
        host.page.get_by_label("Say something").fill(f"That is my last one, {place}!")
        host.button("Send").click()
        expect(bubble).to_have_text(f"That is my last one, {place}!")
        box = bubble.bounding_box()
        assert box and box["x"] >= 0 and box["y"] >= 0 and box["x"] + box["width"] <= width
        assert page.locator(".slip .acts .btn").last.bounding_box() == before
        free = (".slip .seen .mini", ".slip .seen .purse", ".slip .acts .btn", ".fold", "[data-zone='hand/1'] .card")
        seen(page, (width, height), *free)
    host.page.locator("body").press("e")
    host.page.keyboard.press("1")
    expect(bubble.locator("img")).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Bubbles").uncheck()
    page.keyboard.press("Escape")
    host.page.get_by_label("Say something").fill("Well?")
    host.button("Send").click()
    expect(page.locator("div.vh[aria-live=polite]")).to_contain_text("Well?")  # it is heard
    assert page.locator(".bubble").count() == 0


@pytest.mark.in_turn(1)
@pytest.mark.parametrize("seats", [3, 4])
def test_every_field_to_plant_on_lies_free(guest: Come, seats: int) -> None:
    """However long my hand is and however much I was given: the buttons of all fields, what is to plant, and my hand."""
    table = Table(guest, "bohnanza", seats)
    planting(table)
    for page, where in looked_at(table, seats, ".here"):
        seen(page, where, ".here", f"[data-zone='aside/{ME}'] .card", f"[data-zone='hand/{ME}'] .card")
    table.phone.page.locator(".here").last.click()
    expect(table.phone.page.locator(f"[data-zone='aside/{ME}'] .card")).to_have_count(3)
    assert table.phone.refusals() == []


@pytest.mark.in_turn(1)
@pytest.mark.parametrize("seats", [6, 3])
def test_choosing_with_all_rows_in_sight(guest: Come, seats: int) -> None:
    """Nicht die Bohne: the others' rows, the cards to choose from, my own rows and hand, the button."""
    table = Table(guest, "nicht_die_bohne", seats)
    choosing(table)
    for page, where in looked_at(table, seats, ".spot button.nc.pick"):
        if not page.locator(".nc.chosen").count():
            page.locator(".spot button.nc.pick").first.click()
        seen(
            page,
            where,
            ".strip",
            ".strip .rv",
            ".strip .tot",
            ".spot",
            ".gain",
            ".mr",
            f"[data-zone='hand/{ME}'] .nc",
            ".deal .btn",
        )
        assert page.locator(".strip .rv").count() == 4 * (seats - 1)


def test_several_offers(guest: Come) -> None:
    """The oldest lies on top and *Accept* stays where it is; one that cannot be paid is a chip; the face-up copy goes first."""
    table = Table(guest, "bohnanza", 4)
    to_my_trade(table)
    page = table.phone.page
    up, hand = table.mine("up"), table.mine(f"hand/{ME}")
    never = next(kind for kind in ("cocoa", "garden", "red", "blue", "wax") if kind not in up + hand)
    table.offer(3, table.hand(3)[:1], [never])
    expect(page.locator(".seat .pin")).to_have_count(1)
    assert page.locator(".slip.new").count() == 0
    table.offer(1, table.hand(1)[:1], [up[0]])
    page.wait_for_selector(".slip.new")
    table.offer(2, table.hand(2)[:1], [hand[-1]])
    tab = page.get_by_role("button", name="One more offer, from Pim")
    expect(page.locator(".slip.new")).to_contain_text("Ada offers you a trade")
    expect(page.locator(".strip .pin")).to_have_count(1)
    place = page.get_by_role("button", name="Accept").bounding_box()
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("n")
    assert page.evaluate("document.activeElement.classList.contains('slip')")
    tab.click()
    expect(page.locator(".slip.new")).to_contain_text("Pim offers you a trade")
    assert page.get_by_role("button", name="Accept").bounding_box() == place
    page.keyboard.press("x")
    expect(page.locator(".pin")).to_have_count(0)
    page.get_by_role("button", name="Decline").click()
    expect(page.locator(".slip.new")).to_contain_text("Ada offers you a trade")
    page.get_by_role("button", name="Accept").click()
    expect(page.locator(".slip.new")).to_have_count(0)
    expect(page.locator("[data-zone=up] .card")).to_have_count(len(up) - 1)  # not one of the hand
    assert table.phone.refusals() == []


def test_while_i_answer_my_own_offer_can_be_taken_back_and_a_bot_let_in(guest: Come) -> None:
    """Both have slips of their own where nothing is to be answered; beside a slip they stand in the lines of their seats."""
    host, friend, third = guest(), guest(), guest()
    table = host.sit("bohnanza", ["me", "open", "open"], options={"first_player": "0"}, answer=0, absent=3600)
    for seat, each in enumerate((friend, third), 1):
        each.open()
        each.until(NAMED)
        each.ask(f"/api/tables/{table}/join", {"seat": seat})
    host.ask(f"/api/tables/{table}/start", {})
    friend.page.evaluate(CROWD + "; null")
    friend.page.evaluate("async table => { window.sat = await crowd.sit(table, [1]); }", table)
    page = host.page
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    to_the_trade(host)
    page.locator("[data-zone='hand/0'] .card").last.click()
    page.locator(".sheet .wants button").first.click()
    page.locator(".sheet .send .btn").nth(1).click()  # to the friend
    expect(page.get_by_role("button", name="Withdraw")).to_have_count(1)
    expect(page.locator(".slip", has_text="is away")).to_be_visible()
    held = friend.page.evaluate(LOOK, 1)
    up = page.locator("[data-zone=up] .card").first.get_attribute("class") or ""
    wanted = next(word[2:] for word in up.split() if word.startswith("k-"))
    assert friend.page.evaluate("action => sat.act(1, action)", f"offer 0 {held[0]}/{wanted}") == ""
    page.wait_for_selector(".slip.new")
    seen(page, "both", ".slip .seen .pin", ".strip .pin", ".slip .acts .btn", ".fold", "[data-zone='hand/0'] .card")
    slip = page.locator(".slip.new").bounding_box()
    assert slip and slip["height"] < 320  # no word is set letter by letter
    page.get_by_role("button", name="Let a bot play").click()
    expect(page.locator(".strip small", has_text="bot plays")).to_be_visible()
    page.locator(".slip .seen").get_by_role("button", name="Withdraw").click()
    expect(page.locator(".pin")).to_have_count(0)
    page.get_by_role("button", name="Decline").click()
    expect(page.get_by_role("button", name="Withdraw")).to_have_count(0)
    assert host.refusals() == []


def test_a_composing_person_is_left_alone(guest: Come) -> None:
    """An offer that comes meanwhile takes neither focus nor sheet; one key leads to it, and back to the half-made one."""
    host, friend, _ = together(guest)
    to_the_trade(host)
    friend.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    friend.page.locator("[data-key=o]").click()
    friend.page.locator(".sheet .hand button").first.click()
    friend.page.locator(".sheet .hand button").first.focus()
    offer(host, friend)
    expect(friend.page.locator(".sheet [data-key=n]")).to_be_visible()
    assert friend.page.evaluate("document.activeElement.closest('.sheet .hand') !== null")
    expect(friend.page.locator("div.vh[aria-live=polite]")).to_contain_text("offers you")  # it is heard
    friend.page.keyboard.press("n")
    expect(friend.page.locator(".slip.new")).to_be_visible()
    friend.page.get_by_role("button", name="Decline").click()
    expect(friend.page.locator(".sheet .hand [aria-pressed=true]")).to_have_count(1)


def test_back_closes_the_topmost_first(guest: Come) -> None:
    """The browser's *back*, and Escape, close menu, notes and sheets one by one before they leave the table."""
    host, _, _ = together(guest)
    to_the_trade(host)
    page = host.page
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    here = page.url
    ways: list[Callable[[], object]] = [page.go_back, lambda: page.keyboard.press("Escape")]
    for close in ways:
        page.locator("[data-key=o]").click()
        page.wait_for_selector(".sheet")
        close()
        expect(page.locator(".sheet")).to_have_count(0)
        page.get_by_role("button", name="Offers, log and chat").click()
        page.get_by_label("Say something").focus()
        close()
        expect(page.locator(".notes")).to_have_count(0)
        page.get_by_role("button", name="Menu").click()
        assert page.get_by_role("button", name="Keys").count() == 0  # a phone has none
        close()
        expect(page.locator("nav.menu")).to_have_count(0)
        assert page.url == here
    page.go_back()
    expect(page.locator(".room")).to_have_count(0)


def test_the_second_tap_moves_nothing(guest: Come) -> None:
    """A button that asks again is as big before as after."""
    table = Table(guest, "bohnanza", 3)
    to_my_trade(table)
    page = table.phone.page
    boxes = "() => [...document.querySelectorAll('.room :is(.bed, .btn, .rack, .seat)')].map(each => { const { x, y, width, height } = each.getBoundingClientRect(); return [x, y, width, height].map(Math.round).join() })"
    for number, (size, language) in enumerate([(size, word) for size in SIZES for word in LANGUAGES]):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        if number % 4 and not LONG:
            continue
        page.evaluate(SEASONED, language)
        page.reload()
        page.wait_for_selector("[data-key=o]")
        for button in page.locator(".asks").all():
            before = page.evaluate(boxes)
            button.click()
            expect(page.locator(".asks.sure")).to_have_count(1)
            assert page.evaluate(boxes) == before, (size, language)
            assert page.evaluate(CLIPPED) == [], (size, language)
            page.keyboard.press("Escape")
