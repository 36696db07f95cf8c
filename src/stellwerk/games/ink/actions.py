"""The moves of seats as a learner numbers them.

First come the drawings: 49 for each form of the faces in play (those of the edition's dice, the
special routes, those of the expansion), form by form in the order of ``faces.FORMS``, row by row.
Then the end of the round; then, where they are in play, the four ways and the six special routes to
be given up for the meteor, and the pairs of a draft.
"""

from __future__ import annotations

from functools import lru_cache

from stellwerk.core.card import Options
from stellwerk.core.refusal import Refused, refuse
from stellwerk.games.ink import board, draft
from stellwerk.games.ink.editions import EDITIONS
from stellwerk.games.ink.expansions import EXPANSIONS, METEOR
from stellwerk.games.ink.faces import FACES, FORMS, NEVER
from stellwerk.games.ink.notation import END, IGNORE, PAIR, SPECIALS, STRIKE, spell


class _Numbering:
    """The actions of one kind of game."""

    def __init__(self, edition: str, expansion: str, pairs: int) -> None:
        dice = EDITIONS[edition].dice
        played = EXPANSIONS[expansion]
        faces = {face for die in dice for face in die} | set(SPECIALS)
        faces |= {
            face.key for face in FACES if face.expansion == expansion and face.connects != NEVER
        }
        decisions = [END]
        if played.number == METEOR:
            decisions += [*range(STRIKE, STRIKE + 4), *range(IGNORE, IGNORE + len(SPECIALS))]
        decisions += range(PAIR, PAIR + pairs)
        drawings = [
            64 * form.number + cell
            for form in FORMS
            if form.face.key in faces
            for cell in board.CELLS
        ]
        self.moves = [*drawings, *decisions]
        self.numbers = {move: number for number, move in enumerate(self.moves)}


@lru_cache(maxsize=64)
def _numbering(edition: str, expansion: str, pairs: int) -> _Numbering:
    return _Numbering(edition, expansion, pairs)


def _for(options: Options, players: int) -> _Numbering:
    pairs = draft.PAIRS_EACH * players if options["draft"] else 0
    return _numbering(str(options["edition"]), str(options["expansion"]), pairs)


def total(options: Options, players: int) -> int:
    """How many there are."""
    return len(_for(options, players).moves)


def has(options: Options, players: int, move: int) -> bool:
    """Whether a move has a number: whether any seat could ever make it in such a game."""
    return move in _for(options, players).numbers


def number(options: Options, players: int, move: int) -> int:
    """The number of a move; refuses what no seat can do in such a game."""
    found = _for(options, players).numbers.get(move)
    if found is None:
        raise Refused(refuse("", "ink.move_unknown", move=spell(move)))
    return found


def move(options: Options, players: int, action: int) -> int:
    """The move of a number; refuses numbers that there are not."""
    moves = _for(options, players).moves
    if not 0 <= action < len(moves):
        raise Refused(refuse("", "ink.action_unknown", action=action, last=len(moves) - 1))
    return moves[action]
