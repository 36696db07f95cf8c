"""What this game's own scripts read of its art and scenes, besides what every page reads."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from stellwerk.draw import page_data
from stellwerk.draw.picture import PackedItem


class Art(page_data.Art):
    """What never changes during a game."""

    trays: dict[str, str]
    notes: dict[str, str]
    label: tuple[float, float]  # from the middle of a space to the number of its round
    goals: NotRequired[dict[str, tuple[str, str]]]  # names of goals and what they ask


class Decision(TypedDict):
    """A move that is no drawing, with its place on the board."""

    spot: str
    thing: str
    items: list[PackedItem]
    way: NotRequired[str]
    hit: NotRequired[bool]


class Goal(TypedDict):
    """A goal card on the table."""

    code: str
    asks: str
    open: int
    values: list[int]
    limit: int | None
    late: int
    points: list[int]


class Pair(TypedDict):
    """Two dice that are taken together."""

    dice: list[str]
    worth: int
    seat: int | None


class DraftTable(TypedDict):
    """Dice in pairs, to be taken in turn."""

    running: bool
    done: bool
    star: int
    starter: int
    pairs: list[Pair]


class SeatScene(TypedDict):
    """What a seat has, in notation."""

    drawn: NotRequired[list[str]]  # in this round, by oneself
    marker: NotRequired[str]  # where the meteor's marker stands
    strike: NotRequired[str]


class Scene(page_data.Scene):
    """What there is to see now."""

    phase: str
    seats: list[SeatScene]
    hints: NotRequired[list[str]]  # what the seat has to do or may do besides
    copies: NotRequired[int]
    moves: NotRequired[dict[str, Decision]]
    goals: NotRequired[list[Goal]]
    draft: NotRequired[DraftTable]
    prints: NotRequired[dict[str, str]]  # the building in a space


class SheetScene(page_data.SheetScene):
    """A board drawn freely."""

    prints: NotRequired[dict[str, str]]
