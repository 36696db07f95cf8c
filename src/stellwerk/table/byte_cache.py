"""What is kept only to save work: the last used things, up to so many bytes."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator
from functools import wraps
from sys import getsizeof
from typing import Any, Generic, ParamSpec, TypeVar

_K = TypeVar("_K", bound=Hashable)
_V = TypeVar("_V")

_P = ParamSpec("_P")

ENTRY = 200  # bytes that an entry costs besides its content: key, place in the order


class ByteCache(Generic[_K, _V]):
    """Values by key; the longest unused go when all together would be larger than ``most`` bytes.

    >>> cache = ByteCache[str, bytes](3 * ENTRY)
    >>> for name in "abcd":
    ...     cache.put(name, b"", 0)
    >>> cache.get("a") is None, cache.get("d"), len(cache), cache.size
    (True, b'', 3, 600)
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._kept: OrderedDict[_K, tuple[_V, int]] = OrderedDict()
        self.size = 0

    def __len__(self) -> int:
        return len(self._kept)

    def __contains__(self, key: object) -> bool:
        return key in self._kept

    def __iter__(self) -> Iterator[_K]:
        return iter(self._kept)

    def get(self, key: _K) -> _V | None:
        """The value, which thereby is the last used."""
        found = self._kept.get(key)
        if found is None:
            return None
        self._kept.move_to_end(key)
        return found[0]

    def put(self, key: _K, value: _V, size: int) -> None:
        """Keep a value of about this size in the place of the one with the same key."""
        self.drop(key)
        self._kept[key] = (value, size + ENTRY)
        self.size += size + ENTRY
        while self.size > self._most and len(self._kept) > 1:  # the newest is always kept
            self.size -= self._kept.popitem(last=False)[1][1]

    def drop(self, key: _K) -> None:
        """Forget a value, if it is kept."""
        if (gone := self._kept.pop(key, None)) is not None:
            self.size -= gone[1]

    def clear(self) -> None:
        self._kept.clear()
        self.size = 0


def kept(most: int, size: Callable[[Any], int]) -> Callable[[Callable[_P, _V]], Callable[_P, _V]]:
    """Keep what a function of hashable arguments gives, up to so many bytes; not what it raises.

    >>> @kept(1000, len)
    ... def spelt(number: int) -> str:
    ...     return str(number)
    >>> spelt(7), spelt(7) is spelt(7)
    ('7', True)
    """

    def keeping(function: Callable[_P, _V]) -> Callable[_P, _V]:
        cache: ByteCache[tuple[object, ...], _V] = ByteCache(most)

        @wraps(function)
        def found(*args: _P.args, **kwargs: _P.kwargs) -> _V:
            key = (*args, *kwargs.items())
            value = cache.get(key)
            if value is None:
                value = function(*args, **kwargs)
                cache.put(key, value, size(value) + sum(map(getsizeof, args)))
            return value

        return found

    return keeping
