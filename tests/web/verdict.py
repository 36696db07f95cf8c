"""After the games: what is stored is what people were told, and replays to the same end."""

from __future__ import annotations

from stellwerk.core import replay
from stellwerk.games import find
from stellwerk.table.audit import check_store
from stellwerk.table.live import Live
from stellwerk.table.store import Store
from tests.table.playing import opened
from tests.web.clients import Club


def seed_of(store: Store, table_id: str) -> str:
    """What nobody may know before the end."""
    stored = store.load(table_id)
    assert stored is not None
    return stored.table.seed


def check_log(store: Store, club: Club) -> None:
    """What was acknowledged is stored, once, and nothing else; the rows have no gap."""
    stored = store.load(club.id)
    assert stored is not None
    assert [row.seq for row in stored.log] == list(range(1, len(stored.log) + 1))
    for client in club.people:
        rows = [row for row in stored.log if row.seat == client.seat and row.key]
        assert len({row.key for row in rows}) == len(rows)
        # Whoever reads the log counts the same revisions as those that were told.
        written = {
            key: (posted.revision, posted.kind, posted.text)
            for (seat, key), posted in Live.load(stored).posted.items()
            if seat == client.seat
        }
        assert len(written) == len(rows)
        assert written == client.acks


async def check_games(url: str, store: Store, clubs: list[Club]) -> None:
    """The logs, and that finished games replay to the ends that people saw."""
    assert all(checked.refusal is None for checked in check_store(store))
    async with opened(url) as tables:
        for club in clubs:
            check_log(store, club)
            replay(await tables.record(club.id), find)
            look = await tables.look(club.id, None)
            assert look.result is not None
            totals = [score.total for score in look.scores]
            for client in (club.watching, *club.people):
                assert client.last["result"]["places"] == list(look.result.places)
                assert [score["total"] for score in client.last["scores"]] == totals
                assert client.last["seed"] == seed_of(store, club.id)
            assert club.ears.searched > 50
