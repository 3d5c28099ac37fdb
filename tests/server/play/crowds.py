"""Many scripted people at many tables of all boxes."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import random
from collections.abc import AsyncIterator

import msgspec
from server.play.clients import Glass, Person, Player
from server.play.judging import judged, nothing_lost
from shortest import BOXES, shortest

from haricot.server.store import Store

SHORT = shortest("bohnanza").options


class Party:
    """One table with two scripted people, and programs on the other seats."""

    def __init__(self, id: str, players: list[Player]) -> None:
        self.id = id
        self.players = players
        self.log = b""  # a digest of its log when it was judged, if it was before the end

    @property
    def running(self) -> bool:
        return not all(player.done.is_set() for player in self.players)

    @property
    def glasses(self) -> list[Glass]:
        return [link.glass for player in self.players for link in player.links]

    async def stop(self) -> None:
        for player in self.players:
            await player.stop()


async def sit_down(bases: list[str], box: int, rng: random.Random, people: int = 2, bold: float = 0.05) -> Party:
    """Open a table of a box, sit down, begin to play; each person has a link to every process."""
    game = BOXES[box % len(BOXES)]
    seats, options = shortest(game)
    guests = [await Person.guest(bases[n % len(bases)]) for n in range(min(people, seats))]
    host = guests[0]
    words = ["me", *["open"] * (len(guests) - 1), *["greedy"] * (seats - len(guests))]
    id = (await host.create(game, words, options=options))["id"]
    for seat, guest in enumerate(guests[1:], 1):
        await guest.join(id, seat=seat)
    players = [
        Player([guest.at(base) for base in bases], id, seat, random.Random(rng.getrandbits(64)), bold)
        for seat, guest in enumerate(guests)
    ]
    for player in players:
        player.start()
    await host.post(f"/api/tables/{id}/start")
    return Party(id, players)


async def finished(parties: list[Party], seconds: float) -> None:
    """Wait until every match is over."""
    try:
        async with asyncio.timeout(seconds):
            for party in parties:
                for player in party.players:
                    await player.done.wait()
    except TimeoutError:
        stuck = [
            (p.table, p.seat, p.glass.info.get("game"), p.glass.seq, p.glass.due, p.pending, p.asking, p.broken)
            for party in parties
            for p in party.players
            if not p.done.is_set()
        ]
        raise AssertionError(f"these do not come to an end: {stuck}") from None
    for party in parties:
        for player in party.players:
            assert not player.broken, player.broken


@contextlib.asynccontextmanager
async def opened(database: str | Store) -> AsyncIterator[Store]:
    """A store to look into, of one's own where there is none."""
    store = await Store.open(database) if isinstance(database, str) else database
    try:
        yield store
    finally:
        if isinstance(database, str):
            await store.close()


async def judge_what_is_over(database: str | Store, parties: list[Party]) -> None:
    """Judge the matches that are over, and forget all that was seen of them but what was acknowledged."""
    async with opened(database) as store:
        for party in parties:
            if not party.running and not party.log:
                await party.stop()
                await judged(store, party.id, party.glasses)
                party.log = await digest(store, party.id)
                for glass in party.glasses:
                    glass.views.clear()
                    glass.told.clear()


async def digest(store: Store, id: str) -> bytes:
    """All that stands in a table's log, in short."""
    return hashlib.sha256(msgspec.json.encode(await store.entries(id))).digest()


async def check(database: str | Store, parties: list[Party]) -> int:
    """Look at the logs of these tables; the number of acknowledged decisions found there."""
    async with opened(database) as store:
        found = 0
        for party in parties:
            found += await nothing_lost(store, party.id, party.players)
            if party.log:
                assert party.log == await digest(store, party.id), f"{party.id}: another log than before"
            else:
                await judged(store, party.id, party.glasses)
        return found
