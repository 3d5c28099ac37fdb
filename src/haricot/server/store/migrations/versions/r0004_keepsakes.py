"""First tries of deals of the day, and what matches add to people's statistics."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Go one step forward."""
    op.create_table(
        "days",
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("day", sa.Text(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_days_table_id")),
        sa.PrimaryKeyConstraint("game", "day", "person", name=op.f("pk_days")),
    )
    with op.batch_alter_table("days", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_days_person"), ["person"], unique=False)

    op.create_table(
        "tallies",
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_tallies_table_id")),
        sa.PrimaryKeyConstraint("person", "table_id", name=op.f("pk_tallies")),
    )


def downgrade() -> None:
    """Go one step back."""
    op.drop_table("tallies")
    with op.batch_alter_table("days", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_days_person"))

    op.drop_table("days")
