"""Tables that their hosts show to everybody on this server."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "listings",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column(
            "table_id",
            sa.Text,
            sa.ForeignKey("tables.id", ondelete="CASCADE"),
            nullable=False,
            unique=True,
        ),
        sa.Column("level", sa.Text, nullable=False),
        sa.Column("listed", sa.Double, nullable=False),
        sa.Column("hidden", sa.Double),
    )
