"""What the page weighs, and that it rests when nothing happens."""

from __future__ import annotations

from typing import Any

import pytest
from web.browsing import DESK, PHONE, Guest
from web.company import Come

pytestmark = pytest.mark.browser

FIRST_LOAD = 150_000  # bytes as they travel
REST = 3000  # milliseconds
IDLE = 0.01  # of a processor
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


class Clock:
    """What the browser itself counts of a page: seconds of its thread's work, and what was laid out."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.line = guest.context.new_cdp_session(guest.page)
        self.line.send("Performance.enable", {"timeDomain": "threadTicks"})  # a busy machine is not the page's work

    def counted(self) -> tuple[float, list[float]]:
        """Seconds of work so far, and moves."""
        told: Any = self.line.send("Performance.getMetrics")
        found = {each["name"]: each["value"] for each in told["metrics"]}
        return found["TaskDuration"], [found[name] for name in MOVES]

    def rests(self, still: bool = False) -> float:
        """The share of a processor that the page takes at rest; `still`: it moves nothing, either."""
        shares: list[float] = []
        for _ in range(10):  # what was still moving comes to rest
            worked, moved = self.counted()
            self.guest.page.wait_for_timeout(REST)
            more, moves = self.counted()
            shares.append((more - worked) * 1000 / REST)
            if shares[-1] < IDLE and (moves == moved or not still):
                return shares[-1]
        raise AssertionError(f"the page never rests: {shares}")


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_a_page_that_waits_rests(guest: Come, size: tuple[int, int]) -> None:
    """In the lobby, in the waiting room and at a table that waits for me, where nothing is laid out and no style looked up, either."""
    me = guest(size=size, reduced_motion="no-preference")
    clock = Clock(me)
    me.open().wait_for_selector(".boxes li")
    clock.rests()
    me.sit("bohnanza", ["me", "open", "open"])
    me.page.wait_for_selector(".chairs .open")
    clock.rests()
    me.short("bohnanza", answer=0, options={"first_player": "0"})
    me.next()
    clock.rests(still=True)
