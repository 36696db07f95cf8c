"""Where the buildings of a Challenge board stand: one file for each layout (table 1.7)."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Final

from stellwerk.games.ink import board

KINDS: Final = ("village", "factory", "university")


@dataclass(frozen=True, slots=True)
class Layout:
    """The buildings printed on a board, and what its tracks are worth."""

    name: str
    provenance: str
    villages: tuple[board.Cell, ...]
    factories: tuple[board.Cell, ...]
    universities: tuple[board.Cell, ...]
    village_values: tuple[int, ...]  # RI-78: by the number of boxes marked, from one on
    university_boxes: int  # RI-79: so many give a special route

    def building_at(self, cell: board.Cell) -> str:
        """The kind of building in a space; empty if there is none."""
        for kind, cells in zip(
            KINDS, (self.villages, self.factories, self.universities), strict=True
        ):
            if cell in cells:
                return kind
        return ""


@cache
def names() -> tuple[str, ...]:
    """The layouts there are; the first is the usual one."""
    found = (entry.name for entry in files(__package__).iterdir())
    return tuple(sorted(name.removesuffix(".json") for name in found if name.endswith(".json")))


@cache
def layout(name: str) -> Layout:
    """The layout of this name; ``KeyError`` if there is none."""
    if name not in names():
        raise KeyError(name)
    data = json.loads(files(__package__).joinpath(f"{name}.json").read_text("utf-8"))
    villages, factories, universities = (
        tuple(map(board.named, data["spaces"][kind])) for kind in KINDS
    )
    return Layout(
        data["name"],
        data["provenance"],
        villages,
        factories,
        universities,
        tuple(data["village_values"]),
        data["university_boxes"],
    )
