"""Data that is made beforehand: writes the files that a game's `making.py` makes of its cards.toml.

python -m haricot.commands.making dice src/haricot/games/dice
"""

from __future__ import annotations

import importlib
import sys
from pathlib import Path

from haricot.kernel import registry


def files(game: str) -> dict[str, bytes]:
    """The files of a game that are made, by their names."""
    box = registry.box(game)
    made: dict[str, bytes] = importlib.import_module(f"{box.package}.making").files(box)
    return made


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit("usage: python -m haricot.commands.making GAME FOLDER")
    for name, content in files(sys.argv[1]).items():
        Path(sys.argv[2], name).write_bytes(content)
        print(f"{name}: {len(content)} bytes")
