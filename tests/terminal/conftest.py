"""A person at the terminal: standard input and output as the plain game meets them."""

from __future__ import annotations

import io
import re
import sys
from collections.abc import Callable, Sequence

import pytest

from haricot.kernel.chance import stream
from haricot.terminal import plain

RANGE = re.compile(r"1 (?:to|à|bis) (\d+)")
CTRL_C = "\x03"

Run = Callable[..., str]


class Page(io.StringIO):
    """Standard output that may call itself a terminal."""

    terminal = False

    def isatty(self) -> bool:
        return self.terminal


class Person(io.StringIO):
    """Standard input: types the given lines, then plays on by lot from what the prompt says, or leaves."""

    def __init__(self, page: Page, lines: Sequence[str], seed: str) -> None:
        super().__init__()
        self.page = page
        self.lines = list(lines)
        self.rng = stream(seed, "person", 0) if seed else None

    def readline(self, size: int | None = -1) -> str:  # type: ignore[override]
        if self.lines and self.lines[0] == CTRL_C:
            raise KeyboardInterrupt
        if self.lines:
            return self.lines.pop(0) + "\n"
        if self.rng is None:
            return ""
        prompt = self.page.getvalue().rpartition("\n")[2]
        found = RANGE.search(prompt)
        if found is None:  # a question of the offer builder, a hand-over, or where to save: Enter goes on
            return "\n"
        return f"{1 + int(self.rng.below(int(found[1])))}\n"


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch) -> Run:
    """Play with typed lines; with a seed `by_lot` the person plays on by lot. Gives what was shown."""

    def playing(
        game: str = "bohnanza", lines: Sequence[str] = (), by_lot: str = "", terminal: bool = False, **how: object
    ) -> str:
        page = Page()
        page.terminal = terminal
        with monkeypatch.context() as patch:
            patch.setattr(sys, "stdout", page)
            patch.setattr(sys, "stdin", Person(page, lines, by_lot))
            seats = how.pop("seats", [] if how.get("resume") else ["me", "random", "random", "random"])
            assert plain.play(game, seats=seats, **({"lang": "en", "seed": "t"} | how)) == 0  # type: ignore[arg-type]
        shown = page.getvalue()
        assert "{" not in shown and "???" not in shown
        return shown

    return playing
