"""Prints how much of the engine and of the table the rule tests reach, package by package, from what pytest-cov has counted.

As a program: `python tests/covered.py` fails where a package has fallen clearly below what it once had.
"""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path

from coverage import Coverage

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src" / "haricot"
FLOORS = {
    "kernel": 93,
    "farm": 93,
    "games": 87,
    "table": 92,
}  # per cent of the statements; some 3 below what was reached when this was set


def main() -> int:
    """Print the table; 1: a package is below its floor."""
    counted = Coverage(config_file=str(ROOT / "pyproject.toml"))
    counted.load()
    there: Counter[str] = Counter()
    missing: Counter[str] = Counter()
    for name in FLOORS:
        for path in sorted((SOURCE / name).rglob("*.py")):
            if "tests" not in path.parts:
                _, statements, _, missed, _ = counted.analysis2(str(path))
                package = f"games/{path.relative_to(SOURCE).parts[1]}" if name == "games" else name
                for key in {name, package}:
                    there[key] += len(statements)
                    missing[key] += len(missed)
    low = []
    print(f"{'package':24}{'statements':>12}{'missed':>10}{'reached':>10}")
    for key in sorted(there):
        if key.endswith(".py"):
            continue
        reached = 100 - 100 * missing[key] / max(1, there[key])
        print(f"{key:24}{there[key]:>12}{missing[key]:>10}{reached:>9.1f}%")
        if reached < FLOORS.get(key, 0):
            low.append(f"{key} is reached to {reached:.1f} %, it should be {FLOORS[key]} % at least")
    print(*low, sep="\n", end="\n" if low else "")
    return 1 if low else 0


if __name__ == "__main__":
    sys.exit(main())
