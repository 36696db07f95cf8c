"""What lies on the table of Railroad Ink, as far as one may see it: what pictures are made of."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from stellwerk.draw.ink.board_marks import Marks, flight
from stellwerk.draw.picture import Item
from stellwerk.games.ink.board import Cell
from stellwerk.games.ink.expansions import ANY, DIRECTIONS
from stellwerk.games.ink.faces import FACES
from stellwerk.games.ink.notation import OUTCOMES, Drawing, read, read_board, spell
from stellwerk.games.ink.phases import DRAW, METEOR
from stellwerk.games.ink.plain import (
    DisplayedData,
    GoalData,
    SeatData,
    common,
    displayed,
    goals_data,
    marks_data,
    seat_data,
    start_text,
)
from stellwerk.games.ink.seen import Seen
from stellwerk.games.ink.sheet import board_text
from stellwerk.games.ink.sheet import drawings as on_grid
from stellwerk.games.ink.state import State
from stellwerk.games.ink.turn import Turn

# With these a drawing can change other spaces, so a board is more than what was drawn.
_ALIVE: Final = ("lake", "meteor", "lava")


class Tabletop:
    """What a seat, or a spectator, sees: the game as it stands for them, and its plain form."""

    __slots__ = ("_data", "_uncovered", "seat", "state")

    def __init__(self, state: State, seat: int | None, *, uncovered: bool = False) -> None:
        self.state = state  # without what is hidden, unless it is uncovered
        self.seat = seat
        self._uncovered = uncovered
        self._data: DisplayedData | None = None

    @classmethod
    def of(cls, seen: Seen) -> Tabletop:
        """All that a seat may see."""
        return cls(seen.state, seen.seat)

    @classmethod
    def uncovered(cls, state: State) -> Tabletop:
        """All there is, the drawings of everybody's running round included."""
        return cls(state, 0 if state.players == 1 else None, uncovered=True)

    @property
    def data(self) -> DisplayedData:
        """What is displayed; events do without it, as it takes as long as all the rest of them."""
        if self._data is None:
            self._data = displayed(self.state, self.seat)
            if self._uncovered:
                seats = range(self.state.players)
                self._data["seats"] = [seat_data(self.state, seat, own=True) for seat in seats]
        return self._data

    @property
    def seats(self) -> list[SeatData]:
        return self.data["seats"]

    @property
    def turns(self) -> Sequence[Turn]:
        return self.state.turns

    @property
    def turn(self) -> Turn | None:
        """The round of the seat that looks, if it is one of the table's."""
        return None if self.seat is None else self.state.turn(self.seat)

    def knows(self, seat: int) -> bool:
        """Whether all of a seat's round is shown, and not only what everybody may see."""
        return self._uncovered or seat == self.seat

    def drawings(self, seat: int) -> list[Drawing]:
        """All that stands on a seat's board; what was drawn just now mostly has no round yet."""
        if self._is_alive(seat):
            return on_grid(self.turns[seat].grid)
        return list(read_board(" ".join(self.texts(seat))))

    def texts(self, seat: int) -> list[str]:
        """The same in notation: what stood there when the round began is a single text."""
        if self._is_alive(seat):
            return [board_text(self.turns[seat].grid)]
        turn = self.turns[seat]
        before = start_text(turn)
        return [*([before] if before else ()), *map(spell, turn.drawn)]

    @property
    def is_plain(self) -> bool:
        """Whether boards show what was drawn, and that alone."""
        return not self.state.edition.challenge and self.state.expansion.key not in _ALIVE

    def _is_alive(self, seat: int) -> bool:
        """Whether this round has changed more of a board than was drawn, or may have."""
        turn = self.turns[seat]
        return turn.grid is not turn.start and self.state.expansion.key in _ALIVE


def marks(top: Tabletop, number: int) -> Marks:
    """What a seat's board shows besides its drawings."""
    state = top.state
    layout = str(state.options["layout"]) if state.edition.challenge else ""
    if not top.knows(number):
        return Marks(layout)
    own = marks_data(top.turns[number].grid)
    return Marks(layout, own.get("villages", 0), own.get("universities", 0), own.get("marker", ""))


def dice_of(top: Tabletop, number: int | None) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The routes and the expansion's faces that lie before a seat, or before all."""
    dice = common(top.state) if number is None else top.turns[number].dice
    return _routes_first(tuple(dice))


@lru_cache(maxsize=4096)
def _routes_first(dice: tuple[int, ...]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    faces = [FACES[number] for number in dice if number < len(FACES)]
    return (
        tuple([face.key for face in faces if not face.expansion]),
        tuple([face.key for face in faces if face.expansion]),
    )


def meteor_dice(top: Tabletop) -> tuple[str, ...]:
    """Direction and distance of this round's meteor, if there is one."""
    if top.state.expansion.drawn:
        return ()
    return _meteor(tuple(common(top.state)))


@lru_cache(maxsize=4096)
def _meteor(shown: tuple[int, ...]) -> tuple[str, ...]:
    return tuple([OUTCOMES[number] for number in shown if number >= len(FACES)])


def goals_of(top: Tabletop) -> list[GoalData]:
    """The goal cards that lie there; before the first roll some are not drawn yet."""
    codes = top.state.goals
    return [goal for goal in goals_data(top.state, codes) if goal["code"]] if codes else []


def used_dice(dice: Sequence[str], drawn: Sequence[str]) -> set[int]:
    """The places of the dice that were drawn; of two alike the first goes first.

    >>> used_dice(["HC", "RS", "HC"], ["22HH..-"])
    {0}
    """
    left = [read(token).form.face.key for token in drawn]
    used = set()
    for place, key in enumerate(dice):
        if key in left:
            left.remove(key)
            used.add(place)
    return used


# ---------------------------------------------------------------- the meteor that comes


def undecided(top: Tabletop, number: int) -> bool:
    """Whether the meteor waits for a seat's decision (RI-141, RI-145)."""
    turn = top.turns[number]
    return (
        turn.strike < 0
        and not turn.ended
        and top.state.phase in (METEOR, DRAW)
        and bool(meteor_dice(top))
    )


def flights(top: Tabletop, number: int) -> dict[str, tuple[list[Item], Cell | None]]:
    """Each way the meteor can come to a seat's board: how it looks, and where it strikes."""
    if not undecided(top, number):
        return {}
    direction, distance = meteor_dice(top)
    turn = top.turns[number]
    return {
        way: flight(turn.grid.marker, side, int(distance), turn.start.craters)
        for side, way in enumerate(DIRECTIONS)
        if direction in (way, ANY)
    }
