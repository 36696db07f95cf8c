"""A running game of Railroad Ink: rounds, rolls, drafts, goals and who still acts (RI-10 to RI-17).

Compiled with ``state.pxd``. What a seat does in a round is its ``Turn``; everything here is either
a number, a tuple or a list of turns, so that a copy is cheap.
"""

from __future__ import annotations

from functools import lru_cache

from stellwerk.core.card import Value
from stellwerk.core.game import CHANCE, View
from stellwerk.core.refusal import Refusal, Refused, refuse
from stellwerk.core.rooms import part
from stellwerk.core.score import Result, Score, rank
from stellwerk.games.ink import chance, draft, goals, places, reasons, views
from stellwerk.games.ink.editions import EDITIONS, ROUNDS
from stellwerk.games.ink.expansions import ANY, DIRECTIONS, DISTANCES, EXPANSIONS
from stellwerk.games.ink.expansions import ROUNDS as FEWER_ROUNDS
from stellwerk.games.ink.judge import Judge
from stellwerk.games.ink.meteor import impact
from stellwerk.games.ink.notation import END, IGNORE, OUTCOME_INDEX, PAIR, SHOWN, STRIKE
from stellwerk.games.ink.ruling import ruling
from stellwerk.games.ink.tables import rules_for
from stellwerk.games.ink.turn import NO_METEOR, UNDECIDED

try:
    import cython
except ModuleNotFoundError:
    from stellwerk.core import no_cython as cython

if not cython.compiled:
    from stellwerk.games.ink.kernel import Grid
    from stellwerk.games.ink.turn import Turn

# The phases, in the order of ``views.PHASES``.
SETUP, ROLL, METEOR, DRAFT, DRAW, OVER = range(6)

# Python's names as C numbers.
_SETUP = SETUP
_ROLL = ROLL
_METEOR = METEOR
_DRAFT = DRAFT
_DRAW = DRAW
_OVER = OVER
_END = END
_STRIKE = STRIKE
_IGNORE = IGNORE
_PAIR = PAIR
_SHOWN = SHOWN
_CHANCE = CHANCE
_UNDECIDED = UNDECIDED
_NO_METEOR = NO_METEOR
_FIRST_DIRECTION = OUTCOME_INDEX[DIRECTIONS[0]]
_FIRST_DISTANCE = OUTCOME_INDEX[DISTANCES[0]]
_ANY = OUTCOME_INDEX[ANY]

# By the board itself, which a turn never changes: it is looked at far more often than drawn on.
_score = lru_cache(maxsize=4096)(places.score)


class State:
    """One running game; see ``stellwerk.core.State`` for the contract."""

    def __init__(self, players: int, options: dict[str, Value]) -> None:
        self.edition = EDITIONS[str(options["edition"])]
        self.expansion = EXPANSIONS[str(options["expansion"])]
        self.options = options
        self.players = players
        self.rules = rules_for(ruling(options))
        self.drafting = bool(options["draft"])
        self.rounds = FEWER_ROUNDS if self.expansion.number else ROUNDS  # RI-111
        self.round = 1
        self.star = -1  # the first start player, remembered for ties (RI-101)
        self.starter = -1  # who begins this round's draft
        self.goals: tuple[str, ...] | None = chance.fixed_goals(self.edition, options)
        self.goal_points: tuple[tuple[int, ...], ...] = ((0,) * players,) * goals.SLOTS
        self.shown: tuple[int, ...] = ()  # what chance has shown this round
        self.takers: tuple[int, ...] = ()  # who has taken which pair of the draft
        self.rolls: tuple[tuple[int, ...], ...] = ()  # of earlier rounds
        self.drafts: tuple[tuple[int, ...], ...] = ()
        empty = Grid(self.rules)
        empty.begin()
        self.turns = [Turn(empty, ()) for _ in range(players)]
        self.phase = _SETUP
        self.pass_setup()

    def copy(self) -> State:
        other = State.__new__(State)
        other.edition = self.edition
        other.expansion = self.expansion
        other.options = self.options
        other.players = self.players
        other.rules = self.rules
        other.drafting = self.drafting
        other.rounds = self.rounds
        other.round = self.round
        other.phase = self.phase
        other.star = self.star
        other.starter = self.starter
        other.goals = self.goals
        other.goal_points = self.goal_points
        other.shown = self.shown
        other.takers = self.takers
        other.rolls = self.rolls
        other.drafts = self.drafts
        other.turns = self.turns[:]
        return other

    # -- who may do what -------------------------------------------------------------------------

    def actors(self) -> tuple[int, ...]:
        if self.phase == _DRAW:
            return tuple([seat for seat in range(self.players) if self.acts(seat)])
        if self.phase == _DRAFT or self.phase == _METEOR:
            return (self.picker(),)
        return (_CHANCE,) if self.phase != _OVER else ()

    def turn(self, seat: int) -> Turn:
        """What a seat has done in the running round."""
        return self.turns[seat]

    def picker(self) -> int:
        """Whose turn it is before the drawing: to decide about the meteor or to take a pair."""
        if self.phase == _METEOR:
            for i in range(self.players):
                seat = draft.picker(self.starter, i, self.players)
                if self.turn(seat).strike == _UNDECIDED:
                    return seat
        taken = len(self.takers) - self.takers.count(draft.FREE)
        return draft.picker(self.starter, taken, self.players)

    def acts(self, seat: int) -> bool:
        """Whether the seat may act now."""
        if seat == _CHANCE:
            return self.phase == _ROLL or self.phase == _SETUP
        if seat < 0 or seat >= self.players:
            return False
        if self.phase == _DRAW:
            return not self.turn(seat).ended
        return (self.phase == _DRAFT or self.phase == _METEOR) and seat == self.picker()

    def legal(self, seat: int) -> list[int]:
        moves: list[int] = []
        if not self.acts(seat):
            return moves
        if seat == _CHANCE:
            return [_SHOWN + outcome for outcome, _ in chance.outcomes(self)]
        if self.phase == _DRAFT:
            return [_PAIR + i for i, taker in enumerate(self.takers) if taker == draft.FREE]
        turn = self.turn(seat)
        if turn.strike == _UNDECIDED:
            return self.strikes(turn)
        turn.legal(moves)
        return moves

    def strikes(self, turn: Turn) -> list[int]:
        """What a seat can do about the meteor: let it come, or give a special route up (RI-145)."""
        direction = self.shown[-2]
        if direction == _ANY:
            moves = [_STRIKE + side for side in range(4)]  # RI-141
        else:
            moves = [_STRIKE + direction - _FIRST_DIRECTION]
        if turn.can_use_special():
            for number in range(6):
                if not turn.grid.specials >> number & 1:
                    moves.append(_IGNORE + number)
        return moves

    def odds(self) -> list[int]:
        if self.phase != _ROLL and self.phase != _SETUP:
            return []
        return [weight for _, weight in chance.outcomes(self)]

    def allows(self, seat: int, move: int) -> bool:
        """Whether a seat's move is legal: the quick form of ``refusal(seat, move) is None``."""
        if not self.acts(seat) or move < 0:
            return False
        if seat == _CHANCE or self.phase == _DRAFT:
            return move in self.legal(seat)
        turn = self.turn(seat)
        if turn.strike == _UNDECIDED:
            return move in self.strikes(turn)
        if move == _END:
            return turn.may_end()
        return move < 64 * self.rules.form_total and turn.allows(move)

    # -- playing ---------------------------------------------------------------------------------

    def apply(self, seat: int, move: int) -> None:
        if not self.allows(seat, move):
            reason = self.refusal(seat, move)
            assert reason is not None
            raise Refused(reason)
        if seat == _CHANCE:
            self.show(move - _SHOWN)
        elif move < _END:
            self.turns[seat] = self.turn(seat).draw(move, self.round)
        elif move == _END:
            self.turns[seat] = self.turn(seat).end()
            if not self.actors():
                self.close_round()
        elif move >= _PAIR:
            self.take_pair(seat, move - _PAIR)
        else:
            self.turns[seat] = self.decided(self.turn(seat), move)
            if self.phase == _METEOR:
                self.pass_meteor()

    def show(self, outcome: int) -> None:
        """Let chance show something: a star, a goal, a die."""
        if self.phase == _SETUP:
            if self.drafting and self.star < 0:
                self.star = self.starter = chance.seat_of(outcome)
            else:
                self.goals = chance.with_goal(self.goals, outcome)
            self.pass_setup()
            return
        self.shown = (*self.shown, outcome)
        if len(self.shown) == chance.roll_length(self):
            self.open_round()

    def pass_setup(self) -> None:
        """Go on to the first roll once star and goals are known (RI-84, RI-101)."""
        if not chance.setup_due(self):
            self.phase = _ROLL

    def open_round(self) -> None:
        """The roll lies on the table: the meteor comes, dice are drafted or drawn (RI-17)."""
        if self.drafting:
            self.takers = (draft.FREE,) * (draft.PAIRS_EACH * self.players)
        dice = chance.common_dice(self)
        for seat in range(self.players):
            self.turns[seat] = self.threatened(self.turn(seat).deal(dice))
        self.phase = _DRAW
        if self.drafting:
            self.phase = _METEOR
            self.pass_meteor()

    def threatened(self, turn: Turn) -> Turn:
        """RI-141: a turn as the meteor finds it; where there is nothing to decide it strikes."""
        if self.expansion.dice and not self.expansion.drawn:
            turn = turn.threaten()
            moves = self.strikes(turn)
            if len(moves) == 1:
                return self.decided(turn, moves[0])
        return turn

    def decided(self, turn: Turn, move: int) -> Turn:
        """A turn once its seat has decided about the meteor."""
        if move >= _IGNORE:
            return turn.ignored(move)
        distance = self.shown[-1] - _FIRST_DISTANCE + 1
        cell = impact(turn.grid.marker, move - _STRIKE, distance, turn.grid.craters)
        return turn.struck(move, -1 if cell is None else cell, self.round)

    def pass_meteor(self) -> None:
        """RI-150: with a draft all decide, in turn and openly, before anyone takes a pair."""
        due = False
        for seat in range(self.players):
            if self.turn(seat).strike == _UNDECIDED:
                due = True
            else:
                self.turns[seat] = self.turn(seat).reveal()
        if not due:
            self.phase = _DRAFT

    def take_pair(self, seat: int, pair: int) -> None:
        """RI-103 to RI-106: a seat takes a pair; with the last one drawing begins."""
        self.takers = (*self.takers[:pair], seat, *self.takers[pair + 1 :])
        if draft.FREE in self.takers:
            return
        common = chance.common_dice(self)
        values = []
        for other in range(self.players):
            own = draft.own_dice(chance.pool_faces(self), self.takers, other)
            values.append(draft.value(own))
            self.turns[other] = self.turn(other).deal((*own, *common))
        self.starter = draft.next_starter(values, self.starter)
        self.phase = _DRAW

    def close_round(self) -> None:
        """RI-14: all have ended the round; goals are checked and the boards become visible."""
        if self.goals is not None:
            self.goal_points = self.judged(self.goals)
        self.turns = [Turn(self.turn(seat).grid, ()) for seat in range(self.players)]
        self.rolls = (*self.rolls, self.shown)
        if self.drafting:
            self.drafts = (*self.drafts, self.takers)
        self.shown = ()
        self.takers = ()
        if self.round == self.rounds:
            self.phase = _OVER
        else:
            self.round += 1
            self.phase = _ROLL

    def judged(self, codes: tuple[str, ...]) -> tuple[tuple[int, ...], ...]:
        """RI-85, RI-86, RI-95: what the goals have paid once this round is over."""
        judge = Judge(int(self.options["ta_length"]))
        after = []
        for slot, (code, points) in enumerate(zip(codes, self.goal_points, strict=True)):
            if self.players == 1:
                value = goals.solo_claim(slot, self.round)
            else:
                value = goals.claim(len(set(points) - {0}))
            number = goals.GOAL_INDEX[code]
            after.append(
                tuple(
                    [
                        had or (value if judge.fulfils(self.turn(seat).grid, number) else 0)
                        for seat, had in enumerate(points)
                    ]
                )
            )
        return tuple(after)

    # -- standing where a view says --------------------------------------------------------------

    def resume(
        self,
        round_number: int,
        phase: int,
        star: tuple[int, int],
        codes: tuple[str, ...] | None,
        goal_points: tuple[tuple[int, ...], ...],
        shown: tuple[int, ...],
        takers: tuple[int, ...],
        rolls: tuple[tuple[int, ...], ...],
        drafts: tuple[tuple[int, ...], ...],
    ) -> None:
        """Take over everything that does not belong to a seat."""
        self.round = round_number
        self.phase = phase
        self.star, self.starter = star
        if codes is not None:
            self.goals = codes
            self.goal_points = goal_points
        self.shown = shown
        self.takers = takers
        self.rolls = rolls
        self.drafts = drafts

    def resume_seat(
        self,
        seat: int,
        start: Grid,
        dice: tuple[int, ...],
        strike: int | None,
        drawn: list[int],
        ended: bool,
    ) -> None:
        """Let a seat stand with this board, decision and these drawings of the running round."""
        turn = Turn(start, dice)
        if self.drafting:
            if strike is not None:
                turn = turn.reminded(strike)  # the board shows already what came of it
            elif self.phase == _METEOR:
                turn = turn.threaten()
        elif self.phase == _DRAW:
            turn = self.threatened(turn)
            if strike is not None and turn.strike == _UNDECIDED:
                turn = self.decided(turn, strike)
        self.turns[seat] = views.resumed(turn, drawn, self.round, ended)

    # -- taking back (RI-12) ---------------------------------------------------------------------

    def retractable(self, seat: int) -> list[int]:
        if seat == _CHANCE or self.phase != _DRAW or not self.acts(seat):
            return []
        turn = self.turn(seat)
        return [move for move in turn.drawn if turn.without(move, self.round) is not None]

    def retract(self, seat: int, move: int) -> list[int]:
        if reason := reasons.cannot_retract(self, seat, move):
            raise Refused(reason)
        after = self.turn(seat).without(move, self.round)
        if after is None:
            raise Refused(refuse("RI-12", "ink.others_hang_on_it", cell=reasons.where(move)))
        self.turns[seat] = after
        return list(after.drawn)

    # -- looking ---------------------------------------------------------------------------------

    def refusal(self, seat: int, move: int) -> Refusal | None:
        return None if self.allows(seat, move) else reasons.refusal(self, seat, move)

    def view(self, seat: int | None) -> View:
        return views.view(self, seat)

    def scores(self) -> tuple[Score, ...]:
        boards = [_score(self.turn(seat).grid) for seat in range(self.players)]
        if self.goals is None:
            return tuple(boards)
        return tuple([places.with_goals(self, seat, board) for seat, board in enumerate(boards)])

    def result(self) -> Result | None:
        """RI-68, RI-69: most points; of equals the one with fewer errors; else shared.

        After a draft nothing is shared: seats around the star decide (RI-108).
        """
        if self.phase != _OVER:
            return None
        keys: list[tuple[int, ...]] = [
            (score.total, score.points("errors")) for score in self.scores()
        ]
        if self.drafting:
            ranks = [draft.star_rank(seat, self.star, self.players) for seat in range(self.players)]
            keys = [(*key, -place) for key, place in zip(keys, ranks, strict=True)]
        return rank(keys)

    def _repr_svg_(self) -> str:
        svg: str = part("draw", "ink").repr_svg(self)
        return svg
