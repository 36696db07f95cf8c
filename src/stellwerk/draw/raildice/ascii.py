"""The table in characters, for the terminal.

A cell is two characters wide: mountains are ``^``, water is ``~``, the line is drawn through them,
and a station is the letter of its company between brackets of the line.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import zip_longest
from typing import Final

from stellwerk.draw.raildice.cells import towards
from stellwerk.games.raildice.board import SIDES, SIZE
from stellwerk.games.raildice.data import FACES
from stellwerk.games.raildice.plain import Company, Piece, Seat, Table, Tile

# Blue and black begin alike; K is black as printers say it.
LETTERS: Final = {"red": "R", "blue": "B", "green": "G", "yellow": "Y", "black": "K"}


@dataclass(frozen=True, slots=True)
class Charset:
    """The characters of one way to write a table."""

    line: Mapping[str, str]  # by the sides that meet
    land: Mapping[str, str]
    head: str  # an end points here, by its direction: north, east, south, west
    faces: Mapping[str, str]
    frame: str  # horizontal, vertical, corners clockwise from the north-west
    director: str
    times: str


_JOINS: Final = ("NS", "EW", "NE", "NW", "ES", "SW")


def _joins(characters: str) -> dict[str, str]:
    return dict(zip(_JOINS, characters, strict=True))


UNICODE: Final = Charset(
    line=_joins("│─└┘┌┐"),
    land={"P": "·", "M": "^", "W": "~"},
    head="▲▶▼◀",
    faces={"straight": "│", "curve": "└", "share": "§", "joker": "?"},
    frame="─│┌┐┘└",
    director="♛",
    times="×",
)
ASCII: Final = Charset(
    line=_joins("|-++++"),
    land={"P": ".", "M": "^", "W": "~"},
    head="A>V<",
    faces={"straight": "|", "curve": "L", "share": "$", "joker": "?"},
    frame="-|++++",
    director="*",
    times="x",
)


def text(seen: Table, *, ascii_only: bool = False) -> str:
    """The table as a seat sees it."""
    chars = ASCII if ascii_only else UNICODE
    lines: list[str] = []
    for tile in seen["tiles"]:
        lines = _beside(lines, _tile(seen, tile, chars)) if lines else _tile(seen, tile, chars)
    lines = _beside(lines, _map(seen))
    beside = _beside(list(_companies(seen, chars)), list(_seats(seen, chars)))
    return "\n".join([*lines, "", *beside]) + "\n"


def _tile(seen: Table, tile: Tile, chars: Charset) -> list[str]:
    """A tile in its frame; the numbers of its ends stand above it."""
    pieces = {piece["cell"]: piece for piece in tile["pieces"]}
    heads = {
        cell: chars.head[towards(end, cell)]
        for end in seen["ends"]
        if end["end"] in tile["ends"]
        for cell in end["next"]
    }
    across, down, *corners = list(chars.frame)
    ends = "+".join(tile["ends"])
    rows = [f"    {' '.join('ABCDEFG')}   ({ends})", f"  {corners[0]}{across * 15}{corners[1]}"]
    for row in range(SIZE):
        cells = []
        for col in range(SIZE):
            key = f"{row}{col}"
            land = chars.land[tile["rows"][row][col]]
            cells.append(
                _piece(pieces[key], chars)
                if key in pieces
                else f" {heads[key]}"
                if key in heads
                else f" {land}"
            )
        end = chars.line["EW"] if _leads(pieces, row, SIZE - 1, "E") else " "
        rows.append(f"{row + 1} {down}{''.join(cells)}{end}{down}")
    return [*rows, f"  {corners[3]}{across * 15}{corners[2]}"]


def _leads(pieces: Mapping[str, Piece], row: int, col: int, side: str) -> bool:
    key = f"{row}{col}"
    return key in pieces and side in pieces[key]["sides"]


def _piece(piece: Piece, chars: Charset) -> str:
    """Two characters: what comes from the west, and the middle."""
    west = chars.line["EW"] if "W" in piece["sides"] else " "
    if piece["kind"] == "station":
        return west + LETTERS[piece["company"]]
    return west + chars.line["".join(side for side in SIDES if side in piece["sides"])]


def _map(seen: Table) -> list[str]:
    """Each tile by its letter and the letters of its stations; ends by their numbers."""
    places = {(one["at"][0], one["at"][1]): one for one in seen["map"]}
    xs, ys = [x for x, _ in places], [y for _, y in places]
    lines = []
    for y in range(min(ys), max(ys) + 1):
        row = []
        for x in range(min(xs), max(xs) + 1):
            one = places.get((x, y))
            marks = "".join(LETTERS[name].lower() for name in one["stations"]) if one else ""
            cell = f"{one['type']}{''.join(one['ends'])}:{marks}" if one else ""
            row.append(f"{cell:<9}")
        lines.append("".join(row).rstrip())
    supply = " ".join(f"{kind}{left}" for kind, left in seen["supply"].items())
    return [f"[{seen['year']}]  # {seen['bank']}  {supply}", "", *lines]


def _companies(seen: Table, chars: Charset) -> Iterator[str]:
    for one in seen["companies"]:
        who, groups = _director(one, chars), _groups(one, chars)
        yield f"{LETTERS[one['id']]} {who}  {one['shares']:>2}  {groups}"


def _director(company: Company, chars: Charset) -> str:
    who = company["director"]
    return f"{chars.director}{who + 1}" if who is not None else "  "


def _groups(company: Company, chars: Charset) -> str:
    return "  ".join(
        f"{chars.land[group['terrain']]}{group['cost']}{chars.times}{group['left']}"
        for group in company["groups"]
    )


def _seats(seen: Table, chars: Charset) -> Iterator[str]:
    for number, seat in enumerate(seen["seats"]):
        mark = ">" if seen["turn"] == number else " "
        yield f"{mark}[{number + 1}] {_dice(seat, chars)}  {_papers(seat)}"


def _dice(seat: Seat, chars: Charset) -> str:
    """The dice in front, then those behind, then the passengers in thousands."""
    front = "".join(chars.faces[face] * seat["front"][face] for face in FACES)
    behind = "?" if seat["behind"] is None else str(seat["behind"])
    passengers = "?" if seat["passengers"] is None else str(seat["passengers"])
    return f"{front:<9} +{behind}  {passengers:>6}"


def _papers(seat: Seat) -> str:
    return " ".join(f"{LETTERS[name]}{count}" for name, count in seat["shares"].items())


def _beside(left: Sequence[str], right: Sequence[str]) -> list[str]:
    """Two blocks of lines side by side."""
    width = max(map(len, left), default=0) + 3
    return [
        f"{one:<{width}}{other}".rstrip() for one, other in zip_longest(left, right, fillvalue="")
    ]
