"""Rooms of dice: people draw on paper, one of them rolls, and all see the same roll at once.

A room is a log of chance of its own. Nobody has a seat in it: who knows its address may look on,
and who has the cup rolls. It can be passed on: then it is there for anybody to take, and who opened
the room can always take it back, because whoever has it may be gone. The seed's hash is shown from
the beginning, the seed once the room is closed, which the last roll does by itself. At the end
boards can be handed in, to be ranked.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from secrets import token_bytes
from typing import Final, Protocol, TypeVar

from stellwerk.core.card import Options
from stellwerk.core.chance import SeededDealer
from stellwerk.core.refusal import Invalid, Refused, refuse
from stellwerk.core.rolls import is_over, roll
from stellwerk.draw.rolled import rolls_of
from stellwerk.games import find
from stellwerk.table.create_table import new_id
from stellwerk.table.errors import Conflict
from stellwerk.table.names import distinct, good_name
from stellwerk.table.room_state import (
    BOARD,
    CLOSE,
    KEEP,
    PASS,
    REMOVE,
    ROLL,
    TAKE,
    HandedIn,
    Kept,
    Room,
    built,
    grown,
)
from stellwerk.table.room_store import ROOM, RoomEntry, RoomRow, RoomStore
from stellwerk.table.tokens import digest, new_token

_T = TypeVar("_T")

MOST_BOARDS: Final = 12  # handed in at the end
_MOST_ENTRIES: Final = 100  # of a log: rolls, and boards that come and go
_MOST_PASSES: Final = 40  # entries, of these, after which the cup stays where it is
_KEPT: Final = 2_000  # rooms in memory
_ATTEMPTS: Final = 5  # of which every one lost means that somebody else has written


class _Runner(Protocol):
    """Does what blocks in a thread of its own."""

    def __call__(self, work: Callable[[], _T], /) -> Awaitable[_T]: ...


class Rooms:
    """The rooms of one process."""

    def __init__(
        self,
        store: RoomStore,
        read: _Runner,
        write: _Runner,
        now: Callable[[], float],
        name_length: int,
    ) -> None:
        self._store = store
        self._read = read
        self._write = write
        self._now = now
        self._name_length = name_length
        self.trusted = True  # False: another process may have written what we did not hear of
        self._kept: dict[str, Kept] = {}
        self._bells: dict[str, set[asyncio.Event]] = {}
        self.closed = False

    # -- looking ---------------------------------------------------------------------------------

    async def look(self, room_id: str) -> Room:
        """A room as it stands; refuses an unknown one."""
        return (await self._get(room_id)).room

    async def has_cup(self, room_id: str, cup: str) -> bool:
        """Whether a token is that of who rolls."""
        return (await self._get(room_id)).held_by(cup)

    async def may_take(self, room_id: str, cup: str) -> bool:
        """Whether who has this token, or none, could take the cup now."""
        kept = await self._get(room_id)
        mine = kept.held_by(cup) or kept.room.closed
        return not mine and (kept.room.offered or kept.opened_by(cup))

    @contextmanager
    def bell(self, room_id: str) -> Iterator[asyncio.Event]:
        """An event that is set whenever something has happened in a room."""
        bell = asyncio.Event()
        self._bells.setdefault(room_id, set()).add(bell)
        try:
            yield bell
        finally:
            self._bells[room_id].discard(bell)
            if not self._bells[room_id]:
                del self._bells[room_id]

    # -- doing -----------------------------------------------------------------------------------

    async def open(self, game: str, options: Options, players: int) -> tuple[Room, str]:
        """A new room, and the token of its cup; refuses what cannot be played.

        What is drawn before the game lies there at once.
        """
        rolls, card = rolls_of(game), find(game).card
        for key in options:
            if key not in rolls.options:
                known = ", ".join(rolls.options)
                raise Invalid(refuse("", "core.option_unknown", option=key, known=known))
        settled = card.settle(options, players)
        cup, seed = new_token(), token_bytes(32)
        dealer = SeededDealer(seed)
        first = roll(rolls, settled, players, (), dealer)
        now = self._now()
        row = RoomRow(new_id(), game, json.dumps(settled), players, seed.hex(), digest(cup), now)
        entry = RoomEntry(1, ROLL, json.dumps(first), dealer.position, now)
        await self._write(lambda: self._store.create(row, entry))
        self._keep(built(row, (entry,)))
        return await self.look(row.id), cup

    async def roll(self, room_id: str, cup: str, known: int) -> Room:
        """Roll once. ``known`` is how many rounds the roller has seen: a second tap rolls nothing.

        Refuses who has not the cup, and a room in which nothing is left to be rolled.
        """

        def entry(kept: Kept) -> tuple[RoomEntry, bool] | None:
            room = kept.room
            if known < room.round:
                return None
            if room.closed:
                raise Refused(refuse("", "table.room_closed"))
            if known > room.round:
                raise Refused(refuse("", "table.room_round", known=known, round=room.round))
            rolls = rolls_of(room.game)
            dealer = SeededDealer(bytes.fromhex(kept.row.seed), kept.position)
            shown = roll(rolls, room.options, room.players, room.rolls, dealer)
            last = is_over(rolls, room.options, (*room.rolls, shown))
            return self._entry(room, ROLL, shown, dealer.position), last

        return await self._act(room_id, cup, entry)

    async def offer(self, room_id: str, cup: str, *, offered: bool) -> Room:
        """Put the cup where anybody may take it, or keep it after all."""

        def entry(kept: Kept) -> tuple[RoomEntry, bool] | None:
            if kept.room.closed:
                raise Refused(refuse("", "table.room_closed"))
            if kept.room.offered == offered:
                return None
            self._check_passes(kept.room)
            return self._entry(kept.room, PASS if offered else KEEP, (), kept.position), False

        return await self._act(room_id, cup, entry)

    async def take(self, room_id: str, cup: str = "") -> tuple[Room, str]:
        """Take the cup that lies there, or back; gives the token of who has it now.

        ``cup`` is what the taker has of before, if anything.
        """
        opener = (await self._get(room_id)).opened_by(cup)
        token = cup if opener else new_token()

        def entry(kept: Kept) -> tuple[RoomEntry, bool] | None:
            room = kept.room
            if room.closed:
                raise Refused(refuse("", "table.room_closed"))
            if kept.held_by(token):
                return None
            if not (room.offered or opener):
                raise Refused(refuse("", "table.cup_held"))
            if not opener:
                self._check_passes(room)
            return self._entry(room, TAKE, digest(token), kept.position), False

        return await self._act(room_id, None, entry), token

    async def close(self, room_id: str, cup: str) -> Room:
        """End a room before its last round, and show its seed."""

        def entry(kept: Kept) -> tuple[RoomEntry, bool] | None:
            if kept.room.closed:
                return None
            return self._entry(kept.room, CLOSE, (), kept.position), True

        return await self._act(room_id, cup, entry)

    async def hand_in(self, room_id: str, one: HandedIn) -> Room:
        """Put a board beside those of the others, once nothing is left to be rolled.

        Whether it can be read is the caller's affair.
        """
        name = good_name(one.name, self._name_length)

        def entry(kept: Kept) -> tuple[RoomEntry, bool] | None:
            room = kept.room
            if not room.closed:
                raise Refused(refuse("", "table.room_running"))
            if len(room.boards) >= MOST_BOARDS or room.revision >= _MOST_ENTRIES:
                raise Refused(refuse("", "table.room_full", most=MOST_BOARDS))
            distinct(name, [other.name for other in room.boards])
            told = {"name": name, "board": one.board, "extras": one.extras}
            return self._entry(room, BOARD, told, kept.position), False

        return await self._act(room_id, None, entry)

    async def remove(self, room_id: str, cup: str, name: str) -> Room:
        """Take a board away; who has the cup may, if somebody made a mistake."""

        def entry(kept: Kept) -> tuple[RoomEntry, bool] | None:
            if name not in [one.name for one in kept.room.boards]:
                return None
            return self._entry(kept.room, REMOVE, {"name": name}, kept.position), False

        return await self._act(room_id, cup, entry)

    async def prune(self, before: float) -> int:
        """Forget the rooms in which nothing has happened since then."""
        gone = await self._write(lambda: self._store.prune(before))
        if gone:
            self._kept.clear()
        return gone

    # -- what other processes write ---------------------------------------------------------------

    def heard(self, name: str, seq: int) -> bool:
        """Another process has written; whether it was about a room."""
        if not name.startswith(ROOM):
            return False
        room_id = name.removeprefix(ROOM)
        kept = self._kept.get(room_id)
        if kept is None or kept.room.revision < seq:
            self._kept.pop(room_id, None)
            self._ring(room_id)
        return True

    def listening(self, listening: bool) -> None:
        """While nobody tells us, every look reads; afterwards everything may have changed."""
        self.trusted = listening
        self._kept.clear()
        for room_id in list(self._bells):
            self._ring(room_id)

    def end(self) -> None:
        """Let all who wait go."""
        self.closed = True
        for room_id in list(self._bells):
            self._ring(room_id)

    # -- inside ----------------------------------------------------------------------------------

    def _check_passes(self, room: Room) -> None:
        """Else somebody could fill the log by passing the cup to and fro."""
        if room.revision >= _MOST_PASSES:
            raise Refused(refuse("", "table.cup_stays"))

    def _entry(self, room: Room, kind: str, told: object, position: int) -> RoomEntry:
        text = json.dumps(told, ensure_ascii=False)
        return RoomEntry(room.revision + 1, kind, text, position, self._now())

    async def _act(
        self,
        room_id: str,
        cup: str | None,
        entry: Callable[[Kept], tuple[RoomEntry, bool] | None],
    ) -> Room:
        """Store an entry; who was overtaken by somebody else looks again."""
        for _ in range(_ATTEMPTS):
            kept = await self._get(room_id)
            if cup is not None and not kept.held_by(cup):
                raise Refused(refuse("", "table.no_cup"))
            made = entry(kept)
            if made is None:
                return kept.room
            row, close = made
            try:
                await self._write(partial(self._store.append, room_id, row, close=close))
            except Conflict:
                self._kept.pop(room_id, None)
                continue
            closed = replace(kept.row, closed=row.time) if close else kept.row
            after = grown(replace(kept, row=closed), row)
            self._keep(after)
            self._ring(room_id)
            return after.room
        raise Refused(refuse("", "table.room_busy"))

    async def _get(self, room_id: str) -> Kept:
        kept = self._kept.get(room_id)
        if kept is None or not self.trusted:
            found = await self._read(lambda: self._store.load(room_id))
            if found is None:
                raise Invalid(refuse("", "table.room_unknown", room=room_id))
            kept = built(*found)
            self._keep(kept)
        return kept

    def _keep(self, kept: Kept) -> None:
        known = self._kept.pop(kept.room.id, None)
        if known is not None and known.room.revision > kept.room.revision:
            kept = known
        self._kept[kept.room.id] = kept
        if len(self._kept) > _KEPT:
            del self._kept[next(iter(self._kept))]

    def _ring(self, room_id: str) -> None:
        for bell in self._bells.get(room_id, ()):
            bell.set()
