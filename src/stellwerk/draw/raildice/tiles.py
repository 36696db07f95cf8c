"""Active tiles as draw lists: the land, the line on it, and where it goes on."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from typing import Final

from stellwerk.draw.picture import Item, Picture
from stellwerk.draw.raildice.cells import split, towards
from stellwerk.draw.raildice.symbols import BOARD, CELL, FRAME, TITLE, place
from stellwerk.games.raildice.board import CELLS, SIDES, name, token
from stellwerk.games.raildice.plain import End, Piece, Table, Tile

# The turn of the symbol for a straight piece or a curve, by the sides it joins.
_STRAIGHT: Final = {"NS": 0, "EW": 1}
_CURVE: Final = {"NE": 0, "ES": 1, "SW": 2, "NW": 3}
_MIDDLE: Final = BOARD / 2


def panel() -> list[Item]:
    """What every tile stands on: its frame with letters and numbers."""
    items = [Item("panel", _MIDDLE, _MIDDLE)]
    for i, letter in enumerate("ABCDEFG"):
        x, y = place(i, i)
        items.append(Item("", x, BOARD - FRAME / 2, classes=("label",), text=letter))
        items.append(Item("", FRAME / 2, y, classes=("label",), text=str(i + 1)))
    return items


def laid(piece: Piece, key: str = "") -> list[Item]:
    """A piece of track, or a station with the tracks that meet in it."""
    (x, y), sides = place(*split(piece["cell"])), _ordered(piece["sides"])
    if piece["kind"] == "station":
        turns = [turn for turn, side in enumerate(SIDES) if side in sides]
        arms = [Item("arm", x, y, turn=turn, id=key) for turn in turns]
        return [*arms, Item(f"station-{piece['company']}", x, y, id=key)]
    if sides in _STRAIGHT:
        return [Item("straight", x, y, turn=_STRAIGHT[sides], id=key)]
    return [Item("curve", x, y, turn=_CURVE[sides], id=key)]


def _ordered(sides: str) -> str:
    return "".join(side for side in SIDES if side in sides)


def heads(end: End) -> list[Item]:
    """Where an end goes on: an arrow in each cell it may go to."""
    return [
        Item("head", *place(*split(cell)), turn=towards(end, cell), id=f"end:{end['end']}")
        for cell in end["next"]
    ]


def scenery(seen: Table, tile: Tile) -> list[Item]:
    """What stands on the panel of a tile: land, walls, the line, its ends.

    A wall is drawn at a side behind which the map is taken: the line cannot leave there.
    """
    turn = tile["rotation"]
    items = [Item(f"land-{tile['type']}", _MIDDLE, _MIDDLE, turn=turn), *_walls(seen, tile)]
    ends = [end for end in seen["ends"] if end["end"] in tile["ends"]]
    key = ends[0]["end"] if ends else ""
    for piece in tile["pieces"]:
        items += laid(piece, f"cell:{key}:{piece['cell']}")
    for end in ends:
        items += heads(end)
        items.append(number := _number(end, alone=len(ends) == 1))
        if not end["open"]:
            items.append(Item("stop", number.x + 32, number.y, id=number.id))
    return items


def _number(end: End, *, alone: bool) -> Item:
    """The number of an end: on the frame of its tile, or at the line while both are there."""
    x = y = FRAME * 0.8
    if not alone and end["cell"]:
        x, y = place(*split(end["cell"]))
        if end["next"]:
            dx, dy = ((0, -1), (1, 0), (0, 1), (-1, 0))[towards(end, end["next"][0])]
            x, y = x + dx * CELL * 1.22, y + dy * CELL * 1.22
    return Item("marker", x, y, id=f"end:{end['end']}", text=end["end"], scale=0.9)


def _walls(seen: Table, tile: Tile) -> Iterator[Item]:
    taken = {tuple(one["at"]) for one in seen["map"]}
    x, y = tile["at"]
    away = _MIDDLE - 6  # outside the letters and numbers
    for turn, (dx, dy) in enumerate(((0, -1), (1, 0), (0, 1), (-1, 0))):
        if (x + dx, y + dy) in taken:
            at = (_MIDDLE + dx * away, _MIDDLE + dy * away)
            yield Item("wall", *at, turn=turn)


def board(
    seen: Table, tile: Tile, *, can: Collection[str] = (), chosen: Collection[str] = ()
) -> Picture:
    """One tile with its frame; ``can`` and ``chosen`` are cells to outline."""
    items = [*panel(), *scenery(seen, tile), *outlines(tile["ends"][0], can, chosen)]
    return Picture(BOARD, BOARD, tuple(items), TITLE)


def outlines(end: str, can: Iterable[str], chosen: Collection[str] = ()) -> list[Item]:
    """Lamps on the tile of an end: where one can act, and what is taken up."""
    return [
        Item("chosen" if cell in chosen else "can", *place(*split(cell)), id=f"cell:{end}:{cell}")
        for cell in dict.fromkeys([*can, *chosen])
    ]


def spots() -> dict[str, list[float]]:
    """Where on a tile something can be pointed at, in rows as a reader goes."""
    return {name(cell): [*place(*split(token(cell))), CELL, CELL] for cell in CELLS}
