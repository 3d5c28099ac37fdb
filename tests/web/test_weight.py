"""What the page weighs, and that it rests when nothing happens."""

from __future__ import annotations

from typing import Any

import pytest
from web.company import Come

pytestmark = pytest.mark.browser

FIRST_LOAD = 150_000  # bytes as they travel
REST = 3000  # milliseconds
MOVES = ("LayoutCount", "RecalcStyleCount")


def test_the_first_load_is_light_and_faces_and_lessons_come_when_needed(guest: Come) -> None:
    me = guest()
    line = me.context.new_cdp_session(me.page)
    line.send("Network.enable")
    came: dict[str, str] = {}
    sizes: dict[str, float] = {}
    line.on("Network.responseReceived", lambda told: came.update({told["requestId"]: told["response"]["url"]}))
    line.on("Network.loadingFinished", lambda told: sizes.update({told["requestId"]: told["encodedDataLength"]}))
    me.open().wait_for_selector(".boxes li")
    me.page.wait_for_load_state("networkidle")
    assert 50_000 < sum(sizes.values()) <= FIRST_LOAD, {came.get(each): size for each, size in sizes.items()}
    assert not [url for url in came.values() if "Coach" in url or "Table-" in url]


def test_a_table_that_waits_for_me_rests(guest: Come) -> None:
    """Nothing is laid out and no style is looked up while nobody does anything."""
    me = guest(reduced_motion="no-preference")
    me.short("bohnanza", answer=0, options={"first_player": "0"})
    me.next()
    line = me.context.new_cdp_session(me.page)
    line.send("Performance.enable")

    def counted() -> list[float]:
        told: Any = line.send("Performance.getMetrics")
        found = {each["name"]: each["value"] for each in told["metrics"]}
        return [found[name] for name in MOVES]

    for _ in range(10):  # what was still moving comes to rest
        before = counted()
        me.page.wait_for_timeout(REST)
        if counted() == before:
            return
    raise AssertionError("the page never rests")
