"""``stellwerk games``: what can be played, and with which options."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from typing import Annotated

from cyclopts import Parameter

from stellwerk import bots
from stellwerk.cli.console import OK, Voice, table
from stellwerk.cli.game_options import option_lines
from stellwerk.cli.help import WIDEST
from stellwerk.games import find, keys


def games(*, voice: Annotated[Voice, Parameter(parse=False)]) -> int:
    """List all games from their type cards."""
    for number, key in enumerate(keys()):
        card = find(key).card
        if number:
            voice.tell()
        voice.tell(f"{key}  {voice.text(f'{key}.name')}")
        about = voice.text(f"{key}.about")
        players = voice.text("cli.players", least=card.min_players, most=card.max_players)
        lines = [*textwrap.wrap(about, WIDEST - 2), players, *option_lines(voice, key, card)]
        for line in (*lines, *bot_lines(voice, key)):
            voice.tell(f"  {line}")
    return OK


def bot_lines(voice: Voice, key: str) -> Iterator[str]:
    """Whom one can play against, and how they play."""
    yield voice.text("cli.bots")
    rows = [(name, voice.text(f"{key}.bot_{name}")) for name in bots.names(key, patient=True)]
    yield from (f"  {line}" for line in table(rows, left=2))
