"""Goal cards to cut out, and one page that helps with scoring and with dice of one's own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stellwerk.core import Words
from stellwerk.core.card import Options, spell
from stellwerk.draw.default_printing import heading
from stellwerk.draw.ink.cards import CARD
from stellwerk.draw.ink.symbols import DIE, SYMBOLS
from stellwerk.draw.picture import Item
from stellwerk.draw.press import Press, fitting, sentence, shrunk
from stellwerk.draw.printouts import Piece
from stellwerk.games.ink.board import NETWORK_POINTS
from stellwerk.games.ink.editions import DIE_NAMES, EDITIONS, ONCE
from stellwerk.games.ink.expansions import EXPANSIONS, NONE
from stellwerk.games.ink.goals import VALUES, base_goals, goals_of
from stellwerk.games.ink.places import BASE_PARTS
from stellwerk.games.ink.rule_options import ruling
from stellwerk.lang import say

_CARD: Final = (63.0, 88.0)  # millimetres: as cards are sold, with sleeves for them
_WIDE, _HIGH = 189.0, 264.0  # the same in parts of a card
_TITLE: Final = Words("ink.name")
_PAGE: Final = 540.0  # the width of the page that helps
_FACE: Final = 46.0


def box_name(options: Options, language: str) -> str:
    """The game, its box and its expansion."""
    keys = ["ink.name", f"ink.value_edition_{spell(options['edition'])}"]
    if options["expansion"] != NONE:
        keys.append(f"ink.value_expansion_{options['expansion']}")
    return " · ".join(sentence(say(Words(key), language)) for key in keys)


def parts_of(options: Options) -> tuple[str, ...]:
    """The lines of a score sheet."""
    found: tuple[str, ...] = BASE_PARTS
    if options["expansion"] != NONE:
        found = (*found, str(options["expansion"]))
    if EDITIONS[str(options["edition"])].challenge:
        found = (*found, "villages", "goals")
    return found


def goal_cards(expansion: str, length: int, language: str) -> Sequence[Piece]:
    """The base goals, and those of the expansion."""
    codes = (*base_goals(yellow=True), *goals_of(expansion))
    return [_goal(code, length, language) for code in codes]


def _goal(code: str, length: int, language: str) -> Piece:
    press = Press(SYMBOLS)
    press.box(0, 0, _WIDE, _HIGH, "cut", 0)
    name = say(Words(f"ink.page_goal_{code}"), language)
    press.text(_WIDE / 2, 24, name, fitting(name, 19, _WIDE - 24), "entered")
    press.item(Item(f"goal-{code}", _WIDE / 2, 96, scale=108 / CARD))
    asks = say(Words(f"ink.page_asks_{code}", {"length": length}), language)
    size = shrunk(asks, 12.5, _WIDE - 28, lines=3)
    press.paragraph(14, 160, asks, size, _WIDE - 28)
    for place, value in enumerate(VALUES):
        x = _WIDE / 2 + (place - 1) * 44
        press.box(x - 16, _HIGH - 46, 32, 32, "box", 4)
        press.text(x, _HIGH - 30, str(value), 18, "entered")
    press.text(8, _HIGH - 12, code, 9)
    return press.piece(_WIDE, _HIGH, _TITLE, broad=_CARD[0])


def aid(options: Options, language: str) -> Piece:
    """What everything pays, and which face each die shows, for those who have ordinary dice."""
    press = Press(SYMBOLS)
    told = box_name(options, language)
    press.text(0, 12, told, fitting(told, 20, _PAGE), "title")
    press.text(0, 34, say(Words("ink.print_aid"), language), 12)
    y = 54.0
    for key in parts_of(options):
        name = sentence(say(Words(f"ink.part_{key}"), language))
        heading(press, name, 0, y + 8, 120, 13)
        told = sentence(say(Words(f"ink.explain_{key}"), language)) + "."
        y += max(20.0, press.paragraph(128, y, told, 12, _PAGE - 128)) + 3
    once = ruling(options).longest == ONCE
    told = say(Words("ink.print_longest_once" if once else "ink.print_longest_trail"), language)
    y += press.paragraph(128, y, told, 10.5, _PAGE - 128) + 10
    y = _networks(press, y, language)
    return press.piece(_PAGE, _dice(press, options, y, language), _TITLE)


def _networks(press: Press, y: float, language: str) -> float:
    """What a network pays, by its exits."""
    heading(press, say(Words("ink.print_exits"), language), 0, y + 8, 120, 12)
    heading(press, say(Words("ink.print_points"), language), 0, y + 30, 120, 12)
    exits = range(2, 13)
    step = (_PAGE - 128) / len(exits)
    for place, number in enumerate(exits):
        x = 128 + place * step
        press.box(x, y, step, 21, "entry", 0)
        press.text(x + step / 2, y + 10.5, str(number), 12, "middle")
        press.box(x, y + 21, step, 21, "entry", 0)
        press.text(x + step / 2, y + 31.5, str(NETWORK_POINTS[number]), 13, "entered")
    return y + 60


def _dice(press: Press, options: Options, y: float, language: str) -> float:
    """The faces of all dice under the numbers of an ordinary one."""
    edition = EDITIONS[str(options["edition"])]
    expansion = EXPANSIONS[str(options["expansion"])]
    y += press.paragraph(0, y, say(Words("ink.print_dice"), language), 12, _PAGE) + 6
    left, step = 128.0, (_PAGE - 128) / 6
    for number in range(6):
        press.text(left + (number + 0.5) * step, y + 8, str(number + 1), 14, "entered")
    y += 20
    for die in dict.fromkeys((*edition.dice, *expansion.dice)):
        own = die in expansion.dice and expansion.key != NONE
        count = (expansion.dice if own else edition.dice).count(die)
        name = f"value_expansion_{expansion.key}" if own else "print_route_die"
        told = sentence(say(Words(f"ink.{name}", {"die": DIE_NAMES.get(die, "")}), language))
        heading(press, told, 0, y + _FACE / 2 - 6, 120, 12)
        many = say(Words("ink.print_so_many", {"n": count}), language)
        press.text(0, y + _FACE / 2 + 9, many, 10)
        for number, face in enumerate(die):
            x = left + (number + 0.5) * step
            for symbol in ("die", face):
                press.item(Item(symbol, x, y + _FACE / 2, scale=_FACE / DIE))
        y += _FACE + 5
    return y
