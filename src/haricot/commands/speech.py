"""What commands say of a game in the reader's language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from haricot.commands.common import BadInput
from haricot.kernel import registry
from haricot.kernel.errors import HaricotError
from haricot.kernel.events import Event
from haricot.kernel.game import Game, Outcome
from haricot.locales import LANGUAGES, Texts, detect, texts
from haricot.terminal.keeping import SEATED, friendly_names

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


def complaint(error: HaricotError, lang: str) -> str:
    """What is wrong, with the name of the file it is in."""
    spoken = texts_of(error.game, lang) if error.game in registry.packages() else texts(lang)
    said = spoken.refusal(error)
    return f"{error.file}: {said}" if error.file else said


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


def seat_names(seats: int, spoken: Texts, who: Sequence[str] = ()) -> list[str]:
    """What sentences call the seats: programs have names, if the record says who sat where; screens count from 1."""
    if len(who) == seats:
        return friendly_names(who, spoken)
    return [spoken.say("player", number=seat + 1) for seat in range(seats)]


def event(game: Game[Any], happened: Event, reader: int, lang: str, who: Sequence[str] = ()) -> str:
    """One sentence."""
    spoken = texts_of(game.setup.game, lang)
    return spoken.event(happened, reader, seat_names(int(game.seats), spoken, who), game.names.cards)


def seated(text: str) -> list[str]:
    """Who sat where, if a record's comment says so."""
    for line in text.splitlines():
        if line.startswith(SEATED):
            return line[len(SEATED) :].split(",")
    return []


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
    return spoken.say("labelled", label=size, text=", ".join(said + rest)) if said else size


def zone_name(zone: str, spoken: Texts) -> str:
    """A zone as its owner calls it; fields count from 1."""
    word, *places = zone.split("/")
    name = spoken.say(f"zone-{word}") if spoken.has(f"zone-{word}") else word
    return " ".join([name, *(str(int(place) + 1) if place.isdigit() else place for place in places[1:])])


def zones(game: Game[Any], lying: Mapping[str, Sequence[int | None]], lang: str, who: Sequence[str] = ()) -> list[str]:
    """A table in words, seat by seat, then what lies between them; empty zones are left out."""
    spoken = texts_of(game.setup.game, lang)
    lines: list[str] = []
    for owner, name in [*enumerate(seat_names(int(game.seats), spoken, who)), (-1, "")]:
        lines.append(f"{name} [{owner}]" if name else spoken.say("show-middle"))
        own = {zone_name(zone, spoken): zone for zone in lying if owner_of(zone) == owner and lying[zone]}
        width = max(map(len, own), default=0)
        lines += [f"  {label.ljust(width)}  {pile(lying[zone], game, spoken, zone)}" for label, zone in own.items()]
    return lines


def moment(game: Game[Any], facts: Mapping[str, int], lang: str, who: Sequence[str] = ()) -> str:
    """The phase and whose turn it is; empty if there is nothing to say."""
    spoken = texts_of(game.setup.game, lang)
    parts = []
    if "phase" in facts and spoken.has("phase"):
        parts.append(spoken.say("phase", phase=facts["phase"]))
    active = facts.get("active", -1)
    if active >= 0:
        parts.append(spoken.say("table-turn", you="other", seat=seat_names(int(game.seats), spoken, who)[active]))
    return " · ".join(parts)


def owner_of(zone: str) -> int:
    """The seat in a zone's name, or -1."""
    parts = zone.split("/")
    return int(parts[1]) if len(parts) > 1 and parts[1].isdigit() else -1


def result(game: Game[Any], outcome: Outcome | None, lang: str, who: Sequence[str] = ()) -> list[str]:
    """How it ended: why, then everybody's score, the best first."""
    spoken = texts_of(game.setup.game, lang)
    if outcome is None:
        return [spoken.say("match-goes-on")]
    reason = f"reason-{outcome.reason}"
    lines = [spoken.say(reason) if spoken.has(reason) else outcome.reason]
    names = seat_names(int(game.seats), spoken, who)
    placed = {**dict.fromkeys(outcome.winners, "winner"), **dict.fromkeys(outcome.drawn, "drawer")}
    scored = [(names[seat], points, placed.get(seat, "")) for seat, points in enumerate(outcome.scores)]
    scored += [(name, points, "") for name, points in outcome.others.items()]
    for name, points, key in sorted(scored, key=lambda each: -each[1]):
        label = spoken.say(key, name=name) if key else name
        score = spoken.say("score", count=points) if spoken.has("score") else str(points)
        lines.append("  " + spoken.say("labelled", label=label, text=score))
    return lines
