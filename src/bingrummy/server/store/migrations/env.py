"""Alembic's environment: it runs the steps on the connection that it is given."""

from __future__ import annotations

from alembic import context
from sqlalchemy import Connection

from bingrummy.server.store.schema import metadata


def run(connection: Connection) -> None:
    """Run the steps."""
    context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
    with context.begin_transaction():
        context.run_migrations()


# Alembic loads this file to run it; whoever else imports it has no configuration.
if getattr(context, "config", None) is not None:
    run(context.config.attributes["connection"])
