"""What people ask for beside the socket: tables are opened, joined, left, looked at again."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Sequence

import msgspec

from haricot.calls import clubs, shapes
from haricot.server import tasks
from haricot.server.errors import Denied
from haricot.server.house import now
from haricot.server.hub import Hub
from haricot.server.people import Somebody
from haricot.server.rooms import Room
from haricot.server.store import TableRow, evenings
from haricot.table import entries as log
from haricot.table import fairness, lessons, openings, wire
from haricot.table.agreeing import agree
from haricot.table.entries import Agreed, Entry, Line
from haricot.table.errors import Refusal
from haricot.table.table import Table
from haricot.table.table import encode as body
from haricot.table.wishes import NewTable

ID_SIZE = 10
LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"  # of a table's id: nothing that looks like something else


class Lobby:
    """The front of one process's tables; whoever is refused gets Denied or Refusal."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.scored: dict[tuple[str, int], list[clubs.Scored]] = {}  # deals of evenings that are through

    async def create(self, person: Somebody, new: NewTable) -> shapes.TableLink:
        """Open a table; the host sits where it says `me`."""
        if new.cards:
            await self.hub.pool.judge(tasks.Agree(new))
        seed, laid = await self.known_deal(new.deal_of, person.id)
        if new.lesson:
            new, laid = lessons.wanted(new)
            seed = secrets.token_hex(fairness.BYTES_SIZE)
        agreed = agree(new, person.id, now(), seed, laid=laid)
        seated = openings.seating(new, person.id, person.name, person.portrait)
        return await self.set_up(agreed, seated, person, new.start)

    async def set_up(
        self, agreed: Agreed, lines: list[Line], person: Somebody, begin: bool, id: str = ""
    ) -> shapes.TableLink:
        """Write a new table with its first entries, and deal if that is wanted; its id is drawn unless one is named."""
        id = id or "".join(secrets.choice(LETTERS) for _ in range(ID_SIZE))
        secret = self.secret()
        key = secrets.token_urlsafe(12) if agreed.private else ""
        rows = [Entry(id, n, x.kind, x.seat, agreed.created, f"m{n}", x.body) for n, x in enumerate(lines, 1)]
        table = Table(id, agreed, secret)
        for entry in rows:
            table.fold(entry)
        row = TableRow(
            id=id,
            game=agreed.game,
            edition=agreed.edition,
            seats=agreed.seats,
            setup=body(agreed),
            secret=secret,
            commitment=fairness.commitment(secret),
            key=key,
            private=agreed.private,
            host=person.id,
            created=agreed.created,
            updated=agreed.created,
            status="open",
            machine=False,
            result="",
        )
        owned = [(chair.owner, seat) for seat, chair in enumerate(table.chairs) if chair.owner]
        await self.hub.store.create(row, rows, owned)
        if begin and not any(chair.free for chair in table.chairs):
            await self.hub.ask(id, person.id, lambda t: t.deal(person.id))
        return self.link(table, key, person.id)

    def secret(self) -> bytes:
        """What the server adds to the seed of a deal."""
        return secrets.token_bytes(fairness.SECRET_SIZE)

    def link(self, table: Table, key: str, person: str) -> shapes.TableLink:
        """Where a table is, with the tokens of a person's own seats."""
        tokens = {str(seat): self.hub.seals.seat(table.id, seat, person) for seat in table.seats_of(person)}
        return shapes.TableLink(id=table.id, key=key, tokens=tokens)

    async def known_deal(self, deal_of: str, person: str) -> tuple[str, str]:
        """The seed of a finished table whose deal is to be played again, and how its cards were laid out."""
        if not deal_of:
            return "", ""
        room = await self.hub.entered(deal_of, person)
        if not room.table.finished or room.table.match is None:
            raise Denied(409, "not_now", "match-not-over", field="deal_of")
        await self.must_be_through(room)
        return room.table.seed, room.agreed.laid

    async def must_be_through(self, room: Room) -> None:
        """Raise Denied as long as the deal of a table is still played at another one of its evening."""
        if room.agreed.evening:
            id, deal, many = room.agreed.evening.split()
            if await evenings.is_played(self.hub.store, id, int(deal), int(many)):
                raise Denied(409, "not_now", "evening-deal-played")

    async def info(self, id: str, person: Somebody, key: str = "") -> wire.Table:
        """A table as this person sees it."""
        room = await self.hub.entered(id, person.id, key)
        await room.settle()
        return room.warm.audience.info(person.id)

    async def join(self, id: str, person: Somebody, join: shapes.Join) -> shapes.TableLink:
        """Sit down, or come back to one's seat."""
        room = await self.hub.ask(
            id,
            person.id,
            lambda t: t.sit(person.id, person.name, join.seat, join.commit, person.portrait),
            join.key,
        )
        return self.link(room.table, room.row.key, person.id)

    async def leave(self, id: str, person: Somebody, seat: int = -1, how: log.How = "back") -> None:
        """Get up, for a while or for good."""
        await self.hub.ask(id, person.id, lambda t: t.leave(person.id, seat, how))

    async def start(self, id: str, person: Somebody) -> None:
        """The host begins."""
        await self.hub.ask(id, person.id, lambda t: t.deal(person.id))

    async def pause(self, id: str, person: Somebody, on: bool = True) -> None:
        """The host stops the match, or lets it go on."""
        await self.hub.ask(id, person.id, lambda t: t.pause(person.id, on))

    async def resume(self, id: str, person: Somebody) -> None:
        """The host lets the match go on."""
        await self.pause(id, person, False)

    async def set_pace(self, id: str, person: Somebody, change: shapes.PaceChange) -> None:
        """The host lets programs be slower or faster."""
        await self.hub.ask(id, person.id, lambda t: t.set_pace(person.id, change.pace))

    async def change_seat(self, id: str, person: Somebody, change: shapes.SeatChange) -> None:
        """The host lets a program in, clears a seat, opens a program's to whoever comes, or waits for somebody."""
        if change.free is not None:
            free = change.free
            await self.hub.ask(id, person.id, lambda t: t.offer_seat(person.id, change.seat, free))
            return
        room = await self.hub.entered(id, person.id)
        gone = change.seat in room.warm.attention.gone
        if change.wait:
            await room.ask(lambda t: t.wait_for(person.id, change.seat, gone))
        else:
            await room.ask(lambda t: t.seat_bot(person.id, change.seat, change.bot, gone))

    async def abandon(self, id: str, person: Somebody) -> None:
        """The host ends the table."""
        await self.hub.ask(id, person.id, lambda t: t.abandon(person.id))

    async def close(self, id: str) -> None:
        """The server's host ends a table, whoever hosts it."""
        room = await self.hub.room(id)
        await room.ask(lambda t: t.close())

    async def rematch(self, id: str, person: Somebody, again: shapes.Rematch) -> shapes.TableLink:
        """The same people and programs at a new table; whoever asks first makes it, the others come to it."""
        if not all(fairness.is_hash(commit) for commit in again.commits):
            raise Refusal("malformed", "no-hash", field="commits")
        room = await self.hub.entered(id, person.id)
        await room.settle()
        old = room.table
        if not old.finished or (again.same_deal and old.match is None):
            raise Denied(409, "not_now", "match-not-over")
        if not old.seats_of(person.id):
            raise Denied(403, "not_seated", "rematch-players-only")
        given_up = old.next if await self.given_up(old.next, person.id) else ""
        if old.next != given_up:
            return await self.come_again(old.next, person, again)
        if again.same_deal:
            await self.must_be_through(room)
        agreed = openings.agreed_again(old, person.id, now(), again.same_deal)
        link = await self.set_up(agreed, openings.resit(old.chairs, person.id), person, False)
        try:
            await room.ask(lambda t: openings.next_line(t, link.id, given_up))
        except Refusal:
            await self.abandon(link.id, person)  # somebody was faster
            return await self.rematch(id, person, again)
        return await self.come_again(link.id, person, again)

    async def given_up(self, id: str, person: str) -> bool:
        """Is there a rematch that its host has ended?"""
        if not id:
            return False
        room = await self.hub.entered(id, person)
        await room.settle()
        return room.table.status == "abandoned"

    async def come_again(self, id: str, person: Somebody, again: shapes.Rematch) -> shapes.TableLink:
        """Take one's seats at a rematch with fresh promises; the last to come lets it begin."""
        room = await self.hub.entered(id, person.id)
        with contextlib.suppress(Refusal):  # it may have begun, or waits for somebody
            await room.ask(lambda t: openings.promise_again(t, person.id, again.commits))
            await room.ask(openings.deal_again)
        return self.link(room.table, room.row.key, person.id)

    # -- finished matches

    async def record(self, id: str, person: Somebody, key: str = "") -> str:
        """The whole record, once the match is over."""
        room = await self.hub.entered(id, person.id, key)
        await room.settle()
        if not room.table.finished or room.table.match is None:
            raise Denied(409, "not_now", "record-closed")
        await self.must_be_through(room)
        return room.table.record()

    async def replay_table(self, id: str, person: Somebody, key: str, seat: int) -> shapes.Replay:
        """A finished table from one seat's eyes."""
        told = await self.replay(await self.record(id, person, key), seat)
        found = await asyncio.to_thread(msgspec.json.decode, told, type=shapes.Replay)
        for number in (await self.hub.room(id)).table.late:
            found.steps[number].late = True
        found.table = await self.info(id, person, key)
        found.names = [chair.name for chair in found.table.seats]
        people = (await self.hub.room(id)).table.names
        for hand in found.hands:
            hand.name = people.get((hand.seat, hand.person), "")
        return found

    async def replay(self, record: str, seat: int) -> msgspec.Raw:
        """A record from one seat's eyes (-1: a spectator's, -2: all cards open): a `shapes.Replay`."""
        return msgspec.Raw(await self.hub.pool.judge(tasks.Replay(record, seat)))

    async def verify(self, record: str) -> msgspec.Raw:
        """Deal a record again, play it again, and compare: a `shapes.Verdict`."""
        return msgspec.Raw(await self.hub.pool.judge(tasks.Verify(record)))

    async def listed(self, rows: Sequence[TableRow], person: Somebody) -> list[shapes.Listed]:
        """Lines of a list of tables."""
        found = []
        for row in rows:
            try:
                room = await self.hub.room(row.id)
            except Denied:
                continue  # played by other rules
            await room.settle()
            t = room.table
            mine = t.seats_of(person.id)
            info = room.warm.audience.info(person.id)
            found.append(
                shapes.Listed(
                    id=row.id,
                    game=row.game,
                    edition=row.edition,
                    seats=info.seats,
                    status=t.status,
                    created=row.created,
                    updated=row.updated,
                    host=t.host,
                    clock=t.agreed.clock,
                    mine=mine,
                    my_turn=any(seat in t.asked() for seat in mine if t.chairs[seat].kept),
                    awaited=t.asked(),
                    result=info.result,
                )
            )
        return found
