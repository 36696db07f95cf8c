"""The tables of the database.

Only migrations create them; a test compares them with what is written here. Texts in JSON are plain
text columns: both databases store them alike, and nobody searches in them.
"""

from __future__ import annotations

from sqlalchemy import (
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
)

metadata = MetaData()


def _of_table() -> Column[str]:
    return Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("rules", Integer, nullable=False),  # one number for all parts; later tables have 0
    Column("options", Text, nullable=False),  # JSON, every option of the card
    Column("title", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("seed", Text, nullable=False),  # hexadecimal; secret until the game is over
    Column("clock", Text, nullable=False),
    Column("clock_seconds", Integer, nullable=False),
    Column("status", Text, nullable=False),  # open, running, over
    Column("wake_at", Double),  # when a bot or a clock is due
    Column("claimed_until", Double),  # until then a process sees to it
    Column("next_id", Text, nullable=False),  # where the same people play again
    Column("result", Text, nullable=False),  # JSON of scores and places, once over
    # JSON of the versions of the card's rules at the start, by part; nothing in early tables
    Column("versions", Text, nullable=False, server_default=""),
    # A row of the log, and a hash of all score parts after it; nothing before the first turn ends
    Column("digest", Text, nullable=False, server_default=""),
    Column("dealer", Text, nullable=False, server_default="secret"),  # secret, given, script
    Column("script", Text, nullable=False, server_default=""),  # JSON, what chance gives by script
    Column("lesson", Text, nullable=False, server_default=""),  # by name, if it is one
)
Index(
    "tables_wake",
    tables.c.wake_at,
    sqlite_where=tables.c.wake_at.is_not(None),
    postgresql_where=tables.c.wake_at.is_not(None),
)

seats = Table(
    "seats",
    metadata,
    _of_table(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", Text, nullable=False),  # person, bot, open
    Column("name", Text, nullable=False),
    Column("bot", Text, nullable=False),
    Column("deputy", Text, nullable=False),  # the bot that plays for an absent person
    Column("seen_at", Double),  # when the seat was last heard of, noted now and then
    # The number of the invitation that is open, or 0; the last number given to an invitation or
    # secret of this seat; the numbers of the secrets that open it, one for each device
    Column("invitation", Integer, nullable=False, server_default="0"),
    Column("issued", Integer, nullable=False, server_default="0"),
    Column("devices", Text, nullable=False, server_default=""),
    sqlite_with_rowid=False,
)

tokens = Table(
    "tokens",
    metadata,
    Column("hash", Text, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("role", Text, nullable=False),  # seat, host, watch, feed, invitation, return, share
    Column("seat", Integer),
    # Of a seat's: the seat's row says which of them are good; 0 if older than numbers
    Column("number", Integer, nullable=False, server_default="0"),
    Column("made", Double),
    Column("expires", Double),
    sqlite_with_rowid=False,
)
Index("tokens_table", tokens.c.table_id)

# Append-only. Names and tokens are never in it.
log = Table(
    "log",
    metadata,
    _of_table(),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer),  # none: chance, or the table as a whole
    Column("kind", Text, nullable=False),  # move, retract, chance, control
    Column("text", Text, nullable=False),
    Column("key", Text),  # of posts
    Column("time", Double, nullable=False),
    sqlite_with_rowid=False,
)
Index(
    "log_key",
    log.c.table_id,
    log.c.seat,
    log.c.key,
    unique=True,
    sqlite_where=log.c.key.is_not(None),
    postgresql_where=log.c.key.is_not(None),
)
