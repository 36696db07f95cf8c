"""What a seat of Railroad Dice sees as numbers; compiled with ``layout.pxd``.

First where the turn stands, then one's own seat and the others in turn, the companies, the map tile
by tile in the order of discovery, and both active tiles cell by cell. Seats are counted from one's
own, which is 1; 0 is nobody. What screens hide everybody knows who keeps count (RRD-66), so it is
there. Entries of 32 bits, since passengers are many; ``names`` says what each of them is.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, cast

from stellwerk.core.card import Options
from stellwerk.games.raildice import actions, board
from stellwerk.games.raildice.data import FACES, MOST_TILES, standard
from stellwerk.games.raildice.notation import COMPANIES, TYPES
from stellwerk.games.raildice.phases import PHASES

try:
    import cython
except ModuleNotFoundError:
    from stellwerk.core import no_cython as cython

if not cython.compiled:
    from stellwerk.games.raildice.data import JOKER
    from stellwerk.games.raildice.legal_moves import LegalMoves
    from stellwerk.games.raildice.moves import (
        ADD,
        BUY,
        DISCARD,
        INCOME,
        LAY,
        PAY,
        REST,
        ROLL,
        STATION,
        TILE,
    )
    from stellwerk.games.raildice.position import Position
    from stellwerk.games.raildice.seen import Seen
    from stellwerk.lab.buffers import clear, int8s, int32s

if TYPE_CHECKING:
    from stellwerk.core.game import Seen as AnySeen

_TURN = (
    "year",
    "start",
    "turn",
    "done",
    "bank",
    "income_taken",
    "rolled",
    "paid",
    "cup.jokers",
    "cup.behind",
    "rolling",
    "chain",
    "crossed",
    "stage",
    "due",
    "due.for",
    "due.company",
    "due.group",
    "trigger",
    "ending",
    "idle",
    "busy",
    "kept",
    "tiles",
)
_FIRST_BUY = actions.FIRST_BUY
_FIRST_LAY = actions.FIRST_LAY
_FIRST_TILE = actions.FIRST_TILE
_FIRST_STATION = actions.FIRST_STATION
_FIRST_PAY = actions.FIRST_PAY
_FIRST_DISCARD = actions.FIRST_DISCARD
_GROUPS = len(actions.GROUPS)
_TOTAL = actions.TOTAL
_COMPANIES = len(COMPANIES)
_TYPES = len(TYPES)
_TILES = MOST_TILES
_PHASES = len(PHASES)

# Room for the moves of one position at a time.
_legal = LegalMoves()


class RaildiceLayout:
    """The layout of games with the same options and players."""

    def __init__(self, options: Options, players: int) -> None:
        self.dtype = "int32"
        self.bounds = (-64, 10_000_000)
        self.players = players
        if not cython.compiled:
            self.group = [0] * 64  # by 8 · company + group: its place among all groups
        for place, group in enumerate(actions.GROUPS):
            self.group[group] = place
        self.names = tuple(self.spelled())
        self.size = len(self.names)

    def spelled(self) -> Iterator[str]:
        """The names of all entries, in the order in which :meth:`write` fills them."""
        yield from (f"phase.{phase}" for phase in PHASES)
        yield from _TURN
        yield from (f"last_roll.{face}" for face in FACES)
        for number in range(1, self.players + 1):
            seat = f"seat{number}"
            yield from (f"{seat}.front.{face}" for face in FACES)
            yield from (f"{seat}.behind", f"{seat}.directed")
            yield from (f"{seat}.shares.{company}" for company in COMPANIES)
            yield from (f"{seat}.passengers.{company}" for company in COMPANIES)
        for company in standard().companies:
            yield from (f"{company.id}.{what}" for what in ("shares", "built", "director"))
            yield from (f"{company.id}.stations.{group + 1}" for group in range(8))
        yield from (f"supply.{kind}" for kind in TYPES)
        for tile in range(MOST_TILES):
            yield from (f"tile{tile + 1}.{what}" for what in ("x", "y", "lie", "stations"))
        for end in (1, 2):
            yield from (f"end{end}.{what}" for what in ("tile", "cell", "side", "slot"))
        for slot in (1, 2):
            for row in range(board.SIZE):
                yield from (f"slot{slot}.{row}{column}" for column in range(board.SIZE))

    # -- writing ---------------------------------------------------------------------------------

    def observe(self, seen: AnySeen, into: Any) -> None:
        """Write what a seat sees."""
        self.write(cast(Seen, seen), into)

    def write(self, seen: Seen, into: Any) -> None:
        out = int32s(into, self.size)
        own = 0 if seen.seat is None else seen.seat
        at = self.write_turn(seen.position, own, out)
        for i in range(self.players):
            at = self.write_seat(seen.position, (own + i) % self.players, out, at)
        at = self.write_companies(seen.position, own, out, at)
        at = self.write_line(seen.position, out, at)
        assert at == self.size

    def write_turn(self, p: Position, own: int, out: list[int]) -> int:
        for phase in range(_PHASES):
            out[phase] = p.phase == phase
        at = _PHASES
        out[at] = p.year
        out[at + 1] = self.relative(p.start, own)
        out[at + 2] = self.relative(p.seat, own)
        out[at + 3] = p.done
        out[at + 4] = p.bank
        out[at + 5] = p.income_taken
        out[at + 6] = p.rolled
        out[at + 7] = p.paid
        out[at + 8] = p.cup_jokers
        out[at + 9] = p.cup_behind
        out[at + 10] = p.rolling
        out[at + 11] = p.chain + 1
        out[at + 12] = p.crossed
        out[at + 13] = p.stage
        out[at + 14] = p.due
        out[at + 15] = p.due_for
        out[at + 16] = p.due_company
        out[at + 17] = p.due_group
        out[at + 18] = p.trigger
        out[at + 19] = p.ending
        out[at + 20] = p.idle
        out[at + 21] = p.busy
        out[at + 22] = p.kept
        out[at + 23] = p.tiles
        at += 24
        for face in range(4):
            out[at + face] = p.last_roll >> (8 * face) & 255
        return at + 4

    def write_seat(self, p: Position, seat: int, out: list[int], at: int) -> int:
        for face in range(4):
            out[at + face] = p.front[4 * seat + face]
        out[at + 4] = p.behind[seat]
        out[at + 5] = p.directed[seat]
        at += 6
        for company in range(_COMPANIES):
            out[at + company] = p.owned[8 * seat + company]
            out[at + _COMPANIES + company] = p.carried[8 * seat + company]
        return at + 2 * _COMPANIES

    def write_companies(self, p: Position, own: int, out: list[int], at: int) -> int:
        for company in range(_COMPANIES):
            out[at] = p.supply[company]
            out[at + 1] = p.built[company]
            out[at + 2] = self.relative(p.director[company], own)
            at += 3
            for group in range(8):
                out[at + group] = p.left[8 * company + group]
            at += 8
        return at

    def write_line(self, p: Position, out: list[int], at: int) -> int:
        """The map and the line."""
        for kind in range(_TYPES):
            out[at + kind] = p.minis[kind]
        at += _TYPES
        for tile in range(_TILES):
            known = tile < p.tiles
            out[at] = p.tile_x[tile] if known else 0
            out[at + 1] = p.tile_y[tile] if known else 0
            out[at + 2] = p.lie[tile] + 1 if known else 0
            out[at + 3] = p.tile_stations[tile] if known else 0
            at += 4
        for end in range(2):
            out[at] = p.end_tile[end]
            out[at + 1] = p.end_cell[end]
            out[at + 2] = p.end_side[end]
            out[at + 3] = p.slot[end]
            at += 4
        for slot in range(2):
            for row in range(7):
                for column in range(7):
                    cell = 8 * row + column
                    laid = p.taken[slot] >> cell & 1
                    out[at] = p.pieces[64 * slot + cell] if laid else 0
                    at += 1
        return at

    def relative(self, seat: int, own: int) -> int:
        """A seat as counted from one's own; 0 for nobody."""
        return 0 if seat < 0 else (seat - own + self.players) % self.players + 1

    # -- what may be done ------------------------------------------------------------------------

    def mask(self, seen: AnySeen, into: Any) -> None:
        """Write what the seat may do."""
        self.write_mask(cast(Seen, seen), into)

    def write_mask(self, seen: Seen, into: Any) -> None:
        out = int8s(into, _TOTAL)
        clear(out, 0, _TOTAL)
        if not seen.acting():
            return
        _legal.fill(seen.position)
        for i in range(_legal.count):
            out[self.number(_legal.moves[i])] = 1

    def number(self, move: int) -> int:
        """The action of a legal move; see ``games/raildice/actions.py``."""
        kind = move & ~REST
        rest = move & REST
        if kind == LAY:
            return (
                _FIRST_LAY
                + 32 * (rest >> 12)
                + 8 * ((rest >> 4 & 3) ^ 2)
                + 2 * (rest >> 2 & 3)
                + (1 if rest & 3 == JOKER else 0)
            )
        if kind == BUY:
            return _FIRST_BUY + rest
        if kind == TILE:
            return _FIRST_TILE + rest
        if kind == STATION:
            return _FIRST_STATION + _GROUPS * (rest >> 12) + self.group[rest & 63]
        if kind == PAY:
            return _FIRST_PAY + (rest >> 6)
        if kind == DISCARD:
            return _FIRST_DISCARD + rest
        if kind == INCOME:
            return 0
        if kind == ADD:
            return 1 + rest
        return 3 if kind == ROLL else 4


class _Encoder:
    """Layouts of Railroad Dice."""

    def layout(self, options: Options, players: int) -> RaildiceLayout:
        return RaildiceLayout(options, players)


encoder = _Encoder()
