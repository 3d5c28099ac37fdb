"""Every rule has a test or a reason why not; every rule that a test, data, code or a refusal names is one of the law's."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src" / "haricot"
KERNEL_RULES = SOURCE / "kernel" / "rules.md"
GAMES = sorted(path.parent for path in (SOURCE / "games").glob("*/rules.md"))
LANGUAGES = ("de", "en", "fr")

ID = r"[A-Z]{2,}(?:-[A-Z]+)*-[A-Z]*\d+[a-z]?"  # BOH-66, EX-05b, NDB-A13, LAD-EX2, EX-NDB-1
DEFINED = re.compile(
    rf"^(?:[-*] +)?\*\*({ID})\b"  # a bullet or a line that starts with it in bold
    rf"|^\| *(?:\*\*)?({ID})(?:\*\*)? *\|"  # the first cell of a row
    rf"|\bVariant ({ID}):",  # a variant of an example, within it
    re.MULTILINE,
)
IN_A_NAME = re.compile(rf"(?<=_){ID.replace('-[', '_[').replace(')*-', ')*_')}(?=_|$)")


@cache
def rule_ids(path: Path) -> set[str]:
    """The ids that a rule file defines."""
    return {next(filter(None, found)) for found in DEFINED.findall(path.read_text(encoding="utf-8"))}


KERNEL = rule_ids(KERNEL_RULES)
LAW = {game.name: rule_ids(game / "rules.md") for game in GAMES}
EVERY = KERNEL.union(*LAW.values())


@cache
def named_by_tests(folder: Path) -> dict[str, list[str]]:
    """Rule ids in the names of a folder's tests, with those names."""
    found: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_bytes(), str(path))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
                for written in IN_A_NAME.findall(node.name):
                    found.setdefault(written.replace("_", "-"), []).append(f"{path.name}::{node.name}")
    return found


def not_checkable(game: Path) -> dict[str, str]:
    """The rules of a game that no test can hold the program to, with the reason."""
    path = game / "tests" / "not_checkable.toml"
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}


def texts_of(value: object) -> Iterator[str]:
    """Every text in a data file."""
    if isinstance(value, dict):
        for item in value.values():
            yield from texts_of(item)
    elif isinstance(value, list):
        for item in value:
            yield from texts_of(item)
    elif isinstance(value, str):
        yield value


@cache
def data(game: Path) -> dict[str, object]:
    """A game's cards.toml."""
    return tomllib.loads((game / "cards.toml").read_text(encoding="utf-8"))


def data_ids(value: object) -> set[str]:
    """Texts of a data file that are rule ids and nothing else."""
    return {text for text in texts_of(value) if re.fullmatch(ID, text)}


@cache
def code_ids(folder: Path) -> set[str]:
    """Constants in a folder's code that are rule ids and nothing else: what it names to players."""
    return {
        node.value
        for path in folder.glob("*.py")
        for node in ast.walk(ast.parse(path.read_bytes(), str(path)))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and re.fullmatch(ID, node.value)
    }


def refusals(game: Path) -> set[str]:
    """Every rule that a refusal of a game can name."""
    sets = data(game).get("sets", {})
    reasons = [rule_set.get("reasons", {}) for rule_set in sets.values()] if isinstance(sets, dict) else []
    return data_ids(reasons) | code_ids(game) | code_ids(SOURCE / "kernel") | code_ids(SOURCE / "farm")


@cache
def written_rules(path: Path) -> set[str]:
    """The ids that have a sentence in a language file."""
    if not path.exists():
        return set()
    return set(re.findall(rf"(?m)^rule-({ID}) *=", path.read_text(encoding="utf-8")))


# -- the reader of ids itself


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("- **BOH-66** A field with one card.", "BOH-66"),
        ("* **NDB-09** Then everybody.", "NDB-09"),
        ("| RUL-01 | G orders |", "RUL-01"),
        ("| **NDB-A13** | May it? |", "NDB-A13"),
        ("**EX-05b** (same example): with", "EX-05b"),
        ("**EX-NDB-1 Scoring sheet of Alex** (N)", "EX-NDB-1"),
        ("**LAD-EX2 End in phase 2**", "LAD-EX2"),
        ("1, and so on. Variant EX-04b: start", "EX-04b"),
    ],
)
def test_an_id_is_found_where_it_is_defined(line: str, found: str) -> None:
    assert [next(filter(None, groups)) for groups in DEFINED.findall(line)] == [found]
    assert IN_A_NAME.findall(f"test_{found.replace('-', '_')}_some_words") == [found.replace("-", "_")]
    assert IN_A_NAME.findall(f"test_{found.replace('-', '_')}") == [found.replace("-", "_")]


@pytest.mark.parametrize("line", ["see BOH-66 and RUL-03", "| `EX-1` |", "- A rule **BOH-66**", "|EX-02 played|"])
def test_an_id_that_is_only_mentioned_is_not_defined(line: str) -> None:
    assert not DEFINED.findall(line)


def test_several_ids_stand_in_one_name() -> None:
    assert IN_A_NAME.findall("test_BOH_70_BOH_71_a_harvest_of_3_UP") == ["BOH_70", "BOH_71"]


# -- the law and the tests


def test_every_rule_file_defines_rules() -> None:
    assert len(KERNEL) == 7
    assert LAW
    for game, ids in LAW.items():
        assert ids, game
        assert not ids & KERNEL, game


def test_every_rule_of_the_kernel_has_a_test() -> None:
    assert not KERNEL - set(named_by_tests(ROOT / "tests"))


@pytest.mark.parametrize("game", GAMES, ids=lambda path: path.name)
def test_every_rule_of_a_game_has_a_test_or_a_reason(game: Path) -> None:
    found = set(named_by_tests(game / "tests")) | set(named_by_tests(ROOT / "tests")) | set(not_checkable(game))
    assert not sorted(LAW[game.name] - found)


@pytest.mark.parametrize("game", GAMES, ids=lambda path: path.name)
def test_a_rule_has_a_test_or_a_reason_but_not_both(game: Path) -> None:
    assert not sorted(set(named_by_tests(game / "tests")) & set(not_checkable(game)))
    assert all(len(reason.split()) > 2 for reason in not_checkable(game).values())


@pytest.mark.parametrize("game", GAMES, ids=lambda path: path.name)
def test_tests_and_reasons_name_rules_that_exist(game: Path) -> None:
    names = named_by_tests(game / "tests")
    assert not {id: names[id] for id in names if id not in LAW[game.name] | KERNEL}
    assert not sorted(set(not_checkable(game)) - LAW[game.name])


def test_general_tests_name_rules_that_exist() -> None:
    names = named_by_tests(ROOT / "tests")
    assert not {id: names[id] for id in names if id not in EVERY}


# -- the law, the data, the code and the texts


@pytest.mark.parametrize("game", GAMES, ids=lambda path: path.name)
def test_data_names_rules_that_exist(game: Path) -> None:
    cards = data(game)
    options = cards.get("options", {})
    assert isinstance(options, dict)
    assert [name for name, option in options.items() if "rule" not in option] == []
    assert not sorted(data_ids(cards) - LAW[game.name] - KERNEL)


@pytest.mark.parametrize("game", GAMES, ids=lambda path: path.name)
def test_a_game_names_its_own_rules_and_the_kernels(game: Path) -> None:
    assert not sorted(code_ids(game) - LAW[game.name] - KERNEL)


def test_shared_code_names_the_kernels_rules_only() -> None:
    for folder in ("kernel", "farm", "bots"):
        assert not sorted(code_ids(SOURCE / folder) - KERNEL), folder


def test_comments_point_at_rules_that_exist() -> None:
    """Ids with a first word of ours; SHA-256 is none of them."""
    words = {id.partition("-")[0] for id in EVERY}
    wrong = [
        f"{path.relative_to(ROOT)}: {id}"
        for folder in ("kernel", "farm", "games", "bots")
        for path in sorted((SOURCE / folder).rglob("*.py"))
        for id in re.findall(rf"\b{ID}\b", path.read_text(encoding="utf-8"))
        if id.partition("-")[0] in words and id not in EVERY
    ]
    assert not wrong


@pytest.mark.parametrize("game", GAMES, ids=lambda path: path.name)
def test_every_refusal_has_a_sentence_in_every_language(game: Path) -> None:
    files = {path.stem: path for path in (game / "texts").glob("*.ftl")}
    assert set(files) == set(LANGUAGES)
    for language, path in files.items():
        shared = written_rules(SOURCE / "locales" / f"{language}.ftl")
        assert not sorted(refusals(game) - written_rules(path) - shared), language
        assert not sorted(written_rules(path) - LAW[game.name] - KERNEL), language
