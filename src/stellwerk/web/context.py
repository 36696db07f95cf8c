"""What all routes share: the tables, the settings, and what counts and remembers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, cast

from litestar import Litestar

from stellwerk.table import Tables
from stellwerk.web.auth import Door
from stellwerk.web.events import Streams
from stellwerk.web.limits import Limit
from stellwerk.web.locale import Asked
from stellwerk.web.look_json import Looks
from stellwerk.web.meters import Meters
from stellwerk.web.offload import Offload
from stellwerk.web.settings import Settings

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
    acts: Limit  # by seat
    offload: Offload

    @classmethod
    def build(cls, settings: Settings, tables: Tables) -> Context:
        meters, looks = Meters(), Looks()
        return cls(
            tables,
            settings,
            meters,
            looks,
            Streams(tables, looks, meters, settings),
            Door(tables, settings),
            Limit.hourly("tables", settings.tables_per_hour),
            Limit.hourly("lessons", settings.lessons_per_hour),
            Limit("moves", settings.moves_per_second, max(1, settings.moves_burst)),
            Offload(settings),
        )

    def install(self, app: Litestar) -> None:
        app.state[_NAME] = self


def context_of(request: Asked) -> Context:
    """The belongings of the app that got this request."""
    return cast(Context, request.app.state[_NAME])


def base_url(request: Asked) -> str:
    """The address of the front page, as the visitor has it."""
    return context_of(request).settings.public_url or str(request.base_url).rstrip("/")
