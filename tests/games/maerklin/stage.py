"""Setting the stage: a game in the middle of a turn, with the cards and routes a test needs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from stellwerk.core import CHANCE, Declined, Value
from stellwerk.games.maerklin import State, game
from stellwerk.games.maerklin.map import CITIES, KINDS, PLACE, TICKETS
from stellwerk.games.maerklin.moves import find_route
from stellwerk.games.maerklin.network import reconnect
from stellwerk.games.maerklin.phases import NO_CHANCE, ON_TURN

SHORT = {"L": "locomotive", "4": "plus4", "P": "passenger"}


def kinds(text: str) -> list[int]:
    """``"red L 4 P"`` as numbers of kinds; ``-`` is an empty place."""
    return [-1 if word == "-" else KINDS.index(SHORT.get(word, word)) for word in text.split()]


def counts(text: str) -> list[int]:
    cards = kinds(text)
    return [cards.count(kind) for kind in range(len(KINDS))]


def stage(
    players: int = 2,
    *,
    seat: int = 0,
    hands: Sequence[str] = (),
    row: str = "blue blue green green yellow",
    deck: str = "red white blue green yellow black orange purple",
    discard: str = "",
    routes: Mapping[int, str] | None = None,
    passengers: Mapping[int, str] | None = None,
    stacks: Mapping[str, int] | None = None,
    trains: Sequence[int] = (),
    tickets: Mapping[int, str] | None = None,
    **options: Value,
) -> State:
    """A state in which the seat begins its turn.

    ``routes`` and ``passengers`` name what each seat has, ``stacks`` how many goods are left in a
    city, ``tickets`` the ids of kept tickets. Cards that are nowhere named are out of the game.
    """
    state = game.new(players, options)
    p = state.position
    p.first = 0
    p.seat = seat
    p.phase = ON_TURN
    p.due = NO_CHANCE
    p.row = kinds(row)
    p.deck, p.discard = counts(deck), counts(discard)
    p.deck_size, p.discard_size = sum(p.deck), sum(p.discard)
    hand = [n for text in hands for n in counts(text)]
    p.hand = hand + [0] * (55 - len(hand))
    p.hand_size = [sum(p.hand[11 * s : 11 * s + 11]) for s in range(5)]
    for number, texts in (routes or {}).items():
        own(state, number, texts)
    p.stand = [
        sum(1 << PLACE[city].number for city in (passengers or {}).get(s, "").split())
        for s in range(5)
    ]
    if p.rules.passengers:
        p.supply = [3 - mask.bit_count() for mask in p.stand]
        heights = {city.id: len(city.stack) for city in CITIES} | dict(stacks or {})
        p.height = [heights[city.id] for city in CITIES]
    if trains:
        p.trains = [*trains, *[45] * (5 - len(trains))]
    give_tickets(state, tickets or {})
    return state


def own(state: State, seat: int, texts: str) -> None:
    """Let a seat own routes, as if it had claimed them; trains and points stay as they are."""
    p = state.position
    owned, barred, free = p.own, p.barred, p.open
    for text in texts.split():
        route = find_route(text).number
        owned[2 * seat + (route >> 6)] |= 1 << (route & 63)
        free[route >> 6] &= ~(1 << (route & 63))
        for word in range(2):
            twins = p.rules.twins[2 * route + word]
            barred[2 * seat + word] |= twins
            if p.players < 4:
                free[word] &= ~twins
    p.own, p.barred, p.open = owned, barred, free
    reconnect(p, seat)


def give_tickets(state: State, tickets: Mapping[int, str]) -> None:
    p = state.position
    number = {ticket.id: i for i, ticket in enumerate(TICKETS[p.rules.variant])}
    kept, top = p.kept, p.top
    for seat, ids in tickets.items():
        for one in ids.split():
            kind = int(number[one] >= p.rules.short_tickets)
            bit = 1 << (number[one] - p.rules.short_tickets * kind)
            kept[2 * seat + kind] |= bit
            top[kind] &= ~bit
    p.kept, p.top = kept, top


def legal(state: State, seat: int | None = None) -> list[str]:
    """The legal moves of the seat on turn, or of another, as texts."""
    who = state.position.seat if seat is None else seat
    return [game.text(move) for move in state.legal(who)]


def do(state: State, *texts: str) -> State:
    """Let the one who is to act do these things: the seat on turn, or chance."""
    for text in texts:
        (seat,) = state.actors()
        state.apply(seat, game.parse(text))
    return state


def refused(state: State, text: str, seat: int | None = None) -> tuple[str, str]:
    """Rule and key with which a move is refused; reading it may be refused as well."""
    who = state.actors()[0] if seat is None else seat
    try:
        state.apply(who, game.parse(text))
    except Declined as error:
        return error.refusal.rule, error.refusal.key.partition(".")[2]
    raise AssertionError(f"{text} is allowed")


def deal_any(state: State) -> State:
    """Let chance deal whatever comes first until a seat is to act."""
    while state.actors() == (CHANCE,):
        state.apply(CHANCE, state.legal(CHANCE)[0])
    return state


def hand(state: State, seat: int) -> dict[str, int]:
    """The cards of a seat by kind."""
    held = state.position.hand[11 * seat : 11 * seat + 11]
    return {kind: n for kind, n in zip(KINDS, held, strict=True) if n}
