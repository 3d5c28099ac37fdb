"""`duplicate`: bots at several tables on the same deals, compared seat by seat as an evening of a club."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from haricot.arena import pools
from haricot.arena.rows import write_whole
from haricot.arena.simulate import Job, Lineup, check
from haricot.calls import evenings
from haricot.calls.clubs import MOST_DEALS, MOST_TABLES, Ranked, Scored
from haricot.commands import speech
from haricot.commands.common import (
    BadInput,
    about,
    make_game,
    print_json,
    print_table,
    read_options,
    read_text,
    usual_seats,
)
from haricot.commands.progress import Progress, decimal
from haricot.commands.simulation import check_folder, writing
from haricot.kernel import registry
from haricot.kernel.setup import check_seed
from haricot.locales import Texts


def run(
    game: str,
    bots: str,
    tables: int,
    seats: int | None,
    deals: int,
    seed: str,
    edition: str,
    options: list[str],
    cards: Path | None,
    out: Path | None,
    workers: int,
    dask: str,
    as_json: bool,
    lang: str,
) -> int:
    """Play every deal at every table, compare, print; exit code 1 if a match has no result."""
    if not 2 <= tables <= MOST_TABLES:
        raise BadInput(f"tables: {tables} is not a number from 2 to {MOST_TABLES}")
    if not 1 <= deals <= MOST_DEALS:
        raise BadInput(f"deals: {deals} is not a number from 1 to {MOST_DEALS}")
    if out is not None:
        check_folder(out.parent, [], "--out")
        if out.exists():
            raise BadInput(f"{out}: is there already, choose another file")
    chosen = read_options(options)
    with about(game):
        box = registry.box(game)
        count = seats if seats is not None else usual_seats(box, edition or box.editions[0])
    make_game(game, count, edition, chosen, cards)
    text = read_text(cards) if cards is not None else ""
    named = [name.strip() for name in bots.split(",")]
    players = [named[place % len(named)] for place in range(tables * count)]
    sat = [evenings.movement(tables, count, deal) for deal in range(1, deals + 1)]

    def lineup(places: Sequence[int]) -> Lineup:
        return Lineup(game, tuple(players[place] for place in places), edition, tuple(chosen.items()), text)

    with about(game):
        check_seed(f"{seed}-{deals}")
        for table in sat[0]:
            check(lineup(table))
    jobs = [
        Job(lineup(places), f"{seed}-{deal}", lots=f"{seed}-{deal}/{table}")
        for deal, at_tables in enumerate(sat, 1)
        for table, places in enumerate(at_tables, 1)
    ]
    spoken = speech.texts_of(game, lang)
    progress = Progress(len(jobs), spoken)
    reached: list[tuple[int, ...] | None] = []
    for match in pools.run(jobs, workers, dask):
        reached.append(match.scores or None)
        progress.show(len(reached))
    progress.done()
    lines: list[Scored] = []
    for deal, at_tables in enumerate(sat, 1):
        lines += evenings.scored(deal, at_tables, reached[(deal - 1) * tables : deal * tables])
    names = told_apart(players)
    standing = evenings.standing(len(players), lines)
    if out is not None:
        with writing():
            write_whole(out, evenings.as_csv(lines, lambda place: (names[place], players[place])).encode())
    if as_json:
        print_json(plain(game, seed, tables, deals, names, standing))
    else:
        print_standing(standing, names, spoken, {"tables": tables, "seats": count, "deals": deals, "seed": seed})
    lost = reached.count(None)
    if lost:
        print(spoken.say("duplicate-lost", count=lost))
    return 1 if lost else 0


def told_apart(players: Sequence[str]) -> list[str]:
    """Names for places: a second `greedy` is `greedy 2`."""
    found: list[str] = []
    for at, name in enumerate(players):
        before = players[:at].count(name)
        found.append(f"{name} {before + 1}" if before else name)
    return found


def plain(
    game: str, seed: str, tables: int, deals: int, names: Sequence[str], standing: Sequence[Ranked]
) -> dict[str, object]:
    """For JSON."""
    return {
        "game": game,
        "seed": seed,
        "tables": tables,
        "deals": deals,
        "standing": [
            {
                "rank": each.rank,
                "player": names[each.place],
                "points": each.points,
                "most": each.most,
                "difference": round(each.difference, 4),
                "deals": each.deals,
            }
            for each in standing
        ],
    }


def print_standing(
    standing: Sequence[Ranked], names: Sequence[str], spoken: Texts, about: dict[str, int | str]
) -> None:
    """The standing at the terminal."""
    print(spoken.say("duplicate-head", **about))
    print()
    columns = [spoken.say(f"duplicate-table.{name}") for name in ("player", "share", "points", "apart")]
    rows = [
        [
            str(each.rank),
            names[each.place],
            decimal(100 * each.points / each.most, 1, spoken) if each.most else "-",
            f"{each.points}/{each.most}",
            decimal(each.difference, 2, spoken),
        ]
        for each in standing
    ]
    print_table([spoken.say("duplicate-table"), *columns], rows, right=[0, 2, 3, 4])
