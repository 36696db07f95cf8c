"""The requests of one address begin one after another, and others' in between."""

from __future__ import annotations

import asyncio

from stellwerk.web.turns import Turns


def test_a_crowd_of_one_address_lets_others_pass() -> None:
    async def crowd() -> list[str]:
        turns, begun = Turns(), list[str]()

        async def ask(address: str) -> None:
            await turns.wait(address)
            begun.append(address)

        tasks = [asyncio.create_task(ask("crowd")) for _ in range(100)]
        tasks += [asyncio.create_task(ask(name)) for name in ("anna", "ben")]
        for task in tasks[10:20]:
            task.cancel()  # before it began
        await asyncio.sleep(0)
        for task in tasks[20:30]:
            task.cancel()  # while it waits
        await asyncio.gather(*tasks, return_exceptions=True)
        assert not turns._waiting
        await ask("crowd")
        return begun

    begun = asyncio.run(crowd())
    assert begun[:3] == ["crowd", "anna", "ben"]
    assert begun[3:] == ["crowd"] * 80
