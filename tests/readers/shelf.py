"""What is read, box by box: real texts of every kind, and who reads them."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from conformance.freeform import grammar
from conformance.tables import Variant, opening, position, variants
from readers.junk import HUGE, junk

from haricot.calls import replaying
from haricot.farm.cards import export_cards
from haricot.kernel import registry
from haricot.kernel.chance import Chance
from haricot.kernel.data import CardFile
from haricot.kernel.game import Game
from haricot.kernel.match import new_match, replay, written
from haricot.kernel.positions import read_position
from haricot.kernel.records import read_record
from haricot.table.agreeing import agree, shared
from haricot.table.table import Table
from haricot.table.wire import ClockRule
from haricot.table.wishes import NewTable

FIXTURES = Path(__file__).resolve().parents[1] / "fixtures"
DECISIONS = 40  # of a record that is looked at again: a longer one takes its time for good reasons
DOUBTED = 3_000  # letters: only `cards check` doubts, and of a whole deck it takes its time
Reading = Callable[[], object]
Made = tuple[str, Reading]  # what is read, as a failure shows it, and the reading


@dataclass(frozen=True)
class Texts:
    """The real texts of one box."""

    game: str
    records: list[str]
    short: list[str]  # records of few decisions
    positions: dict[Variant, list[str]]
    cards: list[str]
    lines: list[str]


def cut(record: str) -> str:
    """A record that stops early."""
    head, _, rest = record.partition("\n--\n")
    return "\n".join([head, "--", *rest.partition("\n--\n")[0].split("\n")[:DECISIONS], ""])


@cache
def texts_of(game: str) -> Texts:
    """All that the fixtures have of a box, and what it says itself."""
    found = [path for name in ("records", "saved") for path in sorted((FIXTURES / name).glob(f"{game}-*.txt"))]
    records = [path.read_text(encoding="utf-8") for path in found]
    cards = [path.read_text(encoding="utf-8") for path in sorted((FIXTURES / "cards").glob(f"{game}-*.toml"))]
    module = importlib.import_module(f"{registry.packages()[game]}.rules")
    setup = rules_of(game)[0].setup
    if "kinds" in setup.box.doc or hasattr(module, "export_cards"):
        cards.append(getattr(module, "export_cards", export_cards)(setup))
    lines = {line.partition(" ")[2] for record in records for line in record.partition("\n--\n")[2].split("\n")}
    typed = [text for rules in rules_of(game) for shapes in grammar(rules).values() for text in shapes.values()]
    return Texts(
        game=game,
        records=records,
        short=[cut(record) for record in records],
        positions={variant: positions_of(variant) for variant in tables_of(game)},
        cards=cards or ['game = "x"\nname = "own"\n'],
        lines=sorted(lines) + typed,
    )


def positions_of(variant: Variant) -> list[str]:
    """A match at some of its moments."""
    start = opening(variant, 0, 1)
    return [position(start.game, s) for s in start.moments]


@cache
def tables_of(game: str) -> list[Variant]:
    """A box's editions and numbers of seats."""
    return variants(game)


def rules_of(game: str) -> list[Game[Any]]:
    """The rules of a box's tables."""
    return [opening(variant, 0, 1).game for variant in tables_of(game)]


# -- who reads


def an_action(texts: Texts, lot: Random) -> Made:
    """One line of notation, and the judge's answer to it at some moment."""
    start = opening(lot.choice(tables_of(texts.game)), 0, 1)
    s = lot.choice(start.moments)
    line = junk(texts.lines, lot)
    seat = lot.choice([int(start.game.next(s)), lot.randrange(8)])

    def read() -> None:
        action = start.game.read(line)
        start.game.apply(start.game.clone(s), seat, action)

    return line, read


def a_decision(texts: Texts, lot: Random) -> Made:
    """The same line, sent to a table."""
    variant = lot.choice(tables_of(texts.game))
    table = dealt(texts.game, variant.seats, variant.edition)
    line, seat = junk(texts.lines, lot), lot.randrange(variant.seats)
    return line, lambda: table.decide(seat, table.moment(seat), line)


@cache
def dealt(game: str, seats: int, edition: str) -> Table:
    """A table of programs with the cards dealt."""
    table = Table("t", agree(NewTable(game=game, seats=["random"] * seats, edition=edition), "h", 0, "seed"), bytes(32))
    table.status = "playing"
    table.match = new_match(table.game, "seed")
    return table


def a_record(texts: Texts, lot: Random) -> Made:
    """A record that is verified, in all languages, and written again."""
    text = junk(texts.records if lot.random() < 0.2 else texts.short, lot)

    def read() -> None:
        replaying.verify(text)
        record = read_record(text)
        assert read_record(record.write()).write() == record.write()
        written(replay(record, check_result=False), record)

    return text, read


def a_replay(texts: Texts, lot: Random) -> Made:
    """A record that is looked at again."""
    text, seat = junk(texts.short, lot), lot.randrange(-3, 8)
    return f"from seat {seat}: {text}", lambda: replaying.replay(read_record(text), seat)


def a_position(texts: Texts, lot: Random) -> Made:
    """A position that is loaded and written down again."""
    variant = lot.choice(tables_of(texts.game))
    game = opening(variant, 0, 1).game
    text = junk(texts.positions[variant if lot.random() < 0.9 else tables_of(texts.game)[0]], lot)

    def read() -> None:
        loaded = game.load(read_position(text.split()[1:], game.names), Chance("seed", []))
        position(game, loaded)

    return f"{variant}: {text}", read


def a_card_file(texts: Texts, lot: Random) -> Made:
    """A card file that is checked, warned of and dealt from."""
    variant = lot.choice(tables_of(texts.game))
    text = junk(texts.cards, lot)

    def read() -> None:
        game = registry.make(texts.game, variant.seats, variant.edition, cards=CardFile(text))
        if len(text) < DOUBTED:
            rules = importlib.import_module(f"{game.setup.box.package}.rules")
            getattr(rules, "card_warnings", repr)(game.setup)
        new_match(game, "seed").record().write()

    return text, read


def a_new_table(texts: Texts, lot: Random) -> Made:
    """What a host asks for, field by field."""
    variant = lot.choice(tables_of(texts.game))
    box = registry.box(texts.game)
    words = ["me", "open", "random", "greedy"]
    values = ["true", "false", "auto", "off", *HUGE, *(value for o in box.options.values() for value in o.values)]
    seconds = [30] if lot.random() < 0.7 else [0, 30, -1, 2**62, -(10**18)]
    new = NewTable(
        game=texts.game if lot.random() < 0.9 else junk([texts.game], lot),
        seats=lot.choices(words, k=variant.seats if lot.random() < 0.8 else lot.randrange(9)),
        edition=variant.edition if lot.random() < 0.8 else junk([variant.edition, ""], lot),
        options={lot.choice([*box.options]): lot.choice(values) for _ in range(lot.randrange(3))},
        cards=junk(texts.cards, lot) if lot.random() < 0.3 else "",
        clock=ClockRule(lot.choice(["none", "decision", "bank"]), lot.choice(seconds), lot.choice(seconds)),
        answer=lot.choice(seconds),
    )
    if lot.random() < 0.2:
        new.seats[lot.randrange(len(new.seats)) if new.seats else 0 :] = [junk(words, lot)]
    if lot.random() < 0.2:
        new.options[junk([*box.options, "x"], lot)] = junk(values, lot)
    seed = lot.choice(["", "x", junk(["seed"], lot)])

    def read() -> None:
        shared.cache_clear()  # every time as if it were the first
        agree(new, "host", 0, seed)

    return f"{new!r} {seed!r}", read


READERS: list[Callable[[Texts, Random], Made]] = [
    an_action,
    a_decision,
    a_record,
    a_replay,
    a_position,
    a_card_file,
    a_new_table,
]
