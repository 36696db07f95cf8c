"""What is always true of a game (MK-92 to MK-97), counted from the ground."""

from __future__ import annotations

from stellwerk.core import State as AnyState
from stellwerk.games.maerklin import State
from stellwerk.games.maerklin.map import CARDS, CITIES, FOLK, PLACES, POINTS, ROUTES, TICKETS
from stellwerk.games.maerklin.phases import EVENT
from stellwerk.games.maerklin.position import Position

GROUPS: dict[str, int] = {}
for _route in ROUTES:
    if _route.group:
        GROUPS[_route.group] = GROUPS.get(_route.group, 0) | 1 << _route.number


def keeps(state: AnyState) -> None:
    """Raises ``AssertionError`` if a state breaks one of the invariants."""
    assert isinstance(state, State)
    p = state.position
    cards(p)
    trains(p)
    goods(p)
    passengers(p)
    tickets(p)
    scores(p)
    routes(p)
    folk(p)


def cards(p: Position) -> None:
    """MK-92, and MK-36: an empty deck means an empty discard, a gap in the row both."""
    hand, deck, discard, row = p.hand, p.deck, p.discard, p.row
    for kind, total in enumerate(CARDS[p.rules.variant]):
        held = [hand[11 * seat + kind] for seat in range(p.players)]
        assert min(*held, deck[kind], discard[kind]) >= 0
        assert sum(held) + deck[kind] + discard[kind] + row.count(kind) == total
    assert sum(deck) == p.deck_size
    assert sum(discard) == p.discard_size
    for seat in range(p.players):
        assert p.hand_size[seat] == sum(hand[11 * seat : 11 * seat + 11])
    if p.due == 0:
        assert p.deck_size or not p.discard_size
        assert -1 not in row or not p.deck_size


def owned(p: Position) -> list[list[int]]:
    """The routes of each seat."""
    own = p.own
    found = []
    for seat in range(p.players):
        mask = own[2 * seat] | own[2 * seat + 1] << 64
        found.append([i for i in range(mask.bit_length()) if mask >> i & 1])
    return found


def trains(p: Position) -> None:
    """MK-93."""
    for left, routes in zip(p.trains, owned(p), strict=False):
        assert left >= 0
        assert left + sum(ROUTES[route].length for route in routes) == 45


def goods(p: Position) -> None:
    """MK-94."""
    taker, height, starts = p.taker, p.height, p.rules.stack_start
    if not p.rules.passengers:
        assert not any(height)
        assert set(taker) == {-1}
        return
    total = count = 0
    for city in CITIES:
        stack = range(starts[city.number], starts[city.number + 1])
        gone = [token for token in stack if taker[token] >= 0]
        # What is left is the lower part of the stack.
        assert gone == list(stack)[: len(stack) - height[city.number]]
        count += len(stack)
        total += sum(city.stack)
    assert (count, total) == (74, 180)
    values, gained = p.rules.token_value, p.goods
    for seat in range(p.players):
        assert gained[seat] == sum(values[t] for t in range(74) if taker[t] == seat)


def passengers(p: Position) -> None:
    """MK-95."""
    taken = 0
    for seat in range(p.players):
        on_board = p.stand[seat]
        assert on_board & taken == 0
        taken |= on_board
        assert 0 <= p.supply[seat] <= p.rules.passengers - on_board.bit_count()
    assert taken < 1 << len(CITIES)


def tickets(p: Position) -> None:
    """MK-96."""
    shorts = p.rules.short_tickets
    kept, queue, events = p.kept, p.queue, p.event
    seen: list[int] = []
    for kind in range(2):
        base = shorts * kind
        masks = [p.top[kind], *(kept[2 * seat + kind] for seat in range(p.players))]
        seen += [
            base + bit for mask in masks for bit in range(mask.bit_length()) if mask >> bit & 1
        ]
        start, size = p.queue_start[kind], p.queue_size[kind]
        seen += [queue[64 * kind + (start + i) % 64] for i in range(size)]
    first = [events[EVENT * event + 7] != 0 for event in range(min(p.events, p.players))]
    setting_up = len(first) < p.players or not all(first)
    for event in range(p.events):
        e = EVENT * event
        pending = setting_up if event < p.players else not events[e + 7]
        if pending:
            seen += [ticket for ticket in events[e + 3 : e + 7] if ticket >= 0]
    assert sorted(seen) == list(range(len(TICKETS[p.rules.variant])))


def scores(p: Position) -> None:
    """MK-97."""
    for score, goods, routes in zip(p.score, p.goods, owned(p), strict=False):
        assert score == sum(POINTS[ROUTES[route].length] for route in routes) + goods


def routes(p: Position) -> None:
    """MK-45, MK-46: who owns what of a parallel group, and what is still open."""
    owners = [(route, seat) for seat, routes in enumerate(owned(p)) for route in routes]
    groups: dict[str, list[int]] = {}
    closed = 0
    for number, seat in owners:
        assert not closed >> number & 1
        closed |= 1 << number
        if group := ROUTES[number].group:
            groups.setdefault(group, []).append(seat)
            if p.players < 4:
                closed |= GROUPS[group]
    for seats in groups.values():
        assert len(set(seats)) == len(seats)
        assert p.players > 3 or len(seats) == 1
    assert p.open[0] | p.open[1] << 64 == ((1 << len(ROUTES)) - 1) & ~closed


def folk(p: Position) -> None:
    """V-1: ten passengers of each colour."""
    if p.rules.has_folk:
        placed, held, left = p.folk, p.folk_of, p.folk_left
        for colour in range(len(FOLK)):
            there = sum(placed[6 * place.number + colour] for place in PLACES)
            taken = sum(held[6 * seat + colour] for seat in range(p.players))
            assert there + taken + left[colour] == 10
