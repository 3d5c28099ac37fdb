"""Every box from the lobby to the result, through its own look and through the plain table."""

from __future__ import annotations

import os
from collections.abc import Callable

import pytest
from web.browsing import BOXES, DESK, PHONE, Guest

pytestmark = pytest.mark.browser

LONG = os.environ.get("HARICOT_LONG") == "1"

SHORT = {
    "exhaustions": ("How often the deck runs out", "1"),
    "deals": ("How many deals", "1"),
    "target": ("With how many coins the end begins", "3"),
}


# Full tables, where one's own turns are few; and a duel at the plain one.
FULL = {"bohnanza": 7, "ladybohn": 5, "al_cabohne": 2, "nicht_die_bohne": 6, "dice": 2}
FEW = {"bohnanza": 2, "ladybohn": 3, "al_cabohne": 2, "nicht_die_bohne": 3, "dice": 2}


def through_the_lobby(guest: Guest, game: str) -> None:
    """From the shelf to a table, by what a person taps."""
    page = guest.open()
    page.locator(f'.boxes a[href="#/new/{game}"]').click()
    page.get_by_role("group", name="Seats").get_by_role("button", name=str(FULL[game]), exact=True).click()
    page.get_by_text("House rules").click()
    for name, value in BOXES[game]["options"].items():
        page.get_by_label(SHORT[name][0]).select_option(value)
    page.get_by_text("Time and manners").click()
    page.get_by_label("How fast the bots are").select_option("instant")
    guest.button("Start").click()
    page.wait_for_selector(".room .board")


@pytest.mark.parametrize("size", [PHONE, pytest.param(DESK, marks=pytest.mark.long)], ids=["phone", "desk"])
@pytest.mark.parametrize("game", BOXES)
def test_own_look(guest: Callable[..., Guest], game: str, size: tuple[int, int]) -> None:
    me = guest(size=size)
    through_the_lobby(me, game)
    assert me.play()
    assert me.page.get_by_role("button", name="Rematch").is_visible()
    assert not [each for each in me.refusals() if each["error"] != "stale"]


@pytest.mark.parametrize("game", BOXES)
def test_plain_table(guest: Callable[..., Guest], game: str) -> None:
    """Its menu is the same list all match long: what is tapped by hand in the first turns goes on by itself."""
    me = guest()
    me.short(game, plain=True, seats=FEW[game])
    assert me.play(2000 if LONG else 30, plain=True) or me.rush(plain=True)
    assert not [each for each in me.refusals() if each["error"] != "stale"]
