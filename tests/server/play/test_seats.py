"""What people do around a match: leaving and coming back, hosts, pauses, clocks, rematches, links, tokens, chat."""

from __future__ import annotations

import asyncio
import hashlib
import json
import random
from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest
from server.play.clients import Failed, Link, Message, Person, Player
from server.play.crowds import SHORT
from server.play.judging import judged
from server.play.serving import Inside, inside

from haricot.kernel import registry
from haricot.server.settings import Rate
from haricot.table import entries as kinds
from haricot.table import fairness


@pytest.fixture
async def server(sqlite_url: str) -> AsyncIterator[Inside]:
    async with inside(sqlite_url) as served:
        yield served


async def until(true: Callable[[], Any], seconds: float = 60.0) -> None:
    """Wait until something is so."""
    async with asyncio.timeout(seconds):
        while not true():
            await asyncio.sleep(0.01)


class Watcher(Link):
    """Somebody who looks from a seat and keeps every message."""

    def __init__(self, person: Person, table: str, seat: int = -1, key: str = "", token: str = "") -> None:
        super().__init__(person, table, seat, lambda link, m: self.heap.append(m))
        self.heap: list[Message] = []
        self.key, self.token = key, token
        self.task = asyncio.create_task(self.run())

    def of(self, kind: str) -> list[Message]:
        return [m for m in self.heap if m["type"] == kind]

    async def stop(self) -> None:
        await self.close()
        self.task.cancel()
        await asyncio.gather(self.task, return_exceptions=True)


async def turned_away(watcher: Watcher) -> None:
    """Somebody is told that this is not theirs to see."""
    await until(lambda: watcher.of("problem"))
    assert not watcher.of("snapshot")
    await watcher.stop()


async def table_of(server: Inside, people: int, bots: int, **more: Any) -> tuple[str, list[Person]]:
    """A table of bohnanza with so many people, not yet begun."""
    guests = [await Person.guest(server.base) for _ in range(people)]
    words = ["me", *["open"] * (people - 1), *["greedy"] * bots]
    id = (await guests[0].create("bohnanza", words, **{"options": SHORT, **more}))["id"]
    for seat, guest in enumerate(guests[1:], 1):
        await guest.join(id, seat=seat)
    return id, guests


async def rows_of(server: Inside, id: str, kind: str) -> list[Any]:
    return [row for row in await server.store.entries(id) if row.kind == kind]


async def play_out(server: Inside, id: str, guests: list[Person], seats: list[int] | None = None) -> list[Player]:
    """Let people play to the end."""
    players = [
        Player([guest], id, seat, random.Random(seat)) for seat, guest in zip(seats or range(len(guests)), guests)
    ]
    for player in players:
        player.start()
    await until(lambda: all(player.done.is_set() for player in players), 60)
    for player in players:
        await player.stop()
    return players


# -- leaving, and coming back


async def test_leaving_a_bot_stands_in_and_its_person_comes_back(server: Inside) -> None:
    id, (host, guest, third) = await table_of(server, 3, 0, absent=0)
    await host.post(f"/api/tables/{id}/start")
    await guest.post(f"/api/tables/{id}/leave")
    seat = (await host.table(id))["seats"][1]
    assert seat["absent"] and seat["owner"] == guest.id
    outsider = await Person.guest(server.base)
    with pytest.raises(Failed, match="403"):
        await outsider.post(f"/api/tables/{id}/seat", {"seat": 1, "bot": "greedy"})
    # Whoever plays may let a program in where somebody has left, and nowhere else.
    with pytest.raises(Failed, match="403"):
        await third.post(f"/api/tables/{id}/seat", {"seat": 0, "bot": "greedy"})
    await third.post(f"/api/tables/{id}/seat", {"seat": 1, "bot": "greedy"})
    seat = (await host.table(id))["seats"][1]
    assert seat["bot"] == "greedy" and seat["kind"] == "person" and seat["owner"] == guest.id
    # A stranger cannot have the place; whose it is can.
    stranger = await Person.guest(server.base)
    with pytest.raises(Failed, match="409"):
        await stranger.join(id)
    # Whoever looks from their seat again has it.
    watcher = Watcher(guest, id, 1)
    await until(lambda: watcher.glass.info and not watcher.glass.info["seats"][1]["bot"])
    seat = (await host.table(id))["seats"][1]
    assert not seat["absent"] and not seat["bot"]
    # While a program plays, the person's own decisions are refused.
    await guest.post(f"/api/tables/{id}/leave?how=give")
    watcher.send({"type": "act", "table": id, "seat": 1, "key": "k", "at": watcher.glass.at, "action": "pass"})
    await until(lambda: watcher.of("refused"))
    assert watcher.of("refused")[0]["error"] == "not_seated"
    await guest.join(id)
    seat = (await host.table(id))["seats"][1]
    assert not seat["absent"] and not seat["bot"]
    await watcher.stop()
    await play_out(server, id, [host, guest, third])
    table = await judged(server.store, id)
    assert table.status == "over"


async def test_the_host_passes_on_and_the_last_to_leave_ends_the_match(server: Inside) -> None:
    id, (host, guest) = await table_of(server, 2, 1)
    await host.post(f"/api/tables/{id}/start")
    with pytest.raises(Failed, match="403"):
        await guest.post(f"/api/tables/{id}/pause")
    await host.post(f"/api/tables/{id}/leave?how=resign")
    assert (await guest.table(id))["host"] == guest.id
    assert (await host.get("/api/my/tables"))["tables"] == []
    await guest.post(f"/api/tables/{id}/pause")
    await guest.post(f"/api/tables/{id}/resume")
    await guest.post(f"/api/tables/{id}/leave?how=resign")
    assert (await guest.table(id))["status"] == "abandoned"
    assert [t["id"] for t in (await guest.get("/api/my/history"))["tables"]] == [id]
    assert (await guest.get("/api/my/tables"))["tables"] == []


async def test_seats_before_the_start(server: Inside) -> None:
    id, (host, guest) = await table_of(server, 2, 1)
    await host.post(f"/api/tables/{id}/seat", {"seat": 1, "bot": ""})  # the host removes somebody
    assert (await host.table(id))["seats"][1]["kind"] == "open"
    with pytest.raises(Failed, match="409"):
        await host.post(f"/api/tables/{id}/start")
    await guest.join(id)
    await guest.post(f"/api/tables/{id}/leave")
    assert (await host.table(id))["seats"][1]["kind"] == "open"
    await host.post(f"/api/tables/{id}/seat", {"seat": 1, "bot": "random"})
    await host.post(f"/api/tables/{id}/start")
    assert (await host.table(id))["status"] == "playing"
    await judged(server.store, id)


async def test_a_pause_stops_everything(server: Inside) -> None:
    id, (host,) = await table_of(server, 1, 2, clock={"kind": "bank", "seconds": 600, "more": 0})
    await host.post(f"/api/tables/{id}/start")
    watcher = Watcher(host, id, 0)
    await watcher.up.wait()
    await until(lambda: 0 in watcher.glass.due)
    await host.post(f"/api/tables/{id}/pause")
    await until(lambda: watcher.glass.status == "paused")
    assert watcher.glass.clock is not None and watcher.glass.clock["running"] == []
    left = watcher.glass.clock["left"]
    seq = watcher.glass.seq
    watcher.send({"type": "act", "table": id, "seat": 0, "key": "k", "at": watcher.glass.at, "action": "done"})
    await until(lambda: watcher.of("refused"))
    assert watcher.of("refused")[0]["error"] == "not_now"
    await asyncio.sleep(0.4)
    assert watcher.glass.seq == seq
    await host.post(f"/api/tables/{id}/resume")
    await until(lambda: watcher.glass.status == "playing")
    assert watcher.glass.clock["left"] == left, "no time passed"
    await watcher.stop()
    await play_out(server, id, [host])
    await judged(server.store, id)


# -- clocks, answer times, auto-decline


@pytest.mark.parametrize("kind", ["decision", "bank"])
async def test_a_clock_that_falls_is_played_by_a_bot(server: Inside, kind: str) -> None:
    id, (host, guest, _) = await table_of(server, 3, 0, clock={"kind": kind, "seconds": 1, "more": 0})
    await host.post(f"/api/tables/{id}/start")
    watcher = Watcher(guest, id, 1)
    await until(lambda: watcher.glass.info and watcher.glass.seq > 0)
    async with asyncio.timeout(120):
        while len(flags := await rows_of(server, id, kinds.FLAG)) < 2:
            await asyncio.sleep(0.1)
    log = await server.store.entries(id)
    for flag in flags:
        move = log[flag.seq]  # the row behind it
        if flag.seat != 1:  # whoever is not there is stood in for
            assert (move.kind, move.seat) == (kinds.SIT, flag.seat)
            move = log[move.seq]
        assert (move.kind, move.seat) == (kinds.DECISION, flag.seat)
        assert json.loads(move.body)["by"] in {"greedy", "polite"}  # the strongest, or who is there in time
    first = flags[0]
    began = next(row for row in log if row.kind == kinds.START)
    assert first.stamp - began.stamp >= 1000, "nobody's time falls early"
    await watcher.stop()
    table = await judged(server.store, id)
    if kind == "bank":
        assert table.clocks.left[first.seat] == 0
    await host.post(f"/api/tables/{id}/abandon")


async def offered(server: Inside, **more: Any) -> tuple[str, list[Person], list[Watcher]]:
    """A table where an offer of the active player lies before somebody."""
    id, guests = await table_of(server, 3, 0, **more)
    await guests[0].post(f"/api/tables/{id}/start")
    watchers = [Watcher(guest, id, seat) for seat, guest in enumerate(guests)]
    for watcher in watchers:
        await watcher.up.wait()
    for turn in range(60):
        seat = watchers[0].glass.due[0]
        active, asked = watchers[seat], watchers[(seat + 1) % 3]
        view, menu = active.glass.view, active.glass.menu
        assert view is not None
        if view["facts"]["active"] == seat and any(entry["id"] == "offer" for entry in menu):
            hand = [card for card in view["zones"][f"hand/{seat}"] if card is not None]
            await said(active, f"o{turn}", f"offer {asked.glass.seat} {active.glass.info['cards'][hand[0]]}/-")
            await caught_up(asked, active.glass.seq)
            assert asked.glass.view is not None and asked.glass.view["deals"]
            return id, guests, [active, asked, watchers[(seat + 2) % 3]]
        await said(active, f"k{turn}", next(entry["notation"] for entry in menu if entry["notation"]))
        for watcher in watchers:
            await caught_up(watcher, active.glass.seq)
    raise AssertionError("nobody could make an offer")


async def said(watcher: Watcher, key: str, action: str) -> None:
    """Decide, and wait until it counts."""
    watcher.send(act(watcher, key, action))
    await until(lambda: [m for m in watcher.heap if m.get("key") == key])
    assert not watcher.of("refused"), watcher.of("refused")


async def caught_up(watcher: Watcher, seq: int) -> None:
    """Wait until somebody has been told as much as another."""
    await until(lambda: watcher.glass.seq >= seq)


def act(watcher: Watcher, key: str, action: str) -> Message:
    glass = watcher.glass
    return {"type": "act", "table": watcher.table, "seat": glass.seat, "key": key, "at": glass.at, "action": action}


async def test_an_offer_waits_so_long_and_is_declined(server: Inside) -> None:
    id, _, watchers = await offered(server, answer=3)
    _, asked, _ = watchers
    await until(lambda: not asked.glass.view["deals"])  # type: ignore[index]
    last = (await rows_of(server, id, kinds.DECISION))[-1]
    body = json.loads(last.body)
    assert last.seat == asked.glass.seat and body["by"] == "table" and body["a"].startswith("decline")
    before = (await server.store.entries(id))[last.seq - 2]
    assert last.stamp - before.stamp >= 3000, "a table answers for nobody at once"
    for watcher in watchers:
        await watcher.stop()
    await judged(server.store, id)


async def test_auto_decline(server: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("haricot.table.pacing.DECLINE", 300)
    id, _, watchers = await offered(server, answer=0)
    active, asked, _ = watchers
    await asyncio.sleep(0.5)
    assert asked.glass.view is not None and asked.glass.view["deals"], "without it an offer waits for ever"
    asked.send({"type": "prefer", "table": id, "seat": asked.glass.seat, "declines": True})
    await until(lambda: asked.glass.info["seats"][asked.glass.seat]["declines"])
    await until(lambda: not asked.glass.view["deals"])  # type: ignore[index]
    assert active.glass.info["seats"][asked.glass.seat]["declines"]
    for watcher in watchers:
        await watcher.stop()
    await judged(server.store, id)


# -- fairness


async def test_a_deal_that_browsers_took_part_in(server: Inside) -> None:
    bytes_of = [bytes([n]) * 16 for n in (1, 2)]
    promised = [hashlib.sha256(part).hexdigest() for part in bytes_of]
    host, guest = await Person.guest(server.base), await Person.guest(server.base)
    link = await host.create("nicht_die_bohne", ["me", "open", "greedy"], commits=[promised[0]], options={"deals": "1"})
    id = link["id"]
    commitment = (await host.table(id))["fairness"]["commitment"]
    with pytest.raises(Failed, match="400"):
        await guest.join(id, commit="beans")
    await guest.join(id, commit=promised[1])
    watchers = [Watcher(host, id, 0), Watcher(guest, id, 1)]
    for watcher in watchers:
        await watcher.up.wait()
    await host.post(f"/api/tables/{id}/start")
    await until(lambda: watchers[1].glass.status == "dealing")
    watchers[0].send({"type": "open", "table": id, "seat": 0, "bytes": bytes_of[1].hex()})
    await until(lambda: watchers[0].of("problem"))
    assert watchers[0].glass.status == "dealing", "wrong bytes change nothing"
    watchers[0].send({"type": "open", "table": id, "seat": 0, "bytes": bytes_of[0].hex()})
    await until(lambda: len([m for m in watchers[0].heap if m["type"] == "info"]) > 2)
    assert watchers[1].glass.info["seats"][0]["opened"] == "", "nobody can choose their bytes by another's"
    watchers[1].send({"type": "open", "table": id, "seat": 1, "bytes": bytes_of[1].hex()})
    await until(lambda: all(watcher.glass.status == "playing" for watcher in watchers))
    fair = watchers[0].glass.info["fairness"]
    assert fair["secret"] == fair["seed"] == "" and not fair["known"]
    assert [seat["opened"] for seat in watchers[0].glass.info["seats"]] == [part.hex() for part in bytes_of] + [""]
    for watcher in watchers:
        await watcher.stop()
    await play_out(server, id, [host, guest])
    fair = (await host.table(id))["fairness"]
    secret = bytes.fromhex(fair["secret"])
    assert hashlib.sha256(secret).hexdigest() == commitment == fair["commitment"]
    assert fairness.seed(secret, [part.hex() for part in bytes_of] + [""]) == fair["seed"]
    record = await host.record(id)
    assert fair["seed"] in record
    assert (await host.verify(record))["ok"]
    assert not (await host.verify(record.replace(fair["secret"], "00" * 32)))["ok"]


async def test_a_browser_that_does_not_open_its_bytes(server: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("haricot.table.pacing.PATIENCE_FOR_BYTES", 600_000)
    host = await Person.guest(server.base)
    promised = hashlib.sha256(b"x" * 16).hexdigest()
    id = (await host.create("bohnanza", ["me", "greedy", "greedy"], commits=[promised], options=SHORT, start=True))[
        "id"
    ]
    assert (await host.table(id))["status"] == "dealing"
    monkeypatch.setattr("haricot.table.pacing.PATIENCE_FOR_BYTES", 0)
    room = server.hub.rooms[id]
    room.warm.machine.look_again()
    room.schedule()
    async with asyncio.timeout(60):
        while (await host.table(id))["status"] != "playing":
            await asyncio.sleep(0.05)
    await play_out(server, id, [host])
    assert (await host.verify(await host.record(id)))["ok"]


# -- other tables


async def test_rematch_is_made_once(server: Inside) -> None:
    id, guests = await table_of(server, 2, 1)
    await guests[0].post(f"/api/tables/{id}/start")
    with pytest.raises(Failed, match="409"):
        await guests[0].post(f"/api/tables/{id}/rematch", {})
    await play_out(server, id, guests)
    with pytest.raises(Failed, match="403"):
        await (await Person.guest(server.base)).post(f"/api/tables/{id}/rematch", {})
    links = await asyncio.gather(*(guest.post(f"/api/tables/{id}/rematch", {}) for guest in guests))
    assert links[0]["id"] == links[1]["id"] != id
    assert [sorted(link["tokens"]) for link in links] == [["0"], ["1"]]
    again = await guests[0].table(links[0]["id"])
    assert [seat["owner"] for seat in again["seats"]] == [guests[0].id, guests[1].id, ""]
    assert (await guests[0].table(id))["next"] == links[0]["id"]
    await judged(server.store, id)


async def test_a_rematch_that_was_given_up_is_made_anew(server: Inside) -> None:
    id, guests = await table_of(server, 2, 1)
    await guests[0].post(f"/api/tables/{id}/start")
    await play_out(server, id, guests)
    first = (await guests[0].post(f"/api/tables/{id}/rematch", {}))["id"]
    await guests[0].post(f"/api/tables/{first}/abandon")
    links = await asyncio.gather(*(guest.post(f"/api/tables/{id}/rematch", {}) for guest in guests))
    assert links[0]["id"] == links[1]["id"] not in (id, first)
    assert (await guests[1].table(links[0]["id"]))["status"] == "open"
    assert (await guests[1].table(id))["next"] == links[0]["id"]
    await judged(server.store, id)


async def test_a_rematch_begins_when_the_last_has_come(server: Inside) -> None:
    """With fresh promises of everybody; whoever has made none is waited for."""
    id, guests = await table_of(server, 2, 1)
    await guests[0].post(f"/api/tables/{id}/start")
    await play_out(server, id, guests)
    own = [bytes([seat]) * fairness.BYTES_SIZE for seat in range(2)]
    commits = [fairness.commitment(each) for each in own]
    with pytest.raises(Failed, match="400"):
        await guests[0].post(f"/api/tables/{id}/rematch", {"commits": ["no hash"]})
    again = (await guests[0].post(f"/api/tables/{id}/rematch", {"commits": commits[:1]}))["id"]
    told = await guests[0].table(again)
    assert told["status"] == "open" and [seat["committed"] for seat in told["seats"]] == [commits[0], "", ""]
    await guests[0].post(f"/api/tables/{id}/rematch", {"commits": commits[1:]})  # a promise stands
    assert (await guests[0].table(again))["seats"][0]["committed"] == commits[0]
    link = await guests[1].post(f"/api/tables/{id}/rematch", {"commits": commits[1:]})
    assert link["id"] == again
    told = await guests[0].table(again)
    assert told["status"] == "dealing" and not told["fairness"]["known"]
    assert [seat["committed"] for seat in told["seats"]] == [*commits, ""]
    await judged(server.store, again)


async def test_a_rematch_against_programs_begins_at_once(server: Inside) -> None:
    host = await Person.guest(server.base)
    words = ["greedy", "me", "me"]
    id = (await host.create("nicht_die_bohne", words, options={"deals": "1"}, start=True))["id"]
    await play_out(server, id, [host, host], [1, 2])
    commits = [fairness.commitment(bytes([seat]) * fairness.BYTES_SIZE) for seat in range(2)]
    again = (await host.post(f"/api/tables/{id}/rematch", {"commits": commits, "same_deal": True}))["id"]
    told = await host.table(again)
    assert told["status"] == "dealing" and told["fairness"]["known"]
    assert [seat["committed"] for seat in told["seats"]] == ["", *commits]


async def test_the_same_deal_again(server: Inside) -> None:
    host = await Person.guest(server.base)
    words = ["greedy", "greedy", "me"]
    first = (await host.create("nicht_die_bohne", words, options={"deals": "1"}, start=True))["id"]
    with pytest.raises(Failed, match="409"):
        await host.create("nicht_die_bohne", words, options={"deals": "1"}, deal_of=first)
    await play_out(server, first, [host], [2])
    second = (await host.create("nicht_die_bohne", words, options={"deals": "1"}, deal_of=first, start=True))["id"]
    await play_out(server, second, [host], [2])
    fair = [(await host.table(id))["fairness"] for id in (first, second)]
    assert fair[0]["seed"] == fair[1]["seed"] and not fair[0]["known"] and fair[1]["known"]
    assert (await host.verify(await host.record(second)))["ok"]
    views = [(await host.get(f"/api/tables/{id}/replay?seat=-2"))["view"]["zones"] for id in (first, second)]
    assert views[0] == views[1]


async def test_SOLO_19_wins_in_a_row_are_kept(server: Inside) -> None:
    host = await Person.guest(server.base)
    assert (await host.get("/api/my/series"))["series"] == []
    wins = 0
    for _ in range(2):
        id = (await host.create("al_cabohne", ["me"], start=True))["id"]
        await play_out(server, id, [host])
        wins = wins + 1 if (await host.table(id))["result"]["winners"] else 0
        (series,) = (await host.get("/api/my/series"))["series"]
        assert (series["game"], series["current"]) == ("al_cabohne", wins)
    assert (await (await Person.guest(server.base)).get("/api/my/series"))["series"] == []


async def test_a_private_table_is_found_by_its_link_only(server: Inside) -> None:
    host, guest = await Person.guest(server.base), await Person.guest(server.base)
    link = await host.create("bohnanza", ["me", "open", "greedy"], private=True, options=SHORT)
    id, key = link["id"], link["key"]
    assert key
    assert id not in [t["id"] for t in (await guest.get("/api/tables"))["tables"]]
    for ask in (guest.table(id), guest.table(id, "wrong"), guest.join(id), guest.join(id, key="wrong")):
        with pytest.raises(Failed, match="404"):
            await ask
    stranger = Watcher(guest, id)
    await until(lambda: stranger.of("problem"))
    assert stranger.of("problem")[0]["error"] == "no_table"
    await stranger.stop()
    assert (await guest.table(id, key))["private"]
    spectator = Watcher(guest, id, -1, key)
    await spectator.up.wait()
    await spectator.stop()
    await guest.join(id, key=key)
    assert (await guest.table(id))["mine"] == [1], "whoever sits there needs no key"


async def test_spectators_see_no_hands_and_decide_nothing(server: Inside) -> None:
    id, (host, guest) = await table_of(server, 2, 1)
    stranger = await Person.guest(server.base)
    watcher = Watcher(stranger, id)
    await watcher.up.wait()
    await host.post(f"/api/tables/{id}/start")
    await until(lambda: watcher.glass.view is not None)
    assert watcher.glass.view is not None
    hands = [cards for zone, cards in watcher.glass.view["zones"].items() if zone.startswith("hand")]
    assert hands and not [card for hand in hands for card in hand if card is not None]
    for seat in (-1, 0, 1):
        watcher.send({"type": "act", "table": id, "seat": seat, "key": f"k{seat}", "at": 0, "action": "pass"})
    await until(lambda: len(watcher.of("refused")) == 3)
    await turned_away(Watcher(stranger, id, 0))
    await play_out(server, id, [host, guest])
    await until(lambda: watcher.glass.over)
    await judged(server.store, id, [watcher.glass])
    await watcher.stop()


async def test_seat_tokens(server: Inside) -> None:
    host = await Person.guest(server.base)
    link = await host.create("bohnanza", ["me", "me", "greedy"], options=SHORT, start=True)
    other = await Person.guest(server.base)
    helper = Watcher(other, link["id"], 1, token=link["tokens"]["1"])
    await helper.up.wait()
    assert helper.glass.view is not None
    assert None not in helper.glass.view["zones"]["hand/1"]
    for seat, token in ((0, link["tokens"]["1"]), (1, "x" * 20)):
        await turned_away(Watcher(other, link["id"], seat, token=token))
    await helper.stop()
    # Whoever holds the token plays the seat.
    players = [Player([host], link["id"], 0, random.Random(1)), Player([other], link["id"], 1, random.Random(2))]
    players[1].links[0].token = link["tokens"]["1"]
    for player in players:
        player.start()
    await until(lambda: all(player.done.is_set() for player in players), 60)
    assert players[1].acked
    for player in players:
        await player.stop()
    await judged(server.store, link["id"], [player.glass for player in players])


async def test_chat_and_mute(server: Inside) -> None:
    id, (host, guest) = await table_of(server, 2, 1)
    stranger = await Person.guest(server.base)
    await host.post(f"/api/people/{guest.id}/mute")
    watchers = [Watcher(host, id, 0), Watcher(guest, id, 1), Watcher(stranger, id)]
    for watcher in watchers:
        await watcher.up.wait()
    watchers[1].send({"type": "say", "table": id, "text": "  I \u202ewant   beans\u2066 "})
    await until(lambda: watchers[2].of("chat"))
    said = watchers[2].of("chat")[0]
    assert (said["text"], said["person"], said["name"]) == ("I want beans", guest.id, guest.name)
    watchers[0].send({"type": "say", "table": id, "text": "me too"})
    await until(lambda: len(watchers[2].of("chat")) == 2 and watchers[0].of("chat"))
    assert [m["text"] for m in watchers[0].of("chat")] == ["me too"], "the host does not want to hear the guest"
    watchers[2].send({"type": "say", "table": id, "text": "and I?"})
    await until(lambda: watchers[2].of("problem"))
    for watcher in watchers:
        await watcher.stop()
    late = Watcher(host, id, 0)
    talker = Watcher(guest, id, 1)
    for watcher in (late, talker):
        await watcher.up.wait()
    assert [m["text"] for m in late.glass.chat] == ["me too"]
    # It counts at once, on sockets that are open.
    await host.call("DELETE", f"/api/people/{guest.id}/mute")
    assert (await host.get("/api/my/mutes"))["people"] == []
    talker.send({"type": "say", "table": id, "text": "heard"})
    await until(lambda: late.of("chat"))
    await host.post(f"/api/people/{guest.id}/mute")
    assert (await host.get("/api/my/mutes"))["people"] == [guest.id]
    for text in ("unheard", "unheard too"):
        talker.send({"type": "say", "table": id, "text": text})
    await until(lambda: len(talker.of("chat")) == 3)
    assert [m["text"] for m in late.of("chat")] == ["heard"]
    for watcher in (late, talker):
        await watcher.stop()


async def test_feelings_are_told_and_nobody_says_too_much(sqlite_url: str) -> None:
    async with inside(sqlite_url, words=Rate(3, 1)) as server:
        id, (host, guest) = await table_of(server, 2, 1)
        watchers = [Watcher(host, id, 0), Watcher(guest, id, 1)]
        for watcher in watchers:
            await watcher.up.wait()
        watchers[1].send({"type": "say", "table": id, "text": "", "feeling": "bravo"})
        await until(lambda: watchers[0].of("chat"))
        said = watchers[0].of("chat")[0]
        assert (said["feeling"], said["text"], said["person"]) == ("bravo", "", guest.id)
        watchers[1].send({"type": "say", "table": id, "text": "", "feeling": "anger"})
        for text in ("one", "two", "three"):
            watchers[1].send({"type": "say", "table": id, "text": text})
        await until(lambda: len(watchers[1].of("problem")) == 2)
        assert [problem["id"] for problem in watchers[1].of("problem")] == ["value-unknown", "too-fast"]
        watchers[0].send({"type": "say", "table": id, "text": "me"})
        await until(lambda: watchers[0].of("chat")[-1]["text"] == "me")
        assert [m["text"] for m in watchers[0].of("chat")] == ["", "one", "two", "me"]
        for watcher in watchers:
            await watcher.stop()


# -- a process's life


async def test_idle_tables_leave_memory_and_come_back(server: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    id, (host, guest, third) = await table_of(server, 3, 0, absent=0)
    await host.post(f"/api/tables/{id}/start")
    watcher = Watcher(host, id, 0)
    await watcher.up.wait()
    monkeypatch.setattr("haricot.server.hub.IDLE", -1.0)
    server.hub.cool()
    assert id in server.hub.rooms, "somebody looks at it"
    await watcher.stop()
    await until(lambda: not server.hub.rooms[id].warm.audience.readers)
    server.hub.cool()
    assert id not in server.hub.rooms
    monkeypatch.undo()
    await play_out(server, id, [host, guest, third])
    assert (await judged(server.store, id)).status == "over"


async def test_a_table_of_other_rules_is_left_alone(sqlite_url: str) -> None:
    async with inside(sqlite_url) as server:
        id, (host,) = await table_of(server, 1, 2)
        other = (await host.create("bohnanza", ["me", "greedy", "greedy"], options=SHORT, start=True))["id"]
        row = await server.store.table(other)
        from sqlalchemy import update

        from haricot.server.store.models import tables

        changed = row.setup.replace(f'"rules":{registry.box("bohnanza").rules}', '"rules":999')
        assert changed != row.setup
        await server.store.database.write(
            lambda c: c.execute(update(tables).where(tables.c.id == other).values(setup=changed))
        )
    async with inside(sqlite_url) as server:  # an upgrade
        host.base = server.base
        with pytest.raises(Failed, match="409") as refused:
            await host.table(other)
        assert refused.value.told["id"] == "other-rules" and "rules 999" in refused.value.told["text"]
        mine = [t["id"] for t in (await host.get("/api/my/tables"))["tables"]]
        assert id in mine
        watcher = Watcher(host, other, 0)
        await until(lambda: watcher.of("problem"))
        await watcher.stop()
        await host.post(f"/api/tables/{id}/start")
        await play_out(server, id, [host])


async def test_a_graceful_stop_loses_nothing(sqlite_url: str) -> None:
    """The server stops in the middle of many matches, and starts again."""
    from server.play.crowds import check, finished, sit_down

    rng = random.Random(9)
    async with inside(sqlite_url) as server:
        parties = [await sit_down([server.base], box, rng) for box in (0, 4, 2)]
        players = [player for party in parties for player in party.players]
        await until(lambda: all(player.acked for player in players))
    await check(sqlite_url, parties)
    async with inside(sqlite_url) as server:
        for party in parties:
            for player in party.players:
                player.links[0].person.base = server.base
        await finished(parties, 200)
        await check(server.store, parties)
        for party in parties:
            await party.stop()
