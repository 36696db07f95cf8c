"""Reading and writing the database. Everything here blocks: it is called in threads of its own."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from msgspec.structs import asdict
from sqlalchemy import (
    BindParameter,
    Connection,
    bindparam,
    delete,
    exists,
    func,
    insert,
    select,
    text,
    update,
)
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from stellwerk.core.game import Seat
from stellwerk.table import schema, try_store
from stellwerk.table.database import make_engine
from stellwerk.table.db_rows import Change, LogRow, SeatRow, Stored, TableRow, TokenRow
from stellwerk.table.errors import Conflict, failed

CHANNEL = "stellwerk"
READERS = 4
_CONFLICTS = ("40001", "40P01")  # serialization failure, deadlock

_tables, _seats, _tokens, _log = schema.tables, schema.seats, schema.tokens, schema.log
_analyses = schema.analyses
_tries = schema.tries
_OF_SEAT = ("kind", "name", "bot", "deputy", "invitation", "issued", "devices")
_MUTABLE = ("title", "status", "wake_at", "claimed_until", "next_id", "result", "digest")

_INSERT_TABLE = insert(_tables)
_UPDATE_TABLE = (
    update(_tables)
    .where(_tables.c.id == bindparam("the_id"))
    .values({name: bindparam(f"new_{name}") for name in _MUTABLE})
)
_INSERT_SEAT = insert(_seats)
_UPDATE_SEAT = (
    update(_seats)
    .where(_seats.c.table_id == bindparam("the_id"), _seats.c.seat == bindparam("the_seat"))
    .values({name: bindparam(f"new_{name}") for name in _OF_SEAT})
)
_INSERT_TOKEN = insert(_tokens)
_INSERT_LOG = insert(_log)
_NOTIFY = text(f"SELECT pg_notify('{CHANNEL}', p) FROM unnest(CAST(:payloads AS text[])) AS p")
_TABLE = select(_tables).where(_tables.c.id == bindparam("the_id"))
_SEATS = (
    select(*(column for column in _seats.c if column.name != "table_id"))
    .where(_seats.c.table_id == bindparam("the_id"))
    .order_by(_seats.c.seat)
)
_TAIL = (
    select(*(_log.c[name] for name in ("seq", "seat", "kind", "text", "key", "time")))
    .where(_log.c.table_id == bindparam("the_id"), _log.c.seq > bindparam("after"))
    .order_by(_log.c.seq)
)


class Store:
    """The database of all tables."""

    def __init__(self, url: URL) -> None:
        self.url = url
        self.sqlite = url.get_backend_name() == "sqlite"
        self.writer = make_engine(url, writing=True, connections=1)
        self.reader = make_engine(url, writing=False, connections=READERS)

    def close(self) -> None:
        self.writer.dispose()
        self.reader.dispose()

    # -- writing ---------------------------------------------------------------------------------

    def commit(self, changes: Sequence[Change]) -> None:
        """Write all or nothing; ``Conflict`` if another process has written the same rows."""
        # In one order everywhere, so that two processes never wait for each other in a circle.
        changes = sorted(changes, key=lambda change: change.table_id)
        with self.writing() as connection:
            for change in changes:
                # Rows of the log defend themselves by their numbers; a change without any cannot.
                if not change.log and not change.created:
                    _need_last(connection, change)
            _many(
                connection,
                _INSERT_TABLE,
                (asdict(c.table) for c in changes if c.table and c.created),
            )
            _many(
                connection,
                _UPDATE_TABLE,
                (_new(c.table) for c in changes if c.table and not c.created),
            )
            _many(
                connection,
                _INSERT_SEAT,
                (
                    {"table_id": c.table_id} | asdict(row)
                    for c in changes
                    if c.created
                    for row in c.seats.values()
                ),
            )
            _many(
                connection,
                _UPDATE_SEAT,
                (
                    _new_seat(c.table_id, row)
                    for c in changes
                    if not c.created
                    for _, row in sorted(c.seats.items())
                ),
            )
            _many(connection, _INSERT_TOKEN, (asdict(row) for c in changes for row in c.tokens))
            _many(
                connection,
                _INSERT_LOG,
                (
                    {
                        "table_id": c.table_id,
                        "seq": row.seq,
                        "seat": row.seat,
                        "kind": row.kind,
                        "text": row.text,
                        "key": row.key,
                        "time": row.time,
                    }
                    for c in changes
                    for row in c.log
                ),
            )
            for change in changes:
                try_store.note(connection, change)
            if not self.sqlite and (payloads := [_payload(c) for c in changes if c.log]):
                connection.execute(_NOTIFY, {"payloads": payloads})

    def claim(self, now: float, until: float, most: int) -> list[str]:
        """Tables where a bot or a clock is due, and of which no process has taken charge."""
        due = (
            select(_tables.c.id)
            .where(
                _tables.c.wake_at <= now,
                (_tables.c.claimed_until.is_(None)) | (_tables.c.claimed_until < now),
            )
            .order_by(_tables.c.wake_at)
            .limit(most)
        )
        if self.sqlite:
            with self.reading() as connection:
                if connection.execute(due).first() is None:
                    return []  # without ever taking the write lock
        else:
            due = due.with_for_update(skip_locked=True)
        with self.writing() as connection:
            ids = [str(found) for found in connection.execute(due).scalars()]
            if ids:
                connection.execute(
                    update(_tables).where(_tables.c.id.in_(ids)).values(claimed_until=until)
                )
            return ids

    def unclaim_all(self) -> None:
        """SQLite has one process: whatever was claimed, was claimed by one that is gone."""
        with self.writing() as connection:
            connection.execute(
                update(_tables)
                .where(_tables.c.claimed_until.is_not(None))
                .values(claimed_until=None)
            )

    def seen(self, present: Sequence[tuple[str, Seat, float]]) -> None:
        """Note when seats were last heard of, unless another process has heard of them since."""
        time: BindParameter[float] = bindparam("the_time")
        statement = (
            update(_seats)
            .where(
                _seats.c.table_id == bindparam("the_id"),
                _seats.c.seat == bindparam("the_seat"),
                _seats.c.seen_at.is_(None) | (_seats.c.seen_at < time),
            )
            .values(seen_at=time)
        )
        with self.writing() as connection:
            _many(
                connection,
                statement,
                (
                    {"the_id": table_id, "the_seat": seat, "the_time": time}
                    for table_id, seat, time in sorted(present)
                ),
            )

    def prune(self, before: float, *, lessons: bool = False) -> int:
        """Delete the tables without a row since then, or the lessons among them alone."""
        touched = exists().where(_log.c.table_id == _tables.c.id, _log.c.time >= before)
        with self.writing() as connection:
            old = delete(_tables).where(_tables.c.created < before, ~touched)
            done = connection.execute(old.where(_tables.c.lesson != "") if lessons else old)
            return done.rowcount

    def add_tokens(self, rows: Sequence[TokenRow]) -> None:
        """Store tokens that do not exist yet."""
        with self.writing() as connection:
            for row in rows:
                known = select(_tokens.c.hash).where(_tokens.c.hash == row.hash)
                if connection.execute(known).first() is None:
                    connection.execute(_INSERT_TOKEN, asdict(row))

    def replace_return_link(self, row: TokenRow) -> None:
        """Store a return link in the place of the seat's last one."""
        of_seat = (_tokens.c.table_id == row.table_id) & (_tokens.c.seat == row.seat)
        with self.writing() as connection:
            connection.execute(delete(_tokens).where(of_seat, _tokens.c.role == row.role))
            connection.execute(_INSERT_TOKEN, asdict(row))

    # -- reading ---------------------------------------------------------------------------------

    def load(self, table_id: str, after: int = 0) -> Stored | None:
        """A table with the rows of its log after this one."""
        with self.reading() as connection:
            found = connection.execute(_TABLE, {"the_id": table_id}).first()
            if found is None:
                return None
            seats = connection.execute(_SEATS, {"the_id": table_id})
            rows = connection.execute(_TAIL, {"the_id": table_id, "after": after})
            return Stored(
                TableRow(*found),
                tuple(SeatRow(*row) for row in seats),
                tuple(LogRow(*row) for row in rows),
            )

    def token(self, digest: str) -> TokenRow | None:
        """The token with this hash."""
        with self.reading() as connection:
            found = connection.execute(select(_tokens).where(_tokens.c.hash == digest)).first()
            return TokenRow(*found) if found else None

    def secrets(self, table_id: str, seat: Seat) -> list[tuple[int, float | None]]:
        """The numbers of a seat's secrets, and when they were made."""
        wanted = (
            select(_tokens.c.number, func.min(_tokens.c.made))
            .where(_tokens.c.table_id == table_id, _tokens.c.seat == seat, _tokens.c.role == "seat")
            .group_by(_tokens.c.number)
            .order_by(_tokens.c.number)
        )
        with self.reading() as connection:
            return [(number, made) for number, made in connection.execute(wanted)]

    def analysis(self, table_id: str, key: str) -> str | None:
        """What an analysis has found, if it was kept."""
        wanted = select(_analyses.c.found).where(
            _analyses.c.table_id == table_id, _analyses.c.key == key
        )
        with self.reading() as connection:
            return connection.execute(wanted).scalar_one_or_none()

    def analysis_of_occasion(self, occasion: str, key: str) -> str | None:
        """What an analysis of any table of an occasion has found, if it was kept."""
        wanted = (
            select(_analyses.c.found)
            .join(_tries, _tries.c.table_id == _analyses.c.table_id)
            .where(_tries.c.occasion == occasion, _analyses.c.key == key)
            .limit(1)
        )
        with self.reading() as connection:
            return connection.execute(wanted).scalar_one_or_none()

    def add_analysis(self, table_id: str, key: str, found: str) -> None:
        """Keep what an analysis has found; ``Conflict`` if it was, or without the table."""
        with self.writing() as connection:
            row = {"table_id": table_id, "key": key, "found": found}
            connection.execute(insert(_analyses), row)

    def ids(self) -> list[str]:
        """All tables, oldest first."""
        with self.reading() as connection:
            ordered = select(_tables.c.id).order_by(_tables.c.created, _tables.c.id)
            return list(connection.execute(ordered).scalars())

    def count(self) -> int:
        """How many tables there are; also the question whether the database answers."""
        with self.reading() as connection:
            return connection.execute(select(func.count()).select_from(_tables)).scalar_one()

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """One transaction that changes something."""
        try:
            with self.writer.begin() as connection:
                yield connection
        except IntegrityError as error:
            raise Conflict from error
        except DBAPIError as error:
            if getattr(error.orig, "sqlstate", None) in _CONFLICTS:
                raise Conflict from error
            raise failed(error) from error
        except (SQLAlchemyError, OSError) as error:
            raise failed(error) from error

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """One transaction that sees everything at one moment."""
        try:
            # One snapshot: the rows must belong to the table and seats they come with.
            with self.reader.begin() as connection:
                if not self.sqlite:
                    connection.execute(
                        text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY")
                    )
                yield connection
        except (SQLAlchemyError, OSError) as error:
            raise failed(error) from error


def _many(connection: Connection, statement: Any, rows: Iterator[dict[str, object]]) -> None:
    if values := list(rows):
        connection.execute(statement, values)


def _new(row: TableRow) -> dict[str, object]:
    return {"the_id": row.id} | {f"new_{name}": getattr(row, name) for name in _MUTABLE}


def _new_seat(table_id: str, row: SeatRow) -> dict[str, object]:
    return {"the_id": table_id, "the_seat": row.seat} | {
        f"new_{name}": getattr(row, name) for name in _OF_SEAT
    }


def _payload(change: Change) -> str:
    return f"{change.table_id} {change.log[-1].seq}"


def _need_last(connection: Connection, change: Change) -> None:
    last = select(func.max(_log.c.seq)).where(_log.c.table_id == change.table_id)
    if (connection.execute(last).scalar() or 0) != change.base:
        raise Conflict
