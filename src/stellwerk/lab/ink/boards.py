"""Many boards at once, each a game alone; compiled with ``boards.pxd``.

A step of all of them runs in the kernel without the interpreter's lock, and writes into arrays that
are handed over. A board does what ``games.ink`` does in a game of one, with dice by the same
generator: board *i* is the game of the single environment with its seed. Left out are the meteor
and lava, goals and drafts, for which there is the game itself.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from stellwerk.core.card import Options
from stellwerk.games.ink import actions as numbering
from stellwerk.games.ink import chance
from stellwerk.games.ink.editions import EDITIONS
from stellwerk.games.ink.expansions import EXPANSIONS
from stellwerk.games.ink.faces import FACE_INDEX

try:
    import cython
except ModuleNotFoundError:
    from stellwerk.core import no_cython as cython

if not cython.compiled:
    from stellwerk.core.bits import ONE, lowest, popcount
    from stellwerk.core.rng import mixed, scaled, xorshift
    from stellwerk.games.ink.editions import SPECIALS_PER_GAME
    from stellwerk.games.ink.expansions import LAVA, METEOR
    from stellwerk.games.ink.faces import FIRST_SPECIAL, SPECIAL_TOTAL
    from stellwerk.games.ink.kernel import Grid
    from stellwerk.games.ink.phases import DRAW, OVER
    from stellwerk.games.ink.scoring import Tally
    from stellwerk.games.ink.sources import COPY, GIFT, NOWHERE, ROUTE_DICE, SPECIAL
    from stellwerk.lab.buffers import clear, float64s, int8s, int64s
    from stellwerk.lab.ink.layout import InkLayout

    def step_board(board: Board, action: int) -> None:
        board.step(action)

    def write_one(board: Board, seen: list[int], at: int, mask: list[int], first: int) -> None:
        board.write(seen, at, mask, first)

    def allows_one(board: Board, action: int) -> bool:
        return board.allows(action)

    def outcome(
        board: Board, rewards: list[float], ended: list[int], refused: list[int], i: int
    ) -> None:
        rewards[i] = board.reward
        ended[i] = board.over
        refused[i] = board.refused

    def hold_all(boards: list[Board]) -> list[Board]:
        return boards

    def free(held: list[Board]) -> None: ...


_WORD = (1 << 64) - 1
_PENALTY = -1  # for an action that is not legal
_LONGEST = 56  # dice of a game: eight rounds of seven are more than there are


def can(options: Options, players: int) -> bool:
    """Whether games of this kind can be played here."""
    edition = EDITIONS[str(options["edition"])]
    number = EXPANSIONS[str(options["expansion"])].number
    goals = chance.fixed_goals(edition, options) is not None
    return players == 1 and not goals and number != METEOR and number != LAVA


class Tables:
    """What all boards of a batch have in common."""

    def __init__(self, options: Options) -> None:
        self.layout = InkLayout(options, 1)
        self.rules = self.layout.rules
        self.empty = Grid(self.rules)
        self.empty.begin()
        expansion = EXPANSIONS[str(options["expansion"])]
        dice = (*EDITIONS[str(options["edition"])].dice, *expansion.dice)
        self.dice = len(dice)
        if not cython.compiled:
            self.faces = [0] * 36
            self.move = [0] * 8192  # by action
        for number, die in enumerate(dice):
            # In the order in which chance lists what a die can show.
            sides = [face for face, count in Counter(die).items() for _ in range(count)]
            for side in range(6):
                self.faces[6 * number + side] = FACE_INDEX[sides[side]]
        for action in range(self.layout.actions):
            self.move[action] = numbering.move(options, 1, action)


class Board:
    """One game."""

    def __init__(self, tables: Tables, seed: int, gains: bool) -> None:
        self.tables = tables
        self.grid = Grid(self.tables.rules)
        self.tally = Tally()
        self.gains = gains
        if not cython.compiled:
            self.rolled = [0] * _LONGEST
            self.masks = [0] * 8
        self.seed(seed)
        self.renew()

    def seed(self, seed: int) -> None:
        """Dice from this seed on, as ``Rng`` has them."""
        self.random = mixed(seed)

    def renew(self) -> None:
        """Begin a new game."""
        self.grid.take(self.tables.empty)
        for i in range(_LONGEST):
            self.rolled[i] = -1
        self.round = 0
        self.points = 0
        self.reward = 0
        self.over = False
        self.refused = False
        self.begin_round()

    def begin_round(self) -> None:
        self.round += 1
        for die in range(self.tables.dice):
            self.random = xorshift(self.random)
            side = scaled(self.random, 6)
            place = self.tables.dice * (self.round - 1) + die
            self.rolled[place] = self.tables.faces[6 * die + side]
        self.left = (1 << self.tables.dice) - 1
        self.special = False
        self.gift = False
        self.copies = 0
        # What buildings give counts from the beginning of the round.
        self.universities = self.grid.universities
        self.factories = self.grid.factories

    def face(self, die: int) -> int:
        """What a die of this round shows."""
        return self.rolled[self.tables.dice * (self.round - 1) + die]

    # -- what may be done; as in ``games/ink/turn.py`` -------------------------------------------

    def can_use_special(self) -> bool:
        return (
            not self.special and popcount(self.grid.specials) - self.grid.gifts < SPECIALS_PER_GAME
        )

    def gift_open(self) -> bool:
        boxes = self.tables.rules.university_boxes
        return self.universities < boxes and boxes <= self.grid.universities and not self.gift

    def copies_open(self) -> int:
        return self.grid.factories - self.factories - self.copies

    def source(self, face: int) -> int:
        """What a face would be drawn from now."""
        for die in range(self.tables.dice):
            if self.left >> die & 1 and self.face(die) == face:
                return die
        bit = self.tables.rules.special_bit[face]
        if bit:
            if self.grid.specials & bit:
                return NOWHERE
            if self.gift_open():
                return GIFT
            return SPECIAL if self.can_use_special() else NOWHERE
        if self.copies_open() > 0:
            for die in range(ROUTE_DICE):
                if self.face(die) == face:
                    return COPY
        return NOWHERE

    def may_end(self) -> bool:
        for die in range(ROUTE_DICE):
            if self.left >> die & 1 and self.grid.face_fits(self.face(die)):
                return False
        return True

    def allows(self, action: int) -> bool:
        """Whether an action is legal."""
        if action == self.tables.layout.end_action:
            return self.may_end()
        move = self.tables.move[action]
        if self.source(self.tables.rules.face_of[move >> 6]) == NOWHERE:
            return False
        return self.grid.fits(move >> 6) >> (move & 63) & 1 != 0

    # -- playing ---------------------------------------------------------------------------------

    def step(self, action: int) -> None:
        """Do it, if it is legal; a game that is over is begun anew instead."""
        if self.over:
            self.renew()
            return
        self.reward = 0
        self.refused = not self.allows(action)
        if self.refused:
            self.reward = _PENALTY
            return
        if action == self.tables.layout.end_action:
            if self.round == self.tables.layout.rounds:
                self.over = True
            else:
                self.begin_round()
        else:
            self.draw(self.tables.move[action])
        if self.gains or self.over:
            before = self.points
            self.points = self.tally.count(self.grid)
            self.reward = self.points - before

    def draw(self, move: int) -> None:
        source = self.source(self.tables.rules.face_of[move >> 6])
        self.grid.place(move >> 6, move & 63, self.round)
        if source >= 0:
            self.left &= ~(1 << source)
        elif source == SPECIAL:
            self.special = True
        elif source == GIFT:
            self.gift = True
            self.grid.grant()
        else:
            self.copies += 1

    # -- writing ---------------------------------------------------------------------------------

    def write(self, seen: list[int], at: int, mask: list[int], first: int) -> None:
        """What the player sees from one place on, what may be done from another."""
        at = self.tables.layout.write_board(self.grid, seen, at)
        at = self.tables.layout.write_marks(self.grid, False, seen, at)
        self.write_rest(seen, at)
        self.write_mask(mask, first)

    def write_rest(self, out: list[int], at: int) -> None:
        faces = self.tables.layout.faces
        for i in range(faces):
            out[at + i] = 0
        dice = self.tables.dice
        if not self.over:
            for die in range(dice):
                if self.left >> die & 1:
                    out[at + self.tables.layout.slot[self.face(die)]] += 1
        at += faces
        out[at] = self.special and not self.over
        out[at + 1] = not self.over and self.gift_open()
        out[at + 2] = 0 if self.over else self.copies_open()
        out[at + 3] = 0
        out[at + 4] = self.round
        for phase in range(6):
            out[at + 5 + phase] = phase == (OVER if self.over else DRAW)
        at += 11
        for die in range(dice):
            out[at + die] = 0 if self.over else self.face(die) + 1
        at += dice
        past = dice * (self.round if self.over else self.round - 1)
        for i in range(dice * (self.tables.layout.rounds - 1)):
            out[at + i] = self.rolled[i] + 1 if i < past else 0

    def write_mask(self, out: list[int], first: int) -> None:
        clear(out, first, self.tables.layout.actions)
        if self.over:
            return
        seen = 0
        found = 0
        for die in range(self.tables.dice):
            if self.left >> die & 1:
                face = self.face(die)
                if not seen >> face & 1:
                    seen |= ONE << face
                    found += self.offer(face, out, first)
        more = self.tables.rules.expansion != 0
        if self.copies_open() > 0:
            more = True
            for die in range(ROUTE_DICE):
                face = self.face(die)
                if not seen >> face & 1:
                    seen |= ONE << face
                    found += self.offer(face, out, first)
        if found == 0 or (more and self.may_end()):
            out[first + self.tables.layout.end_action] = 1
        if self.gift_open() or self.can_use_special():
            for face in range(FIRST_SPECIAL, FIRST_SPECIAL + SPECIAL_TOTAL):
                if not self.grid.specials & self.tables.rules.special_bit[face]:
                    self.offer(face, out, first)

    def offer(self, face: int, out: list[int], first: int) -> int:
        """Every way to draw a face; gives how many there are."""
        total = self.grid.gather(face, self.masks, 0)
        if total:
            form = self.tables.rules.first_form[face]
            for i in range(self.tables.rules.last_form[face] - form):
                mask = self.masks[i]
                at = first + self.tables.layout.first[form + i]
                while mask:
                    out[at + self.tables.layout.place[lowest(mask)]] = 1
                    mask &= mask - 1
        return total


class Boards:
    """A batch of games, stepped together."""

    def __init__(self, options: Options, seeds: list[int], gains: bool) -> None:
        self.tables = Tables(options)
        self.count = len(seeds)
        self.boards = [Board(self.tables, seed & _WORD, gains) for seed in seeds]
        self.hold()

    def __dealloc__(self) -> None:
        free(self.held)

    def hold(self) -> None:
        """Keep the boards where they are found without the interpreter's lock."""
        self.held = hold_all(self.boards)

    def begin(self, seeds: list[int | None]) -> None:
        """New games of all, with dice from new seeds where there are any."""
        for board, seed in zip(self.boards, seeds, strict=True):
            if seed is not None:
                board.seed(seed & _WORD)
            board.renew()

    def first_illegal(self, actions: Any) -> int:
        """The first board whose action is not legal; -1 if there is none."""
        chosen = int64s(actions, self.count)
        for i in range(self.count):
            if not self.boards[i].over and not allows_one(self.held[i], chosen[i]):
                return i
        return -1

    def step(self, actions: Any, rewards: Any, ended: Any, refused: Any) -> None:
        """Let each board do its action, which must be a number of the space."""
        chosen = int64s(actions, self.count)
        paid = float64s(rewards, self.count)
        over = int8s(ended, self.count)
        wrong = int8s(refused, self.count)
        with cython.nogil:
            for i in range(self.count):
                step_board(self.held[i], chosen[i])
                outcome(self.held[i], paid, over, wrong, i)

    def write(self, observations: Any, masks: Any) -> None:
        """Write what all players see and may do."""
        size = self.tables.layout.size
        actions = self.tables.layout.actions
        seen = int8s(observations, self.count * size)
        mask = int8s(masks, self.count * actions)
        with cython.nogil:
            for i in range(self.count):
                write_one(self.held[i], seen, i * size, mask, i * actions)
