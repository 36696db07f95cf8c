"""What a view of Railroad Ink says, read for drawing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Final, NotRequired, TypedDict, cast

from stellwerk.core import View
from stellwerk.core.card import Value
from stellwerk.draw.ink.marks import Marks, flight
from stellwerk.draw.picture import Item
from stellwerk.games.ink import game
from stellwerk.games.ink.board import Cell, named
from stellwerk.games.ink.editions import EDITIONS
from stellwerk.games.ink.expansions import ANY, DIRECTIONS
from stellwerk.games.ink.faces import CRATER, FACE_INDEX, FACES
from stellwerk.games.ink.notation import Drawing, read, read_board
from stellwerk.games.ink.sheet import drawings as on_grid
from stellwerk.games.ink.state import State


class Seat(TypedDict):
    """What a view says of one seat."""

    board: str  # at the end of the last finished round
    drawn: list[str]  # in the running round, in order
    ended: bool
    specials: list[str]
    dice: list[str]  # what the seat has to draw
    strike: str | None  # how it has decided about the meteor, as far as one may know
    villages: NotRequired[int]
    universities: NotRequired[int]
    gifts: NotRequired[int]
    marker: NotRequired[str]
    copies: int  # of the factories, still to be drawn
    gift: bool  # whether the university's special route is


class Pair(TypedDict):
    """Two dice of a draft."""

    dice: list[str]
    seat: int | None


class Draft(TypedDict):
    """The drafting table."""

    star: int
    starter: int
    pairs: list[Pair]


class Goal(TypedDict):
    """A goal card on the table."""

    code: str
    limit: int | None
    open: int
    points: list[int]


class Table(TypedDict):
    """What a picture needs of a view."""

    seat: int | None
    options: dict[str, Value]
    round: int
    rounds: int
    phase: str
    shown: list[str]
    dice: list[str]
    seats: list[Seat]
    draft: NotRequired[Draft]
    goals: NotRequired[list[Goal]]


# With these a drawing can change other spaces, so a board is more than what stands in the view.
_ALIVE: Final = ("lake", "meteor", "lava")


def table(view: View) -> Table:
    """The view as what it is."""
    return cast(Table, view)


def state_of(seen: Table) -> State:
    """A game that stands as the view says."""
    return game.imagine(cast(View, seen), Random(0))


def drawings(seen: Table, number: int) -> list[Drawing]:
    """All that stands on a seat's board."""
    if _is_alive(seen, number):
        return on_grid(state_of(seen).turn(number).grid)
    return list(read_board(" ".join(tokens(seen, number))))


def tokens(seen: Table, number: int) -> list[str]:
    """The same in notation; mostly as the view has it, which is quicker."""
    seat = seen["seats"][number]
    if _is_alive(seen, number):
        return [str(drawing) for drawing in drawings(seen, number)]
    return [*seat["board"].split(), *seat["drawn"]]


def _is_alive(seen: Table, number: int) -> bool:
    """Whether this round has changed more of a board than was drawn, or may have."""
    seat = seen["seats"][number]
    if seen["options"]["expansion"] not in _ALIVE:
        return False
    # Once the pairs of a draft lie there, boards show already where meteors have struck.
    open_strike = seat["strike"] and ("draft" not in seen or seen["phase"] == "meteor")
    return bool(seat["drawn"] or open_strike)


def marks(seen: Table, number: int) -> Marks:
    """What a seat's board shows besides its drawings."""
    seat, options = seen["seats"][number], seen["options"]
    challenge = EDITIONS[str(options["edition"])].challenge
    return Marks(
        str(options["layout"]) if challenge else "",
        seat.get("villages", 0),
        seat.get("universities", 0),
        seat.get("marker", ""),
    )


def dice_of(seen: Table, seat: Seat | None) -> tuple[list[str], list[str]]:
    """The routes and the expansion's faces that lie before a seat, or before all."""
    keys = seat["dice"] if seat else [key for key in seen["dice"] if key in FACE_INDEX]
    own = [key for key in keys if FACES[FACE_INDEX[key]].expansion]
    return [key for key in keys if key not in own], own


def goals_of(seen: Table) -> list[Goal]:
    """The goal cards that lie there; before the first roll some are not drawn yet."""
    return [goal for goal in seen.get("goals", ()) if goal["code"]]


def meteor_dice(seen: Table) -> list[str]:
    """Direction and distance of this round's meteor, if there is one."""
    return [key for key in seen["dice"] if key not in FACE_INDEX]


def used_dice(dice: Sequence[str], drawn: Sequence[str]) -> set[int]:
    """The places of the dice that were drawn; of two alike the first goes first.

    >>> used_dice(["HC", "RS", "HC"], ["22HH..-"])
    {0}
    """
    left = Counter(read(token).form.face.key for token in drawn)
    used = set()
    for place, key in enumerate(dice):
        if left[key]:
            left[key] -= 1
            used.add(place)
    return used


# ---------------------------------------------------------------- the meteor that comes


def undecided(seen: Table, seat: Seat) -> bool:
    """Whether the meteor waits for a seat's decision (RI-141, RI-145)."""
    return (
        bool(meteor_dice(seen))
        and seen["phase"] in ("meteor", "draw")
        and seat["strike"] is None
        and not seat["ended"]
    )


def flights(seen: Table, seat: Seat) -> dict[str, tuple[list[Item], Cell | None]]:
    """Each way the meteor can come to a seat's board: how it looks, and where it strikes."""
    if not undecided(seen, seat):
        return {}
    direction, distance = meteor_dice(seen)
    craters = sum(
        1 << drawing.cell for drawing in read_board(seat["board"]) if drawing.form.flag == CRATER
    )
    return {
        way: flight(named(seat["marker"]), side, int(distance), craters)
        for side, way in enumerate(DIRECTIONS)
        if direction in (way, ANY)
    }
