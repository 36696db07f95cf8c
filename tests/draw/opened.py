"""What pages are sent, opened as their scripts do it: packed items become objects."""

from __future__ import annotations

import re
from typing import Any

FIELDS = ("symbol", "x", "y", "id", "turn", "flip", "scale", "classes", "text")


def opened(data: Any) -> Any:
    """Data with its items as objects: a list that begins with a text and two numbers is one."""
    if isinstance(data, dict):
        return {name: opened(value) for name, value in data.items()}
    if not isinstance(data, list | tuple):
        return data
    if len(data) > 2 and isinstance(data[0], str) and _number(data[1]) and _number(data[2]):
        assert len(data) <= len(FIELDS)
        return dict(_fields(data))
    return [opened(value) for value in data]


def _number(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


def _fields(item: Any) -> Any:
    for name, value in zip(FIELDS, item, strict=False):
        if value == "" or (name not in "xy" and value == 0) or (name == "scale" and value == 1):
            continue
        yield name, value.split() if name == "classes" else value == 1 if name == "flip" else value


def stamped(items: Any, art: Any) -> list[Any]:
    """What a board shows: a text stands for items of the art."""
    stamps = opened(art["stamps"])
    found: list[Any] = []
    for one in opened(items):
        found += _stamp(one, stamps) if isinstance(one, str) else [one]
    return found


def _stamp(name: str, stamps: Any) -> Any:
    """What a name stands for; of what belongs to a seat the art has the first one's."""
    if name in stamps:
        return stamps[name]
    seat = name[-1]
    return [
        {
            key: [re.sub("-1$", f"-{seat}", one) for one in value]
            if key == "classes"
            else re.sub("-1$", f"-{seat}", value)
            if key == "symbol"
            else value
            for key, value in item.items()
        }
        for item in stamps[name[:-1] + "1"]
    ]
