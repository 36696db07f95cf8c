"""Tables, seats, clocks, the log and its storage (SQLite, PostgreSQL)."""

from stellwerk.table.byte_cache import ByteCache
from stellwerk.table.settings import Settings
from stellwerk.table.tables import Tables
from stellwerk.table.tokens import feed_token, watch_token
from stellwerk.table.types import (
    SIGNALS,
    Acted,
    Attempt,
    Checked,
    Claimed,
    Clock,
    Created,
    Device,
    Happening,
    Info,
    LessonLook,
    Look,
    NewTable,
    Outcome,
    Pass,
    Past,
    ReturnLink,
    SeatInfo,
    SeatPlan,
    Stats,
)
from stellwerk.table.watch import Closed, Revoked, Watcher

__all__ = [
    "SIGNALS",
    "Acted",
    "Attempt",
    "ByteCache",
    "Checked",
    "Claimed",
    "Clock",
    "Closed",
    "Created",
    "Device",
    "Happening",
    "Info",
    "LessonLook",
    "Look",
    "NewTable",
    "Outcome",
    "Pass",
    "Past",
    "ReturnLink",
    "Revoked",
    "SeatInfo",
    "SeatPlan",
    "Settings",
    "Stats",
    "Tables",
    "Watcher",
    "feed_token",
    "watch_token",
]
