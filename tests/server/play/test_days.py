"""The deal of the day: the same decisions get the same answers, however quick one is."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any

import pytest
from server.play.clients import Person
from server.play.serving import Inside, inside
from server.play.test_seats import until

from haricot.kernel.drive import question
from haricot.kernel.forms import Draft
from haricot.table import pacing
from haricot.table.entries import Line
from haricot.table.errors import Refusal
from haricot.table.recalling import recalled
from haricot.table.table import Table

MINE = 0
AS = "flo"  # who talks much
ENOUGH = 40  # decisions of a person
THINKING = 30  # milliseconds

Decided = tuple[int, str]  # how many decisions there were before, and the decision


def written(t: Table) -> list[str]:
    """All decisions so far."""
    assert t.match is not None
    return [f"{taken.seat} {t.game.write(taken.action)}" for taken in t.match.taken]


async def opened(server: Inside, game: str) -> Any:
    """The room of somebody who plays the day's deal."""
    person = await Person.guest(server.base)
    return await server.hub.room((await person.post(f"/api/games/{game}/day"))["id"])


async def played_at_once(room: Any) -> list[Decided]:
    """Decide whenever it may be, without waiting for anybody."""
    mine: list[Decided] = []

    def judged(t: Table) -> Line:
        if MINE not in t.due():
            raise Refusal("not_now", "match-not-running")
        player = recalled(t, MINE, AS)[0]
        action = question(t.game, t.state, MINE, player, Draft(), t.game.mask())
        mine.append((len(written(t)), t.game.write(action)))
        return t.decision(MINE, action)

    while len(mine) < ENOUGH and not room.table.finished:
        if MINE in room.table.due():
            try:
                await room.ask(judged)
            except Refusal:
                pass
        await asyncio.sleep(0)
    return mine


def is_so_far(room: Any, count: int) -> bool:
    """Have so many decisions been made?"""
    return len(written(room.table)) >= count


def again(notation: str, t: Table) -> Line:
    """The same decision, judged here."""
    return t.decision(MINE, t.decide(MINE, t.moment(MINE), notation))


async def played_slowly(room: Any, mine: list[Decided]) -> None:
    """Decide the same, each when everybody else has done what they would."""
    for before, notation in mine:
        await until(partial(is_so_far, room, before), 30)
        await asyncio.sleep(2 * THINKING / 1000)
        assert len(written(room.table)) == before
        await room.ask(partial(again, notation))


@pytest.mark.in_turn(2)
@pytest.mark.parametrize("game", ["bohnanza", "ladybohn"])
async def test_the_same_decisions_get_the_same_answers_however_quick_one_is(
    sqlite_url: str, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(pacing.THINK, "quick", THINKING)
    monkeypatch.setitem(pacing.SPREAD, "quick", 0)
    monkeypatch.setattr(
        "haricot.calls.days.today", lambda stamp: "2026-11-18"
    )  # in Ladybohn an offer waits while a miss must move first
    async with inside(sqlite_url) as server:
        first, second = await opened(server, game), await opened(server, game)
        mine = await played_at_once(first)
        assert any(notation.startswith("offer") for _, notation in mine)
        end = len(written(first.table))
        await played_slowly(second, mine)
        assert written(second.table)[:end] == written(first.table)[:end]
