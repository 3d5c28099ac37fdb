"""What nobody may learn from a running server: others' cards, the seed, private tables; and what its host's log never holds."""

from __future__ import annotations

import asyncio
import re

from server.hostile.served import Guest, Served, Socket, play

SHORT = {"options": {"exhaustions": "1", "first_player": "0"}}
ANN, BOB = "Zwetschgenkrampus", "Quittenmarmelade"


async def listen_to_the_end(watching: Socket) -> None:
    """Hear what a table says until its match is over."""
    while (await watching.hear("info"))["table"]["status"] != "over":
        pass


async def test_neither_seed_nor_cards_nor_names_come_out_before_the_end(served: Served) -> None:
    ann = await Guest.come(served, ANN)
    bob = await Guest.come(served, BOB)
    table = (await ann.open_table("bohnanza", "me", "open", "greedy", **SHORT))["id"]
    await bob.call("POST", f"/api/tables/{table}/join", {})
    await ann.call("POST", f"/api/tables/{table}/start")
    asked = [
        f"/api/tables/{table}",
        f"/api/tables/{table}/record",
        f"/api/tables/{table}/replay?seat=-2",
        f"/api/tables/{table}/replay?seat=0",
        "/api/tables",
        "/api/my/tables",
        "/api/my/history",
    ]
    nobody = Guest(served)
    for guest in (ann, bob, nobody):
        statuses = [(await guest.call("GET", path)).status for path in asked]
        assert statuses == [200, 409, 409, 409, 200, 200, 200]
    duplicate = {"game": "bohnanza", "seats": ["me", "greedy", "greedy"], "deal_of": table}
    assert (await ann.call("POST", "/api/tables", duplicate)).status == 409
    async with ann.socket() as first, bob.socket() as second, nobody.socket() as third:
        await third.watch(table)
        # Whoever does not listen answers no ping, either.
        *ends, _ = await asyncio.gather(play(first, table, 0), play(second, table, 1), listen_to_the_end(third))
        heard = [*first.heard[:-1], *second.heard[:-1], *third.heard[:-1]]
    running = b"\n".join([*heard, *ann.answers, *bob.answers, *nobody.answers])
    record = (await nobody.call("GET", f"/api/tables/{table}/record")).body
    secret = re.search(rb"# fairness ([0-9a-f]{64})", record)
    seed = re.search(rb"^seed ([0-9a-f]{64})", record, re.MULTILINE)
    assert secret is not None
    assert seed is not None
    assert secret[1].decode() == ends[0]["fairness"]["secret"]
    assert secret[1] not in running
    assert seed[1] not in running
    assert (await nobody.call("POST", "/api/verify", {"record": record.decode()})).json["ok"]

    told = served.logged() + (await ann.call("GET", "/metrics")).body.decode()
    words = [*ends[0]["cards"], ANN, BOB, secret[1].decode(), seed[1].decode(), ann.cookie.partition("=")[2]]
    found = [word for word in words if re.search(rf"(?<![\w/-]){re.escape(word)}(?![\w/-])", told)]
    assert not found, f"the log or the metrics tell {found}"


async def test_a_seat_is_watched_by_its_owner_only(served: Served) -> None:
    ann, eve, nobody = await Guest.come(served), await Guest.come(served), Guest(served)
    link = await ann.open_table("bohnanza", "me", "greedy", "greedy", start=True, **SHORT)
    table = link["id"]
    for guest in (eve, nobody):
        async with guest.socket() as socket:
            for seat in (0, 1, 2, 3, 99, -2, 2**40):
                assert (await socket.watch(table, seat))["error"] == "not_allowed"
            for token in ("x", link["tokens"]["0"][:-1], link["tokens"]["0"] + "A", "é" * 40):
                assert (await socket.watch(table, 0, token=token))["error"] == "not_allowed"
            assert (await socket.watch(table, 1, token=link["tokens"]["0"]))["error"] == "not_allowed"
            for kind, more in (("ask", {"id": 1, "picks": []}), ("hint", {"id": 1}), ("prefer", {"declines": True})):
                await socket.say(kind, table=table, seat=0, **more)
                assert (await socket.hear("problem", "picks", "advice"))["type"] == "problem"
            opened = await socket.watch(table, 0, token=link["tokens"]["0"])
            assert opened["view"]["zones"]["hand/0"]
    async with eve.socket() as socket:
        seen = await socket.watch(table)
        assert seen["seat"] == -1
        assert not seen["menu"]
        for seat in range(3):
            assert set(seen["view"]["zones"][f"hand/{seat}"]) == {None}


async def test_whoever_gave_a_seat_up_no_longer_looks_from_it(served: Served) -> None:
    ann, eve, bob = [await Guest.come(served) for _ in range(3)]
    table = (await ann.open_table("bohnanza", "me", "open", "greedy", **SHORT))["id"]
    token = (await eve.call("POST", f"/api/tables/{table}/join", {"seat": 1})).json["tokens"]["1"]
    async with eve.socket() as own, Guest(served).socket() as by_token:
        await own.watch(table, 1)
        await by_token.watch(table, 1, token=token)
        assert (await eve.call("POST", f"/api/tables/{table}/leave")).status == 204
        assert (await bob.call("POST", f"/api/tables/{table}/join", {"seat": 1})).status == 200
        assert (await ann.call("POST", f"/api/tables/{table}/start")).status == 204
        for socket in (own, by_token):
            act = {"table": table, "seat": 1, "key": "k", "at": 0, "action": "pass"}
            await socket.say("act", **act)
            assert (await socket.hear("refused", "ack"))["error"] == "not_seated"
            assert (await socket.watch(table, 1, token=token))["error"] == "not_allowed"
            assert b'"snapshot"' not in b"".join(socket.heard[2:])
            assert b'"step"' not in b"".join(socket.heard)


async def test_private_tables_are_nobodys_business(served: Served) -> None:
    ann, eve, nobody = await Guest.come(served), await Guest.come(served), Guest(served)
    link = await ann.open_table("bohnanza", "me", "open", "greedy", private=True)
    table, key = link["id"], link["key"]
    for guest in (eve, nobody):
        assert table.encode() not in (await guest.call("GET", "/api/tables")).body
        for path in (f"/api/tables/{table}", f"/api/tables/{table}?key=x", f"/api/tables/{table}/record"):
            assert (await guest.call("GET", path)).status == 404
        async with guest.socket() as socket:
            for more in ({}, {"key": "x"}, {"seat": 2}, {"seat": 1}, {"seat": 0, "token": "x"}):
                assert (await socket.watch(table, **more))["error"] == "no_table"
            await socket.say("say", table=table, text="hello")
            assert (await socket.hear("problem"))["error"] == "no_table"
            assert (await socket.watch(table, key=key))["type"] == "snapshot"
    for path in ("join", "leave", "start", "pause", "abandon", "rematch"):
        body: dict[str, object] | None = {} if path in ("join", "rematch") else None
        assert (await eve.call("POST", f"/api/tables/{table}/{path}", body)).status == 404
    assert (await eve.call("GET", f"/api/tables/{table}?key={key}")).status == 200


async def test_counting_aids_and_hints_only_where_they_were_agreed(served: Served) -> None:
    ann = await Guest.come(served)
    for hints in (True, False):
        table = (await ann.open_table("bohnanza", "me", "greedy", "greedy", start=True, hints=hints, **SHORT))["id"]
        async with ann.socket() as socket:
            now = await socket.watch(table, 0)
            assert bool(now["view"]["seen"]) == hints
            await socket.say("hint", table=table, seat=0, id=5)
            assert (await socket.hear("advice", "problem"))["type"] == ("advice" if hints else "problem")
            await socket.say("act", table=table, seat=0, key="k", at=now["at"], action=now["menu"][0]["notation"])
            step = await socket.hear("step")
            assert hints or not step["seen"]
