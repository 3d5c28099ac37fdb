"""How quick the page is in Chromium on this machine: what the first load weighs, how soon a decision is seen, and how
it bears a match of bots that do not think. Prints one line of JSON.

usage: python bench/page.py
"""

from __future__ import annotations

import contextlib
import json
import statistics
import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests"))

from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import sync_playwright
from web.browsing import Guest, chromium, launch, served

TAPS = 120
# From a tap that sends a decision to the picture in which the table lies as it does afterwards: `data-seq` says what is
# shown, and the frame in which it is drawn counts.
WATCH_TAPS = """() => {
    const sent = new Map(), told = new Map(), shown = [];
    let tapped = 0;
    addEventListener("click", () => { tapped = performance.now(); }, true);
    const send = WebSocket.prototype.send;
    WebSocket.prototype.send = function (data) {
        const message = JSON.parse(data);
        if (message.type === "act") sent.set(message.key, tapped);
        if (!this.measured) this.addEventListener("message", ({ data }) => {
            const answer = JSON.parse(data);
            if (answer.type === "ack") told.set(answer.key, { seq: answer.seq, now: performance.now() });
        });
        this.measured = true;
        return send.call(this, data);
    };
    const room = document.querySelector(".room");
    new MutationObserver(() => {
        const seq = Number(room.dataset.seq);
        requestAnimationFrame(() => setTimeout(() => shown.push({ seq, now: performance.now() })));
    }).observe(room, { attributeFilter: ["data-seq"] });
    window.measured = () => [...sent].flatMap(([key, began]) => {
        const ack = told.get(key);
        const first = ack && shown.find(({ seq }) => seq >= ack.seq);
        return first ? [[first.now - began, ack.now - began]] : [];
    });
}"""
# The longest time in which the page answered nothing, and the steps it was told.
WATCH_STEPS = """() => {
    window.pulse = { longest: 0, began: performance.now(), steps: person.line.steps };
    let last = performance.now();
    setInterval(() => {
        const now = performance.now();
        pulse.longest = Math.max(pulse.longest, now - last);
        last = now;
    }, 5);
}"""


def first_load(guest: Guest) -> int:
    """Bytes over the line until the lobby stands."""
    line = guest.context.new_cdp_session(guest.page)
    sizes: list[int] = []
    line.on("Network.loadingFinished", lambda told: sizes.append(int(told["encodedDataLength"])))
    line.send("Network.enable")
    guest.open().wait_for_selector(".boxes li")
    guest.page.wait_for_load_state("networkidle")
    return sum(sizes)


def decisions(guest: Guest) -> dict[str, Any]:
    """Milliseconds from a tap that decides to its picture, and to the server's word that it is durable."""
    guest.short("bohnanza")
    guest.page.wait_for_selector(".rack li")
    guest.page.evaluate(WATCH_TAPS)
    guest.play(TAPS)
    seen, acked = zip(*guest.page.evaluate("() => measured()"), strict=True)
    return {
        "decisions": len(seen),
        "median_ms": round(statistics.median(seen), 1),
        "p95_ms": round(sorted(seen)[len(seen) * 95 // 100], 1),
        "worst_ms": round(max(seen), 1),
        "median_ack_ms": round(statistics.median(acked), 1),
    }


def crowd(other: Guest) -> dict[str, Any]:
    """A whole match of bots that do not think, watched."""
    other.open()
    other.page.evaluate(WATCH_STEPS)
    other.sit("bohnanza", ["greedy"] * 4, hints=False)
    other.until("person.line.table?.status === 'over'")
    told = other.page.evaluate("() => ({ ...pulse, ended: performance.now(), now: person.line.steps })")
    seconds = (told["ended"] - told["began"]) / 1000
    steps = told["now"] - told["steps"]
    return {
        "steps": steps,
        "steps_a_second": round(steps / seconds, 1),
        "longest_silence_ms": round(told["longest"], 1),
    }


def main() -> None:
    """Measure."""
    if not chromium():
        sys.exit("bench/page.py: no chromium on PATH")
    with sync_playwright() as playwright, served() as base:
        browser = launch(playwright.chromium)
        weight = first_load(Guest(browser, base))
        seen = decisions(Guest(browser, base, reduced_motion="no-preference"))
        still = decisions(Guest(browser, base))
        busy = crowd(Guest(browser, base, reduced_motion="no-preference"))
        with contextlib.suppress(PlaywrightError):
            browser.close()
    print(json.dumps({"first_load_bytes": weight, "decision": seen, "decision_still": still, "bots": busy}))


if __name__ == "__main__":
    main()
