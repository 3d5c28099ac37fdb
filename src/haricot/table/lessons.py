"""A first game that teaches: a box's `lesson.toml`, typed and checked. `web/src/wire.ts` has it too.

A lesson is a laid-out deal and a script. Whatever is decided in it is an ordinary decision, which the judge allows; while the
decisions follow the script, programs do what it says and wait for nobody else. Afterwards the same match goes on.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources

import msgspec
from msgspec import field, structs

from haricot.kernel import registry
from haricot.kernel.errors import HaricotError, shown
from haricot.table.errors import Refusal, passed_on
from haricot.table.wire import Base
from haricot.table.wishes import NewTable

FILE = "lesson.toml"
LONGEST = 200  # letters of a problem


class BadLesson(HaricotError):
    """A lesson that cannot be read."""


class LessonStep(Base):
    """One thing that the coach says: text `lesson-<say>`. A place is a zone (`field/0/0`), a card in it (`hand/0:2`), the
    button of a choice (`entry:reveal`), or a bean or a seat of an offer (`kind:red`, `to:2`)."""

    say: str
    do: str = ""  # the decision that is asked for, in notation; empty: this is only read
    taps: list[str] = field(default_factory=list)  # places to tap for it; of those that are there the last is next
    beside: list[str] = field(default_factory=list)  # places that are lit too
    then: list[str] = field(default_factory=list)  # what follows from it, as lines of a record


class Lesson(Base):
    """A lesson: who sits where (the learner is `me`), what was agreed, how the cards lie, and what is said."""

    id: str
    seats: list[str]
    edition: str
    laid: str  # the lines of a record that lay the deal out: `chance`, `position`
    steps: list[LessonStep]
    options: dict[str, str] = field(default_factory=dict)


class Lessons(Base):
    """All lessons of a box, the easiest first."""

    lessons: list[Lesson]


def script_of(lesson: Lesson) -> list[tuple[int, str]]:
    """What is decided in a lesson, in order: seat and notation."""
    me = str(lesson.seats.index("me"))
    lines: list[str] = []
    for step in lesson.steps:
        lines += [f"{me} {step.do}"] if step.do else []
        lines += step.then
    return [(int(seat), action) for seat, _, action in (line.partition(" ") for line in lines)]


@cache
def lessons_of(game: str) -> Lessons:
    """The lessons of a box, read once; raises BadSetup if there is no such box, BadLesson if they cannot be read."""
    file = resources.files(registry.box(game).package).joinpath(FILE)
    return read_lessons(file.read_text(encoding="utf-8"), game) if file.is_file() else Lessons([])


def read_lessons(text: str, game: str) -> Lessons:
    """Lessons from their text; raises BadLesson."""
    try:
        return msgspec.convert(tomllib.loads(text), Lessons)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadLesson("bad-lesson", file=f"{game}/{FILE}", problem=shown(str(error), LONGEST)) from None


def lesson_of(game: str, id: str) -> Lesson | None:
    """A lesson of a box by its id."""
    return next((lesson for lesson in lessons_of(game).lessons if lesson.id == id), None)


def wanted(new: NewTable) -> tuple[NewTable, str]:
    """What somebody asks for who asks for a lesson: the table that it needs, dealt at once, and how the cards lie there.

    Raises Refusal.
    """
    try:
        lesson = lesson_of(new.game, new.lesson)
    except HaricotError as error:
        raise passed_on("malformed", error, error.field, new.game) from None
    if lesson is None:
        raise Refusal("malformed", "no-lesson", field="lesson", word=shown(new.lesson))
    table = structs.replace(new, seats=lesson.seats, edition=lesson.edition, options=lesson.options, start=True)
    return table, lesson.laid
