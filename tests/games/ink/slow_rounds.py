"""The slow, obvious reading of a round with an expansion or on a Challenge board, for one player.

RI-12, RI-13, RI-26 to RI-33, RI-75 to RI-81 and what chapter 8 adds to them, written with plain
sets on top of `slow_expansions`; nothing from the package.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from tests.games.ink import boards
from tests.games.ink.slow import SIZE, Board, Drawing, neighbour
from tests.games.ink.slow_expansions import (
    CRATER,
    FACE_OF,
    FACTORIES,
    FORMS,
    MIDDLE,
    UNIVERSITIES,
    VILLAGES,
    VOLCANO,
    Rules,
    broken_rules,
    flooded,
    has_route,
    is_crater,
    is_station,
    open_sides,
    ways,
)
from tests.games.ink.walks import Cell

SPECIALS_PER_GAME = 3
STEPS = {"up": (-1, 0), "right": (0, 1), "down": (1, 0), "left": (0, -1)}


def flight(marker: Cell, way: str, distance: int, craters: set[Cell]) -> Cell | None:
    """RI-141 to RI-143: where the meteor comes down; None if the whole line is craters."""
    row, col = marker
    down, right = STEPS[way]
    for step in range(1, 100):
        if not (0 <= row + down < SIZE and 0 <= col + right < SIZE):
            down, right = -down, -right
        row, col = row + down, col + right
        if step >= distance and (row, col) not in craters:
            return row, col
    return None


def first_board(rules: Rules) -> Board:
    """RI-155: with Lava a volcano in the middle, else nothing."""
    return {MIDDLE: Drawing(*VOLCANO)} if rules.expansion == "lava" else {}


def cell_of(move: str) -> Cell:
    return int(move[0]), int(move[1])


def form_of(move: str) -> boards.Form:
    return move[2:6], move[6]


@dataclass(frozen=True)
class Position:
    """One player's round: board, dice left, and everything marked beside the board."""

    rules: Rules
    board: Board = field(default_factory=dict)
    round: int = 1
    dice: tuple[str, ...] = ()  # the four routes rolled
    left: tuple[str, ...] = ()  # those not drawn yet
    extra: tuple[str, ...] = ()  # the faces of the expansion not drawn yet
    direction: str = ""  # the meteor dice, while the meteor is to be decided
    distance: int = 0
    marker: Cell = MIDDLE
    specials: frozenset[str] = frozenset()  # crossed off in the game
    gifts: int = 0  # those of them that did not count (RI-79)
    special_used: bool = False  # in this round
    gift: bool = False  # a free special route is open
    copies: int = 0  # open copies of the factories
    villages: int = 0
    universities: int = 0
    volcano_drawn: bool = False  # in this round
    lava_drawn: bool = False  # in this round
    # What `ways` has found on this very board.
    found: dict[str, list[str]] = field(default_factory=dict, init=False, compare=False, repr=False)

    # ------------------------------------------------------------ rounds

    def rolled(self, dice: tuple[str, ...], extra: tuple[str, ...] = ()) -> Position:
        """The position at the start of a round with these dice; the board stays."""
        meteor = self.rules.expansion == "meteor"
        return replace(
            self,
            dice=dice,
            left=dice,
            extra=() if meteor else extra,
            direction=extra[0] if meteor else "",
            distance=int(extra[1]) if meteor else 0,
            special_used=False,
            gift=False,
            copies=0,
            volcano_drawn=False,
            lava_drawn=False,
        )

    def specials_left(self) -> bool:
        """RI-30, RI-31: whether a special route may be used up."""
        return not self.special_used and len(self.specials) - self.gifts < SPECIALS_PER_GAME

    # ------------------------------------------------------------ the meteor

    def strikes(self) -> set[str]:
        """RI-141, RI-145: what can be done about the meteor."""
        free = self.direction == "any"
        found = {f"strike:{way}" for way in (STEPS if free else [self.direction])}
        if self.specials_left():
            found |= {f"ignore:{key}" for key in boards.SPECIALS if key not in self.specials}
        return found

    def struck(self, move: str) -> Position:
        """The position once the meteor is decided."""
        kind, _, what = move.partition(":")
        decided = replace(self, direction="", distance=0)
        if kind == "ignore":
            return replace(decided, specials=self.specials | {what}, special_used=True)
        craters = {cell for cell, drawing in self.board.items() if is_crater(drawing)}
        hit = flight(self.marker, what, self.distance, craters)
        if hit is None:
            return decided
        board = self.board | {hit: Drawing(*CRATER, self.round)}  # RI-144
        return replace(decided, board=board, marker=hit)

    # ------------------------------------------------------------ drawing

    def ways(self, face: str) -> list[str]:
        """Every drawing of a face that has a place, wherever it would come from."""
        if face not in self.found:
            self.found[face] = ways(self.rules, self.board, face)
        return self.found[face]

    def ways_over(self, face: str) -> list[str]:
        """RI-162 (a): lava in drawn spaces without lava that face an open lava side."""
        found = []
        for cell, side in open_sides(self.board, "A"):
            target = neighbour(cell, side)
            assert target is not None
            held = self.board.get(target)
            if held is None or "A" in held.sides:
                continue
            rest = {where: drawing for where, drawing in self.board.items() if where != target}
            found += [
                f"{target[0]}{target[1]}{form[0]}{form[1]}"
                for form in FORMS[face]
                if not broken_rules(self.rules, rest, target, form)
            ]
        return found

    def lava_owed(self) -> bool:
        """RI-158: one lava die a round."""
        return self.rules.expansion == "lava" and not self.lava_drawn

    def lava_demands(self) -> set[str]:
        """RI-158, RI-162: the drawings one of which must be made before the round can end."""
        if not self.lava_owed():
            return set()
        found = {move for face in self.extra for move in self.ways(face)}
        if not found:
            found = {move for face in self.extra for move in self.ways_over(face)}
            if not self.volcano_drawn:
                found |= set(self.ways("AV"))
        return found

    def route_demands(self) -> set[str]:
        """RI-27: the drawings of route dice that are left; craters need not be drawn over."""
        found = {move for face in set(self.left) for move in self.ways(face)}
        if self.rules.crater_must:  # OP-37
            return found
        return {move for move in found if cell_of(move) not in self.board}

    def moves(self) -> set[str]:
        """Everything the player can do now."""
        if self.direction:
            return self.strikes()
        faces = set(self.left) | set(self.extra)
        if self.copies:
            faces |= set(self.dice)  # RI-76
        if self.gift or self.specials_left():
            faces |= set(boards.SPECIALS) - self.specials  # RI-32
        if self.rules.expansion == "lava" and not self.volcano_drawn:
            faces.add("AV")  # RI-161
        found = {move for face in faces for move in self.ways(face)}
        demanded = self.lava_demands()
        found |= demanded
        if not demanded and not self.route_demands():
            found.add("end")  # RI-13
        return found

    def after(self, move: str) -> Position:
        """The position after one of its moves, but for `end`."""
        if self.direction:
            return self.struck(move)
        cell, form = cell_of(move), form_of(move)
        drawing = Drawing(*form, self.round)
        board = flooded(self.rules, self.board | {cell: drawing}, self.round)
        drawn = replace(self, board=board)._paid(FACE_OF[form])
        return drawn._activated(cell, drawing) if self.rules.edition == "green" else drawn

    def _paid(self, face: str) -> Position:
        """Where a drawing comes from: its die; then what is free; then what is not."""
        if face in self.left:
            left = list(self.left)
            left.remove(face)
            return replace(self, left=tuple(left))
        if face in self.extra:
            extra = list(self.extra)
            extra.remove(face)
            return replace(self, extra=tuple(extra), lava_drawn=True)
        if face == "AV":
            return replace(self, volcano_drawn=True)
        if face in boards.SPECIALS:
            used = self.specials | {face}
            if self.gift:
                return replace(self, specials=used, gift=False, gifts=self.gifts + 1)
            return replace(self, specials=used, special_used=True)
        return replace(self, copies=self.copies - 1)

    def _activated(self, cell: Cell, drawing: Drawing) -> Position:
        """RI-75 to RI-80: what the building of a space does."""
        if cell in FACTORIES and has_route(drawing):
            return replace(self, copies=self.copies + 1)
        if cell in VILLAGES and is_station(drawing):
            return replace(self, villages=min(4, self.villages + 1))
        if cell in UNIVERSITIES and has_route(drawing) and self.universities < 3:
            third = self.universities == 2
            return replace(self, universities=self.universities + 1, gift=third)
        return self

    # ------------------------------------------------------------ taking back, RI-12

    def in_order(self, moves: tuple[str, ...]) -> Position | None:
        """The position after these moves, or None if one of them is not legal in its turn."""
        position = self
        for move in moves:
            if move not in position.moves():
                return None
            position = position.after(move)
        return position

    def orderable(self, moves: tuple[str, ...], lost: set[object] | None = None) -> bool:
        """Whether some order makes each of these drawings legal when drawn; tries all of them.

        `lost` are situations from which there is no order: most orders lead to the same ones.
        """
        if not moves:
            return True
        lost = set() if lost is None else lost
        situation = (frozenset(moves), frozenset(self.board.items()), self.gift, self.copies)
        if situation in lost:
            return False
        legal = self.moves()
        for move in moves:
            rest = tuple(other for other in moves if other != move)
            if move in legal and self.after(move).orderable(rest, lost):
                return True
        lost.add(situation)
        return False
