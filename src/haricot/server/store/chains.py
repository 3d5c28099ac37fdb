"""Writing chains into the log: the same code for both databases, run inside one transaction."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain as joined

from msgspec.structs import asdict, astuple
from sqlalchemy import BindParameter, Connection, bindparam, delete, insert, select, update
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import IntegrityError

from haricot.server.store.models import entries, seatings, tables
from haricot.server.store.rows import LOST, WRITTEN, Chain, Seating, Verdict
from haricot.table.entries import Entry

INSERT = insert(entries)


def sqlite_insert(count: int) -> str:
    """SQLite's statement for so many rows of the log."""
    rows: list[dict[str, BindParameter[object]]] = [
        {str(c.key): bindparam(f"{c.key}_{i}") for c in entries.c} for i in range(count)
    ]
    return str(INSERT.values(rows).compile(dialect=sqlite.dialect()))


# The driver lets go of the interpreter's lock at every statement, and while the event loop is busy a writer that asks
# for it back after every row waits for seconds. Rows go in by the handful, in few sizes, whose statements stay prepared.
SQLITE_INSERTS = [(count, sqlite_insert(count)) for count in (64, 16, 4, 1)]
SAME_KEY = (
    select(entries.c.key, entries.c.seq)
    .where(entries.c.table == bindparam("table"), entries.c.key.in_(bindparam("keys", expanding=True)))
    .order_by(entries.c.seq)
)
MACHINE = "m"  # begins the keys of machine entries, m<seq>: two of one number are rivals, not the same message twice


def write_chains(connection: Connection, chains: Sequence[Chain]) -> list[Verdict]:
    """Write every chain that still fits and say what became of each; the caller commits.

    As a rule nothing collides and all rows go in together. If anything does, the transaction starts again
    and each chain has a savepoint of its own.
    """
    # Every process takes its locks in the same order, so that two of them cannot wait for each other.
    order = sorted(range(len(chains)), key=lambda i: chains[i].table)
    verdicts = [WRITTEN] * len(chains)
    try:
        insert_entries(connection, [row for i in order for row in chains[i].rows])
        for i in order:
            update_lobby(connection, chains[i])
        return verdicts
    except IntegrityError:
        connection.rollback()
    fallen: set[str] = set()
    for i in order:
        verdicts[i] = LOST if chains[i].table in fallen else write_chain(connection, chains[i])
        if not verdicts[i].written:
            fallen.add(chains[i].table)
    return verdicts


def write_chain(connection: Connection, chain: Chain) -> Verdict:
    """Write one chain whole or not at all."""
    try:
        with connection.begin_nested():
            insert_entries(connection, chain.rows)
            update_lobby(connection, chain)
        return WRITTEN
    except IntegrityError:
        pass
    keys = [row.key for row in chain.rows if not row.key.startswith(MACHINE)]
    found = connection.execute(SAME_KEY, {"table": chain.table, "keys": keys}).first() if keys else None
    return LOST if found is None else Verdict("duplicate", found.key, found.seq)


def insert_entries(connection: Connection, rows: Sequence[Entry]) -> None:
    """Insert rows of the log."""
    if connection.dialect.name == "postgresql":
        if rows:
            connection.execute(INSERT, [asdict(row) for row in rows])
        return
    at = 0
    for count, statement in SQLITE_INSERTS:
        while len(rows) - at >= count:
            values = joined.from_iterable([astuple(row) for row in rows[at : at + count]])
            connection.exec_driver_sql(statement, tuple(values))
            at += count


def update_lobby(connection: Connection, chain: Chain) -> None:
    """Bring the index of tables and seats up to date; most chains change nothing there."""
    changes: dict[str, object] = {}
    if chain.status is not None:
        changes["status"] = chain.status
        changes["updated"] = chain.rows[-1].stamp
    if chain.machine is not None:
        changes["machine"] = chain.machine
    if chain.result is not None:
        changes["result"] = chain.result
    if changes:
        connection.execute(update(tables).where(tables.c.id == chain.table).values(changes))
    if chain.seatings:
        write_seatings(connection, chain.table, chain.seatings)


def write_seatings(connection: Connection, table: str, changed: Sequence[Seating]) -> None:
    """Note who sits where now; a seat without a person is freed."""
    seats = [seat for _, seat in changed]
    connection.execute(delete(seatings).where(seatings.c.table == table, seatings.c.seat.in_(seats)))
    taken = [{"table": table, "seat": seat, "person": person} for person, seat in changed if person]
    if taken:
        connection.execute(insert(seatings), taken)
