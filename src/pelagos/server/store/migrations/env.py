"""Alembic runs the scripts of this folder on the connection it is given."""

from __future__ import annotations

from alembic import context

from pelagos.server.store.database import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
