"""A digest of all score parts, kept with every round or turn; tables from before have none."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("tables", sa.Column("digest", sa.Text, nullable=False, server_default=""))
