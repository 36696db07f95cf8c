"""Reading and writing what is listed in the lobby. Everything here blocks, as in ``store``."""

from __future__ import annotations

from dataclasses import asdict, dataclass

from sqlalchemy import delete, insert, select, update

from stellwerk.table import schema
from stellwerk.table.store import Store

_listings, _seats = schema.listings, schema.seats


@dataclass(frozen=True, slots=True)
class ListingRow:
    """A row of ``listings``."""

    id: str
    table_id: str
    level: str
    listed: float
    hidden: float | None = None


class LobbyStore:
    """The listings of a database."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def put(self, row: ListingRow) -> None:
        """List a table; one that is listed keeps its id, and stays hidden if it is."""
        with self._store.writing() as connection:
            known = select(_listings.c.id).where(_listings.c.table_id == row.table_id)
            if connection.execute(known).first() is None:
                connection.execute(insert(_listings), asdict(row))
            else:
                connection.execute(
                    update(_listings)
                    .where(_listings.c.table_id == row.table_id)
                    .values(level=row.level, listed=row.listed)
                )

    def drop(self, table_id: str) -> None:
        """List it no more; what an operator has hidden is remembered."""
        of_table = _listings.c.table_id == table_id
        with self._store.writing() as connection:
            connection.execute(delete(_listings).where(of_table, _listings.c.hidden.is_(None)))

    def hide(self, listing_id: str, now: float) -> bool:
        """Show it to nobody any more; whether there is one with this id."""
        with self._store.writing() as connection:
            done = connection.execute(
                update(_listings).where(_listings.c.id == listing_id).values(hidden=now)
            )
            return done.rowcount > 0

    def all(self, since: float, most: int) -> list[ListingRow]:
        """What is listed and not hidden, the newest first."""
        wanted = (
            select(_listings)
            .where(_listings.c.hidden.is_(None), _listings.c.listed >= since)
            .order_by(_listings.c.listed.desc(), _listings.c.id)
            .limit(most)
        )
        with self._store.reading() as connection:
            return [ListingRow(*row) for row in connection.execute(wanted)]

    def seen(self, table_ids: list[str]) -> dict[str, float]:
        """When somebody of each of these tables was last heard of, as far as that is noted."""
        found: dict[str, float] = {}
        with self._store.reading() as connection:
            for at in range(0, len(table_ids), 500):
                wanted = select(_seats.c.table_id, _seats.c.seen_at).where(
                    _seats.c.table_id.in_(table_ids[at : at + 500]), _seats.c.seen_at.is_not(None)
                )
                for table_id, seen_at in connection.execute(wanted):
                    found[table_id] = max(found.get(table_id, 0.0), seen_at)
        return found

    def of_table(self, table_id: str) -> ListingRow | None:
        with self._store.reading() as connection:
            wanted = select(_listings).where(_listings.c.table_id == table_id)
            found = connection.execute(wanted).first()
            return ListingRow(*found) if found else None
