"""What one seat does in one round (RI-20 to RI-33, RI-75 to RI-81, RI-158 to RI-163).

Compiled with ``turn.pxd``. A turn is never changed, only replaced, and neither are the boards it
holds: a drawing makes a new board and a new turn, so a copy of a state is a copy of a short list.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

try:
    import cython
except ModuleNotFoundError:
    from stellwerk.core import no_cython as cython

if not cython.compiled:
    from stellwerk.core.bits import ONE, popcount
    from stellwerk.games.ink.editions import SPECIALS_PER_GAME
    from stellwerk.games.ink.expansions import LAVA
    from stellwerk.games.ink.faces import FIRST_SPECIAL, SPECIAL_TOTAL, VOLCANO_FACE
    from stellwerk.games.ink.kernel import Grid
    from stellwerk.games.ink.notation import END, IGNORE
    from stellwerk.games.ink.phases import NO_METEOR, UNDECIDED
    from stellwerk.games.ink.sources import COPY, GIFT, NOWHERE, ROUTE_DICE, SPECIAL, VOLCANO

if TYPE_CHECKING:
    from stellwerk.core.score import Score
    from stellwerk.games.ink.plain import SeatData


class Turn:
    """One seat's round so far."""

    def __init__(self, start: Grid, dice: tuple[int, ...]) -> None:
        self.start = start  # the board at the end of the last round: what the others see
        self.base = start  # the same after the meteor: where the drawings of this round begin
        self.grid = start  # the board with the drawings of this round
        self.dice = dice  # the faces to be drawn: four routes, then those of the expansion
        self.drawn: tuple[int, ...] = ()
        self.left = (1 << len(dice)) - 1  # the dice not drawn yet, as bits
        self.special = False  # has a special route been used up this round? (RI-30)
        self.gift = False  # has the university's special route been drawn? (RI-79)
        self.volcano = False  # has a volcano been drawn? (RI-161)
        self.copies = 0  # the factories' copies drawn (RI-76)
        self.strike = NO_METEOR  # the move that decided the meteor
        self.ended = False
        # As all may see it: as it was before the first hidden move. None while nothing is hidden.
        self.open: Turn | None = None
        # Once asked for: the board at the start in notation, what can be taken back, what the board
        # is worth, the plain form of all this to its seat and to the others, and what these are
        # shown of it.
        self.start_text: str | None = None
        self.removed: tuple[int, ...] | None = None
        self.score: Score | None = None
        self.to_itself: SeatData | None = None
        self.to_others: SeatData | None = None
        self.shown: object = None

    def copy(self) -> Turn:
        """A turn that stands where this one stands, to be changed before anyone sees it."""
        turn = Turn.__new__(Turn)
        turn.start = self.start
        turn.base = self.base
        turn.grid = self.grid
        turn.dice = self.dice
        turn.drawn = self.drawn
        turn.left = self.left
        turn.special = self.special
        turn.gift = self.gift
        turn.volcano = self.volcano
        turn.copies = self.copies
        turn.strike = self.strike
        turn.ended = self.ended
        turn.open = self.open
        turn.start_text = self.start_text
        turn.removed = None
        turn.score = None
        turn.to_itself = None
        turn.to_others = None
        turn.shown = None
        return turn

    def hidden(self) -> Turn:
        """A copy to be changed in a way that the others do not see."""
        turn = self.copy()
        if turn.open is None:
            turn.open = self
        return turn

    def seen_by_others(self) -> Turn:
        """The turn as the others see it; it holds nothing that is hidden."""
        return self if self.open is None else self.open

    def again(self) -> Turn:
        """The turn before its first drawing."""
        turn = Turn(self.start, self.dice)
        turn.base = self.base
        turn.grid = self.base
        turn.strike = self.strike
        turn.special = self.strike >= IGNORE
        turn.open = self.open
        turn.start_text = self.start_text
        return turn

    # -- the meteor (RI-140 to RI-145) -----------------------------------------------------------

    def threaten(self) -> Turn:
        """The turn while its seat has not decided about the meteor."""
        turn = self.copy()
        turn.strike = UNDECIDED
        return turn

    def struck(self, move: int, cell: int, round_number: int) -> Turn:
        """The turn once the meteor has come down in a cell; -1 for no impact (RI-143)."""
        turn = self.hidden()
        turn.strike = move
        if cell >= 0:
            turn.base = self.start.copy()
            turn.base.strike(cell, round_number)
            turn.grid = turn.base
        return turn

    def ignored(self, move: int) -> Turn:
        """The turn once a special route was given up to ignore the meteor (RI-145)."""
        turn = self.hidden()
        turn.strike = move
        turn.base = self.start.copy()
        turn.base.cross_off(FIRST_SPECIAL + move - IGNORE)
        turn.grid = turn.base
        turn.special = True
        return turn

    def reveal(self) -> Turn:
        """The turn once everybody may see what the meteor has done."""
        if self.open is None:
            return self
        turn = self.copy()
        turn.start = self.base
        turn.open = None
        turn.start_text = None
        return turn

    def reminded(self, move: int) -> Turn:
        """The turn of a board that shows already how the meteor was decided."""
        turn = self.copy()
        turn.strike = move
        turn.special = move >= IGNORE
        return turn

    def can_use_special(self) -> bool:
        """RI-30, RI-31: whether one more special route may be used up this round."""
        return (
            not self.special and popcount(self.grid.specials) - self.grid.gifts < SPECIALS_PER_GAME
        )

    # -- drawing ---------------------------------------------------------------------------------

    def deal(self, dice: tuple[int, ...]) -> Turn:
        """The turn with the dice its seat has got."""
        turn = self.copy()
        turn.dice = dice
        turn.left = (1 << len(dice)) - 1
        return turn

    def draw(self, move: int, round_number: int) -> Turn:
        """The turn after one more drawing, which must be allowed."""
        turn = self.hidden()
        source = self.source(self.grid.rules.face_of[move >> 6])
        turn.grid = self.grid.copy()
        turn.grid.place(move >> 6, move & 63, round_number)
        turn.drawn = (*self.drawn, move)
        if source >= 0:
            turn.left = self.left & ~(1 << source)
        elif source == SPECIAL:
            turn.special = True
        elif source == GIFT:
            turn.gift = True
            turn.grid.grant()
        elif source == COPY:
            turn.copies += 1
        elif source == VOLCANO:
            turn.volcano = True
        return turn

    def end(self) -> Turn:
        """The turn once its seat has ended the round, which all may see at once."""
        turn = self.copy()
        turn.ended = True
        turn.score = self.score
        if self.open is not None:
            turn.open = self.open.copy()
            turn.open.ended = True
            turn.open.score = self.open.score
        return turn

    def same(self, other: Turn) -> bool:
        """Whether two turns of the same rules stand alike, however they came about."""
        if self is other:
            return True
        return (
            self.strike == other.strike
            and self.ended == other.ended
            and self.drawn == other.drawn
            and self.dice == other.dice
            and self.start.same(other.start)
        )

    def source(self, face: int) -> int:
        """What a face would be drawn from now: a die's number, or a negative one as above."""
        for die in range(len(self.dice)):
            if self.left >> die & 1 and self.dice[die] == face:
                return die
        bit = self.grid.rules.special_bit[face]
        if bit:
            if self.grid.specials & bit:
                return NOWHERE  # RI-32
            if self.gift_open():
                return GIFT
            return SPECIAL if self.can_use_special() else NOWHERE
        if face == VOLCANO_FACE:
            return VOLCANO if self.volcano_open() else NOWHERE
        if self.copies_open() > 0 and self.is_rolled(face):
            return COPY
        return NOWHERE

    def is_rolled(self, face: int) -> bool:
        """Whether one of the four route dice shows the face."""
        for die in range(min(len(self.dice), ROUTE_DICE)):
            if self.dice[die] == face:
                return True
        return False

    def gift_open(self) -> bool:
        """RI-79: whether the university's special route can still be drawn this round."""
        boxes = self.grid.rules.university_boxes
        return self.base.universities < boxes <= self.grid.universities and not self.gift

    def copies_open(self) -> int:
        """RI-77: how many copies the factories have given and not seen drawn."""
        return self.grid.factories - self.base.factories - self.copies

    def volcano_open(self) -> bool:
        """RI-161: whether a volcano may still be drawn this round."""
        return self.grid.rules.expansion == LAVA and not self.volcano

    def fits(self, move: int) -> bool:
        """Whether the drawing has a place on the board as it stands, wherever it comes from."""
        if self.grid.fits(move >> 6) >> (move & 63) & 1:
            return True
        return self.grid.fits_over(move >> 6) >> (move & 63) & 1 == 1 and self.is_forced()

    def allows(self, move: int) -> bool:
        """Whether the drawing may be made now."""
        return self.source(self.grid.rules.face_of[move >> 6]) != NOWHERE and self.fits(move)

    # -- duties (RI-13, RI-27, RI-158, RI-162) ---------------------------------------------------

    def route_duty(self) -> int:
        """RI-27: a route die that is left and could be drawn; -1 if there is none."""
        for die in range(min(len(self.dice), ROUTE_DICE)):
            if self.left >> die & 1 and self.grid.face_fits(self.dice[die]):
                return die
        return -1

    def owes_lava(self) -> bool:
        """RI-158: whether no lava die has been drawn yet."""
        return self.grid.rules.expansion == LAVA and self.left >> ROUTE_DICE == 3

    def lava_fits(self) -> bool:
        """Whether a lava die can be drawn in an empty space."""
        for die in range(ROUTE_DICE, len(self.dice)):
            if self.grid.face_fits(self.dice[die]):
                return True
        return False

    def is_forced(self) -> bool:
        """RI-162: whether another drawing may, or must, be erased for lava."""
        return self.owes_lava() and not self.lava_fits()

    def lava_duty(self) -> bool:
        """RI-158, RI-162: whether something can still be done about lava that is owed."""
        if not self.owes_lava():
            return False
        if self.lava_fits() or (self.volcano_open() and self.grid.face_fits(VOLCANO_FACE)):
            return True
        moves: list[int] = []
        for die in range(ROUTE_DICE, len(self.dice)):
            self.grid.placements_over(self.dice[die], moves)
        return len(moves) > 0

    def may_end(self) -> bool:
        """RI-13: whether nothing demands a drawing."""
        return self.route_duty() < 0 and not self.lava_duty()

    # -- what can be done ------------------------------------------------------------------------

    def legal(self, moves: list[int]) -> None:
        """Append every drawing that may be made now, and the end of the round."""
        seen = 0
        dice = len(self.dice)
        for die in range(dice):
            if self.left >> die & 1:
                face = self.dice[die]
                if not seen >> face & 1:
                    seen |= ONE << face
                    self.grid.placements(face, moves)
        not_plain = self.grid.rules.expansion != 0
        if self.copies_open() > 0:
            not_plain = True
            for die in range(min(dice, ROUTE_DICE)):
                face = self.dice[die]
                if not seen >> face & 1:
                    seen |= ONE << face
                    self.grid.placements(face, moves)
        if self.grid.rules.expansion == LAVA:
            self.legal_lava(moves)
        # Without an expansion and copies every drawing found so far is a duty.
        if not moves or (not_plain and self.may_end()):
            moves.append(END)
        if self.gift_open() or self.can_use_special():
            for face in range(FIRST_SPECIAL, FIRST_SPECIAL + SPECIAL_TOTAL):
                if not self.grid.specials & self.grid.rules.special_bit[face]:
                    self.grid.placements(face, moves)

    def legal_lava(self, moves: list[int]) -> None:
        """Append new volcanoes, and lava over other drawings where it must be."""
        if self.volcano_open():
            self.grid.placements(VOLCANO_FACE, moves)
        if self.is_forced():
            self.grid.placements_over(self.dice[ROUTE_DICE], moves)
            if self.dice[ROUTE_DICE + 1] != self.dice[ROUTE_DICE]:
                self.grid.placements_over(self.dice[ROUTE_DICE + 1], moves)

    def removable(self, round_number: int) -> tuple[int, ...]:
        """The drawings without which the round can be drawn again; the last one always is."""
        if self.removed is None:
            drawn = self.drawn
            self.removed = tuple(
                [
                    move
                    for place, move in enumerate(drawn, 1)
                    if (place == len(drawn) and drawn.count(move) == 1)
                    or self.without(move, round_number) is not None
                ]
            )
        removed: tuple[int, ...] = self.removed
        return removed

    def without(self, move: int, round_number: int) -> Turn | None:
        """The round drawn again without one drawing; ``None`` if no order of the rest is legal.

        The order stays as it was wherever that is possible (RI-12).
        """
        turn = self.again()
        for other in self.drawn:
            if other != move:
                if not turn.allows(other):
                    waiting = [one for one in self.drawn if one != move]
                    return _redraw(self.again(), waiting, round_number, set())
                turn = turn.draw(other, round_number)
        return turn


def _redraw(turn: Turn, waiting: list[int], round_number: int, lost: set[object]) -> Turn | None:
    """Make all these drawings in the first order that is legal.

    Mostly the first that fits is right. But erasing and flooding can spoil what would have fitted,
    so another order is tried then; ``lost`` are the positions from which there is none.
    """
    if not waiting:
        return turn
    position = (frozenset(waiting), turn.grid.taken)
    if position in lost:
        return None
    for i, move in enumerate(waiting):
        if turn.allows(move):
            rest = waiting[:i] + waiting[i + 1 :]
            after = _redraw(turn.draw(move, round_number), rest, round_number, lost)
            if after is not None:
                return after
    lost.add(position)
    return None
