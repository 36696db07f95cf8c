"""What can be printed of a game: boards, cards, forms and finished games, as pieces of paper.

A game may bring its own as ``printing``; every other one has a form for its scores and the
pictures of its finished games. A piece is a draw list in points (72 to an inch) or of any size;
:mod:`stellwerk.draw.paper` puts pieces on pages, :mod:`stellwerk.draw.pdf` makes a file of them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, Protocol, cast

from stellwerk.core import registry
from stellwerk.core.card import Options, Value
from stellwerk.core.game import Game, Seen
from stellwerk.core.refusal import Invalid, refuse
from stellwerk.core.words import Words
from stellwerk.draw import scoring
from stellwerk.draw.picture import Picture, Symbols
from stellwerk.draw.scoring_sheets import Marked
from stellwerk.lang import has, say

# How many of a piece that grows with its page go onto one.
PER_PAGE: Final = (1, 2, 4)
BOARD: Final = "board"  # what is printed of a text in notation
GAME: Final = "game"  # what is printed of a record
ANYBODY: Final = 2  # players: paper is alike for any number


@dataclass(frozen=True, slots=True)
class Piece:
    """One thing on paper: a board, a card, a form."""

    picture: Picture
    symbols: Symbols
    width: float = 0  # in millimetres; 0: as large as its place on the page
    sheets: int = 1  # of paper that it takes, to be put together


@dataclass(frozen=True, slots=True)
class Offer:
    """Something that can be printed; what it is called is the message ``print_<key>`` of a game.

    ``options`` are those of the card that change it.
    """

    key: str
    options: tuple[str, ...] = ()
    per_page: tuple[int, ...] = (1,)  # the choices; pieces of a size of their own have none
    repeated: bool = False  # whether a page is filled with the same piece


class Printing(Protocol):
    """What a game brings: ``printing`` in the package of its key."""

    @property
    def offers(self) -> Sequence[Offer]: ...

    def pieces(self, offer: str, options: Options, language: str) -> Sequence[Piece]:
        """What is printed, under the complete options of the card."""
        ...

    def board(self, marked: Marked, options: Options, language: str) -> Piece:
        """A board that was read and scored; asked only of games that have a scoring sheet."""
        ...

    def played(self, seen: Seen, names: Sequence[str], language: str) -> Sequence[Piece]:
        """A game as everybody sees it, with the names of its seats."""
        ...


@dataclass(frozen=True, slots=True)
class Asked:
    """What somebody wants on paper, checked."""

    game: str
    offer: Offer
    options: Mapping[str, Value] = field(default_factory=dict)
    per_page: int = 1


def find(key: str) -> Printing:
    """What prints the game with this key; refuses an unknown one and says which there are."""
    from stellwerk.draw.default_printing import DefaultPrinting

    brought = cast("Printing | None", registry.part("printing", key))
    return brought or DefaultPrinting(cast(Game, registry.part("game", key)))


def name_of(game: str, offer: str, language: str) -> str:
    """What an offer is called: by the game, or by all games alike."""
    own = f"{game}.print_{offer}"
    return say(Words(own if has(own, language) else f"core.print_{offer}"), language)


def ask(game: str, offer: str, options: Options, per_page: int = 0) -> Asked:
    """Check what somebody wants; without a number per page, it is the offer's own."""
    offers = {one.key: one for one in find(game).offers}
    found = offers.get(offer)
    if found is None:
        known = ", ".join(offers)
        raise Invalid(refuse("", "core.print_unknown", what=offer, game=game, known=known))
    card = cast(Game, registry.part("game", game)).card
    for key in options:
        if key not in found.options:
            known = ", ".join(found.options) or "–"
            raise Invalid(refuse("", "core.print_option", option=key, what=offer, known=known))
    settled = card.settle(options, max(ANYBODY, card.min_players))
    return Asked(game, found, settled, _number(per_page, found.per_page))


def _number(asked: int, allowed: Sequence[int]) -> int:
    if asked and asked not in allowed:
        known = ", ".join(map(str, allowed))
        raise Invalid(refuse("", "core.print_per_page", number=asked, allowed=known))
    return asked or allowed[0]


def per_page_of(pieces: Sequence[Piece], asked: int) -> int:
    """How many of these go onto a page, checked: those of a size of their own cannot be asked."""
    fixed = any(piece.width or piece.sheets > 1 for piece in pieces)
    return _number(asked, (1,) if fixed else PER_PAGE)


def pieces(asked: Asked, language: str) -> list[Piece]:
    """What was asked for, as many pieces as it takes to fill its pages."""
    found = list(find(asked.game).pieces(asked.offer.key, asked.options, language))
    return found * asked.per_page if asked.offer.repeated else found


def board_piece(
    game: str, text: str, options: Options, extras: Mapping[str, int], language: str
) -> Piece:
    """A board in notation, scored; refuses what a scoring sheet refuses."""
    sheet = scoring(game)
    card = cast(Game, registry.part("game", game)).card
    settled = card.settle(options, max(ANYBODY, card.min_players))
    return find(game).board(sheet.mark(text, settled, extras), settled, language)
