"""Counts which statements of the engine and of the table the rule tests reach, and prints it package by package.

Before every statement of the interpreted sources stands one more that leaves a mark: tests take a quarter longer, while
a tracer, which is called at every line of everything, makes them take three times as long on Python 3.11.

As a program: `python tests/covered.py FOLDER` reads the marks that processes left in a folder, and fails where a package
has fallen clearly below what it once had.
"""

from __future__ import annotations

import ast
import json
import os
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from types import CodeType, ModuleType

SOURCE = Path(__file__).resolve().parents[1] / "src" / "haricot"
FLOORS = {
    "kernel": 93,
    "farm": 93,
    "games": 87,
    "table": 89,
}  # per cent of the statements; some 3 below what was reached when this was set
MARKS = "__reached__"  # the name of a module's marks: one byte a line


def blocks(tree: ast.AST) -> Iterator[list[ast.stmt]]:
    """Every list of statements that is run one after the other."""
    for node in ast.walk(tree):
        for name in ("body", "orelse", "finalbody"):
            block = getattr(node, name, None)
            if isinstance(block, list):
                yield block


def counts(statement: ast.stmt) -> bool:
    """Is this run like any other statement? Texts that explain are not, and what must stand first cannot be marked."""
    if isinstance(statement, ast.ImportFrom):
        return statement.module != "__future__"
    return not (isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant))


def lines_of(source: bytes) -> set[int]:
    """The lines on which statements begin."""
    return {each.lineno for block in blocks(ast.parse(source)) for each in block if counts(each)}


def marked(source: bytes, path: str) -> CodeType:
    """The module with a mark before every statement."""
    tree = ast.parse(source, path)
    for block in list(blocks(tree)):
        for place in reversed(range(len(block))):
            if counts(block[place]):
                (mark,) = ast.parse(f"{MARKS}[{block[place].lineno}] = 1").body
                for node in ast.walk(mark):
                    ast.copy_location(node, block[place])
                block.insert(place, mark)
    return compile(tree, path, "exec", dont_inherit=True)


class Loader(SourceFileLoader):
    """Loads a module with its marks."""

    def get_code(self, fullname: str) -> CodeType:
        """Compile it anew: nothing of it is kept for runs that count nothing."""
        return marked(self.get_data(self.path), self.path)

    def exec_module(self, module: ModuleType) -> None:
        """Run it, with a mark for every line."""
        reached[self.path] = bytearray(self.get_data(self.path).count(b"\n") + 2)
        setattr(module, MARKS, reached[self.path])
        super().exec_module(module)
        loaded[self.path] = bytes(reached[self.path])


class Finder(MetaPathFinder):
    """Finds the modules whose statements are counted."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Look where Python would."""
        if not fullname.startswith(tuple(f"haricot.{name}" for name in FLOORS)):
            return None
        spec = PathFinder.find_spec(fullname, path, target)
        if spec and spec.origin and isinstance(spec.loader, SourceFileLoader):
            spec.loader = Loader(fullname, spec.origin)
        return spec


reached: dict[str, bytearray] = {}  # the marks of each file in this process
loaded: dict[str, bytes] = {}  # and those that it had when it was just imported


def start() -> None:
    """Count in this process, from here on."""
    sys.meta_path.insert(0, Finder())


@contextmanager
def uncounted() -> Iterator[None]:
    """Forget what is reached meanwhile."""
    before = {path: bytes(marks) for path, marks in reached.items()}
    try:
        yield
    finally:
        for path, marks in reached.items():
            marks[:] = before.get(path, loaded[path])


def store(folder: Path) -> None:
    """Leave what this process has reached."""
    found = {path: [line for line, mark in enumerate(marks) if mark] for path, marks in reached.items()}
    (folder / f"{os.getpid()}.json").write_text(json.dumps(found))


def main(folder: Path) -> int:
    """Print the table; 1: a package is below its floor."""
    lines: dict[str, set[int]] = {}
    for stored in folder.glob("*.json"):
        for path, found in json.loads(stored.read_text()).items():
            lines.setdefault(path, set()).update(found)
    there: Counter[str] = Counter()
    missing: Counter[str] = Counter()
    for name in FLOORS:
        for path in sorted((SOURCE / name).rglob("*.py")):
            if "tests" not in path.parts:
                statements = lines_of(path.read_bytes())
                package = f"games/{path.relative_to(SOURCE).parts[1]}" if name == "games" else name
                for key in {name, package}:
                    there[key] += len(statements)
                    missing[key] += len(statements - lines.get(str(path), set()))
    low = []
    print(f"{'package':24}{'statements':>12}{'missed':>10}{'reached':>10}")
    for key in sorted(there):
        if key.endswith(".py"):
            continue
        share = 100 - 100 * missing[key] / max(1, there[key])
        print(f"{key:24}{there[key]:>12}{missing[key]:>10}{share:>9.1f}%")
        if share < FLOORS.get(key, 0):
            low.append(f"{key} is reached to {share:.1f} %, it should be {FLOORS[key]} % at least")
    print(*low, sep="\n", end="\n" if low else "")
    return 1 if low else 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
