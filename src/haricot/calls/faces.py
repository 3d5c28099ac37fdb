"""What generic clients must know of a box to show it: its `face.toml`, typed and checked. `web/src/wire.ts` has it too.

Everything may be left out. Texts are named by their keys; the box's own or the shell's say them.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from functools import cache
from importlib import resources
from typing import Literal

import msgspec

from haricot.kernel import registry
from haricot.kernel.errors import HaricotError, shown
from haricot.table.wire import Base

FILE = "face.toml"
LONGEST = 200  # letters of a problem
PLAIN = "garden"  # the drawing of a box that names none

Sound = Literal["card", "plant", "offer", "accepted", "declined", "coin", "roll", "turn", "none"]


class BadFace(HaricotError):
    """A face that cannot be read."""


class Figure(Base):
    """One drawing on a lid: its width, its place from the middle, its turn in degrees; `die`: on a face of this colour."""

    drawing: str
    width: int
    x: int = 0
    y: int = 0
    turn: int = 0
    die: str = ""


class Lid(Base):
    """The box from above, and the drawing that stands for it where there is little room."""

    colour: str = "#6b5a44"
    small: str = PLAIN
    art: list[Figure] = []


class Question(Base):
    """What somebody whose answer is awaited is asked; of a box's questions the first that fits."""

    text: str
    has: list[str] = []  # ids of choices, one of which is there
    lacks: list[str] = []  # and none of these
    choices: int = 1  # so many of the first at least
    active: bool | None = None  # if said: whether it is the turn of whoever is asked
    about: str = ""  # the moment, as the guide knows it; empty: the id that is there
    seat: str = ""  # the fact whose seat the text calls `$seat`
    zone: str = ""  # that seat's zone whose first card the text calls `$kind`

    def fits(self, menu: Sequence[str], mine: bool) -> bool:
        """Is it the one to ask whoever has this menu, by the ids of its choices; is it their turn?"""
        met = len([id for id in menu if id in self.has])
        return (
            (not self.has or met >= self.choices)
            and not any(id in self.lacks for id in menu)
            and self.active in (None, mine)
        )


class Score(Base):
    """What everybody sees of a seat's score: a fact, a list that is added to it, or the cards in a zone, as `<name>/<seat>`."""

    fact: str = ""
    list: str = ""
    zone: str = ""


class Other(Base):
    """Somebody who scores without a seat (text `other-<name>`): of these scores of an outcome the first that is there."""

    scores: list[str]
    drawing: str = PLAIN
    zone: str = ""  # whose cards count for them while the match goes on; empty: nobody sees how they stand
    times: str = ""  # the fact that says how often each of these counts


class Face(Base):
    """A box as one sees it. Names and lines are by language."""

    title: dict[str, str] = {}
    line: dict[str, str] = {}
    order: int = 100  # on the shelf, the least first
    minutes: int = 0  # that a match takes; 0: who knows
    length: str = ""  # the option that says how long a match is, the least number the shortest; it is asked first
    seats: int = 0  # of a table with bots that is opened with one tap; 0: as few as can be
    lid: Lid = msgspec.field(default_factory=Lid)
    questions: list[Question] = []
    silent: list[str] = []  # events that the table shows and no sentence tells
    sounds: dict[str, Sound] = {}  # of events, where they sound otherwise than everywhere
    turns: list[str] = msgspec.field(default_factory=lambda: ["turn"])  # events that begin a turn
    score: Score = msgspec.field(default_factory=Score)
    others: dict[str, Other] = {}


@cache
def face_of(game: str) -> Face:
    """The face of a box, read once; raises BadSetup if there is no such box, BadFace if it cannot be read."""
    file = resources.files(registry.box(game).package).joinpath(FILE)
    return read_face(file.read_text(encoding="utf-8"), game) if file.is_file() else Face()


def read_face(text: str, game: str) -> Face:
    """A face from its text; raises BadFace."""
    try:
        return msgspec.convert(tomllib.loads(text), Face)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadFace("bad-face", file=f"{game}/{FILE}", problem=shown(str(error), LONGEST)) from None
