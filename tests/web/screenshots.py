"""Pictures of the page to look at: every page, every box in mid-game, trading and the result; phone and desk, light and dark.

usage: python tests/web/screenshots.py [FOLDER] [WORD…]     (words choose pictures by their name; ./screenshots by default)
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from playwright.sync_api import Browser, sync_playwright
from shortest import BOXES
from web.browsing import DESK, LANGUAGES, PHONE, Guest, chromium, launch, served
from web.crowd import Table, choosing, offered

LOOKS = [(name, size, scheme) for name, size in (("desk", DESK), ("phone", PHONE)) for scheme in ("light", "dark")]
# An offer, or a choice, before full tables on small screens.
CROWDS = [("bohnanza", 3), ("bohnanza", 4), ("bohnanza", 7), ("ladybohn", 5), ("al_cabohne", 2), ("nicht_die_bohne", 6)]
SMALL = {"small": (360, 640), "phone": PHONE, "lying": (844, 390)}
MIDDLE = 26  # taps into a match
# Whoever has met all boxes is not asked whether it is the first time.
SEASONED = json.dumps({"guides": {game: {"on": False, "met": []} for game in BOXES}})
SEASONED_IN = "([language, known]) => localStorage.setItem('haricot.settings', JSON.stringify({ language, ...known }))"
REMEMBER = f"localStorage['haricot.settings'] ??= {json.dumps(SEASONED)}"


class Album:
    """Takes every picture four times."""

    def __init__(self, browser: Browser, base: str, folder: Path, words: list[str]) -> None:
        self.browser, self.base, self.folder, self.words = browser, base, folder, words

    def wants(self, name: str) -> bool:
        """Was this picture asked for?"""
        return not self.words or any(word in name for word in self.words)

    def guest(self, new: bool = False) -> Guest:
        """Somebody who has played before, or not."""
        guest = Guest(self.browser, self.base)
        if not new:
            guest.context.add_init_script(REMEMBER)
        return guest

    def take(
        self, guest: Guest, name: str, ready: str, prepare: Callable[[], object] = lambda: None, whole: bool = False
    ) -> None:
        """The page as it is now, drawn anew in every look; `ready` is what must be seen."""
        for word, (width, height), scheme in LOOKS:
            guest.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")  # type: ignore[arg-type]
            guest.page.set_viewport_size({"width": width, "height": height})
            guest.page.reload()
            guest.page.wait_for_selector(ready)
            prepare()
            guest.page.evaluate("document.fonts.ready")
            guest.page.wait_for_load_state("networkidle")
            guest.page.screenshot(path=self.folder / f"{name}-{word}-{scheme}.png", full_page=whole)
        guest.page.set_viewport_size({"width": DESK[0], "height": DESK[1]})
        print(name, flush=True)

    # -- the pictures

    def pages(self) -> None:
        """Lobby, new table, waiting room, rules, settings."""
        me = self.guest()
        me.sit("dice", ["me", "open", "greedy"])  # so that the lobby has something to tell
        if self.wants("waiting"):
            self.take(me, "waiting", ".chairs")
        for name, place, ready in (
            ("lobby", "", ".boxes li"),
            ("new", "#/new/bohnanza", "form .lines"),
            ("rules", "#/rules/bohnanza", ".rule"),
            ("me", "#/me", "form"),
        ):
            if self.wants(name):
                me.open(place)
                self.take(me, name, ready, whole=name == "me")
        me.close()

    def box(self, game: str) -> None:
        """A box in mid-game, its result and its replay."""
        me = self.guest()
        table = me.short(game, answer=0)
        if self.wants(game):
            me.play(MIDDLE)
            me.next()
            self.take(me, game, ".board .own-area", lambda: me.next())
            me.go(table, plain=True)
            self.take(me, f"{game}-plain", ".board .own-area")
        if self.wants(f"result-{game}") or self.wants(f"replay-{game}"):
            me.go(table)
            assert me.play()
            self.take(
                me, f"result-{game}", ".towers", lambda: me.page.wait_for_selector("main svg[role=img]"), whole=True
            )
            me.open(f"#/replay/{table}?at=40")
            self.take(me, f"replay-{game}", ".deckhand")
        me.close()

    def guide(self) -> None:
        """A first game."""
        me = self.guest(new=True)
        me.sit("bohnanza", ["me", "greedy", "greedy"], options={"first_player": "0"}, answer=0)
        self.take(me, "guide-offer", ".guide .btn")
        me.page.locator(".guide .btn").first.click()
        self.take(me, "guide", ".guide .small")
        me.close()

    def phones(self) -> None:
        """Everything in one view."""
        for game, seats in CROWDS:
            name = f"phone-{game}-{seats}"
            if not self.wants(name):
                continue
            table = Table(lambda **more: Guest(self.browser, self.base, **more), game, seats)
            choosing(table) if game == "nicht_die_bohne" else offered(table, game)
            page = table.phone.page
            for language in LANGUAGES:
                page.evaluate(SEASONED_IN, [language, json.loads(SEASONED)])
                page.reload()
                page.wait_for_selector(".slip .acts, .spot button.pick")
                for size, (width, height) in SMALL.items():
                    page.set_viewport_size({"width": width, "height": height})
                    for scheme in ("light", "dark"):
                        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
                        page.wait_for_load_state("networkidle")
                        page.screenshot(path=self.folder / f"{name}-{language}-{size}-{scheme}.png")
            table.phone.close()
            table.host.close()
            print(name, flush=True)

    def trading(self) -> None:
        """An offer that has come, the answer to it, and one of my own."""
        me = self.guest()
        me.sit("bohnanza", ["me", "greedy", "greedy", "greedy"], answer=0)
        for _ in range(60):
            me.next()
            if me.page.locator(".slip.new").count():
                break
            me.play(1)
        self.take(me, "trade-offer", ".slip.new")
        self.take(me, "trade-counter", ".slip.new", lambda: me.page.locator("[data-key=c]").click())
        for _ in range(100):
            me.next()
            if me.page.locator("[data-key=o]").count() and me.page.locator(".pair.middle button").count():
                break
            me.play(1)

        def compose() -> None:
            me.page.locator("[data-key=o]").click()
            me.page.locator(".sheet .hand button").first.click()
            me.page.locator(".sheet .want").nth(3).click()

        self.take(me, "trade-composer", "[data-key=o]", compose)
        self.take(me, "trade-wish", "[data-key=w]", lambda: me.page.locator("[data-key=w]").click())
        me.close()


def main(words: list[str]) -> None:
    """Take them all, or those asked for."""
    folder = Path(words[0] if words else "screenshots")
    folder.mkdir(parents=True, exist_ok=True)
    if not chromium():
        sys.exit("screenshots: no chromium on PATH")
    with sync_playwright() as playwright, served() as base:
        browser = launch(playwright.chromium)
        album = Album(browser, base, folder, words[1:])
        if any(album.wants(name) for name in ("lobby", "new", "waiting", "rules", "me")):
            album.pages()
        if album.wants("guide"):
            album.guide()
        album.phones()
        if album.wants("trade"):
            album.trading()
        for game in BOXES:
            if album.wants(game) or album.wants(f"result-{game}") or album.wants(f"replay-{game}"):
                album.box(game)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
