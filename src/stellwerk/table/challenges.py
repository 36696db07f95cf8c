"""Beat my dice: the chance of a finished game, for friends to play with."""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable, Sequence
from dataclasses import asdict, replace
from typing import Final

from sqlalchemy import delete, insert, select

from stellwerk.core.game import Seat
from stellwerk.core.refusal import Refused, refuse
from stellwerk.table import schema
from stellwerk.table.db_rows import ChallengeRow
from stellwerk.table.live import Live
from stellwerk.table.live_cache import LiveCache
from stellwerk.table.names import good_name
from stellwerk.table.settings import Settings
from stellwerk.table.store import Store
from stellwerk.table.tries import Do
from stellwerk.table.types import Attempt, NewTable, SeatPlan

_challenges = schema.challenges
_MARK: Final = "dice:"  # no key of a day begins so


def occasion_of(challenge_id: str) -> str:
    """What the tables of a challenge belong to."""
    return f"{_MARK}{challenge_id}"


def challenge_in(occasion: str) -> str:
    """The challenge a table belongs to, or nothing."""
    return occasion.removeprefix(_MARK) if occasion.startswith(_MARK) else ""


def why_not(live: Live, seat: Seat) -> str:
    """The key of the reason why a seat cannot challenge anybody with this game, or nothing."""
    if live.table.status != "over":
        return "table.not_over"
    if live.problem or live.table.dealer == "script":
        return "days.no_challenge"
    others = [row for row in live.seats if row.seat != seat]
    if any(row.kind != "bot" or row.name for row in others):
        return "days.challenge_people"
    return "" if live.seats[seat].kind == "person" else "days.no_challenge"


class Challenges:
    """The challenges of all tables."""

    def __init__(
        self,
        store: Store,
        cache: LiveCache,
        settings: Settings,
        read: Do,
        write: Do,
        now: Callable[[], float],
    ) -> None:
        self._store = store
        self._cache = cache
        self._settings = settings
        self._read = read
        self._write = write
        self._now = now

    async def possible(self, table_id: str, seat: Seat) -> bool:
        """Whether somebody who sat there can challenge others."""
        return not why_not(await self._cache.latest(table_id), seat)

    async def check(self, table_id: str, seat: Seat) -> Live:
        """The table, if somebody who sat there can challenge others; else the reason is raised."""
        live = await self._cache.latest(table_id)
        if why := why_not(live, seat):
            raise Refused(refuse("", why))
        return live

    async def make(
        self, table_id: str, seat: Seat, name: str, rounds: Sequence[int]
    ) -> ChallengeRow:
        """The challenge of a seat: a new one, or the one that there is, under this name."""
        live = await self.check(table_id, seat)
        row = ChallengeRow(
            id=secrets.token_urlsafe(16),
            table_id=table_id,
            seat=seat,
            game=live.table.game,
            options=live.table.options,
            seed=live.table.seed,
            bots=json.dumps(["" if row.seat == seat else row.bot for row in live.seats]),
            name=good_name(name, self._settings.name_length),
            total=json.loads(live.table.result)["scores"][seat]["total"],
            rounds=json.dumps(list(rounds)),
            made=self._now(),
        )

        def work() -> ChallengeRow:
            mine = (_challenges.c.table_id == table_id) & (_challenges.c.seat == seat)
            with self._store.writing() as connection:
                known = connection.execute(select(_challenges.c.id).where(mine)).scalar()
                connection.execute(delete(_challenges).where(mine))
                made = replace(row, id=known) if known else row
                connection.execute(insert(_challenges), asdict(made))
                return made

        return await self._write(work)

    async def find(self, challenge_id: str) -> ChallengeRow:
        """The challenge with this id; refuses one that is not there, or not any more."""

        def work() -> ChallengeRow | None:
            with self._store.reading() as connection:
                wanted = select(_challenges).where(_challenges.c.id == challenge_id)
                found = connection.execute(wanted).first()
                return ChallengeRow(*found) if found else None

        found = await self._read(work)
        if found is None:
            raise Refused(refuse("", "days.challenge_unknown"))
        return found

    async def of_seat(self, table_id: str, seat: Seat) -> ChallengeRow | None:
        """The challenge that a seat has made, if any."""

        def work() -> ChallengeRow | None:
            mine = (_challenges.c.table_id == table_id) & (_challenges.c.seat == seat)
            with self._store.reading() as connection:
                found = connection.execute(select(_challenges).where(mine)).first()
                return ChallengeRow(*found) if found else None

        return await self._read(work)

    async def end(self, challenge_id: str) -> None:
        """Let nobody play with these dice any more; what was played stays."""

        def work() -> None:
            with self._store.writing() as connection:
                connection.execute(delete(_challenges).where(_challenges.c.id == challenge_id))

        await self._write(work)


def table_of(challenge: ChallengeRow, name: str, language: str) -> NewTable:
    """The table at which somebody takes up a challenge."""
    bots = json.loads(challenge.bots)
    return NewTable(
        challenge.game,
        json.loads(challenge.options),
        tuple(SeatPlan("bot", bot=bot) if bot else SeatPlan("person", name) for bot in bots),
        language=language,
        seed=bytes.fromhex(challenge.seed),
        attempt=Attempt(occasion_of(challenge.id)),
    )
