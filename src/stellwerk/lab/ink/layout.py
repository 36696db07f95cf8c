"""What a seat of Railroad Ink sees as planes of a board and counts; compiled with ``layout.pxd``.

First one's own board, then those of the others in the order of their seats, each as a number of
planes of 7 × 7 spaces, row by row, and what is marked beside it; then the dice still to be drawn,
what is on the table, and the rolls of earlier rounds. Seats are counted from one's own, which is 1;
0 is nobody. Entries of 8 bits; ``names`` says what each of them is.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, cast

from stellwerk.core.card import Options
from stellwerk.games.ink import actions, board, chance, draft
from stellwerk.games.ink.editions import EDITIONS
from stellwerk.games.ink.expansions import EXPANSIONS
from stellwerk.games.ink.faces import FACES, FORMS
from stellwerk.games.ink.goals import GOAL_INDEX, SLOTS
from stellwerk.games.ink.notation import SPECIALS
from stellwerk.games.ink.phases import PHASES
from stellwerk.games.ink.rule_options import ruling
from stellwerk.games.ink.rule_tables import rules_for

try:
    import cython
except ModuleNotFoundError:
    from stellwerk.core import no_cython as cython

if not cython.compiled:
    from stellwerk.games.ink.editions import ROUNDS
    from stellwerk.games.ink.expansions import FEWER_ROUNDS
    from stellwerk.games.ink.kernel import Grid
    from stellwerk.games.ink.notation import END
    from stellwerk.games.ink.phases import UNDECIDED
    from stellwerk.games.ink.seen import Seen
    from stellwerk.games.ink.sources import ROUTE_DICE
    from stellwerk.games.ink.state import State
    from stellwerk.games.ink.turn import Turn
    from stellwerk.lab.buffers import clear, int8s

if TYPE_CHECKING:
    from stellwerk.core.game import Seen as AnySeen

_KINDS = ("highway", "railway", "wild")
_SPACES = 49


class InkLayout:
    """The layout of games with the same options and players."""

    def __init__(self, options: Options, players: int) -> None:
        edition = EDITIONS[str(options["edition"])]
        expansion = EXPANSIONS[str(options["expansion"])]
        self.dtype = "int8"
        self.bounds = (0, 127)
        self.players = players
        self.rules = rules_for(ruling(options))
        self.rounds = FEWER_ROUNDS if expansion.number else ROUNDS
        self.drafting = bool(options["draft"])
        self.roll = (2 * ROUTE_DICE * players if self.drafting else ROUTE_DICE) + len(
            expansion.dice
        )
        self.pairs = draft.PAIRS_EACH * players if self.drafting else 0
        self.goals = chance.fixed_goals(edition, options) is not None
        self.marked = not self.rules.plain
        self.actions = actions.total(options, players)
        if not cython.compiled:
            self.slot = [0] * 64  # of a face among the dice to be drawn
            self.first = [0] * 256  # the action of a form in the first space; -1 if it has none
            self.place = [0] * 64  # of a cell, row by row
        for place, cell in enumerate(board.CELLS):
            self.place[cell] = place
        for form in range(256):
            self.first[form] = -1
        for face in range(64):
            self.slot[face] = -1
        self.end_action = actions.number(options, players, END)
        faces: list[str] = []
        for drawn in FORMS:
            move = 64 * drawn.number
            if actions.has(options, players, move):
                self.first[drawn.number] = actions.number(options, players, move)
                key = drawn.face.key
                if key not in SPECIALS and key not in faces:
                    self.slot[FACES.index(drawn.face)] = len(faces)
                    faces.append(key)
        self.faces = len(faces)
        self.names = tuple(self.spelled(faces))
        self.size = len(self.names)

    # -- names -----------------------------------------------------------------------------------

    def spelled(self, faces: list[str]) -> Iterator[str]:
        """The names of all entries, in the order in which :meth:`observe` writes them."""
        for seat in range(self.players):
            yield from self.board_names(f"seat{seat + 1}")
        yield from (f"dice.{face}" for face in faces)
        yield from ("special_used", "gift_open", "copies_open", "meteor_undecided", "round")
        yield from (f"phase.{phase}" for phase in PHASES)
        yield from (f"roll.{number + 1}" for number in range(self.roll))
        for earlier in range(1, self.rounds):
            yield from (f"round{earlier}.roll.{number + 1}" for number in range(self.roll))
        if self.drafting:
            yield from ("star", "starter")
            yield from (f"pair.{pair + 1}" for pair in range(self.pairs))
            for earlier in range(1, self.rounds):
                yield from (f"round{earlier}.pair.{pair + 1}" for pair in range(self.pairs))
        if self.goals:
            for slot in range(SLOTS):
                yield f"goal{slot + 1}.card"
                yield from (f"goal{slot + 1}.points.seat{n + 1}" for n in range(self.players))

    def board_names(self, seat: str) -> Iterator[str]:
        """The names of one board."""
        planes = [f"{kind}.{side}" for kind in _KINDS[: self.rules.kinds] for side in board.SIDES]
        planes += [f"second.{side}" for side in board.SIDES] + ["taken", "double", "round"]
        if self.marked:
            planes += ["station", "trees", "crater"]
            planes += [f"trail.{corner}" for corner in board.CORNERS]
        for plane in planes:
            yield from (f"{seat}.{plane}.{board.name(cell)}" for cell in board.CELLS)
        yield from (f"{seat}.special.{face}" for face in SPECIALS)
        yield f"{seat}.ended"
        if self.marked:
            marks = (
                "villages",
                "universities",
                "gifts",
                "marker_row",
                "marker_column",
            )
            yield from (f"{seat}.{mark}" for mark in marks)

    # -- writing ---------------------------------------------------------------------------------

    def observe(self, seen: AnySeen, into: Any) -> None:
        """Write what a seat sees."""
        self.write(cast(Seen, seen), into)

    def write(self, seen: Seen, into: Any) -> None:
        state = seen.state
        out = int8s(into, self.size)
        own = 0 if seen.seat is None else seen.seat
        at = 0
        for i in range(self.players):
            turn = state.turn((own + i) % self.players)
            at = self.write_board(turn.grid, out, at)
            at = self.write_marks(turn.grid, turn.ended, out, at)
        at = self.write_turn(state.turn(own), out, at)
        at = self.write_table(state, out, at)
        if self.drafting:
            at = self.write_draft(state, own, out, at)
        if self.goals:
            at = self.write_goals(state, own, out, at)
        assert at == self.size

    def write_board(self, grid: Grid, out: list[int], at: int) -> int:
        """The planes of a board; gives the place after them."""
        for end in range(4 * self.rules.kinds):
            at = write_plane(grid.ends[end], out, at)
        for side in range(4):
            at = write_plane(grid.second[side], out, at)
        at = write_plane(grid.taken, out, at)
        at = write_plane(grid.doubles, out, at)
        for row in range(7):
            for column in range(7):
                cell = 8 * row + column
                out[at] = grid.rounds[cell] if grid.taken >> cell & 1 else 0
                at += 1
        if self.marked:
            at = write_plane(grid.stations, out, at)
            at = write_plane(grid.trees, out, at)
            at = write_plane(grid.craters, out, at)
            for side in range(4):
                at = write_plane(grid.corners[side], out, at)
        return at

    def write_marks(self, grid: Grid, ended: bool, out: list[int], at: int) -> int:
        """What is marked beside a board."""
        for special in range(6):
            out[at + special] = grid.specials >> special & 1
        out[at + 6] = ended
        at += 7
        if self.marked:
            # As the boxes show it: how often more means nothing (RI-78, RI-79).
            out[at] = min(grid.villages, self.rules.village_boxes)
            out[at + 1] = min(grid.universities, self.rules.university_boxes)
            out[at + 2] = grid.gifts
            out[at + 3] = grid.marker >> 3
            out[at + 4] = grid.marker & 7
            at += 5
        return at

    def write_turn(self, turn: Turn, out: list[int], at: int) -> int:
        """What the seat may still draw this round."""
        for i in range(self.faces):
            out[at + i] = 0
        for die in range(len(turn.dice)):
            if turn.left >> die & 1:
                face = turn.dice[die]
                out[at + self.slot[face]] += 1
        at += self.faces
        out[at] = turn.special
        out[at + 1] = turn.gift_open()
        out[at + 2] = turn.copies_open()
        out[at + 3] = turn.strike == UNDECIDED
        return at + 4

    def write_table(self, state: State, out: list[int], at: int) -> int:
        """Round, phase and rolls."""
        out[at] = state.round
        at += 1
        for phase in range(6):
            out[at + phase] = state.phase == phase
        at = self.write_roll(state.shown, out, at + 6)
        rolls = state.rolls
        for earlier in range(self.rounds - 1):
            at = self.write_roll(rolls[earlier] if earlier < len(rolls) else (), out, at)
        return at

    def write_roll(self, roll: tuple[int, ...], out: list[int], at: int) -> int:
        """A roll as the numbers of its outcomes, from 1 on."""
        shown = len(roll)
        for i in range(self.roll):
            out[at + i] = roll[i] + 1 if i < shown else 0
        return at + self.roll

    def write_draft(self, state: State, own: int, out: list[int], at: int) -> int:
        """Who has which pair."""
        out[at] = self.relative(state.star, own)
        out[at + 1] = self.relative(state.starter, own)
        at = self.write_takers(state.takers, own, out, at + 2)
        drafts = state.drafts
        for earlier in range(self.rounds - 1):
            takers = drafts[earlier] if earlier < len(drafts) else ()
            at = self.write_takers(takers, own, out, at)
        return at

    def write_takers(self, takers: tuple[int, ...], own: int, out: list[int], at: int) -> int:
        count = len(takers)
        for pair in range(self.pairs):
            out[at + pair] = self.relative(takers[pair], own) if pair < count else 0
        return at + self.pairs

    def relative(self, seat: int, own: int) -> int:
        """A seat as counted from one's own; 0 for nobody."""
        return 0 if seat < 0 else (seat - own + self.players) % self.players + 1

    def write_goals(self, state: State, own: int, out: list[int], at: int) -> int:
        """The goal cards, and what they have paid."""
        codes: tuple[str, ...] = state.goals or ()
        for slot, code in enumerate(codes):
            out[at] = GOAL_INDEX[code] + 1 if code else 0
            at += 1
            for i in range(self.players):
                out[at + i] = state.goal_points[slot][(own + i) % self.players]
            at += self.players
        return at

    # -- what may be done ------------------------------------------------------------------------

    def mask(self, seen: AnySeen, into: Any) -> None:
        """Write what the seat may do."""
        self.write_mask(cast(Seen, seen), into)

    def write_mask(self, seen: Seen, into: Any) -> None:
        out = int8s(into, self.actions)
        clear(out, 0, self.actions)
        for move in seen.legal():
            if move < END:
                out[self.first[move >> 6] + self.place[move & 63]] = 1
            else:
                out[self.end_action if move == END else self.number(seen, move)] = 1

    def number(self, seen: Seen, move: int) -> int:
        """The action of a move that is neither a drawing nor the end of a round."""
        return actions.number(seen.options, self.players, move)


def write_plane(mask: int, out: list[int], at: int) -> int:
    """A set of cells as a plane; gives the place after it."""
    for row in range(7):
        for column in range(7):
            out[at + 7 * row + column] = mask >> (8 * row + column) & 1
    return at + _SPACES
