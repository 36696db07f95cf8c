"""The best ways to draw one round: a pruned beam search; compiled with ``beam.pxd``.

A position is a set of drawings and what they used up. Positions are looked at step by step, one
more route die each; those that have drawn something besides the route dice are kept apart, in a
lane for each collection of such extras (as in ``search.py``), and within a lane the places are
shared out among the sets of dice still to be drawn. Drawings that leave a dead end are not tried
while there is time to regret them: an end that faces a closed side stays an error for good.

The search itself runs without the GIL. A board is not kept but drawn again from the root when its
turn comes, which costs next to nothing beside looking at all that it leads to.
"""

from __future__ import annotations

try:
    import cython
except ModuleNotFoundError:
    from stellwerk.core import no_cython as cython

if not cython.compiled:
    from stellwerk.bots.ink.beam_limits import (
        ANY_CLEAN,
        DICE_BITS,
        ELSE_ALL,
        GIFT_MOVE,
        GIFT_USED,
        LANES,
        LONGEST_PATH,
        MEETS_TWO,
        MOST_COPIES,
        MOST_ENDS,
        MOST_ROLLS,
        MOST_WIDTH,
        ONE_COPY,
        ROUTE_BITS,
        SPECIAL_USED,
        STEPS,
        VOLCANO_USED,
    )
    from stellwerk.bots.ink.candidates import Candidates
    from stellwerk.bots.ink.dead_ends import DeadEnds
    from stellwerk.bots.ink.goal_distance import GoalDistance
    from stellwerk.bots.ink.net_features import NetFeatures
    from stellwerk.bots.ink.value_net import Evaluation
    from stellwerk.bots.ink.weights import POINT
    from stellwerk.core.bits import ONE, lowest, popcount
    from stellwerk.core.rng import mixed
    from stellwerk.games.ink.editions import SPECIALS_PER_GAME
    from stellwerk.games.ink.expansions import LAVA, METEOR
    from stellwerk.games.ink.faces import FIRST_SPECIAL, SPECIAL_TOTAL, VOLCANO_FACE
    from stellwerk.games.ink.kernel import Grid
    from stellwerk.games.ink.rule_tables import Rules
    from stellwerk.games.ink.scoring import Tally
    from stellwerk.games.ink.sources import ROUTE_DICE
    from stellwerk.games.ink.turn import Turn


class RoundBeam:
    """Searches rounds on boards of these rules; made once and used for any number of rounds."""

    def __init__(self, evaluation: Evaluation, rules: Rules) -> None:
        self.evaluation = evaluation
        self.pool = Candidates()
        self.dead_ends = DeadEnds()
        self.tally = Tally()
        self.root = Grid(rules)
        self.here = Grid(rules)
        self.scratch = Grid(rules)
        self.goals: GoalDistance | None = None
        self.has_goals = False
        self.specials = True  # whether special routes are tried
        self.early = True  # whether dice of an expansion are tried before the route dice as well
        self.looked = 0
        if not cython.compiled:
            self.dice = [0] * 6
            self.masks = [0] * 8
            self.clean = [0] * 8
            self.path = [0] * LONGEST_PATH
            self.rolls = [0] * (6 * MOST_ROLLS)

    def begin(
        self, width: int, extra_width: int, keep: int, goals: GoalDistance | None = None
    ) -> None:
        """Set how many positions are kept after each step, and how many ends of the round.

        ``width`` is for positions without extras, ``extra_width`` for each other lane.
        """
        if not (1 <= width <= MOST_WIDTH and 1 <= extra_width <= MOST_WIDTH):
            raise ValueError(f"widths are from 1 to {MOST_WIDTH}")
        if not 1 <= keep <= MOST_ENDS:
            raise ValueError(f"from 1 to {MOST_ENDS} ends can be kept")
        self.width = width
        self.extra_width = extra_width
        self.pool.keep = keep
        self.goals = goals
        self.has_goals = goals is not None

    def set_turn(self, turn: Turn, rounds_left: int) -> None:
        """Stand where a turn stands, with so many rounds after it."""
        self.rounds_left = rounds_left
        self.root.take(turn.grid)
        self.universities = turn.base.universities
        self.factories = turn.base.factories
        self.dice_count = len(turn.dice)
        for die in range(self.dice_count):
            self.dice[die] = turn.dice[die]
        self.root_state = turn.left + turn.copies * ONE_COPY
        if turn.special:
            self.root_state |= SPECIAL_USED
        if turn.gift:
            self.root_state |= GIFT_USED
        if turn.volcano:
            self.root_state |= VOLCANO_USED

    def set_rolls(self, rolls: list[tuple[int, ...]]) -> None:
        """Keep rolls of all dice, to look ahead at.

        Faces are those of ``faces.FACES``; of the meteor the side it goes to, 4 for any, and how
        far.
        """
        self.dice_count = len(rolls[0])
        for number, roll in enumerate(rolls[:MOST_ROLLS]):
            for die, face in enumerate(roll):
                self.rolls[6 * number + die] = face

    def search(self) -> None:
        """Find the best ends of the round."""
        with cython.nogil:
            self.run()

    def over_rolls(self, grid: Grid, rounds_left: int, first: int, last: int) -> int:
        """The sum, over some of the rolls, of the best end of a round that begins with a board."""
        total = 0
        self.rounds_left = rounds_left
        with cython.nogil:
            for roll in range(first, last):
                total += self.after_roll(grid, roll)
        return total

    def after_roll(self, grid: Grid, roll: int) -> int:
        """What the best end of the round is worth that begins with this board and roll."""
        self.root.take(grid)
        self.dice_count = ROUTE_DICE
        if grid.rules.expansion == METEOR:
            self.strike(self.rolls[6 * roll + 4], self.rolls[6 * roll + 5])
        elif grid.rules.expansion:
            self.dice_count = ROUTE_DICE + 2
        for die in range(self.dice_count):
            self.dice[die] = self.rolls[6 * roll + die]
        self.universities = self.root.universities
        self.factories = self.root.factories
        self.root_state = (1 << self.dice_count) - 1
        self.run()
        return self.pool.end_values[0]

    def strike(self, direction: int, distance: int) -> None:
        """Let the meteor come down on the root; where its way is free, the best for the board."""
        first = direction if direction < 4 else 0
        last = direction + 1 if direction < 4 else 4
        best = -1
        best_value = 0
        for side in range(first, last):
            cell = self.impact(side, distance)
            if cell < 0:
                continue
            self.scratch.take(self.root)
            self.scratch.strike(cell, 0)
            value = self.evaluation.worth(self.scratch, self.rounds_left + 1, 0, 0)
            if best < 0 or value > best_value:
                best = cell
                best_value = value
        if best >= 0:
            self.root.strike(best, 0)

    def impact(self, side: int, distance: int) -> int:
        """The space that is struck, -1 if the whole line is craters; see ``meteor.impact``."""
        cell = self.root.marker
        for step in range(1, distance + 28):
            if not self.root.rules.facing[64 * side + cell]:
                side ^= 2
            cell = lowest(self.root.rules.facing[64 * side + cell])
            if step >= distance and not self.root.craters >> cell & 1:
                return cell
        return -1

    # -- the search ------------------------------------------------------------------------------

    def run(self) -> None:
        """Search from the root; if all that can be held was too little for an end, narrower."""
        self.sweep()
        if self.pool.end_count == 0:
            width = self.width
            extra_width = self.extra_width
            self.width = 1
            self.extra_width = 1
            self.sweep()
            self.width = width
            self.extra_width = extra_width

    def sweep(self) -> None:
        """Go through the lanes step by step; extras lead to higher lanes, dice to the next step."""
        self.pool.clear(self.root_state, self.worth(self.root, self.root_state))
        home = self.lane_of(self.root_state)
        self.expand(0)
        for step in range(STEPS):
            lane = 0
            while lane < self.pool.lanes:
                if self.pool.heads[LANES * step + lane] >= 0:
                    self.pool.choose(step, lane, self.width if lane == home else self.extra_width)
                    for i in range(self.pool.chosen_count):
                        self.expand(self.pool.chosen[i])
                lane += 1

    def rebuild(self, i: int) -> None:
        """Draw the board of a candidate again."""
        length = 0
        while self.pool.parents[i] >= 0:
            self.path[length] = self.pool.moves[i]
            length += 1
            i = self.pool.parents[i]
        self.here.take(self.root)
        while length:
            length -= 1
            move = self.path[length]
            self.here.place((move & GIFT_MOVE - 1) >> 6, move & 63, 0)
            if move & GIFT_MOVE:
                self.here.grant()

    def expand(self, i: int) -> None:
        """Look at all that can be drawn next; where nothing must be, the round may end."""
        self.rebuild(i)
        self.dead_ends.survey(self.here)
        state = self.pool.states[i]
        step = self.step_of(state)
        seen = 0
        duty = False
        for die in range(min(self.dice_count, ROUTE_DICE)):
            face = self.dice[die]
            if state >> die & 1 and not seen >> face & 1:
                seen |= ONE << face
                if self.try_face(i, face, state & ~(1 << die), ELSE_ALL, 0):
                    duty = True
        if self.here.factories > self.factories + state // ONE_COPY:
            self.expand_copies(i, seen)
        # What may be drawn at any time is tried after the last route die, and before the first.
        if self.dice_count > ROUTE_DICE and (not duty or (step == 0 and self.early)):
            if self.expand_extras(i, not duty):
                duty = True
        if self.specials:
            self.expand_specials(i, step)
        if not duty:
            self.end(i)

    def expand_copies(self, i: int, seen: int) -> None:
        """RI-76: what factories can draw of the route dice that are drawn already."""
        state = self.pool.states[i]
        if state // ONE_COPY == MOST_COPIES:
            return
        for die in range(min(self.dice_count, ROUTE_DICE)):
            face = self.dice[die]
            if not seen >> face & 1:
                seen |= ONE << face
                self.try_face(i, face, state + ONE_COPY, ANY_CLEAN, 0)

    def expand_extras(self, i: int, last: bool) -> bool:
        """The dice of the expansion and new volcanoes; gives whether one of them is a duty."""
        state = self.pool.states[i]
        owes = self.here.rules.expansion == LAVA and state >> ROUTE_DICE & 3 == 3
        demand = ELSE_ALL if owes and last else ANY_CLEAN
        fits = False
        for die in range(ROUTE_DICE, self.dice_count):
            if not state >> die & 1:
                continue
            if die > ROUTE_DICE and state >> ROUTE_DICE & 1:
                if self.dice[die] == self.dice[ROUTE_DICE]:
                    continue
            used = state & ~(1 << die)
            if self.try_face(i, self.dice[die], used, demand, 0):
                fits = True
        if self.here.rules.expansion != LAVA:
            return False
        duty = fits
        if not state & VOLCANO_USED:
            if self.try_face(i, VOLCANO_FACE, state | VOLCANO_USED, demand, 0):
                duty = True
        if owes and not fits:  # RI-162
            for die in range(ROUTE_DICE, self.dice_count):
                if self.try_over(i, self.dice[die], state & ~(1 << die)):
                    duty = True
        return owes and duty

    def expand_specials(self, i: int, step: int) -> None:
        """Special routes: in the beginning wherever they are clean, later where they join most."""
        state = self.pool.states[i]
        gift = (
            self.universities < self.here.rules.university_boxes
            and self.here.rules.university_boxes <= self.here.universities
            and not state & GIFT_USED
        )
        if not gift:
            if state & SPECIAL_USED:
                return
            if popcount(self.here.specials) - self.here.gifts >= SPECIALS_PER_GAME:
                return
        used = state | (GIFT_USED if gift else SPECIAL_USED)
        demand = ANY_CLEAN if gift or step == 0 else MEETS_TWO
        for face in range(FIRST_SPECIAL, FIRST_SPECIAL + SPECIAL_TOTAL):
            if not self.here.specials & self.here.rules.special_bit[face]:
                self.try_face(i, face, used, demand, GIFT_MOVE if gift else 0)

    def try_face(self, i: int, face: int, state: int, demand: int, gift: int) -> bool:
        """Add the drawings of a face that are worth a look; gives whether it could be a duty."""
        total = self.here.gather(face, self.masks, 0)
        if total == 0:
            return False
        first = self.here.rules.first_form[face]
        fits = 0
        any_clean = 0
        for form in range(first, self.here.rules.last_form[face]):
            mask = self.masks[form - first]
            fits |= mask
            if mask and self.rounds_left > 0:
                mask &= ~self.spoiled(form, demand)
            self.clean[form - first] = mask
            any_clean |= mask
        for form in range(first, self.here.rules.last_form[face]):
            if any_clean or demand != ELSE_ALL:
                mask = self.clean[form - first]
            else:
                mask = self.masks[form - first]
            self.add_all(i, form, mask, state, gift)
        # RI-27: a crater need not be drawn over, but with OP-37.
        return self.here.rules.crater_must or fits & ~self.here.craters != 0

    def try_over(self, i: int, face: int, state: int) -> bool:
        """Add the drawings of a lava face over others; gives whether there are any."""
        found = False
        for form in range(self.here.rules.first_form[face], self.here.rules.last_form[face]):
            mask = self.here.fits_over(form)
            if mask:
                found = True
            self.add_all(i, form, mask, state, 0)
        return found

    def spoiled(self, form: int, demand: int) -> int:
        """The cells where a form leaves a dead end, or does not join what is demanded.

        With one round to come a duty may leave one dead end, but not two.
        """
        self.dead_ends.look(self.here, form)
        if demand == MEETS_TWO:
            return self.dead_ends.one | ~self.dead_ends.meets_two
        if demand == ELSE_ALL and self.rounds_left == 1:
            return self.dead_ends.two
        return self.dead_ends.one

    def add_all(self, i: int, form: int, mask: int, state: int, gift: int) -> None:
        """Add a form drawn in each of these cells."""
        while mask:
            cell = lowest(mask)
            mask &= mask - 1
            self.add(i, form << 6 | cell, state, gift)

    def add(self, i: int, move: int, state: int, gift: int) -> None:
        """Add a candidate, if nothing like it was there."""
        key = self.pool.keys[i] ^ mixed(move)
        lane = self.lane_of(state)
        if not self.pool.fresh(key ^ mixed(-1 - lane)):
            return
        self.scratch.take(self.here)
        self.scratch.place(move >> 6, move & 63, 0)
        if gift:
            self.scratch.grant()
        value = self.worth(self.scratch, state)
        self.pool.add(key, i, move | gift, state, value, self.step_of(state), lane)

    def lane_of(self, state: int) -> int:
        """The number of the lane for a collection of extras: any more make it higher."""
        drawn = ~state >> ROUTE_DICE & ((1 << self.dice_count) - 1) >> ROUTE_DICE
        return state >> 6 & 7 | drawn << 3 | (state // ONE_COPY) << 5

    def step_of(self, state: int) -> int:
        """How many route dice are drawn."""
        return min(self.dice_count, ROUTE_DICE) - popcount(state & ROUTE_BITS)

    def worth(self, grid: Grid, state: int) -> int:
        """What a board is worth at this point of the round."""
        self.looked += 1
        if self.rounds_left == 0:
            value = POINT * self.tally.count(grid)
        else:
            value = self.evaluation.worth(
                grid,
                self.rounds_left,
                popcount(state & ROUTE_BITS),
                popcount(state & DICE_BITS & ~ROUTE_BITS),
            )
        if self.has_goals:
            value += self.goals.worth(grid)  # type: ignore[union-attr]
        return value

    def end(self, i: int) -> None:
        """Note that the round can end with a position, which is the one drawn last."""
        if self.rounds_left > 0 and self.pool.states[i] & DICE_BITS:
            self.pool.values[i] = self.worth(self.here, 0)  # what is left will not be drawn
        self.pool.add_end(i)

    # -- what was found --------------------------------------------------------------------------

    @property
    def end_count(self) -> int:
        """How many ends of the round were kept."""
        return self.pool.end_count

    def end_value(self, number: int) -> int:
        """What an end of the round is worth; 0 is the best."""
        return self.pool.end_values[number]

    def end_path(self, number: int) -> list[int]:
        """The positions that lead to an end of the round, the root left out."""
        path: list[int] = []
        i = self.pool.ends[number]
        while self.pool.parents[i] >= 0:
            path.append(i)
            i = self.pool.parents[i]
        path.reverse()
        return path

    def end_moves(self, number: int) -> list[int]:
        """The drawings that lead to an end of the round."""
        return [self.pool.moves[i] % GIFT_MOVE for i in self.end_path(number)]

    def end_grid(self, number: int) -> Grid:
        """The board of an end of the round."""
        self.rebuild(self.pool.ends[number])
        return self.here.copy()

    def tried(self) -> list[int]:
        """The drawings that a search looks at first, those from the root."""
        self.pool.clear(self.root_state, 0)
        self.expand(0)
        return [self.pool.moves[i] % GIFT_MOVE for i in range(1, self.pool.count)]

    def board_value(self, grid: Grid, rounds_left: int) -> int:
        """What a board is worth at the end of a round with so many after it."""
        value = self.evaluation.worth(grid, rounds_left, 0, 0)
        return value + (self.goals.worth(grid) if self.goals is not None else 0)

    def evaluation_features(self) -> NetFeatures:
        """What looks at boards, to be asked for their figures."""
        return self.evaluation.features

    def figures_of(self, i: int) -> list[int]:
        """The figures of a position within the round, as it was looked at."""
        self.rebuild(i)
        self.evaluation.features.look(
            self.here,
            popcount(self.pool.states[i] & ROUTE_BITS),
            popcount(self.pool.states[i] & DICE_BITS & ~ROUTE_BITS),
        )
        return self.evaluation.features.figure_list()
