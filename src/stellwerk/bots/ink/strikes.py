"""What to do about the meteor (RI-141, RI-145), judged by the best end of the round after it."""

from __future__ import annotations

from stellwerk.bots.ink.beam import RoundBeam
from stellwerk.core.game import Move
from stellwerk.games.ink.state import State
from stellwerk.games.ink.turn import Turn


def best_strike(state: State, turn: Turn, beam: RoundBeam) -> Move:
    """The best decision about the meteor.

    In a draft the dice are not known yet, so only the boards are compared.
    """
    rounds_left = state.rounds - state.round
    best = -1
    best_value = 0
    for move in state.strikes(turn):
        after = state.decided(turn, move)
        if state.drafting:
            value = beam.board_value(after.grid, rounds_left + 1)
        else:
            beam.set_turn(after, rounds_left)
            beam.search()
            value = beam.end_value(0)
        if best < 0 or value > best_value:
            best, best_value = move, value
    return best
