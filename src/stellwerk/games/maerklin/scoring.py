"""Final scoring (MK-80 to MK-84, V-1) and the score sheets."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from stellwerk.core.score import Earned, Part, Result, Score, rank
from stellwerk.games.maerklin.card import PARTS
from stellwerk.games.maerklin.map import CITIES, FOLK, ROUTES, TICKETS, Ticket
from stellwerk.games.maerklin.network import is_done
from stellwerk.games.maerklin.phases import MOST_FOLK, OVER, SECOND_FOLK

if TYPE_CHECKING:
    from stellwerk.games.maerklin.position import Position


def tickets(p: Position, seat: int) -> list[tuple[Ticket, bool]]:
    """The kept tickets of a seat, and whether each is completed; short ones first."""
    deck = TICKETS[p.rules.variant]
    shorts = p.rules.short_tickets
    short, long = p.kept[2 * seat : 2 * seat + 2]
    mask = short | long << shorts
    return [
        (ticket, is_done(p, seat, number))
        for number, ticket in enumerate(deck)
        if mask >> number & 1
    ]


def done_count(p: Position, seat: int) -> int:
    """How many tickets a seat has completed."""
    return sum(done for _, done in tickets(p, seat))


def folk_points(p: Position) -> list[list[Earned]]:
    """V-1: for each seat the points of its passengers, colour by colour."""
    earned: list[list[Earned]] = [[] for _ in range(p.players)]
    held = p.folk_of
    for colour, name in enumerate(FOLK):
        counts = [held[6 * seat + colour] for seat in range(p.players)]
        most = max(counts)
        if most == 0:
            continue
        first = [seat for seat, n in enumerate(counts) if n == most]
        for seat in first:
            earned[seat].append(Earned(MOST_FOLK, (f"folk:{name}",)))
        second = max((n for n in counts if n < most), default=0)
        if len(first) == 1 and second:
            for seat, n in enumerate(counts):
                if n == second:
                    earned[seat].append(Earned(SECOND_FOLK, (f"folk:{name}",)))
    return earned


def sheets(p: Position) -> tuple[Score, ...]:
    """The score sheets as they stand. Tickets count once they are revealed, at the end (MK-89)."""
    over = p.phase == OVER
    folk = folk_points(p)
    done = [done_count(p, seat) if over else 0 for seat in range(p.players)]
    most = max(done)
    sheets = []
    for seat in range(p.players):
        earned: dict[str, list[Earned]] = {key: [] for key in PARTS}
        earned["routes"] = list(_routes(p, seat))
        earned["goods"] = list(_goods(p, seat))
        earned["passengers"] = folk[seat]
        for part in _not_in_play(p):
            del earned[part]
        for ticket, complete in tickets(p, seat) if over else ():
            ids = (f"ticket:{ticket.id}", f"place:{ticket.a}", f"place:{ticket.b}")
            part = "tickets" if complete else "failed"
            earned[part].append(Earned(ticket.value if complete else -ticket.value, ids))
        if most and done[seat] == most:  # MK-82
            earned["most_tickets"] = [Earned(p.rules.bonus, ("bonus",))]
        sheets.append(Score(tuple(_part(key, tuple(found)) for key, found in earned.items())))
    return tuple(sheets)


def seen_sheets(p: Position) -> tuple[Score, ...]:
    """The same of a position that never changes: where the points come from is found when asked.

    What routes and goods have brought is kept with the position (MK-97).
    """
    if p.phase == OVER:
        return sheets(p)
    missing = set(_not_in_play(p))
    folk = () if "passengers" in missing else folk_points(p)
    found = []
    for seat, points in enumerate(p.score[: p.players]):
        goods = sum(value for _, value in tokens(p, seat))
        parts = {
            "routes": Part("routes", points - goods, _later(_routes, p, seat)),
            "goods": Part("goods", goods, _later(_goods, p, seat)),
        }
        if folk:
            parts["passengers"] = _part("passengers", tuple(folk[seat]))
        shown = [parts.get(key) or Part(key, 0) for key in PARTS if key not in missing]
        found.append(Score(tuple(shown)))
    return tuple(found)


def _later(
    places: Callable[[Position, int], Iterator[Earned]], p: Position, seat: int
) -> Callable[[], tuple[Earned, ...]]:
    return lambda: tuple(places(p, seat))


def _not_in_play(p: Position) -> Iterator[str]:
    """Parts that nobody can score in this variant."""
    if not p.rules.passengers:
        yield "goods"
    if not p.rules.has_folk:
        yield "passengers"


def result(p: Position) -> Result:
    """MK-83: most points; of equals more completed tickets, then more goods; else shared."""
    goods = p.goods
    return rank(
        [(score.total, done_count(p, seat), goods[seat]) for seat, score in enumerate(sheets(p))]
    )


def _part(key: str, earned: tuple[Earned, ...]) -> Part:
    return Part(key, sum(one.points for one in earned), earned)


def _routes(p: Position, seat: int) -> Iterator[Earned]:
    low, high = p.own[2 * seat : 2 * seat + 2]
    mask = low | high << 64
    points = p.rules.points
    for route in ROUTES:
        if mask >> route.number & 1:
            yield Earned(points[route.length], (f"route:{route.id}",))


def _goods(p: Position, seat: int) -> Iterator[Earned]:
    for city, value in tokens(p, seat):
        yield Earned(value, (f"city:{city}",))


def tokens(p: Position, seat: int) -> Iterator[tuple[str, int]]:
    """The goods a seat has taken, city by city."""
    if not p.goods[seat]:
        return
    taker, starts, values = p.taker, p.rules.stack_start, p.rules.token_value
    for city in CITIES:
        for token in range(starts[city.number], starts[city.number + 1]):
            if taker[token] == seat:
                yield city.id, values[token]
