"""Railroad Ink on paper: boards with all that one crosses off and adds up, and finished ones."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final, cast

from stellwerk.core import Score, Words
from stellwerk.core import Seen as AnySeen
from stellwerk.core.card import Options
from stellwerk.draw.default_printing import MINUS, DefaultPrinting, points
from stellwerk.draw.ink import boards
from stellwerk.draw.ink.board_marks import Marks, marks_of
from stellwerk.draw.ink.cards_on_paper import aid, box_name, goal_cards, parts_of
from stellwerk.draw.ink.scoring_sheet import MarkedBoard
from stellwerk.draw.ink.symbols import BOARD, DIE, SYMBOLS
from stellwerk.draw.ink.tabletop import Tabletop, marks
from stellwerk.draw.picture import Item
from stellwerk.draw.press import Press, breadth, fitting
from stellwerk.draw.printouts import PER_PAGE, Offer, Piece
from stellwerk.draw.scoring_sheets import Marked
from stellwerk.games.ink import Sheet, game
from stellwerk.games.ink.editions import EDITIONS, ROUNDS
from stellwerk.games.ink.expansions import EXPANSIONS, FEWER_ROUNDS, NONE
from stellwerk.games.ink.notation import Drawing
from stellwerk.games.ink.rule_options import ruling
from stellwerk.games.ink.seen import Seen
from stellwerk.lang import say

_TOP: Final = 34.0  # above the board
_ROUNDS: Final = 44.0
_SPECIALS: Final = 52.0
_SCORE: Final = 62.0
_GAP: Final = 10.0
HEIGHT: Final = _TOP + BOARD + _ROUNDS + _SPECIALS + _SCORE + 4 * _GAP
_TICK: Final = 10.0  # a die to cross off


@dataclass(frozen=True, slots=True)
class Filled:
    """A board as somebody has left it."""

    drawings: Sequence[Drawing]
    marks: Marks
    score: Score
    name: str = ""
    specials: Sequence[str] = ()


class InkPrinting(DefaultPrinting):
    """See ``stellwerk.draw.printouts.Printing`` for the contract."""

    @property
    def offers(self) -> Sequence[Offer]:
        return (
            Offer("boards", ("edition", "expansion", "layout"), PER_PAGE, repeated=True),
            Offer("goals", ("expansion", "ta_length")),
            Offer("aid", ("edition", "expansion", "longest")),
            Offer("scores"),
        )

    def pieces(self, offer: str, options: Options, language: str) -> Sequence[Piece]:
        if offer == "boards":
            return (board(options, language),)
        if offer == "goals":
            return goal_cards(str(options["expansion"]), int(options["ta_length"]), language)
        if offer == "aid":
            return (aid(options, language),)
        return super().pieces(offer, options, language)

    def board(self, marked: Marked, options: Options, language: str) -> Piece:
        own = cast(MarkedBoard, marked)
        shown = replace(marks_of(own.sheet.grid), marker="")
        used = [drawing.form.face.key for drawing in own.sheet.drawings()]
        filled = Filled(own.sheet.drawings(), shown, own.score, specials=used)
        return board(options, language, filled)

    def played(self, seen: AnySeen, names: Sequence[str], language: str) -> Sequence[Piece]:
        top = Tabletop.of(cast(Seen, seen))
        options, scores = top.data["options"], seen.scores()
        found = [
            board(
                options,
                language,
                Filled(
                    top.drawings(seat),
                    marks(top, seat),
                    scores[seat],
                    names[seat],
                    top.seats[seat]["specials"],
                ),
            )
            for seat in range(len(top.seats))
        ]
        return (*found, self.form(names, scores, language)) if len(found) > 1 else found


def board(options: Options, language: str, filled: Filled | None = None) -> Piece:
    """One board: empty, with what is printed on it, or filled in."""
    blank = Sheet(ruling(options))
    drawings = filled.drawings if filled else blank.drawings()
    shown = filled.marks if filled else replace(marks_of(blank.grid), marker="")
    press = Press(SYMBOLS)
    _heading(press, options, language, filled.name if filled else "")
    press.put(boards.board(drawings, marks=shown), 0, _TOP, BOARD)
    y = _TOP + BOARD + _GAP
    _rounds(press, options, y, language)
    y += _ROUNDS + _GAP
    _specials(press, filled.specials if filled else (), y, language)
    y += _SPECIALS + _GAP
    _score(press, options, filled.score if filled else None, y, language)
    return press.piece(BOARD, HEIGHT, boards.TITLE)


def _heading(press: Press, options: Options, language: str, name: str) -> None:
    told = box_name(options, language)
    press.text(0, 14, told, fitting(told, 14, 290), "heading")
    label = say(Words("core.print_name"), language)
    press.text(306, 14, label, 12)
    start = 306 + breadth(label, 12) + 6
    press.line(start, 22, BOARD - start, 0, "entry")
    press.text(start + 4, 13, name, fitting(name, 15, BOARD - start - 4), "heading")


def _rounds(press: Press, options: Options, y: float, language: str) -> None:
    """The rounds, each with a box for every die: crossed off as they are drawn."""
    expansion = EXPANSIONS[str(options["expansion"])]
    rounds = ROUNDS if expansion.key == NONE else FEWER_ROUNDS
    dice = len(EDITIONS[str(options["edition"])].dice)
    step = BOARD / ROUNDS
    for number in range(rounds):
        x = number * step
        press.item(Item("next", x + 13, y + 15, text=str(number + 1)))
        for at in range(dice):
            press.box(x + 29 + at * (_TICK + 1), y + 3, _TICK, _TICK, "entry", 1)
        for at in range(len(expansion.dice) if expansion.drawn else 0):
            press.box(x + 29 + at * (_TICK + 1), y + 17, _TICK, _TICK, "entry", 5)
    told = say(Words("ink.print_rounds"), language)
    press.text(0, y + 36, told, fitting(told, 9, BOARD))


def _specials(press: Press, used: Sequence[str], y: float, language: str) -> None:
    """The special routes: crossed off once they are drawn."""
    size = _SPECIALS / DIE
    for place, key in enumerate(boards.SPECIALS):
        x = _SPECIALS / 2 + place * (_SPECIALS + 4)
        middle = y + _SPECIALS / 2
        for symbol in ("die", key):
            press.item(Item(symbol, x, middle, scale=size))
        if key in used:
            press.line(x - 22, middle - 22, 44, 44, "rampart")
            press.line(x - 22, middle + 22, 44, -44, "rampart")
    left = 6 * (_SPECIALS + 4) + 6
    told = say(Words("ink.print_specials"), language)
    press.paragraph(left, y + 2, told, 11, BOARD - left)


def _score(press: Press, options: Options, score: Score | None, y: float, language: str) -> None:
    """A box for each part, the total at the end."""
    given: Mapping[str, int] = {part.key: part.points for part in score.parts} if score else {}
    parts = parts_of(options)
    step = BOARD / (len(parts) + 1)
    for place, key in enumerate((*parts, "")):
        x, wide = place * step, step - 4
        told = say(Words(f"ink.column_{key}" if key else "core.print_total"), language)
        press.text(x + wide / 2, y + 8, told, fitting(told, 12, wide), "middle")
        press.box(x, y + 18, wide, 42, "box" if not key else "entry", 3)
        if key == "errors" and score is None:
            press.text(x + 10, y + 39, MINUS, 18, "middle")
        elif score is not None:
            value = given.get(key, 0) if key else score.total
            press.text(x + wide / 2, y + 39, points(value), 22, "entered")


printing: Final = InkPrinting(game)
