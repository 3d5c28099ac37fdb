"""Card files of owners, by lot: a box's own with other counts, kinds lost, other prices, other dice, fewer cards."""

from __future__ import annotations

import importlib
import tomllib
from functools import cache

from conformance.tables import Variant, make

from haricot.farm.cards import export_cards
from haricot.kernel.chance import Rng
from haricot.kernel.errors import BadCards

CHANGES = 30  # that are tried, one after the other; those that leave a file nobody can play with are taken back


@cache
def exported(variant: Variant) -> str:
    """The file that `cards export` writes; empty where a box has no card data."""
    setup = make(variant, {}).setup
    own = getattr(importlib.import_module(f"{setup.box.package}.rules"), "export_cards", None)
    if own is None and "kinds" not in setup.box.doc:
        return ""
    return str(own(setup) if own is not None else export_cards(setup))


def owned(variant: Variant, rng: Rng) -> str:
    """A card file that can be played with and is not the box's own."""
    # Sums and odds that are only said again would be wrong after any change.
    lines = [line for line in exported(variant).split("\n") if not line.startswith(("total", "printed"))]
    original = lines[:]
    for _ in range(CHANGES):
        changed = lines[:]
        alter(changed, int(rng.below(len(lines))), rng)
        try:
            make(variant, {}, "\n".join(changed))
        except BadCards:
            continue
        lines = changed
    assert lines != original, f"{variant} takes no other cards than its own"
    return "\n".join(lines)


def alter(lines: list[str], at: int, rng: Rng) -> None:
    """Change what one line says: a number, the steps of a list, its words; or leave a whole section out."""
    if lines[at].startswith("[["):
        end = next((n for n in range(at + 1, len(lines)) if lines[n].startswith("[")), len(lines))
        del lines[at:end]
        return
    key, equals, _ = lines[at].partition(" = ")
    if not equals:
        return
    found: object = tomllib.loads(lines[at].replace(key, "x", 1))["x"]
    if isinstance(found, int):
        lines[at] = f"{key} = {[0, 1, 2, found + 1, 2 * found, int(rng.below(61))][rng.below(6)]}"
    elif isinstance(found, list) and found and isinstance(found[0], list):
        found.pop(rng.below(len(found)))
        lines[at] = f"{key} = {found}"
    elif isinstance(found, list) and found:
        lines[at] = f"{key} = {[found[rng.below(len(found))] for _ in found]}"
