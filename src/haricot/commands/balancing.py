"""`balance`: what matches among equal bots say about our boxes, as a page."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from haricot.arena import pools
from haricot.arena.balance import WANTS, Balance, balance
from haricot.arena.report import Tally, wilson
from haricot.arena.rows import write_whole
from haricot.arena.simulate import Lineup, Played, check, game_of, make_jobs
from haricot.bots import seats
from haricot.commands import speech
from haricot.commands.common import BadInput, about
from haricot.commands.progress import Progress
from haricot.commands.simulation import check_folder, writing
from haricot.kernel import registry
from haricot.kernel.setup import Setup

LEAST = 30  # matches a table: with fewer an interval says nothing


def run(games: list[str], bot: str, matches: int, seed: str, out: Path | None, workers: int, lang: str) -> int:
    """Play every table of the boxes, count, and write or print the page."""
    if matches < LEAST:
        raise BadInput(f"matches: {matches} are too few to say anything, at least {LEAST} are needed")
    if out is not None:
        check_folder(out.parent, [], "--out")
    chosen = {name: tables_of(name, bot) for name in games or registry.packages()}
    spoken = speech.texts_of(next(iter(chosen)), lang)
    progress = Progress(matches * sum(map(len, chosen.values())), spoken)
    played = 0

    def shown(lineup: Lineup) -> Iterator[Played]:
        nonlocal played
        for match in pools.run(make_jobs(lineup, seed, matches, wants=WANTS), workers):
            played += 1
            progress.show(played)
            yield match

    found = {
        name: {lineup: balance(len(lineup.players), shown(lineup)) for lineup in tables}
        for name, tables in chosen.items()
    }
    progress.done()
    text = page(found, bot, matches, seed, games)
    if out is None:
        print(text, end="")
        return 0
    with writing():
        write_whole(out, text.encode())
    return 0


def tables_of(name: str, bot: str) -> list[Lineup]:
    """Every edition and number of seats of a box; raises BadInput or HaricotError."""
    with about(name):
        box = registry.box(name)
        found = [Lineup(name, (bot,) * count, edition) for edition in box.editions for count in box.seats(edition)]
        return [replace(lineup, options=first(check(lineup).setup)) for lineup in found]


def first(setup: Setup) -> tuple[tuple[str, str], ...]:
    """The options by which seat 0 begins, where a box draws lots for it."""
    return (("first_player", "0"),) if "first_player" in setup.options else ()


# -- the page


def percent(wins: float, games: int) -> str:
    """A share with its interval."""
    low, high = wilson(wins, games)
    return f"{100 * wins / games:.1f} [{100 * low:.1f}, {100 * high:.1f}]"


def share(tally: Tally) -> str:
    """The share of wins of some seats."""
    return percent(float(tally.wins), tally.games) if tally.games else ""


def page(found: dict[str, dict[Lineup, Balance]], bot: str, matches: int, seed: str, games: list[str]) -> str:
    """All boxes, in Markdown."""
    words = [*games, f"--bot {bot}", f"--matches {matches}", f"--seed {seed}", "--out FILE.md"]
    lines = [
        "# Balance of the boxes",
        "",
        "Written by its command; do not edit.",
        "",
        "```sh",
        f"./haricot balance {' '.join(words)}",
        "```",
        "",
        f"{matches} matches at each table, dealt from `{seed}-1` to `{seed}-{matches}`, with `{bot}` in every seat. It says what a "
        "box gives equal players of that strength, not what the best would make of it. Brackets are 95 % intervals (Wilson); a "
        "shared win counts as its share. Seat 1 begins.",
    ]
    for name, tables in found.items():
        version = seats.version(registry.box(name), bot)
        lines += ["", f"## {speech.title(name, 'en')}", "", f"`{bot}`, version {version}."]
        for edition in dict.fromkeys(lineup.edition for lineup in tables):
            of_it = {lineup: each for lineup, each in tables.items() if lineup.edition == edition}
            lines += ["", f"### Edition {edition}", "", *seating(of_it), *worth(of_it), *fields(of_it)]
    return "\n".join(lines) + "\n"


def seating(tables: dict[Lineup, Balance]) -> list[str]:
    """Length, ties, and the share of each seat."""
    most = max(len(lineup.players) for lineup in tables)
    heads = [
        "seats",
        "decisions",
        "turns",
        "score",
        "shared wins, %",
        *(f"seat {n} wins, %" for n in range(1, most + 1)),
    ]
    lines = [f"| {' | '.join(heads)} |", f"|{' --- |' * len(heads)}"]
    for lineup, each in tables.items():
        n = len(lineup.players)
        if not each.matches:
            lines.append(f"| {n} | no match ended |{' |' * (len(heads) - 2)}")
            continue
        score = sum(seat.total for seat in each.seats) / (n * each.matches)
        cells = [
            str(n),
            f"{each.decisions / each.matches:.0f}",
            f"{each.turns / each.matches:.1f}" if each.turns else "",
            f"{score:.1f}",
            percent(each.shared, each.matches) if n > 1 else "",
            *map(share, each.seats),
        ]
        lines.append(f"| {' | '.join(cells + [''] * (len(heads) - len(cells)))} |")
    return lines


def worth(tables: dict[Lineup, Balance]) -> list[str]:
    """Coins that a harvested card of each kind earned."""
    counts = [len(lineup.players) for lineup in tables]
    kinds = sorted({kind for each in tables.values() for kind in each.cards})
    if not kinds:
        return []
    names = game_of(next(iter(tables))).names
    lines = ["", "Coins that a harvested card earned:", "", f"| bean | {' | '.join(f'{n} seats' for n in counts)} |"]
    lines.append(f"| --- |{' --- |' * len(counts)}")
    for kind in kinds:
        cells = [f"{each.coins[kind] / each.cards[kind]:.2f}" if each.cards[kind] else "" for each in tables.values()]
        lines.append(f"| {names.card(kind)} | {' | '.join(cells)} |")
    return lines


def fields(tables: dict[Lineup, Balance]) -> list[str]:
    """Who bought a field, and whether they won more."""
    if not any(each.buyers.games for each in tables.values()):
        return []
    heads = ["seats", "bought a field, %", "then won, %", "others won, %"]
    lines = ["", "Whoever bought a field (better players may buy more often: this is no proof that it pays):", ""]
    lines += [f"| {' | '.join(heads)} |", f"|{' --- |' * len(heads)}"]
    for lineup, each in tables.items():
        games = each.buyers.games + each.others.games
        if games:
            cells = [
                str(len(lineup.players)),
                percent(each.buyers.games, games),
                share(each.buyers),
                share(each.others),
            ]
            lines.append(f"| {' | '.join(cells)} |")
    return lines
