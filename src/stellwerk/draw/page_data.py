"""What the scripts of every page read of a game's art and scenes.

These are descriptions: what a game's drawing gives may hold more, which its own scripts read; that
is described beside it, in ``draw/<key>/page_data.py``. The types of the scripts follow from both.
"""

from __future__ import annotations

from typing import NotRequired, TypedDict

from stellwerk.draw.picture import PackedItem


class Picture(TypedDict):
    """Drawn things and the room they take."""

    width: float
    height: float
    items: list[PackedItem]


class Art(TypedDict):
    """What never changes during a game."""

    board: Picture
    small: Picture  # of a seat, among the others
    spots: dict[str, list[float]]  # middle, width, height, and of some a turn in degrees
    over: NotRequired[list[PackedItem]]  # what stands above everything drawn, as names do
    stamps: NotRequired[dict[str, list[PackedItem]]]  # what a text on the board stands for
    outlines: NotRequired[dict[str, str]]  # of a map: the symbol around each spot
    zoom: NotRequired[float]  # how many times larger the board can be made
    # Symbol, turn, flip, name with "{cell}" open, class of its label.
    forms: dict[str, tuple[str, int, bool, str, str]]
    faces: dict[str, str]  # what things are called
    words: dict[str, str]
    texts: dict[str, str]  # the class of the text of a symbol that has one


class Thing(TypedDict):
    """Something that can be taken up."""

    id: str
    symbol: str
    used: bool
    symbols: NotRequired[list[str]]  # several signs in one
    again: NotRequired[bool]  # it can be used once more
    wish: NotRequired[bool]  # it is never taken up by itself


class Tray(TypedDict):
    """A row of things."""

    key: str
    things: list[Thing]
    note: NotRequired[str]
    letters: NotRequired[str]  # the keys of its things, one letter each
    still: NotRequired[bool]  # it is shown in a replay


class Facts(TypedDict):
    """What a game without a drawing tells of itself: names and values."""

    shared: list[tuple[str, str]]
    seats: list[list[tuple[str, str]]]


class Scene(TypedDict):
    """What there is to see now."""

    round: int  # 0: before the first, or there are none
    rounds: int  # 0: nobody knows how many there will be
    board: NotRequired[list[PackedItem | str]]  # the one board of all; a text is a stamp of the art
    boards: list[list[PackedItem | str]]  # of the seats; a text as above, or one of the game's own
    trays: list[Tray]
    facts: NotRequired[Facts]


class Lighting(TypedDict):
    """What to draw to explain a part of a score."""

    below: list[PackedItem]
    above: list[PackedItem]
    dim: list[str]


class SheetScene(TypedDict):
    """A board drawn freely."""

    items: list[PackedItem]
