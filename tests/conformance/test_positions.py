"""Positions that nobody played to: each is refused by name, or it goes on to its end like any other."""

from __future__ import annotations

import os
from typing import Any

import pytest
from conformance import laws
from conformance.tables import LONGEST, Variant, box, fill, lot, opening, position, variants

from haricot.kernel.chance import Chance, Rng
from haricot.kernel.errors import MalformedRecord
from haricot.kernel.game import Game
from haricot.kernel.positions import Position, read_position
from haricot.locales import texts

MANY = 400 if os.environ.get("HARICOT_LONG") == "1" else 12
NUMBERS = ["-1", "0", "1", "2", "3", "5", "6", "7", "12", "13", "63", "127", "255", "256", "999", "99999999", "x", ""]

each_variant = pytest.mark.parametrize("variant", variants(), ids=str)


def goes_on(game: Game[Any], s: Any, rng: Rng) -> int:
    """Play at random to the end: somebody due can always act, and everybody's views and beliefs can be had."""
    decisions = 0
    while decisions < LONGEST and (seat := int(game.next(s))) >= 0:
        if decisions % 40 == 0:
            laws.somebody_is_due_until_the_end(game, s)
            for reader in range(int(game.seats)):
                laws.observation(game, s, reader)
                laws.sample_looks_the_same(game, s, reader, rng)
        game.apply(s, seat, fill(game, s, seat, rng), [])
        decisions += 1
    assert decisions == LONGEST or game.outcome(s) is not None
    return decisions


def any_of(found: list[str], rng: Rng) -> str:
    """One by lot."""
    return found[rng.below(len(found))]


def changed_fact(p: Position, phases: list[str], rng: Rng) -> None:
    """Another number, another phase, one fact less, or one that is another's."""
    name = any_of([*p.facts, *FACTS], rng)
    if rng.below(6) == 0:
        p.facts.pop(name, None)
    elif name == "phase":
        p.facts[name] = any_of(phases, rng)
    elif rng.below(2) == 0:
        p.facts[name] = any_of(NUMBERS, rng)
    else:
        p.facts[name] = any_of([*p.facts.values()], rng)


def changed_zone(p: Position, rng: Rng) -> None:
    """A card that lies elsewhere, or one card less or more, or two zones that change places."""
    one = any_of([*p.zones], rng)
    two = any_of([*p.zones, *ZONES], rng)
    how = rng.below(5)
    if how == 0:
        p.zones[one], p.zones[two] = p.zones.get(two, []), p.zones[one]
    elif how == 1 and p.zones[one]:
        p.zones.setdefault(two, []).append(p.zones[one].pop(rng.below(len(p.zones[one]))))
    elif how == 2 and p.zones[one]:
        p.zones[one].pop()
    elif how == 3 and p.zones[one]:
        p.zones[one].append(p.zones[one][0])
    elif how == 4:
        del p.zones[one]


def loaded_or_refused(game: Game[Any], words: list[str]) -> Any:
    """The state of a position, or our own error; any other error fails the test."""
    try:
        return game.load(read_position(words, game.names), Chance("changed", []))
    except MalformedRecord as refused:
        return refused


FACTS = ["planted", "exhaustions", "final", "heard", "kept", "deals", "fields/0", "offers/1", "known/0", "wish/0"]
FACTS += ["deal/1", "discarded", "turned", "shown/0", "lift/0", "dark/0", "extra/0", "ending", "moment", "reached"]
FACTS += ["shuffles", "returned", "completed/0", "five/0", "noted/0", "drawn/0", "rolled", "field", "picker", "trick"]
FACTS += ["deal", "plus/0", "minus/1", "leader", "first", "active"]
ZONES = ["up", "aside/0", "aside/1", "field/0/2", "field/1/0", "coins/0", "offer", "box", "discard", "deck", "laid"]
ZONES += ["treasury", "al", "purse/0", "purse/1", "reserve", "upper/0", "lower/1", "answer/1", "played/0", "row/0/1"]


@each_variant
def test_a_changed_position_is_refused_by_name_or_goes_on(variant: Variant) -> None:
    """Numbers, phases and cards of positions that were played to are changed; only our own error may come of it."""
    spoken = texts("en", box(variant.game).package)
    loaded = 0
    for number in range(MANY):
        rng = lot(f"changed-{variant}", number)
        start = opening(variant, int(rng.below(4)), int(rng.below(2)))
        game = start.game
        seen = [game.dump(s) for s in start.moments]
        phases = sorted({p.facts["phase"] for p in seen})
        for _ in range(20):
            p = game.dump(start.moments[rng.below(len(seen))])
            for _ in range(1 + rng.below(3)):
                changed_fact(p, phases, rng) if rng.below(2) == 0 else changed_zone(p, rng)
            words = " ".join(p.write(game.names)).split()[1:]
            s = loaded_or_refused(game, words)
            if isinstance(s, MalformedRecord):
                assert s.field and spoken.has(f"refused-{s.id}"), s
                continue
            loaded += 1
            try:
                goes_on(game, s, rng)
            except Exception as failed:
                raise AssertionError(f"{game.setup.chosen} position {' '.join(words)}") from failed
            break  # one whole match of each lot
    assert loaded > MANY // 4
    assert not spoken.problems


@each_variant
@pytest.mark.parametrize("agreement", [0, 1])
def test_a_position_that_was_played_to_loads_and_goes_on(variant: Variant, agreement: int) -> None:
    start = opening(variant, agreement, 1)
    rng = lot("on", agreement)
    for s in start.moments:
        loaded = laws.position_reads_back(start.game, s, "other")
        assert position(start.game, loaded) == position(start.game, s)
    goes_on(start.game, laws.position_reads_back(start.game, start.moments[len(start.moments) // 2], "other"), rng)
