"""The slow, obvious reading of the expansions and of Challenge, written only for the tests.

Like `slow`, which it builds on: plain dictionaries and sets, nothing from the package. Here is
what may be drawn (RI-114 to RI-187) and what a finished board is worth; the faces are in
`slow_faces`, a round is in `slow_rounds`, goals are in `slow_goals`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple, TypeAlias

from tests.games.ink import boards, slow
from tests.games.ink.slow import (
    CENTRE,
    EXITS,
    NETWORK_POINTS,
    SIDES,
    Board,
    Drawing,
    Exit,
    neighbour,
    opposite_letter,
)
from tests.games.ink.slow_faces import (
    CORNERS,
    CRATER,
    DICE,
    DIRECTION_DIE,
    DISTANCE_DIE,
    EXPANSIONS,
    FACE_OF,
    FACES,
    FACTORIES,
    FLOODED,
    FORMS,
    MIDDLE,
    TRAIL_CORNERS,
    UNDRAWN,
    UNIVERSITIES,
    VILLAGE_VALUES,
    VILLAGES,
    VOLCANO,
    corner_points,
    has_route,
    has_trail,
    has_trees,
    is_crater,
    is_station,
    parse,
    routes_only,
    trail_points,
    write,
)
from tests.games.ink.walks import Cell, Group, Longest, RouteGraph, components, try_all

__all__ = [
    "CORNERS",
    "CRATER",
    "DICE",
    "DIRECTION_DIE",
    "DISTANCE_DIE",
    "EXPANSIONS",
    "FACES",
    "FACE_OF",
    "FACTORIES",
    "FLOODED",
    "FORMS",
    "MIDDLE",
    "TRAIL_CORNERS",
    "UNDRAWN",
    "UNIVERSITIES",
    "VILLAGES",
    "VILLAGE_VALUES",
    "VOLCANO",
    "Rules",
    "broken_rules",
    "corner_points",
    "counts_as_drawn",
    "exit_counts",
    "exits_of",
    "expansion_points",
    "flooded",
    "forests",
    "has_route",
    "has_trail",
    "has_trees",
    "is_crater",
    "is_station",
    "joined_spaces",
    "lava_points",
    "longest",
    "networks",
    "open_sides",
    "parse",
    "routes_only",
    "score",
    "trail_points",
    "trail_sets",
    "ways",
    "write",
]

# ---------------------------------------------------------------- rules of one board


@dataclass(frozen=True)
class Rules:
    """What a board is played with: edition, expansion, and the settings of the open points."""

    edition: str = "blue"
    expansion: str = "none"
    central_counts: str = "any"  # OP-4
    flood_blocked_by_route: bool = False  # OP-10
    meteor_score_per: str = "route"  # OP-13
    forest_routes_must_connect: bool = False  # OP-16
    ta_length: int = 4  # OP-21
    crater_must: bool = False  # OP-37
    longest: str = "edition"

    @property
    def longest_rule(self) -> Longest:
        if self.longest == "edition":
            return "trail" if self.edition == "green" else "once"
        return "once" if self.longest == "once" else "trail"

    def options(self) -> dict[str, str | int | bool]:
        """The same as options of the type card."""
        return {
            "edition": self.edition,
            "expansion": self.expansion,
            "central_counts": self.central_counts,
            "flood_blocked_by_route": self.flood_blocked_by_route,
            "meteor_score_per": self.meteor_score_per,
            "forest_routes_must_connect": self.forest_routes_must_connect,
            "ta_length": self.ta_length,
            "crater_must": self.crater_must,
            "longest": self.longest,
        }


# ---------------------------------------------------------------- drawing


class Meeting(NamedTuple):
    """What happens at the sides of a drawing."""

    connected: bool = False  # an end meets its like or its exit (RI-21)
    clash: bool = False  # highway against railway (RI-22)
    wrong_exit: bool = False  # an end on an exit of the other type (RI-23)
    river: bool = False  # a river against a route or an exit (RI-121)
    at_lava: bool = False  # a lava side meets one, which was open till now (RI-159)


def facing(board: Board, cell: Cell) -> str:
    """What faces the four sides of a space: letters of neighbours or of exits."""
    return "".join(EXITS.get((cell, s), opposite_letter(board, cell, s)) for s in SIDES)


@cache
def meeting(cell: Cell, sides: str, around: str) -> Meeting:
    """A drawing with these sides in this space, and what faces it. (Kept, as it is asked often.)"""
    met = Meeting()
    for side, letter, across in zip(SIDES, sides, around, strict=True):
        if letter == "." or across == ".":
            continue
        if letter == across:
            met = met._replace(connected=met.connected or letter in "HR")
            met = met._replace(at_lava=met.at_lava or letter == "A")
        elif {letter, across} == {"H", "R"}:
            on_exit = (cell, side) in EXITS
            met = met._replace(wrong_exit=True) if on_exit else met._replace(clash=True)
        elif {letter, across} in ({"V", "H"}, {"V", "R"}):  # whichever was drawn first
            met = met._replace(river=True)
    return met


def broken_rules(rules: Rules, board: Board, cell: Cell, form: boards.Form) -> list[str]:
    """All rules that forbid this drawing here now."""
    broken = []
    if cell in board and not is_crater(board[cell]):  # RI-146
        broken.append("RI-20")
    met = meeting(cell, form[0], facing(board, cell))
    return broken + _misfits(met) + _unconnected(rules, board, cell, form, met)


def _misfits(met: Meeting) -> list[str]:
    wrong = (("RI-22", met.clash), ("RI-23", met.wrong_exit), ("RI-121", met.river))
    return [rule for rule, broken in wrong if broken]


HOME = {face: expansion for expansion, faces in FACES.items() for face in faces}


def _unconnected(
    rules: Rules, board: Board, cell: Cell, form: boards.Form, met: Meeting
) -> list[str]:
    """The rule by which a drawing hangs in the air here, if it does."""
    face = FACE_OF[form]
    home = HOME.get(face)
    if face == "AV":
        near = (neighbour(cell, side) for side in SIDES)
        return ["RI-161"] if any(n in board and "A" in board[n].sides for n in near if n) else []
    if home in ("river", "lake"):  # RI-120, RI-130
        return []
    if home == "forest":  # RI-170, OP-16
        loose = rules.forest_routes_must_connect and face != "FT" and not met.connected
        return ["RI-21"] if loose else []
    if home == "lava":
        return [] if met.at_lava else ["RI-159"]
    if home == "trail":
        joined = met.connected or trail_points(cell, Drawing(*form)) & points_to_join(board)
        return [] if joined else ["RI-181"]
    return [] if met.connected else ["RI-21"]


def points_to_join(board: Board) -> set[tuple[int, int]]:
    """RI-181: the corner points where a trail ends, or of a space with a station."""
    found: set[tuple[int, int]] = set()
    for cell, drawing in board.items():
        if has_trail(drawing):
            found |= trail_points(cell, drawing)
        if is_station(drawing):
            found |= corner_points(cell, CORNERS)
    return found


def ways(rules: Rules, board: Board, face: str) -> list[str]:
    """Every legal drawing of a face in spaces that count as empty, in notation."""
    found = []
    for row, col in boards.CELLS:
        if (row, col) in board and not is_crater(board[row, col]):
            continue
        around = facing(board, (row, col))
        for form in FORMS[face]:
            met = meeting((row, col), form[0], around)
            if not _misfits(met) and not _unconnected(rules, board, (row, col), form, met):
                found.append(f"{row}{col}{form[0]}{form[1]}")
    return found


def flooded(rules: Rules, board: Board, round_number: int) -> Board:
    """RI-134: the board with every space filled that must be, until nothing changes."""
    if rules.expansion != "lake":
        return board
    for cell in boards.CELLS:
        if cell in board:
            continue
        around = [opposite_letter(board, cell, side) for side in SIDES]
        blocked = rules.flood_blocked_by_route and ("H" in around or "R" in around)  # OP-10
        if around.count("L") >= 3 and not blocked:
            return flooded(rules, board | {cell: Drawing(*FLOODED, round_number)}, round_number)
    return board


# ---------------------------------------------------------------- sets of spaces joined


def joined_spaces(board: Board, letter: str) -> list[set[Cell]]:
    """RI-131, RI-156: the spaces with such sides, joined where two of them face each other."""
    spaces = [cell for cell, drawing in board.items() if letter in drawing.sides]
    edges = [
        (cell, other)
        for cell in spaces
        for side in board[cell].ends(letter)
        if (other := neighbour(cell, side)) and opposite_letter(board, cell, side) == letter
    ]
    return components(spaces, edges)


def open_sides(board: Board, letter: str) -> list[tuple[Cell, str]]:
    """RI-126, RI-157: such sides that face none of their kind and are not on the outer border."""
    return [
        (cell, side)
        for cell, drawing in board.items()
        for side in drawing.ends(letter)
        if neighbour(cell, side) and opposite_letter(board, cell, side) != letter
    ]


def forests(board: Board) -> list[set[Cell]]:
    """RI-174: neighbouring spaces with trees, however the routes run."""
    spaces = [cell for cell, drawing in board.items() if has_trees(drawing)]
    edges = [
        (cell, other)
        for cell in spaces
        for side in SIDES
        if (other := neighbour(cell, side)) in spaces and other is not None
    ]
    return components(spaces, edges)


def trail_sets(board: Board) -> list[set[Cell]]:
    """RI-182, RI-184, RI-185: the sets of trails and stations that hang together."""
    trails = {c: trail_points(c, d) for c, d in board.items() if has_trail(d)}
    stations = {c: corner_points(c, CORNERS) for c, d in board.items() if is_station(d)}
    edges = [
        (cell, other)
        for cell, points in trails.items()
        for other, theirs in (trails | stations).items()
        if cell != other and points & theirs
    ]
    return components([*trails, *stations], edges)


# ---------------------------------------------------------------- points of an expansion


def river_points(board: Board) -> int:
    """RI-124, RI-125: the best river."""
    best = 0
    for river in joined_spaces(board, "V"):
        ends = [
            (cell, side)
            for cell in river
            for side in board[cell].ends("V")
            if opposite_letter(board, cell, side) != "V"
        ]
        at_border = len(ends) == 2 and all(neighbour(*end) is None for end in ends)
        best = max(best, len(river) + (3 if at_border else 0))
    return best


def lake_points(board: Board) -> int:
    """RI-136: the smallest lake."""
    return min((len(lake) for lake in joined_spaces(board, "L")), default=0)


def crater_ends(board: Board) -> list[tuple[Cell, str]]:
    """The highway and railway ends that face a crater."""
    return [
        (cell, side)
        for cell, drawing in board.items()
        for side in drawing.ends("HR")
        if (other := neighbour(cell, side)) and other in board and is_crater(board[other])
    ]


def meteor_points(rules: Rules, board: Board) -> int:
    """RI-148, OP-13: two points for each route, or each end, at a crater."""
    ends = crater_ends(board)
    return 2 * len(ends if rules.meteor_score_per == "end" else {cell for cell, _ in ends})


def lava_points(board: Board) -> int:
    """RI-164: five for each closed lake, and the size of the largest."""
    lakes = joined_spaces(board, "A")
    still_open = {cell for cell, _ in open_sides(board, "A")}
    closed = [lake for lake in lakes if not lake & still_open]
    return 5 * len(closed) + max(map(len, lakes), default=0)


def forest_points(board: Board) -> int:
    """RI-175: twice the largest forest and once the second."""
    sizes = sorted((len(forest) for forest in forests(board)), reverse=True)
    return 2 * sum(sizes[:1]) + sum(sizes[1:2])


def trail_points_scored(board: Board) -> int:
    """RI-186: half the network value for the stations of each set."""
    return sum(
        NETWORK_POINTS[min(12, sum(is_station(board[cell]) for cell in joined))] // 2
        for joined in trail_sets(board)
    )


def expansion_points(rules: Rules, board: Board) -> int:
    points: dict[str, Callable[[], int]] = {
        "river": lambda: river_points(board),
        "lake": lambda: lake_points(board),
        "meteor": lambda: meteor_points(rules, board),
        "lava": lambda: lava_points(board),
        "forest": lambda: forest_points(board),
        "trail": lambda: trail_points_scored(board),
    }
    return points[rules.expansion]()


# ---------------------------------------------------------------- the whole score


class Lake(NamedTuple):
    """A node: one lake, called after its first space."""

    cell: Cell


Node: TypeAlias = Group | Exit | Lake


def networks(board: Board) -> list[set[Node]]:
    """RI-40 and RI-135: groups, exits and lakes, as far as they hang together."""
    plain = routes_only(board)
    nodes: list[Node] = []
    edges: list[tuple[Node, Node]] = []
    for network in slow.networks(plain):
        members = sorted(network, key=repr)
        nodes += members
        edges += [(members[0], member) for member in members[1:]]
    for lake in joined_spaces(board, "L"):
        water = Lake(min(lake))
        nodes.append(water)
        for cell in lake:
            if is_station(board[cell]):
                edges += [(water, Group(cell, n)) for n in range(len(plain[cell].groups))]
    return components(nodes, edges)


def exits_of(network: set[Node]) -> set[Exit]:
    return {node for node in network if isinstance(node, Exit)}


def exit_counts(board: Board) -> tuple[int, ...]:
    """RI-42: exits of each network with a route and an exit, descending."""
    counts = [
        len(exits_of(network))
        for network in networks(board)
        if any(isinstance(node, Group) for node in network)
    ]
    return tuple(sorted((count for count in counts if count), reverse=True))


def errors(rules: Rules, board: Board) -> list[tuple[Cell, str]]:
    """RI-50 to RI-53: open ends, but for those at a crater; river ends; open lava sides."""
    found = [end for end in slow.errors(routes_only(board)) if end not in crater_ends(board)]
    if rules.expansion == "river":
        found += open_sides(board, "V")
    if rules.expansion == "lava":
        found += open_sides(board, "A")
    return found


def longest(
    board: Board,
    kind: str,
    rule: Longest,
    find: Callable[[RouteGraph, Longest], int] = try_all,
) -> int:
    """RI-60 to RI-66: lakes lengthen nothing, so the base game's graph is all there is."""
    return find(slow.route_graph(routes_only(board), kind), rule)


def counts_as_drawn(rules: Rules, drawing: Drawing) -> bool:
    """OP-4: whether a space counts as one in which something is drawn."""
    return rules.central_counts == "any" or has_route(drawing)


def score(
    rules: Rules,
    board: Board,
    villages: int | None = None,
    find: Callable[[RouteGraph, Longest], int] = try_all,
) -> dict[str, int]:
    """The parts of a board's score by their keys, goals left out.

    `villages` are the boxes marked; without it, as many as village spaces hold a station now.
    """
    parts = {
        "networks": sum(NETWORK_POINTS[count] for count in exit_counts(board)),
        "highway": longest(board, "H", rules.longest_rule, find),
        "railway": longest(board, "R", rules.longest_rule, find),
        "centre": sum(counts_as_drawn(rules, board[cell]) for cell in CENTRE & board.keys()),
        "errors": -len(errors(rules, board)),
    }
    if rules.expansion != "none":
        parts[rules.expansion] = expansion_points(rules, board)
    if rules.edition == "green":
        if villages is None:
            villages = sum(cell in board and is_station(board[cell]) for cell in VILLAGES)
        parts["villages"] = VILLAGE_VALUES[min(villages, 4)]
    return parts
