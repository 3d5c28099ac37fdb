"""Whatever can be refused has an id, and every id has its sentence in three languages with just the arguments it is given."""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest
from test_texts import SHELL, SOURCE, keys

from haricot.locales import LANGUAGES

ROOT = "HaricotError"
UNSAID = {"illegal": {"demanded_by"}}  # arguments that are told in another way: the rule says why by itself
LOGS = {"log", "logger"}  # their `error` is a line in a log


@dataclass(frozen=True)
class Maker:
    """What makes an error: a class of the tree, or a function that is given an `id`."""

    place: int  # of the id among the arguments
    names: frozenset[str]  # of its parameters: whatever else it is given becomes an argument of the error
    given: frozenset[str]  # the arguments that it gives by itself
    field: bool  # does it name the field by itself?
    passes: bool  # does it hand on what else it is given?


@dataclass(frozen=True)
class Refused:
    """One place in the code that refuses."""

    path: Path
    line: int
    id: str  # empty: none that is written there
    given: frozenset[str]
    field: bool

    @property
    def home(self) -> str:
        """The package, or the box."""
        parts = self.path.relative_to(SOURCE).parts
        return "/".join(parts[:2]) if parts[0] == "games" else parts[0]

    def __str__(self) -> str:
        return f"{self.path.relative_to(SOURCE)}:{self.line} {self.id}"


@cache
def sources() -> dict[Path, ast.Module]:
    """The program, without the boxes' tests."""
    paths = [path for path in sorted(SOURCE.rglob("*.py")) if "tests" not in path.parts]
    return {path: ast.parse(path.read_bytes()) for path in paths}


def called(call: ast.Call) -> str:
    """The name of what is called; empty for a line in a log."""
    if isinstance(call.func, ast.Name):
        return call.func.id
    if isinstance(call.func, ast.Attribute):
        owner = call.func.value
        return "" if isinstance(owner, ast.Name) and owner.id in LOGS else call.func.attr
    return ""


def parameters(function: ast.FunctionDef) -> list[str]:
    """The names of a function's parameters, without `self`."""
    names = [each.arg for each in [*function.args.posonlyargs, *function.args.args]]
    return names[1:] if names[:1] == ["self"] else names


def id_of(call: ast.Call, maker: Maker) -> ast.expr | None:
    """The id that a maker is given."""
    for keyword in call.keywords:
        if keyword.arg == "id":
            return keyword.value
    return call.args[maker.place] if maker.place < len(call.args) else None


def given_to(call: ast.Call, maker: Maker) -> frozenset[str]:
    """The arguments of the error that a call makes."""
    named = {keyword.arg for keyword in call.keywords if keyword.arg is not None}
    return frozenset(maker.given | (named - maker.names if maker.passes else set()))


def names_field(call: ast.Call, maker: Maker) -> bool:
    """Is the field named?"""
    return maker.field or len(call.args) > maker.place + 3 or any(each.arg == "field" for each in call.keywords)


@cache
def makers() -> dict[str, Maker]:
    """Everything that makes an error from an id, by name."""
    classes = [node for tree in sources().values() for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    found: dict[str, Maker] = {}
    grown = True
    while grown:  # a class may stand before its parent's file
        before = len(found)
        for node in classes:
            parents = [base.id for base in node.bases if isinstance(base, ast.Name)]
            if node.name not in found and (node.name == ROOT or any(parent in found for parent in parents)):
                starts = [each for each in node.body if isinstance(each, ast.FunctionDef) and each.name == "__init__"]
                if starts and "id" in parameters(starts[0]):
                    names = parameters(starts[0])
                    found[node.name] = Maker(names.index("id"), frozenset(names), frozenset(), False, True)
                else:
                    parent = found[next(parent for parent in parents if parent in found)]
                    own = Maker(99, frozenset(), frozenset(), False, False)  # it has an id of its own
                    found[node.name] = own if starts else parent
        grown = len(found) > before
    functions = [node for tree in sources().values() for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    grown = True
    while grown:  # a function may hand its id on to another
        before = len(found)
        for function in functions:
            if "id" in parameters(function) and function.name not in found and function.name != "__init__":
                for call in [node for node in ast.walk(function) if isinstance(node, ast.Call)]:
                    maker = found.get(called(call))
                    id = id_of(call, maker) if maker is not None else None
                    if maker is not None and isinstance(id, ast.Name) and id.id == "id":
                        names = parameters(function)
                        passes = any(each.arg is None for each in call.keywords) and function.args.kwarg is not None
                        found[function.name] = Maker(
                            names.index("id"),
                            frozenset(names),
                            given_to(call, maker),
                            names_field(call, maker),
                            passes,
                        )
        grown = len(found) > before
    return found


def written(node: ast.expr) -> list[str] | None:
    """The ids that stand in an argument; None: they come from elsewhere, an error that is passed on or a maker's `id`."""
    if isinstance(node, ast.Constant):
        return [str(node.value)]
    if isinstance(node, ast.IfExp):
        return [id for part in (node.body, node.orelse) for id in written(part) or [""]]
    handed_on = isinstance(node, ast.Attribute) and node.attr == "id"
    return None if handed_on or (isinstance(node, ast.Name) and node.id == "id") else [""]


@cache
def refusals() -> tuple[Refused, ...]:
    """Every place that refuses something."""
    found: list[Refused] = []
    root = makers()[ROOT]
    for path, tree in sources().items():
        for call in [node for node in ast.walk(tree) if isinstance(node, ast.Call)]:
            name = called(call)
            maker = makers().get(name)
            if name == "__init__" and path.name == "errors.py" and call.args and isinstance(call.args[0], ast.Constant):
                maker = root  # a class with an id of its own
            id = id_of(call, maker) if maker is not None else None
            if maker is not None and id is not None:
                for word in written(id) or []:
                    given = given_to(call, maker)
                    found.append(Refused(path, call.lineno, word, given, names_field(call, maker)))
    return tuple(found)


@cache
def texts_for(home: str, lang: str) -> dict[str, frozenset[str]]:
    """The sentences that can be found for what a package refuses: the shell's, and the box's own."""
    found = keys(SHELL / f"{lang}.ftl")
    box = SOURCE / home / "texts" / f"{lang}.ftl"
    return {**found, **keys(box)} if box.exists() else found


def test_refusals_are_found() -> None:
    """The search itself: of every kind of maker, one that is surely there."""
    found = {refused.id: refused for refused in refusals()}
    assert found["illegal"].given == {"rule", "demanded_by", "seat", "action"}
    assert found["no-verb"].given == {"word", "verbs"} and not found["no-verb"].field
    assert found["not-a-field"].given == {"word"}  # by read_number
    assert found["cards-deep"].given == {"most"}  # by misplaced
    assert found["seat-taken"].given == set()  # one of two
    assert found["passphrase-length"].given == {"least", "most"} and found["passphrase-length"].field
    assert len(found) > 20


def test_ids_are_words() -> None:
    for refused in refusals():
        assert re.fullmatch(r"[a-z][a-z0-9]*(-[a-z0-9]+)*", refused.id), refused


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_has_a_sentence_with_the_arguments_it_is_given(lang: str) -> None:
    for refused in refusals():
        there = texts_for(refused.home, lang)
        assert f"refused-{refused.id}" in there, refused
        said = there[f"refused-{refused.id}"]
        assert said - {"field"} == refused.given - UNSAID.get(refused.id, set()), refused
        assert refused.field or "field" not in said, refused


def test_no_sentence_is_to_spare() -> None:
    everywhere = {refused.id for refused in refusals()}
    for path in [SHELL / "en.ftl", *sorted(SOURCE.glob("games/*/texts/en.ftl"))]:
        ids = {key.removeprefix("refused-") for key in keys(path) if key.startswith("refused-")}
        own = {refused.id for refused in refusals() if path.is_relative_to(SOURCE / refused.home)}
        assert not ids - (everywhere if path.parent == SHELL else own), path
