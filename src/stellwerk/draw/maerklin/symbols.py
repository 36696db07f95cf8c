"""The symbols of the map: tracks, cities, goods, trains and passengers, cards.

Each route has symbols of its own, drawn around its middle: ``cells-R012`` (the cells without a
look, which an item gives), ``pattern-R012`` (what tells its colour apart besides the colour),
``line-R012`` and ``edge-R012`` (along its middle and around it, for trains, lamps and journeys).

Letters of colours are the same for all who read no language in particular; :func:`lettered` gives
the symbols that a language writes otherwise.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Final

from stellwerk.core import Words
from stellwerk.draw.lines import Point, stroke
from stellwerk.draw.maerklin.places import (
    CELL,
    HEIGHT,
    OUTLINE,
    TRACKS,
    WIDTH,
    Cell,
    Track,
)
from stellwerk.draw.palette import CARDS, PLAYERS
from stellwerk.draw.picture import Shape, Symbol, Symbols, circle, collect, number, path, rect
from stellwerk.lang import say

CITY: Final = 27.0
CARD_WIDE: Final = 44.0
CARD_HIGH: Final = 60.0
TALLEST: Final = 4  # the highest stack of goods (MK-7)
_RIM: Final = 2.6  # how much of the lower goods of a stack is seen


# ---------------------------------------------------------------- tracks


def _pair(point: Point) -> str:
    x, y = number(point[0], 1), number(point[1], 1)
    return f"{x}{y}" if y.startswith("-") else f"{x} {y}"


def _through(points: Iterable[Point]) -> str:
    """Straight strokes through points, each as a step from the one before: shorter to send."""
    first, *rest = [(round(x, 1), round(y, 1)) for x, y in points]
    steps, (x, y) = [], first
    for px, py in rest:
        steps.append(_pair((px - x, py - y)))
        x, y = px, py
    joined = "".join(step if step.startswith("-") else f" {step}" for step in steps)
    return f"M{_pair(first)}l{joined.removeprefix(' ')}"


def _area(points: Iterable[Point]) -> str:
    return _through(points) + "z"


def _cell(cell: Cell, origin: Point) -> str:
    """A space of a route: a rectangle that follows the track, its sides in whole numbers."""
    u, v = cell.length / 2, CELL / 2
    x, y = cell.at(-u, -v)
    x, y = round(x - origin[0]), round(y - origin[1])
    (dx, dy), length = cell.along, cell.length
    along, across = (round(length * dx), round(length * dy)), (round(-CELL * dy), round(CELL * dx))
    ends = ((0, 0), along, (along[0] + across[0], along[1] + across[1]), across)
    return _area((x + px, y + py) for px, py in ends)


def _strokes(colour: str, length: float) -> Iterator[tuple[Point, ...]]:
    """The pattern of a colour in a cell of this length: lines through points along and across."""
    half, v = length / 2, CELL / 2 - 2.2
    match colour:
        case "purple":  # bars across
            for u in _steps(length, 9):
                yield (u, -v), (u, v)
        case "blue":  # lines along
            for side in (-2.1, 2.1):
                yield (2 - half, side), (half - 2, side)
        case "orange":  # slanting bars
            for u in _steps(length, 11):
                yield (u - 2.5, v), (u + 2.5, -v)
        case "green":  # dots
            for u in _steps(length, 8):
                yield (u, 0), (u, 0)
        case "yellow":  # chevrons
            for u in _steps(length, 11):
                yield (u - 1.8, -v), (u + 1.8, 0), (u - 1.8, v)
        case "red":  # crosses
            for u in _steps(length, 13):
                yield (u - 2.6, -v + 0.6), (u + 2.6, v - 0.6)
                yield (u - 2.6, v - 0.6), (u + 2.6, -v + 0.6)
        case _:  # white, black and gray are plain, and differ in lightness
            return


def _steps(length: float, spacing: float) -> list[float]:
    count = max(1, round((length - 3) / spacing))
    return [(i + 0.5) * (length - 3) / count - (length - 3) / 2 for i in range(count)]


def _look(colour: str) -> str:
    """The look of a pattern on a card; on the paler tracks it has the colour itself."""
    return f"{'broad' if colour == 'green' else 'pattern'}-{CARDS[colour].text}"


def _pattern(track: Track, origin: Point) -> list[Shape]:
    colour, found = track.route.colour, []
    for cell in track.cells:
        for points in _strokes(colour, cell.length):
            moved = [cell.at(u, v) for u, v in points]
            found.append(_through((x - origin[0], y - origin[1]) for x, y in moved))
    return [path("".join(found), f"strand-{colour}")] if found else []


def _curve(points: tuple[Point, Point, Point], origin: Point, begin: str = "M") -> str:
    """A curve in whole numbers, which is shorter to send and near enough for bands and lamps."""
    start, control, end = ((round(x - origin[0]), round(y - origin[1])) for x, y in points)
    return f"{begin}{_pair(start)}Q{_pair(control)} {_pair(end)}"


def _tracks() -> Iterator[Symbol]:
    for key, track in TRACKS.items():
        origin = track.middle
        size = 2 * max(abs(track.start[0] - origin[0]), abs(track.start[1] - origin[1])) + CELL
        cells = "".join(_cell(cell, origin) for cell in track.cells)
        yield Symbol(f"cells-{key}", size, size, (path(cells),))
        if pattern := _pattern(track, origin):
            yield Symbol(f"pattern-{key}", size, size, tuple(pattern))
        line = _curve((track.start, track.control, track.end), origin)
        yield Symbol(f"line-{key}", size, size, (path(line),))
        far = CELL / 2 + 3
        right, left = track.beside(far), track.beside(-far)
        edge = _curve(right, origin) + _curve(left[::-1], origin, "L") + "z"
        yield Symbol(f"edge-{key}", size, size, (path(edge),))


# ---------------------------------------------------------------- the map


def _map() -> Iterator[Symbol]:
    around = (WIDTH / 2, HEIGHT / 2)
    land = _area((x - around[0], y - around[1]) for x, y in OUTLINE)
    shapes = (rect(WIDTH, HEIGHT, "water", radius=14), path(land, "land"))
    yield Symbol("germany", WIDTH, HEIGHT, shapes)
    yield Symbol("city", CITY, CITY, (rect(CITY - 2.8, CITY - 2.8, "city", radius=2.5),))
    yield Symbol("edge-city", CITY, CITY, (rect(CITY + 7, CITY + 7, radius=5),))
    yield Symbol("border", 24, 20, (rect(22, 18, "plate", radius=3),), "code")
    yield Symbol("edge-border", 30, 26, (rect(28, 24, radius=5),))
    yield Symbol("country", 110, 26, (rect(108, 24, "plate", radius=4),), "plate-text")
    yield Symbol("shut", 14, 14, (path("M-4-4L4 4M4-4L-4 4", "bar"),))
    yield Symbol("here", 44, 44, (circle(20, "chosen-edge"), circle(20, "chosen")))


_GOODS: Final = {"black": "light", "red": "light", "yellow": "dark", "white": "dark"}


def _goods() -> Iterator[Symbol]:
    """A stack of goods in a city: its top one carries the value, of the others a rim is seen."""
    for colour, tone in _GOODS.items():
        for height in range(1, TALLEST + 1):
            discs = tuple(
                circle(9.6, f"cell-{colour}", 0, (height - 1 - i) * _RIM - (height - 1) * _RIM / 2)
                for i in range(height)
            )
            yield Symbol(f"goods-{colour}-{height}", CITY, CITY, discs, f"chip-{tone}")


def top_of(height: int) -> float:
    """How far above the middle of a stack the number on it stands."""
    return -(height - 1) * _RIM / 2


# ---------------------------------------------------------------- players

# The first player's sign is a disc; the others' have corners.
_CORNERS: Final[tuple[tuple[Point, ...], ...]] = (
    ((-3.5, -3.5), (3.5, -3.5), (3.5, 3.5), (-3.5, 3.5)),  # a square
    ((0, -4.4), (4.4, 3.4), (-4.4, 3.4)),  # a triangle
    ((0, -5), (5, 0), (0, 5), (-5, 0)),  # a diamond
    tuple((x * 1.5, y * 1.5) for x, y in ((-1, -3), (1, -3), (1, -1), (3, -1), (3, 1), (1, 1)))
    + tuple((x * 1.5, y * 1.5) for x, y in ((1, 3), (-1, 3), (-1, 1), (-3, 1), (-3, -1), (-1, -1))),
)
_PAWN: Final = "M-7.5 11C-7.5 4-4 3-3.2.5A5.4 5.4 0 1 1 3.2.5C4 3 7.5 4 7.5 11z"


def _sign(player: int, scale: float = 1, lower: float = 0) -> Shape:
    """A player's sign, larger or smaller, and lower or higher."""
    role = f"own-{player + 1}"
    if player == 0:
        return circle(4 * scale, role, 0, lower)
    return path(_area((x * scale, y * scale + lower) for x, y in _CORNERS[player - 1]), role)


def _players() -> Iterator[Symbol]:
    for player in range(PLAYERS):
        own, key = f"player-{player + 1}", player + 1
        yield Symbol(f"sign-{key}", 12, 12, (_sign(player, 1.2),))
        yield Symbol(f"pawn-{key}", 24, 26, (path(_PAWN, own), _sign(player, 0.75, 5.8)))
        yield Symbol(f"badge-{key}", 26, 26, (circle(11, own), _sign(player, 1.45)))
        drop = path("M0 12L-8.5-3A9.5 9.5 0 1 1 8.5-3z", own)
        yield Symbol(f"marker-{key}", 24, 30, (drop, _sign(player, 1.1, -7)))


# ---------------------------------------------------------------- cards

# The letters of the colours, as strokes: pictures need no font for them, and they stay upright.
_GLYPHS: Final = {
    "V": "M-8-10L0 10L8-10",
    "B": "M-6-10V10H1A5.2 5.2 0 0 0 1-.4H-6M0-.4A4.8 4.8 0 0 0 0-10H-6",
    "O": "M0-10A8 10 0 0 1 0 10A8 10 0 0 1 0-10z",
    "W": "M-10-10L-5 10L0-5L5 10L10-10",
    "G": "M7-6A8.5 10 0 1 0 7.5 5V1H1",
    "Y": "M-8-10L0 0V10M0 0L8-10",
    "K": "M-6-10V10M7-10L-6 2M-1.5-2L7.5 10",
    "R": "M-6 10V-10H1A5.5 5.5 0 0 1 1 1H-6M0 1L7 10",
    "P": "M-6 10V-10H1A5.5 5.5 0 0 1 1 1H-6",
    "L": "M-5-10V10H7",
    "S": "M7-6.5C5-11.5-7-11.5-7-5C-7 1 7.5-1 7.5 5C7.5 11.5-5.5 11.5-7.5 6.5",
    "Gr": "M-.8-5A6.4 8 0 1 0-.4 4.2V.9H-5M5 8V-2M5 1.5C5.5-1 7.5-2.3 11-2",
    "Ge": "M-.8-5A6.4 8 0 1 0-.4 4.2V.9H-5M4.3 2.7H11.7C11.7-4 4.3-4 4.3 2.7C4.3 9 10 9.3 11.5 6.3",
}
# A locomotive, seen from the side.
_LOCO: Final = (
    "M-15 6V-8H-5V-1H8V-9H12V-1C15 0 16 2 16 6z"
    "M-12-5H-8V-1H-12z"
    "M-10 12A4.5 4.5 0 1 0-10 3A4.5 4.5 0 1 0-10 12z"
    "M1 12A4.5 4.5 0 1 0 1 3A4.5 4.5 0 1 0 1 12z"
    "M11 12A4.5 4.5 0 1 0 11 3A4.5 4.5 0 1 0 11 12z"
)
_TRAVELLER: Final = "M-9 20C-9 6-4 4-4-1A7 7 0 1 1 4-1C4 4 9 6 9 20z"
_CASE: Final = "M11 9H20V19H11zM13.5 9V6.5H17.5V9"


def _card_pattern(colour: str) -> list[Shape]:
    """The pattern of a cell, in three rows over a card."""
    found = []
    for y in (-20.0, 20.0):
        cell = Cell(0, y, (1.0, 0.0), CARD_WIDE - 8)
        for points in _strokes(colour, cell.length):
            found.append(_through(cell.at(u, v) for u, v in points))
    return [path("".join(found), _look(colour))] if found else []


def _lettered(letters: Mapping[str, str]) -> Iterator[Symbol]:
    """What carries the letter of a colour: cards, tracks, passengers."""
    for colour, letter in letters.items():
        tone = CARDS[colour].text
        glyph = path(_GLYPHS[letter], f"glyph-{tone}")
        face = rect(CARD_WIDE - 2, CARD_HIGH - 2, f"cell-{colour}", radius=5)
        yield Symbol(f"card-{colour}", CARD_WIDE, CARD_HIGH, (face, *_card_pattern(colour), glyph))
        yield Symbol(f"letter-{colour}", 32, 32, (circle(15, f"cell-{colour}"), glyph))
        yield Symbol(f"folk-{colour}", 34, 34, (circle(16, f"cell-{colour}"), glyph))


_LETTERS: Final = {colour: card.letter for colour, card in CARDS.items() if card.letter}


@cache
def lettered(language: str) -> Symbols:
    """The symbols whose letters read otherwise in a language."""
    words = {colour: Words("maerklin.letter", {"colour": colour}) for colour in _LETTERS}
    own = {colour: say(letter, language) for colour, letter in words.items()}
    return collect(_lettered({key: own[key] for key in own if own[key] != _LETTERS[key]}))


def _cards() -> Iterator[Symbol]:
    size = CARD_WIDE, CARD_HIGH
    yield from _lettered(_LETTERS)
    paper = rect(CARD_WIDE - 2, CARD_HIGH - 2, "cell-white", radius=5)
    stripes = []
    for place, colour in enumerate(("red", "orange", "yellow", "green", "blue", "purple")):
        y = 17 + 2 * place
        stripes.append(path(stroke((-17, y), (17, y)), f"stripe-{colour}"))
    loco = path(_LOCO, "sign-dark")
    yield Symbol("card-locomotive", *size, (paper, *stripes, loco))
    plus = path("M-13-19H-4M-8.5-23.5V-14.5M9-12H1L7-24V-8", "glyph-dark")
    yield Symbol("card-plus4", *size, (paper, stripes[2], loco, plus))
    traveller = (path(_TRAVELLER, "sign-dark"), path(_CASE, "pattern-dark"))
    yield Symbol("card-passenger", *size, (paper, *traveller))
    back = (
        rect(CARD_WIDE - 2, CARD_HIGH - 2, "back", radius=5),
        path("M-12-18L12 18M12-18L-12 18M0-22V22M-15 0H15", "dash"),
    )
    yield Symbol("card-back", *size, back)
    gap = (rect(CARD_WIDE - 2, CARD_HIGH - 2, "next", radius=5),)
    yield Symbol("card-none", *size, gap)


# What numbers beside a player count.
_ICONS: Final = {
    "trains": "M-7 2V-5H2V-2H6L7 2zM-7 3H7V5H-7z",
    "cards": "M-5-6H2V5H-5zM3-4H5V7H-3V6H3z",
    "tickets": "M-7-4H7V-1A1.5 1.5 0 0 0 7 2V5H-7V2A1.5 1.5 0 0 0-7-1z",
    "passengers": "M-5 7C-5 3-2 2-2 .5A3.5 3.5 0 1 1 2 .5C2 2 5 3 5 7z",
}
_CROSS: Final = "M-2.8-2.8L2.8 2.8M2.8-2.8L-2.8 2.8"
_TICK: Final = "M-3.4.2L-1 2.8L3.6-2.6"


def _beside() -> Iterator[Symbol]:
    ticks = "".join(f"M{3.6 * n:g} 0V{-9 if n % 25 == 0 else -4}" for n in range(0, 201, 5))
    yield Symbol("ruler", 720, 20, (path(f"M0 0H720{ticks}", "ruler"),))
    for name, d in _ICONS.items():
        yield Symbol(f"icon-{name}", 16, 16, (path(d, "icon"),))
    yield Symbol("done", 16, 16, (circle(7.2, "done"), path(_TICK, "sign")))
    yield Symbol("error", 16, 16, (circle(7.8, "error"), path(_CROSS, "sign")))
    yield Symbol("points", 24, 24, (circle(11, "lit"),), "count")
    yield Symbol("seat-plate", 132, 84, (rect(130, 82, "die", radius=8),))
    yield Symbol("number", 1, 1, (), "figure")  # a number alone, as things that may be left out
    yield Symbol("total", 1, 1, (), "tally")


SYMBOLS: Final[Symbols] = collect(
    [*_map(), *_tracks(), *_goods(), *_players(), *_cards(), *_beside()]
)
