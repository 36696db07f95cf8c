"""What a history tells of a move: words in the past, what it brought, and where it led."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from stellwerk.core import Refused
from stellwerk.core.journal import replay
from stellwerk.core.record import Record
from stellwerk.games import find, keys
from stellwerk.lang import LANGUAGES, did, has, say
from stellwerk.table import NewTable, SeatPlan
from tests.table.playing import Player, in_loop, opened


@pytest.mark.parametrize("key", keys())
def test_lines_add_up_to_the_scores_and_lead_to_what_was_seen(
    key: str, sqlite_url: str, scale: Callable[..., int]
) -> None:
    """Points are those that everybody sees; a position is what this seat saw when it stood so."""
    viewers = (0, 1, None)

    @in_loop
    async def play() -> None:
        async with opened(sqlite_url) as tables:
            people = tuple(SeatPlan("person", name) for name in ("Anna", "Ben"))
            table = (await tables.create(NewTable(key, seats=people))).table_id
            players = [Player(tables, table, seat, 1) for seat in range(2)]
            seen = {}
            for _ in range(scale(60, 600)):
                live = await tables._cache.get(table)
                if live.table.status == "over":
                    break
                for seat in viewers:
                    look = await tables.look(table, seat)
                    seen[seat, look.revision] = look.seen
                    lines = (await tables.history(table, seat)).lines
                    gained: Counter[int | None] = Counter()
                    for line in lines:
                        assert (
                            has(f"{key}.did_{line.words.message}", "de") or line.kind == "control"
                        )
                        gained[line.seat] += line.points
                    assert not gained[None]
                    for other in {0, 1} - {seat}:
                        assert gained[other] == look.scores[other].total
                await players[live.waiting_for()[0]].move()
            for (seat, revision), known in seen.items():
                record = await tables.position(table, seat, revision)
                assert replay(Record.load(record.save()), find).state.seen(seat) == known
                assert not record.seed
            with pytest.raises(Refused, match="no_such_revision"):
                await tables.position(table, 0, 10**6)

    play()


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_somebody_did_is_said_in_other_words_than_what_one_can_do(language: str) -> None:
    for key in keys():
        game = find(key)
        state = game.new(2)
        while state.actors() == (-1,):
            state.apply(-1, state.legal(-1)[0])
        for move in state.legal(state.actors()[0]):
            words = game.describe(move)
            past = did(words, language)
            assert past != say(words, language)
            assert past[0].islower(), past
            assert not past.endswith("."), past
            assert "{" not in past, past
