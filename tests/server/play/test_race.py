"""Many at once, through two processes, everything sent twice, every bot driven twice, commits that fail.

Afterwards the log is valid by the judge, no decision counts twice, no row stands on a row that is not there, and every
reader has the view that somebody new is shown.
"""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from server.play.clients import Glass, Message, Person, Player, plain
from server.play.crowds import SHORT, Party, check, finished, sit_down
from server.play.judging import judged, nothing_lost
from server.play.serving import Inside, Process, inside

from haricot.server.store import Store
from haricot.table.entries import DECISION, Line
from haricot.table.errors import Refusal
from haricot.table.table import Table


class Unlucky(Exception):
    """The commit of a test that is to fail."""


@asynccontextmanager
async def two(database: str) -> AsyncIterator[list[Inside]]:
    """Two servers on one database, both of which look after every bot."""
    async with AsyncExitStack() as stack:
        servers = [await stack.enter_async_context(inside(database)) for _ in range(2)]
        for server in servers:
            server.store.lease = granted
        yield servers


async def granted(*_: object) -> bool:
    """Everybody holds every lease."""
    return True


async def fresh(person: Person, table: str, seat: int) -> Glass:
    """What somebody who comes now is shown."""
    glass = Glass(seat)
    async with person.connect() as socket:
        await socket.send(json.dumps({"type": "watch", "table": table, "seat": seat}))
        while glass.seq < 0:
            glass.take(json.loads(await socket.recv()))
    return glass


async def converge(party: Party) -> None:
    """Every link of every player comes to the view of a fresh reader, at every process."""
    for player in party.players:
        for link in player.links:
            shown = await fresh(link.person, party.id, player.seat)
            async with asyncio.timeout(60):
                while link.glass.seq < shown.seq:
                    assert not player.broken, player.broken
                    await asyncio.sleep(0.02)
            assert link.glass.seq == shown.seq
            assert link.glass.view is not None and shown.view is not None
            assert plain(link.glass.view) == plain(shown.view)
            assert (link.glass.menu, link.glass.at, link.glass.due) == (shown.menu, shown.at, shown.due)
            assert link.glass.info["status"] == shown.info["status"]
            assert not player.broken, player.broken


async def test_two_servers_everything_twice_and_two_drivers_on_every_bot(postgres_url: str) -> None:
    rng = random.Random(7)
    async with two(postgres_url) as servers:
        bases = [server.base for server in servers]
        parties = [await sit_down(bases, box, rng, people=2, bold=0.3) for box in (0, 2, 4)]
        await finished(parties, 100)
        for party in parties:
            await converge(party)
        twice = sum(len(player.acked) for party in parties for player in party.players)
        assert await check(servers[0].store, parties) == twice > 100
        for party in parties:
            await party.stop()
    assert lost_races(servers) > 0, "the two never met"


def lost_races(servers: list[Inside]) -> float:
    """How many chains were not written because somebody was faster."""
    fallen: float = sum(
        sample.value
        for server in servers
        for metric in server.hub.metrics.fallen.collect()
        for sample in metric.samples
        if sample.name.endswith("_total")
    )
    return fallen


@pytest.mark.parametrize("when", ["before", "after"])
async def test_commits_that_fail_at_random(database_url: str, when: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """`before`: nothing was written; `after`: the rows are there, but the answer of the database was lost."""
    rng = random.Random(11)
    append = Store.append

    async def unlucky(self: Store, chains: Any) -> Any:
        verdicts = await append(self, chains)
        if rng.random() < 0.15:
            raise Unlucky
        return verdicts

    async def fails() -> None:
        if rng.random() < 0.15:
            raise Unlucky

    async with inside(database_url) as server:
        parties = [await sit_down([server.base], box, rng) for box in (0, 4)]
        if when == "before":
            server.store.before_commit = fails
        else:
            monkeypatch.setattr(Store, "append", unlucky)
        await finished(parties, 100)
        server.store.before_commit = None
        monkeypatch.undo()
        for party in parties:
            await converge(party)
            assert not [m for p in party.players for m in p.refused.values() if m["error"] == "malformed"]
        assert await check(server.store, parties) > 50
        for party in parties:
            await party.stop()
    assert lost_races([server]) > 0


async def test_a_log_that_cannot_be_read_for_a_while(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A commit fails, and then the log cannot be read either: nobody builds on what is not there."""
    rng = random.Random(13)
    entries = Store.entries
    down = False

    async def unreadable(self: Store, *words: Any) -> Any:
        if down:
            raise Unlucky
        return await entries(self, *words)

    async def fails() -> None:
        if down:
            raise Unlucky

    monkeypatch.setattr("haricot.server.appending.REST", 0.1)
    monkeypatch.setattr("haricot.server.caretaker.REST", 0.1)
    monkeypatch.setattr(Store, "entries", unreadable)
    async with inside(database_url) as server:
        server.store.before_commit = fails
        parties = [await sit_down([server.base], 4, rng), await sit_down([server.base], 0, rng)]
        for _ in range(4):
            await asyncio.sleep(0.3)
            down = True
            await asyncio.sleep(0.3)
            down = False
        await finished(parties, 200)
        for party in parties:
            await converge(party)
        assert await check(server.store, parties) > 30
        for party in parties:
            await party.stop()


class Shouter:
    """Speaks as fast as it can through two processes, each message twice, without waiting for answers."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.sent: dict[str, Message] = {}

    def shout(self, actions: list[str]) -> None:
        """Send many decisions at once, everything over both links."""
        for action in actions:
            key = f"s{len(self.sent)}"
            act = {"type": "act", "table": self.player.table, "seat": self.player.seat, "key": key}
            self.sent[key] = {**act, "at": self.player.glass.at, "action": action}
            for link in self.player.links:
                link.send(self.sent[key])

    async def answered(self) -> None:
        """Wait until every decision has at least one answer, and both have come where it counts."""
        async with asyncio.timeout(60):
            while not set(self.sent) <= {*self.player.acked, *self.player.refused}:
                await asyncio.sleep(0.02)


async def storm(bases: list[str], store: Store, rounds: int) -> tuple[int, int]:
    """Four people shout offers, accepts, withdrawals and harvests about the same deals; how many counted, and did not."""
    rng = random.Random(3)
    party = await sit_down(bases, 0, rng, people=4)
    shouters = [Shouter(player) for player in party.players]
    for player in party.players:
        for link in player.links:
            await link.up.wait()
    for _ in range(rounds):
        for player in party.players:
            player.quiet = False
            player.decide()  # the match goes on a little, so that there is something new to bargain about
        await asyncio.sleep(0.15)
        for player in party.players:
            player.quiet = True
        await asyncio.sleep(0.05)
        if any(player.glass.over for player in party.players):
            break
        for shouter in shouters:
            shouter.shout(loud(shouter.player, rng))
        for shouter in shouters:
            await shouter.answered()
    await asyncio.sleep(0.3)
    await converge(party)
    for player in party.players:
        assert {m["id"] for m in player.problems} <= {"picks-closed"}  # a form was overtaken
    await nothing_lost(store, party.id, party.players)
    await judged(store, party.id, [link.glass for player in party.players for link in player.links])
    counted = [key for row in await store.entries(party.id) if row.kind == DECISION and ":s" in (key := row.key)]
    refused = sum(len(player.refused) for player in party.players)
    await party.stop()
    return len(counted), refused


async def storms(bases: list[str], store: Store, enough: int, rounds: int) -> None:
    """Storm after storm, until more than enough of what was shouted has counted, and more than enough was refused."""
    counted = refused = 0
    for _ in range(60):
        ours = await storm(bases, store, rounds)
        counted, refused = counted + ours[0], refused + ours[1]
        if min(counted, refused) > enough:
            return
    raise AssertionError(f"after 60 storms {counted} decisions counted and {refused} were refused")


def loud(player: Player, rng: random.Random) -> list[str]:
    """Everything about deals that could be said now, and some that could not."""
    said = [entry["notation"] for entry in player.glass.menu if entry["notation"] and entry["id"] != "done"]
    deals = player.glass.view["deals"] if player.glass.view else []
    cards = player.glass.info["cards"]
    for deal in deals:
        given = ",".join(cards[kind] for kind in deal["wants"])
        said += [f"accept {deal['id']} {given}".strip(), f"withdraw {deal['id']}", f"decline {deal['id']}"]
    hand = player.glass.view["zones"].get(f"hand/{player.seat}", []) if player.glass.view else []
    active = player.glass.view["facts"].get("active", 0) if player.glass.view else 0
    to = "all" if active == player.seat else str(active)
    said += [f"offer {to} {cards[card]}/-" for card in hand if card is not None][:3]
    said += ["harvest 0", "harvest 1"]
    rng.shuffle(said)
    return said[:12]


async def test_storms_about_the_same_deals_through_two_servers(postgres_url: str) -> None:
    async with two(postgres_url) as servers:
        await storms([server.base for server in servers], servers[0].store, enough=30, rounds=12)


async def test_storms_through_two_processes(postgres_url: str, tmp_path: Path) -> None:
    processes = [Process(postgres_url, tmp_path / f"{n}.log") for n in range(2)]
    store = await Store.open(postgres_url)
    try:
        for process in processes:
            process.launch()
        for process in processes:
            await process.answers()
        await storms([process.base for process in processes], store, enough=20, rounds=10)
        for process in processes:
            assert await process.stop() == 0
            assert not process.complaints(), process.complaints()
    finally:
        await store.close()
        for process in processes:
            process.kill()


@pytest.mark.long
@pytest.mark.timeout(1800)
async def test_a_thousand_decisions_in_storms(postgres_url: str) -> None:
    async with two(postgres_url) as servers:
        await storms([server.base for server in servers], servers[0].store, enough=1000, rounds=40)


async def test_a_refusal_by_a_table_that_has_moved_says_nothing(postgres_url: str) -> None:
    """It is judged again until the table is as the log has it; where that never happens, nobody is told a rule."""
    async with two(postgres_url) as servers:
        host = await Person.guest(servers[0].base)
        id = (await host.create("bohnanza", ["me", "greedy", "greedy"]))["id"]
        here, there = [await server.hub.room(id) for server in servers]
        owner = here.table.chairs[0].owner
        heads = servers[1].store.heads

        def prefer(t: Table) -> Line:
            return t.prefer(owner, 0, not t.chairs[0].declines)

        async def moving(tables: list[str]) -> dict[str, int]:
            await here.ask(prefer)  # the log has grown whenever somebody looks
            found: dict[str, int] = await heads(tables)
            return found

        servers[1].store.heads = moving
        judged: list[int] = []

        def judge(t: Table) -> Line:
            judged.append(t.seq)
            if len(judged) < 4:
                raise Refusal("illegal", "illegal", rule="BOH-65")
            return prefer(t)

        await there.ask(judge, "0:late")
        assert len(judged) >= 4 and judged == sorted(set(judged))

        def never(t: Table) -> Line:
            raise Refusal("illegal", "illegal", rule="BOH-65")

        with pytest.raises(Refusal) as refused:
            await there.ask(never, "0:never")
        assert refused.value.error == "busy"
        servers[1].store.heads = heads
        with pytest.raises(Refusal) as refused:
            await there.ask(never, "0:never")
        assert refused.value.given["rule"] == "BOH-65"


async def test_a_host_asks_twice_at_two_servers(postgres_url: str) -> None:
    """Two processes are asked to do the same: one does it, the other says why not."""
    async with two(postgres_url) as servers:
        host = await Person.guest(servers[0].base)
        twin = host.at(servers[1].base)
        others = [await Person.guest(server.base) for server in servers]
        id = (await host.create("bohnanza", ["me", "open", "greedy"], options=SHORT))["id"]
        await twin.table(id)  # warm at both
        answers = await asyncio.gather(*(guest.join(id) for guest in others), return_exceptions=True)
        assert sorted(isinstance(answer, Exception) for answer in answers) == [False, True]
        answers = await asyncio.gather(
            host.post(f"/api/tables/{id}/start"), twin.post(f"/api/tables/{id}/start"), return_exceptions=True
        )
        assert sorted(isinstance(answer, Exception) for answer in answers) == [False, True]
        await judged(servers[0].store, id)
