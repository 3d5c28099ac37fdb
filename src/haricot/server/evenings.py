"""Evenings: people and programs at several tables on the same deals, and the standing while it runs."""

from __future__ import annotations

import contextlib
import secrets

import msgspec
from msgspec import json, structs
from sqlalchemy.exc import IntegrityError

from haricot.bots import seats as bots
from haricot.bots.cast import CAST
from haricot.calls import clubs, shapes
from haricot.calls import evenings as reckoning
from haricot.kernel import registry
from haricot.kernel.errors import shown
from haricot.server.errors import Denied
from haricot.server.house import now
from haricot.server.lobby import ID_SIZE, LETTERS, Lobby
from haricot.server.people import Somebody, usual
from haricot.server.store import EveningRow, GuestRow, SittingRow
from haricot.server.store import evenings as kept
from haricot.table import entries as log
from haricot.table import fairness, wire
from haricot.table.agreeing import agree
from haricot.table.entries import Agreed, Line, Sat
from haricot.table.errors import Refusal
from haricot.table.helped import stood_in
from haricot.table.table import STAND_IN, Table, encode
from haricot.table.wishes import NewTable

LISTED = 20
LETTERS_OF_ID = 16
FINISHED = ("over", "abandoned")
REMEMBERED = 1000  # deals whose points are at hand


async def create(lobby: Lobby, person: Somebody, new: clubs.NewEvening) -> clubs.EveningLink:
    """Open an evening; raises Denied or Refusal."""
    if len(new.players) % new.tables:
        raise Denied(400, "malformed", "evening-places", field="players", tables=new.tables)
    if new.players.count("me") > 1:
        raise Denied(400, "malformed", "evening-once", field="players")
    for at in range(0, len(new.players), len(new.players) // new.tables):
        agree(wanted(new, new.players[at : at + len(new.players) // new.tables]), person.id, now())
    row = EveningRow(
        id="".join(secrets.choice(LETTERS) for _ in range(LETTERS_OF_ID)),
        game=new.game,
        setup=json.encode(new).decode(),
        secret=secrets.token_bytes(fairness.SECRET_SIZE),
        host=person.id,
        created=now(),
        status="open",
        deal=0,
    )
    words = {"me": (person.id, ""), "open": ("", "")}
    await kept.create(lobby.hub.store, row, [words.get(word, ("", word)) for word in new.players])
    return clubs.EveningLink(id=row.id)


def wanted(new: clubs.NewEvening, seats: list[str]) -> NewTable:
    """One of its tables: nobody else comes and nobody helps; programs among themselves do not wait for each other."""
    alone = all(word not in ("me", "open") for word in seats)
    return NewTable(
        new.game,
        seats,
        edition=new.edition,
        options=new.options,
        clock=new.clock,
        answer=new.answer,
        absent=new.absent,
        pace="instant" if alone else new.pace,
        private=True,
        hints=False,
    )


def begin(t: Table) -> list[Line]:
    """The cards are dealt as soon as everybody sits; raises Refusal where they are."""
    if t.status != "open":
        raise Refusal("not_now", "match-begun")
    return [Line(log.DEAL, -1, "{}"), Line(log.START, -1, "{}")]


class Gathering:
    """One evening as it is in the store now."""

    def __init__(self, lobby: Lobby, row: EveningRow, guests: list[GuestRow], sittings: list[SittingRow]) -> None:
        self.lobby = lobby
        self.store = lobby.hub.store
        self.row = row
        self.guests = guests
        self.sittings = sittings
        self.new = json.decode(row.setup, type=clubs.NewEvening)

    @property
    def seats(self) -> int:
        """At each table."""
        return len(self.guests) // self.new.tables

    def place_of(self, person: str) -> int:
        """Where somebody has their place; -1: nowhere."""
        return next((guest.place for guest in self.guests if person and guest.person == person), -1)

    def of_deal(self, deal: int) -> list[SittingRow]:
        """The tables of a deal that are there."""
        return [each for each in self.sittings if each.deal == deal]

    def is_through(self, deal: int) -> bool:
        """Has every table played a deal?"""
        found = self.of_deal(deal)
        return len(found) == self.new.tables and all(each.status in FINISHED for each in found)

    def must_host(self, person: Somebody) -> None:
        """Raise unless somebody is the host."""
        if person.id != self.row.host:
            raise Denied(403, "not_allowed", "host-only")

    # -- coming and going

    async def join(self, person: Somebody, place: int) -> None:
        """Take a place, or come back to one's own."""
        mine = self.place_of(person.id)
        if mine >= 0:
            if self.guests[mine].bot:
                await kept.take_place(
                    self.store, self.row.id, mine, (person.id, self.guests[mine].bot), (person.id, "")
                )
            return
        if self.row.status != "open":
            raise Denied(409, "not_now", "evening-begun")
        free = [guest.place for guest in self.guests if not guest.person and not guest.bot]
        for each in [place] if place in free else free if place < 0 else []:
            if await kept.take_place(self.store, self.row.id, each, ("", ""), (person.id, "")):
                return
        raise Denied(409, "not_now", "seat-taken" if free else "no-seat-free")

    async def leave(self, person: Somebody) -> None:
        """Give one's place up; once the evening has begun a program has it, from the next deal on."""
        mine = self.place_of(person.id)
        if mine < 0:
            raise Denied(403, "not_seated", "not-sitting-there")
        after = ("", "") if self.row.status == "open" else (person.id, STAND_IN)
        await kept.take_place(self.store, self.row.id, mine, (person.id, self.guests[mine].bot), after)

    async def change_place(self, person: Somebody, change: clubs.PlaceChange) -> None:
        """The host lets a program in, or opens a place; nobody who has come is sent away."""
        self.must_host(person)
        if change.place >= len(self.guests):
            raise Denied(400, "malformed", "no-seat", field="place", seat=change.place)
        known = bots.makers(registry.box(self.row.game))
        if change.bot and change.bot not in known:
            raise Denied(400, "malformed", "no-player", field="bot", word=shown(change.bot), known=list(known))
        guest = self.guests[change.place]
        if self.row.status != "open":
            raise Denied(409, "not_now", "evening-begun")
        if guest.person or not await kept.take_place(
            self.store, self.row.id, guest.place, ("", guest.bot), ("", change.bot)
        ):
            raise Denied(409, "not_now", "seat-taken")

    # -- going on

    async def next(self, person: Somebody) -> None:
        """The host has the next deal played, the first one too."""
        self.must_host(person)
        row = self.row
        if row.status == "over" or (row.status == "playing" and not self.is_through(row.deal)):
            raise Denied(409, "not_now", "evening-over" if row.status == "over" else "evening-deal-played")
        if any(not guest.person and not guest.bot for guest in self.guests) and row.status == "open":
            raise Denied(409, "not_now", "seat-still-free")
        await self.go_on()

    async def go_on(self) -> None:
        """Deal again, or end after the last deal; of several who ask at once one does it."""
        last = self.row.deal >= self.new.deals
        deal = self.row.deal if last else self.row.deal + 1
        if await kept.go_on(self.store, self.row.id, self.row, "over" if last else "playing", deal) and not last:
            self.row.status, self.row.deal = "playing", deal
            await self.set_up()

    async def close(self, person: Somebody, table: int) -> None:
        """The host closes a table that does not come to an end: it takes no part in the present deal."""
        self.must_host(person)
        for each in self.of_deal(self.row.deal):
            if each.number == table - 1 and each.status not in FINISHED:
                await self.lobby.close(each.table)
                return
        raise Denied(409, "not_now", "match-over")

    async def end(self, person: Somebody) -> None:
        """The host ends the evening; deals that are not through do not count."""
        self.must_host(person)
        if self.row.status == "over":
            raise Denied(409, "not_now", "evening-over")
        await kept.go_on(self.store, self.row.id, self.row, "over", self.row.deal)
        for each in self.of_deal(self.row.deal):
            if each.status not in FINISHED:
                try:
                    await self.lobby.close(each.table)
                except Refusal as refused:
                    if refused.id != "match-over":  # its last decision may have come meanwhile
                        raise

    async def look_after(self) -> None:
        """What a killed process has left undone, and what nobody needs to be asked for: the end, and programs' next deal."""
        row = self.row
        if row.status != "playing":
            return
        found = self.of_deal(row.deal)
        if len(found) < self.new.tables or any(each.status == "open" for each in found):
            await self.set_up()
        elif self.is_through(row.deal) and (row.deal >= self.new.deals or not any(g.person for g in self.guests)):
            await self.go_on()

    async def set_up(self) -> None:
        """Make the tables of the present deal that are not there yet, and deal the same cards at all of them."""
        deal = self.row.deal
        there = {each.number for each in self.of_deal(deal) if each.status != "open"}
        people = await self.store.people([guest.person for guest in self.guests if guest.person])
        seed = reckoning.seed(self.row.secret, deal)
        for number, places in enumerate(reckoning.movement(self.new.tables, self.seats, deal)):
            if number in there:
                continue
            seated = [self.guests[place] for place in places]
            here = [guest.bot or (guest.person in people and "me") or STAND_IN for guest in seated]
            agreed = agree(wanted(self.new, here), "", now(), seed)
            agreed = structs.replace(agreed, evening=f"{self.row.id} {deal} {self.new.tables}")
            lines = []
            for seat, (word, guest) in enumerate(zip(here, seated, strict=True)):
                row = people.get(guest.person)
                sat = Sat(bot=word)
                if word == "me" and row is not None:
                    sat = Sat(row.id, row.name, portrait=row.portrait or usual(row.id))
                lines.append(Line(log.SIT, seat, encode(sat)))
            await self.open(agreed, lines, deal, number)

    async def open(self, agreed: Agreed, lines: list[Line], deal: int, number: int) -> None:
        """One table: whoever is faster makes it, and nothing is done twice."""
        id = reckoning.table_id(self.row.secret, deal, number, LETTERS, ID_SIZE)
        with contextlib.suppress(IntegrityError):
            await self.lobby.set_up(agreed, lines, NOBODY, False, id)
        await kept.sit(self.store, self.row.id, deal, number, id)
        room = await self.lobby.hub.room(id)
        with contextlib.suppress(Refusal):
            await room.ask(begin)

    # -- telling

    async def scores(self, deal: int) -> list[clubs.Scored]:
        """What was reached with a deal that is through; it changes no more, and many ask for it."""
        known = self.lobby.scored
        if (self.row.id, deal) not in known:
            if len(known) >= REMEMBERED:
                known.clear()
            known[self.row.id, deal] = await self.reckoned(deal)
        return known[self.row.id, deal]

    async def reckoned(self, deal: int) -> list[clubs.Scored]:
        """The same, from the tables."""
        reached: list[list[int] | None] = []
        sat = reckoning.movement(self.new.tables, self.seats, deal)
        helped = []
        for each in self.of_deal(deal):
            result = json.decode(each.result, type=wire.Result) if each.status == "over" and each.result else None
            reached.append(result.scores if result is not None else None)
            if result is not None:
                helped += [sat[each.number][seat] for seat in await self.helped(each.table)]
        return reckoning.scored(deal, sat, reached, helped)

    async def helped(self, table: str) -> list[int]:
        """The seats of a table where a program has decided for a person."""
        try:
            room = await self.lobby.hub.room(table)
        except (Denied, Refusal):
            return []  # played by other rules
        await room.settle()
        return stood_in(room.table)

    async def told(self, person: Somebody) -> clubs.Evening:
        """The evening as somebody sees it."""
        row = self.row
        dealt = []
        for deal in range(1, row.deal + 1):
            through = self.is_through(deal)
            dealt.append(
                clubs.Dealt(
                    deal=deal,
                    over=through,
                    seed=reckoning.seed(row.secret, deal) if through else "",
                    tables=self.tables_of(deal, through, self.place_of(person.id)),
                    scores=await self.scores(deal) if through else [],
                )
            )
        lines = [line for each in dealt for line in each.scores]
        return clubs.Evening(
            id=row.id,
            game=row.game,
            edition=self.new.edition or registry.box(row.game).editions[0],
            options=self.new.options,
            tables=self.new.tables,
            seats=self.seats,
            deals=self.new.deals,
            status=msgspec.convert(row.status, clubs.EveningStatus),
            deal=row.deal,
            hosting=person.id != "" and person.id == row.host,
            mine=self.place_of(person.id),
            places=[self.guest(each, person.id) for each in self.guests],
            dealt=dealt,
            standing=reckoning.standing(len(self.guests), lines),
            commitment=fairness.commitment(row.secret),
            secret=row.secret.hex() if row.status == "over" else "",
        )

    def tables_of(self, deal: int, through: bool, mine: int) -> list[clubs.Sitting]:
        """The tables of a deal: where they are is told to who plays there, and to all once the deal is through."""
        rows = {each.number: each for each in self.of_deal(deal)}
        found = []
        for number, places in enumerate(reckoning.movement(self.new.tables, self.seats, deal)):
            row = rows.get(number)
            status = "waiting" if row is None else row.status if row.status in FINISHED else "playing"
            own = mine in places and row is not None
            shown = row is not None and (through or own)
            found.append(
                clubs.Sitting(
                    table=number + 1,
                    places=places,
                    status=msgspec.convert(status, clubs.SittingStatus),
                    mine=own,
                    id=row.table if row is not None and shown else "",
                    key=row.key if row is not None and shown and through else "",
                )
            )
        return found

    def guest(self, row: GuestRow, reader: str) -> clubs.Guest:
        """Who has a place."""
        person = row.person != ""
        face = CAST.get(row.bot) if not person else None
        forgotten = self.row.status != "open" and not person and not row.bot
        return clubs.Guest(
            kind="person" if person or forgotten else "bot" if row.bot else "open",
            name=row.name or (face.name if face is not None else ""),
            portrait=row.portrait or (usual(row.person) if person else row.bot if face is not None else ""),
            bot=row.bot,
            away=(person and row.bot != "") or forgotten,
            mine=person and row.person == reader,
        )

    async def as_csv(self, person: Somebody) -> str:
        """Every seat of every deal that is through."""
        told = await self.told(person)
        places = told.places

        def who(place: int) -> tuple[str, str]:
            return places[place].name or places[place].bot, places[place].bot

        return reckoning.as_csv([line for each in told.dealt for line in each.scores], who)


NOBODY = shapes.Person(id="", name="", account=False)  # hosts the tables of an evening


async def gathering(lobby: Lobby, id: str) -> Gathering:
    """An evening as it is now, with what nobody needs to be asked for done; raises Denied."""
    found = await read(lobby, id)
    before = (found.row.status, found.row.deal, len(found.sittings))
    await found.look_after()
    again = await read(lobby, id) if found.row.status == "playing" else found
    return again if (again.row.status, again.row.deal, len(again.sittings)) != before else found


async def read(lobby: Lobby, id: str) -> Gathering:
    """The same, as it lies in the store."""
    store = lobby.hub.store
    row = await kept.evening(store, id)
    if row is None:
        raise Denied(404, "no_evening", "no-evening")
    return Gathering(lobby, row, await kept.guests_of(store, id), await kept.sittings_of(store, id))


async def mine(lobby: Lobby, person: Somebody) -> clubs.Evenings:
    """Evenings where somebody is host or guest."""
    rows = await kept.evenings_of(lobby.hub.store, person.id, LISTED) if person.id else []
    lines = []
    for row in rows:
        new = json.decode(row.setup, type=clubs.NewEvening)
        status = msgspec.convert(row.status, clubs.EveningStatus)
        lines.append(clubs.EveningLine(row.id, row.game, status, row.deal, new.deals, row.created))
    return clubs.Evenings(evenings=lines)
