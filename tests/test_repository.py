"""Guards over the repository itself: locks, layers, paths, and which engine the tests run on."""

from __future__ import annotations

import ast
import importlib
import importlib.machinery
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest

from haricot import __version__

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src" / "haricot"
ENGINE = ("kernel", "farm", "games", "bots")
ENGINE_RUNTIME = {"librt", "mypy_extensions"}
BELOW: dict[str, set[str]] = {
    "kernel": set(),
    "farm": {"kernel"},
    "games": {"kernel", "farm"},
    "bots": {"kernel", "farm", "games"},
    "table": set(ENGINE),
    "bringing": set(ENGINE),
    "locales": set(),
    "calls": {*ENGINE, "table", "locales"},
    "arena": {*ENGINE, "table", "locales", "calls", "bringing"},
    "server": {*ENGINE, "table", "locales", "calls", "bringing"},
    "terminal": {*ENGINE, "table", "locales", "calls"},
    "study": {*ENGINE, "table", "locales", "calls", "arena", "terminal", "bringing"},
    "commands": {*ENGINE, "table", "locales", "calls", "arena", "server", "terminal", "bringing", "study"},
    "cli": {*ENGINE, "commands"},
    "__main__": {"cli"},
}


def shipped() -> list[Path]:
    """List the Python files of the package, tests left out."""
    return sorted(path for path in SOURCE.rglob("*.py") if "tests" not in path.relative_to(SOURCE).parts)


def engine() -> list[Path]:
    """List the engine's files."""
    return [path for path in shipped() if path.relative_to(SOURCE).parts[0] in ENGINE]


def compiled() -> list[Path]:
    """List the files that mypyc compiles: the engine's and the table's, but for those that the build names."""
    table = [path for path in shipped() if path.relative_to(SOURCE).parts[0] == "table"]
    left_out = (ROOT / "hatch_build.py").read_text(encoding="utf-8")
    return engine() + [path for path in table if f'"table/{path.name}"' not in left_out]


def module_name(path: Path) -> str:
    """Give the dotted name of a file of the package."""
    parts = path.relative_to(SOURCE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports(path: Path) -> Iterator[str]:
    """Give the absolute name of everything a file imports, wherever in the file."""
    package = module_name(path) if path.name == "__init__.py" else module_name(path).rpartition(".")[0]
    for node in ast.walk(ast.parse(path.read_bytes(), str(path))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                parents = package.split(".")[: len(package.split(".")) - node.level + 1]
                base = ".".join([*parents, *([base] if base else [])])
            # `from haricot import farm` names a layer only together with what it takes.
            yield from (f"{base}.{name.name}" for name in node.names)


@pytest.mark.parametrize("lock", sorted((ROOT / "requirements").glob("*.txt")), ids=lambda path: path.name)
def test_lock_names_packages_and_hashes_only(lock: Path) -> None:
    text = lock.read_text()
    assert not re.search(r"https?://", text)
    assert not re.search(r"(?m)^--", text)
    requirements = re.findall(r"(?m)^[a-z0-9].*(?:\n[ \t].*)*", text)
    assert requirements
    for requirement in requirements:
        assert "==" in requirement.splitlines()[0], requirement
        assert "--hash=sha256:" in requirement, requirement


def test_larger_locks_agree_with_smaller_ones() -> None:
    run, compiler, develop = (
        set(re.findall(r"(?m)^\S+==\S+", (ROOT / "requirements" / f"{name}.txt").read_text()))
        for name in ("run", "compile", "dev")
    )
    assert run < compiler < develop


def test_whoever_cites_names_this_version() -> None:
    told = dict(re.findall(r"(?m)^([a-z-]+): (.+)$", (ROOT / "CITATION.cff").read_text(encoding="utf-8")))
    assert told["version"] == __version__
    assert date.fromisoformat(told["date-released"])


@pytest.mark.parametrize("name", ["haricot", ".ci/run"])
def test_script_can_be_run(name: str) -> None:
    assert os.access(ROOT / name, os.X_OK)


def test_ci_runs_what_developers_run() -> None:
    assert re.search(r"(?m)^\./haricot test\b", (ROOT / ".ci" / "run").read_text())


def is_game(parts: list[str]) -> bool:
    """Say whether a dotted name lies in one game's folder, rather than beside the games."""
    return len(parts) > 2 and (SOURCE / "games" / parts[2]).is_dir()


def test_imports_point_down() -> None:
    wrong = []
    for path in shipped():
        if path.parent == SOURCE and path.name == "__init__.py":
            continue
        own = module_name(path).split(".")
        layer = own[1]
        assert layer in BELOW, f"{path.relative_to(ROOT)}: give its layer a place in BELOW"
        for name in imports(path):
            parts = name.split(".")
            if parts[0] != "haricot":
                allowed = layer not in ENGINE or parts[0] in sys.stdlib_module_names | ENGINE_RUNTIME
            else:
                target = parts[1] if len(parts) > 1 else ""
                allowed = target not in BELOW or target == layer or target in BELOW[layer]
                if target == layer == "games" and is_game(own) and is_game(parts):
                    allowed = own[2] == parts[2]
            if not allowed:
                wrong.append(f"{path.relative_to(ROOT)} imports {name}")
    assert not wrong, "\n".join(wrong)


def generic() -> list[Path]:
    """List what serves every box: it knows none of them. Looks of single boxes stand in folders of their own."""
    found = [
        path
        for path in shipped()
        if path.relative_to(SOURCE).parts[0] in (*BELOW, "calls") and "games" not in path.parts
    ]
    found = [path for path in found if path.relative_to(SOURCE).parts[:2] != ("terminal", "looks")]
    found = [path for path in found if path.relative_to(SOURCE).parts[0] not in ("commands", "cli.py")]  # examples
    web = ROOT / "web" / "src"
    found += [path for part in ("lib", "table", "pages", "lobby", "pieces") for path in (web / part).rglob("*")]
    return [path for path in found if path.suffix in (".py", ".ts", ".svelte") and not path.name.endswith(".test.ts")]


def test_no_box_is_known_by_name() -> None:
    """What must be known of a box stands in its folder; only its own looks may name it."""
    boxes = [path.name for path in (SOURCE / "games").iterdir() if (path / "rules.py").is_file()]
    assert len(boxes) >= 5
    named = re.compile(rf"""["'`]({"|".join(boxes)})["'`]|games[./]({"|".join(boxes)})\b""")
    wrong = [
        f"{path.relative_to(ROOT)}: {found[0]}"
        for path in generic()
        for found in named.finditer(path.read_text(encoding="utf-8"))
    ]
    assert not wrong, "\n".join(wrong)


def test_the_farm_knows_no_single_box() -> None:
    """No boss, no baby, no duel: what only one box has stands there."""
    for path in (SOURCE / "farm").rglob("*.py"):
        found = re.search(r"(?i)boss|bab(?:y|ies)\b|duel", path.read_text(encoding="utf-8"))
        assert found is None, f"{path.relative_to(ROOT)}: {found}"


def test_no_module_imports_itself_by_a_detour() -> None:
    """Imports made for types alone or inside a function count too: two files that need each other are one thing, or lack
    a third."""
    names = {module_name(path) for path in shipped() if path.name != "__init__.py"}
    needs = {
        module_name(path): {each if each in names else each.rpartition(".")[0] for each in imports(path)} & names
        for path in shipped()
    }
    while free := [name for name in needs if not needs[name] & needs.keys()]:  # what needs nothing that is left
        for name in free:
            del needs[name]
    assert not needs, "among these is a circle: " + ", ".join(sorted(needs))


def test_engine_has_no_huge_literal() -> None:
    """An i64 of mypyc holds no literal of 2**62 or more."""
    wrong = [
        f"{path.relative_to(ROOT)}:{node.lineno}"
        for path in engine()
        for node in ast.walk(ast.parse(path.read_bytes()))
        if isinstance(node, ast.Constant) and isinstance(node.value, int) and abs(node.value) >= 2**62
    ]
    assert not wrong


def test_no_mocks() -> None:
    """Compiled code does not see what a mock replaces."""
    files = [*(ROOT / "tests").rglob("*.py"), *(path for path in SOURCE.rglob("*.py") if "tests" in path.parts)]
    for path in files:
        found = [
            node for node in ast.walk(ast.parse(path.read_bytes())) if isinstance(node, ast.Import | ast.ImportFrom)
        ]
        for node in found:
            base = node.module or "" if isinstance(node, ast.ImportFrom) else ""
            names = [f"{base}.{name.name}".strip(".") for name in node.names]
            assert not any(name.split(".")[:2] == ["unittest", "mock"] for name in names), path


def test_no_path_of_a_developer_machine() -> None:
    if not (ROOT / ".git").exists() or shutil.which("git") is None:
        pytest.skip("not a git checkout")
    # The brackets keep the pattern from matching its own text.
    pattern = r"(^|[^A-Za-z0-9_.])/([r]oot|[h]ome/[a-z]+|[w]ork|[U]sers/[A-Za-z]+|[o]pt/(pypi|wheels))(/|\b)"
    found = subprocess.run(
        ["git", "-c", "safe.directory=*", "grep", "--untracked", "-nIE", pattern, "--", ":!LICENSE"],
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    assert found.returncode == 1, found.stdout + found.stderr


def test_nothing_leans_on_a_document_that_is_not_here() -> None:
    """A comment says its reason itself: section 2 of a file that nobody has is none."""
    cited = re.compile(r"\b(?:DESIGN|STYLE|STACK)\b(?: section)? \d")
    for path in [*SOURCE.rglob("*.py"), *(ROOT / "tests").rglob("*.py"), *(ROOT / "bench").rglob("*.py")]:
        assert cited.search(path.read_text(encoding="utf-8")) is None, path


def test_runs_on_the_engine_it_claims() -> None:
    """The interpreted run reads src, the compiled run extension modules of the installed wheel."""
    import haricot

    quick, pure = os.environ.get("HARICOT_COMPILED") == "1", os.environ.get("HARICOT_PURE") == "1"
    if not (quick or pure):
        pytest.skip("neither HARICOT_COMPILED nor HARICOT_PURE is set")
    assert Path(str(haricot.__file__)).is_relative_to(ROOT / "src") is pure
    suffixes = tuple(importlib.machinery.EXTENSION_SUFFIXES) if quick else (".py",)
    for path in compiled():
        if path.name != "__init__.py":
            assert str(importlib.import_module(module_name(path)).__file__).endswith(suffixes), path
    loaded = [module for name, module in sys.modules.items() if name.split(".")[0] == "haricot"]
    assert {Path(str(module.__file__)).is_relative_to(ROOT / "src") for module in loaded if module.__file__} == {pure}
    doubles = [name for name in sys.modules if name.startswith("src.") and ".tests" not in name]
    assert not [name for name in doubles if getattr(sys.modules[name], "__file__", None)]
