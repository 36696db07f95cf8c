"""The table in characters, for the terminal: highways in double lines, railways in single ones,
rivers in waves, water and lava as areas.

A space is five characters wide and three high, so that every end shows. What a face looks like
follows from its sides and groups, as in the symbols.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import zip_longest
from typing import Final

from stellwerk.draw.ink.board_marks import BARE, Marks, building_at
from stellwerk.draw.ink.boards import SPECIALS
from stellwerk.draw.ink.tabletop import (
    Tabletop,
    dice_of,
    goals_of,
    marks,
    meteor_dice,
    used_dice,
)
from stellwerk.games.ink import layouts
from stellwerk.games.ink.board import CENTRE, EXITS, KINDS, SIDES, SIZE, Cell, name
from stellwerk.games.ink.faces import CRATER, FORMS_OF, NORTH_EAST, NORTH_WEST, Form
from stellwerk.games.ink.notation import Drawing
from stellwerk.games.ink.plain import SeatData

WIDE: Final = 5
HIGH: Final = 3


@dataclass(frozen=True, slots=True)
class Charset:
    """The characters of one way to write a board."""

    lines: Mapping[str, Mapping[str, str]]  # by kind of side, then by the sides that meet
    over: Mapping[str, str]  # an overpass, by the sides of what runs on top
    rising: str  # double curves: north with west,
    falling: str  # and north with east
    station: str
    stop: str  # a dead end
    empty: str
    centre: str
    frame: str
    used: str
    past: str
    now: str
    later: str
    areas: Mapping[str, str]  # water and lava
    volcano: str
    tree: str
    trail: str
    crater: str
    marker: str  # of the meteor
    ways: Mapping[str, str]


_MEETINGS: Final = ("NS", "EW", "NE", "NW", "ES", "SW", "NES", "ESW", "NSW", "NEW", "NESW")


def _meetings(characters: str) -> dict[str, str]:
    return dict(zip(_MEETINGS, characters, strict=True))


UNICODE: Final = Charset(
    lines={"H": _meetings("║═╚╝╔╗╠╦╣╩╬"), "R": _meetings("│─└┘┌┐├┬┤┴┼"), "V": _meetings(11 * "~")},
    over={"NS": "╫", "EW": "╪"},
    rising="╱",
    falling="╲",
    station="■",
    stop="●",
    empty="·",
    centre="∘",
    frame="░",
    used="✓",
    past="●",
    now="◉",
    later="○",
    areas={"L": "≈", "A": "▒"},
    volcano="▲",
    tree="♣",
    trail="•",
    crater="◎",
    marker="✶",
    ways={"up": "↑", "right": "→", "down": "↓", "left": "←", "any": "✥"},
)
ASCII: Final = Charset(
    lines={"H": _meetings("#=#########"), "R": _meetings("|-+++++++++"), "V": _meetings(11 * "~")},
    over={"NS": "#", "EW": "="},
    rising="/",
    falling="\\",
    station="O",
    stop="*",
    empty=".",
    centre="~",
    frame=":",
    used="x",
    past="*",
    now="@",
    later="o",
    areas={"L": "w", "A": "%"},
    volcano="A",
    tree="&",
    trail=",",
    crater="@",
    marker="*",
    ways={"up": "^", "right": ">", "down": "v", "left": "<", "any": "+"},
)


def text(top: Tabletop, *, ascii_only: bool = False) -> str:
    """The table as its seat sees it; a spectator gets all boards, one below the other."""
    data, chars = top.data, ASCII if ascii_only else UNICODE
    seat = data["seat"]
    shown = range(data["players"]) if seat is None else (seat,)
    blocks = []
    for number in shown:
        own = top.seats[number]
        beside = [
            " ".join(_track(data["round"], data["rounds"], data["phase"] == "over", chars)),
            "",
            *_dice(top, number, chars),
            *_specials(own, chars),
            *_tracks(marks(top, number), chars),
            *_goals(top),
        ]
        heading = [f"[{number + 1}]"] if len(shown) > 1 else []
        lines = _board(top.drawings(number), chars, marks(top, number))
        blocks.append("\n".join([*heading, *_beside(lines, beside)]))
    return "\n\n".join(blocks) + "\n"


def board(drawn: Iterable[Drawing], *, ascii_only: bool = False, shown: Marks = BARE) -> str:
    """One board alone."""
    return "\n".join(_board(drawn, ASCII if ascii_only else UNICODE, shown)) + "\n"


def _board(drawn: Iterable[Drawing], chars: Charset, shown: Marks = BARE) -> list[str]:
    """The spaces inside a frame that shows the exits, with letters above and numbers beside it."""
    buildings = building_at(shown.layout)
    forms = {drawing.cell: drawing.form for drawing in drawn}
    exits = {(cell, edge): KINDS[kind] for cell, edge, kind in EXITS}
    letters = "".join(letter.center(WIDE) for letter in "ABCDEFG"[:SIZE])
    lines = [f"    {letters}".rstrip(), _border(0, exits, chars)]
    for row in range(SIZE):
        spaces = [
            _signed(_space(cell, forms, chars), name(cell), buildings, shown, chars)
            for cell in range(8 * row, 8 * row + SIZE)
        ]
        for line in range(HIGH):
            left = right = 2 * chars.frame
            if line == 1:
                left = _crossing(8 * row, 3, exits, chars)
                right = _crossing(8 * row + SIZE - 1, 1, exits, chars)
            number = str(row + 1) if line == 1 else " "
            lines.append(f"{number} {left}{''.join(one[line] for one in spaces)}{right}")
    return [*lines, _border(2, exits, chars)]


def _border(edge: int, exits: Mapping[tuple[Cell, int], str], chars: Charset) -> str:
    """The frame above or below the spaces."""
    first = 0 if edge == 0 else 8 * (SIZE - 1)
    parts = [
        (chars.lines[kind]["NS"] if (kind := exits.get((cell, edge))) else chars.frame).center(
            WIDE, chars.frame
        )
        for cell in range(first, first + SIZE)
    ]
    return f"  {2 * chars.frame}{''.join(parts)}{2 * chars.frame}"


def _crossing(cell: Cell, edge: int, exits: Mapping[tuple[Cell, int], str], chars: Charset) -> str:
    """The frame beside a row of spaces."""
    kind = exits.get((cell, edge))
    return 2 * (chars.lines[kind]["EW"] if kind else chars.frame)


def _space(cell: Cell, forms: Mapping[Cell, Form], chars: Charset) -> tuple[str, str, str]:
    if cell in forms:
        return _tile(forms[cell], chars)
    middle = chars.centre if CENTRE >> cell & 1 else chars.empty
    return " " * WIDE, middle.center(WIDE), " " * WIDE


def _signed(
    lines: tuple[str, str, str],
    cell: str,
    buildings: Mapping[str, str],
    shown: Marks,
    chars: Charset,
) -> tuple[str, str, str]:
    """A space with the initial of its building, and the meteor's marker if it stands there."""
    top = lines[0]
    if cell in buildings and top[0] == " ":
        top = buildings[cell][0] + top[1:]
    if cell == shown.marker:
        top = top[:-1] + chars.marker
    return top, lines[1], lines[2]


# The characters of a space that belong to a side, and those at its corners, as (line, column).
_ALONG: Final = {
    "N": tuple((0, col) for col in range(WIDE)),
    "E": tuple((line, col) for line in range(HIGH) for col in (WIDE - 2, WIDE - 1)),
    "S": tuple((2, col) for col in range(WIDE)),
    "W": tuple((line, col) for line in range(HIGH) for col in (0, 1)),
}
_AT: Final = {"NW": (0, 0), "NE": (0, WIDE - 1), "SE": (2, WIDE - 1), "SW": (2, 0)}


def _tile(form: Form, chars: Charset) -> tuple[str, str, str]:
    """A drawing: its ends, and in the middle how they meet."""
    spots = {(1, 2): _middle(form, chars)}
    corners = _AT if form.trees else form.corners
    sign = chars.tree if form.trees else chars.trail
    spots |= {_AT[corner]: sign for corner in corners}
    if form.flag == CRATER:
        spots |= {(1, 1): "(", (1, 3): ")"}
    if form.trees and not form.route:
        spots |= {(1, 1): sign, (1, 3): sign, (1, 2): " ", (0, 2): sign, (2, 2): sign}
    for side, kind in zip(SIDES, form.sides, strict=True):
        if kind in chars.areas:
            spots |= dict.fromkeys(_ALONG[side], chars.areas[kind])
        elif kind != ".":
            line = chars.lines[kind]["NS" if side in "NS" else "EW"]
            ends = {"N": ((0, 2),), "E": ((1, 3), (1, 4)), "S": ((2, 2),), "W": ((1, 0), (1, 1))}
            spots |= dict.fromkeys(ends[side], line)
    one, two, three = (
        "".join(spots.get((line, col), " ") for col in range(WIDE)) for line in range(HIGH)
    )
    return one, two, three


def _middle(form: Form, chars: Charset) -> str:
    first = form.groups[0] if form.groups else ""
    if form.station:
        return chars.station
    if form.flag == CRATER:
        return chars.crater
    if form.sides == "AAAA":
        return chars.volcano
    if (kind := form.sides.strip(".")[:1]) in chars.areas and not form.route:
        return chars.areas[kind]
    if form.route and {"V", "A"} & set(form.sides):  # a bridge, or a route beside lava
        return chars.lines[form.sides[SIDES.index(first[0])]][first]
    if form.flag in (NORTH_WEST, NORTH_EAST):
        return chars.rising if form.flag == NORTH_WEST else chars.falling
    if len(form.groups) > 1:
        return chars.over.get(first, " ")  # groups begin with the highway
    if len(first) == 1:
        return chars.stop
    return chars.lines[form.sides[SIDES.index(first[0])]][first] if first else " "


def _row(keys: Sequence[str], used: Collection[int], chars: Charset) -> list[str]:
    """Faces side by side, their keys below; those that were drawn are ticked off."""
    tiles = [_tile(_upright(key), chars) for key in keys]
    lines = ["  ".join(tile[line] for tile in tiles) for line in range(HIGH)]
    names = (f"{key}{chars.used}" if place in used else key for place, key in enumerate(keys))
    return [*lines, "  ".join(f"{one:^{WIDE}}" for one in names)]


def _dice(top: Tabletop, seat: int, chars: Charset) -> list[str]:
    """Dice, below them those of the expansion, the meteor and the pairs of a draft."""
    if top.data["phase"] == "over":
        return []
    routes, extra = dice_of(top, seat)
    used = used_dice([*routes, *extra], top.seats[seat]["drawn"])
    lines: list[str] = []
    if routes:
        lines += [*_row(routes, used, chars), ""]
    if extra:
        lines += [*_row(extra, {place - len(routes) for place in used}, chars), ""]
    if meteor := meteor_dice(top):
        lines += [" ".join(chars.ways.get(key, key) for key in meteor), ""]
    if top.data["phase"] == "draft":
        for number, pair in enumerate(top.data["draft"]["pairs"], 1):
            taken = "" if pair["seat"] is None else f" [{pair['seat'] + 1}]"
            lines.append(f"{number}: {' '.join(pair['dice'])}{taken}")
        lines.append("")
    return lines


def _tracks(shown: Marks, chars: Charset) -> list[str]:
    """The boxes of villages and universities; those marked are ticked off."""
    if not shown.layout:
        return []
    layout = layouts.layout(shown.layout)
    villages = [
        f"{value}{chars.used if at < shown.villages else ' '}"
        for at, value in enumerate(layout.village_values)
    ]
    boxes = [
        chars.used if at < shown.universities else chars.later
        for at in range(layout.university_boxes)
    ]
    return [f"v {' '.join(villages)}  u {' '.join(boxes)}", ""]


def _goals(top: Tabletop) -> list[str]:
    """Each goal with what it pays now, and the points of all seats."""
    return [
        f"{goal['code']:<2} {goal['open']}  {' '.join(str(n or '-') for n in goal['points'])}"
        for goal in goals_of(top)
    ]


def _specials(seat: SeatData, chars: Charset) -> list[str]:
    """The special routes in two rows."""
    half = -(-len(SPECIALS) // 2)
    lines: list[str] = []
    for keys in (SPECIALS[:half], SPECIALS[half:]):
        used = {place for place, key in enumerate(keys) if key in seat["specials"]}
        lines += [*_row(keys, used, chars), ""]
    return lines


def _upright(key: str) -> Form:
    return FORMS_OF[key][0]


def _track(now: int, rounds: int, over: bool, chars: Charset) -> list[str]:
    return [
        chars.past if over or number < now else chars.now if number == now else chars.later
        for number in range(1, rounds + 1)
    ]


def _beside(left: Sequence[str], right: Sequence[str]) -> list[str]:
    """Two blocks of lines side by side."""
    width = max(map(len, left)) + 3
    return [
        f"{one:<{width}}{other}".rstrip() for one, other in zip_longest(left, right, fillvalue="")
    ]
