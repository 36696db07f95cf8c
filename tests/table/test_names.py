"""What people may be called: something to be seen that nobody else at the table is called."""

from __future__ import annotations

import pytest

from stellwerk.core.refusal import Declined
from stellwerk.table import NewTable, SeatPlan
from stellwerk.table.names import good_name, outline
from tests.table.playing import GAME, in_loop, opened, people, refused

INVISIBLE = ["\u200d", "\u200c\u200d", "\u3164", "\u115f\u1160", "\uffa0", "\u2800", "\u034f"]
INVISIBLE += ["\ufe0f", "\u200d\u3164 \u2800", "\u0301", "\u3000", "\U000e0101", " \u3164 \u0301 "]
ANNA = ["anna", "ANNA", "\uff21nna", "A\u200dnna", "A\u3164nna", "𝐀𝐧𝐧𝐚", "Anna\ufe0f", "Ⓐnna"]
OTHERS = ["Anne", "Anna B", "Änna", "Ana", "渡辺", "🚂", "❤\ufe0f"]


@pytest.mark.parametrize("name", INVISIBLE)
def test_a_name_that_shows_nothing_is_none(name: str) -> None:
    with pytest.raises(Declined) as caught:
        good_name(name, 40)
    assert caught.value.refusal.key == "table.name"


@pytest.mark.parametrize("name", [*OTHERS, "ߒߏ", "a\u0301", "नमस्ते", "👩\u200d🚀"])
def test_names_of_all_scripts_show_something(name: str) -> None:
    assert outline(good_name(name, 40))


@in_loop
async def test_nobody_takes_the_name_of_another_at_the_table(sqlite_url: str) -> None:
    async with opened(sqlite_url) as tables:
        seats = (SeatPlan("person", "Anna"), SeatPlan("open"), SeatPlan("open"))
        table = (await tables.create(NewTable(GAME, seats=seats))).table_id
        for name in ["Anna", *ANNA]:
            async with refused("table.name_taken"):
                await tables.sit(table, 1, name)
        for name in OTHERS:
            await tables.sit(table, 1, name)
        await tables.sit(table, 0, "ANNA")  # one may write one's own name differently
        async with refused("table.name_taken"):
            await tables.sit(table, 2, "Anna")
        async with refused("table.name_taken"):
            await tables.create(people("Ben", "Anna", "ＢＥＮ"))


@in_loop
async def test_people_who_were_called_the_same_may_play_again(sqlite_url: str) -> None:
    """Tables from before this was asked of them."""
    async with opened(sqlite_url) as tables:
        table = (await tables.create(people("Anna", "Ben"))).table_id
        with tables.store.writer.begin() as connection:
            connection.exec_driver_sql("UPDATE seats SET name = 'Anna'")
            connection.exec_driver_sql("UPDATE tables SET status = 'over'")
        tables._cache.drop(table)
        assert await tables.again(table)
