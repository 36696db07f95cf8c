"""Colours and looks of cards, players and maps, for every game that has such things.

A colour of a card never stands alone: :data:`CARDS` gives each a letter and says which text can be
read on it, and a game draws a pattern besides. Players differ in a sign as well as in a colour, and
no player has the colour of a card: what belongs to somebody is never taken for a free track, by no
eye (``tests/draw/test_palette.py`` measures it for the usual kinds of colour vision).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple


class CardColour(NamedTuple):
    """A colour of cards: its letter, and whether light or dark text is read on it."""

    letter: str
    text: str


# Letters for where no language is known, as in boards of characters; on a page each has its own.
CARDS: Final[Mapping[str, CardColour]] = {
    "purple": CardColour("V", "light"),
    "blue": CardColour("B", "light"),
    "orange": CardColour("O", "dark"),
    "white": CardColour("W", "dark"),
    "green": CardColour("G", "light"),
    "yellow": CardColour("Y", "dark"),
    "black": CardColour("K", "light"),
    "red": CardColour("R", "light"),
    "gray": CardColour("", "dark"),
}
PLAYERS: Final = 5
# How much of its own colour a track has that nobody owns yet; the rest is that of the land.
PALE: Final = {"light": 0.5, "dark": 0.4, "paper": 0.5}

_CARD_COLOURS: Final = {
    "card-purple": "#7d3fa0",
    "card-blue": "#1f5fae",
    "card-orange": "#ee8a2b",
    "card-white": "#fbfbf7",
    "card-green": "#23793f",
    "card-yellow": "#f0c92c",
    "card-black": "#23292d",
    "card-red": "#bf2630",
    "card-light": "#ffffff",  # to be read on dark cards
    "card-dark": "#1d2429",
}


def _players(*colours: str, signs: str) -> dict[str, str]:
    """The colours of players, and those of the signs on them, ``d`` or ``l`` for each."""
    written = {"d": _CARD_COLOURS["card-dark"], "l": _CARD_COLOURS["card-light"]}
    found = {f"player-{n}": colour for n, colour in enumerate(colours, 1)}
    return found | {f"on-player-{n}": written[sign] for n, sign in enumerate(signs, 1)}


def pale(colour: str, ground: str, share: float) -> str:
    """A colour mixed with the one it lies on.

    >>> pale("#000000", "#ffffff", 0.5)
    '#808080'
    """
    pairs = ((int(one[i : i + 2], 16) for one in (colour, ground)) for i in (1, 3, 5))
    return "#" + "".join(f"{round(share * a + (1 - share) * b):02x}" for a, b in pairs)


# Turquoise, pink, brown, lime and a blue unlike the cards': dark on light maps, bright on dark.
LIGHT: Final = {
    **_CARD_COLOURS,
    **_players("#007f8c", "#b3125f", "#7a4314", "#a3c400", "#17215e", signs="llldl"),
    "card-gray": "#b7bfbb",
    "water": "#d3dcdb",
    "wood": "#e2d9c3",  # of plates that are neither land nor water
}
DARK: Final = {
    **_CARD_COLOURS,
    **_players("#00e0e0", "#ff7ab8", "#e0b27c", "#d6f03a", "#8fb4ff", signs="ddddd"),
    "card-gray": "#8d979b",
    "water": "#182a33",
    "wood": "#3a3a33",
}
