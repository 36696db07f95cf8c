"""Tables, seats, tokens and the log."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("title", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("seed", sa.Text, nullable=False),
        sa.Column("clock", sa.Text, nullable=False),
        sa.Column("clock_seconds", sa.Integer, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("wake_at", sa.Double),
        sa.Column("claimed_until", sa.Double),
        sa.Column("next_id", sa.Text, nullable=False),
        sa.Column("result", sa.Text, nullable=False),
    )
    due = sa.text("wake_at IS NOT NULL")
    op.create_index("tables_wake", "tables", ["wake_at"], sqlite_where=due, postgresql_where=due)
    op.create_table(
        "seats",
        _of_table(primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("bot", sa.Text, nullable=False),
        sa.Column("deputy", sa.Text, nullable=False),
        sa.Column("seen_at", sa.Double),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "tokens",
        sa.Column("hash", sa.Text, primary_key=True),
        _of_table(nullable=False),
        sa.Column("role", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer),
        sqlite_with_rowid=False,
    )
    op.create_index("tokens_table", "tokens", ["table_id"])
    op.create_table(
        "log",
        _of_table(primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("key", sa.Text),
        sa.Column("time", sa.Double, nullable=False),
        sqlite_with_rowid=False,
    )
    posted = sa.text("key IS NOT NULL")
    op.create_index(
        "log_key",
        "log",
        ["table_id", "seat", "key"],
        unique=True,
        sqlite_where=posted,
        postgresql_where=posted,
    )


def _of_table(*, primary_key: bool = False, nullable: bool = True) -> sa.Column[str]:
    return sa.Column(
        "table_id",
        sa.Text,
        sa.ForeignKey("tables.id", ondelete="CASCADE"),
        primary_key=primary_key,
        nullable=nullable and not primary_key,
    )
