"""Zug um Zug Märklin on paper: the map on a page or as a poster, and a form for the scores."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from stellwerk.core.card import Options
from stellwerk.draw.default_printing import DefaultPrinting
from stellwerk.draw.maerklin import germany
from stellwerk.draw.maerklin.symbols import SYMBOLS, lettered
from stellwerk.draw.picture import Item, Picture
from stellwerk.draw.printouts import Offer, Piece
from stellwerk.games.maerklin import game
from stellwerk.games.maerklin.map import PLACE

_SHEETS: Final = 4  # of a poster: twice as broad and twice as high as a page


class MaerklinPrinting(DefaultPrinting):
    """See ``stellwerk.draw.printouts.Printing`` for the contract."""

    @property
    def offers(self) -> Sequence[Offer]:
        return (Offer("scores"), Offer("map"), Offer("poster"))

    def pieces(self, offer: str, options: Options, language: str) -> Sequence[Piece]:
        if offer == "map":
            return (_map(language),)
        if offer == "poster":
            return (replace(_map(language), sheets=_SHEETS),)
        return super().pieces(offer, options, language)


def _map(language: str) -> Piece:
    """The map before the first turn, goods in their cities."""
    goods = [
        item
        for place, one in PLACE.items()
        if one.stack
        for item in germany.goods(place, one.stack)
    ]
    board = germany.board()
    items: tuple[Item, ...] = (*germany.empty(), *goods, *germany.names())
    picture = Picture(board.width, board.height, items, germany.TITLE)
    return Piece(picture, {**SYMBOLS, **lettered(language)})


printing: Final = MaerklinPrinting(game)
