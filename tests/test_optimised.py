"""`python -O` leaves assertions out: every box plays the same without them, and none of them does anything."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from pathlib import Path

from haricot.bots.seats import makers, sit
from haricot.kernel import registry
from haricot.kernel.drive import drive
from haricot.kernel.match import new_match

ROOT = Path(__file__).resolve().parents[1]
SHORT = {"exhaustions": "1", "target": "4", "deals": "1"}  # options that make a short match where a box has them
HARMLESS = {"isinstance", "len", "callable"}


def records() -> list[str]:
    """A short match of every edition of every box, by its best players."""
    found = []
    for id in registry.packages():
        box = registry.box(id)
        for edition in box.editions:
            seats = box.seats(edition)[-1]
            offered = box.offered(box.column(edition, seats))
            game = registry.make(id, seats, edition, {name: value for name, value in SHORT.items() if name in offered})
            match = new_match(game, "optimised")
            best = "greedy" if "greedy" in makers(box) else "random"
            drive(game, match.state, [sit(best, game, "optimised", seat) for seat in range(seats)], match.taken)
            found.append(match.record().write())
    return found


def played(*words: str) -> str:
    """What an interpreter with these words plays."""
    environment = {**os.environ, "HARICOT_PURE": "1", "PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run(
        [sys.executable, *words, __file__], env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_every_box_plays_the_same_without_assertions() -> None:
    plain = played()
    assert plain.count("\nresult ") >= len(registry.packages())
    assert played("-O") == plain


def test_no_assertion_does_anything() -> None:
    wrong = []
    for path in (ROOT / "src").rglob("*.py"):
        if "tests" in path.parts:
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Assert):
                for part in ast.walk(node.test):
                    calls = isinstance(part, ast.Call) and getattr(part.func, "id", "") not in HARMLESS
                    if calls or isinstance(part, ast.NamedExpr | ast.Await):
                        wrong.append(f"{path.relative_to(ROOT)}:{node.lineno}")
    assert not wrong, wrong


if __name__ == "__main__":
    print("\n".join(records()))
