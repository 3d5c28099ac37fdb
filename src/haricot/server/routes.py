"""Everything HTTP can ask for: games, people, tables, records."""

from __future__ import annotations

import contextlib
from typing import Annotated, Literal

from msgspec import Meta, Raw, Struct
from starlette.responses import PlainTextResponse, Response

from haricot.calls import shapes
from haricot.server import games
from haricot.server.errors import Denied
from haricot.server.http import Call, route
from haricot.server.names import login_of
from haricot.server.series import series_of
from haricot.server.static_files import ASK_AGAIN, FOR_EVER
from haricot.server.store import TableRow
from haricot.table import wire
from haricot.table.errors import Refusal
from haricot.table.wishes import NewTable

PAGE = 50
MANY = 1000
MOST_NAMES = 16  # at one screen
RUNNING = ("open", "dealing", "playing", "paused")
FINISHED = ("over", "abandoned")
TABLE = "/api/tables/{id}"

Stamp = Annotated[int, Meta(ge=0, le=2**53)]
SeatNumber = Annotated[int, Meta(ge=-1, le=15)]
Eyes = Annotated[int, Meta(ge=-2, le=15)]


class Query(Struct, frozen=True, forbid_unknown_fields=True):
    """The base of all queries."""


class Before(Query, frozen=True):
    """The next page of a list."""

    before: Stamp = 0


class Opened(Query, frozen=True):
    """The key of a private table."""

    key: str = ""


class Leaving(Query, frozen=True):
    """A seat (-1: all of mine), and how it is left: meaning to come back, giving it away, or giving the match up."""

    seat: SeatNumber = -1
    how: Literal["back", "give", "resign"] = "back"


class SeenFrom(Query, frozen=True):
    """From whose eyes: a seat, -1 a spectator, -2 all cards open; and the key of a private table."""

    seat: Eyes = -1
    key: str = ""


class Seen(Query, frozen=True):
    """From whose eyes: a seat, -1 a spectator, -2 all cards open."""

    seat: Eyes = -1


class Spoken(Query, frozen=True):
    """A language."""

    lang: Literal["en", "fr", "de"] = "en"


class Texts(Spoken, frozen=True):
    """A language, and the version of the texts."""

    v: str = ""


# -- games


@route("GET", "/api/games", tells=list[shapes.Box], somebody=False)
async def list_games(call: Call) -> list[shapes.Box]:
    """Every game with its editions, options and bots."""
    return games.boxes()


@route("GET", "/api/games/{id}/rules", query=Spoken, tells=shapes.RuleBook, somebody=False, fails=(404,))
async def read_rules(call: Call) -> shapes.RuleBook:
    """The rules of a game."""
    return games.rules(call.id, call.query.lang)


@route("GET", "/api/games/{id}/texts", query=Texts, media="text/plain", somebody=False, fails=(404,))
async def read_texts(call: Call) -> Response:
    """What a game says, in Fluent; kept for ever under the `texts` that the list of games names."""
    text = games.spoken(call.id, call.query.lang)
    lasting = call.query.v != "" and call.query.v in [box.texts for box in games.boxes() if box.id == call.id]
    return PlainTextResponse(text, headers={"cache-control": FOR_EVER if lasting else ASK_AGAIN})


# -- people


@route("GET", "/api/me", tells=shapes.Person)
async def who_am_i(call: Call) -> shapes.Person:
    """Who I am; somebody new becomes a guest."""
    call.cookie = call.person.id  # lasts another year
    return call.person


@route("PATCH", "/api/me", asks=shapes.Rename, tells=shapes.Person, fails=(409,))
async def rename(call: Call) -> shapes.Person:
    """Take another name."""
    return await call.people.rename(call.person, call.asked.name)


@route("DELETE", "/api/me", somebody=False)
async def delete_me(call: Call) -> None:
    """Forget me: name, passphrase, history and what I said; I leave my tables."""
    if call.person.id:
        for row in await call.store.tables_of(call.person.id, RUNNING, MANY):
            with contextlib.suppress(Denied, Refusal):  # a table that does not let go keeps only an id
                await call.hub.leave(row.id, call.person, how="resign")
        await call.store.delete_person(call.person.id)
    call.cookie = ""


@route("POST", "/api/register", asks=shapes.Credentials, tells=shapes.Person, status=201, fails=(409,))
async def register(call: Call) -> shapes.Person:
    """Make me an account; I keep my seats and my history."""
    call.limits.entries.take(call.address)
    return await call.people.register(call.person, call.asked)


@route("POST", "/api/login", asks=shapes.Credentials, tells=shapes.Person, somebody=False, fails=(403,))
async def login(call: Call) -> shapes.Person:
    """Be the account of this name, in this browser."""
    call.limits.entries.take(call.address)
    call.limits.guesses.take(f"{call.address} {login_of(call.asked.name[:100])}")
    person = await call.people.login(call.asked)
    call.cookie = person.id
    return person


@route("POST", "/api/logout", somebody=False)
async def logout(call: Call) -> None:
    """Be nobody in this browser; a guest cannot come back."""
    call.cookie = ""


@route("POST", "/api/people/{id}/mute", fails=(404, 409))
async def mute(call: Call) -> None:
    """Hear somebody no longer."""
    await set_mute(call, True)


@route("DELETE", "/api/people/{id}/mute", fails=(404, 409))
async def unmute(call: Call) -> None:
    """Hear somebody again."""
    await set_mute(call, False)


@route("GET", "/api/my/mutes", tells=shapes.Muted, somebody=False)
async def my_mutes(call: Call) -> shapes.Muted:
    """Whom I do not want to hear."""
    return shapes.Muted(people=sorted(await call.store.mutes(call.person.id)) if call.person.id else [])


async def set_mute(call: Call, on: bool) -> None:
    """Hear somebody, or not; raises Denied."""
    if call.id == call.person.id:
        raise Denied(409, "yourself", "mute-yourself")
    if await call.store.person(call.id) is None:
        raise Denied(404, "nobody", "nobody")
    await call.store.mute(call.person.id, call.id, on)


# -- lists of tables


@route("GET", "/api/tables", query=Before, tells=shapes.Tables, somebody=False)
async def open_tables(call: Call) -> shapes.Tables:
    """Public tables with room, the latest first."""
    return await page(call, await call.store.open_tables(PAGE, call.query.before))


@route("GET", "/api/my/tables", query=Before, tells=shapes.Tables, somebody=False)
async def my_tables(call: Call) -> shapes.Tables:
    """Tables that are not over and where I have a seat, or that I host."""
    if not call.person.id:
        return shapes.Tables(tables=[])
    me = call.person.id
    found = await page(call, await call.store.tables_of(me, RUNNING, PAGE, call.query.before, opened=True))
    found.tables = [t for t in found.tables if t.host == me or any(not t.seats[seat].given for seat in t.mine)]
    return found


@route("GET", "/api/my/history", query=Before, tells=shapes.Tables, somebody=False)
async def my_history(call: Call) -> shapes.Tables:
    """Tables where I had a seat."""
    if not call.person.id:
        return shapes.Tables(tables=[])
    return await page(call, await call.store.tables_of(call.person.id, FINISHED, PAGE, call.query.before))


@route("GET", "/api/my/series", tells=shapes.AllSeries, somebody=False)
async def my_series(call: Call) -> shapes.AllSeries:
    """My wins in a row against the games themselves."""
    rows = await call.store.played_alone(call.person.id) if call.person.id else []
    return shapes.AllSeries(series=series_of(rows))


async def page(call: Call, rows: list[TableRow]) -> shapes.Tables:
    """One page, and where the next one begins."""
    more = rows[-1].updated if len(rows) >= PAGE else 0
    return shapes.Tables(tables=await call.hub.listed(rows, call.person), before=more)


# -- one table


@route("POST", "/api/tables", asks=NewTable, tells=shapes.TableLink, status=201, fails=(404, 409))
async def create_table(call: Call) -> shapes.TableLink:
    """Open a table; I am its host."""
    call.limits.tables.take(call.address)
    names = call.asked.names[:MOST_NAMES]
    call.asked.names = [await call.people.free_name(name, call.person) if name.strip() else "" for name in names]
    return await call.hub.create(call.person, call.asked)


@route("GET", TABLE, query=Opened, tells=wire.Table, somebody=False, fails=(403, 404))
async def see_table(call: Call) -> wire.Table:
    """A table as everybody may see it."""
    return await call.hub.info(call.id, call.person, call.query.key)


@route("POST", TABLE + "/join", asks=shapes.Join, tells=shapes.TableLink, fails=(403, 404, 409))
async def join_table(call: Call) -> shapes.TableLink:
    """Take a seat, in a running match a bot's, or my own seat back; whoever sits there already stays."""
    return await call.hub.join(call.id, call.person, call.asked)


@route("POST", TABLE + "/leave", query=Leaving, fails=(403, 404, 409))
async def leave_table(call: Call) -> None:
    """Leave a seat of mine, or all of them: in a running match for a while, or for good."""
    await call.hub.leave(call.id, call.person, call.query.seat, call.query.how)


@route("POST", TABLE + "/start", fails=(403, 404, 409))
async def start_table(call: Call) -> None:
    """Deal; for the host."""
    await call.hub.start(call.id, call.person)


@route("POST", TABLE + "/pause", fails=(403, 404, 409))
async def pause_table(call: Call) -> None:
    """Stop the clocks; for the host."""
    await call.hub.pause(call.id, call.person)


@route("POST", TABLE + "/resume", fails=(403, 404, 409))
async def resume_table(call: Call) -> None:
    """Go on after a pause; for the host."""
    await call.hub.resume(call.id, call.person)


@route("POST", TABLE + "/pace", asks=shapes.PaceChange, fails=(403, 404, 409))
async def set_pace(call: Call) -> None:
    """Let programs be slower or faster; for the host."""
    await call.hub.set_pace(call.id, call.person, call.asked)


@route("POST", TABLE + "/seat", asks=shapes.SeatChange, fails=(403, 404, 409))
async def change_seat(call: Call) -> None:
    """Let a bot in, free or open a seat, or wait for who is gone; for the host, and where somebody has left for all."""
    await call.hub.change_seat(call.id, call.person, call.asked)


@route("POST", TABLE + "/rematch", asks=shapes.Rematch, tells=shapes.TableLink, status=201, fails=(403, 404, 409))
async def rematch(call: Call) -> shapes.TableLink:
    """The same table once more; everybody gets the same new one, and it begins when the last has come."""
    call.limits.tables.take(call.address)
    return await call.hub.rematch(call.id, call.person, call.asked)


@route("POST", TABLE + "/abandon", fails=(403, 404, 409))
async def abandon_table(call: Call) -> None:
    """End the match without a result; for the host."""
    await call.hub.abandon(call.id, call.person)


# -- records


@route("GET", TABLE + "/record", query=Opened, somebody=False, fails=(403, 404, 409), media="text/plain")
async def download_record(call: Call) -> Response:
    """The whole record of a match that is over, as a file."""
    text = await call.hub.record(call.id, call.person, call.query.key)
    name = f'attachment; filename="haricot-{call.id}.txt"'
    return PlainTextResponse(text, headers={"content-disposition": name, "cache-control": "no-store"})


@route("GET", TABLE + "/replay", query=SeenFrom, tells=shapes.Replay, somebody=False, fails=(403, 404, 409))
async def replay_table(call: Call) -> shapes.Replay:
    """A match that is over, step by step, from one reader's eyes."""
    call.limits.records.take(call.address)
    return await call.hub.replay_table(call.id, call.person, call.query.key, call.query.seat)


@route("POST", "/api/replay", asks=shapes.RecordText, query=SeenFrom, tells=shapes.Replay, somebody=False)
async def replay_record(call: Call) -> Raw:
    """The match of a record, step by step, from one reader's eyes."""
    call.limits.records.take(call.address)
    return await call.hub.replay(call.asked.record, call.query.seat)


@route("POST", "/api/verify", asks=shapes.RecordText, tells=shapes.Verdict, somebody=False)
async def verify_record(call: Call) -> Raw:
    """Deal a record's match again, play it again, and compare every line."""
    call.limits.records.take(call.address)
    return await call.hub.verify(call.asked.record)
