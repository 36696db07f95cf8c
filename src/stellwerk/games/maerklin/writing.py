"""Plain data of what a seat sees; ``plain.py`` describes it.

It is not to be changed, so small parts of it that come again and again are made once and shared:
stacks of goods, tickets, drawings that are over.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any, Final, TypeAlias, cast

from stellwerk.games.maerklin import moves, scoring
from stellwerk.games.maerklin.map import CITIES, FOLK, KINDS, PLACES, ROUTES, TICKETS
from stellwerk.games.maerklin.moves import MOST_DRAWN
from stellwerk.games.maerklin.network import is_done
from stellwerk.games.maerklin.passengers_2017 import pick_place
from stellwerk.games.maerklin.phases import (
    ANNOUNCING,
    CHOOSING,
    DUES,
    KEEPING,
    LOG_BLIND,
    LOG_TAKE,
    OVER,
    PAYING,
    PHASES,
    PICKING,
    PLACING,
    TRAVELLING,
)
from stellwerk.games.maerklin.plain import (
    Claim,
    Drawing,
    Journey,
    Kind,
    Options,
    Pair,
    Piles,
    Seat,
    Table,
    Ticket,
)
from stellwerk.games.maerklin.ticket_piles import pile
from stellwerk.games.maerklin.undo import last_move

if TYPE_CHECKING:
    from stellwerk.games.maerklin.position import Position
    from stellwerk.games.maerklin.seen import Seen

Events: TypeAlias = list[list[int]]
_NAMES: Final = cast("tuple[Kind, ...]", KINDS)
_ROUTE_IDS: Final = tuple(route.id for route in ROUTES)
_CITY_IDS: Final = tuple(city.id for city in CITIES)
_BITS: Final = tuple([bit for bit in range(8) if byte >> bit & 1] for byte in range(256))
# What is left of each city's goods, by their number.
_STACKS: Final = tuple(
    tuple(list(city.stack[len(city.stack) - n :]) for n in range(len(city.stack) + 1))
    for city in CITIES
)


def written(seen: Seen) -> Table:
    """All that is seen, as plain data."""
    p = seen.position
    over = p.phase == OVER
    events = p.drawings()
    totals = [score.total for score in scoring.sheets(p)] if over else p.score
    return {
        "game": "maerklin",
        "seat": seen.seat,
        "players": p.players,
        "options": cast(Options, seen.options.copy()),
        "decisions": seen.decisions if seen.seat is not None else None,
        "phase": cast(Any, PHASES[p.phase]),
        "due": cast(Any, DUES[p.due]),
        "turn": p.seat if p.seat >= 0 else None,
        "first": p.first if p.first >= 0 else None,
        "last_round": {"by": p.last_by, "left": p.last_left} if p.last_by >= 0 else None,
        "skipped": _numbers(p.skipped),
        "row": [_NAMES[kind] if kind >= 0 else None for kind in p.row],
        "deck": p.deck_size,
        "discard": _cards(p.discard),
        "piles": {"short": pile(p, 0), "long": pile(p, 1)},
        "routes": {
            _ROUTE_IDS[route]: seat for seat in range(p.players) for route in seen.owned(seat)
        },
        "closed": [_ROUTE_IDS[route] for route in seen.closed()],
        "goods": _goods(p),
        "folk": _folk(p),
        "claim": _claim(p),
        "journey": _journey(p),
        "choosing": _choosing(p, events),
        "undo": last_move(p) >= 0,
        "seats": _seats(seen, events, totals),
        "memory": {
            "cards": _card_memory(seen),
            "blind": [
                [_NAMES[kind] for kind in seen.blind_cards(seat)] if seen.knows(seat) else None
                for seat in range(p.players)
            ],
            "tickets": _ticket_memory(seen, events),
            "resets": p.resets,
        },
    }


def _numbers(mask: int) -> list[int]:
    """The numbers of the bits of a mask that has few."""
    return [bit for bit in range(mask.bit_length()) if mask >> bit & 1] if mask else []


def _cards(counts: Sequence[int]) -> dict[str, int]:
    return {kind: n for kind, n in zip(KINDS, counts, strict=True) if n}


def _goods(p: Position) -> dict[str, list[int]]:
    if not p.rules.passengers:
        return {}
    return {city: stack[n] for city, stack, n in zip(_CITY_IDS, _STACKS, p.height, strict=True)}


def _folk(p: Position) -> dict[str, Any]:
    if not p.rules.has_folk:
        return {}
    folk = p.folk
    return {
        place.id: [
            name for colour, name in enumerate(FOLK) for _ in range(folk[6 * place.number + colour])
        ]
        for place in PLACES
    }


def _claim(p: Position) -> Claim | None:
    if p.phase not in (PAYING, PLACING, PICKING):
        return None
    paid: dict[str, int] | None = None
    if p.paid:
        colour, cards, locomotives, plus4 = moves.payment(p.paid)
        kinds = ((KINDS[colour], cards), ("locomotive", locomotives), ("plus4", plus4))
        paid = {kind: n for kind, n in kinds if n}
    return {
        "route": _ROUTE_IDS[p.route],
        "paid": paid,
        "open": bool(p.undo),
        "pick": PLACES[pick_place(p)].id if p.phase == PICKING else None,
        "picked": cast(Any, FOLK[p.picked]) if p.picked >= 0 else None,
        "chosen": bool(p.pick_chosen),
    }


def _journey(p: Position) -> Journey | None:
    if p.phase != TRAVELLING:
        return None
    path = list(p.path[: p.steps])
    cities, tokens = _loot(p, path)
    return {
        "from": _CITY_IDS[p.start],
        "path": [_ROUTE_IDS[route] for route in path],
        "at": _CITY_IDS[p.at],
        "cities": cities,
        "goods": tokens,
        "value": sum(tokens),
        "cards": p.foreign,
    }


def _loot(p: Position, path: list[int]) -> tuple[list[str], list[int]]:
    """The cities a journey has come to, and the goods it will take there if it ends now."""
    place, height = p.start, list(p.height)
    cities: list[str] = []
    tokens: list[int] = []
    visited = {place}
    for route in path:
        place = p.rules.end_a[route] + p.rules.end_b[route] - place
        city = CITIES[place]
        cities.append(city.id)
        again = place in visited and not p.rules.collect_on_revisit
        if place != p.start and not again and height[place]:
            tokens.append(city.stack[len(city.stack) - height[place]])
            height[place] -= 1
        visited.add(place)
    return cities, tokens


def _choosing(p: Position, events: Events) -> Any:
    if p.phase != KEEPING:
        return None
    seat, short, long = events[-1][:3]
    return {"seat": seat, "short": short, "long": long}


# -- seats ---------------------------------------------------------------------------------------


def _seats(seen: Seen, events: Events, totals: Sequence[int]) -> list[Seat]:
    p = seen.position
    trains, cards, supply, goods, stand = p.trains, p.hand_size, p.supply, p.goods, p.stand
    choosing = p.phase in (ANNOUNCING, CHOOSING)
    found: list[Seat] = []
    for seat in range(p.players):
        known = seen.knows(seat)
        board = [_CITY_IDS[city] for city in _numbers(stand[seat])]
        event = (seat - p.first) % p.players
        first = events[event] if p.first >= 0 and event < len(events) else None
        found.append(
            {
                "score": totals[seat],
                "trains": trains[seat],
                "cards": cards[seat],
                "hand": _cards(seen.hand(seat)) if known else None,
                "supply": supply[seat],
                "board": board,
                "gone": p.rules.passengers - supply[seat] - len(board),
                "tokens": [_TOKENS[token] for token in seen.goods(seat)],
                "goods": goods[seat],
                "folk": _held_folk(p, seat),
                "announced": [first[1], first[2]] if first else None,
                "kept": _kept(p, seat, first if choosing else None, known),
                "ended": bool(first and first[7]),
                "tickets": _tickets(seen, seat, first if choosing else None) if known else None,
                "drawn": _drawn(p, seat, events, first if choosing else None) if known else None,
            }
        )
    return found


# The city and the value of each token.
_TOKENS: Final[tuple[list[str | int], ...]] = tuple(
    [city.id, value] for city in CITIES for value in city.stack
)


def _held_folk(p: Position, seat: int) -> dict[str, int]:
    if not p.rules.has_folk:
        return {}
    held = p.folk_of[6 * seat : 6 * seat + 6]
    return {name: n for name, n in zip(FOLK, held, strict=True) if n}


def _chosen(event: list[int]) -> list[int]:
    """The tickets of an event that were kept."""
    return [event[3 + i] for i in _BITS[event[7]]]


def _kept(p: Position, seat: int, first: list[int] | None, known: bool) -> Piles | None:
    """Tickets of a seat; ``first`` is its first drawing while all choose from theirs."""
    if first is None:
        if p.phase in (ANNOUNCING, CHOOSING) or not p.events:
            return None
        short, long = p.kept[2 * seat : 2 * seat + 2]
        return {"short": short.bit_count(), "long": long.bit_count()}
    if not known or not first[7]:
        return None
    found = _chosen(first)
    short = sum(ticket < p.rules.short_tickets for ticket in found)
    return {"short": short, "long": len(found) - short}


def _shown(p: Position, seat: int, tickets: list[int]) -> list[Ticket]:
    faces = _faces(p.rules.variant)
    return [faces[is_done(p, seat, ticket)][ticket] for ticket in tickets]


@cache
def _faces(variant: str) -> tuple[list[Ticket], list[Ticket]]:
    """All tickets, once open and once completed."""
    open_ones, done_ones = (
        [
            Ticket(
                id=ticket.id,
                a=ticket.a,
                b=ticket.b,
                value=ticket.value,
                kind="short" if ticket.kind == "short" else "long",
                done=done,
            )
            for ticket in TICKETS[variant]
        ]
        for done in (False, True)
    )
    return open_ones, done_ones


def _tickets(seen: Seen, seat: int, first: list[int] | None) -> list[Ticket]:
    """What the seat has kept; at set-up already what it has chosen."""
    kept = seen.kept(seat) if first is None else _chosen(first)
    return _shown(seen.position, seat, kept)


def _drawn(p: Position, seat: int, events: Events, first: list[int] | None) -> list[Ticket]:
    """The tickets among which the seat has to choose now."""
    if p.phase == KEEPING and p.seat == seat:
        event = events[-1]
    elif first is not None and not first[7]:
        event = first
    else:
        return []
    return _shown(p, seat, [ticket for ticket in event[3:7] if ticket >= 0])


# -- memory --------------------------------------------------------------------------------------


def _card_memory(seen: Seen) -> list[str]:
    """How the hands came about; see ``plain.Memory``."""
    cards = [_TOLD[entry] for entry in seen.position.entries()]
    for place, counts in reversed(seen.marks()):
        words = (f"{n} {kind}" for kind, n in zip(KINDS, counts, strict=True) if n)
        cards.insert(place, f"mark {' '.join(words)}")
    return cards


class _Told(dict[int, str]):
    """The words of entries of the log; kept, for there are few."""

    def __missing__(self, entry: int) -> str:
        what, who, kind, count = entry >> 12 & 3, entry >> 8 & 15, entry >> 4 & 15, entry & 15
        if what == LOG_BLIND:
            words = f"{who} blind"
        elif what == LOG_TAKE:
            words = f"{who} take {KINDS[kind]}"
        else:
            words = f"{who} pay {count} {KINDS[kind]}"
        self[entry] = words
        return words


_TOLD: Final = _Told()


def _ticket_memory(seen: Seen, events: Events) -> list[Drawing]:
    """Who drew how many tickets and kept how many; of one's own also which."""
    p = seen.position
    variant = p.rules.variant
    choosing = p.phase in (ANNOUNCING, CHOOSING)
    known = [seen.knows(seat) for seat in range(p.players)]
    return [_drawing(variant, known[event[0]], choosing, *event) for event in events]


@lru_cache(maxsize=4096)
def _drawing(
    variant: str, own: bool, choosing: bool, who: int, short: int, long: int, *rest: int
) -> Drawing:
    *tickets, mask = rest
    ids = _ticket_ids(variant)
    return {
        "seat": who,
        "short": short,
        "long": long,
        "n": MOST_DRAWN - tickets.count(-1),
        "drawn": [ids[ticket] for ticket in tickets if ticket >= 0] if own else None,
        "kept": [ids[tickets[i]] for i in _BITS[mask]] if own else None,
        "counts": _counts(short, mask) if mask and (own or not choosing) else None,
    }


@cache
def _ticket_ids(variant: str) -> list[str]:
    return [ticket.id for ticket in TICKETS[variant]]


def _counts(short: int, mask: int) -> Pair:
    """How many short and long tickets were kept: the short ones are drawn first."""
    return [(mask & ((1 << short) - 1)).bit_count(), (mask >> short).bit_count()]
