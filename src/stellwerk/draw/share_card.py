"""The picture of a result to share: 1200 × 630, board or map beside words and figures."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil
from typing import Final
from xml.sax.saxutils import escape

from stellwerk.draw.theme import FONT, THEMES, Tokens

WIDTH: Final = 1200
HEIGHT: Final = 630
_EDGE: Final = 40
_BOARD: Final = 550  # the square that a board or a map has
_LEFT: Final = _EDGE + _BOARD + 40  # where the words begin
_CODE: Final = 130
_FIGURE: Final = 104
_BESIDE: Final = 0.4  # of the size of the points, of what stands beside them
_LETTER: Final = 0.56  # of its size, that a letter is wide about


@dataclass(frozen=True, slots=True)
class CardText:
    """What stands on a card."""

    over: str  # small, above all: which game it is
    title: str
    figure: str = ""  # the largest: the points
    parts: Sequence[tuple[str, str]] = ()  # names and figures
    lines: Sequence[str] = ()  # small, below
    link: str = ""
    beside: str = ""  # smaller, after the figure: what it compares with


def card(words: CardText, picture: str = "", code: str = "") -> str:
    """The card as a standalone SVG, in the light theme; ``picture`` and ``code`` are SVGs too."""
    tokens = THEMES["light"]
    wide = WIDTH - _LEFT - _EDGE
    whole = f'width="{WIDTH}" height="{HEIGHT}"'
    font = FONT.replace('"', "'")
    frame = f'x="{_EDGE - 10}" y="{_EDGE - 10}" width="{_BOARD + 20}" height="{_BOARD + 20}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {whole} viewBox="0 0 {WIDTH} {HEIGHT}"'
    out = [
        f'{head} font-family="{font}">',
        f"<title>{escape(alternative(words))}</title>",
        f'<rect {whole} fill="{tokens["ground"]}"/>',
        f'<rect {frame} rx="18" fill="{tokens["tile"]}"/>',
        nested(picture, _EDGE, _EDGE, _BOARD, _BOARD) if picture else _panel(tokens),
    ]

    def line(
        text: str,
        y: float,
        size: float,
        *,
        bold: bool = False,
        muted: bool = False,
        after: str = "",
    ) -> float:
        # What comes after is a part of the size, and as many letters of the whole less.
        whole = text + ceil((1 + len(after)) * _BESIDE) * " " if after else text
        size = fitting(whole, size, wide)
        weight = ' font-weight="700"' if bold else ""
        fill = tokens["muted" if muted else "text"]
        more = (
            f'<tspan dx="{size * _BESIDE:.0f}" font-size="{size * _BESIDE:.1f}"'
            f' font-weight="400" fill="{tokens["muted"]}">{escape(after)}</tspan>'
            if after
            else ""
        )
        out.append(
            f'<text x="{_LEFT}" y="{y:.0f}" font-size="{size:.1f}" fill="{fill}"{weight}>'
            f"{escape(text)}{more}</text>"
        )
        return y

    line(words.over, 68, 26, muted=True)
    y = line(words.title, 122, 46, bold=True)
    if words.figure:
        y = line(words.figure, y + 104, _FIGURE, bold=True, after=words.beside)
    y += 18
    room = HEIGHT - _EDGE - _CODE - 20 - 34 * len(words.lines) - y
    step = min(34.0, room / max(1, len(words.parts)))
    for name, points in words.parts:
        y += step
        size = min(24.0, step * 0.75)
        out.append(
            f'<text x="{_LEFT}" y="{y:.1f}" font-size="{fitting(name, size, wide - 90):.1f}"'
            f' fill="{tokens["text"]}">{escape(name)}</text>'
            f'<text x="{WIDTH - _EDGE}" y="{y:.1f}" font-size="{size:.1f}" text-anchor="end"'
            f' font-weight="700" fill="{tokens["text"]}">{escape(points)}</text>'
        )
    for text in words.lines:
        y = line(text, y + 34, 24)
    bottom = HEIGHT - _EDGE
    if code:
        out.append(nested(code, WIDTH - _EDGE - _CODE, bottom - _CODE, _CODE, _CODE))
    wide -= _CODE + 20
    line("Stellwerk", bottom - 36, 30, bold=True)
    line(words.link, bottom - 4, 20, muted=True)
    return "\n".join([*filter(None, out), "</svg>", ""])


def _panel(tokens: Tokens) -> str:
    """Where a board must not be shown: a panel of plain tiles, with one lamp that is lit."""
    step = _BOARD / 7
    tiles = [
        f'<rect x="{_EDGE + step * (at % 7) + 2:.1f}" y="{_EDGE + step * (at // 7) + 2:.1f}"'
        f' width="{step - 4:.1f}" height="{step - 4:.1f}" rx="6" fill="{tokens["centre"]}"/>'
        for at in range(49)
    ]
    middle, lamp = _EDGE + _BOARD / 2, f'fill="{tokens["amber"]}" stroke="{tokens["edge"]}"'
    circle = f'<circle cx="{middle:g}" cy="{middle:g}" r="24" {lamp} stroke-width="5"/>'
    return "".join((*tiles, circle))


def alternative(words: CardText) -> str:
    """What a card says, for who cannot see it.

    >>> alternative(CardText("Some Game", "Ada", "46 points", [("exits", "12")]))
    'Some Game. Ada. 46 points. exits 12.'
    """
    parts = ", ".join(f"{name} {points}" for name, points in words.parts)
    said = (words.over, words.title, words.figure, words.beside, parts, *words.lines)
    return " ".join(f"{one.rstrip('.')}." for one in said if one)


def nested(svg: str, x: float, y: float, width: float, height: float) -> str:
    """A whole SVG as a part of another, as large as fits there."""
    head = re.search(r"<svg\b[^>]*>", svg)
    if head is None:
        raise ValueError("no SVG")
    kept = re.sub(r'\s(?:width|height|x|y)="[^"]*"', "", head[0])
    place = f'<svg x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}"'
    return place + kept.removeprefix("<svg") + svg[head.end() :].strip()


def fitting(text: str, size: float, wide: float) -> float:
    """A size at which a text is about as wide as that, or less.

    >>> fitting("short", 40, 500), round(fitting("a" * 60, 40, 500))
    (40, 15)
    """
    return min(size, wide / (_LETTER * max(1, len(text))))
