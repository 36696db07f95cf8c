"""Pictures inside a page: the sheet of symbols once, and ``<use>`` elements that point to it.

Unlike a file of :mod:`stellwerk.draw.writer`, what stands in a page carries no style of its own
(the page's content security policy forbids it): the looks are a style sheet of the page
(:func:`looks`), in which a token is a custom property and a theme a set of them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final
from xml.sax.saxutils import escape, quoteattr

from stellwerk.draw.looks import LOOKS
from stellwerk.draw.picture import Item, Picture, Symbol, Symbols, number
from stellwerk.draw.theme import THEMES
from stellwerk.draw.writer import transform

SYMBOL: Final = "sym-"  # before the id of a symbol
CLASS: Final = "d-"  # before a class, so that the page's own classes are others


def sprite(symbols: Symbols) -> str:
    """All symbols of a game as one unseen element, to be put once into a page."""
    lines = [_symbol(symbols[name]) for name in sorted(symbols)]
    return f'<svg class="sprite" width="0" height="0" aria-hidden="true">{"".join(lines)}</svg>'


def inline(
    picture: Picture, symbols: Symbols, *, classes: str = "", title: str = "", own: str = ""
) -> str:
    """A picture as ``<svg>``. Without a title it is decoration and hidden from screen readers.

    With ``own``, the symbols in use come with it under names that begin so: pictures of several
    games in one page have symbols of the same name.
    """
    size = f"0 0 {number(picture.width)} {number(picture.height)}"
    name = f'role="img" aria-label={quoteattr(title)}' if title else 'aria-hidden="true"'
    given = f" class={quoteattr(classes)}" if classes else ""
    drawn = "".join(_item(item, symbols, own) for item in picture.items)
    if own:
        used = sorted({item.symbol for item in picture.items} - {""})
        drawn = f"<defs>{''.join(_symbol(symbols[name], own) for name in used)}</defs>{drawn}"
    return f'<svg{given} viewBox="{size}" {name} focusable="false">{drawn}</svg>'


def looks() -> str:
    """The style sheet of all classes: the tokens of both themes, and what each class makes of them.

    A page has the attribute ``data-theme`` on its root: ``light``, ``dark`` or ``system``.
    """
    light, dark = (_tokens(THEMES[name]) for name in ("light", "dark"))
    rules = [
        f":root{{color-scheme:light;{light}}}",
        f":root[data-theme=dark]{{color-scheme:dark;{dark}}}",
        "@media (prefers-color-scheme:dark){",
        f":root[data-theme=system]{{color-scheme:dark;{dark}}}",
        "}",
    ]
    rules += [
        f".{CLASS}{name}{{{look.css(lambda token: f'var(--{token})')}}}"
        for name, look in LOOKS.items()
    ]
    return "\n".join([*rules, ""])


def _tokens(tokens: Mapping[str, str]) -> str:
    return ";".join(f"--{name}:{value}" for name, value in tokens.items())


def _symbol(symbol: Symbol, own: str = "") -> str:
    shapes = []
    for shape in symbol.shapes:
        given = "".join(f' {name}="{value}"' for name, value in shape.attributes().items())
        shapes.append(f"<{shape.tag}{_class((shape.role,))}{given}/>")
    return f'<g id="{SYMBOL}{own}{symbol.id}">{"".join(shapes)}</g>'


def _item(item: Item, symbols: Symbols, own: str = "") -> str:
    name = f" data-id={quoteattr(item.id)}" if item.id else ""
    text = ""
    if item.symbol:
        given = _class(item.classes) + name
        text = f'<use href="#{SYMBOL}{own}{item.symbol}"{given} transform="{transform(item)}"/>'
    if item.text:
        classes = (symbols[item.symbol].text,) if item.symbol else item.classes
        place = f'transform="translate({number(item.x)} {number(item.y)})'
        place += f'scale({number(item.scale, 4)})"' if item.scale != 1 else '"'
        text += f'<text{_class(classes)} {place} dy=".35em">{escape(item.text)}</text>'
    return text


def _class(names: Iterable[str]) -> str:
    given = " ".join(CLASS + name for name in names if name)
    return f' class="{given}"' if given else ""
