"""A running game of Railroad Ink: rounds, rolls, drafts, goals and who still acts (RI-10 to RI-17).

Compiled with ``state.pxd``. What a seat does in a round is its ``Turn``; everything here is either
a number, a tuple or a list of turns, so that a copy is cheap.
"""

from __future__ import annotations

from stellwerk.core import notebook
from stellwerk.core.card import Value
from stellwerk.core.refusal import Refusal, Refused, refuse
from stellwerk.core.score import Result, Score, rank
from stellwerk.games.ink import chance, draft, goal_check, goals, places, reasons
from stellwerk.games.ink.editions import EDITIONS, ROUNDS
from stellwerk.games.ink.expansions import EXPANSIONS, FEWER_ROUNDS
from stellwerk.games.ink.meteor import impact
from stellwerk.games.ink.rule_options import ruling
from stellwerk.games.ink.rule_tables import rules_for

try:
    import cython
except ModuleNotFoundError:
    from stellwerk.core import no_cython as cython

if not cython.compiled:
    from stellwerk.core.game import CHANCE
    from stellwerk.games.ink.kernel import Grid
    from stellwerk.games.ink.notation import (
        ANY_DIRECTION,
        END,
        FIRST_DIRECTION,
        FIRST_DISTANCE,
        IGNORE,
        MOST_PLAYERS,
        PAIR,
        SHOWN,
        STRIKE,
    )
    from stellwerk.games.ink.phases import DRAFT, DRAW, METEOR, OVER, ROLL, SETUP, UNDECIDED
    from stellwerk.games.ink.seen import Seen
    from stellwerk.games.ink.turn import Turn


def _score(turn: Turn) -> Score:
    """What a turn's board is worth; kept with the turn, which is looked at more often than made."""
    if turn.score is None:
        turn.score = places.score(turn.grid)
    score: Score = turn.score
    return score


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
        if not cython.compiled:
            self.made = [0] * MOST_PLAYERS
        for seat in range(MOST_PLAYERS):
            self.made[seat] = 0  # how many of its moves stand
        empty = Grid(self.rules)
        empty.begin()
        self.turns = [Turn(empty, ()) for _ in range(players)]
        self.phase = SETUP
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
        if cython.compiled:
            for seat in range(self.players):
                other.made[seat] = self.made[seat]
        else:
            other.made = self.made[:]
        return other

    # -- who may do what -------------------------------------------------------------------------

    def actors(self) -> tuple[int, ...]:
        if self.phase == DRAW:
            return tuple([seat for seat in range(self.players) if self.acts(seat)])
        if self.phase == DRAFT or self.phase == METEOR:
            return (self.picker(),)
        return (CHANCE,) if self.phase != OVER else ()

    def turn(self, seat: int) -> Turn:
        """What a seat has done in the running round."""
        return self.turns[seat]

    def picker(self) -> int:
        """Whose turn it is before the drawing: to decide about the meteor or to take a pair."""
        if self.phase == METEOR:
            for i in range(self.players):
                seat = draft.picker(self.starter, i, self.players)
                if self.turn(seat).strike == UNDECIDED:
                    return seat
        taken = len(self.takers) - self.takers.count(draft.FREE)
        return draft.picker(self.starter, taken, self.players)

    def acts(self, seat: int) -> bool:
        """Whether the seat may act now."""
        if seat == CHANCE:
            return self.phase == ROLL or self.phase == SETUP
        if seat < 0 or seat >= self.players:
            return False
        if self.phase == DRAW:
            return not self.turn(seat).ended
        return (self.phase == DRAFT or self.phase == METEOR) and seat == self.picker()

    def legal(self, seat: int) -> list[int]:
        moves: list[int] = []
        if not self.acts(seat):
            return moves
        if seat == CHANCE:
            return [SHOWN + outcome for outcome, _ in chance.outcomes(self)]
        if self.phase == DRAFT:
            return [PAIR + i for i, taker in enumerate(self.takers) if taker == draft.FREE]
        turn = self.turn(seat)
        if turn.strike == UNDECIDED:
            return self.strikes(turn)
        turn.legal(moves)
        return moves

    def strikes(self, turn: Turn) -> list[int]:
        """What a seat can do about the meteor: let it come, or give a special route up (RI-145)."""
        direction = self.shown[-2]
        if direction == ANY_DIRECTION:
            moves = [STRIKE + side for side in range(4)]  # RI-141
        else:
            moves = [STRIKE + direction - FIRST_DIRECTION]
        if turn.can_use_special():
            for number in range(6):
                if not turn.grid.specials >> number & 1:
                    moves.append(IGNORE + number)
        return moves

    def odds(self) -> list[int]:
        if self.phase != ROLL and self.phase != SETUP:
            return []
        return [weight for _, weight in chance.outcomes(self)]

    def allows(self, seat: int, move: int) -> bool:
        """Whether a seat's move is legal: the quick form of ``refusal(seat, move) is None``."""
        if not self.acts(seat) or move < 0:
            return False
        if seat == CHANCE or self.phase == DRAFT:
            return move in self.legal(seat)
        turn = self.turn(seat)
        if turn.strike == UNDECIDED:
            return move in self.strikes(turn)
        if move == END:
            return turn.may_end()
        return move < 64 * self.rules.form_total and turn.allows(move)

    # -- playing ---------------------------------------------------------------------------------

    def apply(self, seat: int, move: int) -> None:
        if not self.allows(seat, move):
            reason = self.refusal(seat, move)
            assert reason is not None
            raise Refused(reason)
        if seat == CHANCE:
            self.show(move - SHOWN)
            return
        self.made[seat] += 1
        if move < END:
            self.turns[seat] = self.turn(seat).draw(move, self.round)
        elif move == END:
            self.turns[seat] = self.turn(seat).end()
            if not self.actors():
                self.close_round()
        elif move >= PAIR:
            self.take_pair(seat, move - PAIR)
        else:
            self.turns[seat] = self.decided(self.turn(seat), move)
            if self.phase == METEOR:
                self.pass_meteor()

    def show(self, outcome: int) -> None:
        """Let chance show something: a star, a goal, a die."""
        if self.phase == SETUP:
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
            self.phase = ROLL

    def open_round(self) -> None:
        """The roll lies on the table: the meteor comes, dice are drafted or drawn (RI-17)."""
        if self.drafting:
            self.takers = (draft.FREE,) * (draft.PAIRS_EACH * self.players)
        dice = chance.common_dice(self)
        for seat in range(self.players):
            self.turns[seat] = self.threatened(self.turn(seat).deal(dice))
        self.phase = DRAW
        if self.drafting:
            self.phase = METEOR
            self.pass_meteor()

    def threatened(self, turn: Turn) -> Turn:
        """RI-141: a turn as the meteor finds it; where there is nothing to decide it strikes."""
        if self.expansion.dice and not self.expansion.drawn:
            return self.settled(turn.threaten())
        return turn

    def settled(self, turn: Turn) -> Turn:
        """A turn that waits for a decision about the meteor only if there is one to make."""
        if turn.strike == UNDECIDED:
            moves = self.strikes(turn)
            if len(moves) == 1:
                return self.decided(turn, moves[0])
        return turn

    def decided(self, turn: Turn, move: int) -> Turn:
        """A turn once its seat has decided about the meteor."""
        if move >= IGNORE:
            return turn.ignored(move)
        distance = self.shown[-1] - FIRST_DISTANCE + 1
        cell = impact(turn.grid.marker, move - STRIKE, distance, turn.grid.craters)
        return turn.struck(move, -1 if cell is None else cell, self.round)

    def pass_meteor(self) -> None:
        """RI-150: with a draft all decide, in turn and openly, before anyone takes a pair."""
        due = False
        for seat in range(self.players):
            if self.turn(seat).strike == UNDECIDED:
                due = True
            else:
                self.turns[seat] = self.turn(seat).reveal()
        if not due:
            self.phase = DRAFT

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
        self.phase = DRAW

    def close_round(self) -> None:
        """RI-14: all have ended the round; goals are checked and the boards become visible."""
        if self.goals is not None:
            boards = [self.turn(seat).grid for seat in range(self.players)]
            self.goal_points = goal_check.paid(
                self.goals, self.goal_points, boards, self.round, int(self.options["ta_length"])
            )
        self.turns = [Turn(self.turn(seat).grid, ()) for seat in range(self.players)]
        self.rolls = (*self.rolls, self.shown)
        if self.drafting:
            self.drafts = (*self.drafts, self.takers)
        self.shown = ()
        self.takers = ()
        if self.round == self.rounds:
            self.phase = OVER
        else:
            self.round += 1
            self.phase = ROLL

    # -- what a seat may know (RI-11) ------------------------------------------------------------

    def seen(self, seat: int | None) -> Seen:
        if seat is None:
            return Seen(self.blanked(CHANCE), None)
        if not 0 <= seat < self.players:
            raise Refused(reasons.unknown_seat(self, seat))
        return Seen(self.blanked(seat), seat)

    def blanked(self, seat: int) -> State:
        """A copy without what is hidden from a seat: the others stand as all may see them."""
        other = self.copy()
        for i in range(self.players):
            if i != seat:
                other.turns[i] = self.turn(i).seen_by_others()
                other.made[i] = 0
        return other

    def imagined(self, seat: int) -> State:
        """What a seat may know, as a game to be played on: the others have drawn nothing yet."""
        other = self.copy()
        if self.phase == DRAW:
            for i in range(self.players):
                if i != seat:
                    other.turns[i] = self.settled(self.turn(i))
        return other

    def same(self, other: State, seat: int) -> bool:
        """Whether two games, as a seat may know them, are alike."""
        if (
            self.players != other.players
            or self.round != other.round
            or self.phase != other.phase
            or (seat >= 0 and self.made[seat] != other.made[seat])
            or (self.star, self.starter) != (other.star, other.starter)
            or self.shown != other.shown
            or self.takers != other.takers
            or self.options != other.options
            or (self.goals, self.goal_points) != (other.goals, other.goal_points)
            or (self.rolls, self.drafts) != (other.rolls, other.drafts)
        ):
            return False
        for i in range(self.players):
            if not self.turn(i).same(other.turn(i)):
                return False
        return True

    def decisions(self, seat: int) -> int:
        """How many moves of a seat stand."""
        return self.made[seat]

    def since(self, seat: int) -> tuple[int, ...]:
        """A seat's moves since the drawing began, with its decision about the meteor (RI-150).

        In a draft that decision, and each pair, is a turn of its own: others act in between.
        """
        if self.phase != DRAW:
            return ()
        turn = self.turn(seat)
        moves = turn.drawn
        if turn.strike >= 0 and self.begun_turn(turn).strike == UNDECIDED:
            moves = (turn.strike, *moves)
        return (*moves, END) if turn.ended else moves

    def begun(self, seat: int) -> State:
        """The game as it was before the moves of :meth:`since`."""
        other = self.copy()
        other.made[seat] -= len(self.since(seat))
        if self.phase == DRAW:
            other.turns[seat] = self.begun_turn(self.turn(seat))
        return other

    def begun_turn(self, turn: Turn) -> Turn:
        """A turn as it was when the drawing began."""
        return turn.again() if self.drafting else self.threatened(Turn(turn.start, turn.dice))

    def resume_seat(self, seat: int, turn: Turn, decisions: int) -> None:
        """Let a seat stand so; nothing is checked."""
        self.turns[seat] = turn
        self.made[seat] = decisions

    # -- taking back (RI-12) ---------------------------------------------------------------------

    def retractable(self, seat: int) -> list[int]:
        if seat == CHANCE or self.phase != DRAW or not self.acts(seat):
            return []
        turn = self.turn(seat)
        return list(turn.removable(self.round))

    def retract(self, seat: int, move: int) -> list[int]:
        if reason := reasons.cannot_retract(self, seat, move):
            raise Refused(reason)
        after = self.turn(seat).without(move, self.round)
        if after is None:
            raise Refused(refuse("RI-12", "ink.others_hang_on_it", cell=reasons.where(move)))
        self.turns[seat] = after
        self.made[seat] -= 1
        return list(after.drawn)

    # -- looking ---------------------------------------------------------------------------------

    def refusal(self, seat: int, move: int) -> Refusal | None:
        return None if self.allows(seat, move) else reasons.refusal(self, seat, move)

    def scores(self) -> tuple[Score, ...]:
        boards = [_score(self.turn(seat)) for seat in range(self.players)]
        if self.goals is None:
            return tuple(boards)
        return tuple([places.with_goals(self, seat, board) for seat, board in enumerate(boards)])

    def result(self) -> Result | None:
        """RI-68, RI-69: most points; of equals the one with fewer errors; else shared.

        After a draft nothing is shared: seats around the star decide (RI-108).
        """
        if self.phase != OVER:
            return None
        keys: list[tuple[int, ...]] = [
            (score.total, score.points("errors")) for score in self.scores()
        ]
        if self.drafting:
            ranks = [draft.star_rank(seat, self.star, self.players) for seat in range(self.players)]
            keys = [(*key, -place) for key, place in zip(keys, ranks, strict=True)]
        return rank(keys)

    def _repr_svg_(self) -> str | None:
        return notebook.svg(self)
