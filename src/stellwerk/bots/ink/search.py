"""The best way to draw one round: a beam search over all that a turn allows, in any order.

A position is a turn: dice, copies, special routes and volcanoes are drawn from it as the rules let
it. Positions are looked at step by step, one more route die each, and only the most promising ones
are kept. Those that have drawn something besides the route dice are ahead of the others, so they
are kept apart, in a lane for each collection of such extras. A position is the set of its drawings,
however it came about, and is looked at once.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from random import Random
from typing import TypeAlias

from stellwerk.bots.ink.figures import FIGURES
from stellwerk.games.ink.faces import FORMS

try:
    import cython
except ModuleNotFoundError:
    from stellwerk.core import no_cython as cython

if not cython.compiled:
    from stellwerk.bots.ink.features import Features
    from stellwerk.bots.ink.goal_distance import GoalDistance
    from stellwerk.games.ink.kernel import Grid
    from stellwerk.games.ink.notation import END
    from stellwerk.games.ink.sources import COPY, GIFT, ROUTE_DICE, SPECIAL, VOLCANO
    from stellwerk.games.ink.turn import Turn

# What the extras of a position add to the number of its lane; copies come on top. So every extra
# leads to a lane with a higher number.
_LANE_SPECIAL = 1
_LANE_GIFT = 2
_LANE_VOLCANO = 4
_LANE_DIE = 8  # and 16 for the second die of the expansion
_LANE_COPY = 32

_random = Random(1)
# A number for each drawing; a set of drawings is known by the XOR of theirs.
_CODES = array("Q", [_random.getrandbits(64) for _ in range(64 * len(FORMS))])


class Node:
    """A position of the round."""

    def __init__(self, turn: Turn, lane: int) -> None:
        self.turn = turn
        self.lane = lane
        self.key = 0  # of the drawings made since the search began
        self.value = 0
        self.move = -1  # the drawing that led here
        self.parent: Node | None = None


# Not yet a position: minus its value, its key, where it comes from by which drawing.
Candidate: TypeAlias = tuple[int, int, Node, int]


class Lane:
    """The candidates for the positions with the same extras."""

    def __init__(self) -> None:
        self.waiting: list[Candidate] = []
        self.seen: set[int] = set()


class RoundSearch:
    """Plans rounds; ``weights`` is what the figures are worth, a row for each of the rounds left.

    After each step ``width`` positions without extras are kept, and ``extra_width`` in every other
    lane. ``goals`` says what goals are worth, if there are any.
    """

    def __init__(
        self,
        weights: Sequence[Sequence[int]],
        width: int,
        extra_width: int,
        goals: GoalDistance | None = None,
    ) -> None:
        self.features = Features()
        self.columns = len(FIGURES)
        if any(len(row) != self.columns for row in weights):
            raise ValueError(f"each row of weights needs {self.columns} of them")
        self.weights = array("i", [worth for row in weights for worth in row])
        self.width = width
        self.extra_width = extra_width
        self.goals = goals
        self.codes = _CODES
        self.row = 0
        self.looked = 0
        self.value = 0
        self.best: Node | None = None

    def plan(self, turn: Turn, rounds_left: int) -> list[int]:
        """The drawings to make, in order, from here to the end of the round.

        Afterwards ``value`` is what the end of the round is worth, and ``looked`` how many
        positions were looked at.
        """
        self.looked = 0
        self.best = None
        self.scratch = turn.grid.copy()
        # Where no special route can be had, nobody is ahead by one.
        root = Node(turn, 0 if turn.can_use_special() else _LANE_SPECIAL)
        root.value = self.value_of(turn.grid, rounds_left)
        self.run(root)
        return self.way()

    def value_of(self, grid: Grid, rounds_left: int) -> int:
        """What a board is worth with so many rounds to come."""
        self.row = self.columns * rounds_left
        return self.worth(grid)

    def run(self, root: Node) -> None:
        """Search on from a position, one route die after the other."""
        lanes: dict[int, Lane] = {}
        onward: dict[int, Lane] = {}
        self.expand(root, lanes, onward)
        while lanes or onward:
            while lanes:
                number = min(lanes)  # extras lead to higher numbers only
                lane = lanes.pop(number)
                for node in self.choose(lane.waiting, number):
                    self.expand(node, lanes, onward)
            lanes = onward
            onward = {}

    def expand(self, node: Node, lanes: dict[int, Lane], onward: dict[int, Lane]) -> None:
        """Look at all that can be drawn now; where the round may end, it may end best."""
        moves: list[int] = []
        node.turn.legal(moves)
        grid = node.turn.grid
        face = -1
        source = 0
        lane = Lane()
        for move in moves:
            if move == END:
                if self.best is None or node.value > self.best.value:
                    self.best = node
                continue
            form = move >> 6
            if grid.rules.face_of[form] != face:
                face = grid.rules.face_of[form]
                source = node.turn.source(face)
                lane = self.lane_for(node, source, lanes, onward)
            key = node.key ^ self.codes[move]
            if key not in lane.seen:
                lane.seen.add(key)
                self.scratch.take(grid)
                self.scratch.place(form, move & 63, 0)
                if source == GIFT:
                    self.scratch.grant()
                lane.waiting.append((-self.worth(self.scratch), key, node, move))

    def lane_for(
        self, node: Node, source: int, lanes: dict[int, Lane], onward: dict[int, Lane]
    ) -> Lane:
        """Where a drawing from this source leads to: a lane of this step or of the next."""
        if 0 <= source < ROUTE_DICE:
            lanes = onward
        number = node.lane + lane_step(source)
        lane = lanes.get(number)
        if lane is None:
            lane = Lane()
            lanes[number] = lane
        return lane

    def worth(self, grid: Grid) -> int:
        """What a board is worth at the end of this round."""
        self.looked += 1
        self.features.look(grid)
        value = 0
        for i in range(self.columns):
            value += self.weights[self.row + i] * self.features.figures[i]
        if self.goals is not None:
            value += self.goals.worth(grid)
        return value

    def choose(self, candidates: list[Candidate], lane: int) -> list[Node]:
        """The most promising positions; of equals those with the smaller keys."""
        candidates.sort()
        width = self.extra_width if lane else self.width
        chosen = []
        for loss, key, parent, move in candidates[:width]:
            node = Node(parent.turn.draw(move, 0), lane)
            node.key = key
            node.value = -loss
            node.move = move
            node.parent = parent
            chosen.append(node)
        return chosen

    def way(self) -> list[int]:
        """The drawings that lead to the best end of the round."""
        moves: list[int] = []
        node = self.best
        assert node is not None  # every search ends somewhere
        self.value = node.value
        while node.parent is not None:
            moves.append(node.move)
            node = node.parent
        moves.reverse()
        return moves


def lane_step(source: int) -> int:
    """What drawing from a source adds to the number of a lane."""
    if source >= ROUTE_DICE:
        return _LANE_DIE << (source - ROUTE_DICE)
    if source == SPECIAL:
        return _LANE_SPECIAL
    if source == GIFT:
        return _LANE_GIFT
    if source == COPY:
        return _LANE_COPY
    if source == VOLCANO:
        return _LANE_VOLCANO
    return 0
