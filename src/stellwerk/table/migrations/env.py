"""Run by Alembic: the migrations on the connection that ``stellwerk.table.migrate`` hands over."""

from __future__ import annotations

from alembic import context

from stellwerk.table.schema import metadata


def run() -> None:
    context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
    context.run_migrations()


if hasattr(context, "config"):  # else it is only imported, and there is nothing to migrate
    run()
