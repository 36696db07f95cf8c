"""How much one address or one seat may do."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from time import monotonic

from stellwerk.core.refusal import Refused, refuse

_MOST = 50_000  # names remembered; the longest idle is forgotten first


class Limit:
    """A bucket per name that holds ``burst`` acts and fills up again at ``rate`` per second.

    A rate of 0 is no limit.
    """

    def __init__(
        self, what: str, rate: float, burst: float, clock: Callable[[], float] = monotonic
    ) -> None:
        self.what = what
        self.rate = rate
        self.burst = max(burst, 1.0)
        self._clock = clock
        self._used: OrderedDict[str, tuple[float, float]] = OrderedDict()

    @classmethod
    def hourly(cls, what: str, count: int, clock: Callable[[], float] = monotonic) -> Limit:
        """So many acts an hour, all of them at once if one likes."""
        return cls(what, count / 3600, count, clock)

    def left(self, name: str) -> bool:
        """Whether the name may act once more; counts nothing."""
        return self.rate == 0 or self._level(name) <= self.burst - 1

    def count(self, name: str) -> None:
        """Count an act that happened."""
        if self.rate:
            self._used[name] = (self._level(name) + 1, self._clock())
            self._used.move_to_end(name)
            if len(self._used) > _MOST:
                self._used.popitem(last=False)

    def check(self, name: str) -> None:
        """Refuse if the name has nothing left."""
        if not self.left(name):
            wait = (self._level(name) - self.burst + 1) / self.rate
            raise TooMuch(self.what, max(1, round(wait + 0.5)))

    def take(self, name: str) -> None:
        """Count an act, or refuse it."""
        if self.rate:
            self.check(name)
            self.count(name)

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
