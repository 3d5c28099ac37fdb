"""Matches as rows of a Parquet file, in parts while they are played: what is written is never played again.

docs/data.md is the dictionary of the columns; `COLUMNS` and `DEAL_COLUMNS` are the same list.
"""

from __future__ import annotations

import contextlib
import io
import json
import os
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from haricot import __version__
from haricot.arena import entrants
from haricot.arena.simulate import Lineup, Played, game_of
from haricot.bots import seats
from haricot.calls import rating
from haricot.kernel.errors import HaricotError, rebuilt

if TYPE_CHECKING:
    import polars

FORMAT = 1  # rises when a column's meaning changes
KEY = "haricot"  # of the file's own description: the plan, as JSON
PARTS = 100  # at most so many for a small simulation
PART = 2000  # matches of a part of a large one

COLUMNS = {
    "match": "UInt32",
    "seed": "String",
    "seat": "UInt8",
    "player": "String",
    "version": "UInt32",
    "budget": "String",
    "ended": "String",
    "score": "Int32",
    "place": "UInt8",
    "won": "Float64",
    "drawn": "Boolean",
    "margin": "Float64",
    "others": "String",
    "error": "String",
    "decisions": "UInt32",
    "offers": "UInt32",
    "begged": "UInt32",
    "gifts": "UInt32",
    "agreed": "UInt32",
    "refused": "UInt32",
    "accepted": "UInt32",
}
BEAN_COLUMNS = {"turns": "UInt32", "cards_KIND": "UInt32", "coins_KIND": "Int32"}  # with --beans
TIME_COLUMNS = {"nanoseconds": "UInt64"}  # with --times
DEAL_COLUMNS = {
    "match": "UInt32",
    "seed": "String",
    "deal": "UInt32",
    "seat": "UInt8",
    "player": "String",
    "to": "Int8",
    "gives": "String",
    "wants": "String",
    "end": "String",
    "by": "Int8",
}
MARKET = ("offers", "begged", "gifts", "agreed", "refused", "accepted")


class NotOurs(Exception):
    """A file that this program has not written, or parts of another simulation; says what is wrong, in English."""


@dataclass(frozen=True)
class Plan:
    """What is to be played, and what is to be written of it."""

    lineup: Lineup
    seed: str
    games: int
    wants: tuple[str, ...]

    def plain(self) -> dict[str, Any]:
        """For JSON and for comparing: files of equal plans have equal rows."""
        game = game_of(self.lineup)
        setup = game.setup
        who = [entrants.read(word) for word in self.lineup.players]
        return {
            "format": FORMAT,
            "haricot": __version__,
            "game": setup.game,
            "rules": setup.rules,
            "edition": setup.edition,
            "options": dict(setup.chosen),
            "cards": setup.cards.name if setup.cards is not None else None,
            "card_file": self.lineup.cards,
            "players": list(self.lineup.players),
            "versions": [each.version or seats.version(setup.box, each.name) for each in who],
            "seed": self.seed,
            "games": self.games,
            "limit": self.lineup.limit,
            "wants": sorted(self.wants),
        }

    def parts(self) -> list[range]:
        """The numbers of the matches of each part; how many workers play them changes nothing."""
        size = max(1, min(PART, self.games // PARTS))
        return [range(at, min(at + size, self.games + 1)) for at in range(1, self.games + 1, size)]

    def kinds(self) -> list[str]:
        """The names of all that may be harvested."""
        game = game_of(self.lineup)
        return list(game.names.cards) if "beans" in self.wants and "kinds" in game.setup.box.doc else []

    def schema(self) -> dict[str, Any]:
        """Every column of the rows, with polars' types."""
        import polars

        found = dict(COLUMNS)
        if "beans" in self.wants:
            found["turns"] = BEAN_COLUMNS["turns"]
            for kind in self.kinds():
                found[f"cards_{kind}"] = BEAN_COLUMNS["cards_KIND"]
                found[f"coins_{kind}"] = BEAN_COLUMNS["coins_KIND"]
        if "times" in self.wants:
            found |= TIME_COLUMNS
        return {name: getattr(polars, type) for name, type in found.items()}


def places(match: Played) -> list[int]:
    """Each seat's place from 1: winners first, then by score; equals share the better place."""
    return rating.places(match.scores, match.winners)


def margin(match: Played, seat: int) -> float | None:
    """A seat's score less the mean of the others'."""
    n = len(match.scores)
    return match.scores[seat] - (sum(match.scores) - match.scores[seat]) / (n - 1) if n > 1 else None


class Writer:
    """Makes the columns of matches; with them comes the text of each seat that never changes."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.schema = plan.schema()
        self.market = "offers" in game_of(plan.lineup).setup.options
        self.names = game_of(plan.lineup).names
        box = game_of(plan.lineup).setup.box
        self.who = [entrants.read(word) for word in plan.lineup.players]
        self.versions = [each.version or seats.version(box, each.name) for each in self.who]
        self.budgets = [
            f"{each.amount}{'ms' if each.unit == 'ms' else ''}" if each.amount else None for each in self.who
        ]

    def rows(self, first: int, matches: Sequence[Played]) -> polars.DataFrame:
        """One row a seat and match; the first match has this number."""
        import polars

        columns: dict[str, list[Any]] = {name: [] for name in self.schema}
        kinds = [
            (sign, columns[f"cards_{kind}"], columns[f"coins_{kind}"]) for sign, kind in enumerate(self.plan.kinds())
        ]
        for number, match in enumerate(matches, first):
            ranked = places(match) if match.scores else []
            finished = bool(match.scores)
            others = json.dumps(dict(match.others)) if match.others else None
            for seat, counts in enumerate(match.counts):
                won = (1 / len(match.winners) if seat in match.winners else 0.0) if finished else None
                row = {
                    "match": number,
                    "seed": match.seed,
                    "seat": seat,
                    "player": self.who[seat].name,
                    "version": self.versions[seat],
                    "budget": self.budgets[seat],
                    "ended": "error" if match.error is not None else "finished" if finished else "cut",
                    "score": match.scores[seat] if finished else None,
                    "place": ranked[seat] if finished else None,
                    "won": won,
                    "drawn": seat in match.drawn,
                    "margin": margin(match, seat) if finished else None,
                    "others": others,
                    "error": written(match.error),
                    "decisions": counts.decisions,
                    "turns": counts.turns,
                    "nanoseconds": counts.nanoseconds,
                }
                for name in MARKET:
                    row[name] = getattr(counts, name) if self.market else None
                for name, value in row.items():
                    if name in columns:
                        columns[name].append(value)
                for sign, cards, coins in kinds:
                    cards.append(counts.cards.get(sign, 0))
                    coins.append(counts.coins.get(sign, 0))
        return polars.DataFrame(columns, schema=self.schema)

    def deals(self, first: int, matches: Sequence[Played]) -> polars.DataFrame:
        """One row a deal."""
        import polars

        schema = {name: getattr(polars, type) for name, type in DEAL_COLUMNS.items()}
        found = [
            (
                number,
                match.seed,
                deal.id,
                deal.seat,
                self.who[deal.seat].name,
                deal.to,
                self.cards(deal.gives),
                self.cards(deal.wants),
                deal.end,
                deal.by,
            )
            for number, match in enumerate(matches, first)
            for deal in match.deals
        ]
        return polars.DataFrame(found, schema=schema, orient="row")

    def cards(self, signs: Sequence[int]) -> str:
        """Cards by name."""
        return ",".join(self.names.card(sign) for sign in signs)


def written(error: HaricotError | None) -> str | None:
    """An error as JSON."""
    if error is None:
        return None
    return json.dumps({"error": error.id, "field": error.field, "given": error.given})


def matches_of(frame: polars.DataFrame) -> Iterator[Played]:
    """The matches of rows, as far as a count of them needs them."""
    for rows in frame.sort("match", "seat").partition_by("match", maintain_order=True):
        lines = rows.to_dicts()
        finished = lines[0]["ended"] == "finished"
        error = None
        if lines[0]["error"] is not None:
            told = json.loads(lines[0]["error"])
            error = rebuilt(HaricotError, told["error"], 0, 0, told["field"], told["given"], "", "")
        yield Played(
            lines[0]["seed"],
            sum(line["decisions"] for line in lines),
            sum(line["offers"] or 0 for line in lines),
            sum(line["accepted"] or 0 for line in lines),
            tuple(line["score"] for line in lines) if finished else (),
            tuple(line["seat"] for line in lines if line["won"]) if finished else (),
            error,
            others=tuple(json.loads(lines[0]["others"]).items()) if lines[0]["others"] else (),
            drawn=tuple(line["seat"] for line in lines if line["drawn"]),
        )


# -- files


def write_whole(path: Path, content: bytes) -> None:
    """Write a file so that it is there whole or not at all; raises OSError that names it."""
    beside = path.with_name(f"{path.name}.new")
    try:
        with open(beside, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        os.replace(beside, path)
    except OSError as error:
        with contextlib.suppress(OSError):
            beside.unlink()
        raise OSError(error.errno, error.strerror, str(path)) from None


def parquet(frame: polars.DataFrame) -> bytes:
    """A frame as a file."""
    content = io.BytesIO()
    frame.write_parquet(content, compression="zstd", statistics=False)
    return content.getvalue()


class Parts:
    """A folder beside the file to be: one file a part, and the plan that they belong to."""

    def __init__(self, path: Path, plan: Plan, name: str = "rows") -> None:
        self.path = path
        self.name = name
        self.folder = path.with_name(f"{path.name}.parts")
        self.plan = plan

    def open(self) -> None:
        """Make the folder, or go on with it; raises NotOurs or OSError."""
        told = self.folder / "plan.json"
        plan = self.plan.plain()
        if told.is_file():
            try:
                before = json.loads(told.read_text(encoding="utf-8"))
            except ValueError:
                before = None
            if before != plan:
                raise NotOurs(f"{self.folder}: holds parts of another simulation, choose another --out or delete it")
            return
        if self.folder.exists():
            raise NotOurs(f"{self.folder}: is in the way and holds no parts of a simulation")
        self.folder.mkdir(parents=True)
        write_whole(told, json.dumps(plan, ensure_ascii=False, indent=1).encode())

    def part(self, number: int) -> Path:
        """The file of a part."""
        return self.folder / f"{self.name}-{number:06}.parquet"

    def part_files(self) -> list[Path]:
        """The parts that are there."""
        return sorted(self.folder.glob(f"{self.name}-*.parquet"))

    def read(self, number: int) -> polars.DataFrame | None:
        """What a part holds, if it is there; raises NotOurs."""
        import polars

        path = self.part(number)
        if not path.is_file():
            return None
        try:
            return polars.read_parquet(path)
        except (polars.exceptions.PolarsError, OSError):
            raise NotOurs(f"{path}: cannot be read, delete it and start again to have it played anew") from None

    def join(self, numbers: int) -> None:
        """Make one file of all parts, holding few of them at a time; raises OSError that names it."""
        import polars

        beside = self.path.with_name(f"{self.path.name}.new")
        said = json.dumps({**self.plan.plain(), "rows": self.name}, ensure_ascii=False)
        try:
            frames = polars.scan_parquet([self.part(number) for number in range(numbers)])
            frames.sink_parquet(beside, compression="zstd", maintain_order=True, metadata={KEY: said})
            os.replace(beside, self.path)
        except (OSError, polars.exceptions.PolarsError) as error:
            with contextlib.suppress(OSError):
                beside.unlink()
            problem = getattr(error, "strerror", None) or " ".join(str(error).split())
            raise OSError(getattr(error, "errno", None) or 5, problem, str(self.path)) from None

    def clear(self) -> None:
        """Delete the folder and all in it."""
        for path in self.folder.iterdir():
            path.unlink()
        self.folder.rmdir()


def read_file(path: Path) -> tuple[dict[str, Any], polars.DataFrame]:
    """The plan and the rows of a file that `simulate` or `ladder` has written; raises NotOurs."""
    import polars

    if not path.is_file():
        raise NotOurs(f"{path}: there is no such file")
    try:
        plan = json.loads(polars.read_parquet_metadata(path)[KEY])
        if plan["format"] != FORMAT:
            raise NotOurs(f"{path}: is of format {plan['format']}, this program reads {FORMAT}")
        return plan, polars.read_parquet(path)
    except (polars.exceptions.PolarsError, OSError, KeyError, ValueError, TypeError):
        raise NotOurs(f"{path}: this is no file of matches that haricot simulate has written") from None
