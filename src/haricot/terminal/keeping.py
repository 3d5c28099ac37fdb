"""The record of a match on disk: written after every decision where that is wanted, and whenever the player asks."""

from __future__ import annotations

import contextlib
import os
import shlex
from collections.abc import Iterator, Sequence
from itertools import count
from pathlib import Path

from haricot.bots.cast import CAST
from haricot.kernel.errors import BadSetup, HaricotError
from haricot.kernel.match import Match
from haricot.kernel.records import Record, read_record
from haricot.locales import Texts, detect
from haricot.terminal.console import Console, called_as

ME = "me"
BOTS = ("Mia", "Tom", "Nora", "Paul", "Zoé", "Max", "Lea")
SEATED = "# seats "  # a comment in a saved record: who sat where


def friendly_names(who: Sequence[str], texts: Texts) -> list[str]:
    """Names for programs, those of the cast with their own, numbers for people; no two are called alike."""
    free = iter(BOTS)
    people = count(1)
    found: list[str] = []
    for word in who:
        if word == ME:
            name = texts.say("player", number=next(people))
        else:
            name = CAST[word].name if word in CAST else next(free)
        times = found.count(name) + sum(each.startswith(f"{name} ") for each in found)
        found.append(f"{name} {times + 1}" if times else name)
    return found


@contextlib.contextmanager
def naming(path: Path) -> Iterator[None]:
    """Whatever is wrong in here is wrong in this file."""
    try:
        yield
    except HaricotError as error:
        error.file = error.file or str(path)
        raise


def head_of(record: Record) -> str:
    """All that a record says before its first decision."""
    head = Record(record.game, record.rules, record.edition, record.seats, record.seed)
    head.options, head.cards = record.options, record.cards
    head.chance, head.position = record.chance, record.position
    return head.write()


def check_place(save: Path, resumed: Record | None) -> None:
    """May the match be written to this file? Another match, or any other text, is left alone; raises BadSetup."""
    if not save.exists():
        return
    with naming(save):
        try:
            there = read_record(save.read_text(encoding="utf-8"))
        except (HaricotError, OSError, UnicodeDecodeError):
            raise BadSetup("place-taken") from None
        if resumed is not None and head_of(there) == head_of(resumed):
            decided = [(decision.seat, decision.action) for decision in resumed.decisions]
            before = [(decision.seat, decision.action) for decision in there.decisions]
            if before == decided[: len(before)]:
                return
        raise BadSetup("place-kept", name=str(save))


def write_whole(path: Path, text: str) -> None:
    """Write a file such that at every moment either the old text or the new one is there; raises OSError."""
    if path.is_symlink():
        path = path.resolve()
    beside = path.with_name(f".{path.name}.{os.getpid()}.new")
    try:
        beside.write_text(text, encoding="utf-8")
        beside.replace(path)
    except BaseException:
        beside.unlink(missing_ok=True)
        raise


class Keeper:
    """Writes one match down; `path` is where it is kept all along, if anywhere."""

    def __init__(self, match: Match, who: list[str], texts: Texts, console: Console, path: Path | None) -> None:
        self.match = match
        self.texts = texts
        self.console = console
        self.path = path
        self.head = head_of(match.head).replace("\n--\n", f"\n{SEATED}{','.join(who)}\n--\n", 1)
        self.lines: list[str] = []  # the decisions as they are written
        self.source: Path | None = None  # where it was read from, if it was
        self.saved = -1  # how many decisions the last file holds
        self.failed = False

    def text(self) -> str:
        """The record so far, with a comment that says who sat where."""
        for taken in self.match.taken[len(self.lines) :]:
            self.lines.append(f"{taken.seat} {self.match.game.write(taken.action)}\n")
        end = ""
        if self.match.game.outcome(self.match.state) is not None:
            end = f"--\n{self.match.record().result}\n"
        return f"{self.head}{''.join(self.lines)}{end}"

    def begun(self) -> None:
        """What has been decided so far is in the file it was read from: nothing is new there."""
        if self.source is not None and self.source == self.path:
            self.saved = len(self.match.taken)

    def new(self) -> bool:
        """Has something been decided since the last writing?"""
        return self.saved != len(self.match.taken)

    def keep(self) -> None:
        """After a decision: bring the file up to date, quietly; a file that cannot be written is told of once."""
        if self.path is None or self.failed:
            return
        try:
            write_whole(self.path, self.text())
            self.saved = len(self.match.taken)
        except OSError as error:
            self.failed = True
            self.tell_failure(self.path, error.strerror or str(error))

    def kept(self) -> bool:
        """Is everything that was decided in the file where the match is kept?"""
        return self.path is not None and not self.failed and not self.new()

    def save(self, path: Path) -> bool:
        """Write the record because the player says so; tells what became of it. Only this match's record gives way."""
        if path != self.path or not self.kept():
            try:
                hindrance = self.hindrance(path)
                if hindrance:
                    self.tell_failure(path, self.texts.say(hindrance))
                    return False
                write_whole(path, self.text())
            except OSError as error:
                self.tell_failure(path, error.strerror or str(error))
                return False
            self.saved = len(self.match.taken)
        self.console.line(self.texts.say("saved", file=str(path)))
        self.tell_how_on(path)
        return True

    def hindrance(self, path: Path) -> str:
        """What lies in the way, as the key of a text; raises OSError."""
        if not path.is_file():
            return ""
        try:
            there = read_record(path.read_text(encoding="utf-8"))
        except (HaricotError, UnicodeDecodeError):
            return "another-file"
        return "" if head_of(there) == head_of(self.match.head) else "another-match"

    def tell_failure(self, path: Path, reason: str) -> None:
        """Say why a file was not written."""
        self.console.line(self.texts.say("not-saved", file=str(path), reason=reason))

    def tell_how_on(self, path: Path) -> None:
        """The command that goes on with the match, or tells it again."""
        over = self.match.game.outcome(self.match.state) is not None
        words = ["replay", str(path)] if over else ["play", self.match.head.game, "--resume", str(path)]
        self.console.line(self.texts.say("saved-replay" if over else "saved-resume", command=self.command(words)))

    def command(self, words: list[str]) -> str:
        """A command of this program as it can be typed here, in the language of this match."""
        lang = [] if self.texts.lang == detect() else ["--lang", self.texts.lang]
        return shlex.join([called_as(), *words, *lang])
