"""Why people come back: the deal of the day, and what they have done so far."""

from __future__ import annotations

import asyncio

from msgspec import json

from haricot.calls import days, shapes
from haricot.calls.tallies import Tally, added_up
from haricot.kernel import registry
from haricot.kernel.errors import BadSetup
from haricot.server import tasks
from haricot.server.errors import Denied
from haricot.server.house import now
from haricot.server.lobby import Lobby
from haricot.server.people import Somebody
from haricot.server.store import keepsakes as kept
from haricot.table import openings, wire
from haricot.table.agreeing import agree
from haricot.table.errors import Refusal, passed_on
from haricot.table.explaining import explained, explained_after

COUNTED = 10  # matches that one question counts; the rest with the next one
MINE = 0  # the seat of whoever plays a deal of the day


async def play_day(lobby: Lobby, person: Somebody, game: str) -> shapes.TableLink:
    """Today's deal of a box: my first try, while it is not over; later ones are played for their own sake."""
    try:
        box = registry.box(game)
    except BadSetup as error:
        raise passed_on("no_game", error, "game") from None
    stamp = now()
    date = days.today(stamp)
    key = days.key(box, date)
    store = lobby.hub.store
    first = await kept.first_try(store, game, key, person.id)
    if first:
        room = await lobby.hub.entered(first, person.id)
        await room.settle()
        if not room.table.finished:
            return lobby.link(room.table, room.row.key, person.id)
    new = days.wanted(game)
    agreed = agree(new, person.id, stamp, days.seed(game, date), key)
    link = await lobby.set_up(agreed, openings.seating(new, person.id, person.name, person.portrait), person, new.start)
    if not first:
        await kept.try_first(store, game, key, person.id, link.id)
    return link


async def todays(lobby: Lobby, person: Somebody) -> shapes.Days:
    """Today's deal of every box, and how far I am with it."""
    date = days.today(now())
    store = lobby.hub.store
    found = shapes.Days(date=date, ends=days.ends(date), days=[])
    for id in registry.packages():
        box = registry.box(id)
        key = days.key(box, date)
        day = shapes.Day(game=id, seats=days.seats(box), players=await kept.how_many(store, id, key))
        if person.id:
            day.table = await kept.first_try(store, id, key, person.id)
        row = await store.table(day.table) if day.table else None
        if row is not None:
            day.over = row.status in ("over", "abandoned")
            day.score = score(row.result) if row.result else None
        found.days.append(day)
    return found


async def results(lobby: Lobby, id: str, person: Somebody, key: str) -> shapes.DayResults:
    """Everybody's first try of the deal of the day that is played at a table: for whoever has played it."""
    room = await lobby.hub.entered(id, person.id, key)
    await room.settle()
    agreed = room.agreed
    if not agreed.day:
        raise Denied(409, "not_now", "no-day")
    if not room.table.finished:
        raise Denied(409, "not_now", "match-not-over")
    tries = await kept.tried(lobby.hub.store, agreed.game, agreed.day)
    found = [
        shapes.Tried(name=each.name, portrait=each.portrait, score=score(each.result), mine=each.person == person.id)
        for each in tries
    ]
    found.sort(key=lambda each: -each.score)
    return shapes.DayResults(
        game=agreed.game,
        date=days.date_of(agreed.day),
        counts=any(each.table == id and each.person == person.id for each in tries),
        tries=found,
    )


def score(result: str) -> int:
    """What the person has reached in a match that is over."""
    return json.decode(result, type=wire.Result).scores[MINE]


async def statistics(lobby: Lobby, person: Somebody) -> shapes.Statistics:
    """What somebody has done so far; matches that are new are counted now, some of them."""
    if not person.id:
        return shapes.Statistics()
    store = lobby.hub.store
    waiting = await kept.untallied(store, person.id, COUNTED)
    for table, seat in waiting[:COUNTED]:
        body = await tallied(lobby, table, seat, person)
        if body:
            await kept.keep_tally(store, person.id, table, body)
    bodies = await kept.tallies_of(store, person.id)
    tallies = [json.decode(body, type=Tally) for body in bodies]
    return added_up([each for each in tallies if each.game], more=len(waiting) > COUNTED)


async def tallied(lobby: Lobby, table: str, seat: int, person: Somebody) -> str:
    """What a match adds, as JSON: nothing if it can no longer be read, and empty if it cannot be read yet."""
    try:
        record = await lobby.record(table, person)
        return bytes(await lobby.hub.pool.judge(tasks.Count(record, seat))).decode()
    except (Denied, Refusal) as error:
        return "" if error.id == "evening-deal-played" else "{}"


async def why(lobby: Lobby, id: str, person: Somebody, seat: int, key: str) -> shapes.Reason:
    """Why the bot of a seat last offered or refused something."""
    room = await lobby.hub.entered(id, person.id, key)
    await room.settle()
    t = room.table
    if t.finished:
        await lobby.must_be_through(room)
        said = await asyncio.to_thread(explained_after, t, seat)  # a finished table changes no more
    else:
        said = explained(t, seat)
    return shapes.Reason(seat=seat, id=said.id, args=said.args, types=said.types, whole=t.finished)
