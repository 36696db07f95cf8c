"""Railroad Dice on paper: tiles, company cards and shares to cut out, tables to fill in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stellwerk.core import Words
from stellwerk.core.card import Options
from stellwerk.draw.default_printing import DefaultPrinting, heading
from stellwerk.draw.picture import Item
from stellwerk.draw.press import Press, fitting
from stellwerk.draw.printouts import Offer, Piece
from stellwerk.draw.raildice.cards import CARD, company_card
from stellwerk.draw.raildice.symbols import BOARD, MINI_PITCH, SYMBOLS, TITLE
from stellwerk.draw.raildice.tiles import panel
from stellwerk.games.raildice import game
from stellwerk.games.raildice.data import Company, standard
from stellwerk.lang import say

_LARGE: Final = 2  # of each kind: both ends of the line may stand on the same
_TILE: Final = 88.0  # millimetres
_MINI: Final = 22.0
_CARD: Final = 88.0
_SHARE: Final = 30.0
_PAGE: Final = 540.0
_NAMES: Final = 120.0
_YEARS: Final = 20
_ROW: Final = 26.0


class RailroadDicePrinting(DefaultPrinting):
    """See ``stellwerk.draw.printouts.Printing`` for the contract."""

    @property
    def offers(self) -> Sequence[Offer]:
        return (Offer("tiles"), Offer("companies"), Offer("shares"), Offer("scores"))

    def pieces(self, offer: str, options: Options, language: str) -> Sequence[Piece]:
        if offer == "tiles":
            return (*_tiles(), *_minis())
        if offer == "companies":
            cards = [_company(company, language) for company in standard().companies]
            return (*cards, *_shares(language))
        if offer == "shares":
            return (_table(language),)
        return super().pieces(offer, options, language)


def _tiles() -> list[Piece]:
    found = []
    for kind in standard().types:
        press = Press(SYMBOLS)
        for item in (*panel(), Item(f"land-{kind.id}", BOARD / 2, BOARD / 2)):
            press.item(item)
        press.text(12, 13, kind.id, 13, "heading")
        found.append(press.piece(BOARD, BOARD, TITLE, broad=_TILE))
    return [piece for piece in found for _ in range(_LARGE)]


def _minis() -> list[Piece]:
    """The small ones that lie on the map, as many as there are of each kind."""
    found = []
    for kind in standard().types:
        press = Press(SYMBOLS)
        press.box(0, 0, MINI_PITCH, MINI_PITCH, "cut", 0)
        press.item(Item(f"mini-{kind.id}", MINI_PITCH / 2, MINI_PITCH / 2))
        found += [press.piece(MINI_PITCH, MINI_PITCH, TITLE, broad=_MINI)] * kind.minis
    return found


def _name(company: Company, language: str) -> str:
    return say(Words(f"raildice.part_{company.id}"), language)


def _company(company: Company, language: str) -> Piece:
    """Its card with a line for its name, all stations still on it."""
    width, height = CARD
    press = Press(SYMBOLS)
    shown = company_card(
        {
            "id": company.id,
            "director": None,
            "shares": company.shares,
            "built": 0,
            "groups": [
                {
                    "terrain": group.terrain,
                    "cost": group.cost,
                    "count": group.count,
                    "left": group.count,
                }
                for group in company.groups
            ],
        }
    )
    press.put(shown, 0, 24, width)
    heading(press, _name(company, language), 8, 13, width - 16, 15)
    return press.piece(width, height + 24, TITLE, broad=_CARD)


def _shares(language: str) -> list[Piece]:
    """The shares of all companies, as many as each has."""
    found = []
    companies = standard().companies
    size = min(fitting(_name(one, language), 10, 82) for one in companies)
    for company in companies:
        press = Press(SYMBOLS)
        press.box(0, 0, 90, 60, "cut", 0)
        press.item(Item(f"mark-{company.id}", 45, 24, scale=0.7))
        press.text(45, 50, _name(company, language), size, "middle")
        found += [press.piece(90, 60, TITLE, broad=_SHARE)] * company.shares
    return found


def _table(language: str) -> Piece:
    """Who has how many shares, and who carried how many passengers in which year."""
    companies = standard().companies
    press = Press(SYMBOLS)
    press.text(0, 12, say(TITLE, language), 20, "title")
    y = 36.0
    heading(press, say(Words("raildice.print_who_shares"), language), 0, y + 8, _PAGE, 13)
    y = _heads(press, companies, y + 22, language)
    for _ in range(game.card.max_players):
        y = _line(press, "", y, len(companies))
    y += 18
    heading(press, say(Words("raildice.print_who_carried"), language), 0, y + 8, _PAGE, 13)
    y = _heads(press, companies, y + 22, language)
    for year in range(1, _YEARS + 1):
        told = say(Words("raildice.print_year", {"year": year}), language)
        y = _line(press, told, y, len(companies))
    return press.piece(_PAGE, y, TITLE)


def _heads(press: Press, companies: Sequence[Company], y: float, language: str) -> float:
    step = (_PAGE - _NAMES) / len(companies)
    size = min(fitting(_name(one, language), 10, step - 26) for one in companies)
    for place, company in enumerate(companies):
        x = _NAMES + place * step
        press.item(Item(f"mark-{company.id}", x + 11, y + 12, scale=0.4))
        press.text(x + 24, y + 12, _name(company, language), size)
    return y + 26


def _line(press: Press, name: str, y: float, columns: int) -> float:
    step = (_PAGE - _NAMES) / columns
    press.box(0, y, _NAMES, _ROW, "entry", 0)
    press.text(6, y + _ROW / 2, name, 11)
    for place in range(columns):
        press.box(_NAMES + place * step, y, step, _ROW, "entry", 0)
    return y + _ROW


printing: Final = RailroadDicePrinting(game)
