"""Parts of scenes that many events have in common, so that each is written as JSON but once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias, cast

from stellwerk.core.words import Json

ScenePart: TypeAlias = "Json | list[Json | SharedPart] | SharedPart"


class SharedPart:
    """A part that stays as it is.

    Whoever writes events keeps here how it is written: to draw, nothing of theirs is needed.
    """

    __slots__ = ("part", "written")

    def __init__(self, part: Json) -> None:
        self.part = part
        self.written: object = None


def plain(scene: Mapping[str, ScenePart]) -> dict[str, Json]:
    """A scene of nothing but JSON, for those who read it here.

    >>> plain({"round": 1, "boards": [SharedPart(["A1"]), []]})
    {'round': 1, 'boards': [['A1'], []]}
    """
    return {key: cast(Json, _plain(part)) for key, part in scene.items()}


def _plain(part: object) -> object:
    if isinstance(part, SharedPart):
        return part.part
    return [_plain(one) for one in part] if isinstance(part, list) else part
