"""Colours and looks of cards, players and maps, for every game that has such things.

A colour of a card never stands alone: :data:`CARDS` gives each a letter and says which text can be
read on it, and a game draws a pattern besides. Players differ in a sign as well as in a colour.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple


class CardColour(NamedTuple):
    """A colour of cards: its letter, and whether light or dark text is read on it."""

    letter: str
    text: str


# The letters are the same in every language: they stand in pictures, which have none.
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
# Which text is read on the colour of each player.
PLAYERS: Final = ("light", "light", "light", "dark", "light")

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
    "player-1": "#0b5cc4",
    "player-2": "#c4122f",
    "player-3": "#0b7a4b",
    "player-4": "#f2b400",
    "player-5": "#6a2c91",
}
LIGHT: Final = {
    **_CARD_COLOURS,
    "card-gray": "#b7bfbb",
    "water": "#d3dcdb",
    "wood": "#e2d9c3",  # of plates that are neither land nor water
}
DARK: Final = {
    **_CARD_COLOURS,
    "card-gray": "#8d979b",
    "water": "#182a33",
    "wood": "#3a3a33",
}
