"""The slow, obvious reading of a round: RI-10 to RI-17 and RI-26 to RI-33, for one player.

Plain lists and `slow.placeable`, nothing from the package. It lists every move of a position, so
the engine's moves can be compared with it, and it counts positions (`perft`).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from tests.games.ink import boards
from tests.games.ink.slow import Board, Drawing, placeable

ROUNDS = 7
SPECIALS_PER_GAME = 3

# Table 1.5.
_A = ("HS", "RS", "HC", "RC", "HT", "RT")
_B = ("OV", "OV", "SS", "SS", "SC", "SC")
_C = ("HD", "RD", "SS", "SC", "TH", "TR")
_D = ("OV", "OV", "H2", "R2", "HT", "RT")
DICE = {
    "blue": (_A, _A, _A, _B),
    "red": (_A, _A, _A, _B),
    "green": (_A, _A, _C, _D),
}

FACE_OF = {form: face for face, some in boards.FORMS.items() for form in some}


def ways(board: Board, face: str) -> Iterator[str]:
    """Every legal drawing of a face (RI-2, RI-20 to RI-25), in notation."""
    for sides, flag in boards.FORMS[face]:
        for row, col in boards.CELLS:
            if (row, col) not in board and placeable(board, (row, col), sides, flag) is None:
                yield f"{row}{col}{sides}{flag}"


def face_of(text: str) -> str:
    """The face of a drawing in notation."""
    return FACE_OF[text[2:6], text[6]]


@dataclass(frozen=True)
class Position:
    """One player's game: the board, the dice shown and not yet drawn, the special routes used."""

    edition: str
    board: Board = field(default_factory=dict)
    round: int = 1
    shown: tuple[str, ...] = ()  # all dice rolled in this round
    left: tuple[str, ...] = ()  # those not drawn yet
    specials: tuple[str, ...] = ()  # used in the game
    special_drawn: bool = False  # in this round

    @property
    def over(self) -> bool:
        return self.round > ROUNDS

    @property
    def rolling(self) -> bool:
        return not self.over and len(self.shown) < 4

    def moves(self) -> set[str]:
        """Everything that can happen next: faces of a die, drawings, `end`; nothing at the end."""
        if self.over:
            return set()
        if self.rolling:
            return set(DICE[self.edition][len(self.shown)])
        found = {text for face in set(self.left) for text in ways(self.board, face)}
        if not found:
            found.add("end")  # RI-13, RI-27: only when no die left could be drawn
        if not self.special_drawn and len(self.specials) < SPECIALS_PER_GAME:
            for face in set(boards.SPECIALS) - set(self.specials):
                found.update(ways(self.board, face))
        return found

    def after(self, move: str) -> Position:
        """The position after one of its moves."""
        if self.rolling:
            return replace(self, shown=(*self.shown, move), left=(*self.left, move))
        if move == "end":
            return replace(self, round=self.round + 1, shown=(), left=(), special_drawn=False)
        board = self.board | {(int(move[0]), int(move[1])): Drawing(move[2:6], move[6], self.round)}
        face = face_of(move)
        if face in boards.SPECIALS:
            return replace(self, board=board, specials=(*self.specials, face), special_drawn=True)
        left = list(self.left)
        left.remove(face)
        return replace(self, board=board, left=tuple(left))


def perft(position: Position, depth: int) -> int:
    """How many sequences of that many moves there are."""
    moves = position.moves()
    if depth == 1:
        return len(moves)
    return sum(perft(position.after(move), depth - 1) for move in moves)
