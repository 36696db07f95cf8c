"""What a seat may know of a game (MK-87 to MK-89), as plain data.

Under ``memory`` stands what nobody displays but everybody could have written down: how the hands
were filled and emptied, and how tickets were drawn. At the end everything is open.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, TypeAlias

from stellwerk.core.game import View
from stellwerk.core.words import Json
from stellwerk.games.maerklin import moves, scoring
from stellwerk.games.maerklin.folk import pick_place
from stellwerk.games.maerklin.map import CITIES, FOLK, KINDS, PLACES, ROUTES, TICKETS
from stellwerk.games.maerklin.network import is_done
from stellwerk.games.maerklin.phases import (
    DUES,
    EVENT,
    KEEPING,
    LOG_BLIND,
    LOG_MARK,
    LOG_TAKE,
    OVER,
    PAYING,
    PHASES,
    PICKING,
    PLACING,
    TRAVELLING,
)
from stellwerk.games.maerklin.piles import pile
from stellwerk.games.maerklin.undo import last_move

if TYPE_CHECKING:
    from stellwerk.games.maerklin.position import Position
    from stellwerk.games.maerklin.state import State


Events: TypeAlias = list[list[int]]


def view(state: State, seat: int | None) -> View:
    """All that the seat may know; ``None`` is a spectator."""
    p = state.position
    over = p.phase == OVER
    events = drawings(p)
    totals = [score.total for score in scoring.sheets(p)] if over else p.score
    last: Json = {"by": p.last_by, "left": p.last_left} if p.last_by >= 0 else None
    return {
        "game": "maerklin",
        "seat": seat,
        "players": p.players,
        "options": dict(state.options),
        "phase": PHASES[p.phase],
        "due": DUES[p.due],
        "turn": p.seat if p.seat >= 0 and not over else None,
        "first": p.first if p.first >= 0 else None,
        "last_round": last,
        "skipped": _bits(p.skipped),
        "row": [KINDS[kind] if kind >= 0 else None for kind in p.row],
        "deck": p.deck_size,
        "discard": _cards(p.discard),
        "piles": {"short": pile(p, 0), "long": pile(p, 1)},
        "routes": _owners(p),
        "closed": _closed(p),
        "goods": _goods(p),
        "folk": _folk(p),
        "claim": _claim(p),
        "journey": _journey(p),
        "choosing": _choosing(p, events),
        "undo": last_move(p) >= 0,
        "seats": [
            _seat(p, events, other, over or other == seat) | {"score": totals[other]}
            for other in range(p.players)
        ],
        "memory": {
            "cards": _card_memory(p, seat, over),
            "tickets": _ticket_memory(p, events, seat, over),
            "dealt": p.dealt,
            "resets": p.resets,
            "skips": p.skips,
        },
    }


def drawings(p: Position) -> Events:
    """How tickets were drawn: seat, short, long, four tickets, and which were kept, as bits."""
    numbers = p.event
    return [numbers[EVENT * event : EVENT * event + EVENT] for event in range(p.events)]


def _bits(mask: int) -> list[Json]:
    return [number for number in range(mask.bit_length()) if mask >> number & 1]


def _cards(counts: Sequence[int]) -> dict[str, Json]:
    return {kind: n for kind, n in zip(KINDS, counts, strict=True) if n}


def _mask(words: Sequence[int]) -> int:
    return words[0] | words[1] << 64


def _owners(p: Position) -> dict[str, Json]:
    own = p.own
    owner = {
        number: seat for seat in range(p.players) for number in _numbers(_mask(own[2 * seat :]))
    }
    return {ROUTES[number].id: owner[number] for number in sorted(owner)}


def _numbers(mask: int) -> list[int]:
    found = []
    while mask:
        lowest = mask & -mask
        found.append(lowest.bit_length() - 1)
        mask ^= lowest
    return found


def _closed(p: Position) -> list[Json]:
    """Routes that nobody has and nobody may claim any more (MK-46)."""
    own = p.own
    gone = _mask(p.open)
    for seat in range(p.players):
        gone |= _mask(own[2 * seat :])
    return [ROUTES[number].id for number in _numbers(((1 << len(ROUTES)) - 1) & ~gone)]


def _goods(p: Position) -> dict[str, Json]:
    if not p.rules.passengers:
        return {}
    height = p.height
    return {city.id: list(city.stack[len(city.stack) - height[city.number] :]) for city in CITIES}


def _folk(p: Position) -> dict[str, Json]:
    if not p.rules.has_folk:
        return {}
    folk = p.folk
    return {
        place.id: [
            name for colour, name in enumerate(FOLK) for _ in range(folk[6 * place.number + colour])
        ]
        for place in PLACES
    }


def _claim(p: Position) -> Json:
    if p.phase not in (PAYING, PLACING, PICKING) or p.route < 0:
        return None
    paid: Json = None
    if p.paid:
        colour, cards, locomotives, plus4 = moves.payment(p.paid)
        kinds = ((KINDS[colour], cards), ("locomotive", locomotives), ("plus4", plus4))
        paid = {}
        for kind, n in kinds:
            if n:
                paid[kind] = n
    picking = p.phase == PICKING
    first = picking and p.pick_end == 1 and p.picked >= 0
    return {
        "route": ROUTES[p.route].id,
        "paid": paid,
        "pick": PLACES[pick_place(p)].id if picking else None,
        "picked": FOLK[p.picked] if first else None,
        "chosen": bool(first and p.pick_chosen),
    }


def _journey(p: Position) -> Json:
    if p.phase != TRAVELLING:
        return None
    path = list(p.path[: p.steps])
    cities, tokens = _loot(p, path)
    return {
        "from": CITIES[p.start].id,
        "path": [ROUTES[route].id for route in path],
        "at": CITIES[p.at].id,
        "cities": [*cities],
        "goods": [*tokens],
        "value": sum(tokens),
        "cards": p.foreign,
    }


def _loot(p: Position, path: list[int]) -> tuple[list[str], list[int]]:
    """The cities a journey has come to, and the goods it will take there if it ends now."""
    place, height = p.start, list(p.height)
    cities: list[str] = []
    tokens: list[int] = []
    seen = {place}
    for route in path:
        place = p.rules.end_a[route] + p.rules.end_b[route] - place
        city = CITIES[place]
        cities.append(city.id)
        if place != p.start and (place not in seen or p.rules.collect_on_revisit) and height[place]:
            tokens.append(city.stack[len(city.stack) - height[place]])
            height[place] -= 1
        seen.add(place)
    return cities, tokens


def _choosing(p: Position, events: Events) -> Json:
    if p.phase != KEEPING:
        return None
    seat, short, long = events[-1][:3]
    return {"seat": seat, "short": short, "long": long}


# -- seats ---------------------------------------------------------------------------------------


def _seat(p: Position, events: Events, seat: int, known: bool) -> dict[str, Json]:
    b = 11 * seat
    board = [CITIES[city].id for city in _numbers(p.stand[seat])]
    start, supply = p.rules.passengers, p.supply[seat]
    return {
        "trains": p.trains[seat],
        "cards": p.hand_size[seat],
        "hand": _cards(p.hand[b : b + 11]) if known else None,
        "supply": supply,
        "board": [*board],
        "gone": start - supply - len(board),
        "tokens": [[city, value] for city, value in scoring.tokens(p, seat)],
        "goods": p.goods[seat],
        "folk": _held_folk(p, seat),
        "announced": _announced(p, events, seat),
        "kept": _kept(p, events, seat, known),
        "ended": _choice(p, events, seat) != 0,
        "tickets": _tickets(p, events, seat) if known else None,
        "drawn": _drawn(p, events, seat) if known else None,
    }


def _held_folk(p: Position, seat: int) -> Json:
    if not p.rules.has_folk:
        return {}
    held = p.folk_of[6 * seat : 6 * seat + 6]
    return {name: n for name, n in zip(FOLK, held, strict=True) if n}


def _first(p: Position, events: Events, seat: int) -> list[int] | None:
    """How a seat drew its first tickets, if it has."""
    event = (seat - p.first) % p.players if p.first >= 0 else p.players
    return events[event] if event < len(events) else None


def _announced(p: Position, events: Events, seat: int) -> Json:
    first = _first(p, events, seat)
    return [first[1], first[2]] if first else None


def _choice(p: Position, events: Events, seat: int) -> int:
    """Which of its first tickets a seat has chosen, as bits; 0 if it has not yet."""
    first = _first(p, events, seat)
    return first[7] if first else 0


def _all_chosen(p: Position, events: Events) -> bool:
    """Whether the first choice of tickets is over."""
    return len(events) >= p.players and all(event[7] for event in events[: p.players])


def _chosen(event: list[int], mask: int) -> list[int]:
    return [ticket for i, ticket in enumerate(event[3:7]) if mask >> i & 1]


def _kept(p: Position, events: Events, seat: int, known: bool) -> Json:
    if _all_chosen(p, events):
        short, long = (mask.bit_count() for mask in p.kept[2 * seat : 2 * seat + 2])
        return {"short": short, "long": long}
    first, mask = _first(p, events, seat), _choice(p, events, seat)
    if known and first and mask:
        found = _chosen(first, mask)
        short = sum(ticket < p.rules.short_tickets for ticket in found)
        return {"short": short, "long": len(found) - short}
    return None


def _ticket(p: Position, seat: int, number: int) -> Json:
    ticket = TICKETS[p.rules.variant][number]
    return {
        "id": ticket.id,
        "a": ticket.a,
        "b": ticket.b,
        "value": ticket.value,
        "kind": ticket.kind,
        "done": is_done(p, seat, number),
    }


def _tickets(p: Position, events: Events, seat: int) -> list[Json]:
    """What the seat has kept; at set-up already what it has chosen."""
    if _all_chosen(p, events):
        short, long = p.kept[2 * seat : 2 * seat + 2]
        return [_ticket(p, seat, t) for t in _numbers(short | long << p.rules.short_tickets)]
    first = _first(p, events, seat)
    return [_ticket(p, seat, t) for t in _chosen(first, first[7])] if first else []


def _drawn(p: Position, events: Events, seat: int) -> list[Json]:
    """The tickets among which the seat has to choose now."""
    event = None
    if p.phase == KEEPING and p.seat == seat:
        event = events[-1]
    elif not _all_chosen(p, events) and not _choice(p, events, seat):
        event = _first(p, events, seat)
    return [_ticket(p, seat, t) for t in event[3:7] if t >= 0] if event else []


# -- memory --------------------------------------------------------------------------------------


def _card_memory(p: Position, seat: int | None, over: bool) -> list[Json]:
    """How the hands came about: ``[what, seat, kind, count]``, blind cards of others without kind.

    A mark tells which cards were drawn blind since the last: as the deck ran out there, everybody
    can work it out.
    """
    told: list[Json] = []
    blind = [0] * len(KINDS)
    for entry in p.log[: p.log_size]:
        what, who, kind, count = entry >> 12, entry >> 8 & 15, entry >> 4 & 15, entry & 15
        if what == LOG_MARK:
            told.append(["mark", _cards(blind)])
            blind = [0] * len(KINDS)
        elif what == LOG_BLIND:
            blind[kind] += 1
            told.append(["blind", who, KINDS[kind] if over or who == seat else None])
        else:
            told.append(["take" if what == LOG_TAKE else "pay", who, KINDS[kind], count])
    return told


def _ticket_memory(p: Position, events: Events, seat: int | None, over: bool) -> list[Json]:
    """Who drew how many tickets and kept how many; of one's own also which."""
    told: list[Json] = []
    deck, shorts = TICKETS[p.rules.variant], p.rules.short_tickets
    open_choice = _all_chosen(p, events)
    for who, short, long, *tickets, mask in events:
        tickets = [ticket for ticket in tickets if ticket >= 0]
        own = over or who == seat
        kept = [ticket for i, ticket in enumerate(tickets) if mask >> i & 1]
        public = mask and (own or open_choice)
        kept_short = sum(ticket < shorts for ticket in kept)
        told.append(
            {
                "seat": who,
                "short": short,
                "long": long,
                "n": len(tickets),
                "drawn": [deck[ticket].id for ticket in tickets] if own else None,
                "kept": [deck[ticket].id for ticket in kept] if own else None,
                "counts": [kept_short, len(kept) - kept_short] if public else None,
            }
        )
    return told
