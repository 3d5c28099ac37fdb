"""What is in the boxes: `games`, `rules`, `cards`."""

from __future__ import annotations

import importlib
import textwrap
from collections import Counter
from pathlib import Path
from typing import Any, cast

from haricot.bots import seats as players
from haricot.bots.cast import CAST
from haricot.commands import speech
from haricot.commands.common import (
    BadInput,
    about,
    make_game,
    print_json,
    print_table,
    read_card_file,
    spans,
)
from haricot.farm.cards import export_cards, read_cards
from haricot.kernel import data, registry
from haricot.kernel.data import CardFile
from haricot.kernel.errors import BadCards, BadSetup
from haricot.kernel.game import Game
from haricot.kernel.match import new_match
from haricot.kernel.setup import Box, Option, Setup
from haricot.locales import Texts, texts
from haricot.locales.rulebook import laws_of
from haricot.terminal.console import Console, called_as
from haricot.terminal.keeping import naming


def games(as_json: bool, lang: str) -> int:
    """Every game: id, title, seats by edition, players."""
    found = []
    for id in registry.packages():
        box = registry.box(id)
        found.append(
            {
                "id": id,
                "title": speech.title(id, lang),
                "editions": {edition: box.seats(edition) for edition in box.editions},
                "players": list(players.makers(box)),
                "levels": players.levels(box),
            }
        )
    if as_json:
        print_json(found)
        return 0
    spoken = texts(lang)
    rows = []
    for game in found:
        editions = game["editions"]
        assert isinstance(editions, dict)
        seats = "; ".join(f"{edition} {spans(numbers)}" for edition, numbers in editions.items())
        rows.append([str(game["id"]), str(game["title"]), seats, ", ".join(list(game["players"]))])
    head = [spoken.say(key) for key in ("games-head", "games-head.title", "games-head.seats", "games-head.players")]
    print_table(head, rows)
    return 0


def game_options(game: str, as_json: bool, lang: str) -> int:
    """One game: its editions, and its options with their values, the usual one, and what they mean."""
    box = registry.box(game)
    spoken = speech.texts_of(game, lang)
    most = max(number for edition in box.editions for number in box.seats(edition))
    if as_json:
        found = [
            {"name": name, "values": option.values, "default": option.default, "rule": option.rule}
            | ({"min": option.low, "max": option.most(most)} if option.most(most) >= option.low else {})
            for name, option in box.options.items()
        ]
        print_json({"id": game, "title": speech.title(game, lang), "options": found})
        return 0
    print(speech.title(game, lang))
    print("\n" + spoken.say("games-head.editions"))
    rows = [[f"  {id}", spoken.say(f"edition-{id}"), spans(box.seats(id))] for id in box.editions]
    for row in rows:
        print("  ".join([row[0].ljust(max(len(each[0]) for each in rows)), row[1], f"({row[2]})"]))
    print("\n" + spoken.say("games-head.programs"))
    for name in players.makers(box):
        print(f"  {player_said(box, name, spoken)}")
    print("\n" + spoken.say("games-head.options"))
    for name, option in box.options.items():
        values = [value_said(value, name, spoken) for value in option.values]
        if option.seat:
            values.append(spoken.say("option-seat"))
        if option.most(most) >= option.low:
            values.append(spoken.say("option-number", low=option.low, high=option.most(most)))
        print(f"  {name}")
        for line in (spoken.say(f"option-{name}.about"), ", ".join(values)):
            print(textwrap.fill(line, 78, initial_indent="      ", subsequent_indent="      "))
        usual = spoken.say("games-head.default")
        print("      " + spoken.say("labelled", label=usual, text=usual_value(box, option, spoken)))
    return 0


def player_said(box: Box, name: str, spoken: Texts) -> str:
    """A program by the word it is asked for with; a character with its temper, and its level where that was measured."""
    if name not in CAST:
        return name
    levels = players.levels(box)
    temper = spoken.say(f"cast-{name}")
    if name not in levels:
        return spoken.say("web-cast", name=name, temper=temper)
    highest = max(levels.values())
    return spoken.say("cast-level", name=name, temper=temper, level=levels[name], levels=highest)


def usual_value(box: Box, option: Option, spoken: Texts) -> str:
    """An option's default, and the editions that have another."""
    other: dict[str, str] = {}
    for edition in box.editions:
        for column in box.columns(edition):
            value = data.word(data.table(column, "options"), option.name, option.default)
            if value != option.default and option.name in box.offered(column):
                other[edition] = value
    said = [spoken.say("labelled", label=edition, text=value) for edition, value in other.items()]
    return " ".join([option.default, *(f"({each})" for each in said)])


def value_said(value: str, option: str, spoken: Texts) -> str:
    """An option's value as it is typed, and what it means if that is not plain."""
    for key in (f"option-{option}.{value}", f"value-{value}"):
        if spoken.has(key):
            return f"{value} ({spoken.say(key)})"
    return value


def rules(game: str, id: str | None, lang: str, as_json: bool) -> int:
    """How to play and all rules in one line each, or one rule in full."""
    found = laws_of(registry.box(game).package, lang)
    if id is not None:
        found = [law for law in found if law.id.upper() == id.upper()]
        if not found:
            raise BadInput(f"{game} has no rule {id} ({called_as()} rules {game} lists them)")
    if as_json:
        whole = [
            {"id": law.id, "section": law.section, "text": law.text, "sentence": speech.rule(game, law.id, lang)}
            for law in found
        ]
        print_json(whole if id is None else whole[0])
    elif id is not None:
        law = found[0]
        print(f"{law.id}  {law.chapter()}")
        sentence = speech.rule(game, law.id, lang)
        if sentence is not None:
            print(sentence)
        print(texts(lang).say("to-the-letter"))
        print(law.spoken())
    else:
        section = ""
        console = Console()
        console.chapters(speech.texts_of(game, lang).how_to_play())
        console.tell(texts(lang).say("rules-to-the-letter", command=f"{called_as()} rules {game} {found[0].id}"))
        for law in found:
            if law.section != section:
                print(f"\n{law.chapter()}")
                section = law.section
            print(f"  {law.id}  {law.first_sentence()}")
    return 0


# -- cards


Listed = list[tuple[str, int, "str | list[list[int]]"]]


def in_play(game: Game[Any]) -> Listed:
    """The cards in play: word, how many, and what each does, or pays by its beanometer.

    A game says it itself with a function `card_table(setup)` in its rules.py; bean games need none.
    """
    rules = importlib.import_module(f"{game.setup.box.package}.rules")
    own = getattr(rules, "card_table", None)
    found: Listed
    if own is not None:
        found = cast(Listed, own(game.setup))
    elif "kinds" in game.setup.box.doc:
        cards = read_cards(game.setup)
        found = list(zip(cards.names.cards, cards.counts, cards.meters, strict=True))
    else:  # whatever the game is, a fresh deal holds all its cards
        dealt = game.dump(new_match(game, "cards").state).zones.values()
        counts = Counter(card for cards in dealt for card in cards)
        found = [(word, counts[number], "") for number, word in enumerate(game.names.cards)]
    return [(word, count, does) for word, count, does in found if count]


def scale(meter: list[list[int]]) -> str:
    """A beanometer in one line."""
    return "  ".join(f"{cards}→{coins}" for cards, coins in meter)


def cards_show(game: str, edition: str, seats: int | None, file: Path | None, lang: str, as_json: bool) -> int:
    """Kinds, counts, and beanometers or effects, of an edition at a number of seats."""
    made = make_game(game, seats, edition, None, file)
    setup = made.setup
    cards = in_play(made)
    total = sum(count for _, count, _ in cards)
    if as_json:
        agreed = {"game": game, "edition": setup.edition, "seats": setup.seats, "cards": total}
        kinds = [
            {
                "kind": word,
                "name": speech.kind(game, word, lang),
                "cards": count,
                "meter": does if isinstance(does, list) else [],
                "effect": does if isinstance(does, str) else "",
            }
            for word, count, does in cards
        ]
        print_json({**agreed, "kinds": kinds})
        return 0
    spoken = texts(lang)
    agreed_on = {"title": speech.title(game, lang), "edition": setup.edition}
    print(spoken.say("cards-of", **agreed_on, seats=setup.seats, count=total))
    beans = any(isinstance(does, list) for _, _, does in cards)
    last = "cards-head.meter" if beans else "cards-head.effect"
    head = [spoken.say(key) for key in ("cards-head", "cards-head.name", "cards-head.cards", last)]
    rows = [
        [word, speech.kind(game, word, lang), str(count), does if isinstance(does, str) else scale(does)]
        for word, count, does in cards
    ]
    columns = 4 if any(row[3] for row in rows) else 3
    print_table(head[:columns], [row[:columns] for row in rows], right=[2])
    return 0


def cards_export(game: str) -> int:
    """The box's own card file on standard output."""
    setup = make_game(game, None).setup
    rules = importlib.import_module(f"{setup.box.package}.rules")
    own = getattr(rules, "export_cards", None)  # of a box whose card file is not a plain list of kinds
    if own is None and "kinds" not in setup.box.doc:
        raise BadSetup("no-card-data", field="game", game=game)
    print(own(setup) if own is not None else export_cards(setup), end="")
    return 0


def cards_check(file: Path, lang: str) -> int:
    """Say in one line whether a card file can be played with, and by how many."""
    own = read_card_file(file)
    with naming(file), about(own.game):
        if not own.game:
            raise BadCards("cards-of-no-game", 1, field="game", games=list(registry.packages()))
        box = registry.box(own.game)
        served, problem = served_by(box, own)
        if problem is not None and not served:
            raise problem
    spoken = speech.texts_of(own.game, lang)
    said = [spoken.say("cards-ok.seats", edition=edition, seats=spans(seats)) for edition, seats in served.items()]
    print(f"{file}: " + spoken.say("cards-ok", game=own.game, served="; ".join(said)))
    for doubt in doubts(box, own):
        print(f"{file}: {spoken.refusal(doubt)}")
    return 0


def doubts(box: Box, own: CardFile) -> list[BadCards]:
    """What a box says of data that can be played with but is odd: `card_warnings(setup)` in its rules.py."""
    told = getattr(importlib.import_module(f"{box.package}.rules"), "card_warnings", None)
    if told is None:
        return []
    edition = box.editions[0]
    found: list[BadCards] = told(Setup(box, edition, box.seats(edition)[0], {}, own))
    return found


def served_by(box: Box, own: CardFile) -> tuple[dict[str, list[int]], BadCards | None]:
    """The editions and numbers of seats that a card file is enough for, and the first problem met."""
    served: dict[str, list[int]] = {}
    problem: BadCards | None = None
    for edition in box.editions:
        numbers: list[int] = []
        for seats in box.seats(edition):
            try:
                registry.make(box.id, seats, edition, None, own)
            except BadCards as error:
                problem = problem or error
            else:
                numbers.append(seats)
        if numbers:
            served[edition] = numbers
    return served, problem
