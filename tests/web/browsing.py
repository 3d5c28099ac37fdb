"""A real Chromium against a real `haricot serve`, and people who tap what a person would."""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, BrowserType, ElementHandle, Locator, Page, expect
from playwright.sync_api import Error as PlaywrightError
from shortest import options, shortest

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
# The shell is Chromium without a window of its own, which costs four times what our page does.
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
# No sandbox for root; no background traffic of the browser's own.
FLAGS = [
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PHONE, SMALL, DESK = (390, 844), (360, 740), (1280, 800)
LANGUAGES = ("en", "fr", "de")
PATIENCE = 90_000  # milliseconds: a result waits for a worker process, which gives way on a busy machine
expect.set_options(timeout=PATIENCE)  # what comes, comes sooner; a slow machine is no mistake of the page
HAND = ".room :is(.rack, .handstrip) li"  # on a phone a guide who speaks takes the rack's room
PERSON = (HERE / "person.js").read_text(encoding="utf-8")


def chromium() -> str:
    """The browser on this machine, or nothing."""
    return next((found for name in NAMES if (found := shutil.which(name))), "")


def launch(kind: BrowserType, *more: str) -> Browser:
    """Start it, with more flags if need be."""
    root = ["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
    return kind.launch(executable_path=chromium(), args=[*FLAGS, *root, *more])


@contextlib.contextmanager
def served() -> Iterator[str]:
    """The address of a `haricot serve` with a database and deals of its own; it believes us who connects, as a proxy's."""
    with tempfile.TemporaryDirectory(prefix="haricot-web-") as folder:
        words = ["serve", "--port", "0", "--database", str(Path(folder, "tables.db")), "--proxy", "127.0.0.1"]
        env = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
        process = subprocess.Popen(
            [sys.executable, HERE / "known_deals.py", *words], env=env, stdout=subprocess.PIPE, text=True
        )
        try:
            assert process.stdout is not None
            line = process.stdout.readline()
            assert "http://" in line, "haricot serve did not start"
            yield next(word for word in line.split() if word.startswith("http://"))
        finally:
            process.terminate()
            process.wait(20)
            if process.stdout:
                process.stdout.close()


class Guest:
    """One person with a browser of their own, who notes what goes wrong."""

    count = 0

    def __init__(
        self, browser: Browser, base: str, size: tuple[int, int] = DESK, language: str = "en", **more: Any
    ) -> None:
        Guest.count += 1
        more.setdefault("reduced_motion", "reduce")
        self.base = base
        self.problems: list[str] = []
        self.forgiven = False  # then requests may fail
        self.context: BrowserContext = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale={"en": "en-GB", "fr": "fr-FR", "de": "de-DE"}[language],
            # each person has an address of their own, so that what the server allows one address is no matter here
            extra_http_headers={"X-Forwarded-For": f"10.1.{Guest.count // 250}.{Guest.count % 250 + 1}"},
            **more,
        )
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(PERSON)
        self.context.on("page", self.watch)
        self.page: Page = self.context.new_page()

    def watch(self, page: Page) -> None:
        """Note what a page complains about."""
        page.on(
            "console", lambda said: self.note(f"console: {said.text}") if said.type in ("error", "warning") else None
        )
        page.on("pageerror", lambda error: self.note(f"error: {error}"))
        page.on("requestfailed", lambda request: self.note(f"failed: {request.url} {request.failure}"))
        page.on(
            "response", lambda answer: self.note(f"{answer.status}: {answer.url}") if answer.status >= 400 else None
        )

    def note(self, problem: str) -> None:
        """Keep a complaint, unless something fails on purpose."""
        if not self.forgiven:
            self.problems.append(problem)

    def open(self, place: str = "") -> Page:
        """Go to a place of the page, such as `#/rules`."""
        self.page.goto(f"{self.base}/{place}")
        return self.page

    def button(self, name: str, **more: Any) -> Locator:
        """A button by what it says."""
        return self.page.get_by_role("button", name=name, **more)

    # -- tables

    def ask(self, path: str, body: Any = None) -> Any:
        """Speak to the server as the page does."""
        script = """async ([path, body]) => {
            const sent = body === null ? {} : { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
            const answer = await fetch(path, sent);
            return [answer.status, await answer.text()];
        }"""
        status, text = self.page.evaluate(script, [path, body])
        assert status < 300, (path, status, text)
        return json.loads(text) if text else None

    def sit(self, game: str, seats: list[str], plain: bool = False, **more: Any) -> str:
        """A table of a box without the way through the lobby; gives its id."""
        if not self.page.url.startswith(self.base):
            self.open()
        self.until("document.querySelector('.me')?.getAttribute('aria-label')?.includes(':')")
        body = {"game": game, "seats": seats, "pace": "instant", "start": "open" not in seats, **more}
        link = self.ask("/api/tables", body)
        self.go(link["id"], plain)
        return str(link["id"])

    def short(self, game: str, plain: bool = False, **more: Any) -> str:
        """A short match of a box against bots; gives the table's id."""
        count = more.pop("seats", shortest(game).seats)
        chosen = {**options(game, count), **more.pop("options", {})}
        return self.sit(game, ["me"] + ["greedy"] * (count - 1), plain, options=chosen, **more)

    def go(self, table: str, plain: bool = False) -> None:
        """Go to a table and wait until it is drawn."""
        self.open(f"#/t/{table}" + ("?plain=1" if plain else ""))
        self.page.wait_for_selector(".room .board, .chairs, .sit, .cover, .towers")

    # -- the line

    def cut(self) -> None:
        """Lose the line."""
        self.forgiven = True
        self.context.set_offline(True)
        self.page.evaluate("() => person.cut()")

    def mend(self) -> None:
        """Have it again."""
        self.context.set_offline(False)

    # -- taps

    def next(self, plain: bool = False) -> ElementHandle | None:
        """Wait for what to tap next; nothing: the result is shown."""
        found = self.page.evaluate_handle("([plain, patience]) => person.next(plain, patience)", [plain, PATIENCE])
        return found.as_element()

    def until(self, condition: str) -> None:
        """Wait until something is so in the page, as an expression of JavaScript."""
        self.page.evaluate(f"patience => person.until(() => {condition}, patience)", PATIENCE)

    def play(self, taps: int = 2000, plain: bool = False) -> bool:
        """Tap on, at most so often; was the result reached?"""
        for _ in range(taps):
            button = self.next(plain)
            if button is None:
                return True
            # a bot may have moved on, and the button with it
            with contextlib.suppress(PlaywrightError):
                button.click(timeout=2000)
        return False

    def rush(self, taps: int = 2000, plain: bool = False) -> bool:
        """The same where taps are not what is looked at: the page's own script taps, in a tenth of the time."""
        script = "([taps, plain, patience]) => person.rush(taps, plain, patience)"
        return bool(self.page.evaluate(script, [taps, plain, PATIENCE]))

    def refusals(self) -> list[Any]:
        """Decisions the server refused."""
        return list(self.page.evaluate("person.line.refused"))

    def mistakes(self) -> list[Any]:
        """Decisions refused for another reason than haste: late, for an offer taken meanwhile, or passed already by itself."""
        return [
            each for each in self.refusals() if each["error"] != "stale" and each["rule"] not in ("KER-04", "KER-07")
        ]

    def close(self) -> None:
        """Leave."""
        self.context.close()
