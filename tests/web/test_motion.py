"""Motion explains: a harvest turns cards to coins, a new deck is riffled; whoever wants less motion sees marks instead."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect
from web.browsing import Guest

pytestmark = pytest.mark.browser

Come = Callable[..., Guest]

# Counts what flies over the table, as it is put there.
COUNT = """() => {
    window.flown = { minted: 0, riffled: 0, layers: 0 };
    new MutationObserver((changes) => {
        for (const layer of changes.flatMap((change) => [...change.addedNodes])) {
            if (!layer.classList?.contains("ghosts")) continue;
            flown.layers += 1;
            for (const name of ["minted", "riffled"]) flown[name] += layer.querySelectorAll(`.${name}`).length;
        }
    }).observe(document.body, { childList: true });
}"""


def played(guest: Come, **more: Any) -> tuple[Guest, str, list[Any]]:
    """Somebody who can look at a match that bots have played, and its decisions."""
    me = guest(**more)
    table = me.sit("bohnanza", ["greedy"] * 4, options={"exhaustions": "2"})
    me.page.wait_for_selector(".towers")
    return me, table, me.ask(f"/api/tables/{table}/replay?seat=-2")["steps"]


def step_with(steps: list[Any], true: Callable[[Any], bool]) -> int:
    """How many decisions come before the first with such an event."""
    return next(i for i, step in enumerate(steps) if any(true(event) for event in step["events"]))


def look_from(me: Guest, table: str, before: int) -> None:
    """Go to a moment of a replay, and count from there."""
    me.open(f"#/replay/{table}?at={before}&seat=0").wait_for_selector(".board .own-area")
    me.page.evaluate(COUNT)


def test_a_harvest_turns_cards_to_coins(guest: Come) -> None:
    me, table, steps = played(guest, reduced_motion="no-preference")
    at = step_with(steps, lambda event: event["id"] == "harvested" and event["args"]["coins"] >= 2)
    coins = sum(event["args"]["coins"] for event in steps[at]["events"] if event["id"] == "harvested")
    look_from(me, table, at)
    me.button("One further").click()
    me.until(f"flown.minted === {coins}")
    expect(me.page.locator(".ghosts")).to_have_count(0)  # and nothing is left lying


@pytest.mark.long
def test_a_new_deck_is_riffled(guest: Come) -> None:
    me, table, steps = played(guest, reduced_motion="no-preference")
    at = step_with(steps, lambda event: event["id"] == "reshuffled")
    look_from(me, table, at)
    me.button("One further").click()
    me.until("flown.riffled >= 6")
    expect(me.page.locator(".ghosts")).to_have_count(0)


def test_less_motion_marks_the_last_step_only(guest: Come) -> None:
    me, table, steps = played(guest)
    at = step_with(steps, lambda event: event["id"] == "harvested" and event["args"]["coins"] >= 2)
    look_from(me, table, at)
    harvester = steps[at]["actor"]
    me.button("One further").click()
    me.page.wait_for_selector(f'[data-zone="coins/{harvester}"].landed')
    planting = at + 1 + step_with(steps[at + 1 :], lambda event: event["id"] == "planted")
    for _ in range(planting - at):
        me.button("One further").click()
    me.page.wait_for_selector('[data-zone^="field/"].landed, [data-zone^="field/"] .landed')
    assert me.page.locator('[data-zone^="coins/"].landed').count() == 0
    expect(me.page.locator(".landed")).to_have_count(0)
    assert me.page.evaluate("flown.layers") == 0
