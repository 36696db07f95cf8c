"""The pictures of the rules page, in the order in which one learns the game.

The page is made of them: ``raildice.rules_<name>_title`` and ``raildice.rules_<name>`` are the
words beside the figure of that name.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final

from stellwerk.draw.chapters import chapters
from stellwerk.draw.picture import Item, Picture, moved
from stellwerk.draw.raildice import cards, tiles
from stellwerk.draw.raildice.example import company, end, example_seen, mini, seat, tile, track
from stellwerk.draw.raildice.full_table import board_of
from stellwerk.draw.raildice.landscape import Landscape
from stellwerk.draw.raildice.symbols import TITLE, place
from stellwerk.games.raildice.data import FACES, standard
from stellwerk.games.raildice.plain import End, Piece, Table

_STEP = 88.0


CHAPTERS: Final = chapters(
    "RRD",
    goal="7-9",
    dice="1-3 10 11 65-67",
    year="12-20 53 54",
    income="21 22",
    roll="23-25",
    shares="26-30",
    track="4 31-33 36 38",
    land="5 37 39",
    crossing="34 35 40 42-45",
    fit="6 41",
    stations="46-48 52",
    site="49-51",
    passengers="55",
    directors="56-58",
    end="59-64",
)


@cache
def all_figures() -> dict[str, Picture]:
    """The figures by name."""
    seen = example_seen().json()
    return {
        "goal": board_of(seen),
        "dice": _dice(FACES),
        "year": cards.seat_card(seen, 1),
        "income": _dice(["behind"] * 4),
        "roll": _roll(),
        "shares": _shares(),
        "track": _track(),
        "land": _land(),
        "crossing": _crossing(),
        "fit": _fit(),
        "stations": cards.company_card(seen["companies"][3]),
        "site": _site(),
        "passengers": _passengers(),
        "directors": _directors(),
        "end": _last(),
    }


def _one_tile(ends: Sequence[End], *pieces: Piece, kind: str = "G") -> Table:
    """A table with a single active tile."""
    shown = tile(kind, [one["end"] for one in ends], *pieces)
    return {**example_seen().json(), "tiles": [shown], "ends": list(ends), "map": [mini(kind)]}


def _row(rows: Iterable[Iterable[Item]], width: float, height: float) -> Picture:
    items = [item for row in rows for item in row]
    return Picture(width, height, tuple(items), TITLE)


def _die(face: str, x: float, y: float) -> list[Item]:
    return [Item("die", x, y), Item(f"face-{face}", x, y)]


def _dice(faces: Sequence[str]) -> Picture:
    dice = (_die(face, 38 + _STEP * at, 38) for at, face in enumerate(faces))
    return _row(dice, _STEP * len(faces) - 12, 76)


def _roll() -> Picture:
    """Two jokers bring two more dice; what four dice then may show."""
    above = [*_die("joker", 38, 38), *_die("joker", 126, 38)]
    above += [Item("die", 214 + _STEP * at, 38, classes=("used",)) for at in range(2)]
    faces = ("straight", "share", "curve", "joker")
    below = [item for at, face in enumerate(faces) for item in _die(face, 38 + _STEP * at, 148)]
    return _row((above, below), 4 * _STEP - 12, 186)


def _shares() -> Picture:
    """A die buys a share of any company."""
    items = [*_die("share", 38, 38), *_die("joker", 126, 38)]
    items += [
        Item(f"share-{one.id}", 30 + 72 * at, 130, scale=1.2)
        for at, one in enumerate(standard().companies)
    ]
    return _row([items], 5 * 72, 166)


def _track() -> Picture:
    """The first year: pieces on both sides of the centre, and where the line goes on."""
    ends = (end("1", "22", "N", "12"), end("2", "35", "E", "36"))
    pieces = ("22", "NS"), ("32", "NE"), ("33", "EW"), ("34", "EW"), ("35", "EW")
    seen = _one_tile(ends, *(track(*piece) for piece in pieces))
    return tiles.board(seen, seen["tiles"][0], can=["12"])


def _land() -> Picture:
    """Plain, mountain, water, and what a turn's first piece there costs besides."""
    items: list[Item] = []
    for at, kind in enumerate("PMW"):
        x = 50 + 130 * at
        items.append(Item(f"cell-{kind}", x, 50, scale=1.5))
        items.append(Item("straight", x, 50, turn=1, scale=1.5))
        items += [
            Item(symbol, x + 44 * (place - (at - 1) / 2), 138, scale=0.55)
            for place in range(at)
            for symbol in ("die", "face-behind")
        ]
    return _row([items], 360, 170)


def _crossing() -> Picture:
    """A tile with four pieces, about to be left over its border."""
    ends = (end("2", "45", "E", "46"),)
    pieces = ("20", "EW"), ("21", "SW"), ("31", "NS"), ("41", "NE"), ("42", "EW"), ("43", "EW")
    line = [track(*piece) for piece in (*pieces, ("44", "EW"), ("45", "EW"))]
    seen = _one_tile(ends, *line, kind="R")
    return tiles.board(seen, seen["tiles"][0], can=["46"])


def _fit() -> Picture:
    """Below a ridge: what fits there, turned as it fits."""
    items: list[Item] = []
    for at, (kind, turn) in enumerate((("R", 0), ("B", 0), ("B", 3))):
        x = 80 + 170 * at
        items.append(Item("mini-R", x, 64, scale=1.6, classes=("used",)))
        items.append(Item(f"mini-{kind}", x, 182, turn=turn, scale=1.6))
        items.append(Item("active", x, 182, scale=1.6))
    return _row([items], 500, 244)


def _site() -> Picture:
    """Where the line points, a station with mountains around it."""
    ends = (end("1", "14", "S", "24"),)
    line = (track("05", "NS"), track("15", "NW"), track("14", "ES"))
    seen = _one_tile(ends, *line, kind="R")
    marks = [Item("station-red", *_middle("24"), classes=("used",))]
    shown = tiles.board(seen, seen["tiles"][0], can=["24"])
    return Picture(shown.width, shown.height, (*shown.items, *marks), TITLE)


def _middle(cell: str) -> tuple[float, float]:
    return place(int(cell[0]), int(cell[1]))


def _passengers() -> Picture:
    """The largest group of a company on the map."""
    shown = Landscape(example_seen().json())
    return shown.picture(*shown.lit({(0, 0): "", (-1, 0): "2"}))


def _directors() -> Picture:
    """Who holds most shares has the card."""
    seats = [seat({"green": 3}, "green"), seat({"green": 2})]
    seen: Table = {**example_seen().json(), "seats": seats, "turn": None, "start": 0}
    items = [*cards.seat_card(seen, 0).items, *moved(cards.seat_card(seen, 1).items, 0, 184)]
    return Picture(cards.SEAT[0], 184 + cards.SEAT[1], tuple(items), TITLE)


def _last() -> Picture:
    """A card from which the last station was taken."""
    empty = company("red", 1, ("M", 3, 4), ("M", 4, 4))
    return cards.company_card(empty)
