"""What commands say of a game in the reader's language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from haricot.commands.common import BadInput
from haricot.kernel import registry
from haricot.kernel.events import Event
from haricot.kernel.game import Game, Outcome
from haricot.kernel.records import write_result
from haricot.locales import LANGUAGES, Texts, detect, texts

PILES = ("deck", "discard")
NEXT = 5  # cards of a pile that are named


def language(lang: str | None) -> str:
    """The language asked for, or that of the environment; raises BadInput."""
    if lang is not None and lang not in LANGUAGES:
        raise BadInput(f"lang: {lang} is not spoken here (there is {', '.join(LANGUAGES)})")
    return lang or detect()


@cache
def texts_of(game: str, lang: str) -> Texts:
    """The texts of a game; raises BadSetup."""
    return texts(lang, registry.box(game).package)


def title(game: str, lang: str) -> str:
    """A game's name."""
    spoken = texts_of(game, lang)
    return spoken.say("game-name") if spoken.has("game-name") else game


def rule(game: str, id: str, lang: str) -> str | None:
    """The sentence that explains a rule to a player, if there is one."""
    spoken = texts_of(game, lang)
    return spoken.say(f"rule-{id}") if spoken.has(f"rule-{id}") else None


def kind(game: str, name: str, lang: str) -> str:
    """A card's name."""
    return texts_of(game, lang).card(name)


def seat_names(seats: int, spoken: Texts) -> list[str]:
    """What sentences call the seats; screens count from 1."""
    return [spoken.say("player", number=seat + 1) for seat in range(seats)]


def event(game: Game[Any], happened: Event, reader: int, lang: str) -> str:
    """One sentence."""
    spoken = texts_of(game.setup.game, lang)
    return spoken.event(happened, reader, seat_names(int(game.seats), spoken), game.names.cards)


def pile(cards: Sequence[int | None], game: Game[Any], spoken: Texts, zone: str) -> str:
    """The cards of a zone: like neighbours together, backs counted, of a pile only those on top, the top one first."""
    size = spoken.say("cards", count=len(cards))
    shown = [card for card in cards if card is not None]
    if zone != "deck" and zone in PILES:  # a position lists the deck from the top down, other piles from the bottom up
        shown.reverse()
    if zone in PILES:
        shown = shown[:NEXT]
    runs: list[tuple[int, int]] = []
    for card in shown:
        if runs and runs[-1][0] == card:
            runs[-1] = (card, runs[-1][1] + 1)
        else:
            runs.append((card, 1))
    said = [spoken.card(game.names.card(card)) + (f" ×{count}" if count > 1 else "") for card, count in runs]
    if zone not in PILES and None not in cards:
        return ", ".join(said)
    rest = ["…"] if said and len(shown) < len(cards) else []
    return f"{size}: {', '.join(said + rest)}" if said else size


def zone_name(zone: str, spoken: Texts) -> str:
    """A zone as its owner calls it; fields count from 1."""
    word, *places = zone.split("/")
    name = spoken.say(f"zone-{word}") if spoken.has(f"zone-{word}") else word
    return " ".join([name, *(str(int(place) + 1) if place.isdigit() else place for place in places[1:])])


def zones(game: Game[Any], lying: Mapping[str, Sequence[int | None]], lang: str) -> list[str]:
    """A table in words, seat by seat, then what lies between them; empty zones are left out."""
    spoken = texts_of(game.setup.game, lang)
    lines: list[str] = []
    for owner, name in [*enumerate(seat_names(int(game.seats), spoken)), (-1, "")]:
        lines.append(f"{name} [{owner}]" if name else "--")
        own = {zone_name(zone, spoken): zone for zone in lying if owner_of(zone) == owner and lying[zone]}
        width = max(map(len, own), default=0)
        lines += [f"  {label.ljust(width)}  {pile(lying[zone], game, spoken, zone)}" for label, zone in own.items()]
    return lines


def owner_of(zone: str) -> int:
    """The seat in a zone's name, or -1."""
    parts = zone.split("/")
    return int(parts[1]) if len(parts) > 1 and parts[1].isdigit() else -1


def result(outcome: Outcome | None) -> str:
    """How it ended, as the record writes it."""
    return write_result(outcome) if outcome is not None else "the match goes on"
