"""Boxes that no page was built with, in the browser: their sentences and faces come over HTTP."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from outside.packages import installed
from playwright.sync_api import Browser
from web.browsing import Guest, served

pytestmark = pytest.mark.browser

KEY = re.compile(r"\b(?:action|event|zone|question|ask|play|web|rule|game)-[a-z]+", re.IGNORECASE)
TAKES = {"en": "You take", "fr": "Tu prends", "de": "Du nimmst"}
ASKED = {"en": "How many beans", "fr": "Combien de haricots", "de": "Wie viele Bohnen"}
TITLES = {"en": "The jar", "fr": "Le bocal", "de": "Das Glas"}


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that was started where two boxes from outside are installed."""
    with installed(tmp_path_factory.mktemp("outside")), served() as address:
        yield address


def played(browser: Browser, base: str, lang: str, game: str, seats: int, told: str = "", **more: Any) -> str:
    """Play a match to its end; `told`: what the log says of the first decision. Gives what the page said at the table."""
    me = Guest(browser, base, language=lang)
    try:
        me.sit(game, ["me"] + ["greedy"] * (seats - 1), **more)
        assert me.next(plain=True)
        said = me.page.locator("body").inner_text()
        assert not me.play(taps=1, plain=True)
        me.page.get_by_text(told or re.compile(".")).first.wait_for(state="attached")
        assert me.rush(plain=True)
        assert not me.mistakes(), me.mistakes()
        assert not me.problems, me.problems
        said += me.page.locator("body").inner_text()
    finally:
        me.close()
    assert not KEY.search(said), KEY.search(said)
    return said


@pytest.mark.in_turn(1)
@pytest.mark.parametrize("lang", TAKES)
def test_a_box_on_the_kernel_alone(browser: Browser, base: str, lang: str) -> None:
    said = played(browser, base, lang, "jar", 2, TAKES[lang])
    assert ASKED[lang] in said
    assert TITLES[lang] in said


@pytest.mark.in_turn(1)
@pytest.mark.parametrize("lang", TAKES)
def test_a_box_on_farm_as_new_game_writes_it(browser: Browser, base: str, lang: str) -> None:
    assert "Allotment" in played(browser, base, lang, "allotment", 3, options={"exhaustions": "1"})


def test_the_shelf_shows_them_and_their_rules(browser: Browser, base: str) -> None:
    me = Guest(browser, base, language="fr")
    page = me.open()
    page.locator('.boxes a[href="#/new/jar"]').wait_for()
    assert TITLES["fr"] in page.locator(".boxes").inner_text()
    me.open("#/rules/jar")
    page.get_by_text("pas plus qu’il n’y en a").first.wait_for()
    assert not me.problems
    me.close()
