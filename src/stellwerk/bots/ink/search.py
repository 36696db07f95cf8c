"""The best way to draw one round: a beam search over the dice in any order.

Positions are looked at step by step, and after each step only the most promising ones are kept.
Those that have the special route of the round are one drawing ahead of the others, so they are
kept apart. A position is the set of its drawings, however it came about, and is looked at once.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from random import Random
from typing import TypeAlias

from stellwerk.bots.ink.promise import FIGURES
from stellwerk.games.ink.editions import SPECIALS_PER_GAME
from stellwerk.games.ink.faces import FACE_INDEX, FACES, FORMS

try:
    import cython
except ModuleNotFoundError:
    from stellwerk.core import no_cython as cython

if not cython.compiled:
    from stellwerk.bots.ink.promise import Promise
    from stellwerk.games.ink.kernel import Grid, lowest, popcount

_MOST_SPECIALS = SPECIALS_PER_GAME
_FIRST_SPECIAL = FACE_INDEX["X1"]
_FACE_TOTAL = len(FACES)

_random = Random(1)
# A number for each drawing; a set of drawings is known by the XOR of theirs.
_CODES = array("Q", [_random.getrandbits(64) for _ in range(64 * len(FORMS))])


class Node:
    """A position of the round."""

    def __init__(self, grid: Grid, left: int) -> None:
        self.grid = grid
        self.left = left  # the dice not drawn yet, as bits
        self.key = 0  # of the drawings made since the search began
        self.value = 0
        self.move = -1  # the drawing that led here
        self.parent: Node | None = None


# Not yet a position: minus its value, its key, where it comes from by which drawing, dice left.
Candidate: TypeAlias = tuple[int, int, Node, int, int]


class Planner:
    """Plans rounds; ``weights`` is what the figures are worth, a row for each of the rounds left.

    ``width`` positions are kept after each step, and ``special_width`` with a special route.
    """

    def __init__(self, weights: Sequence[Sequence[int]], width: int, special_width: int) -> None:
        self.promise = Promise()
        self.columns = len(FIGURES)
        if any(len(row) != self.columns for row in weights):
            raise ValueError(f"each row of weights needs {self.columns} of them")
        self.weights = array("i", [worth for row in weights for worth in row])
        self.width = width
        self.special_width = special_width
        self.codes = _CODES
        self.dice: tuple[int, ...] = ()
        self.row = 0
        self.looked = 0
        self.value = 0
        self.best: Node | None = None

    def plan(
        self, grid: Grid, dice: tuple[int, ...], left: int, special: bool, rounds_left: int
    ) -> list[int]:
        """The drawings to make, in order, from here to the end of the round.

        ``left`` are the dice still to be drawn, as bits; ``special`` says that the special route
        of this round has been drawn. Afterwards ``value`` is what the end of the round is worth,
        and ``looked`` how many positions were looked at.
        """
        self.dice = dice
        self.row = self.columns * rounds_left
        self.looked = 0
        self.best = None
        self.scratch = grid.copy()
        root = Node(grid, left)
        root.value = self.worth(grid)
        if special or popcount(grid.specials) >= _MOST_SPECIALS:
            self.run([], [root])
        else:
            self.run([root], [])
        return self.way()

    def run(self, plain: list[Node], ahead: list[Node]) -> None:
        """Search on from positions without and with a special route, one die after the other."""
        waiting: list[Candidate] = []
        seen: set[int] = set()
        while plain or ahead or waiting:
            for node in plain:
                self.try_specials(node, waiting, seen)
            ahead += self.choose(waiting, self.special_width)
            waiting = []
            seen = set()
            for node in ahead:
                self.try_dice(node, waiting, seen)
            ahead = []
            onward: list[Candidate] = []
            found: set[int] = set()
            for node in plain:
                self.try_dice(node, onward, found)
            plain = self.choose(onward, self.width)

    def try_specials(self, node: Node, into: list[Candidate], seen: set[int]) -> None:
        """All ways to draw a special route now."""
        for face in range(_FIRST_SPECIAL, _FACE_TOTAL):
            if not node.grid.specials & node.grid.rules.special_bit[face]:
                self.try_face(node, face, node.left, into, seen)

    def try_dice(self, node: Node, into: list[Candidate], seen: set[int]) -> None:
        """All ways to draw one of the dice left; only where there is none the round may end."""
        tried = 0
        fits = False
        for die in range(len(self.dice)):
            face = self.dice[die]
            if node.left >> die & 1 and not tried >> face & 1:
                tried |= 1 << face
                if self.try_face(node, face, node.left & ~(1 << die), into, seen):
                    fits = True
        if not fits:
            if self.best is None or node.value > self.best.value:
                self.best = node

    def try_face(
        self, node: Node, face: int, left: int, into: list[Candidate], seen: set[int]
    ) -> bool:
        """Look at every drawing of a face; says whether there is any."""
        fits = False
        for form in range(node.grid.rules.first_form[face], node.grid.rules.last_form[face]):
            mask = node.grid.fits(form)
            if mask:
                fits = True
            while mask:
                cell = lowest(mask)
                mask &= mask - 1
                key = node.key ^ self.codes[64 * form + cell]
                if key not in seen:
                    seen.add(key)
                    self.scratch.take(node.grid)
                    self.scratch.place(form, cell, 0)
                    into.append((-self.worth(self.scratch), key, node, 64 * form + cell, left))
        return fits

    def worth(self, grid: Grid) -> int:
        """What a board is worth at the end of this round."""
        self.looked += 1
        self.promise.look(grid)
        value = 0
        for i in range(self.columns):
            value += self.weights[self.row + i] * self.promise.figures[i]
        return value

    def choose(self, candidates: list[Candidate], width: int) -> list[Node]:
        """The most promising positions; of equals those with the smaller keys."""
        candidates.sort()
        chosen = []
        for loss, key, parent, move, left in candidates[:width]:
            node = Node(parent.grid.copy(), left)
            node.grid.place(move >> 6, move & 63, 0)
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
