"""Pictures in notebooks: whoever draws a kind of thing says so here.

Games know nothing of drawing. Their states and boards ask here for a picture of themselves, and
have one as soon as ``stellwerk.draw.notebook`` has been imported.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

_T = TypeVar("_T")
_writers: dict[type, Callable[[Any], str]] = {}


def register(kind: type[_T], svg: Callable[[_T], str]) -> None:
    """From now on things of this kind are shown as this SVG."""
    _writers[kind] = svg


def svg(thing: object) -> str | None:
    """The picture of a thing, for its ``_repr_svg_``; ``None`` if nobody has offered one."""
    writer = _writers.get(type(thing))
    return writer(thing) if writer else None
