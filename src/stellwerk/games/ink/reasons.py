"""Why a move cannot be made: rule, key and parameters (only called when it cannot)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from stellwerk.core.game import CHANCE
from stellwerk.core.refusal import Refusal, refuse
from stellwerk.games.ink import board
from stellwerk.games.ink.editions import SPECIALS_PER_GAME
from stellwerk.games.ink.faces import FACES, FORMS
from stellwerk.games.ink.notation import END, IGNORE, MOST_PAIRS, PAIR, SPECIALS, STRIKE, spell
from stellwerk.games.ink.phases import DRAFT, DRAW, OVER, UNDECIDED
from stellwerk.games.ink.sheet import refusal as sheet_refusal
from stellwerk.games.ink.sources import NOWHERE

if TYPE_CHECKING:
    from stellwerk.games.ink.state import State
    from stellwerk.games.ink.turn import Turn

LAST = PAIR + MOST_PAIRS  # beyond all decisions


def refusal(state: State, seat: int, move: int) -> Refusal:
    """The reason against a move that is not allowed."""
    if not state.acts(seat):
        return inactive(state, seat)
    if seat == CHANCE:
        return refuse("RI-10", "ink.not_a_face_of_die", face=spell(move), die=len(state.shown) + 1)
    if state.phase == DRAFT:
        return _no_pair(move)
    turn = state.turn(seat)
    if turn.strike == UNDECIDED:
        return _no_strike(turn, move)
    if END < move < PAIR:
        return refuse("RI-150", "ink.strike_decided")
    if PAIR <= move < LAST:
        return refuse("RI-103", "ink.not_drafting")
    if move == END:
        return _cannot_end(turn)
    if not 0 <= move < 64 * state.rules.form_total or not board.BOARD >> (move & 63) & 1:
        return refuse("", "ink.move_unknown", move=spell(move))
    face = FORMS[move >> 6].face
    if not state.rules.knows(move >> 6):
        return refuse(
            "RI-110",
            "ink.face_of_expansion",
            face=face.key,
            expansion=face.expansion,
            playing=state.expansion.key,
        )
    if turn.source(FACES.index(face)) == NOWHERE:
        return _not_to_be_had(turn, face.key)
    return sheet_refusal(turn.grid, move >> 6, move & 63) or refuse(
        "RI-20", "ink.space_taken", cell=board.name(move & 63)
    )


def inactive(state: State, seat: int) -> Refusal:
    """Why a seat may do nothing now."""
    if state.phase == OVER:
        return refuse("RI-16", "core.game_over")
    if seat != CHANCE and not 0 <= seat < state.players:
        return unknown_seat(state, seat)
    if state.phase == DRAW and seat != CHANCE:
        return refuse("RI-13", "ink.round_ended")
    return refuse("RI-17", "core.not_your_turn")


def watching(state: State) -> Refusal:
    """Why a spectator may do nothing at all."""
    if state.phase == OVER:
        return refuse("RI-16", "core.game_over")
    return refuse("RI-17", "core.not_your_turn")


def unknown_seat(state: State, seat: int) -> Refusal:
    """Why there is nobody to do anything."""
    return refuse("", "core.seat_unknown", seat=seat + 1, players=state.players)


def _no_pair(move: int) -> Refusal:
    if PAIR <= move < LAST:
        return refuse("RI-103", "ink.pair_taken", pair=move - PAIR + 1)
    return refuse("RI-103", "ink.draft_first")


def _no_strike(turn: Turn, move: int) -> Refusal:
    """RI-150: the meteor comes first; and RI-141, RI-145 say what can be done about it."""
    if STRIKE <= move < IGNORE:
        return refuse("RI-141", "ink.strike_elsewhere")
    if not IGNORE <= move < PAIR:
        return refuse("RI-150", "ink.strike_first")
    if turn.grid.specials >> (move - IGNORE) & 1:
        return refuse("RI-32", "ink.special_used", face=SPECIALS[move - IGNORE])
    return refuse("RI-145", "ink.special_game", most=SPECIALS_PER_GAME)


def _cannot_end(turn: Turn) -> Refusal:
    die = turn.route_duty()
    if die >= 0:
        return refuse("RI-27", "ink.must_draw", face=FACES[turn.dice[die]].key)
    if turn.lava_fits():
        return refuse("RI-158", "ink.must_draw_lava")
    return refuse("RI-162", "ink.must_make_room")


def _not_to_be_had(turn: Turn, key: str) -> Refusal:
    face = next(face for face in FACES if face.key == key)
    if face.key == "AV":
        return refuse("RI-161", "ink.volcano_drawn")
    if not face.special:
        return refuse("RI-26", "ink.die_not_left", face=key)
    if turn.grid.specials >> SPECIALS.index(key) & 1:
        return refuse("RI-32", "ink.special_used", face=key)
    if turn.special:
        return refuse("RI-30", "ink.special_round")
    return refuse("RI-31", "ink.special_game", most=SPECIALS_PER_GAME)


def cannot_retract(state: State, seat: int, move: int) -> Refusal | None:
    """Why a seat cannot take back this move whatever hangs on it; ``None`` if it was drawn."""
    if seat == CHANCE or not state.acts(seat):
        return inactive(state, seat)
    if END < move < LAST:
        return refuse("RI-150", "ink.stands")
    if state.phase != DRAW or move not in state.turn(seat).drawn:
        return refuse("RI-15", "ink.not_of_this_round", move=spell(move))
    return None


def where(move: int) -> str:
    """The space of a drawing as people call it."""
    return board.name(move & 63)
