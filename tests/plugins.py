"""Games of other packages, as if they were installed."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import EntryPoint, EntryPoints
from unittest.mock import patch

from stellwerk.core import registry


@contextmanager
def installed(**brought: object) -> Iterator[None]:
    """While it lasts, there are entry points with these names; an error is raised by loading it."""

    class Point(EntryPoint):
        def load(self) -> object:
            found = brought[self.name]
            if isinstance(found, BaseException):
                raise found
            return found

    points = EntryPoints(Point(name, f"somewhere:{name}", registry.GROUP) for name in brought)
    with patch.object(registry, "entry_points", lambda group: points):
        registry.forget()
        try:
            yield
        finally:
            registry.forget()
