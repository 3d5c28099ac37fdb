"""A first game with the guide: it is offered once, explains each kind of moment once, and points at what the bot would do."""

from __future__ import annotations

import contextlib
from typing import Any

import pytest
from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import Locator, expect
from shortest import BOXES, shortest
from web.browsing import LANGUAGES, SMALL, Guest
from web.company import Come
from web.test_access import WIDE, violations

pytestmark = pytest.mark.browser

OFFERS = {"en": "Show me how", "fr": "Montre-moi", "de": "Zeig mir, wie"}
# what lies in view and is tapped at its middle is what is meant: nothing lies over it
COVERED = """() => person.all(".room :is(.btn, .icon, .here, .guide p)").filter(each => {
    const box = each.getBoundingClientRect(), x = box.x + box.width / 2, y = box.y + box.height / 2;
    const above = document.querySelector(".room main").getBoundingClientRect().top;
    const below = document.querySelector(".thumb").getBoundingClientRect().top;
    if (each.closest("main") && !each.closest(".thumb") && (y < above || y > below)) return false; // scrolled away
    const top = document.elementFromPoint(x, y);
    return !(each.contains(top) || top?.contains(each));
  }).map(each => each.textContent.trim())"""
MET = "() => Object.values(JSON.parse(localStorage.getItem('haricot.settings')).guides)[0].met"


def slip(guest: Guest) -> Locator:
    """The guide's piece of paper."""
    return guest.page.locator("section.guide.slip")


def lasting(guest: Guest, script: str) -> object:
    """What a script finds when everything that flies has landed."""
    for _ in range(150):
        if not (found := guest.page.evaluate(script)):
            break
        guest.page.wait_for_timeout(100)
    return found


def guided(guest: Guest, game: str = "bohnanza", **more: Any) -> Locator:
    """A table where the guide was asked for."""
    guest.sit(game, ["me"] + ["greedy"] * (shortest(game).seats - 1), answer=0, **more)
    slip(guest).get_by_role("button").first.click()
    return slip(guest)


def test_it_is_offered_once_and_leads_through_a_turn(guest: Come) -> None:
    me = guest()
    me.sit("bohnanza", ["me", "greedy", "greedy"], options={"first_player": "0"}, answer=0)
    guide = slip(me)
    expect(guide).to_contain_text("Bohnanza: your first match?")
    me.button("Show me how").click()
    expect(guide).to_contain_text("The first card in your hand must be planted")
    expect(guide).to_contain_text("A bot would do this: Plant the front card")
    expect(guide).to_contain_text("Field 1 is empty")
    expect(me.page.locator("[data-pointed]")).to_have_attribute("data-zone", "field/0/0")
    cards = me.page.locator(".rack li").count()
    me.button("Do it").click()
    expect(me.page.locator(".rack li")).to_have_count(cards - 1)
    expect(guide).to_have_count(0)
    expect(me.page.locator("[data-pointed]")).to_have_count(0)
    for _ in range(600):  # to the end of the turn, by what it says where it says something
        if "guide-draw" in me.page.evaluate(MET):
            break
        tap = me.next()
        shown = guide.get_by_role("button", name="Do it").or_(guide.get_by_role("button", name="Got it"))
        with contextlib.suppress(PlaywrightError):  # the moment may have passed
            if shown.count():
                shown.first.click(timeout=2000)
            elif tap:
                tap.click(timeout=2000)
    met = set(me.page.evaluate(MET))
    assert {"guide-plant-front", "guide-draw"} <= met
    assert met & {"guide-offer", "guide-deal"}  # who speaks first in the trade is a matter of the cards
    assert me.mistakes() == []
    me.page.reload()
    me.next()
    expect(me.page.get_by_text("Bohnanza: your first match?")).to_have_count(0)
    expect(me.page.get_by_text("The first card in your hand must be planted")).to_have_count(0)


def test_on_a_small_phone_it_points_and_leaves_room(guest: Come) -> None:
    """What a bot would do is marked and can be heard; it takes no line of its own, and is done where it is marked."""
    me = guest(size=SMALL)
    guided(me, options={"first_player": "0"})
    field = me.page.locator("[data-pointed]")
    expect(field).to_have_attribute("data-zone", "field/0/0")
    expect(slip(me)).to_contain_text("A bot would do this: Plant the front card")
    expect(slip(me).locator("p.vh")).to_have_count(1)
    expect(me.button("Do it")).to_have_count(0)
    cards = me.page.locator("[data-zone='hand/0'] .card").count()
    field.locator(".here").first.click()
    expect(me.page.locator("[data-zone='hand/0'] .card")).to_have_count(cards - 1)


def test_it_can_be_declined_turned_off_and_asked_for_again(guest: Come) -> None:
    me = guest()
    me.sit("bohnanza", ["me", "greedy", "greedy"], options={"first_player": "0"}, answer=0)
    me.button("No, thanks").click()
    expect(slip(me)).to_have_count(0)
    me.page.reload()
    me.next()
    expect(slip(me)).to_have_count(0)
    me.button("Menu").click()
    me.page.get_by_role("checkbox", name="Guide").check()
    expect(slip(me)).to_contain_text("The first card in your hand must be planted")
    me.page.evaluate("() => { const now = Date.now; Date.now = () => now() + 10_000; }")  # it has been read for a while
    me.button("Turn off").click()
    expect(slip(me)).to_have_count(0)
    me.page.reload()
    me.next()
    expect(slip(me)).to_have_count(0)
    assert me.page.evaluate(MET) == []


def test_the_keyboard_is_enough_and_listeners_hear_it(guest: Come) -> None:
    me = guest()
    me.sit("bohnanza", ["me", "greedy", "greedy"], options={"first_player": "0"}, answer=0)
    me.button("Show me how").focus()
    me.page.keyboard.press("Enter")
    heard = me.page.get_by_role("region", name="Guide").get_by_role("status")
    expect(heard).to_contain_text("The first card in your hand must be planted")
    me.button("Got it").focus()
    me.page.keyboard.press("Enter")
    expect(slip(me)).to_have_count(0)
    assert me.page.evaluate(MET) == ["guide-plant-front"]


def test_a_hint_says_why(guest: Come) -> None:
    me = guest()
    me.sit("bohnanza", ["me", "greedy", "greedy"], options={"first_player": "0"}, answer=0)
    me.button("Hint").click()
    hint = me.page.locator(".hinted")
    expect(hint).to_contain_text("A bot would do this:")
    expect(hint).to_contain_text("Field 1 is empty")


@pytest.mark.in_turn(1)
@pytest.mark.parametrize("game", BOXES)
def test_every_box_has_a_guide_that_covers_nothing(guest: Come, game: str) -> None:
    """On a small phone, in the language with the longest words, while the moments come up."""
    me = guest(size=SMALL, language="de")
    guide = guided(me, game, options=shortest(game).options)
    looked = 0
    for _ in range(40):
        me.next()
        if guide.count() and looked < 3:
            looked += 1
            assert me.page.evaluate(WIDE) <= 0
            assert lasting(me, COVERED) == []
            assert violations(me) == []
            got = guide.get_by_role("button", name="Alles klar")
            if got.count():
                got.click()
        elif len(me.page.evaluate(MET)) >= 3:
            break
        else:
            me.play(1)
    assert looked >= 3
    me.forgiven = True  # to leave in mid-game may cut off a picture


@pytest.mark.in_turn(1)
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_the_language_of_the_page(guest: Come, language: str) -> None:
    me = guest(language=language)
    me.sit("nicht_die_bohne", ["me", "greedy", "greedy"], answer=0)
    me.button(OFFERS[language]).click()
    expect(slip(me)).not_to_contain_text("guide-")
