"""``stellwerk bench``: how fast the games are on this machine."""

from __future__ import annotations

import json as json_text
from collections.abc import Mapping
from typing import Annotated, TypeAlias

from cyclopts import Parameter

from stellwerk.arena.bench import bench as measure
from stellwerk.cli.voice import OK, Voice, table
from stellwerk.games import find, keys

Figure: TypeAlias = float | int | bool


def bench(
    game: str = "",
    /,
    *,
    json: Annotated[bool, Parameter(negative="")] = False,
    voice: Annotated[Voice, Parameter(parse=False)],
) -> int:
    """Measure one game, or all of them one after the other."""
    for key in [find(game).card.key] if game else keys():
        figures = measure(key)
        if json:
            voice.tell(json_text.dumps(figures))
        else:
            _tell(key, figures, voice)
    return OK


def _tell(key: str, figures: Mapping[str, Figure], voice: Voice) -> None:
    voice.tell(voice.text(f"{key}.name"))
    rows = [
        (name, _spell(value, voice), _about(key, name, voice)) for name, value in figures.items()
    ]
    for line, row in zip(table([row[:2] for row in rows]), rows, strict=True):
        voice.tell(f"  {line}  {row[2]}".rstrip())


def _about(key: str, name: str, voice: Voice) -> str:
    """What a figure means: in this game, or in every game."""
    return voice.known(f"{key}.figure_{name}", voice.known(f"cli.figure_{name}", ""))


def _spell(value: Figure, voice: Voice) -> str:
    if isinstance(value, bool):
        return voice.text("cli.yes" if value else "cli.no")
    if isinstance(value, int) or abs(value) >= 1000:
        return f"{value:.0f}"
    return f"{value:.4g}"
