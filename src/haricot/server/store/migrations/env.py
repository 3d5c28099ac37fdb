"""Runs migrations on the connection that `Store.open` hands over, inside its transaction."""

from __future__ import annotations

from alembic import context

from haricot.server.store.models import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
