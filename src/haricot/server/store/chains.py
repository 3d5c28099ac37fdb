"""Writing chains into the log: the same code for both databases, run inside one transaction."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import chain as joined

from msgspec.structs import asdict, astuple
from sqlalchemy import Connection, bindparam, delete, insert, select, update
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import IntegrityError

from haricot.server.store.models import entries, seatings, tables
from haricot.server.store.rows import LOST, WRITTEN, Chain, Seating, Verdict
from haricot.table.entries import Entry

INSERT = insert(entries)


ONE_ROW = str(INSERT.compile(dialect=sqlite.dialect(paramstyle="qmark")))
MOST_ROWS = 256  # in one statement; SQLite takes more, but a statement of every size stays prepared


@cache
def sqlite_insert(count: int) -> str:
    """SQLite's statement for so many rows of the log.

    The driver lets go of the interpreter's lock at every statement, and while the event loop is busy a writer that asks
    for it back after every row waits for long: all rows that can go into one statement do.
    """
    before, mark, row = ONE_ROW.partition(" VALUES ")
    return before + mark + ", ".join([row] * count)


def sqlite_values(rows: Sequence[Entry]) -> tuple[object, ...]:
    """What is bound to it."""
    return tuple(joined.from_iterable([astuple(row) for row in rows]))


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
    for at in range(0, len(rows), MOST_ROWS):
        some = rows[at : at + MOST_ROWS]
        connection.exec_driver_sql(sqlite_insert(len(some)), sqlite_values(some))


def changes_lobby(chain: Chain) -> bool:
    """Does a chain change more than the log? Most do not."""
    return bool(chain.seatings) or chain.status is not None or chain.machine is not None or chain.result is not None


def update_lobby(connection: Connection, chain: Chain) -> None:
    """Bring the index of tables and seats up to date."""
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
