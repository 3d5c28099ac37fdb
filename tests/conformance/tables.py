"""The tables the suite sits at: every game, edition and number of seats, options by lot, and ways to play on."""

from __future__ import annotations

import importlib
from collections import Counter
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any

from conformance import freeform

from haricot.kernel import registry
from haricot.kernel.actions import Action
from haricot.kernel.chance import Chance, Rng, stream
from haricot.kernel.data import CardFile
from haricot.kernel.errors import MalformedAction
from haricot.kernel.forms import Draft
from haricot.kernel.game import Game
from haricot.kernel.mask import count, pick
from haricot.kernel.positions import Position
from haricot.kernel.setup import Box, Option, Setup

PICKS = 64  # more than any form has
EVERY = 23  # decisions between two moments of an opening
LONGEST = 5000  # decisions of an opening, where the rules allow an endless match


@dataclass(frozen=True)
class Variant:
    """One edition of one box for one number of seats."""

    game: str
    edition: str
    seats: int

    def __str__(self) -> str:
        return f"{self.game}-{self.edition}-{self.seats}"


@cache
def box(game: str) -> Box:
    """A game's data, read once."""
    return registry.box(game)


def lot(name: str, number: int) -> Rng:
    """A generator of the suite's own."""
    return stream("conformance", name, number)


def folder_variants(game: str) -> list[Variant]:
    """Every edition and number of seats of one folder; each has been set up once."""
    found = [Variant(game, edition, n) for edition in box(game).editions for n in box(game).seats(edition)]
    for variant in found:
        make(variant, {})
    return found


def variants(game: str = "") -> list[Variant]:
    """Every variant of every folder that is a game; a folder that is none fails a test of its own."""
    found: list[Variant] = []
    for folder in registry.packages():
        if game in ("", folder):
            try:
                found += folder_variants(folder)
            except Exception:
                continue
    return found


def make(variant: Variant, options: dict[str, str], cards: str = "") -> Game[Any]:
    """A game of this variant, as the registry makes it, without reading the folder again."""
    data = box(variant.game)
    rules = importlib.import_module(f"{data.package}.rules")
    own = CardFile(cards) if cards else None
    game: Game[Any] = rules.make(Setup(data, variant.edition, variant.seats, options, own))
    return game


def value(option: Option, seats: int, rng: Rng) -> str:
    """One of an option's values, small and large numbers more often than others."""
    choices = option.values[:]
    if option.seat:
        choices.append(str(rng.below(seats)))
    if option.low <= option.high:
        span = option.high - option.low + 1
        choices += [str(option.low + min(n, span - 1)) for n in (0, 1, 2, span - 1, int(rng.below(span)))]
    return choices[rng.below(len(choices))]


def agree(variant: Variant, number: int) -> dict[str, str]:
    """Options by lot; number 0 leaves them all alone."""
    if number == 0:
        return {}
    rng = lot("options", number)
    data = box(variant.game)
    offered = data.offered(data.column(variant.edition, variant.seats))
    return {name: value(option, variant.seats, rng) for name, option in offered.items() if rng.below(2) == 1}


def deal(game: Game[Any], seed: str) -> Any:
    """A fresh match."""
    return game.start(Chance(seed, []))


@dataclass(frozen=True)
class Opening:
    """A match played by lot, kept at some of its moments: the first is the deal, the last mostly the end."""

    game: Game[Any]
    dealt: Counter[int]
    moments: list[Any]


@lru_cache(maxsize=32)
def opening(variant: Variant, agreement: int, seed: int, cards_of: str = "") -> Opening:
    """A match to start walks from; kept, since a failing walk is tried again and again while it shrinks."""
    game = make(variant, agree(variant, agreement), cards_of)
    s = deal(game, str(seed))
    dealt = cards(game, game.dump(s))
    rng = lot("opening", seed)
    moments: list[Any] = []
    decisions = 0
    while decisions < LONGEST and (seat := int(game.next(s))) >= 0:
        if decisions % EVERY == 0:
            moments.append(game.clone(s))
        game.do(s, seat, fill(game, s, seat, rng), None)
        decisions += 1
    return Opening(game, dealt, moments + [s])


def drafted(seat: int, *picks: int) -> Draft:
    """A draft with these picks."""
    draft = Draft(seat)
    for number in picks:
        draft.add(number)
    return draft


def picked(draft: Draft) -> list[int]:
    """A draft's picks."""
    return [int(n) for n in draft.picks[: draft.size]]


def complete(game: Game[Any], s: Any, draft: Draft, rng: Rng) -> Action | None:
    """Fill a form at random from where its draft stands; None: a dead end."""
    mask = game.mask()
    for _ in range(PICKS):
        a = game.finish(s, draft)
        if a is not None:
            return a
        game.options(s, draft, mask)
        if count(mask) == 0:
            return None
        draft.add(pick(mask, rng))
    return None


def fill(game: Game[Any], s: Any, seat: int, rng: Rng) -> Action:
    """Any action of a seat, pick by pick."""
    draft = Draft(seat)
    a = complete(game, s, draft, rng)
    assert a is not None, f"seat {seat} can pick {picked(draft)} and then nothing more\n{position(game, s)}"
    return a


def choose(game: Game[Any], s: Any, rng: Rng) -> tuple[int, Action]:
    """Who does what next: a seat worth asking, any seat that can act, or a whole action by notation."""
    due = game.due(s)
    how = rng.below(8)
    if how < 3:
        return due[0], fill(game, s, due[0], rng)
    if how < 4:
        able = [seat for seat in due if game.legal(s, seat)]
        seat = able[rng.below(len(able))]
        return seat, fill(game, s, seat, rng)
    if how < 5:
        able = [seat for seat in range(int(game.seats)) if game.legal(s, seat)]
        seat = able[rng.below(len(able))]
        return seat, fill(game, s, seat, rng)
    for _ in range(12):
        seat = int(rng.below(game.seats))
        a = said(game, s, seat, rng)
        if a is not None and game.check(s, seat, a) is None:
            return seat, a
    return due[0], fill(game, s, due[0], rng)


def said(game: Game[Any], s: Any, seat: int, rng: Rng) -> Action | None:
    """A whole action that a person at this seat might type; None where it cannot be read."""
    try:
        return game.read(freeform.text(game, game.view(s, seat), rng))
    except MalformedAction:
        return None


def position(game: Game[Any], s: Any) -> str:
    """A state as text, whole: what failures show and comparisons compare."""
    return "\n".join(game.dump(s).write(game.names))


def cards(game: Game[Any], lying: Position) -> Counter[int]:
    """All cards of a position, whatever zone they lie in (notes such as wishes are no zones)."""
    found: Counter[int] = Counter()
    for zone, pile in lying.zones.items():
        if zone.split("/")[0] in game.zones.kinds:
            found.update(pile)
    return found
