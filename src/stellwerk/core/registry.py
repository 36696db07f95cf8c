"""The games there are, and what each of them brings to every room of the house.

A game of this tree stands under its key in each room, and the package there has the object named in
``PARTS``: ``game`` of ``games/<key>``, ``drawing`` of ``draw/<key>``, ``roster`` of ``bots/<key>``.
There is no list of games anywhere: adding a folder adds a game. A game of another package is found
by an entry point of the group ``stellwerk.games``: its name is the key, its value a
:class:`Plugin`. All are looked for once.
"""

from __future__ import annotations

import importlib
import importlib.util
import logging
import pkgutil
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path
from typing import Final

from stellwerk.core.days import Days
from stellwerk.core.game import Game
from stellwerk.core.lessons import Lessons
from stellwerk.core.lines import LineScoring
from stellwerk.core.refusal import Invalid, refuse
from stellwerk.core.rolls import Rolls

GROUP: Final = "stellwerk.games"
KEY: Final = re.compile(r"[a-z][a-z0-9_]*")
# What a game can bring, and the room it belongs to. All but the game itself may be missing.
PARTS: Final = {
    "game": "games",
    "lines": "games",
    "lessons": "games",
    "roll": "games",
    "days": "games",
    "description": "games",
    "drawing": "draw",
    "printing": "draw",
    "rolled": "draw",
    "roster": "bots",
    "analysis": "analysis",
    "exploring": "analysis",
    "encoder": "lab",
}
# What the sentences of the house itself go by: no game can be called so.
RESERVED: Final = frozenset({"analysis", "cli", "core", "days", "pages", "table", "web"})

_LOGGER = logging.getLogger("stellwerk")


@dataclass(frozen=True, slots=True)
class Plugin:
    """What a game of another package brings; all but the game itself may be left out.

    ``drawing`` keeps ``stellwerk.draw.drawing.Drawing``, ``printing`` keeps
    ``stellwerk.draw.printouts.Printing``, ``rolled`` keeps ``stellwerk.draw.rolled.RollDrawing``,
    ``roster`` is a ``stellwerk.bots.roster.Roster``, ``analysis`` keeps
    ``stellwerk.analysis.analyst.Analyst``, ``exploring`` keeps
    ``stellwerk.analysis.exploring.Explorer``, ``encoder`` keeps ``stellwerk.lab.encoders.Encoder``:
    this room stands below theirs and does not know them.
    """

    game: Game
    lines: LineScoring | None = None  # how boards are scored by the million
    lessons: Lessons | None = None  # by which it is learned
    roll: Rolls | None = None  # what is rolled for those who play on paper
    days: Days | None = None  # the days or weeks on which everybody gets the same
    description: object = None  # the type of what ``Seen.json`` gives; else its annotation says
    drawing: object = None
    printing: object = None
    rolled: object = None
    roster: object = None
    analysis: object = None
    exploring: object = None
    encoder: object = None
    words: Mapping[str, str] = field(default_factory=dict)  # by language: a file of Fluent messages
    static: Path | None = None  # a folder of files for its page: ``board.js``, ``board.css``

    def part(self, name: str) -> object:
        return getattr(self, name)


@dataclass(frozen=True, slots=True)
class _Folder:
    """A game of this tree: what it brings is imported when first used."""

    key: str

    def part(self, name: str) -> object:
        module = f"stellwerk.{PARTS[name]}.{self.key}"
        # Looked for rather than tried: a module that exists and fails to import must say so.
        if importlib.util.find_spec(module) is None:
            return None
        return getattr(importlib.import_module(module), name, None)


def keys() -> list[str]:
    """The keys of all games, in alphabetical order."""
    return sorted(_found())


@cache
def part(name: str, key: str) -> object:
    """What a game brings under a name of ``PARTS``, or ``None``; refuses a key no game has."""
    found = _found()
    if key not in found:
        raise Invalid(refuse("", "core.game_unknown", game=key, known=", ".join(keys())))
    return found[key].part(name)


def plugin(key: str) -> Plugin | None:
    """The game of another package with this key, if there is one."""
    found = _found().get(key)
    return found if isinstance(found, Plugin) else None


def forget() -> None:
    """Look for all games anew."""
    _found.cache_clear()
    part.cache_clear()


@cache
def _found() -> Mapping[str, _Folder | Plugin]:
    """All games by key; a plugin that cannot be had is named and left out."""
    games = importlib.import_module("stellwerk.games")
    found: dict[str, _Folder | Plugin] = {
        module.name: _Folder(module.name) for module in pkgutil.iter_modules(games.__path__)
    }
    for point in sorted(entry_points(group=GROUP), key=lambda point: point.name):
        try:
            if not KEY.fullmatch(point.name):
                raise ValueError("a key has small letters, digits and _, and begins with a letter")
            if point.name in found or point.name in RESERVED:
                raise ValueError("its key is taken")
            found[point.name] = _checked(point.name, point.load())
        except (Exception, SystemExit) as error:
            # Whatever is wrong with it, the other games can be played.
            reason = f"{type(error).__name__}: {error}"
            _LOGGER.warning("the game %s (%s) is left out: %s", point.name, point.value, reason)
    return found


def _checked(key: str, brought: object) -> Plugin:
    if not isinstance(brought, Plugin):
        raise TypeError("its entry point is no stellwerk.core.registry.Plugin")
    if brought.game.card.key != key:
        raise ValueError(f"its card says {brought.game.card.key!r}")
    if not all(isinstance(text, str) for text in brought.words.values()):
        raise TypeError("its words are no texts")
    if brought.static is not None and not brought.static.is_dir():
        raise ValueError(f"there is no folder {brought.static}")
    return brought
