"""How this server answers the calls about evenings and ratings (`calls/specs.py`)."""

from __future__ import annotations

from starlette.responses import PlainTextResponse, Response

from haricot.calls import clubs
from haricot.server import evenings, ratings
from haricot.server.errors import Denied
from haricot.server.evenings import gathering
from haricot.server.http import Call, answers


@answers
async def create_evening(call: Call) -> clubs.EveningLink:
    call.limits.tables.take(call.address)
    return await evenings.create(call.lobby, call.person, call.asked)


@answers
async def see_evening(call: Call) -> clubs.Evening:
    return await (await gathering(call.lobby, call.id)).told(call.person)


@answers
async def join_evening(call: Call) -> None:
    await (await gathering(call.lobby, call.id)).join(call.person, call.asked.place)


@answers
async def leave_evening(call: Call) -> None:
    await (await gathering(call.lobby, call.id)).leave(call.person)


@answers
async def change_place(call: Call) -> None:
    await (await gathering(call.lobby, call.id)).change_place(call.person, call.asked)


@answers
async def next_deal(call: Call) -> None:
    call.limits.tables.take(call.address)
    await (await gathering(call.lobby, call.id)).next(call.person)


@answers
async def close_sitting(call: Call) -> None:
    await (await gathering(call.lobby, call.id)).close(call.person, call.asked.table)


@answers
async def end_evening(call: Call) -> None:
    await (await gathering(call.lobby, call.id)).end(call.person)


@answers
async def download_evening(call: Call) -> Response:
    text = await (await gathering(call.lobby, call.id)).as_csv(call.person)
    name = f'attachment; filename="haricot-{call.id}.csv"'
    headers = {"content-disposition": name, "cache-control": "no-store"}
    return PlainTextResponse(text, headers=headers, media_type="text/csv")


@answers
async def my_evenings(call: Call) -> clubs.Evenings:
    return await evenings.mine(call.lobby, call.person)


@answers
async def my_ratings(call: Call) -> clubs.Ratings:
    call.limits.records.take(call.address)
    return await ratings.told(call.lobby, call.person)


@answers
async def want_rating(call: Call) -> None:
    if not call.person.account:
        raise Denied(409, "no_account", "no-account")
    await call.store.want_rating(call.person.id, call.asked.on)
