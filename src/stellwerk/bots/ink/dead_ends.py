"""Where a drawing leaves dead ends: errors that nothing can mend any more; compiled.

A dead end is a new end that faces a closed side of a drawing, or an open end that the new drawing
closes off. All cells of a board are looked at at once, form by form.
"""

from __future__ import annotations

from stellwerk.games.ink import board
from stellwerk.games.ink.faces import FORMS

try:
    import cython
except ModuleNotFoundError:
    from stellwerk.core import no_cython as cython

if not cython.compiled:
    from stellwerk.games.ink.kernel import Grid, across


class DeadEnds:
    """Looks at one board at a time.

    Of the form looked at last, ``one`` are the cells where it leaves a dead end, ``two`` those
    where it leaves more, and ``meets_two`` those where it joins at least two open ends or exits.
    """

    def __init__(self) -> None:
        if not cython.compiled:
            self.kinds = [0] * 1024
            self.wall = [0] * 4
            self.blocked = [0] * 4
        for form in FORMS:
            for side, letter in enumerate(form.sides):
                self.kinds[4 * form.number + side] = -1 if letter == "." else board.kind_of(letter)

    def survey(self, grid: Grid) -> None:
        """For each side: where it looks at a drawing, and where a blank side closes an end off."""
        self.error_kinds = grid.rules.error_kinds
        for side in range(4):
            self.wall[side] = across(grid.taken & ~grid.craters, side)
            self.blocked[side] = (
                grid.needs[side] & ~grid.rules.exits[side]
                | grid.needs[4 + side] & ~grid.rules.exits[4 + side]
            )
            if self.error_kinds > 2:
                self.blocked[side] |= grid.needs[8 + side]

    def look(self, grid: Grid, form: int) -> None:
        """Try a form on all cells of the board that was surveyed."""
        self.one = 0
        self.two = 0
        self.meets_two = 0
        met = 0
        for side in range(4):
            kind = self.kinds[4 * form + side]
            joined = 0
            if kind < 0:
                dead = self.blocked[side]
            else:
                joined = grid.needs[4 * kind + side]
                # Open ends of a kind that is never an error (RI-137) cannot be dead.
                dead = self.wall[side] & ~joined if kind < self.error_kinds else 0
            self.two |= self.one & dead
            self.one |= dead
            self.meets_two |= met & joined
            met |= joined
