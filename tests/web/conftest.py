"""A Chromium and a server a worker, and people who must end without a complaint."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright
from web.browsing import Guest, chromium, launch, served

from haricot.server.static_files import FOLDER

REQUIRED = os.environ.get("HARICOT_REQUIRE", "").split(",")


def pytest_configure(config: pytest.Config) -> None:
    """Name the mark of all tests here."""
    config.addinivalue_line("markers", "browser: needs a Chromium")


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One Chromium for all tests of a worker; every person gets a profile of their own."""
    if not chromium():
        (pytest.fail if "browser" in REQUIRED else pytest.skip)("browser: no chromium on PATH")
    with sync_playwright() as playwright:
        started = launch(playwright.chromium)
        yield started
        started.close()


@pytest.fixture(scope="session")
def base() -> Iterator[str]:
    """The address of a server."""
    if not (FOLDER / "index.html").is_file():
        pytest.fail("the page is not built: run ./haricot test or python hatch_build.py page")
    with served() as address:
        yield address


@pytest.fixture
def guest(browser: Browser, base: str) -> Iterator[Callable[..., Guest]]:
    """Makes people; at the end none of them may have met an error or a request that failed."""
    here: list[Guest] = []

    def come(**more: Any) -> Guest:
        here.append(Guest(browser, base, **more))
        return here[-1]

    yield come
    for each in here:
        each.close()
    problems = [problem for each in here for problem in each.problems]
    assert not problems, problems
