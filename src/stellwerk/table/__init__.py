"""Tables, seats, clocks, the log and its storage (SQLite, PostgreSQL)."""

from stellwerk.table.settings import Settings
from stellwerk.table.tables import Tables
from stellwerk.table.tokens import feed_token, seat_token, watch_token
from stellwerk.table.values import (
    SIGNALS,
    Acted,
    Checked,
    Choice,
    Clock,
    Created,
    Happening,
    Info,
    Look,
    NewTable,
    Outcome,
    Pass,
    SeatInfo,
    SeatPlan,
    Stats,
)
from stellwerk.table.watch import Closed, Watcher

__all__ = [
    "SIGNALS",
    "Acted",
    "Checked",
    "Choice",
    "Clock",
    "Closed",
    "Created",
    "Happening",
    "Info",
    "Look",
    "NewTable",
    "Outcome",
    "Pass",
    "SeatInfo",
    "SeatPlan",
    "Settings",
    "Stats",
    "Tables",
    "Watcher",
    "feed_token",
    "seat_token",
    "watch_token",
]
