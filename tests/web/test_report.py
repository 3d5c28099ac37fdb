"""The page of `report`: axe finds nothing, nothing scrolls sideways, light and dark, on a phone and on a desk."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser
from web.browsing import DESK, PHONE
from web.test_access import AXE, LOOKS

from haricot.arena.rows import Parts, Plan, Writer, parquet, write_whole
from haricot.arena.simulate import Lineup, make_jobs, play
from haricot.cli import run

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The report of a few matches with a market, harvests and times."""
    path = tmp_path_factory.mktemp("report") / "matches.parquet"
    lineup = Lineup("bohnanza", ("greedy", "random", "random"), options=(("exhaustions", "1"),))
    plan = Plan(lineup, "report", 6, ("seats", "beans", "times"))
    parts = Parts(path, plan)
    parts.open()
    for number, job in enumerate(make_jobs(lineup, "report", 6, wants=plan.wants)):
        write_whole(parts.part(number), parquet(Writer(plan).rows(number + 1, [play(job)])))
    parts.join(6)
    parts.clear()
    assert run(["report", str(path), "--lang", "de", "--pictures"]) == 0
    return path.with_suffix(".html")


def test_the_page_holds_every_chart_and_needs_nothing_else(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    charts = re.findall(r'<section id="(\w+)">', text)
    assert charts == ["ratings", "wins", "margins", "length", "turns", "offers", "sources", "worth", "cost"]
    assert not re.search(r'(src|href)="|url\(["\']?http|@import|<script', text)
    assert text.count("<svg ") == 2 * len(charts) and '<html lang="de">' in text and "Wertung" in text
    for chart in charts:
        picture = page.with_name(f"matches-{chart}.png").read_bytes()
        assert picture.startswith(b"\x89PNG") and len(picture) > 5000


@pytest.mark.parametrize("scheme", LOOKS)
def test_axe_finds_nothing_and_it_fits(page: Path, browser: Browser, scheme: str) -> None:
    for width, height in (PHONE, DESK):
        context = browser.new_context(
            viewport={"width": width, "height": height},
            color_scheme="dark" if scheme == "dark" else "light",
        )
        sheet = context.new_page()
        sheet.goto(page.as_uri())
        sheet.evaluate("document.querySelectorAll('details').forEach(each => { each.open = true; })")
        assert sheet.evaluate("document.scrollingElement.scrollWidth - innerWidth") <= 0, width
        sheet.evaluate(AXE.read_text(encoding="utf-8") + "; null")
        told: Any = sheet.evaluate("runOnly => axe.run({ runOnly })", LOOKS[scheme])
        assert [(rule["id"], rule["nodes"][0]["html"][:160]) for rule in told["violations"]] == []
        shown = sheet.evaluate("[...document.querySelectorAll('svg')].filter(each => each.clientWidth > 0).length")
        assert shown == 9
        context.close()
