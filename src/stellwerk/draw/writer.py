"""Writes a picture as a standalone SVG file.

The same picture gives the same text, to the letter. Ids and classes begin with a short hash of the
content, because a notebook puts many such files into one page, where both are shared by all.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from typing import Final
from xml.sax.saxutils import escape, quoteattr

from stellwerk.draw.looks import LOOKS
from stellwerk.draw.picture import Item, Picture, Shape, Symbol, Symbols, number
from stellwerk.draw.theme import FONT, css

# Stands for the hash while the content is not known yet; no text of a picture can contain it.
_MARK: Final = "\0"


def write(
    picture: Picture, symbols: Symbols, theme: str = "light", title: str = "", *, font: str = FONT
) -> str:
    """The picture in a theme, or in ``both`` light and dark to follow the reader's system.

    ``title`` is the picture's title in the reader's language. Only the symbols and classes in use
    are written.
    """
    used = {item.symbol: symbols[item.symbol] for item in picture.items if item.symbol}
    width, height = number(picture.width), number(picture.height)
    size = f'width="{width}" height="{height}" viewBox="0 0 {width} {height}"'
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" class="{_MARK}">',
        f"<title>{escape(title or picture.title.key)}</title>",
        "<style>",
        f".{_MARK}{{font-family:{font};font-variant-numeric:tabular-nums}}",
        *css(theme, _classes(picture, used.values()), f"{_MARK}-"),
        "</style>",
        "<defs>",
        *(line for name in sorted(used) for line in _symbol(used[name])),
        "</defs>",
        *_ground(picture),
        *(line for item in picture.items for line in _item(item, symbols)),
        "</svg>",
        "",
    ]
    text = "\n".join(lines)
    return text.replace(_MARK, "s" + hashlib.sha256(text.encode()).hexdigest()[:5])


def _classes(picture: Picture, symbols: Iterable[Symbol]) -> set[str]:
    found = {name for item in picture.items for name in item.classes} | {picture.ground} - {""}
    for symbol in symbols:
        found |= {symbol.text, *(shape.role for shape in symbol.shapes)} - {""}
    if unknown := found - LOOKS.keys():
        raise ValueError(f"classes without a look: {', '.join(sorted(unknown))}")
    return found


def _ground(picture: Picture) -> list[str]:
    size = f'width="{number(picture.width)}" height="{number(picture.height)}"'
    return [f'<rect{_class((picture.ground,))} {size} rx="14"/>'] if picture.ground else []


def _symbol(symbol: Symbol) -> list[str]:
    return [
        f'<g id="{_MARK}-{symbol.id}">',
        *(f"  {_shape(shape)}" for shape in symbol.shapes),
        "</g>",
    ]


def _shape(shape: Shape) -> str:
    attributes = "".join(f' {name}="{value}"' for name, value in shape.attributes().items())
    return f"<{shape.tag}{_class((shape.role,))}{attributes}/>"


def _item(item: Item, symbols: Symbols) -> list[str]:
    name = f" data-id={quoteattr(item.id)}" if item.id else ""
    lines = []
    if item.symbol:
        lines.append(
            f'<use href="#{_MARK}-{item.symbol}"{_class(item.classes)}{name}'
            f' transform="{transform(item)}"/>'
        )
    if item.text:
        classes = (symbols[item.symbol].text,) if item.symbol else item.classes
        lines.append(_text(item, classes, "" if item.symbol else name))
    return lines


def _text(item: Item, classes: tuple[str, ...], name: str) -> str:
    """A text whose middle is the item's place: a third of an em below it is the base line."""
    if item.scale == 1:
        place = f'x="{number(item.x)}" y="{number(item.y)}"'
    else:
        place = f'transform="{_move(item.x, item.y)}scale({_scale(item.scale)})"'
    return f'<text{_class(classes)}{name} {place} dy=".35em">{escape(item.text)}</text>'


def transform(item: Item) -> str:
    """Where and how an item stands, as SVG says it."""
    text = _move(item.x, item.y)
    if item.turn:
        text += f"rotate({90 * item.turn})"
    if item.flip:
        text += f"scale({_scale(-item.scale)} {_scale(item.scale)})"
    elif item.scale != 1:
        text += f"scale({_scale(item.scale)})"
    return text


def _scale(value: float) -> str:
    """Finer than a place: its error grows with the size of the symbol."""
    return number(value, 4)


def _move(x: float, y: float) -> str:
    return f"translate({number(x)} {number(y)})"


def _class(names: Iterable[str]) -> str:
    given = " ".join(f"{_MARK}-{name}" for name in names if name)
    return f' class="{given}"' if given else ""
