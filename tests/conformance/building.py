"""Every kind of action there is, made of absurd numbers; what a class is made of is read from its source."""

from __future__ import annotations

import ast
import importlib
import importlib.util
from functools import cache
from pathlib import Path
from typing import Any

from haricot.kernel import registry
from haricot.kernel.actions import Action
from haricot.kernel.chance import Rng

EDGES = [2**n + d for n in (2, 3, 4, 6, 8, 16, 31, 32, 62) for d in (-1, 0, 1)] + [2**63 - 1]
STRANGE = sorted({*range(-2, 14), 51, 52, 59, 60, 99, 9999, *EDGES, *(-edge for edge in EDGES)})


def kinds() -> list[type[Action]]:
    """The classes of all boxes' actions, and of what they share."""
    for package in registry.packages().values():
        importlib.import_module(f"{package}.rules")
    found = [Action]
    for kind in found:
        found += kind.__subclasses__()
    return [kind for kind in found if kind.__module__.split(".")[-1] != "tests"]


@cache
def classes(module: str) -> dict[str, ast.ClassDef]:
    """The classes of a module by name, from the source that lies beside it, compiled or not."""
    spec = importlib.util.find_spec(module)
    assert spec is not None and spec.origin is not None
    source = Path(spec.origin).with_name(module.rpartition(".")[2] + ".py")
    tree = ast.parse(source.read_text(encoding="utf-8"))
    return {node.name: node for node in tree.body if isinstance(node, ast.ClassDef)}


@cache
def parts(kind: type) -> list[str]:
    """The types of what a class is made of, in the order they are given (compiled code keeps no annotations)."""
    for node in classes(kind.__module__)[kind.__name__].body:
        if isinstance(node, ast.FunctionDef) and node.name == "__init__":
            return [ast.unparse(argument.annotation) for argument in node.args.args[1:] if argument.annotation]
    return []


def part(written: str, module: str, rng: Rng) -> Any:
    """A value of a type by its name, often an absurd one."""
    if written in ("i64", "int"):
        return STRANGE[rng.below(len(STRANGE))] if rng.below(2) == 0 else int(rng.below(6))
    if written.startswith("list["):
        return [part(written[5:-1], module, rng) for _ in range(rng.below(4))]
    return built(getattr(importlib.import_module(module), written), rng)


def built(kind: type, rng: Rng) -> Any:
    """An object of a class."""
    return kind(*(part(written, kind.__module__, rng) for written in parts(kind)))
