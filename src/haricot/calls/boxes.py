"""The boxes and their rule books, for the lobby; they never change while a host runs."""

from __future__ import annotations

import hashlib
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable

from haricot.bots import outside
from haricot.bots import seats as bots
from haricot.calls import shapes
from haricot.calls.faces import face_of
from haricot.kernel import data, registry
from haricot.kernel.errors import BadSetup
from haricot.kernel.setup import Box, Option
from haricot.locales import LANGUAGES
from haricot.locales.rulebook import laws_of
from haricot.table.errors import passed_on
from haricot.table.lessons import Lessons, lessons_of


def boxes() -> list[shapes.Box]:
    """Every game."""
    return boxes_with(tuple(outside.sources()))


@cache
def boxes_with(players: tuple[str, ...]) -> list[shapes.Box]:
    """The same, with these players from outside."""
    return [described(registry.box(id)) for id in registry.packages()]


def described(box: Box) -> shapes.Box:
    """One game: who made it, its editions by number of seats, its options, its programs."""
    return shapes.Box(
        id=box.id,
        author=data.word(box.doc, "author"),
        face=face_of(box.id),
        languages=[lang for lang in LANGUAGES if text_file(box, lang).is_file()],
        texts=version(box),
        editions=[edition(box, id) for id in box.editions],
        options=[option(box, one) for one in box.options.values()],
        bots=list(bots.makers(box)),
        crews=bots.crews(box),
        emotes=bots.emotes(box),
        levels=bots.levels(box),
        lessons=[lesson.id for lesson in lessons_of(box.id).lessons],
    )


def text_file(box: Box, lang: str) -> Traversable:
    """The texts of a box in a language, which need not be there."""
    return resources.files(box.package).joinpath("texts", f"{lang}.ftl")


def version(box: Box) -> str:
    """Names all that a box says, in every language; the texts at an address that holds it never change."""
    total = hashlib.sha256()
    for lang in LANGUAGES:
        if text_file(box, lang).is_file():
            total.update(f"\0{lang}\0".encode() + text_file(box, lang).read_bytes())
    return total.hexdigest()[:16]


@cache
def spoken(game: str, lang: str) -> str:
    """What a game says in a language, as Fluent; in English if it does not know the language. Raises Refusal."""
    box = box_of(game)
    for each in (lang, "en"):
        if text_file(box, each).is_file():
            return text_file(box, each).read_text(encoding="utf-8")
    return ""


def box_of(game: str) -> Box:
    """A game by its id; raises Refusal."""
    try:
        return registry.box(game)
    except BadSetup as error:
        raise passed_on("no_game", error, "game") from None


def edition(box: Box, id: str) -> shapes.Edition:
    """One edition; a column names the defaults that differ from the options' own."""
    columns: list[shapes.Column] = []
    for column in box.columns(id):
        others = data.table(column, "options")
        for seats in data.wholes(column, "seats"):
            options = {name: box.default(box.options[name], column, seats) for name in others}
            if columns and columns[-1].set == data.word(column, "set") and columns[-1].options == options:
                columns[-1].seats.append(seats)
            else:
                columns.append(shapes.Column(seats=[seats], set=data.word(column, "set"), options=options))
    return shapes.Edition(id=id, columns=columns, reconstructed=box.reconstructed())


def option(box: Box, one: Option) -> shapes.OptionInfo:
    """One option; its numbers are listed like its words."""
    most = one.most(max(number for id in box.editions for number in box.seats(id)))
    return shapes.OptionInfo(
        name=one.name,
        values=one.values + [str(number) for number in range(one.low, most + 1)],
        seat=one.seat,
        default=one.default,
        rule=one.rule,
        sets=one.sets,
    )


def lessons(game: str) -> Lessons:
    """A game's lessons; raises Refusal."""
    return lessons_of(box_of(game).id)


@cache
def rules(game: str, lang: str) -> shapes.RuleBook:
    """A game's rules by chapter, then those of every game, in a language; raises Refusal."""
    box = box_of(game)
    chapters: list[shapes.Chapter] = []
    for law in laws_of(box.package, lang):
        if not chapters or chapters[-1].title != law.chapter():
            chapters.append(shapes.Chapter(title=law.chapter(), rules=[]))
        chapters[-1].rules.append(shapes.RuleText(id=law.id, text=law.spoken(), pictures=law.pictures))
    return shapes.RuleBook(game=game, chapters=chapters)
