"""Games with hidden hands: a look shows what happened as far as its seat may know it."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from stellwerk.games import find, keys
from stellwerk.table import NewTable, SeatPlan
from tests.table.playing import Player, in_loop, opened
from tests.table.test_secrets import spelt

HIDDEN = [key for key in keys() if find(key).card.hidden]


@pytest.mark.parametrize("key", HIDDEN)
def test_a_history_tells_what_is_public_and_ones_own(
    key: str, sqlite_url: str, scale: Callable[..., int]
) -> None:
    card = find(key).card

    @in_loop
    async def play() -> None:
        async with opened(sqlite_url) as tables:
            people = tuple(SeatPlan("person", name) for name in ("Anna", "Ben"))
            table = (await tables.create(NewTable(key, seats=people))).table_id
            players = [Player(tables, table, seat, 1) for seat in range(2)]
            told = 0
            for _ in range(scale(40, 400)):
                live = await tables._cache.get(table)
                if live.table.status == "over":
                    break
                moves = live.running.moves
                for seat in (0, 1, None):
                    look = await tables.look(table, seat)
                    expected = [
                        find(key).text(move)
                        for who, move in moves
                        if who == seat or not card.secret(move)
                    ]
                    past = await tables.history(table, seat)
                    shown = [line.text for line in past.lines if line.kind != "control"]
                    assert look.recent.lines == past.lines[look.recent.first - 1 :]
                    assert shown == expected
                    secret = {find(key).text(m) for w, m in moves if w != seat and card.secret(m)}
                    text = json.dumps([shown, spelt(look)])
                    assert not [one for one in secret - set(expected) if f'"{one}"' in text]
                    told += len(shown)
                await players[live.waiting_for()[0]].move()
            assert told > scale(100)

    play()
