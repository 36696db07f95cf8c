"""Pictures as data: symbols drawn once, and lists of where they stand.

A *symbol* is a small drawing around the point (0, 0); a *picture* is a list of *items*, each a
symbol with a place, a turn and classes. Neither knows a colour: what a class looks like stands in
:mod:`stellwerk.draw.looks`. :mod:`stellwerk.draw.writer` makes an SVG file of a picture; a browser
makes one ``<use>`` element of each item.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Final, TypeAlias

from stellwerk.core.words import Json, Words

# The attributes that make up a shape, as SVG names them.
GEOMETRY: Final = {
    "path": ("d", "pathLength"),
    "rect": ("x", "y", "width", "height", "rx"),
    "circle": ("cx", "cy", "r"),
}


@dataclass(frozen=True, slots=True)
class Shape:
    """One stroke or area of a symbol.

    ``role`` is its class, as ``rail`` or ``tie``; a shape without a role looks as the item says.
    """

    tag: str  # a key of GEOMETRY
    geometry: tuple[str | float, ...]  # in the order of GEOMETRY
    role: str = ""

    def attributes(self) -> dict[str, str]:
        """Name and value of each attribute; zeros are left out, as SVG does by itself."""
        pairs = zip(GEOMETRY[self.tag], self.geometry, strict=True)
        return {
            name: value if isinstance(value, str) else number(value)
            for name, value in pairs
            if value != 0
        }

    def to_json(self) -> Json:
        data: dict[str, Json] = {"tag": self.tag, **self.attributes()}
        return data | ({"class": self.role} if self.role else {})


def path(d: str, role: str = "", *, length: float = 0) -> Shape:
    """A path; with ``length``, dash patterns count it as that long."""
    return Shape("path", (d, length), role)


def rect(width: float, height: float, role: str = "", *, radius: float = 0) -> Shape:
    """A rectangle around the origin."""
    return Shape("rect", (-width / 2, -height / 2, width, height, radius), role)


def circle(radius: float, role: str = "", x: float = 0, y: float = 0) -> Shape:
    return Shape("circle", (x, y, radius), role)


@dataclass(frozen=True, slots=True)
class Symbol:
    """A drawing around the origin that many items use.

    A text of an item is centred on the symbol and has the class ``text``.
    """

    id: str
    width: float
    height: float
    shapes: tuple[Shape, ...]
    text: str = ""

    def to_json(self) -> Json:
        return {
            "id": self.id,
            "viewBox": " ".join(
                number(n) for n in (-self.width / 2, -self.height / 2, self.width, self.height)
            ),
            "shapes": [shape.to_json() for shape in self.shapes],
            **({"text": self.text} if self.text else {}),
        }


# All symbols of one game, by their ids.
Symbols: TypeAlias = Mapping[str, Symbol]


def collect(symbols: Iterable[Symbol]) -> Symbols:
    """Symbols by their ids; no two may have the same."""
    found: dict[str, Symbol] = {}
    for symbol in symbols:
        if found.setdefault(symbol.id, symbol) is not symbol:
            raise ValueError(f"two symbols are called {symbol.id}")
    return found


# An item as it is sent: symbol, x, y, and as far as it has them id, turn, 1 if mirrored, scale,
# classes with spaces between them, and text. What is left out at the end says nothing.
PackedItem: TypeAlias = list[str | int | float]


@dataclass(frozen=True, slots=True)
class Item:
    """A symbol in its place: mirrored left to right if ``flip``, then turned clockwise.

    Without a symbol it is a text alone. ``id`` is the name of the drawn thing, as ``targets`` and
    the places of a score say it; several items may carry the same.
    """

    symbol: str
    x: float  # the symbol's centre
    y: float
    turn: int = 0  # quarters, clockwise
    flip: bool = False
    scale: float = 1
    classes: tuple[str, ...] = ()
    id: str = ""
    text: str = ""

    def to_json(self) -> list[Json]:
        """The item packed: most of what pages are sent are items, thousands in a game.

        >>> Item("HC", 58, 124.004, 2, id="A2").to_json(), Item("", 1, 2, text="7").to_json()
        (['HC', 58, 124, 'A2', 2], ['', 1, 2, '', 0, 0, 1, '', '7'])
        """
        x, y, turn, flip = trim(self.x), trim(self.y), self.turn, int(self.flip)
        if self.text:
            scale, looks = trim(self.scale, 4), " ".join(self.classes)
            return [self.symbol, x, y, self.id, turn, flip, scale, looks, self.text]
        if self.classes:
            scale, looks = trim(self.scale, 4), " ".join(self.classes)
            return [self.symbol, x, y, self.id, turn, flip, scale, looks]
        if self.scale != 1:
            return [self.symbol, x, y, self.id, turn, flip, trim(self.scale, 4)]
        if flip:
            return [self.symbol, x, y, self.id, turn, flip]
        if turn:
            return [self.symbol, x, y, self.id, turn]
        return [self.symbol, x, y, self.id] if self.id else [self.symbol, x, y]


@dataclass(frozen=True, slots=True)
class Picture:
    """A draw list, in the order of drawing, and what it shows in words."""

    width: float
    height: float
    items: tuple[Item, ...]
    title: Words
    ground: str = ""  # the class of what lies below everything, if anything does

    def to_json(self) -> Json:
        return {
            "width": trim(self.width),
            "height": trim(self.height),
            "title": {"key": self.title.key, "params": dict(self.title.params)},
            **({"ground": self.ground} if self.ground else {}),
            "items": [item.to_json() for item in self.items],
        }


def moved(items: Iterable[Item], x: float, y: float, scale: float = 1) -> list[Item]:
    """The items made larger or smaller, then moved: a picture as a part of another.

    >>> moved([Item("tile", 10, 10)], 5, 0, 2)[0].to_json()
    ['tile', 25, 20, '', 0, 0, 2]
    """
    return [
        replace(item, x=x + scale * item.x, y=y + scale * item.y, scale=scale * item.scale)
        for item in items
    ]


def trim(value: float, decimals: int = 2) -> int | float:
    """The number with so many decimals at most, whole where it is whole."""
    rounded = round(value, decimals)
    return int(rounded) if rounded == int(rounded) else rounded


def number(value: float, decimals: int = 2) -> str:
    """A number as SVG likes it: short.

    >>> number(-0.5), number(3.0), number(1 / 3), number(-0.001)
    ('-.5', '3', '.33', '0')
    """
    text = str(trim(value, decimals))
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text
