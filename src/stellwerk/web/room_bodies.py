"""What is told of a room of dice, to programs and pages alike."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from stellwerk.core.card import Value
from stellwerk.draw.rolled import Row, drawing_of
from stellwerk.lang import say
from stellwerk.table.room_state import Room
from stellwerk.web.bodies import Asked, Short

Known = Annotated[int, Meta(ge=0, le=1_000, description="How many rounds the roller has seen.")]


class NewRoomBody(Asked, frozen=True):
    game: Short
    options: dict[str, Value] = msgspec.field(default_factory=dict)
    players: Annotated[int, Meta(ge=1, le=100)] = 1


class RollBody(Asked, frozen=True):
    known: Known


class OfferBody(Asked, frozen=True):
    offered: bool = True


class RolledRowBody(msgspec.Struct, frozen=True):
    """Dice or cards under a heading, in words."""

    words: str
    things: tuple[str, ...]


class RoomBody(msgspec.Struct, frozen=True):
    """A room of dice. The first of the rolls is what is drawn before the game."""

    room: str
    game: str
    options: dict[str, Value]
    players: int
    round: int
    rounds: int
    rolls: tuple[tuple[str, ...], ...]
    shown: tuple[RolledRowBody, ...]
    offered: bool  # whether anybody may take the cup
    closed: bool
    seed_hash: str
    seed: str  # once closed
    revision: int


class OpenedRoomBody(msgspec.Struct, frozen=True):
    """A room and the token of its cup, which is told to who has it, once."""

    room: str
    cup: str
    url: str


def rows_of(room: Room, number: int | None = None) -> tuple[Row, ...]:
    """What lies on the table, or lay there in the round with this number."""
    rolls = room.rolls if number is None else room.rolls[: number + 1]
    return tuple(drawing_of(room.game).rows(room.options, room.players, rolls))


def room_body(room: Room, lang: str) -> RoomBody:
    return RoomBody(
        room=room.id,
        game=room.game,
        options=room.options,
        players=room.players,
        round=room.round,
        rounds=room.rounds,
        rolls=room.rolls,
        shown=tuple(
            RolledRowBody(
                say(row.words, lang),
                tuple(", ".join(say(words, lang) for words in thing.words) for thing in row.things),
            )
            for row in rows_of(room)
        ),
        offered=room.offered,
        closed=room.closed,
        seed_hash=room.seed_hash,
        seed=room.seed,
        revision=room.revision,
    )
