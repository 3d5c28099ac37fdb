"""How far a long command has come: a line on standard error that is drawn over and over, for people only."""

from __future__ import annotations

import sys
import time

from haricot.locales import Texts

WIDTH = 24  # of the bar
PAUSE = 0.2  # seconds between two drawings


def decimal(value: float, digits: int, spoken: Texts) -> str:
    """A number with so many digits after its point, or its comma."""
    return f"{value:.{digits}f}".replace(".", "." if spoken.lang == "en" else ",")


class Progress:
    """Counts matches, and says how long the rest will take; says nothing where nobody watches."""

    def __init__(self, games: int, spoken: Texts) -> None:
        self.games = games
        self.spoken = spoken
        self.started = self.shown = time.monotonic()
        self.watched = sys.stderr.isatty()
        self.known = 0  # played before this began
        self.wide = 0

    def begun(self, known: int) -> None:
        """So many need not be played again."""
        self.known = known

    def show(self, played: int) -> None:
        """Draw the bar, if it is time to."""
        now = time.monotonic()
        if not self.watched or now - self.shown < PAUSE:
            return
        self.shown = now
        full = WIDTH * played // self.games
        line = "█" * full + "░" * (WIDTH - full) + " "
        line += self.spoken.say("simulate-progress", played=played, games=self.games)
        new = played - self.known
        if new > 0 and now - self.started > 1:
            left = (self.games - played) * (now - self.started) / new
            line += ", " + self.spoken.say("simulate-progress.left", minutes=int(left // 60), seconds=int(left % 60))
        self.draw(line)

    def done(self) -> None:
        """The last word."""
        if self.watched:
            seconds = max(0.001, time.monotonic() - self.started)
            took = {"seconds": decimal(seconds, 1, self.spoken)}
            took["speed"] = decimal((self.games - self.known) / seconds, 0, self.spoken)
            self.draw(self.spoken.say("simulate-progress.done", games=self.games, **took))
            print(file=sys.stderr)

    def draw(self, line: str) -> None:
        """Write over what stood there."""
        print(f"\r{line.ljust(self.wide)}", end="", file=sys.stderr, flush=True)
        self.wide = len(line)
