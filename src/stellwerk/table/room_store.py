"""Reading and writing rooms of dice. Everything here blocks, as in ``store``."""

from __future__ import annotations

from dataclasses import asdict, dataclass

from sqlalchemy import delete, exists, insert, select, text, update

from stellwerk.table import schema
from stellwerk.table.store import CHANNEL, Store

_rooms, _log = schema.rooms, schema.room_log
# Before the id of a room where ids of tables are told to other processes: no table is called so.
ROOM = "room:"


@dataclass(frozen=True, slots=True)
class RoomRow:
    """A row of ``rooms``."""

    id: str
    game: str
    options: str
    players: int
    seed: str
    cup: str
    created: float
    closed: float | None = None


@dataclass(frozen=True, slots=True)
class RoomEntry:
    """A row of ``room_log``."""

    seq: int
    kind: str  # roll, close, board, remove; pass, keep, take: of the cup
    text: str
    position: int
    time: float


class RoomStore:
    """The rooms of a database."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def create(self, row: RoomRow, first: RoomEntry) -> None:
        with self._store.writing() as connection:
            connection.execute(insert(_rooms), asdict(row))
            connection.execute(insert(_log), {"room_id": row.id, **asdict(first)})

    def append(self, room_id: str, entry: RoomEntry, *, close: bool) -> None:
        """Add to the log; ``Conflict`` if somebody else has written a row with this number."""
        with self._store.writing() as connection:
            connection.execute(insert(_log), {"room_id": room_id, **asdict(entry)})
            if close:
                connection.execute(
                    update(_rooms).where(_rooms.c.id == room_id).values(closed=entry.time)
                )
            if not self._store.sqlite:
                told = text(f"SELECT pg_notify('{CHANNEL}', :payload)")
                connection.execute(told, {"payload": f"{ROOM}{room_id} {entry.seq}"})

    def load(self, room_id: str) -> tuple[RoomRow, tuple[RoomEntry, ...]] | None:
        with self._store.reading() as connection:
            found = connection.execute(select(_rooms).where(_rooms.c.id == room_id)).first()
            if found is None:
                return None
            columns = (_log.c.seq, _log.c.kind, _log.c.text, _log.c.position, _log.c.time)
            rows = connection.execute(
                select(*columns).where(_log.c.room_id == room_id).order_by(_log.c.seq)
            )
            return RoomRow(*found), tuple(RoomEntry(*row) for row in rows)

    def prune(self, before: float) -> int:
        """Delete the rooms in which nothing has happened since then."""
        touched = exists().where(_log.c.room_id == _rooms.c.id, _log.c.time >= before)
        with self._store.writing() as connection:
            return connection.execute(delete(_rooms).where(~touched)).rowcount
