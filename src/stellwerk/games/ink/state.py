"""A running game of Railroad Ink: rounds, rolls and who still draws (RI-10 to RI-33).

Compiled with ``state.pxd``. Boards are never changed once a turn holds them: a drawing makes a new
board and a new turn, so a copy of a state is a copy of one short list.
"""

from __future__ import annotations

from functools import lru_cache

from stellwerk.core.card import Value
from stellwerk.core.game import CHANCE, View
from stellwerk.core.refusal import Refusal, Refused, refuse
from stellwerk.core.rooms import part
from stellwerk.core.score import Result, Score, rank
from stellwerk.games.ink import board, places, views
from stellwerk.games.ink.editions import EDITIONS, ROUNDS, SPECIALS_PER_GAME
from stellwerk.games.ink.faces import FACE_INDEX, FACES
from stellwerk.games.ink.notation import END, FACE, spell
from stellwerk.games.ink.sheet import refusal as sheet_refusal
from stellwerk.games.ink.sheet import rules_for

try:
    import cython
except ModuleNotFoundError:
    from stellwerk.core import no_cython as cython

if not cython.compiled:
    from stellwerk.games.ink.kernel import Grid, popcount

# The phases, in the order of ``views.PHASES``.
_ROLL = 0
_DRAW = 1
_OVER = 2

# Python's names as C numbers.
_END = END
_FACE = FACE
_CHANCE = CHANCE
_MOST_SPECIALS = SPECIALS_PER_GAME
_FIRST_SPECIAL = FACE_INDEX["X1"]
_FACE_TOTAL = len(FACES)

# By the board itself, which a turn never changes: it is looked at far more often than drawn on.
_score = lru_cache(maxsize=4096)(places.score)


class Turn:
    """What one seat does in one round; never changed, only replaced."""

    def __init__(self, start: Grid, dice: int) -> None:
        self.start = start  # the board at the end of the last round: what the others see
        self.grid = start  # the board with the drawings of this round
        self.drawn: tuple[int, ...] = ()
        self.left = (1 << dice) - 1  # the dice not drawn yet, as bits
        self.special = False  # has a special route been drawn this round? (RI-30)
        self.ended = False
        self.start_text: str | None = None  # the board at the start in notation, once asked for

    def draw(self, move: int, die: int, round_number: int) -> Turn:
        """The turn after one more drawing; ``die`` is negative for a special route."""
        turn = Turn.__new__(Turn)
        turn.start = self.start
        turn.start_text = self.start_text
        turn.grid = self.grid.copy()
        turn.grid.place(move >> 6, move & 63, round_number)
        turn.drawn = (*self.drawn, move)
        turn.left = self.left & ~(1 << die) if die >= 0 else self.left
        turn.special = self.special or die < 0
        turn.ended = False
        return turn

    def end(self) -> Turn:
        """The turn once its seat has ended the round."""
        turn = Turn.__new__(Turn)
        turn.start = self.start
        turn.start_text = self.start_text
        turn.grid = self.grid
        turn.drawn = self.drawn
        turn.left = self.left
        turn.special = self.special
        turn.ended = True
        return turn


class State:
    """One running game; see ``stellwerk.core.State`` for the contract."""

    def __init__(self, players: int, options: dict[str, Value]) -> None:
        edition = EDITIONS[str(options["edition"])]
        longest = str(options["longest"])
        self.options = options
        self.players = players
        self.rules = rules_for(edition.longest if longest == "edition" else longest)
        self.dice_faces = tuple(tuple(FACE_INDEX[face] for face in die) for die in edition.dice)
        self.dice_total = len(self.dice_faces)
        self.rounds = ROUNDS
        self.round = 1
        self.phase = _ROLL
        self.dice: tuple[int, ...] = ()
        self.rolls: tuple[tuple[int, ...], ...] = ()
        empty = Grid(self.rules)
        self.turns = [Turn(empty, self.dice_total) for _ in range(players)]

    def copy(self) -> State:
        other = State.__new__(State)
        other.options = self.options
        other.players = self.players
        other.rules = self.rules
        other.dice_faces = self.dice_faces
        other.dice_total = self.dice_total
        other.rounds = self.rounds
        other.round = self.round
        other.phase = self.phase
        other.dice = self.dice
        other.rolls = self.rolls
        other.turns = self.turns[:]
        return other

    # -- who may do what -------------------------------------------------------------------------

    def actors(self) -> tuple[int, ...]:
        if self.phase == _DRAW:
            return tuple([seat for seat in range(self.players) if not self.turn(seat).ended])
        return (_CHANCE,) if self.phase == _ROLL else ()

    def turn(self, seat: int) -> Turn:
        """What a seat has done in the running round."""
        return self.turns[seat]

    def acts(self, seat: int) -> bool:
        """Whether the seat may act now."""
        if seat == _CHANCE:
            return self.phase == _ROLL
        return self.phase == _DRAW and 0 <= seat < self.players and not self.turn(seat).ended

    def legal(self, seat: int) -> list[int]:
        moves: list[int] = []
        if not self.acts(seat):
            return moves
        if seat == _CHANCE:
            return [_FACE + face for face in self.outcomes()]
        turn = self.turn(seat)
        seen = 0
        for die in range(self.dice_total):
            face = self.dice[die]
            if turn.left >> die & 1 and not seen >> face & 1:
                seen |= 1 << face
                turn.grid.placements(face, moves)
        if not moves:
            moves.append(_END)  # RI-13: only when no die is left that could be drawn (RI-27)
        if not turn.special and popcount(turn.grid.specials) < _MOST_SPECIALS:
            for face in range(_FIRST_SPECIAL, _FACE_TOTAL):
                if not turn.grid.specials & turn.grid.rules.special_bit[face]:
                    turn.grid.placements(face, moves)
        return moves

    def outcomes(self) -> list[int]:
        """The faces of the next die, each once, in the order of the die."""
        return list(dict.fromkeys(self.dice_faces[len(self.dice)]))

    def odds(self) -> list[int]:
        if self.phase != _ROLL:
            return []
        die = self.dice_faces[len(self.dice)]
        return [die.count(face) for face in self.outcomes()]

    def allows(self, seat: int, move: int) -> bool:
        """Whether a seat's move is legal: the quick form of ``refusal(seat, move) is None``."""
        if not self.acts(seat) or move < 0:
            return False
        if seat == _CHANCE:
            return move >= _FACE and move - _FACE in self.dice_faces[len(self.dice)]
        turn = self.turn(seat)
        if move == _END:
            return self.duty(turn) < 0
        if move >= 64 * self.rules.form_total:
            return False
        if self.die_for(turn, self.rules.face_of[move >> 6]) == -2:
            return False
        return (turn.grid.fits(move >> 6) >> (move & 63) & 1) == 1

    def duty(self, turn: Turn) -> int:
        """RI-27: a die that is left and could be drawn; -1 if there is none."""
        for die in range(self.dice_total):
            if turn.left >> die & 1 and turn.grid.face_fits(self.dice[die]):
                return die
        return -1

    def die_for(self, turn: Turn, face: int) -> int:
        """The die a face is drawn from; -1 for a special route; -2 if it cannot be had."""
        for die in range(self.dice_total):
            if turn.left >> die & 1 and self.dice[die] == face:
                return die
        bit = self.rules.special_bit[face]
        if bit and not turn.special and not turn.grid.specials & bit:
            if popcount(turn.grid.specials) < _MOST_SPECIALS:
                return -1
        return -2

    # -- playing ---------------------------------------------------------------------------------

    def apply(self, seat: int, move: int) -> None:
        if not self.allows(seat, move):
            reason = self.refusal(seat, move)
            assert reason is not None
            raise Refused(reason)
        if seat == _CHANCE:
            self.dice = (*self.dice, move - _FACE)
            if len(self.dice) == self.dice_total:
                self.phase = _DRAW
            return
        turn = self.turn(seat)
        if move == _END:
            self.turns[seat] = turn.end()
            if not self.actors():
                self.close_round()
            return
        die = self.die_for(turn, self.rules.face_of[move >> 6])
        self.turns[seat] = turn.draw(move, die, self.round)

    def close_round(self) -> None:
        """RI-14: all have ended the round; the boards become visible and the next roll is due."""
        self.turns = [Turn(self.turn(seat).grid, self.dice_total) for seat in range(self.players)]
        self.rolls = (*self.rolls, self.dice)
        self.dice = ()
        if self.round == self.rounds:
            self.phase = _OVER
        else:
            self.round += 1
            self.phase = _ROLL

    def resume(
        self,
        round_number: int,
        phase: int,
        dice: tuple[int, ...],
        rolls: tuple[tuple[int, ...], ...],
        starts: list[Grid],
    ) -> None:
        """Stand where a view says: boards as at the end of the last round, this roll."""
        self.round = round_number
        self.phase = phase
        self.dice = dice
        self.rolls = rolls
        self.turns = [Turn(start, self.dice_total) for start in starts]

    def resume_seat(self, seat: int, drawn: list[int], ended: bool) -> None:
        """Let a seat stand with these drawings of the running round."""
        turn = self.turn(seat)
        for move in drawn:
            turn = turn.draw(move, self.die_for(turn, self.rules.face_of[move >> 6]), self.round)
        self.turns[seat] = turn.end() if ended else turn

    # -- taking back (RI-12) ---------------------------------------------------------------------

    def retractable(self, seat: int) -> list[int]:
        if seat == _CHANCE or not self.acts(seat):
            return []
        turn = self.turn(seat)
        return [move for move in turn.drawn if self.without(turn, move) is not None]

    def retract(self, seat: int, move: int) -> list[int]:
        turn = self.turn(seat) if seat != _CHANCE and self.acts(seat) else None
        if turn is None:
            raise Refused(self._inactive(seat))
        if move not in turn.drawn:
            raise Refused(refuse("RI-15", "ink.not_of_this_round", move=spell(move)))
        after = self.without(turn, move)
        if after is None:
            raise Refused(refuse("RI-12", "ink.others_hang_on_it", cell=board.name(move & 63)))
        self.turns[seat] = after
        return list(after.drawn)

    def without(self, turn: Turn, move: int) -> Turn | None:
        """The round drawn again without one drawing; ``None`` if no order of the rest is legal.

        The order stays as it was wherever that is possible.
        """
        waiting = [other for other in turn.drawn if other != move]
        after = Turn(turn.start, self.dice_total)
        while waiting:
            for other in waiting:
                if after.grid.fits(other >> 6) >> (other & 63) & 1:
                    break
            else:
                return None
            waiting.remove(other)
            die = self.die_for(after, self.rules.face_of[other >> 6])
            after = after.draw(other, die, self.round)
        return after

    # -- reasons ---------------------------------------------------------------------------------

    def refusal(self, seat: int, move: int) -> Refusal | None:
        if not self.acts(seat):
            return self._inactive(seat)
        if self.allows(seat, move):
            return None
        if seat == _CHANCE:
            return refuse(
                "RI-10", "ink.not_a_face_of_die", face=spell(move), die=len(self.dice) + 1
            )
        turn = self.turn(seat)
        if move == _END:
            return refuse("RI-27", "ink.must_draw", face=FACES[self.dice[self.duty(turn)]].key)
        if not 0 <= move < 64 * self.rules.form_total or not board.BOARD >> (move & 63) & 1:
            return refuse("", "ink.move_unknown", move=spell(move))
        face = self.rules.face_of[move >> 6]
        if self.die_for(turn, face) == -2:
            return self._not_to_be_had(turn, face)
        return sheet_refusal(turn.grid, move >> 6, move & 63)

    def _inactive(self, seat: int) -> Refusal:
        if self.phase == _OVER:
            return refuse("RI-16", "core.game_over")
        if seat != _CHANCE and not 0 <= seat < self.players:
            return refuse("", "core.seat_unknown", seat=seat + 1, players=self.players)
        if self.phase == _DRAW and seat != _CHANCE:
            return refuse("RI-13", "ink.round_ended")
        return refuse("RI-17", "core.not_your_turn")

    def _not_to_be_had(self, turn: Turn, face: int) -> Refusal:
        key = FACES[face].key
        bit = self.rules.special_bit[face]
        if not bit:
            return refuse("RI-26", "ink.die_not_left", face=key)
        if turn.grid.specials & bit:
            return refuse("RI-32", "ink.special_used", face=key)
        if turn.special:
            return refuse("RI-30", "ink.special_round")
        return refuse("RI-31", "ink.special_game", most=_MOST_SPECIALS)

    # -- looking ---------------------------------------------------------------------------------

    def view(self, seat: int | None) -> View:
        return views.view(self, seat)

    def scores(self) -> tuple[Score, ...]:
        return tuple([_score(self.turn(seat).grid) for seat in range(self.players)])

    def result(self) -> Result | None:
        """RI-68, RI-69: most points; of equals the one with fewer errors; else shared."""
        if self.phase != _OVER:
            return None
        return rank([(score.total, score.points("errors")) for score in self.scores()])

    def _repr_svg_(self) -> str:
        svg: str = part("draw", "ink").repr_svg(self)
        return svg
