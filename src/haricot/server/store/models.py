"""The tables of the database; `migrations/` makes them, and a test holds the two equal."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
    UniqueConstraint,
    false,
    true,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("edition", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("setup", Text, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("commitment", Text, nullable=False),
    Column("key", Text, nullable=False),
    Column("private", Boolean, nullable=False),
    Column("host", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("status", Text, nullable=False),
    Column("machine", Boolean, nullable=False),
    Column("result", Text, nullable=False),
    Index(None, "status", "updated"),
)

# The log. Its two unique keys are the referee: the number settles races, the key makes a message sent twice count once.
# No foreign key: every move would pay for it, tables are never removed, and a chain is made from a table that was read.
entries = Table(
    "entries",
    metadata,
    Column("table_id", Text, key="table", nullable=False),
    Column("seq", Integer, nullable=False, autoincrement=False),
    Column("kind", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("stamp", BigInteger, nullable=False),
    Column("key", Text, nullable=False),
    Column("body", Text, nullable=False),
    PrimaryKeyConstraint("table", "seq"),
    UniqueConstraint("table", "key"),
)

seatings = Table(
    "seatings",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), key="table", nullable=False),
    Column("seat", Integer, nullable=False, autoincrement=False),
    Column("person", Text, nullable=False),
    PrimaryKeyConstraint("table", "seat"),
    Index(None, "person"),
)

leases = Table(
    "leases",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), key="table", primary_key=True),
    Column("holder", Text, nullable=False),
    Column("until", BigInteger, nullable=False),
)

persons = Table(
    "persons",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("passphrase", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("login", Text, unique=True),
    Column("unlisted", Boolean, server_default=true(), nullable=False),
    Column("portrait", Text, nullable=False, server_default=""),
    Column("rated", Boolean, server_default=false(), nullable=False),
)

# A cookie names one of these. Those of the first version named only a person; they count where that person is `unlisted`.
sessions = Table(
    "sessions",
    metadata,
    Column("id", Text, primary_key=True),
    Column("person", Text, nullable=False),
    Column("agent", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Index(None, "person"),
)

# What a host asks of the one process that has a SQLite file.
errands = Table(
    "errands",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("asked", Text, nullable=False),
    Column("answer", Text, nullable=False),
    Column("stamp", BigInteger, nullable=False),
)

# Rows beside the log name people by public id without a foreign key: not every guest has a row.
chats = Table(
    "chats",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id"), key="table", nullable=False),
    Column("person", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("stamp", BigInteger, nullable=False),
    Column("feeling", Text, nullable=False, server_default=""),
    Index(None, "table", "id"),
    Index(None, "person"),
)

mutes = Table(
    "mutes",
    metadata,
    Column("person", Text, nullable=False),
    Column("other", Text, nullable=False),
    PrimaryKeyConstraint("person", "other"),
    Index(None, "other"),
)

# What is said aloud to bring somebody to a table that waits; a lapsed one is kept until another table gets it.
codes = Table(
    "codes",
    metadata,
    Column("code", Text, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id"), key="table", nullable=False),
    Column("until", BigInteger, nullable=False),
    Index(None, "table"),
)

# When a code was tried that leads nowhere; only the latest are kept.
misses = Table(
    "misses",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("stamp", BigInteger, nullable=False),
    Index(None, "stamp"),
)

# The first try of a deal of the day; `day` is the date and a mark (calls/days.py).
days = Table(
    "days",
    metadata,
    Column("game", Text, nullable=False),
    Column("day", Text, nullable=False),
    Column("person", Text, nullable=False),
    Column("table_id", Text, ForeignKey("tables.id"), key="table", nullable=False),
    PrimaryKeyConstraint("game", "day", "person"),
    Index(None, "person"),
)

# What a match has added to somebody's statistics, as JSON (calls/tallies.py).
tallies = Table(
    "tallies",
    metadata,
    Column("person", Text, nullable=False),
    Column("table_id", Text, ForeignKey("tables.id"), key="table", nullable=False),
    Column("body", Text, nullable=False),
    PrimaryKeyConstraint("person", "table"),
)

# How a match has ended that counts for ratings, for each seat of a person; a seat -1 alone: it does not count.
placings = Table(
    "placings",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), key="table", nullable=False),
    Column("seat", Integer, nullable=False, autoincrement=False),
    Column("person", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("rank", Integer, nullable=False),
    PrimaryKeyConstraint("table", "seat"),
    Index(None, "person"),
)

# An evening at several tables; `setup` is JSON and never changed, all seeds come from `secret`.
evenings = Table(
    "evenings",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("setup", Text, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("host", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("status", Text, nullable=False),
    Column("deal", Integer, nullable=False),
    Index(None, "host"),
)

# Who has a place there. A person with a bot is away; without either a place is open, or its person is forgotten.
guests = Table(
    "guests",
    metadata,
    Column("evening_id", Text, ForeignKey("evenings.id"), key="evening", nullable=False),
    Column("place", Integer, nullable=False, autoincrement=False),
    Column("person", Text, nullable=False),
    Column("bot", Text, nullable=False),
    PrimaryKeyConstraint("evening", "place"),
    Index(None, "person"),
)

# The tables of an evening, by deal.
sittings = Table(
    "sittings",
    metadata,
    Column("evening_id", Text, ForeignKey("evenings.id"), key="evening", nullable=False),
    Column("deal", Integer, nullable=False, autoincrement=False),
    Column("number", Integer, nullable=False, autoincrement=False),
    Column("table_id", Text, ForeignKey("tables.id"), key="table", nullable=False),
    PrimaryKeyConstraint("evening", "deal", "number"),
)

secrets = Table(
    "secrets",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
