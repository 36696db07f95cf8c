"""What an operator can set."""

from __future__ import annotations

import os
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Settings:
    """Limits and times of the tables of one process. All times are in seconds."""

    live_megabytes: float = 256.0  # of tables in memory; others are read again when needed
    name_length: int = 40
    title_length: int = 80
    acts_per_seat: int = 5000  # moves and take-backs; the longest real games have a few hundred
    controls_per_table: int = 2000  # of all persons: names, comings and goings, stand-ins, signals
    controls_per_seat: int = 100  # of each kind; signals have a number of their own
    controls_per_minute: int = 20  # of a seat, besides signals
    signals_per_seat: int = 200
    signal_pause: float = 2.0
    shortest_clock: int = 10
    longest_clock: int = 30 * 24 * 3600
    bot_workers: int = max(1, (os.cpu_count() or 2) - 1)
    bot_seconds: float = 5.0  # of a processor, for one move
    lease: float = 20.0  # how long a process may be silent before another takes over its bots
    tick: float = 0.5  # how often due clocks are looked for
    here: float = 90.0  # a seat counts as present so long after it was last seen
    away: float = 180.0  # a seat counts as away so long after it last asked for anything
    least_free_megabytes: float = 64.0  # on the disk of an SQLite file, to call this process ready
    list_name_days: float = 400.0  # that a name stays on the lists of the day
    play_bots: bool = True  # False: this process leaves bots and clocks to others
