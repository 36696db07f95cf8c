"""The dice of Railroad Ink for those who draw on paper: what lies on the table after a roll."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from stellwerk.core import Words
from stellwerk.core.card import Options
from stellwerk.core.rolls import Roll
from stellwerk.draw.ink import boards
from stellwerk.draw.rolled import Row, Thing
from stellwerk.games.ink import game
from stellwerk.games.ink.editions import EDITIONS
from stellwerk.games.ink.expansions import EXPANSIONS


class InkRolled:
    """See ``stellwerk.draw.rolled.RollDrawing`` for the contract."""

    def rows(self, options: Options, players: int, rolls: Sequence[Roll]) -> Sequence[Row]:
        return tuple(_rows(options, players, rolls))


def _rows(options: Options, players: int, rolls: Sequence[Roll]) -> Iterator[Row]:
    if len(rolls) > 1:
        yield from _dice(options, players, rolls[-1])
    setup = rolls[0] if rolls else ()
    goals = [text.removeprefix("goal:") for text in setup if text.startswith("goal:")]
    if goals:
        cards = tuple(_goal(code, options) for code in goals)
        yield Row(Words("ink.roll_goals"), cards, rolled=False)
    for text in setup:
        if text.startswith("star:"):
            star = Thing(None, (game.describe(game.parse(text)),))
            yield Row(Words("ink.roll_star"), (star,), rolled=False)


def _dice(options: Options, players: int, shown: Roll) -> Iterator[Row]:
    """Dice for all, or the pairs of a draft, and what the expansion adds."""
    count = len(EDITIONS[str(options["edition"])].dice)
    if options["draft"]:
        faces = shown[1 : 2 * count * players : 2]
        pairs = tuple(_die(*faces[at : at + 2]) for at in range(0, len(faces), 2))
        yield Row(Words("ink.roll_pairs"), pairs)
        more = shown[2 * count * players :]
    else:
        yield Row(Words("ink.tray_routes"), tuple(map(_die, shown[:count])))
        more = shown[count:]
    if more:
        key = EXPANSIONS[str(options["expansion"])].key
        yield Row(Words(f"ink.value_expansion_{key}"), tuple(map(_die, more)))


def _die(*faces: str) -> Thing:
    """A die, or several that are taken together."""
    return Thing(boards.row(faces), tuple(game.describe(game.parse(face)) for face in faces))


def _goal(code: str, options: Options) -> Thing:
    asks = Words(f"ink.page_asks_{code}", {"length": int(options["ta_length"])})
    picture = boards.row((f"goal-{code}",), "card")
    return Thing(picture, (Words(f"ink.page_goal_{code}"),), asks)


rolled: Final = InkRolled()
