"""Games that stand where a test wants them, whether or not they can have come there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from stellwerk.core.card import Value
from stellwerk.games.ink import State, board
from stellwerk.games.ink.kernel import Grid
from stellwerk.games.ink.notation import OUTCOME_INDEX, SPECIALS, parse, read_board
from stellwerk.games.ink.phases import DRAW, PHASES
from stellwerk.games.ink.rule_tables import Rules
from stellwerk.games.ink.turn import Turn


@dataclass(frozen=True, slots=True)
class Seat:
    """One seat: its board at the start of the round, what is marked beside it, what it has done."""

    board: str = ""
    dice: Sequence[str] = ()
    specials: Sequence[str] | None = None  # by default those on the board
    villages: int = 0
    universities: int = 0
    gifts: int = 0
    marker: str = "D4"
    drawn: Sequence[str] = ()
    ended: bool = False

    def grid(self, rules: Rules) -> Grid:
        grid = Grid(rules)
        for drawing in read_board(self.board):
            grid.put(drawing.form.number, drawing.cell, drawing.round)
        specials = grid.specials
        if self.specials is not None:
            specials = sum(1 << SPECIALS.index(key) for key in self.specials)
        marker = board.named(self.marker)
        grid.remember(specials, self.gifts, self.villages, self.universities, marker)
        return grid


@dataclass(frozen=True, slots=True)
class Table:
    """All that does not belong to a seat."""

    options: Mapping[str, Value]
    round: int = 1
    phase: str = "draw"
    shown: Sequence[str] = ()
    rolls: Sequence[Sequence[str]] = ()
    star: int = -1
    starter: int = -1
    goals: Sequence[str] = ()
    points: Sequence[Sequence[int]] = field(default_factory=tuple)


def standing(table: Table, seats: Sequence[Seat]) -> State:
    """A game with this table and these seats."""
    state = State(len(seats), dict(table.options))
    state.round, state.phase = table.round, PHASES.index(table.phase)
    state.star, state.starter = table.star, table.starter
    if table.goals:
        points = table.points or [[0] * len(seats)] * len(table.goals)
        state.goals, state.goal_points = tuple(table.goals), tuple(map(tuple, points))
    state.shown = _outcomes(table.shown)
    state.rolls = tuple(_outcomes(roll) for roll in table.rolls)
    state.drafts = ((),) * len(table.rolls) if state.drafting else ()
    for number, seat in enumerate(seats):
        turn = Turn(seat.grid(state.rules), _outcomes(seat.dice))
        if state.phase == DRAW:
            turn = state.threatened(turn)
        for text in seat.drawn:
            turn = turn.draw(parse(text), state.round)
        state.resume_seat(number, turn.end() if seat.ended else turn, len(seat.drawn))
    return state


def _outcomes(texts: Sequence[str]) -> tuple[int, ...]:
    return tuple(OUTCOME_INDEX[text] for text in texts)
