"""What all routes share: the tables, the settings, and what counts and remembers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, cast

from litestar import Litestar

from stellwerk.table import Tables
from stellwerk.web.auth import Door
from stellwerk.web.events import Streams
from stellwerk.web.held_seats import HeldSeats
from stellwerk.web.limits import Limit
from stellwerk.web.locale import Asked
from stellwerk.web.look_json import Looks
from stellwerk.web.meters import Meters
from stellwerk.web.offload import Offload
from stellwerk.web.pars import Pars
from stellwerk.web.settings import Settings
from stellwerk.web.studies import Studies

_NAME: Final = "context"


@dataclass(frozen=True, slots=True)
class Context:
    """One app's belongings."""

    tables: Tables
    settings: Settings
    meters: Meters
    looks: Looks
    streams: Streams
    door: Door
    openings: Limit  # of tables, by address
    lessons: Limit  # begun, by address
    first_tries: Limit  # of the roll of the day that count, by address
    acts: Limit  # by seat
    offload: Offload
    studies: Studies
    pars: Pars
    held: HeldSeats  # of listed tables, by address

    @classmethod
    def build(cls, settings: Settings, tables: Tables) -> Context:
        meters, looks, offload = Meters(), Looks(), Offload(settings)
        return cls(
            tables,
            settings,
            meters,
            looks,
            Streams(tables, looks, meters, settings),
            Door(tables, settings),
            Limit.hourly("tables", settings.tables_per_hour),
            Limit.hourly("lessons", settings.lessons_per_hour),
            Limit("tries", settings.first_tries_per_day / 86_400, settings.first_tries_per_day),
            Limit("moves", settings.moves_per_second, max(1, settings.moves_burst)),
            offload,
            Studies(settings, offload),
            Pars(tables, offload, settings.analysis_effort),
            HeldSeats(tables, settings.lobby_seats),
        )

    def install(self, app: Litestar) -> None:
        app.state[_NAME] = self


def context_of(request: Asked) -> Context:
    """The belongings of the app that got this request."""
    return cast(Context, request.app.state[_NAME])


def base_url(request: Asked) -> str:
    """The address of the front page, as the visitor has it."""
    return context_of(request).settings.public_url or str(request.base_url).rstrip("/")
