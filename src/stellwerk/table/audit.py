"""Stored games as records, and whether they still give the same."""

from __future__ import annotations

import errno
import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

from stellwerk import games
from stellwerk.core.journal import replay
from stellwerk.core.record import Record
from stellwerk.core.refusal import Invalid, Refusal, Refused, refuse
from stellwerk.table.database import database_url
from stellwerk.table.live import Live
from stellwerk.table.looks import outcome
from stellwerk.table.migrate import require
from stellwerk.table.store import Store
from stellwerk.table.types import Checked, Outcome


@contextmanager
def using(url: str | None) -> Iterator[Store]:
    """The database of a server that may be running meanwhile; refuses one that is not there."""
    where = database_url(url)
    path = str(where.database)
    if where.get_backend_name() == "sqlite" and not Path(path).is_file():
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), path)
    store = Store(where)
    try:
        require(store.reader)
        yield store
    finally:
        store.close()


def record_of(live: Live) -> Record:
    """The game so far, with its seed: for the end of the game, and for operators.

    Of a game that these rules do not play again it is as far as they do.
    """
    if live.problem and live.journal is None:
        raise Refused(live.problem)
    now = live.running.record(live.seed)
    end = outcome(live.table.result) or Outcome((), ())
    same = (now.scores, now.places) == (end.scores, end.places)
    return replace(
        now,
        # Of older rules only where it matters: then they are named.
        rules=now.rules if same and not live.problem else live.versions,
        seats=tuple(row.name or row.bot for row in live.seats),
        scores=end.scores,
        places=end.places,
    )


def known_record(live: Live) -> Record:
    """What everybody knows of a running game that stands still, without its seed.

    Under the rules it was begun with it may go on, so nothing is told that is secret until then.
    """
    card = live.game.card
    if live.journal is None:
        raise Refused(live.stopped or refuse("", "table.not_started"))
    if card.hidden:
        raise Refused(refuse("", "table.record_hidden", live.stopped))
    record = record_of(live)
    known = live.last_roll + 1 if card.simultaneous else len(record.entries)
    return replace(record, entries=record.entries[:known], seed="")


def check_store(store: Store) -> Iterator[Checked]:
    """Replay every table, oldest first; those that would change come with a refusal."""
    for table_id in store.ids():
        stored = store.load(table_id)
        if stored is None:  # pruned meanwhile
            continue
        live = Live.load(stored)
        try:
            refusal = _check(live)
        except (Refused, Invalid) as declined:
            refusal = declined.refusal
        yield Checked(table_id, refusal, record_of(live) if refusal and live.journal else None)


def _check(live: Live) -> Refusal | None:
    """Why a table would not give the game it gave: its log, its dice, its stored result."""
    if live.problem:
        return live.problem
    if live.journal is None:
        return None
    replay(record_of(live), games.find)
    ended = live.journal.state.result() is not None
    if ended != (live.table.status == "over"):
        return refuse("", "table.status_differs", status=live.table.status)
    return None
