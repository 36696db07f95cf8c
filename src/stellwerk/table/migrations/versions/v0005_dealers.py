"""Who answers for chance at a table, and its lesson; tables from before have a secret seed."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

_ADDED = {"dealer": "secret", "script": "", "lesson": ""}


def upgrade() -> None:
    for name, default in _ADDED.items():
        op.add_column("tables", sa.Column(name, sa.Text, nullable=False, server_default=default))
