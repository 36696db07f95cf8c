"""How many seats of listed tables an address holds: nobody shall take all of them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from stellwerk.core.refusal import Declined, Refused, refuse
from stellwerk.table import Claimed, Tables


@dataclass(eq=False, slots=True)
class _Held:
    """A seat, or one that is about to be taken."""

    claimed: Claimed | None = None


class HeldSeats:
    """Kept in memory alone, and no longer than the games last."""

    def __init__(self, tables: Tables, most: int) -> None:
        self._tables = tables
        self._most = most  # 0: no limit
        self._held: dict[str, list[_Held]] = {}

    async def take(self, address: str, claim: Callable[[], Awaitable[Claimed]]) -> Claimed:
        """Let an address take one seat more; refuses if it holds too many."""
        if not self._most:
            return await claim()
        await self._forget(address)
        own = self._held.setdefault(address, [])
        if len(own) >= self._most:
            raise Refused(refuse("", "web.seats_held", most=self._most))
        held = _Held()
        own.append(held)
        try:
            held.claimed = await claim()
        except BaseException:
            own.remove(held)
            if not own:
                self._held.pop(address, None)
            raise
        return held.claimed

    async def _forget(self, address: str) -> None:
        """Seats of games that are over, and those somebody has left."""
        for held in tuple(self._held.get(address, ())):
            if held.claimed is not None and not await self._lasts(held.claimed):
                self._held[address].remove(held)

    async def _lasts(self, claimed: Claimed) -> bool:
        try:
            if await self._tables.admit(claimed.token) is None:
                return False
            look = await self._tables.look(claimed.table_id, None)
        except Declined:
            return False
        return look.info.status != "over"
