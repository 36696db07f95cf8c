"""Setting paper: texts, lines, boxes and pictures put onto a piece, with the symbols it takes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from stellwerk.core.words import Words
from stellwerk.draw.looks import LOOKS
from stellwerk.draw.picture import Item, Picture, Symbol, Symbols, moved, number, path, rect
from stellwerk.draw.printouts import Piece

_NARROW: Final = frozenset("iljtfrI.,;:'|!()[] ")
_BROAD: Final = frozenset("mwMWÄÖÜ@%—")
# Parts of an em that letters take in the typeface of printed pages, a little on the safe side.
_EM: Final = {"narrow": 0.31, "broad": 0.84, "capital": 0.66, "other": 0.56}


class Press:
    """One piece while it is being set; all lengths are those of the piece."""

    def __init__(self, symbols: Symbols) -> None:
        self._symbols = dict(symbols)
        self._items: list[Item] = []

    def text(self, x: float, y: float, text: str, size: float, look: str = "note") -> None:
        """A line of text; its look says whether it begins, ends or is centred there."""
        if text:
            scale = size / LOOKS[look].size
            self._items.append(Item("", x, y, scale=scale, classes=(look,), text=text))

    def paragraph(
        self, x: float, y: float, text: str, size: float, width: float, look: str = "note"
    ) -> float:
        """Text in lines of that width; gives the height it took."""
        leading = 1.3 * size
        count = 0
        for line in wrapped(text, size, width):
            self.text(x, y + leading * (count + 0.5), line, size, look)
            count += 1
        return leading * count

    def line(self, x: float, y: float, dx: float, dy: float, look: str = "ruler") -> None:
        """A line from a point, so far to the right and down."""
        name = f"line-{look}-{number(dx)}-{number(dy)}"
        shape = path(f"M0 0L{number(dx)} {number(dy)}", look)
        self._symbols.setdefault(name, Symbol(name, abs(dx), abs(dy), (shape,)))
        self._items.append(Item(name, x, y))

    def box(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        look: str = "card",
        radius: float = 2,
    ) -> None:
        """A box with its upper left corner there."""
        name = f"box-{look}-{number(width)}-{number(height)}-{number(radius)}"
        shape = rect(width, height, look, radius=radius)
        self._symbols.setdefault(name, Symbol(name, width, height, (shape,)))
        self._items.append(Item(name, x + width / 2, y + height / 2))

    def item(self, item: Item) -> None:
        self._items.append(item)

    def put(
        self, picture: Picture, x: float, y: float, width: float, height: float = 0
    ) -> tuple[float, float]:
        """A picture as large as it fits into a place, at its upper left; gives its size."""
        scale = width / picture.width
        if height:
            scale = min(scale, height / picture.height)
        self._items += moved(picture.items, x, y, scale)
        return scale * picture.width, scale * picture.height

    def place(self, piece: Piece, x: float, y: float, scale: float) -> None:
        """Another piece as a part of this one."""
        for name, symbol in piece.symbols.items():
            if self._symbols.setdefault(name, symbol) != symbol:
                raise ValueError(f"two symbols are called {name}")
        self._items += moved(piece.picture.items, x, y, scale)

    def piece(self, width: float, height: float, title: Words, *, broad: float = 0) -> Piece:
        """What was set, as a piece of that size; ``broad`` is its width in millimetres."""
        picture = Picture(width, height, tuple(self._items), title)
        used = {item.symbol for item in self._items}
        symbols = {name: one for name, one in self._symbols.items() if name in used}
        return Piece(picture, symbols, broad)


def breadth(text: str, size: float) -> float:
    """How broad a text is, about; rather too much than too little."""
    ems = 0.0
    for letter in text:
        kind = "other"
        if letter in _NARROW:
            kind = "narrow"
        elif letter in _BROAD:
            kind = "broad"
        elif letter.isupper():
            kind = "capital"
        ems += _EM[kind]
    return size * ems


def wrapped(text: str, size: float, width: float) -> Iterator[str]:
    """The text in lines of that width; a word that is longer has a line of its own.

    >>> list(wrapped("one two three", 10, 50))
    ['one two', 'three']
    """
    line = ""
    for word in text.split():
        longer = f"{line} {word}" if line else word
        if line and breadth(longer, size) > width:
            yield line
            longer = word
        line = longer
    if line:
        yield line


def fitting(text: str, size: float, width: float) -> float:
    """The size at which a text fits, if it does not at its own."""
    return min(size, size * width / max(breadth(text, size), 1e-6))


def shrunk(text: str, size: float, width: float, lines: int) -> float:
    """The size at which a text takes so many lines at most."""
    while len(list(wrapped(text, size, width))) > lines and size > 4:
        size -= 0.25
    return size


def sentence(text: str) -> str:
    """A text that begins with a capital letter."""
    return text[:1].upper() + text[1:]
