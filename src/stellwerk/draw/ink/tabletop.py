"""What lies on the table of Railroad Ink, as far as one may see it: what pictures are made of."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from stellwerk.draw.ink.board_marks import Marks, flight
from stellwerk.draw.picture import Item
from stellwerk.games.ink.board import Cell, named
from stellwerk.games.ink.editions import EDITIONS
from stellwerk.games.ink.expansions import ANY, DIRECTIONS
from stellwerk.games.ink.faces import FACE_INDEX, FACES
from stellwerk.games.ink.notation import Drawing, read, read_board
from stellwerk.games.ink.plain import DisplayedData, GoalData, SeatData, displayed, seat_data
from stellwerk.games.ink.seen import Seen
from stellwerk.games.ink.sheet import drawings as on_grid
from stellwerk.games.ink.state import State
from stellwerk.games.ink.turn import Turn

# With these a drawing can change other spaces, so a board is more than what was drawn.
_ALIVE: Final = ("lake", "meteor", "lava")


@dataclass(frozen=True, slots=True)
class Tabletop:
    """What is displayed, and the turns it was written down from."""

    data: DisplayedData
    turns: Sequence[Turn]

    @classmethod
    def of(cls, seen: Seen) -> Tabletop:
        """All that a seat may see."""
        return cls(displayed(seen.state, seen.seat), seen.state.turns)

    @classmethod
    def uncovered(cls, state: State) -> Tabletop:
        """All there is, the drawings of everybody's running round included."""
        seen = state.seen(0 if state.players == 1 else None)
        data = displayed(seen.state, seen.seat)
        data["seats"] = [seat_data(state, seat, own=True) for seat in range(state.players)]
        return cls(data, state.turns)

    @property
    def seats(self) -> list[SeatData]:
        return self.data["seats"]

    @property
    def own(self) -> SeatData | None:
        """The seat that looks, if it is one of the table's."""
        return None if self.data["seat"] is None else self.seats[self.data["seat"]]

    @property
    def turn(self) -> Turn | None:
        """Its round."""
        return None if self.data["seat"] is None else self.turns[self.data["seat"]]

    def drawings(self, seat: int) -> list[Drawing]:
        """All that stands on a seat's board; what was drawn just now mostly has no round yet."""
        if self._is_alive(seat):
            return on_grid(self.turns[seat].grid)
        return list(read_board(" ".join(self.tokens(seat))))

    def tokens(self, seat: int) -> list[str]:
        """The same in notation."""
        if self._is_alive(seat):
            return [str(drawing) for drawing in self.drawings(seat)]
        return [*self.seats[seat]["board"].split(), *self.seats[seat]["drawn"]]

    def texts(self, seat: int) -> list[str]:
        """The same as pages are sent it: what stood there when the round began in one piece."""
        if self._is_alive(seat):
            return [" ".join(self.tokens(seat))]
        own = self.seats[seat]
        return [own["board"], *own["drawn"]] if own["board"] else own["drawn"]

    @property
    def is_plain(self) -> bool:
        """Whether boards show what was drawn, and that alone."""
        options = self.data["options"]
        return options["expansion"] not in _ALIVE and (
            not EDITIONS[str(options["edition"])].challenge
        )

    def _is_alive(self, seat: int) -> bool:
        """Whether this round has changed more of a board than was drawn, or may have."""
        return self.data["options"]["expansion"] in _ALIVE and (
            self.turns[seat].grid is not self.turns[seat].start
        )


def marks(top: Tabletop, number: int) -> Marks:
    """What a seat's board shows besides its drawings."""
    seat, options = top.seats[number], top.data["options"]
    challenge = EDITIONS[str(options["edition"])].challenge
    return Marks(
        str(options["layout"]) if challenge else "",
        seat.get("villages", 0),
        seat.get("universities", 0),
        seat.get("marker", ""),
    )


def dice_of(top: Tabletop, seat: SeatData | None) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The routes and the expansion's faces that lie before a seat, or before all."""
    keys = seat["dice"] if seat else [key for key in top.data["dice"] if key in FACE_INDEX]
    return _routes_first(tuple(keys))


@lru_cache(maxsize=4096)
def _routes_first(keys: tuple[str, ...]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    own = tuple([key for key in keys if FACES[FACE_INDEX[key]].expansion])
    return tuple([key for key in keys if key not in own]), own


def goals_of(top: Tabletop) -> list[GoalData]:
    """The goal cards that lie there; before the first roll some are not drawn yet."""
    return [goal for goal in top.data.get("goals", ()) if goal["code"]]


def meteor_dice(top: Tabletop) -> list[str]:
    """Direction and distance of this round's meteor, if there is one."""
    return [key for key in top.data["dice"] if key not in FACE_INDEX]


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


def undecided(top: Tabletop, seat: SeatData) -> bool:
    """Whether the meteor waits for a seat's decision (RI-141, RI-145)."""
    return (
        bool(meteor_dice(top))
        and top.data["phase"] in ("meteor", "draw")
        and seat["strike"] is None
        and not seat["ended"]
    )


def flights(top: Tabletop, number: int) -> dict[str, tuple[list[Item], Cell | None]]:
    """Each way the meteor can come to a seat's board: how it looks, and where it strikes."""
    seat = top.seats[number]
    if not undecided(top, seat):
        return {}
    direction, distance = meteor_dice(top)
    craters = top.turns[number].start.craters
    return {
        way: flight(named(seat["marker"]), side, int(distance), craters)
        for side, way in enumerate(DIRECTIONS)
        if direction in (way, ANY)
    }
