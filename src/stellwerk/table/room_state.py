"""A room of dice as its log makes it: what was rolled, who has the cup, which boards came in."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from secrets import compare_digest
from typing import Final

from stellwerk.core.card import Value
from stellwerk.core.chance import seed_hash
from stellwerk.core.rolls import Roll, Rolls
from stellwerk.draw.rolled import rolls_of
from stellwerk.table.room_store import RoomEntry, RoomRow
from stellwerk.table.tokens import digest

# The kinds of entries.
ROLL: Final = "roll"
CLOSE: Final = "close"
PASS: Final = "pass"
KEEP: Final = "keep"
TAKE: Final = "take"
BOARD: Final = "board"
REMOVE: Final = "remove"


@dataclass(frozen=True, slots=True)
class HandedIn:
    """A board that somebody has drawn."""

    name: str
    board: str  # in the notation of the game
    extras: dict[str, int]


@dataclass(frozen=True, slots=True)
class Room:
    """A room as everybody may see it."""

    id: str
    game: str
    options: dict[str, Value]
    players: int
    rounds: int
    rolls: tuple[Roll, ...]  # the first is what is drawn before the game
    boards: tuple[HandedIn, ...]
    offered: bool  # whether anybody may take the cup
    closed: bool
    seed_hash: str
    seed: str  # once closed
    revision: int  # counts what has happened

    @property
    def round(self) -> int:
        """The number of the last round that was rolled."""
        return len(self.rolls) - 1

    @property
    def over(self) -> bool:
        return self.round >= self.rounds


@dataclass(frozen=True, slots=True)
class Kept:
    """A room with what nobody is told of it."""

    row: RoomRow
    room: Room
    position: int  # of the seed's stream
    cup: str  # the hash of the token of who has it

    def held_by(self, cup: str) -> bool:
        return compare_digest(self.cup, digest(cup))

    def opened_by(self, cup: str) -> bool:
        """Whether a token is that of who opened the room, who has the cup or has passed it on."""
        return compare_digest(self.row.cup, digest(cup))


def built(row: RoomRow, entries: tuple[RoomEntry, ...]) -> Kept:
    """The room of a log."""
    options: dict[str, Value] = json.loads(row.options)
    rolls: Rolls = rolls_of(row.game)
    empty = Room(
        row.id,
        row.game,
        options,
        row.players,
        rolls.rounds(options),
        (),
        (),
        False,
        False,
        seed_hash(bytes.fromhex(row.seed)),
        "",
        0,
    )
    kept = Kept(row, empty, 0, row.cup)
    for entry in entries:
        kept = grown(kept, entry)
    return kept


def grown(kept: Kept, entry: RoomEntry) -> Kept:
    """The room with one thing more that has happened."""
    room, told, cup = kept.room, json.loads(entry.text), kept.cup
    if entry.kind == ROLL:
        room = replace(room, rolls=(*room.rolls, tuple(told)))
    elif entry.kind == BOARD:
        one = HandedIn(told["name"], told["board"], told["extras"])
        room = replace(room, boards=(*room.boards, one))
    elif entry.kind == REMOVE:
        left = tuple(one for one in room.boards if one.name != told["name"])
        room = replace(room, boards=left)
    elif entry.kind == TAKE:
        cup = told
    if entry.kind in (PASS, KEEP, TAKE):
        room = replace(room, offered=entry.kind == PASS)
    closed = room.closed or entry.kind == CLOSE or room.over
    seed = kept.row.seed if closed else ""
    room = replace(room, revision=entry.seq, closed=closed, seed=seed)
    return Kept(kept.row, room, entry.position, cup)
