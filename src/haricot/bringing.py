"""Players that are brought along: `--players my_bot.py:Mine`, from a file or a module that is named where the program starts."""

from __future__ import annotations

import importlib
import importlib.util
import os
import re
import sys
from collections.abc import Sequence
from typing import Any

from haricot.bots.outside import BROUGHT, NAME, TAKEN, Outsider, maker_of
from haricot.kernel.errors import BadSetup, shown


def bring(sources: Sequence[str]) -> None:
    """Let players sit down by their names from now on; raises BadSetup."""
    for source in sources:
        name, place = split(source)
        known = BROUGHT.get(name)
        if known is not None and known.source == place:
            continue
        if known is not None or re.fullmatch(TAKEN, name):
            raise BadSetup("player-name-taken", field="players", word=name)
        if not re.fullmatch(NAME, name):
            raise BadSetup("player-name", field="players", word=shown(name))
        BROUGHT[name] = Outsider(name, place, load(place))


def split(source: str) -> tuple[str, str]:
    """`NAME=PLACE:Class` as name and `PLACE:Class`; without a name, the class names it. Raises BadSetup."""
    name, equals, place = source.partition("=")
    if not equals or "/" in name or ":" in name:
        name, place = "", source
    where, _, what = place.rpartition(":")
    if not where or not what.isidentifier():
        raise BadSetup("player-source", field="players", word=shown(source, 80))
    return name or what.lower(), place


def load(place: str) -> Any:
    """What makes the player of `my_bot.py:Mine` or `package.module:Mine`; raises BadSetup."""
    where = place.rpartition(":")[0]
    if not where.endswith(".py"):
        return maker_of(place, importlib.import_module)
    if not os.path.isfile(where):
        raise BadSetup("player-file", field="players", word=shown(where, 80))
    return maker_of(place, load_file)


def load_file(path: str) -> Any:
    """A file as a module; what lies beside it can be imported from it, as if it had been started."""
    folder, file = os.path.split(os.path.abspath(path))
    if folder not in sys.path:
        sys.path.append(folder)
    name = "haricot_player_" + re.sub(r"\W", "_", os.path.join(folder, file[:-3]))
    if name in sys.modules:
        return sys.modules[name]
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module  # some libraries look a class's module up while it is made
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
    return module
