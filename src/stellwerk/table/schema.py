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
    # Why its seed was given: the day or week of a game (``game/2026-11-17``), or a challenge
    Column("occasion", Text, nullable=False, server_default=""),
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

# Rooms in which dice are rolled for people who play on paper: a log of chance, and nothing else.
rooms = Table(
    "rooms",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("options", Text, nullable=False),  # JSON, every option of the card
    Column("players", Integer, nullable=False),
    Column("seed", Text, nullable=False),  # hexadecimal; secret until the room is closed
    Column("cup", Text, nullable=False),  # the hash of the token of who opened it, and rolls first
    Column("created", Double, nullable=False),
    Column("closed", Double),  # when nothing more was to be rolled
)

room_log = Table(
    "room_log",
    metadata,
    Column("room_id", Text, ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    # roll, close, board, remove; pass, keep, take: of the cup
    Column("kind", Text, nullable=False),
    Column("text", Text, nullable=False),  # JSON
    Column("position", Integer, nullable=False),  # how much of the seed's stream was used up
    Column("time", Double, nullable=False),
    sqlite_with_rowid=False,
)

# Tables that their hosts show to everybody on this server, under ids of their own.
listings = Table(
    "listings",
    metadata,
    Column("id", Text, primary_key=True),
    Column(
        "table_id",
        Text,
        ForeignKey("tables.id", ondelete="CASCADE"),
        nullable=False,
        unique=True,
    ),
    Column("level", Text, nullable=False),  # whom the host would like to play with, or nothing
    Column("listed", Double, nullable=False),
    Column("hidden", Double),  # since when an operator hides it
)

# Who played what everybody, or a friend, could play with the same chance. What became of a try
# outlives its table.
tries = Table(
    "tries",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("occasion", Text, nullable=False),
    Column("player", Text, nullable=False),  # a hash of the browser's cookie, or nothing
    Column("first", Integer, nullable=False),  # 1 for the first of this player
    Column("late", Integer, nullable=False),  # 1 if begun when its day was over
    Column("began", Double, nullable=False),
    Column("ended", Double),
    Column("total", Integer, nullable=False, server_default="0"),
    Column("counted", Integer, nullable=False, server_default="0"),  # 1: it stands on the list
    Column("name", Text, nullable=False, server_default=""),  # if its player wants to be named
    sqlite_with_rowid=False,
)
Index("tries_list", tries.c.occasion, tries.c.counted, tries.c.total)
Index("tries_player", tries.c.player, tries.c.occasion)
Index(
    "tries_first",
    tries.c.occasion,
    tries.c.player,
    unique=True,
    sqlite_where=tries.c.first == 1,
    postgresql_where=tries.c.first == 1,
)

# The dice of a finished game, for friends to play with.
challenges = Table(
    "challenges",
    metadata,
    Column("id", Text, primary_key=True),  # random: whoever has it may play
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),  # of who made it
    Column("game", Text, nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("seed", Text, nullable=False),  # hexadecimal
    Column("bots", Text, nullable=False),  # JSON, by seat; nothing at the maker's
    Column("name", Text, nullable=False),  # that its maker wants to show
    Column("total", Integer, nullable=False),
    Column("rounds", Text, nullable=False),  # JSON, the maker's points after each
    Column("made", Double, nullable=False),
    sqlite_with_rowid=False,
)
Index("challenges_seat", challenges.c.table_id, challenges.c.seat, unique=True)

# What is found is a matter of much work and no secret: the game is over.
analyses = Table(
    "analyses",
    metadata,
    _of_table(),
    Column("key", Text, primary_key=True),  # seat, effort and what it is
    Column("found", Text, nullable=False),  # JSON
    sqlite_with_rowid=False,
)
