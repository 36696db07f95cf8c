"""What a seat sees, as plain data: the one description of it.

``writing.py`` makes such data and ``reading.py`` makes a ``Seen`` of it. Pages, pictures and other
programs read it. What a seat does not know is null. ``memory`` is what nobody displays but
everybody could have written down.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias, TypedDict

from stellwerk.core.plain import Range

SeatNumber: TypeAlias = Annotated[int, Range(0, 4)]
Count: TypeAlias = Annotated[int, Range(0, 999)]
Few: TypeAlias = Annotated[int, Range(0, 4)]
Pair: TypeAlias = Annotated[list[Few], Range(2, 2)]  # of short and of long tickets
PlaceId: TypeAlias = str  # of ``map.PLACES``; a city where nothing else is said
RouteId: TypeAlias = str  # of ``map.ROUTES``
TicketId: TypeAlias = str  # of ``map.TICKETS``

Phase: TypeAlias = Literal[
    "deal", "announce", "choose", "turn", "second", "pay", "place", "pick", "journey", "keep",
    "end", "over",
]  # fmt: skip
Due: TypeAlias = Literal["first", "hand", "row", "short", "long", "shuffle", "folk"]
Kind: TypeAlias = Literal[
    "purple", "blue", "orange", "white", "green", "yellow", "black", "red",
    "locomotive", "plus4", "passenger",
]  # fmt: skip
Folk: TypeAlias = Literal["red", "blue", "green", "yellow", "white", "black"]


class Options(TypedDict):
    """The options of the card."""

    variant: Literal["2006", "2012", "beginners", "germany"]
    first: Literal["random", "seat1"]
    collect_on_revisit: bool
    second_card_optional: bool
    plus4_counts_for_reset: bool
    row_without_deck: bool


class LastRound(TypedDict):
    """Who began it, and how many turns are left, the running one included."""

    by: SeatNumber
    left: Annotated[int, Range(0, 5)]


class Piles(TypedDict):
    """Numbers of short and long tickets."""

    short: Count
    long: Count


class Claim(TypedDict):
    """A route being claimed."""

    route: RouteId
    paid: dict[str, Annotated[int, Range(1, 7)]] | None  # by kind of card
    open: bool  # whether the payment has revealed nothing yet, so that it can be taken back
    pick: PlaceId | None  # where a passenger is to be picked up (V-1)
    picked: Folk | None  # who was at the first end of the route
    chosen: bool  # and whether there was a choice


# Of a key that is a word of Python.
_From = TypedDict("_From", {"from": PlaceId})


class Journey(_From):
    """A passenger under way."""

    path: list[RouteId]
    at: PlaceId
    cities: list[PlaceId]  # it has come to, in order
    goods: list[Count]  # it takes if it ends here
    value: Count  # of them
    cards: Count  # passenger cards it needs so far


class Choosing(TypedDict):
    """Somebody chooses among tickets."""

    seat: SeatNumber
    short: Few
    long: Few


class Ticket(TypedDict):
    """A ticket that the viewer may see."""

    id: TicketId
    a: PlaceId
    b: PlaceId
    value: Count
    kind: Literal["short", "long"]
    done: bool


class Seat(TypedDict):
    """One seat."""

    score: Annotated[int, Range(-9999, 9999)]  # at the end with tickets
    trains: Count
    cards: Count
    hand: dict[str, Annotated[int, Range(1, 99)]] | None  # by kind of card
    supply: Count  # passengers that are not on the board yet
    board: list[PlaceId]  # where passengers stand
    gone: Count  # passengers that have travelled
    tokens: list[
        Annotated[list[PlaceId | Count], Range(2, 2)]
    ]  # goods: from where, and what each is worth
    goods: Count  # what they are worth together
    folk: dict[str, Annotated[int, Range(1, 20)]]  # V-1: passengers by colour
    announced: Pair | None  # first tickets
    kept: Piles | None  # tickets
    ended: bool  # whether it has chosen its first tickets
    tickets: list[Ticket] | None
    drawn: list[Ticket] | None  # to choose from


class Drawing(TypedDict):
    """One drawing of tickets."""

    seat: SeatNumber
    short: Few  # announced
    long: Few
    n: Few  # drawn so far
    drawn: list[TicketId] | None
    kept: list[TicketId] | None
    counts: Pair | None  # how many were kept


class Memory(TypedDict):
    """What happened before.

    ``cards`` tells how the hands came about, entry by entry: ``1 take red`` and ``1 blind`` are
    cards into the hand of seat 1, ``1 pay 3 red`` out of it, and ``mark 2 red 1 blue`` says that
    the deck ran out and these cards had been drawn blind since the last mark.
    """

    cards: list[str]
    blind: Annotated[list[list[Kind] | None], Range(2, 5)]  # by seat: the kinds it drew blind
    tickets: list[Drawing]
    resets: Annotated[int, Range(0, 100)]  # of the row, while it is being settled


class Table(TypedDict):
    """Everything one seat sees."""

    game: Literal["maerklin"]
    seat: SeatNumber | None
    players: Annotated[int, Range(2, 5)]
    options: Options
    decisions: Annotated[int, Range(0, 32767)] | None
    phase: Phase
    due: Due | None  # what chance deals next
    turn: SeatNumber | None
    first: SeatNumber | None
    last_round: LastRound | None
    skipped: list[SeatNumber]  # since the last action
    row: Annotated[list[Kind | None], Range(5, 5)]
    deck: Count
    discard: dict[str, Annotated[int, Range(1, 99)]]  # by kind of card
    piles: Piles
    routes: dict[RouteId, SeatNumber]
    closed: list[RouteId]  # nobody has them and nobody may claim them any more
    goods: dict[PlaceId, list[Count]]
    folk: dict[PlaceId, list[Folk]]  # V-1
    claim: Claim | None
    journey: Journey | None
    choosing: Choosing | None
    undo: bool  # whether the seat on turn can take its last move back
    seats: Annotated[list[Seat], Range(2, 5)]
    memory: Memory
