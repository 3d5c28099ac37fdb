"""`ladder`: bots against each other, on deals that nobody knew when the bots were made."""

from __future__ import annotations

import hashlib
import json
import secrets
import subprocess
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from haricot.arena import entrants, pools
from haricot.arena.ladder import Measure, Rules, Standing, measure
from haricot.arena.rows import write_whole
from haricot.arena.simulate import Lineup, agreed, check, game_of
from haricot.bots import seats
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
from haricot.commands.simulation import checkout, interval, writing
from haricot.kernel import registry
from haricot.kernel.setup import check_seed
from haricot.locales import Texts

LEAST = 10  # deals: with fewer an interval says nothing


@dataclass(frozen=True)
class Seal:
    """Seeds drawn for one configuration, and how often they have been looked at."""

    configuration: str  # its digest
    commit: str
    seed: str
    drawn: str
    looks: int


def run(
    game: str,
    bots: str,
    matches: int,
    seats: int | None,
    edition: str,
    options: list[str],
    cards: Path | None,
    seed: str,
    fresh: bool,
    out: Path | None,
    workers: int,
    dask: str,
    as_json: bool,
    lang: str,
) -> int:
    """Seal, play, measure, write."""
    rules = agree(game, bots, matches, seats, edition, read_options(options), cards)
    seal = Seal("", "", check_seed(seed), "", 0) if seed else None
    seals: list[Seal] = []
    book = out.with_suffix(".seals.json") if out is not None else None
    configuration = configured(rules)
    if seal is None:
        if out is None or book is None:
            raise BadInput("seeds are sealed in a file: name one with --out, or choose a seed with --seed")
        seals = read_seals(book)
        commit = committed()
        seal = sealed(seals, digest(configuration), commit, fresh)
        with writing():
            write_seals(book, [*(each for each in seals if each.seed != seal.seed), seal])
    spoken = speech.texts_of(game, lang)
    jobs = rules.jobs(seal.seed)
    progress = Progress(len(jobs), spoken)

    def counted() -> Any:
        for number, match in enumerate(pools.run(jobs, workers, dask), 1):
            progress.show(number)
            yield match

    with about(game):
        found = measure(rules, seal.seed, counted())
    progress.done()
    if out is not None:
        seal = replace(seal, looks=seal.looks + 1)
        with writing():
            if book is not None and seal.commit:
                write_seals(book, [*(each for each in seals if each.seed != seal.seed), seal])
            write_whole(out, page(found, configuration, seal).encode())
    if as_json:
        print_json({**configuration, "seed": seal.seed, "commit": seal.commit, "look": seal.looks, **found.plain()})
    else:
        print_standing(found, seal, spoken)
    return 0


def agree(
    game: str,
    bots: str,
    matches: int,
    seats: int | None,
    edition: str,
    options: dict[str, str],
    cards: Path | None,
) -> Rules:
    """What is to be played; raises BadInput or HaricotError."""
    names = tuple(name.strip() for name in bots.split(","))
    if len(names) < 2 or len(set(names)) != len(names):
        raise BadInput("bots: name at least two, each once (--players second=FILE.py:Class gives a copy a name)")
    with about(game):
        box = registry.box(game)
        count = seats if seats is not None else usual_seats(box, edition or box.editions[0])
    make_game(game, count, edition, options, cards)
    if count < 2:
        raise BadInput(f"seats: {count} is too few for a ladder, there must be two at a table")
    text = read_text(cards) if cards is not None else ""
    for name in names:
        with about(game):
            check(Lineup(game, (name,) * count, edition, tuple(options.items()), text))
    deals = -(-matches // (2 * count))
    if deals < LEAST:
        raise BadInput(
            f"matches: {matches} a pair are {deals} deals, at least {LEAST} are needed ({2 * count} matches each)"
        )
    return Rules(Lineup(game, names, edition, tuple(options.items()), text), count, deals)


def configured(rules: Rules) -> dict[str, Any]:
    """All that is fixed before a seed is drawn."""
    setup = game_of(replace(rules.lineup, players=(rules.bots[0],) * rules.seats)).setup
    who = [entrants.read(word) for word in rules.bots]
    return {
        **agreed(setup),
        "seats": rules.seats,
        "bots": list(rules.bots),
        "versions": [each.version or seats.version(setup.box, each.name) for each in who],
        "deals": rules.deals,
    }


def digest(configuration: dict[str, Any]) -> str:
    """A configuration's short name."""
    return hashlib.sha256(json.dumps(configuration, sort_keys=True).encode()).hexdigest()[:16]


# -- seals


def committed() -> str:
    """The commit of the checkout this program comes from; raises BadInput where something in it is not committed."""
    root = checkout([Path.cwd(), Path(__file__).resolve()])
    if root is None:
        raise BadInput("sealed seeds need a checkout: run ./haricot ladder there, or choose a seed with --seed")

    def git(*words: str) -> str:
        done = subprocess.run(["git", "-C", str(root), *words], capture_output=True, text=True, check=False)
        if done.returncode:
            raise BadInput("sealed seeds need a commit to be named with: this checkout has none (or choose --seed)")
        return done.stdout.strip()

    if git("status", "--porcelain", "--", "src"):
        raise BadInput("src has changes that are not committed: seeds are drawn once everything is (or choose --seed)")
    return git("rev-parse", "HEAD")


def read_seals(book: Path) -> list[Seal]:
    """What was drawn before; raises BadInput."""
    if not book.exists():
        return []
    try:
        return [Seal(**each) for each in json.loads(read_text(book))]
    except (ValueError, TypeError):
        raise BadInput(f"{book}: these are no seals of a ladder") from None


def write_seals(book: Path, seals: list[Seal]) -> None:
    """Keep them beside the page."""
    write_whole(book, (json.dumps([vars(each) for each in seals], indent=1) + "\n").encode())


def sealed(seals: list[Seal], configuration: str, commit: str, fresh: bool) -> Seal:
    """The seeds of a configuration: those that were drawn for it, or new ones. Whoever looks twice looks at the same."""
    for each in reversed(seals):
        if each.configuration == configuration and not fresh:
            return each
    return Seal(configuration, commit, secrets.token_hex(8), f"{datetime.now(UTC):%Y-%m-%d}", 0)


# -- telling


def bounds(each: Measure, digits: int, scale: float = 1.0) -> str:
    """A number with its interval, for the page."""
    value, low, high = (f"{scale * number:.{digits}f}" for number in (each.value, each.low, each.high))
    return f"{value} [{low}, {high}]"


def page(found: Standing, configuration: dict[str, Any], seal: Seal) -> str:
    """The page of a ladder, in Markdown."""
    rules = found.rules
    options = "".join(f" --option {name}={value}" for name, value in configuration["options"].items())
    edition = configuration["edition"]
    command = (
        f"./haricot ladder {configuration['game']} --bots {','.join(rules.bots)} --seats {rules.seats} --edition {edition}"
        f"{options} --matches {2 * rules.seats * rules.deals} --out FILE.md"
    )
    if not seal.commit:
        dealt = f"The seed `{seal.seed}` was chosen by hand: nothing here is sealed, and nothing is shown by it."
    else:
        dealt = (
            f"The seeds were drawn by the command ({seal.drawn}), after commit `{seal.commit}` and with the number of deals fixed: "
            f"`{seal.seed}-1` to `{seal.seed}-{rules.deals}`."
        )
        dealt += (
            " This is the first look at them."
            if seal.looks <= 1
            else f" **This is look {seal.looks} at the same seeds:** whatever was changed in between may fit them by chance."
        )
    who = [f"`{bot}` (version {version})" for bot, version in zip(rules.bots, configuration["versions"], strict=True)]
    lines = [
        f"# Ladder: {configuration['game']}, {edition}, {rules.seats} seats",
        "",
        "Written by its command; do not edit.",
        "",
        "```sh",
        command,
        "```",
        "",
        f"{', '.join(who)}. {rules.deals} deals, {found.matches} matches. {dealt}",
        "",
        "Every table plays every deal, with each bot in every seat of it. Brackets are 95 % intervals, by drawing whole deals "
        "again 1,000 times. A shared win counts as its share; a margin is a score less the mean of the others'. The number of deals "
        "was fixed beforehand and nothing stopped early.",
        "",
        "## Rating",
        "",
        "Plackett and Luce's model of all matches, 400 log10 of strength, the mean 0.",
        "",
        "| bot | rating |",
        "| --- | --- |",
        *(f"| {name} | {bounds(each, 0)} |" for name, each in found.ratings.items()),
    ]
    order = list(found.ratings)
    for title, table, digits, scale, equal in (
        ("Share of wins, %", found.wins, 1, 100.0, f"equals have {100 / rules.seats:.1f}"),
        ("Margin", found.margins, 2, 1.0, "equals have 0"),
    ):
        lines += [
            "",
            f"## {title}: one alone among copies of another",
            "",
            f"The row's bot in each seat in turn, the column's in all others; {equal}.",
            "",
            f"| | {' | '.join(order)} |",
            f"| --- |{' --- |' * len(order)}",
        ]
        for one in order:
            cells = [bounds(table[one, other], digits, scale) if one != other else "" for other in order]
            lines.append(f"| {one} | {' | '.join(cells)} |")
    if found.mixed_wins:
        lines += ["", "## All at one table", "", "| bot | share of wins, % | margin |", "| --- | --- | --- |"]
        for name in order:
            cells = [bounds(found.mixed_wins[name], 1, 100.0), bounds(found.mixed_margins[name], 2)]
            lines.append(f"| {name} | {' | '.join(cells)} |")
    return "\n".join(lines) + "\n"


def print_standing(found: Standing, seal: Seal, spoken: Texts) -> None:
    """The same numbers at the terminal."""

    def said(each: Measure, digits: int, scale: float = 1.0) -> str:
        low, high = (decimal(scale * number, digits, spoken) for number in (each.low, each.high))
        return interval(decimal(scale * each.value, digits, spoken), [low, high], spoken)

    rules = found.rules
    print(spoken.say("ladder-head", deals=rules.deals, matches=found.matches, seats=rules.seats, seed=seal.seed))
    if seal.commit:
        key = "ladder-sealed" if seal.looks <= 1 else "ladder-sealed.again"
        print(spoken.say(key, commit=seal.commit[:12], looks=seal.looks))
    else:
        print(spoken.say("ladder-by-hand"))
    print()
    columns = [spoken.say(f"ladder-table.{name}") for name in ("rating", "won", "margin")]
    rows = [
        [
            name,
            said(each, 0),
            said(found.mixed_wins[name], 1, 100.0) if name in found.mixed_wins else "-",
            said(found.mixed_margins[name], 2) if name in found.mixed_margins else "-",
        ]
        for name, each in found.ratings.items()
    ]
    print_table([spoken.say("ladder-table"), *columns], rows)
    print()
    rows = [
        [spoken.say("ladder-pair.of", one=one, other=other), said(each, 1, 100.0), said(found.margins[one, other], 2)]
        for (one, other), each in found.wins.items()
    ]
    print_table([spoken.say("ladder-pair"), *(spoken.say(f"ladder-pair.{name}") for name in ("won", "margin"))], rows)
