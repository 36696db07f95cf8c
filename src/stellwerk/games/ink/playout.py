"""Random games inside the kernel: the common workload of the benchmarks, and raw material for bots.

One playout is one player's game. Each round: roll; with probability 1/5, while fewer than three
special routes are used, draw an unused one uniformly among its legal placements; then, until no die
fits, draw one placement uniformly among all legal placements of the remaining dice.
"""

from __future__ import annotations

from stellwerk.games.ink.editions import ROUNDS, SPECIALS_PER_GAME
from stellwerk.games.ink.faces import FACE_INDEX

try:
    import cython
except ModuleNotFoundError:
    from stellwerk.core import no_cython as cython

if not cython.compiled:
    from stellwerk.games.ink.kernel import Grid, Rules, lowest, popcount
    from stellwerk.games.ink.scoring import Tally

_ROUNDS = ROUNDS
_MOST_SPECIALS = SPECIALS_PER_GAME
_FIRST_SPECIAL = FACE_INDEX["X1"]
_SPECIALS = 6
_WORD = (1 << 64) - 1


class Playout:
    """Plays random games with dice of one edition.

    >>> from stellwerk.games.ink.editions import CLASSIC_DICE
    >>> Playout(Rules(), CLASSIC_DICE, seed=1).run(10)
    (-42, 292)
    """

    def __init__(self, rules: Rules, dice: tuple[tuple[str, ...], ...], seed: int) -> None:
        self.grid = Grid(rules)
        self.empty = Grid(rules)
        self.tally = Tally()
        # Xorshift never leaves zero, and needs a few steps to leave the neighbourhood of a small
        # seed.
        self.random = (seed & _WORD) or 1
        if not cython.compiled:
            self.faces = [0] * 24
            self.rolled = [0] * 4
            self.found = [0] * 4
            self.masks = [0] * 32
        for number, die in enumerate(dice):
            for side, face in enumerate(die):
                self.faces[6 * number + side] = FACE_INDEX[face]
        for _ in range(16):
            self.below(2)

    def run(self, games: int) -> tuple[int, int]:
        """Play games to the end; gives the sum of totals and the number of drawings."""
        totals = 0
        self.moves = 0
        with cython.nogil:
            for _ in range(games):
                totals += self.play()
        return totals, self.moves

    def below(self, n: int) -> int:
        """A number from 0 to n - 1 by a small fast generator, equal compiled and interpreted."""
        self.random ^= self.random << 13 & _WORD
        self.random ^= self.random >> 7
        self.random ^= self.random << 17 & _WORD
        return (self.random >> 32) * n >> 32

    def play(self) -> int:
        """One game; leaves its board in ``grid`` and gives the total."""
        self.grid.take(self.empty)
        for number in range(1, _ROUNDS + 1):
            for die in range(4):
                self.rolled[die] = self.faces[6 * die + self.below(6)]
            if self.below(5) == 0 and popcount(self.grid.specials) < _MOST_SPECIALS:
                self.draw_special(number)
            self.draw_dice(number)
        return self.tally.count(self.grid)

    def draw_special(self, number: int) -> None:
        """Draw an unused special route somewhere, if it fits."""
        pick = self.below(_SPECIALS - popcount(self.grid.specials))
        face = _FIRST_SPECIAL
        while self.grid.specials & self.grid.rules.special_bit[face] or pick > 0:
            if not self.grid.specials & self.grid.rules.special_bit[face]:
                pick -= 1
            face += 1
        total = self.grid.gather(face, self.masks, 0)
        if total:
            self.place_nth(face, 0, self.below(total), number)

    def draw_dice(self, number: int) -> None:
        """Draw the dice in random order and places until none fits."""
        left = 15
        while left:
            total = 0
            for die in range(4):
                if left >> die & 1:
                    self.found[die] = self.grid.gather(self.rolled[die], self.masks, 8 * die)
                    total += self.found[die]
            if not total:
                return
            pick = self.below(total)
            for die in range(4):
                if left >> die & 1:
                    if pick < self.found[die]:
                        self.place_nth(self.rolled[die], 8 * die, pick, number)
                        left ^= 1 << die
                        break
                    pick -= self.found[die]

    def place_nth(self, face: int, offset: int, pick: int, number: int) -> None:
        """Draw the gathered drawing with this number."""
        i = 0
        while pick >= popcount(self.masks[offset + i]):
            pick -= popcount(self.masks[offset + i])
            i += 1
        mask = self.masks[offset + i]
        for _ in range(pick):
            mask &= mask - 1
        self.grid.place(self.grid.rules.first_form[face] + i, lowest(mask), number)
        self.moves += 1
