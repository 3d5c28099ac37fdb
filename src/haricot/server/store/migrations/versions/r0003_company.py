"""Portraits, feelings, and the codes that are said aloud."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Go one step forward."""
    op.add_column("persons", sa.Column("portrait", sa.Text(), server_default="", nullable=False))
    op.add_column("chats", sa.Column("feeling", sa.Text(), server_default="", nullable=False))
    op.create_table(
        "codes",
        sa.Column("code", sa.Text(), nullable=False),
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_codes_table_id")),
        sa.PrimaryKeyConstraint("code", name=op.f("pk_codes")),
    )
    with op.batch_alter_table("codes", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_codes_table_id"), ["table_id"], unique=False)

    op.create_table(
        "misses",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("stamp", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_misses")),
    )
    with op.batch_alter_table("misses", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_misses_stamp"), ["stamp"], unique=False)


def downgrade() -> None:
    """Go one step back."""
    with op.batch_alter_table("misses", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_misses_stamp"))

    op.drop_table("misses")
    with op.batch_alter_table("codes", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_codes_table_id"))

    op.drop_table("codes")
    with op.batch_alter_table("chats", schema=None) as batch_op:
        batch_op.drop_column("feeling")

    with op.batch_alter_table("persons", schema=None) as batch_op:
        batch_op.drop_column("portrait")
