"""What an operator can set, by environment variables ``STELLWERK_…`` or by the command line."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from ipaddress import IPv4Network, IPv6Network, ip_network
from typing import Final, TypeAlias

from stellwerk.core.refusal import Invalid, refuse
from stellwerk.table import Settings as TableSettings

Network: TypeAlias = IPv4Network | IPv6Network

PREFIX: Final = "STELLWERK_"
# What else of the tables an operator may set, by the same names in capitals; none may be 0.
OF_TABLES: Final = (
    "live_megabytes",
    "bot_workers",
    "bot_seconds",
    "shortest_clock",
    "longest_clock",
    "lease",
    "away",
    "controls_per_table",
    "controls_per_seat",
    "controls_per_minute",
    "signals_per_seat",
    "signal_pause",
    "least_free_megabytes",
    "list_name_days",
)
_NO_LIMIT: Final = 1_000_000_000


@dataclass(frozen=True, slots=True)
class Settings:
    """How the server behaves. A limit of 0 is no limit.

    Limits count in this process only: with several processes each has its own count, which is
    enough to stop a flood.
    """

    public_url: str = ""  # as people type it, if a proxy hides it: "https://play.example"
    operator: str = ""  # who runs this server, for the privacy page: lines with | between them
    trusted_proxies: tuple[Network, ...] = ()  # whose X-Forwarded-* headers are believed
    body_bytes: int = 65_536  # of a request
    record_bytes: int = 262_144  # of a record brought in for replay
    name_letters: int = 40  # of a person's name or a table's title
    tables_per_hour: int = 60  # opened by one address
    lobby: bool = True  # whether hosts may list their tables for everybody on this server
    lobby_titles: bool = False  # whether titles of tables are shown there
    lobby_seats: int = 2  # of listed tables that one address may hold
    lessons_per_hour: int = 300  # begun by one address: a school class has one for all
    first_tries_per_day: int = 30  # of the roll of the day, by one address; more do not count
    day_list: bool = True  # show how the others did on the day
    wrong_tokens_per_hour: int = 60  # tried by one address
    moves_per_second: float = 10.0  # of one seat, take-backs included
    moves_burst: int = 60  # that many may come at once
    moves_per_seat: int = 5_000  # in one game, take-backs included
    streams_per_address: int = 100
    connections: int = 10_000  # open at once
    connections_per_address: int = 200  # of them; those of trusted proxies are not counted so
    request_seconds: float = 15.0  # until a request has come in, from its first byte to its last
    send_seconds: float = 20.0  # that a client may read nothing of what is sent to it
    work_workers: int = 2  # processes for pictures, replays and scored boards
    work_seconds: float = 10.0  # of a processor that one piece of such work may take
    work_share: float = 0.25  # of a processor that one address may use for such work, on average
    work_burst: float = 20.0  # that many seconds of a processor at once
    work_waiting: int = 64  # pieces of work that wait or are under way
    work_waiting_per_address: int = 8
    analysis_effort: str = (
        "quick"  # the most that is spent; the efforts there are: docs/analysis.md
    )
    analyses_per_hour: int = 40  # of games and positions, asked for by one address
    heartbeat_seconds: float = 15.0
    shutdown_seconds: float = 5.0
    access_log: bool = True
    reload: bool = False  # read pages and static files anew for each page, to work on them

    @classmethod
    def read(cls, environ: Mapping[str, str] | None = None) -> Settings:
        """The settings in the environment; refuses a value that cannot be read."""
        environ = os.environ if environ is None else environ
        given: dict[str, object] = {}
        for field in fields(cls):
            variable = PREFIX + field.name.upper()
            if text := environ.get(variable, "").strip():
                given[field.name] = _read(variable, text, field.default)
        return cls(**given)  # type: ignore[arg-type]

    def without_limits(self) -> Settings:
        """The same without any limit on how much one may do, as tests and benchmarks need it."""
        return replace(
            self,
            tables_per_hour=0,
            lessons_per_hour=0,
            lobby_seats=0,
            first_tries_per_day=0,
            wrong_tokens_per_hour=0,
            moves_per_second=0,
            moves_per_seat=0,
            streams_per_address=0,
            connections_per_address=0,
            analyses_per_hour=0,
            work_share=0,
            work_waiting=0,
            work_waiting_per_address=0,
        )


def read_tables(own: Settings, environ: Mapping[str, str] | None = None) -> TableSettings:
    """The settings of the tables: limits as the server has them, and what the environment says."""
    environ = os.environ if environ is None else environ
    defaults = TableSettings()
    given: dict[str, object] = {
        "name_length": own.name_letters or _NO_LIMIT,
        "acts_per_seat": own.moves_per_seat or _NO_LIMIT,
    }
    for name in OF_TABLES:
        variable = PREFIX + name.upper()
        if text := environ.get(variable, "").strip():
            given[name] = _read(variable, text, getattr(defaults, name))
            if not given[name]:
                raise Invalid(refuse("", "web.setting", name=variable, value=text))
    return replace(defaults, **given)  # type: ignore[arg-type]


def _read(variable: str, text: str, default: object) -> object:
    try:
        if isinstance(default, bool):
            return {"1": True, "yes": True, "0": False, "no": False}[text.lower()]
        if isinstance(default, int | float):
            number = type(default)(text)
            if not 0 <= number < float("inf"):
                raise ValueError
            return number
        if isinstance(default, tuple):
            return tuple(ip_network(part.strip()) for part in text.split(","))
    except (ValueError, KeyError):
        raise Invalid(refuse("", "web.setting", name=variable, value=text)) from None
    return text.rstrip("/")
