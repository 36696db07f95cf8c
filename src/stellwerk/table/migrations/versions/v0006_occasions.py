"""Tables of the day, of the week and of a friend's dice, and who tried them with what result."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("tables", sa.Column("occasion", sa.Text, nullable=False, server_default=""))
    op.create_table(
        "tries",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("occasion", sa.Text, nullable=False),
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("first", sa.Integer, nullable=False),
        sa.Column("late", sa.Integer, nullable=False),
        sa.Column("began", sa.Double, nullable=False),
        sa.Column("ended", sa.Double),
        sa.Column("total", sa.Integer, nullable=False, server_default="0"),
        sa.Column("counted", sa.Integer, nullable=False, server_default="0"),
        sa.Column("name", sa.Text, nullable=False, server_default=""),
        sqlite_with_rowid=False,
    )
    op.create_index("tries_list", "tries", ["occasion", "counted", "total"])
    op.create_index("tries_player", "tries", ["player", "occasion"])
    first = sa.text("first = 1")
    op.create_index(
        "tries_first",
        "tries",
        ["occasion", "player"],
        unique=True,
        sqlite_where=first,
        postgresql_where=first,
    )
    op.create_table(
        "challenges",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column(
            "table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False
        ),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seed", sa.Text, nullable=False),
        sa.Column("bots", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("total", sa.Integer, nullable=False),
        sa.Column("rounds", sa.Text, nullable=False),
        sa.Column("made", sa.Double, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("challenges_seat", "challenges", ["table_id", "seat"], unique=True)
