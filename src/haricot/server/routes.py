"""How this server answers each call of `calls/specs.py`: games, people, tables, records."""

from __future__ import annotations

from msgspec import Raw
from starlette.responses import PlainTextResponse, Response

from haricot.calls import boxes, shapes
from haricot.calls.series import series_of
from haricot.server import keepsakes
from haricot.server.errors import Denied
from haricot.server.http import Call, answers
from haricot.server.leaving import RUNNING, forget
from haricot.server.names import login_of
from haricot.server.people import Known
from haricot.server.reach import coming
from haricot.server.static_files import ASK_AGAIN, FOR_EVER
from haricot.server.store import TableRow
from haricot.table import wire
from haricot.table.lessons import Lessons

PAGE = 50
MOST_NAMES = 16  # at one screen
FINISHED = ("over", "abandoned")


# -- games


@answers
async def list_games(call: Call) -> list[shapes.Box]:
    return boxes.boxes()


@answers
async def read_rules(call: Call) -> shapes.RuleBook:
    return boxes.rules(call.id, call.query.lang)


@answers
async def read_texts(call: Call) -> Response:
    text = boxes.spoken(call.id, call.query.lang)
    lasting = call.query.v != "" and call.query.v in [box.texts for box in boxes.boxes() if box.id == call.id]
    return PlainTextResponse(text, headers={"cache-control": FOR_EVER if lasting else ASK_AGAIN})


@answers
async def read_lessons(call: Call) -> Lessons:
    return boxes.lessons(call.id)


# -- people


@answers
async def who_am_i(call: Call) -> shapes.Person:
    if not call.known.session:  # a cookie of the first version
        call.known = await call.people.begin(call.person, call.request)
    call.cookie = call.known  # lasts another year
    return call.person


@answers
async def rename(call: Call) -> shapes.Person:
    return await call.people.rename(call.person, call.asked.name, call.asked.portrait)


@answers
async def delete_me(call: Call) -> None:
    if call.person.id:
        call.limits.entries.take(call.address)
        await forget(call.lobby, call.person)
    call.cookie = Known()


@answers
async def register(call: Call) -> shapes.Person:
    call.limits.entries.take(call.address)
    return await call.people.register(call.person, call.asked)


@answers
async def login(call: Call) -> shapes.Person:
    call.limits.entries.take(call.address)
    call.limits.guesses.take(f"{call.address} {login_of(call.asked.name[:100])}")
    person = await call.people.login(call.asked)
    await call.people.log_out(call.known)
    call.cookie = await call.people.begin(person, call.request)
    return person


@answers
async def logout(call: Call) -> None:
    await call.people.log_out(call.known)
    call.cookie = Known()


@answers
async def change_passphrase(call: Call) -> None:
    call.limits.entries.take(call.address)
    call.limits.guesses.take(f"{call.address} {login_of(call.person.name)}")
    await call.people.change_passphrase(call.known, call.asked)


@answers
async def my_sessions(call: Call) -> shapes.Sessions:
    rows = await call.store.sessions_of(call.person.id) if call.person.id else []
    here = call.known.session
    return shapes.Sessions(
        sessions=[shapes.Session(row.id, row.agent, row.created, row.seen, row.id == here) for row in rows]
    )


@answers
async def end_session(call: Call) -> None:
    if not await call.store.end_session(call.person.id, call.id):
        raise Denied(404, "not_found", "no-session")
    if call.id == call.known.session:
        call.cookie = Known()


@answers
async def end_other_sessions(call: Call) -> None:
    if call.person.id:
        await call.store.end_sessions(call.person.id, call.known.session)


@answers
async def mute(call: Call) -> None:
    await set_mute(call, True)


@answers
async def unmute(call: Call) -> None:
    await set_mute(call, False)


@answers
async def my_mutes(call: Call) -> shapes.Muted:
    return shapes.Muted(people=sorted(await call.store.mutes(call.person.id)) if call.person.id else [])


async def set_mute(call: Call, on: bool) -> None:
    """Hear somebody, or not; raises Denied."""
    if call.id == call.person.id:
        raise Denied(409, "yourself", "mute-yourself")
    if await call.store.person(call.id) is None:
        raise Denied(404, "nobody", "nobody")
    await call.store.mute(call.person.id, call.id, on)


# -- lists of tables


@answers
async def open_tables(call: Call) -> shapes.Tables:
    return await page(call, await call.store.open_tables(PAGE, call.query.before))


@answers
async def my_tables(call: Call) -> shapes.Tables:
    if not call.person.id:
        return shapes.Tables(tables=[])
    me = call.person.id
    found = await page(call, await call.store.tables_of(me, RUNNING, PAGE, call.query.before, opened=True))
    found.tables = [t for t in found.tables if t.host == me or any(not t.seats[seat].given for seat in t.mine)]
    return found


@answers
async def my_history(call: Call) -> shapes.Tables:
    if not call.person.id:
        return shapes.Tables(tables=[])
    return await page(call, await call.store.tables_of(call.person.id, FINISHED, PAGE, call.query.before))


@answers
async def my_series(call: Call) -> shapes.AllSeries:
    rows = await call.store.played_alone(call.person.id) if call.person.id else []
    return shapes.AllSeries(series=series_of(rows))


@answers
async def my_days(call: Call) -> shapes.Days:
    return await keepsakes.todays(call.lobby, call.person)


@answers
async def my_statistics(call: Call) -> shapes.Statistics:
    call.limits.records.take(call.address)
    return await keepsakes.statistics(call.lobby, call.person)


async def page(call: Call, rows: list[TableRow]) -> shapes.Tables:
    """One page, and where the next one begins."""
    more = rows[-1].updated if len(rows) >= PAGE else 0
    return shapes.Tables(tables=await call.lobby.listed(rows, call.person), before=more)


# -- one table


@answers
async def create_table(call: Call) -> shapes.TableLink:
    call.limits.tables.take(call.address)
    names = call.asked.names[:MOST_NAMES]
    call.asked.names = [await call.people.free_name(name, call.person) if name.strip() else "" for name in names]
    return await call.lobby.create(call.person, call.asked)


@answers
async def play_day(call: Call) -> shapes.TableLink:
    call.limits.tables.take(call.address)
    return await keepsakes.play_day(call.lobby, call.person, call.id)


@answers
async def day_results(call: Call) -> shapes.DayResults:
    return await keepsakes.results(call.lobby, call.id, call.person, call.query.key)


@answers
async def explain(call: Call) -> shapes.Reason:
    call.limits.records.take(call.address)
    return await keepsakes.why(call.lobby, call.id, call.person, call.query.seat, call.query.key)


@answers
async def see_table(call: Call) -> wire.Table:
    return await call.lobby.info(call.id, call.person, call.query.key)


@answers
async def join_table(call: Call) -> shapes.TableLink:
    return await call.lobby.join(call.id, call.person, call.asked)


@answers
async def leave_table(call: Call) -> None:
    await call.lobby.leave(call.id, call.person, call.query.seat, call.query.how)


@answers
async def start_table(call: Call) -> None:
    await call.lobby.start(call.id, call.person)


@answers
async def pause_table(call: Call) -> None:
    await call.lobby.pause(call.id, call.person)


@answers
async def resume_table(call: Call) -> None:
    await call.lobby.resume(call.id, call.person)


@answers
async def set_pace(call: Call) -> None:
    await call.lobby.set_pace(call.id, call.person, call.asked)


@answers
async def change_seat(call: Call) -> None:
    await call.lobby.change_seat(call.id, call.person, call.asked)


@answers
async def rematch(call: Call) -> shapes.TableLink:
    call.limits.tables.take(call.address)
    return await call.lobby.rematch(call.id, call.person, call.asked)


@answers
async def abandon_table(call: Call) -> None:
    await call.lobby.abandon(call.id, call.person)


# -- who comes


@answers
async def give_code(call: Call) -> shapes.Code:
    return await call.codes.give(call.id, call.person)


@answers
async def open_code(call: Call) -> shapes.Place:
    return await call.codes.open(call.asked.beans, call.address)


@answers
async def how_to_come(call: Call) -> shapes.Coming:
    return coming(call.request, call.settings, call.codes)


# -- records


@answers
async def download_record(call: Call) -> Response:
    text = await call.lobby.record(call.id, call.person, call.query.key)
    name = f'attachment; filename="haricot-{call.id}.txt"'
    return PlainTextResponse(text, headers={"content-disposition": name, "cache-control": "no-store"})


@answers
async def replay_table(call: Call) -> shapes.Replay:
    call.limits.records.take(call.address)
    return await call.lobby.replay_table(call.id, call.person, call.query.key, call.query.seat)


@answers
async def replay_record(call: Call) -> Raw:
    call.limits.records.take(call.address)
    return await call.lobby.replay(call.asked.record, call.query.seat)


@answers
async def verify_record(call: Call) -> Raw:
    call.limits.records.take(call.address)
    return await call.lobby.verify(call.asked.record)
