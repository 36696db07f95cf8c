"""The versions of the rules by part; tables from before keep their one number."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    # Beside the number: SQLite does not change a column's type, and can drop one only since 3.35.
    op.add_column("tables", sa.Column("versions", sa.Text, nullable=False, server_default=""))
