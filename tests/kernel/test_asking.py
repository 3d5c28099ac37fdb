"""A match asked question by question is the match that the same decisions make."""

from __future__ import annotations

from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import u8

from haricot.bots.seats import sit
from haricot.kernel import registry
from haricot.kernel.asking import PICKS, ROOM, Asking, written
from haricot.kernel.chance import stream
from haricot.kernel.errors import IllegalAction
from haricot.kernel.game import Game
from haricot.kernel.mask import has, numbers, pick
from haricot.kernel.match import new_match

TABLES = [("bohnanza", 3), ("dice", 2), ("nicht_die_bohne", 3)]


def begun(game: Game[Any], seed: str, programs: dict[int, str], limit: int = 10_000) -> Asking:
    """A match with programs on some seats, and its decisions and events kept."""
    players = [sit(programs[seat], game, seed, seat) if seat in programs else None for seat in range(game.seats)]
    asking = Asking(game, players, limit)
    asking.taken, asking.log = [], []
    asking.begin(new_match(game, seed).state)
    return asking


@pytest.mark.parametrize("box, seats", TABLES)
@pytest.mark.parametrize("programs", [{}, {1: "greedy"}])
def test_answers_make_the_match_that_their_decisions_make(box: str, seats: int, programs: dict[int, str]) -> None:
    game = registry.make(box, seats)
    asking = begun(game, "asked", programs)
    lots = stream("asked", "lots", 0)
    whole = 0
    while not asking.over:
        assert asking.seat not in programs
        whole += asking.answer(pick(asking.mask, lots))
    assert not asking.cut and not numbers(asking.mask)
    assert asking.taken is not None and len(asking.taken) == asking.decisions and whole <= asking.decisions
    again = new_match(game, "asked")
    log: list[Any] = []
    for each in asking.taken:
        again.apply(each.seat, each.action, log)
    ends = [game.outcome(again.state), game.outcome(asking.state)]
    assert ends[0] is not None and ends[1] is not None and ends[0].scores == ends[1].scores
    assert asking.log is not None and [each.id for each in log] == [each.id for each in asking.log]
    with pytest.raises(IllegalAction):
        asking.answer(0)


def test_a_match_is_cut_after_so_many_decisions() -> None:
    asking = begun(registry.make("bohnanza", 3), "cut", {}, limit=5)
    lots = stream("cut", "lots", 0)
    while not asking.over:
        asking.answer(pick(asking.mask, lots))
    assert asking.cut and asking.decisions == 5


def test_what_is_not_open_is_refused_and_changes_nothing() -> None:
    game = registry.make("bohnanza", 3)
    asking = begun(game, "no", {})
    before = numbers(asking.mask)
    shut = next(number for number in range(game.numbers) if not has(asking.mask, number))
    with pytest.raises(IllegalAction):
        asking.answer(shut)
    assert numbers(asking.mask) == before and asking.decisions == 0
    with pytest.raises(IllegalAction):
        asking.act(game.read("accept 1"))
    assert numbers(asking.mask) == before and asking.decisions == 0
    asking.act(game.read("plant"))
    assert asking.decisions == 1


@pytest.mark.parametrize("box, seats", TABLES)
def test_every_byte_has_a_name_and_the_mask_is_written_as_it_is(box: str, seats: int) -> None:
    game = registry.make(box, seats)
    asking = begun(game, "bytes", {})
    lots = stream("bytes", "lots", 0)
    for _ in range(40):
        if asking.over:
            break
        out = vec[u8]([0] * ROOM)
        size = asking.write(asking.seat, out)
        names = written(game, asking.state)
        assert size == len(names) == len(set(names)) and names[-PICKS:] == [f"pick/{i}" for i in range(PICKS)]
        picked = [each for each in list(out)[size - PICKS : size] if each]
        assert len(picked) == asking.draft.size
        mask = vec[u8]([0] * game.numbers)
        asking.write_mask(mask)
        assert [number for number, open_ in enumerate(list(mask)) if open_] == numbers(asking.mask)
        asking.answer(pick(asking.mask, lots))
