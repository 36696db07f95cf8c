"""Invitations, and seats that belong to who claimed them.

The tokens of seats where somebody sits stay; those of open seats become invitations.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("seats", _number("invitation"))
    op.add_column("seats", _number("issued"))
    op.add_column("seats", sa.Column("devices", sa.Text, nullable=False, server_default=""))
    op.add_column("tokens", _number("number"))
    op.add_column("tokens", sa.Column("made", sa.Double))
    op.add_column("tokens", sa.Column("expires", sa.Double))
    op.execute("UPDATE seats SET devices = '0' WHERE kind <> 'open'")
    op.execute("UPDATE seats SET invitation = 1, issued = 1 WHERE kind = 'open'")
    open_seat = (
        "EXISTS (SELECT 1 FROM seats WHERE seats.table_id = tokens.table_id"
        " AND seats.seat = tokens.seat AND seats.kind = 'open')"
    )
    op.execute(f"DELETE FROM tokens WHERE role = 'feed' AND {open_seat}")
    op.execute(
        f"UPDATE tokens SET role = 'invitation', number = 1 WHERE role = 'seat' AND {open_seat}"
    )


def _number(name: str) -> sa.Column[int]:
    return sa.Column(name, sa.Integer, nullable=False, server_default="0")
