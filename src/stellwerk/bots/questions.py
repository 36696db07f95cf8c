"""What a bot in a process of its own is asked, and how it answers.

A worker process imports this module and what it needs: no database and no server, which would take
five times as long to start and much more memory.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass
from typing import cast

from stellwerk import bots, games
from stellwerk.core.game import Bot, Move, Seat
from stellwerk.core.words import Json

_BOTS = 200  # kept alive in a worker; one that is gone is made anew and chooses the same


@dataclass(frozen=True, slots=True)
class Question:
    """All a bot may know: what its seat sees, and a seed that tells nothing of the dice."""

    game: str
    bot: str
    seed: bytes
    table: str
    seat: Seat
    seen: Mapping[str, object]  # the plain form


_alive: OrderedDict[tuple[str, Seat, str, bytes], Bot] = OrderedDict()


def answer(question: Question | None) -> Move | None:
    """A worker's work; ``None`` only asks whether it is there.

    Bots are kept, so that they can follow their plans.
    """
    if question is None:
        return None
    key = (question.table, question.seat, question.bot, question.seed)
    bot = _alive.pop(key, None) or bots.make(question.game, question.bot, question.seed)
    move = bot.choose(games.find(question.game).seen(cast(Json, question.seen)))
    _alive[key] = bot  # not one that has failed
    while len(_alive) > _BOTS:
        _alive.popitem(last=False)
    return move
