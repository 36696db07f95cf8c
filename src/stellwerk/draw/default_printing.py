"""What every game can print: a form for its scores, and what a finished game looked like."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stellwerk import draw
from stellwerk.core.card import Options
from stellwerk.core.game import Game, Seen
from stellwerk.core.score import Score
from stellwerk.core.words import Words
from stellwerk.draw.press import Press, fitting, sentence, shrunk
from stellwerk.draw.printouts import Offer, Piece
from stellwerk.draw.scoring_sheets import Marked
from stellwerk.lang import has, say

SCORES: Final = "scores"
MOST_COLUMNS: Final = 6  # on a form to be filled in by hand
MINUS: Final = "\N{MINUS SIGN}"
_WIDTH: Final = 540.0  # of a form
_NAMES: Final = 190.0  # of its first column
_ROW: Final = 44.0


class DefaultPrinting:
    """See ``stellwerk.draw.printouts.Printing`` for the contract; games build on it."""

    def __init__(self, game: Game) -> None:
        self.game = game

    @property
    def offers(self) -> Sequence[Offer]:
        return (Offer(SCORES),)

    def pieces(self, offer: str, options: Options, language: str) -> Sequence[Piece]:
        return (self.form((), (), language),)

    def board(self, marked: Marked, options: Options, language: str) -> Piece:
        symbols = draw.symbols(self.game.card.key, language)
        return Piece(marked.picture(language), symbols)

    def played(self, seen: Seen, names: Sequence[str], language: str) -> Sequence[Piece]:
        key = self.game.card.key
        picture = draw.find(key).picture(seen)
        whole = Piece(picture, draw.symbols(key, language))
        return (whole, self.form(names, seen.scores(), language))

    def form(self, names: Sequence[str], scores: Sequence[Score], language: str) -> Piece:
        """All parts of the score line by line, a column for each player; empty or filled in."""
        card = self.game.card
        key, words = card.key, Words(f"{card.key}.name")
        lines = card.score_parts
        if scores:  # those that this game had
            lines = tuple(part.key for part in scores[0].parts)
        columns = len(scores) or min(card.max_players, MOST_COLUMNS)
        broad = (_WIDTH - _NAMES) / columns
        press = Press({})
        press.text(0, 14, say(words, language), 20, "title")
        press.text(0, 36, say(Words("core.print_scores"), language), 12)
        top = 56.0
        for column in range(columns):
            x = _NAMES + column * broad
            press.box(x, top, broad, _ROW, "entry", 0)
            if column < len(names):
                name = names[column]
                size = fitting(name, 13, broad - 8)
                press.text(x + broad / 2, top + _ROW / 2, name, size, "middle")
        y = top + _ROW
        for line in lines:
            self._line(press, key, line, y, language)
            for column in range(columns):
                x = _NAMES + column * broad
                press.box(x, y, broad, _ROW, "entry", 0)
                if scores:
                    told = points(scores[column].points(line))
                    press.text(x + broad / 2, y + _ROW / 2, told, 18, "entered")
            y += _ROW
        press.text(6, y + _ROW / 2, say(Words("core.print_total"), language), 15, "heading")
        for column in range(columns):
            x = _NAMES + column * broad
            press.box(x, y, broad, _ROW, "box", 0)
            if scores:
                told = points(scores[column].total)
                press.text(x + broad / 2, y + _ROW / 2, told, 22, "entered")
        press.line(0, y, _NAMES, 0, "entry")
        y += _ROW
        if has(f"{key}.tiebreak", language):
            y += 10
            y += press.paragraph(0, y, say(Words(f"{key}.tiebreak"), language), 10, _WIDTH)
        return press.piece(_WIDTH, y, words)

    def _line(self, press: Press, key: str, line: str, y: float, language: str) -> None:
        """The name of a part, and what it is given for, as far as that fits."""
        press.line(0, y, _NAMES, 0, "entry")
        name = sentence(say(Words(f"{key}.part_{line}"), language))
        explained = f"{key}.explain_{line}"
        size = fitting(name, 13, _NAMES - 10)
        if not has(explained, language):
            press.text(6, y + _ROW / 2, name, size, "heading")
            return
        press.text(6, y + 10, name, size, "heading")
        told = say(Words(explained), language)
        small = shrunk(told, 8, _NAMES - 10, lines=2)
        press.paragraph(6, y + 18, told, small, _NAMES - 10)


def points(number: int) -> str:
    """Points as they are printed."""
    return str(number).replace("-", MINUS)


def heading(press: Press, text: str, x: float, y: float, width: float, size: float) -> None:
    """A heading that is made small enough for its place."""
    press.text(x, y, text, fitting(text, size, width), "heading")
