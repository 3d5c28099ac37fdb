"""Evenings at several tables; who wants to be rated, and how matches that count have ended."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Go one step forward."""
    with op.batch_alter_table("persons", schema=None) as batch_op:
        batch_op.add_column(sa.Column("rated", sa.Boolean(), server_default=sa.false(), nullable=False))

    op.create_table(
        "evenings",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("setup", sa.Text(), nullable=False),
        sa.Column("secret", sa.LargeBinary(), nullable=False),
        sa.Column("host", sa.Text(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("status", sa.Text(), nullable=False),
        sa.Column("deal", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_evenings")),
    )
    with op.batch_alter_table("evenings", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_evenings_host"), ["host"], unique=False)

    op.create_table(
        "guests",
        sa.Column("evening_id", sa.Text(), nullable=False),
        sa.Column("place", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("bot", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["evening_id"], ["evenings.id"], name=op.f("fk_guests_evening_id")),
        sa.PrimaryKeyConstraint("evening_id", "place", name=op.f("pk_guests")),
    )
    with op.batch_alter_table("guests", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_guests_person"), ["person"], unique=False)

    op.create_table(
        "sittings",
        sa.Column("evening_id", sa.Text(), nullable=False),
        sa.Column("deal", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["evening_id"], ["evenings.id"], name=op.f("fk_sittings_evening_id")),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_sittings_table_id")),
        sa.PrimaryKeyConstraint("evening_id", "deal", "number", name=op.f("pk_sittings")),
    )

    op.create_table(
        "placings",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("rank", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_placings_table_id")),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_placings")),
    )
    with op.batch_alter_table("placings", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_placings_person"), ["person"], unique=False)


def downgrade() -> None:
    """Go one step back."""
    with op.batch_alter_table("placings", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_placings_person"))

    op.drop_table("placings")
    op.drop_table("sittings")
    with op.batch_alter_table("guests", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_guests_person"))

    op.drop_table("guests")
    with op.batch_alter_table("evenings", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_evenings_host"))

    op.drop_table("evenings")
    with op.batch_alter_table("persons", schema=None) as batch_op:
        batch_op.drop_column("rated")
