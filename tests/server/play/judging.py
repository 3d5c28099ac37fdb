"""The judge of a log: it knows only the rows, and what clients say they were told."""

from __future__ import annotations

import itertools
import json
from collections.abc import Iterable, Sequence

import msgspec
from server.play.clients import Glass, Player, plain

from haricot.calls.replaying import verify
from haricot.server.store import Store
from haricot.server.store.rows import TableRow
from haricot.table import entries as kinds
from haricot.table import told
from haricot.table.entries import Agreed, Entry
from haricot.table.table import Table


def seen(table: Table, seat: int) -> str:
    """What lies on the table for one reader, as clients write it."""
    return plain(json.loads(msgspec.json.encode(told.whole_view(table, seat))))


def check_rows(rows: Sequence[Entry]) -> None:
    """Every row stands on the row before it, and no key counts twice."""
    assert [row.seq for row in rows] == list(range(1, len(rows) + 1)), "a row stands on a row that is not there"
    assert len({row.key for row in rows}) == len(rows), "a decision counts twice"
    assert all(before.stamp <= row.stamp for before, row in itertools.pairwise(rows)), "time went back"
    ends = [row.seq for row in rows if row.kind == kinds.END]
    assert len(ends) <= 1
    assert not ends or not [row for row in rows[ends[0] :] if row.kind != kinds.NEXT], "a match went on after its end"


async def at_one_moment(store: Store, id: str) -> tuple[TableRow, Sequence[Entry]]:
    """A table's row and its log, where servers may still write to both."""
    while True:
        row = await store.table(id)
        assert row is not None
        rows = await store.entries(id)
        if await store.table(id) == row:
            return row, rows


async def judged(store: Store, id: str, glasses: Iterable[Glass] = ()) -> Table:
    """Fold a log by the rules; whatever any of these readers ever saw must be what the log says for that moment."""
    row, rows = await at_one_moment(store, id)
    check_rows(rows)
    table = Table(id, msgspec.json.decode(row.setup, type=Agreed), row.secret)
    glasses = list(glasses)
    for entry in rows:
        if entry.kind == kinds.DECISION:
            move = json.loads(entry.body)["a"]
            rule = table.game.check(table.state, entry.seat, table.game.read(move))
            assert rule is None, f"{id} {entry.seq}: {move} is forbidden by {rule}"
        events = table.fold(entry)
        for glass in glasses:
            if entry.seq in glass.views:
                assert glass.views[entry.seq] == seen(table, glass.seat), f"{id} {entry.seq}: another view"
            if entry.seq in glass.told:
                mine = [told.event(event.seen_by(glass.seat, table.game.zones)) for event in events]
                said = json.dumps(json.loads(msgspec.json.encode(mine)), sort_keys=True)
                assert glass.told[entry.seq] == said, f"{id} {entry.seq}: other events"
    for glass in glasses:
        assert glass.seq <= table.seq, "something was told that is not durable"
    assert row.status == table.status, "the lobby says otherwise"
    if table.status == "over":
        verdict = verify(table.record())
        assert verdict.ok, verdict.text
    return table


async def nothing_lost(store: Store, id: str, players: Iterable[Player]) -> int:
    """Every acknowledged decision is in the log once, where it was said to be; how many."""
    rows = {row.key: row.seq for row in await store.entries(id)}
    count = 0
    for player in players:
        for key, seq in player.acked.items():
            assert rows.get(f"{player.seat}:{key}") == seq, f"{id}: decision {key} is lost"
            count += 1
    return count
