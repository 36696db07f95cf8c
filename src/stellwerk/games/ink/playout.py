"""Random games inside the kernel: the common workload of the benchmarks, and raw material for bots.

One playout is one player's game. Each round: roll; the meteor strikes, if it is in play; with
probability 1/5, while fewer than three special routes are used, draw an unused one uniformly among
its legal placements; then, until no die fits, draw one placement uniformly among all legal
placements of the remaining dice, those of the expansion among them.

What the rules add to the remaining dice is in the same urn: factories' copies of dice drawn
already, and while lava is owed that fits nowhere, lava over other drawings and the new volcano. The
special route of the third university is drawn at once. Nobody gives one up against the meteor, and
where a player may choose its way, all four are equally likely.
"""

from __future__ import annotations

from stellwerk.games.ink.expansions import ANY, DIRECTIONS, EXPANSIONS
from stellwerk.games.ink.faces import FACE_INDEX, FORMS

try:
    import cython
except ModuleNotFoundError:
    from stellwerk.core import no_cython as cython

if not cython.compiled:
    from stellwerk.core.bits import lowest, popcount
    from stellwerk.core.playout import Playout
    from stellwerk.core.rng import scaled, xorshift
    from stellwerk.games.ink.editions import ROUNDS, SPECIALS_PER_GAME
    from stellwerk.games.ink.expansions import FEWER_ROUNDS, LAVA, METEOR
    from stellwerk.games.ink.faces import FIRST_SPECIAL, SPECIAL_TOTAL, VOLCANO_FACE
    from stellwerk.games.ink.kernel import Grid
    from stellwerk.games.ink.rule_tables import Rules
    from stellwerk.games.ink.scoring import Tally
    from stellwerk.games.ink.sources import ROUTE_DICE


# Where drawings come from, each with room for the eight forms of a face: the six dice, then
# copies of the four route dice, lava of the two lava dice over other drawings, the new volcano.
_COPIES = 6
_OVER = 10
_VOLCANO = 12
_SOURCES = 13
_FORMS = 8

_LOGGED = 64  # drawings kept; a game has fewer
_ANY_WAY = 4  # as the direction die is kept here: the four sides, or any of them


class RandomGame:
    """One random game after the other, each of which leaves its board in ``grid``.

    A class of its own, since nothing is made of it: so its methods call each other directly.
    """

    def __init__(self, rules: Rules, dice: tuple[tuple[str, ...], ...]) -> None:
        expansion = EXPANSIONS[rules.ruling.expansion]
        self.grid = Grid(rules)
        self.empty = Grid(rules)
        self.empty.begin()
        self.tally = Tally()
        self.rounds = FEWER_ROUNDS if expansion.number else ROUNDS
        self.dice = ROUTE_DICE + len(expansion.dice)
        self.drawable = self.dice if expansion.drawn else ROUTE_DICE
        # Whether anything can be drawn besides what the four route dice show.
        self.more = self.drawable > ROUTE_DICE or rules.buildings != 0
        if not cython.compiled:
            self.highway = [0] * 256
            self.railway = [0] * 256
            self.needed = [0] * 32
            self.faces = [0] * 36
            self.rolled = [0] * 48
            self.ways = [0] * 8
            self.found = [0] * _SOURCES
            self.masks = [0] * (_FORMS * _SOURCES)
            self.log = [0] * _LOGGED
            self.random = 1
            self.moves = 0
        for number, die in enumerate((*dice, *expansion.dice)):
            for side, face in enumerate(die):
                self.faces[6 * number + side] = _code(face)
        for form in FORMS:
            for side in range(4):
                self.highway[form.number] |= (form.sides[side] == "H") << side
                self.railway[form.number] |= (form.sides[side] == "R") << side

    def story(self) -> list[tuple[list[int], int, list[int]]]:
        """The last game: for each round the dice, the way of the meteor (a
        side, or -1) and the drawings."""
        told = []
        for number in range(1, self.rounds + 1):
            drawn = [self.log[i] for i in range(self.moves) if self.log[i] >> 16 == number]
            dice = [self.rolled[6 * number + die] for die in range(self.dice)]
            told.append((dice, self.ways[number], [move & 0xFFFF for move in drawn]))
        return told

    def play(self) -> int:
        """One game; gives the total."""
        self.moves = 0
        self.grid.take(self.empty)
        for number in range(1, self.rounds + 1):
            self.roll(number)
            self.ways[number] = -1
            if self.grid.rules.expansion == METEOR:
                self.strike(number)
            # What buildings give counts from the beginning of the round.
            self.universities = self.grid.universities
            self.copied = self.grid.factories
            if (
                self.below(5) == 0
                and popcount(self.grid.specials) - self.grid.gifts < SPECIALS_PER_GAME
            ):
                self.draw_special(number)
            if self.more:
                self.draw_more(number)
            else:
                self.draw_dice(number)
        return self.tally.count(self.grid)

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        self.random = xorshift(self.random)
        return scaled(self.random, n)

    def roll(self, number: int) -> None:
        """Roll all dice of a round."""
        for die in range(self.dice):
            self.rolled[6 * number + die] = self.faces[6 * die + self.below(6)]

    # -- the meteor (RI-141 to RI-144) -----------------------------------------------------------

    def strike(self, number: int) -> None:
        """Let the meteor come down as the last two dice say."""
        side = self.rolled[6 * number + 4]
        if side == _ANY_WAY:
            side = self.below(4)
        self.ways[number] = side
        cell = self.impact(side, self.rolled[6 * number + 5])
        if cell >= 0:
            self.grid.strike(cell, number)

    def impact(self, side: int, distance: int) -> int:
        """The space that is struck, -1 if the whole line is craters; see ``meteor.impact``."""
        cell = self.grid.marker
        for step in range(1, distance + 28):
            if not self.grid.rules.facing[64 * side + cell]:
                side ^= 2
            cell = lowest(self.grid.rules.facing[64 * side + cell])
            if step >= distance and not self.grid.craters >> cell & 1:
                return cell
        return -1

    # -- drawing ---------------------------------------------------------------------------------

    def draw_special(self, number: int) -> bool:
        """Draw an unused special route somewhere, if it fits."""
        pick = self.below(SPECIAL_TOTAL - popcount(self.grid.specials))
        face = FIRST_SPECIAL
        while self.grid.specials & self.grid.rules.special_bit[face] or pick > 0:
            if not self.grid.specials & self.grid.rules.special_bit[face]:
                pick -= 1
            face += 1
        total = self.grid.gather(face, self.masks, 0)
        if total:
            self.place_nth(face, 0, self.below(total), number)
        return total > 0

    def draw_dice(self, number: int) -> None:
        """Draw the four route dice in random order and places until none fits.

        The hot loop of the base game.
        """
        left = 15
        while left:
            total = 0
            self.survey()
            for die in range(4):
                if left >> die & 1:
                    self.found[die] = self.gather(self.rolled[6 * number + die], 8 * die)
                    total += self.found[die]
            if not total:
                return
            pick = self.below(total)
            for die in range(4):
                if left >> die & 1:
                    if pick < self.found[die]:
                        self.place_nth(self.rolled[6 * number + die], 8 * die, pick, number)
                        left ^= 1 << die
                        break
                    pick -= self.found[die]

    def survey(self) -> None:
        """For each set of sides: the cells that look at a highway, or at a railway, across any."""
        for kind in range(2):
            for side in range(4):
                need = self.grid.needs[4 * kind + side]
                for sides in range(1 << side):
                    self.needed[16 * kind + (1 << side) + sides] = (
                        self.needed[16 * kind + sides] | need
                    )
        self.closed = self.grid.taken ^ self.grid.craters

    def gather(self, face: int, offset: int) -> int:
        """What ``Grid.gather`` does, for a route die on a board that was surveyed."""
        total = 0
        for form in range(self.grid.rules.first_form[face], self.grid.rules.last_form[face]):
            highway = self.highway[form]
            railway = self.railway[form]
            mask = self.needed[highway] | self.needed[16 + railway]
            mask &= ~(self.needed[railway] | self.needed[16 + highway] | self.closed)
            self.masks[offset] = mask
            offset += 1
            total += popcount(mask)
        return total

    def draw_more(self, number: int) -> None:
        """The same where there is more to be drawn than the route dice show."""
        self.left = (1 << self.drawable) - 1
        self.erupted = False
        gift = self.universities < self.grid.rules.university_boxes
        while True:
            if gift and self.grid.universities >= self.grid.rules.university_boxes:
                gift = False
                if self.draw_special(number):  # RI-79
                    self.grid.grant()
            for source in range(_SOURCES):
                self.found[source] = 0
            total = self.gather_dice(number)
            total += self.gather_copies(number) + self.gather_duty(number)
            if not total:
                return
            pick = self.below(total)
            source = 0
            while pick >= self.found[source]:
                pick -= self.found[source]
                source += 1
            self.place_nth(self.face_from(source, number), _FORMS * source, pick, number)
            self.use_up(source)

    def gather_dice(self, number: int) -> int:
        """What the dice left can draw."""
        total = 0
        for die in range(self.drawable):
            if self.left >> die & 1:
                self.found[die] = self.grid.gather(
                    self.rolled[6 * number + die], self.masks, _FORMS * die
                )
                total += self.found[die]
        return total

    def gather_copies(self, number: int) -> int:
        """RI-76: what factories can draw of the route dice that are drawn already."""
        total = 0
        if self.grid.factories == self.copied:
            return 0
        for die in range(ROUTE_DICE):
            if not self.is_left(self.rolled[6 * number + die], number):
                self.found[_COPIES + die] = self.grid.gather(
                    self.rolled[6 * number + die], self.masks, _FORMS * (_COPIES + die)
                )
                total += self.found[_COPIES + die]
        return total

    def is_left(self, face: int, number: int) -> bool:
        """Whether a die that shows the face is still to be drawn: then it is no copy."""
        for die in range(ROUTE_DICE):
            if self.left >> die & 1 and self.rolled[6 * number + die] == face:
                return True
        return False

    def gather_duty(self, number: int) -> int:
        """RI-162: what can be drawn for lava that is owed and fits in no empty space."""
        if self.grid.rules.expansion != LAVA or self.left >> ROUTE_DICE != 3:
            return 0
        if self.found[4] + self.found[5] > 0:
            return 0
        total = 0
        for die in range(ROUTE_DICE, _COPIES):
            source = _OVER + die - ROUTE_DICE
            self.found[source] = self.gather_over(self.rolled[6 * number + die], _FORMS * source)
            total += self.found[source]
        if not self.erupted:
            self.found[_VOLCANO] = self.grid.gather(VOLCANO_FACE, self.masks, _FORMS * _VOLCANO)
            total += self.found[_VOLCANO]
        return total

    def gather_over(self, face: int, offset: int) -> int:
        """Fill in the drawings that each form of a lava face can be drawn over."""
        total = 0
        first = self.grid.rules.first_form[face]
        for form in range(first, self.grid.rules.last_form[face]):
            mask = self.grid.fits_over(form)
            self.masks[offset + form - first] = mask
            total += popcount(mask)
        return total

    def face_from(self, source: int, number: int) -> int:
        """The face that is drawn from a source."""
        if source == _VOLCANO:
            return VOLCANO_FACE
        if source >= _OVER:
            return self.rolled[6 * number + source - _OVER + ROUTE_DICE]
        return self.rolled[6 * number + (source if source < _COPIES else source - _COPIES)]

    def use_up(self, source: int) -> None:
        """Note that something was drawn from a source."""
        if source < _COPIES:
            self.left ^= 1 << source
        elif source < _OVER:
            self.copied += 1
        elif source < _VOLCANO:
            self.left ^= 1 << (source - _OVER + ROUTE_DICE)
        else:
            self.erupted = True

    def place_nth(self, face: int, offset: int, pick: int, number: int) -> None:
        """Draw the gathered drawing with this number."""
        form = self.grid.rules.first_form[face]
        mask = self.masks[offset]
        count = popcount(mask)
        while pick >= count:
            pick -= count
            form += 1
            offset += 1
            mask = self.masks[offset]
            count = popcount(mask)
        while pick:
            mask &= mask - 1
            pick -= 1
        cell = lowest(mask)
        self.log[self.moves & 63] = number << 16 | form << 6 | cell
        self.grid.place(form, cell, number)
        self.moves += 1


class InkPlayout(Playout):
    """Plays random games with dice of one edition, and those of the expansion in play.

    >>> from stellwerk.games.ink.editions import CLASSIC_DICE
    >>> InkPlayout(Rules(), CLASSIC_DICE, seed=1).run(10)
    (-42, 292)
    """

    def __init__(self, rules: Rules, dice: tuple[tuple[str, ...], ...], seed: int) -> None:
        super().__init__(seed)
        self.game = RandomGame(rules, dice)

    @property
    def grid(self) -> Grid:
        """The board of the last game; the next one changes it."""
        return self.game.grid

    def story(self) -> list[tuple[list[int], int, list[int]]]:
        """See :meth:`RandomGame.story`."""
        return self.game.story()

    def play(self) -> int:
        self.game.random = self.random
        total = self.game.play()
        self.random = self.game.random
        self.moves += self.game.moves
        return total


def _code(face: str) -> int:
    """A face of a die as it is kept: as a face that is drawn, a side, or a distance."""
    if face in DIRECTIONS:
        return DIRECTIONS.index(face)
    if face == ANY:
        return _ANY_WAY
    return FACE_INDEX[face] if face in FACE_INDEX else int(face)
