"""The written form of moves.

============================  ===========================================================
``income``                    take income
``add:joker``, ``add:behind``  one more die into the cup
``roll``                      roll what is in the cup
``buy:red:bank:share``        a share of the company, from bank or director, for this die
``lay:1:34WE:joker``          at end 1 a piece into row 3, column 4, from west to east
``tile:R:1``                  the new tile, by type and quarter turns
``station:1:34:red:2``        a station of the company's second group
``pay:1:2``                   one joker and two dice from behind
``discard:curve``             one die back to the bank
``end``                       end of the turn
``die:joker``                 chance: a die that was rolled
``first:2``                   chance: the second seat begins
============================  ===========================================================
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal, TypeAlias

from stellwerk.core.refusal import Invalid, refuse
from stellwerk.games.raildice import board
from stellwerk.games.raildice.data import CURVE, FACES, JOKER, SHARE, STRAIGHT, standard
from stellwerk.games.raildice.moves import (
    ADD,
    BUY,
    DISCARD,
    END,
    FACE,
    FIRST,
    INCOME,
    KIND,
    LAST,
    LAY,
    PAY,
    REST,
    ROLL,
    STATION,
    TILE,
)

EndName: TypeAlias = Literal["1", "2"]
ENDS: Final[tuple[EndName, ...]] = ("1", "2")
WHAT: Final = ("joker", "behind")
SOURCES: Final = ("bank", "director")
PRICES: Final = (FACES[SHARE], FACES[JOKER])
LAID: Final = (FACES[STRAIGHT], FACES[CURVE], FACES[JOKER])
MOST_PAID: Final = 63

COMPANIES: Final = tuple(company.id for company in standard().companies)
TYPES: Final = tuple(tile.id for tile in standard().types)
MOST_SEATS: Final = 4


def spell(move: int) -> str:
    """The text of a move; also of numbers that are no move at all."""
    if 0 <= move < LAST:
        text = _WRITERS[move >> KIND](move & REST)
        if text and parse_or_none(text) == move:
            return text
    return str(move)


def parse(text: str) -> int:
    """The move a text stands for; refuses what is none.

    >>> spell(parse("lay:1:34WE:joker")), parse("end") == END
    ('lay:1:34WE:joker', True)
    """
    move = parse_or_none(text)
    if move is None:
        raise Invalid(refuse("", "raildice.move_unreadable", text=text[:40]))
    return move


def parse_or_none(text: str) -> int | None:
    word, *rest = text.split(":")
    reader = _READERS.get(word)
    if reader is None:
        return None
    try:
        move = reader(rest)
    except (ValueError, KeyError):
        return None
    # One text for one move: "pay:01:2" says the same as "pay:1:2", but is not it.
    return move if _WRITERS[move >> KIND](move & REST) == text else None


# -- writing -------------------------------------------------------------------------------------


def _write_buy(rest: int) -> str:
    if rest >> 2 >= len(COMPANIES):
        return ""
    return f"buy:{COMPANIES[rest >> 2]}:{SOURCES[rest >> 1 & 1]}:{PRICES[rest & 1]}"


def _write_lay(rest: int) -> str:
    way = board.SIDES[rest >> 4 & 3] + board.SIDES[rest >> 2 & 3]
    return f"lay:{_spot(rest)}{way}:{FACES[rest & 3]}"


def _write_tile(rest: int) -> str:
    return f"tile:{TYPES[rest >> 2]}:{rest & 3}" if rest >> 2 < len(TYPES) else ""


def _write_station(rest: int) -> str:
    company = rest >> 3 & 7
    if company >= len(COMPANIES):
        return ""
    return f"station:{_spot(rest)}:{COMPANIES[company]}:{(rest & 7) + 1}"


def _spot(rest: int) -> str:
    return f"{ENDS[rest >> 12]}:{board.token(rest >> 6 & 63)}"


def _only(text: str) -> Callable[[int], str]:
    return lambda rest: "" if rest else text


def _one_of(word: str, names: tuple[str, ...]) -> Callable[[int], str]:
    return lambda rest: f"{word}:{names[rest]}" if rest < len(names) else ""


_WRITERS: Final[tuple[Callable[[int], str], ...]] = (
    _only("income"),
    _one_of("add", WHAT),
    _only("roll"),
    _write_buy,
    _write_lay,
    _write_tile,
    _write_station,
    lambda rest: f"pay:{rest >> 6}:{rest & 63}",
    _one_of("discard", FACES),
    _only("end"),
    _one_of("die", FACES),
    lambda rest: f"first:{rest + 1}" if rest < MOST_SEATS else "",
)


# -- reading -------------------------------------------------------------------------------------
# Each reader gets what stands between the colons; a wrong number of parts is a ValueError.


def _read_buy(rest: list[str]) -> int:
    company, source, die = rest
    return BUY + 4 * COMPANIES.index(company) + 2 * SOURCES.index(source) + PRICES.index(die)


def _read_lay(rest: list[str]) -> int:
    end, spot, die = rest
    if die not in LAID or len(spot) != 4 or spot[2] == spot[3]:
        raise ValueError
    way = 16 * board.SIDES.index(spot[2]) + 4 * board.SIDES.index(spot[3])
    return LAY + _place(end, spot[:2]) + way + FACES.index(die)


def _read_tile(rest: list[str]) -> int:
    kind, rotation = rest
    return TILE + 4 * TYPES.index(kind) + _number(rotation, 3)


def _read_station(rest: list[str]) -> int:
    end, spot, company, group = rest
    number = _number(group, 8) - 1
    if number < 0:
        raise ValueError
    return STATION + _place(end, spot) + 8 * COMPANIES.index(company) + number


def _read_pay(rest: list[str]) -> int:
    jokers, behind = rest
    return PAY + 64 * _number(jokers, MOST_PAID) + _number(behind, MOST_PAID)


def _read_first(rest: list[str]) -> int:
    (seat,) = rest
    number = _number(seat, MOST_SEATS) - 1
    if number < 0:
        raise ValueError
    return FIRST + number


def _place(end: str, spot: str) -> int:
    return 4096 * ENDS.index(end) + 64 * board.CELL_BY_TOKEN[spot]


def _number(text: str, most: int) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= 2) or int(text) > most:
        raise ValueError
    return int(text)


def _read_only(move: int) -> Callable[[list[str]], int]:
    def read(rest: list[str]) -> int:
        if rest:
            raise ValueError
        return move

    return read


def _read_one_of(kind: int, names: tuple[str, ...]) -> Callable[[list[str]], int]:
    def read(rest: list[str]) -> int:
        (name,) = rest
        return kind + names.index(name)

    return read


_READERS: Final[dict[str, Callable[[list[str]], int]]] = {
    "income": _read_only(INCOME),
    "add": _read_one_of(ADD, WHAT),
    "roll": _read_only(ROLL),
    "buy": _read_buy,
    "lay": _read_lay,
    "tile": _read_tile,
    "station": _read_station,
    "pay": _read_pay,
    "discard": _read_one_of(DISCARD, FACES),
    "end": _read_only(END),
    "die": _read_one_of(FACE, FACES),
    "first": _read_first,
}
