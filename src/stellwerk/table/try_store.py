"""Tries in the database: what a commit writes of them, and the lists that are made of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, replace

from sqlalchemy import Connection, Integer, bindparam, case, exists, func, insert, select, update

from stellwerk.table import schema
from stellwerk.table.db_rows import Change
from stellwerk.table.names import outline

_tries = schema.tries
_before = _tries.alias("before")

# Which try is the first is decided where it is written: of two that begin at once one is.
_INSERT = insert(_tries).values(
    first=case(
        (
            exists().where(
                _before.c.occasion == bindparam("the_occasion"),
                _before.c.player == bindparam("the_player"),
            ),
            0,
        ),
        else_=bindparam("may_be", type_=Integer),
    )
)
_whole = bindparam("is_whole", type_=Integer)
_counted = _tries.c.first * (1 - _tries.c.late) * _whole
_of_friends = (_tries.c.player == "") & (_tries.c.late == 0)
_UPDATE = (
    update(_tries)
    .where(_tries.c.table_id == bindparam("the_id"), _tries.c.ended.is_(None))
    .values(
        ended=bindparam("new_ended"),
        total=bindparam("new_total"),
        counted=case((_of_friends, _whole), else_=_counted),
    )
)


@dataclass(frozen=True, slots=True)
class Try:
    """One try, as its player may know it."""

    table_id: str
    occasion: str
    first: bool
    late: bool
    began: float
    ended: float | None
    total: int
    counted: bool
    name: str


@dataclass(frozen=True, slots=True)
class Listed:
    """A line of a list."""

    place: int
    name: str  # nothing, if its player is not named
    total: int
    tries: int  # that add up to it
    own: bool


@dataclass(frozen=True, slots=True)
class Standings:
    """How the first tries of an occasion ended."""

    count: int
    spread: tuple[tuple[int, int], ...]  # points, and how many reached them, in order
    best: tuple[Listed, ...]
    place: int  # of the player's own, or 0


@dataclass(frozen=True, slots=True)
class Entry:
    """A try that stands on a list."""

    table_id: str
    player: str
    name: str
    total: int
    ended: float


@dataclass(frozen=True, slots=True)
class Board:
    """The list of an occasion, the same for all who ask."""

    spread: tuple[tuple[int, int], ...]  # points, and how many reached them, in order
    best: tuple[Entry, ...]  # in order
    most: int  # of these

    def with_entry(self, entry: Entry) -> Board:
        """The list with one more."""
        spread = dict(self.spread)
        spread[entry.total] = spread.get(entry.total, 0) + 1
        best = _in_order((*self.best, entry))[: self.most]
        return replace(self, spread=tuple(sorted(spread.items())), best=best)

    def renamed(self, table_id: str, name: str) -> Board:
        """The list with another name for one of its tries."""
        best = tuple(
            replace(one, name=name) if one.table_id == table_id else one for one in self.best
        )
        return replace(self, best=best)

    def place(self, total: int) -> int:
        """The place of so many points."""
        return 1 + sum(count for points, count in self.spread if points > total)

    def seen_by(self, player: str, total: int | None) -> Standings:
        """The same for a player, who has so many points or is not on it."""
        best = tuple(
            Listed(
                self.place(one.total), one.name, one.total, 1, bool(player) and one.player == player
            )
            for one in self.best
        )
        count = sum(count for _, count in self.spread)
        return Standings(count, self.spread, best, 0 if total is None else self.place(total))


_ENTRY = ("table_id", "player", "name", "total", "ended")
_COLUMNS = ("table_id", "occasion", "first", "late", "began", "ended", "total", "counted", "name")


def note(connection: Connection, change: Change) -> None:
    """What a change says of a try, in the change's own transaction."""
    if change.begun:
        row = asdict(change.begun)
        asked = {"the_occasion": row["occasion"], "the_player": row["player"]}
        connection.execute(_INSERT, {**row, **asked, "may_be": row.pop("first")})
    if change.ended:
        end = change.ended
        values = {"new_ended": end.ended, "new_total": end.total, "is_whole": end.whole}
        connection.execute(_UPDATE, {"the_id": end.table_id, **values})


def board(connection: Connection, occasion: str, most: int) -> Board:
    """How the first tries of an occasion ended, and who was best."""
    listed = (_tries.c.occasion == occasion) & (_tries.c.counted == 1)
    spread = connection.execute(
        select(_tries.c.total, func.count())
        .where(listed)
        .group_by(_tries.c.total)
        .order_by(_tries.c.total)
    )
    best = connection.execute(
        select(*(_tries.c[name] for name in _ENTRY))
        .where(listed)
        .order_by(_tries.c.total.desc())
        .limit(most)
    )
    counts = tuple((total, count) for total, count in spread)
    return Board(counts, _in_order(Entry(*row) for row in best), most)


def entries(connection: Connection, tables: Sequence[str]) -> list[Entry]:
    """Those of the tries at these tables that stand on a list."""
    rows = select(*(_tries.c[name] for name in _ENTRY)).where(
        _tries.c.table_id.in_(tables), _tries.c.counted == 1
    )
    return [Entry(*row) for row in connection.execute(rows)]


def _in_order(entries: Iterable[Entry]) -> tuple[Entry, ...]:
    """The best first; of equals who was first."""
    return tuple(sorted(entries, key=lambda one: (-one.total, one.ended)))


def listed_total(connection: Connection, occasion: str, player: str) -> int | None:
    """The points with which a player stands on the list of an occasion."""
    # Without asking whether it counts, else the index of the list is walked through for it.
    mine = select(_tries.c.total, _tries.c.counted).where(
        _tries.c.player == player, _tries.c.occasion == occasion
    )
    totals = [total for total, counted in connection.execute(mine) if counted]
    return totals[0] if totals else None


def sums(
    connection: Connection, first: str, last: str, most: int
) -> tuple[tuple[str, Listed], ...]:
    """Who has most points in all occasions of a game from one to another, by player."""
    total, tries = func.sum(_tries.c.total), func.count()
    # The name that somebody gave last is not worth a subquery: any one of the span will do.
    found = connection.execute(
        select(_tries.c.player, func.max(_tries.c.name), total, tries)
        .where(_tries.c.occasion.between(first, last), _tries.c.counted == 1)
        .group_by(_tries.c.player)
        .order_by(total.desc(), tries, _tries.c.player)
        .limit(most)
    ).all()
    totals = [row[2] for row in found]
    return tuple(
        (whose, Listed(1 + totals.index(points), name, int(points), count, own=False))
        for whose, name, points, count in found
    )


def of_player(connection: Connection, player: str, first: str, last: str) -> tuple[Try, ...]:
    """All that a player tried of a game, from one occasion to another."""
    found = connection.execute(
        select(*(_tries.c[name] for name in _COLUMNS))
        .where(_tries.c.player == player, _tries.c.occasion.between(first, last))
        .order_by(_tries.c.occasion, _tries.c.began)
    )
    return tuple(_try(row) for row in found)


def of_occasion(connection: Connection, occasion: str, most: int) -> tuple[Try, ...]:
    """The tries of an occasion, the newest first."""
    found = connection.execute(
        select(*(_tries.c[name] for name in _COLUMNS))
        .where(_tries.c.occasion == occasion)
        .order_by(_tries.c.began.desc())
        .limit(most)
    )
    return tuple(_try(row) for row in found)


def set_name(connection: Connection, table_id: str, player: str, name: str) -> bool:
    """Name a try, or no more; gives whether it is this player's."""
    mine = (_tries.c.table_id == table_id) & (_tries.c.player == player)
    return connection.execute(update(_tries).where(mine).values(name=name)).rowcount > 0


def strike(connection: Connection, name: str) -> int:
    """Take a name, and those that look like it, from all lists; gives how often it stood there."""
    wanted = outline(name)
    known = connection.execute(select(_tries.c.name).where(_tries.c.name != "").distinct())
    alike: Sequence[str] = [one for one in known.scalars() if outline(one) == wanted]
    gone = 0
    for one in alike:
        done = connection.execute(update(_tries).where(_tries.c.name == one).values(name=""))
        gone += done.rowcount
    return gone


def forget_names(connection: Connection, before: float) -> int:
    """Names are for a while; results stay."""
    old = (_tries.c.name != "") & (_tries.c.began < before)
    return connection.execute(update(_tries).where(old).values(name="")).rowcount


def _try(row: Sequence[object]) -> Try:
    values = dict(zip(_COLUMNS, row, strict=True))
    for name in ("first", "late", "counted"):
        values[name] = bool(values[name])
    return Try(**values)  # type: ignore[arg-type]
