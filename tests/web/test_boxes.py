"""Every box from the lobby to the result, through its own look and through the plain table."""

from __future__ import annotations

import os
from collections.abc import Callable

import pytest
from shortest import BOXES, few, full, options
from web.browsing import DESK, PHONE, Guest

from haricot.kernel import registry
from haricot.locales import texts

pytestmark = pytest.mark.browser

LONG = os.environ.get("HARICOT_LONG") == "1"


def through_the_lobby(guest: Guest, game: str) -> None:
    """From the shelf to a full table, where one's own turns are few, by what a person taps."""
    page = guest.open()
    page.locator(f'.boxes a[href="#/new/{game}"]').click()
    page.get_by_role("group", name="Seats").get_by_role("button", name=str(full(game)), exact=True).click()
    page.get_by_text("House rules").click()
    for name, value in options(game, full(game)).items():
        page.get_by_label(texts("en", registry.packages()[game]).say(f"option-{name}.about")).select_option(value)
    page.get_by_text("Time and manners").click()
    page.get_by_label("How fast the bots are").select_option("instant")
    guest.button("Start").click()
    page.wait_for_selector(".room .board")


@pytest.mark.in_turn(3)
@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
@pytest.mark.parametrize("game", BOXES)
def test_own_look(guest: Callable[..., Guest], game: str, size: tuple[int, int]) -> None:
    me = guest(size=size)
    through_the_lobby(me, game)
    assert me.play()
    assert me.page.get_by_role("button", name="Play again").is_visible()
    assert me.mistakes() == []


@pytest.mark.in_turn(1)
@pytest.mark.parametrize("game", BOXES)
def test_plain_table(guest: Callable[..., Guest], game: str) -> None:
    """Its menu is the same list all match long: what is tapped by hand in the first turns goes on by itself."""
    me = guest()
    me.short(game, plain=True, seats=few(game))
    assert me.play(2000 if LONG else 30, plain=True) or me.rush(plain=True)
    assert me.mistakes() == []
