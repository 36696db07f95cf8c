"""How much one address or one seat may do.

Whatever is limited is taken before the first ``await`` of what it is taken for: a thousand requests
at once would all find room otherwise. What then did not happen is given back.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from time import monotonic
from typing import Final

from stellwerk.core.refusal import Declined, Refused, refuse

_MOST: Final = 50_000  # names remembered; the longest idle is forgotten first
_HOST_BITS: Final = 64  # of an IPv6 address: who has one has all that differ in these
_LETTERS: Final = 64  # of an address that is none, as a proxy may tell it


class Limit:
    """A bucket per name that holds ``burst`` acts and fills up again at ``rate`` per second.

    An act may cost more than one, or less. A rate of 0 is no limit.
    """

    def __init__(
        self, what: str, rate: float, burst: float, clock: Callable[[], float] = monotonic
    ) -> None:
        self.what = what
        self.rate = rate
        self.burst = burst
        self._clock = clock
        self._used: OrderedDict[str, tuple[float, float]] = OrderedDict()

    @classmethod
    def hourly(cls, what: str, count: int, clock: Callable[[], float] = monotonic) -> Limit:
        """So many acts an hour, all of them at once if one likes."""
        return cls(what, count / 3600, count, clock)

    def left(self, name: str, cost: float = 1.0) -> bool:
        """Whether the name may do that now; takes nothing."""
        return self.rate == 0 or self._level(name) <= self.burst - min(cost, self.burst)

    def take(self, name: str, cost: float = 1.0) -> None:
        """Take what an act costs, or refuse it. What costs more than all needs a full bucket."""
        if not self.left(name, cost):
            wait = (self._level(name) - self.burst + min(cost, self.burst)) / self.rate
            raise TooMuch(self.what, max(1, round(wait + 0.5)))
        self.charge(name, cost)

    def charge(self, name: str, cost: float) -> None:
        """Take without asking, for what turned out to cost more; a negative cost is given back."""
        if self.rate:
            self._used[name] = (max(0.0, self._level(name) + cost), self._clock())
            self._used.move_to_end(name)
            if len(self._used) > _MOST:
                self._used.popitem(last=False)

    @contextmanager
    def reserved(self, name: str, cost: float = 1.0) -> Iterator[None]:
        """Take for what is done inside; given back if that is declined, for then nothing was done.

        >>> limit = Limit.hourly("tables", 1)
        >>> with limit.reserved("anna"):
        ...     limit.left("anna")
        False
        """
        self.take(name, cost)
        try:
            yield
        except Declined:
            self.charge(name, -cost)
            raise

    def _level(self, name: str) -> float:
        level, since = self._used.get(name, (0.0, 0.0))
        return max(0.0, level - self.rate * (self._clock() - since))


class TooMuch(Refused):
    """One did more than is allowed; in so many seconds one may again."""

    status = 429

    def __init__(self, what: str, seconds: int) -> None:
        super().__init__(refuse("", "web.too_much", what=what, seconds=seconds))
        self.seconds = seconds

    def __reduce__(self) -> tuple[type[TooMuch], tuple[str, int]]:  # type: ignore[override]
        return type(self), (str(self.refusal.words.params["what"]), self.seconds)


@lru_cache(maxsize=4096)
def household(address: str) -> str:
    """Under which name an address is counted: one line of one provider has a /64 of IPv6.

    >>> household("192.0.2.7"), household("::ffff:192.0.2.7"), household("2001:db8::1:2:3:4")
    ('192.0.2.7', '192.0.2.7', '2001:db8::')
    """
    try:
        found = ip_address(address)
    except ValueError:
        return address[:_LETTERS]
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(IPv6Address(int(found) >> _HOST_BITS << _HOST_BITS))
    return str(found)
