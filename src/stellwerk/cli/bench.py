"""``stellwerk bench``: how fast the games are on this machine."""

from __future__ import annotations

import json as json_text
from collections.abc import Mapping, Sequence
from typing import Annotated, TypeAlias

from cyclopts import Parameter

from stellwerk.arena.bench import bench as measure
from stellwerk.cli.console import OK, Voice, table
from stellwerk.cli.game_options import read_options
from stellwerk.core.card import Options
from stellwerk.core.refusal import Invalid, refuse
from stellwerk.games import find, keys

Figure: TypeAlias = float | int | bool

FLAGS = ("json", "option", "help")


def bench(
    game: str = "",
    /,
    *,
    json: Annotated[bool, Parameter(negative="")] = False,
    option: Annotated[list[str] | None, Parameter(negative="")] = None,
    voice: Annotated[Voice, Parameter(parse=False)],
    **flags: Annotated[str, Parameter(show=False)],
) -> int:
    """Measure one game, with options if they are given, or all of them one after the other."""
    for key in [find(game).card.key] if game else keys():
        figures = measure(key, _options(game, option or [], flags))
        if json:
            voice.tell(json_text.dumps(figures))
        else:
            _tell(key, figures, voice)
    return OK


def _options(game: str, pairs: Sequence[str], flags: Mapping[str, str]) -> Options:
    """What was typed for the game; without a game nobody knows what an option means."""
    if game:
        return read_options(find(game).card, pairs, flags, FLAGS)
    if pairs or flags:
        raise Invalid(refuse("", "cli.options_of_no_game", game=keys()[0]))
    return {}


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
