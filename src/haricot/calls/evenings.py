"""An evening as bridge clubs have it: several tables play the same deals, and each seat is compared with the same seat elsewhere.

Points are a club's matchpoints: two for each other table where the seat reached less, one for each where it reached the same.
An evening is ranked by the share of points that could have been had, then by the mean difference to the other tables.
"""

from __future__ import annotations

import csv
import hashlib
import io
from collections.abc import Callable, Iterable, Sequence

from haricot.calls.clubs import Ranked, Scored

COLUMNS = (
    "deal",
    "table",
    "seat",
    "place",
    "player",
    "program",
    "stood_in",
    "score",
    "points",
    "most",
    "difference",
)
FORMULA = ("=", "+", "-", "@", "\t")  # a spreadsheet would reckon with what begins so


def movement(tables: int, seats: int, deal: int) -> list[list[int]]:
    """Who sits where, by table and seat, with a deal counted from 1.

    After each deal everybody goes on by one seat, and whoever began on seat n by n tables: so people meet others, and have
    every seat in turn.
    """
    found = [[0] * seats for _ in range(tables)]
    for place in range(tables * seats):
        table, seat = divmod(place, seats)
        found[(table + seat * (deal - 1)) % tables][(seat + deal - 1) % seats] = place
    return found


def seed(secret: bytes, deal: int) -> str:
    """The seed of a deal; whoever knows one knows no other."""
    return hashlib.sha256(secret + f" deal {deal}".encode()).hexdigest()


def table_id(secret: bytes, deal: int, table: int, letters: str, size: int) -> str:
    """What a table of an evening is called: whoever makes it, it is made once."""
    number = int.from_bytes(hashlib.sha256(secret + f" table {deal} {table}".encode()).digest())
    found = ""
    for _ in range(size):
        number, letter = divmod(number, len(letters))
        found += letters[letter]
    return found


def scored(
    deal: int, sat: Sequence[Sequence[int]], reached: Sequence[Sequence[int] | None], stood_in: Iterable[int] = ()
) -> list[Scored]:
    """Compare all seats of a deal; a table that has no result (None) takes no part. `stood_in`: places bots decided for."""
    helped = set(stood_in)
    found = []
    for table, (places, own) in enumerate(zip(sat, reached, strict=True)):
        if own is None:
            continue
        for seat, (place, score) in enumerate(zip(places, own, strict=True)):
            others = [other[seat] for at, other in enumerate(reached) if other is not None and at != table]
            found.append(
                Scored(
                    deal=deal,
                    table=table + 1,
                    seat=seat,
                    place=place,
                    score=score,
                    points=sum(2 if score > other else 1 if score == other else 0 for other in others),
                    most=2 * len(others),
                    difference=score - sum(others) / len(others) if others else 0.0,
                    stood_in=place in helped,
                )
            )
    return found


def standing(places: int, lines: Iterable[Scored]) -> list[Ranked]:
    """Everybody after some deals, the best first; whoever has not been compared with anybody stands in the middle."""
    points, most, deals = [0] * places, [0] * places, [0] * places
    apart = [0.0] * places
    for line in lines:
        if line.most:
            points[line.place] += line.points
            most[line.place] += line.most
            apart[line.place] += line.difference
            deals[line.place] += 1

    def merit(place: int) -> tuple[float, float]:
        n = deals[place]
        return (points[place] / most[place], round(apart[place] / n, 9)) if n else (0.5, 0.0)

    ordered = sorted(range(places), key=lambda place: (*(-each for each in merit(place)), place))
    return [
        Ranked(
            place=place,
            rank=1 + sum(merit(other) > merit(place) for other in ordered),
            points=points[place],
            most=most[place],
            difference=apart[place] / deals[place] if deals[place] else 0.0,
            deals=deals[place],
        )
        for place in ordered
    ]


def as_csv(lines: Iterable[Scored], who: Callable[[int], tuple[str, str]]) -> str:
    """One line a deal, table and seat, all counted from 1; `who` says a place's name and its program."""
    out = io.StringIO()
    table = csv.writer(out)
    table.writerow(COLUMNS)
    for each in lines:
        name, program = who(each.place)
        named = f"'{name}" if name.startswith(FORMULA) else name
        reached = [each.score, each.points, each.most, f"{each.difference:.3f}"]
        numbers = [each.deal, each.table, each.seat + 1, each.place + 1]
        table.writerow([*numbers, named, program, int(each.stood_in), *reached])
    return out.getvalue()
