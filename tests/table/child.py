"""A server's life in short, to be killed: plays at its tables and tells what was acknowledged."""

from __future__ import annotations

import asyncio
import sys

from stellwerk.core import Declined
from stellwerk.table import Tables
from tests.table.playing import people, settings, with_bots


async def main(url: str, ids: list[str]) -> None:
    tables = await Tables.open(url, settings=settings(lease=1.0))
    if not ids:
        for plan in (people("Anna", "Ben"), people("Cleo"), with_bots(2, "Dora")):
            ids.append((await tables.create(plan)).table_id)
    print("tables", *ids, flush=True)
    seats = [(ids[0], 0), (ids[0], 1), (ids[1], 0), (ids[2], 0)]
    await asyncio.gather(*(play(tables, table, seat) for table, seat in seats))
    print("over", flush=True)
    await tables.close()


async def play(tables: Tables, table: str, seat: int) -> None:
    while (look := await tables.look(table, seat)).info.status != "over":
        if not look.legal:
            await asyncio.sleep(0.002)
            continue
        # The same key and the same move at every try, as a client that retries.
        text = look.legal[0]
        key = f"k{look.made}"
        try:
            acted = await tables.act(table, seat, "move", text, key=key, made=look.made)
        except Declined as refused:
            print("refused", refused, flush=True)
            raise
        print("acted", table, seat, acted.revision, key, text, flush=True)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2:]))
