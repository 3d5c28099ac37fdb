"""Texts in the reader's language, by key; the only place that knows the library behind them.

How the arguments of events and phrases become the variables of a text, by their types (the browser does the same):

seat     names; -1 is everyone; `$you` says which of them the reader is, or `other`
kind     a counted noun phrase ("2 red beans"), as many as an argument of the type `count` says; `$kind-name` is the bare
         name; of a list `$gives-count` says how many, and an argument of the type `up` which of the first lie face up
place    counted from 1
moves    `$seen`, the cards this reader saw move, and `$seen-count`
others   as they are; of a list of numbers `$scores-most` is the largest

In French `OF($seat)` and `TO($seat)` put de and à before a name.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import resources
from typing import Any, Protocol

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from fluent.syntax.ast import Resource

from haricot.locales import french

LANGUAGES = ("en", "fr", "de")
# where French puts a space that must not end a line: before a mark, within « », before a unit
UNBROKEN = re.compile(r"(?<=\S) (?=[:;?!»%])|(?<=«) |(?<=\}) (?=(?:s|min|ko)(?:[\s,.;)]|$))")

NEGATIVE = re.compile(r"(?<![\w-])-(?=\d)")  # a number below zero, as the libraries write it
FUNCTIONS: dict[str, dict[str, Callable[[Any], Any]]] = {  # what the texts of a language may call
    "fr": {"OF": french.of, "TO": french.to}
}
OWN_TYPES = {"seat": "seat", "kind": "kind"}  # arguments that are called what they are

Said = str | int
Given = Mapping[str, "int | str | list[int]"]


class CardMove(Protocol):
    """One card on its way, as a reader sees it."""

    @property
    def card(self) -> int | None: ...
    @property
    def source(self) -> str: ...
    @property
    def target(self) -> str: ...


class Choice(Protocol):
    """A phrase of the kernel."""

    @property
    def id(self) -> str: ...
    @property
    def args(self) -> Given: ...
    @property
    def types(self) -> Mapping[str, str]: ...


class Happening(Choice, Protocol):
    """An event of the kernel."""

    @property
    def moves(self) -> Sequence[CardMove]: ...


class Trouble(Protocol):
    """An error of the kernel, the table or the server."""

    @property
    def id(self) -> str: ...
    @property
    def field(self) -> str: ...
    @property
    def line(self) -> int: ...
    @property
    def column(self) -> int: ...
    @property
    def given(self) -> Mapping[str, int | str | list[str]]: ...


def detect() -> str:
    """The language of the environment, or English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name, "")
        if value:
            found = value.split(".")[0].split("_")[0].split("-")[0].lower()
            return found if found in LANGUAGES else "en"
    return "en"


@cache
def read(package: str, *path: str) -> Resource | None:
    """The texts of one file; None if there is no such file."""
    file = resources.files(package).joinpath(*path)
    if not file.is_file():
        return None
    text = file.read_text(encoding="utf-8")
    return FluentResource(unbroken(text, path[-1].removesuffix(".ftl")))


def unbroken(text: str, lang: str) -> str:
    """A text whose lines end only where they may in its language."""
    return UNBROKEN.sub("\N{NO-BREAK SPACE}", text) if lang == "fr" else text


def bundle(lang: str, package: str) -> FluentBundle:
    """The shell's texts and a game's, as far as they exist in a language."""
    found = FluentBundle([lang], FUNCTIONS.get(lang), use_isolating=False)
    for resource in (read(__name__, f"{lang}.ftl"), read(package, "texts", f"{lang}.ftl") if package else None):
        if resource is not None:
            found.add_resource(resource)
    return found


def texts(lang: str = "", package: str = "") -> Texts:
    """The texts of the shell and of a game's package; English stands in for what a language lacks."""
    chosen = lang or detect()
    if chosen not in LANGUAGES:
        chosen = "en"
    found = Texts(chosen, [bundle(each, package) for each in dict.fromkeys((chosen, "en"))])
    if package and read(package, "texts", f"{chosen}.ftl") is None:
        found.inner = Texts("en", [bundle("en", package)])
        found.inner.problems = found.problems
    return found


class Texts:
    """What can be said in one language; `problems` lists what went wrong in saying it."""

    def __init__(self, lang: str, bundles: list[FluentBundle]) -> None:
        self.lang = lang
        self.bundles = bundles
        self.problems: list[str] = []
        self.inner = self  # who speaks for the game: English, whole sentences, if it does not know the language

    # -- by key

    def has(self, key: str) -> bool:
        """Is there a text for this key (`id` or `id.attribute`)?"""
        return any(find(each, key) is not None for each in self.bundles)

    def say(self, key: str, /, **args: Said) -> str:
        """A text with its variables filled in; an unknown key says itself."""
        for each in self.bundles:
            pattern = find(each, key)
            if pattern is not None:
                said, errors = each.format_pattern(pattern, args)
                self.problems += [f"{self.lang} {key}: {error}" for error in errors]
                below = any(isinstance(value, int) and value < 0 for value in args.values())
                return NEGATIVE.sub("\N{MINUS SIGN}", str(said)) if below else str(said)
        self.problems.append(f"{self.lang} {key}: there is no such text")
        return key

    def how_to_play(self) -> list[tuple[str, list[str]]]:
        """The game in a few minutes: each chapter's title and paragraphs; none if the game does not say."""
        found: list[tuple[str, list[str]]] = []
        while self.has(key := f"how-{len(found) + 1}"):
            found.append((self.say(f"{key}-title"), self.say(key).split("\n\n")))
        return found

    def refusal(self, trouble: Trouble) -> str:
        """What is wrong, where, and what to do about it; an id that has no text speaks for itself."""
        said: dict[str, Said] = {"field": trouble.field}
        for name, value in trouble.given.items():
            said[name] = ", ".join(value) if isinstance(value, list) else value
        key = f"refused-{trouble.id}"
        sentence = self.say(key, **said) if self.has(key) else trouble.id
        law = self.law([str(trouble.given.get(name, "")) for name in ("rule", "demanded_by")])
        sentence = f"{sentence} {law}".rstrip()
        line, column = str(trouble.line), str(trouble.column)  # as words: no thousands are marked off
        if trouble.line and trouble.column:
            return self.say("at-line-column", line=line, column=column, problem=sentence)
        return self.say("at-line", line=line, problem=sentence) if trouble.line else sentence

    def law(self, ids: Sequence[str]) -> str:
        """The sentences that explain rules to a player, of those that have one."""
        return " ".join(self.say(f"rule-{id}") for id in ids if self.has(f"rule-{id}"))

    # -- cards and lists

    def card_key(self, word: str) -> str:
        """The key of a card's name; empty if the game has none for it."""
        for key in (f"bean-{word}", f"card-{word}", f"each-{each(word)[0]}"):
            if self.has(key):
                return key
        return ""

    def card(self, word: str) -> str:
        """A card's name."""
        key = self.card_key(word)
        return self.say(key, one=each(word)[1]) if key else word

    def short(self, word: str) -> str:
        """A card's name in one word, for narrow places."""
        key = self.card_key(word)
        short = attribute(key, "short")
        return self.say(short) if key and self.has(short) else self.card(word)

    def sorts(self, kind: str) -> list[str]:
        """The words of the cards of a kind that comes in several sorts: `red.miss`."""
        shortened = [
            each for bundle in self.bundles for each in attributes(bundle, f"bean-{kind}") if each.endswith("-short")
        ]
        return [f"{kind}.{each.removesuffix('-short')}" for each in dict.fromkeys(shortened)]

    def typed(self, word: str) -> list[str]:
        """What a player may type for a card, besides its names."""
        key = self.card_key(word)
        typed = attribute(key, "typed")
        if not key or not self.has(typed):
            return []
        return [part.strip() for part in self.say(typed).split(",")]

    def counted(self, word: str, count: int = 1) -> str:
        """So many cards of a kind, as a sentence names them."""
        key = self.card_key(word)
        counted = attribute(key, "counted")
        if key and self.has(counted):
            return self.say(counted, count=count, one=each(word)[1])
        return self.card(word) if count == 1 else self.say("times", count=count, name=self.card(word))

    def cards(self, numbers: Sequence[int], words: Sequence[str], face_up: Sequence[int] = ()) -> str:
        """Cards by number, the like ones counted together: "2 red beans and a soy bean"."""
        counts: dict[tuple[int, bool], int] = {}
        for i, number in enumerate(numbers):
            group = (number, i < len(face_up) and face_up[i] == 1)
            counts[group] = counts.get(group, 0) + 1
        parts = []
        for (number, lies_open), count in counts.items():
            part = self.counted(words[number], count)
            parts.append(self.say("face-up", cards=part) if lies_open else part)
        return self.join(parts)

    def join(self, parts: Sequence[str]) -> str:
        """A list in a sentence."""
        if not parts:
            return self.say("nothing")
        said = parts[0]
        for i, part in enumerate(parts[1:], 2):
            said = self.say("list-and" if i == len(parts) else "list-comma", left=said, right=part)
        return said

    def seat(self, seat: int, reader: int, names: Sequence[str]) -> str:
        """Whose seat it is, for a reader."""
        if seat < 0:
            return self.say("everyone")
        return self.say("you") if seat == reader else names[seat]

    # -- what the kernel has to say

    def event(self, event: Happening, reader: int, names: Sequence[str], words: Sequence[str]) -> str:
        """What happened, for one reader (-1: a spectator); the event is already as that reader sees it."""
        args = self.inner.variables(event, reader, names, words)
        seen = [move.card for move in event.moves if move.card is not None and move.source != move.target]
        args["seen"] = self.inner.cards(seen, words)
        args["seen-count"] = len(seen)
        return opened(self.inner.say(f"event-{event.id}", **args))

    def phrase(self, phrase: Choice, reader: int, names: Sequence[str], words: Sequence[str]) -> str:
        """What a choice says to the seat that has it."""
        return opened(self.inner.say(f"action-{phrase.id}", **self.inner.variables(phrase, reader, names, words)))

    def variables(
        self, told: Happening | Choice, reader: int, names: Sequence[str], words: Sequence[str]
    ) -> dict[str, Said]:
        """The variables of a text from the arguments of an event or a phrase."""
        said: dict[str, Said] = {"you": "other"}
        types = {**OWN_TYPES, **told.types}
        counts = [told.args[name] for name, type in told.types.items() if type == "count"]
        marks = [told.args[name] for name, type in told.types.items() if type == "up"]
        for name, value in told.args.items():
            type = types.get(name, "")
            if type == "seat":
                mine = reader in value if isinstance(value, list) else reader == value
                if reader >= 0 and mine and said["you"] == "other":
                    said["you"] = name
                if isinstance(value, list):
                    people = [
                        self.say("you.listed") if seat == reader else names[seat] for seat in first(reader, value)
                    ]
                    said[name] = self.join(people)
                    said[f"{name}-count"] = len(value)
                else:
                    said[name] = names[value] if isinstance(value, int) and value >= 0 else self.say("everyone.to")
            elif type == "kind" and isinstance(value, list):
                face_up = marks.pop() if marks else []
                said[name] = self.cards(value, words, face_up if isinstance(face_up, list) else [])
                said[f"{name}-count"] = len(value)
            elif type == "kind" and isinstance(value, int):
                count = counts[0] if counts else 1
                said[name] = self.counted(words[value], count if isinstance(count, int) else 1)
                said[f"{name}-name"] = self.card(words[value])
            elif isinstance(value, list):
                said[name] = ", ".join(NEGATIVE.sub("\N{MINUS SIGN}", str(number)) for number in value)
                said[f"{name}-most"] = max(value, default=0)
            else:
                said[name] = value + 1 if type == "place" and isinstance(value, int) else value
        return said


def attribute(key: str, name: str) -> str:
    """The key of a card's other form; a sort of card is an attribute itself: `bean-soy.miss`, `bean-soy.miss-counted`."""
    return f"{key}-{name}" if "." in key else f"{key}.{name}"


def each(word: str) -> tuple[str, str]:
    """What a card is one of, and which one: `harvest_07` is a harvest, 7, and `w1-garden` a garden, w1."""
    name, _, number = word.rpartition("_")
    if number.isdecimal():
        return name, str(int(number))
    one, _, name = word.rpartition("-")
    return (name, one) if one else ("", "")


def opened(sentence: str) -> str:
    """A sentence begins with a capital."""
    return sentence[:1].upper() + sentence[1:]


def first(reader: int, seats: Sequence[int]) -> list[int]:
    """The seats, the reader before the others."""
    return sorted(seats, key=lambda seat: seat != reader)


def find(bundle: FluentBundle, key: str) -> Pattern | None:
    """The pattern of a key in one language."""
    name, _, attribute = key.partition(".")
    if not bundle.has_message(name):
        return None
    message = bundle.get_message(name)
    return message.attributes.get(attribute) if attribute else message.value


def attributes(bundle: FluentBundle, name: str) -> list[str]:
    """What a text has beside its value, in one language."""
    return list(bundle.get_message(name).attributes) if bundle.has_message(name) else []
