"""Writes the folder of a new box, made like one that there is: `./haricot new-game ID [--like BOX] [--package FOLDER]`.

Everything a box must bring is there from the first minute (rules, rule books and texts in three languages, how to play, face,
players with reasons, tests) and passes; then it is changed into the new game, rule by rule. See docs/new-game.md.
"""

from __future__ import annotations

import argparse
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent
GAMES = ROOT / "src" / "haricot" / "games"
TEXT = {".py", ".toml", ".md", ".ftl", ".txt"}
ID = re.compile(r"[a-z][a-z0-9_]{1,29}")
LANGUAGES = ("en", "fr", "de")
PROJECT = """[build-system]
requires = ["hatchling"]
build-backend = "hatchling.build"

[project]
name = "haricot-{name}"
version = "0.1"
dependencies = ["haricot"]

[project.entry-points."haricot.games"]
{id} = "{id}"

[tool.hatch.build.targets.wheel]
packages = ["{id}"]
exclude = ["tests"]
"""


class Refused(Exception):
    """What cannot be written, and why."""


def write(id: str, like: str, package: Path | None = None) -> Path:
    """Write the box into the sources, or as a package of its own into a folder; gives its folder. Raises Refused."""
    known = sorted(path.name for path in GAMES.iterdir() if (path / "rules.py").is_file())
    if not ID.fullmatch(id):
        raise Refused(f"{id!r}: an id is 2 to 30 of a-z, 0-9 and _, a letter first")
    if like not in known:
        raise Refused(f"--like {like!r}: there are {', '.join(known)}")
    folder = (package or GAMES) / id
    if id in known or folder.exists():
        raise Refused(f"{folder} is there already")
    home = f"haricot.games.{id}" if package is None else id
    for source in sorted((GAMES / like).rglob("*")):
        if (
            source.is_file()
            and "__pycache__" not in source.parts
            and (source.suffix in TEXT or source.suffix == ".bin")
        ):
            target = folder / source.relative_to(GAMES / like)
            target.parent.mkdir(parents=True, exist_ok=True)
            if source.suffix in TEXT:
                target.write_text(changed(source, id, like, home), encoding="utf-8")
            else:
                target.write_bytes(source.read_bytes())
    if package is not None:
        (package / "pyproject.toml").write_text(PROJECT.format(id=id, name=id.replace("_", "-")), encoding="utf-8")
    return folder


def changed(source: Path, id: str, like: str, home: str) -> str:
    """A file of the old box as one of the new: its home, its id, its name."""
    text = source.read_text(encoding="utf-8")
    title = id.replace("_", " ").title()
    if source.suffix == ".py":
        text = text.replace(f"haricot.games.{like}", home).replace(
            f"src/haricot/games/{like}", f"src/haricot/games/{id}"
        )
        text = text.replace(f"from haricot.games import {like}", f"import {home}")
        # Only where it is the id: it may be an edition's too, or a word that the game needs.
        text = re.sub(rf'\b((?:make|box|files|Lineup)\(|game =+ )"{like}"', rf'\1"{id}"', text)
        return re.sub(rf"(?m)^( *game ){like}(?=  rules )", rf"\1{id}", text)
    if source.suffix == ".ftl":
        return re.sub(r"(?m)^game-name = .*$", f"game-name = {title}", text)
    if source.name == "face.toml":
        text = re.sub(r"(?m)^order = .*$", "order = 50", text)
        titles = "".join(f'{lang} = "{title}"\n' for lang in LANGUAGES)
        return re.sub(r"(?ms)^\[title\]\n.*?\n(?=\n)", f"[title]\n{titles}", text)
    return text


def main(words: list[str]) -> int:
    """Write what is asked for; gives an exit code."""
    parser = argparse.ArgumentParser("haricot new-game", description="Write the folder of a new box.")
    parser.add_argument("id")
    parser.add_argument("--like", default="bohnanza", metavar="BOX", help="the box it begins as (bohnanza)")
    parser.add_argument(
        "--package", type=Path, metavar="FOLDER", help="a package of its own, not a folder of this checkout"
    )
    asked = parser.parse_args(words)
    try:
        folder = write(asked.id, asked.like, asked.package)
    except Refused as refused:
        print(f"haricot: {refused}", file=sys.stderr)
        return 2
    print(f"{folder}\nNow read docs/new-game.md.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
