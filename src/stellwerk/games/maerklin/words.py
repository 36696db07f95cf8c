"""Moves in words for people, and the drawn things they touch."""

from __future__ import annotations

from typing import Final

from stellwerk.core.words import Words
from stellwerk.games.maerklin.map import (
    COLOURS,
    FOLK,
    KINDS,
    PLACE,
    PLACES,
    POINTS,
    ROUTES,
    Ticket,
)
from stellwerk.games.maerklin.moves import (
    ALL_TICKETS,
    ARRIVE,
    BLIND,
    CLAIM,
    DRAW,
    ENOUGH,
    FIRST,
    GO,
    KEEP,
    MIX,
    NOBODY,
    PAY,
    PICK,
    SET_DOWN,
    SHUFFLE,
    STOP,
    TICKET,
    TRAVEL,
    TURN,
    kept,
    payment,
    payment_text,
)


def describe(move: int) -> Words:
    """The move in words. Places have the names that are printed on the board."""
    if move < BLIND:
        return Words("maerklin.take", {"slot": (move >> 4) + 1, "card": KINDS[move & 15]})
    if move in _SINGLE:
        return Words(_SINGLE[move])
    if move < CLAIM:
        short, long = divmod(move - MIX, 5)
        return Words("maerklin.mix", {"short": short, "long": long})
    if move < SET_DOWN:
        return _describe_route(move)
    if move < PICK:
        city = PLACES[(move - SET_DOWN) % (TRAVEL - SET_DOWN)].name
        if move < TRAVEL:
            return Words("maerklin.place", {"city": city})
        return Words("maerklin.travel", {"city": city})
    if move < FIRST:
        place, folk = divmod(move - PICK, 8)
        return Words("maerklin.pick", {"place": PLACES[place].name, "folk": FOLK[folk]})
    if move < PAY:
        return _describe_chance(move)
    if move < KEEP:
        colour, cards, locomotives, plus4 = payment(move)
        return Words(
            "maerklin.pay",
            {
                "card": COLOURS[colour] if cards else "none",
                "n": cards,
                "locomotives": locomotives,
                "plus4": plus4,
            },
        )
    names = ", ".join(ticket_name(ALL_TICKETS[number]) for number in kept(move))
    return Words("maerklin.keep", {"n": len(kept(move)), "tickets": names})


_SINGLE: Final = {
    BLIND: "maerklin.blind",
    ENOUGH: "maerklin.enough",
    STOP: "maerklin.stop",
    NOBODY: "maerklin.place_none",
    SHUFFLE: "maerklin.shuffle",
}


def ticket_name(ticket: Ticket) -> str:
    """A ticket as people say it: its places and its value."""
    return f"{PLACE[ticket.a].name}–{PLACE[ticket.b].name} {ticket.value}"


def _describe_route(move: int) -> Words:
    route = ROUTES[move - CLAIM if move < GO else move - GO]
    a, b = PLACE[route.a].name, PLACE[route.b].name
    if move >= GO:
        return Words("maerklin.go", {"a": a, "b": b, "track": route.track, "tracks": route.tracks})
    return Words(
        "maerklin.claim",
        {
            "a": a,
            "b": b,
            "track": route.track,
            "tracks": route.tracks,
            "length": route.length,
            "colour": route.colour,
            "points": POINTS[route.length],
        },
    )


def _describe_chance(move: int) -> Words:
    if move < DRAW:
        return Words("maerklin.first", {"seat": move - FIRST + 1})
    if move < TURN:
        return Words("maerklin.draw", {"card": KINDS[move - DRAW]})
    if move < ARRIVE:
        return Words("maerklin.turn", {"card": KINDS[move - TURN]})
    if move < TICKET:
        return Words("maerklin.folk", {"folk": FOLK[move - ARRIVE]})
    ticket = ALL_TICKETS[move - TICKET]
    a, b = PLACE[ticket.a].name, PLACE[ticket.b].name
    return Words("maerklin.ticket", {"a": a, "b": b, "value": ticket.value})


def targets(move: int) -> tuple[str, ...]:
    """The ids of the drawn things that a move touches."""
    if move < BLIND:
        return (f"row:{(move >> 4) + 1}", f"card:{KINDS[move & 15]}")
    if move in _TOUCHED:
        return _TOUCHED[move]
    if move < CLAIM:
        short, long = divmod(move - MIX, 5)
        piles = [f"pile:{kind}" for kind, n in (("short", short), ("long", long)) if n]
        return (*piles, f"mix:{short}+{long}")
    if move < SET_DOWN:
        return (f"route:{ROUTES[move - CLAIM if move < GO else move - GO].id}",)
    if move < TRAVEL:
        return (f"city:{PLACES[move - SET_DOWN].id}",)
    if move < PICK:
        city = PLACES[move - TRAVEL].id
        return (f"city:{city}", f"passenger:{city}")
    if move < FIRST:
        place, folk = divmod(move - PICK, 8)
        return (f"place:{PLACES[place].id}", f"folk:{FOLK[folk]}")
    if move < PAY:
        return (_touched_by_chance(move),)
    if move < KEEP:
        colour, cards, locomotives, plus4 = payment(move)
        used = ((KINDS[colour], cards), ("locomotive", locomotives), ("plus4", plus4))
        return (f"pay:{payment_text(move)}", *(f"card:{kind}" for kind, n in used if n))
    return tuple(f"ticket:{ALL_TICKETS[number].id}" for number in kept(move))


_TOUCHED: Final = {
    BLIND: ("deck",),
    ENOUGH: ("enough",),
    STOP: ("stop",),
    NOBODY: ("nobody",),
    SHUFFLE: ("pile:short", "pile:long"),
}


def _touched_by_chance(move: int) -> str:
    if move < DRAW:
        return f"seat:{move - FIRST + 1}"
    if move < TURN:
        return f"card:{KINDS[move - DRAW]}"
    if move < ARRIVE:
        return f"card:{KINDS[move - TURN]}"
    if move < TICKET:
        return f"folk:{FOLK[move - ARRIVE]}"
    return f"ticket:{ALL_TICKETS[move - TICKET].id}"
