"""Lines in, lines out: a terminal, a pipe or a test."""

from __future__ import annotations

import os
import re
import sys
import textwrap
from collections.abc import Sequence

WIDTH = 78

LABEL = re.compile(r" +\S.*?  +(?=\S)")  # of a line in two columns
STYLES = {"bold": "1", "dim": "2", "red": "31", "green": "32", "yellow": "33"}


def called_as() -> str:
    """The word that starts this program here: the front door says how it was called."""
    return os.environ.get("HARICOT_CALLED_AS") or "haricot"


class Closed(Exception):
    """The input has ended."""


class Console:
    """The standard streams as they are now; colours only for a terminal that wants them (NO_COLOR)."""

    def __init__(self) -> None:
        terminal = sys.stdout.isatty()
        self.echo = not sys.stdin.isatty()  # what is typed into a pipe would otherwise be missing from the page
        self.colour = terminal and "NO_COLOR" not in os.environ and os.environ.get("TERM") != "dumb"

    def style(self, text: str, name: str) -> str:
        """The text in bold, dim or a colour, where that is wanted."""
        return f"\x1b[{STYLES[name]}m{text}\x1b[0m" if self.colour and text else text

    def line(self, text: str = "", style: str = "") -> None:
        """One line, as it is."""
        shown = self.style(text, style) if style else text
        encoding = sys.stdout.encoding or "utf-8"
        if not encoding.lower().startswith("utf"):
            shown = shown.replace("\N{MINUS SIGN}", "-")  # no number may lose its sign
        print(shown.encode(encoding, "replace").decode(encoding))

    def tell(self, text: str, indent: str = "", style: str = "", hang: str = "") -> None:
        """A sentence, broken into lines; all are indented, those after the first also hang."""
        for part in text.splitlines() or [""]:
            wrapped = textwrap.wrap(
                part, WIDTH, initial_indent=indent, subsequent_indent=indent + hang, break_on_hyphens=False
            )
            for line in wrapped or [""]:
                self.line(line, style)

    def chapters(self, chapters: Sequence[tuple[str, Sequence[str]]]) -> None:
        """Titles, and their paragraphs below them."""
        for title, paragraphs in chapters:
            self.line(title, "bold")
            for paragraph in paragraphs:
                self.tell(paragraph, "    ")
                self.line()

    def page(self, text: str) -> None:
        """Paragraphs from the margin, and indented lines in two columns that go on below their own text."""
        parts: list[str] = []
        for line in text.splitlines():
            if parts and line[:1].strip() and parts[-1][:1].strip():
                parts[-1] += f" {line}"
            else:
                parts.append(line)
        for part in parts:
            label = LABEL.match(part)
            hang = len(label[0]) if label is not None else len(part) - len(part.lstrip())
            for line in textwrap.wrap(part, WIDTH, subsequent_indent=" " * hang, break_on_hyphens=False) or [""]:
                self.line(line)

    def rule(self) -> None:
        """A line across."""
        self.line("-" * WIDTH, "dim")

    def cover(self) -> None:
        """Push what was shown out of sight."""
        if self.colour:
            print("\x1b[2J\x1b[3J\x1b[H", end="")
        else:
            self.line("\n" * 40)

    def ask(self, prompt: str) -> str:
        """One line of input without its ends; raises Closed when there is none."""
        try:
            answer = input(prompt).strip()
        except (EOFError, KeyboardInterrupt):
            print()
            raise Closed from None
        if self.echo:
            self.line(answer)
        return answer
