"""Positions that somebody draws and asks about: what a game brings to have them explored."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol, cast

from stellwerk.analysis.analyst import Analyst, Budget, Estimate, Sampled
from stellwerk.analysis.game_analysis import SEED
from stellwerk.analysis.position_analysis import best_plays
from stellwerk.analysis.report import Choice
from stellwerk.core.card import Options
from stellwerk.core.game import Game, Seen
from stellwerk.core.refusal import Invalid, refuse
from stellwerk.core.registry import keys, part
from stellwerk.core.rng import Decisions, Rng
from stellwerk.core.words import Words
from stellwerk.draw.scoring_sheets import Note, When


@dataclass(frozen=True, slots=True)
class Value:
    """One value of a field."""

    key: str  # as an address spells it; nothing: left open
    words: Words
    symbol: str = ""  # of the game's pictures, if there is one


@dataclass(frozen=True, slots=True)
class Field:
    """Something of a position that its board does not show."""

    key: str
    words: Words
    values: tuple[Value, ...]  # the first is the usual one
    group: Words  # the heading it stands under
    when: When = field(default_factory=dict)
    many: bool = False  # any number of the values, with commas between them


class Explorer(Protocol):
    """How positions of a game are put together. ``exploring`` in the package of its key is one."""

    @property
    def fields(self) -> Sequence[Field]: ...

    @property
    def notes(self) -> Sequence[Note]:
        """What is left out of account, and when."""
        ...

    def position(self, board: str, options: Options, given: Mapping[str, str]) -> Seen:
        """What a player sees there; refuses what cannot be. If chance is left open, nothing is
        to be decided yet."""
        ...

    def expected(
        self, board: str, options: Options, given: Mapping[str, str], budget: Budget, rng: Rng
    ) -> Sampled:
        """What such a position comes to if chance is still to act."""
        ...

    def written(self, seen: Seen) -> dict[str, str] | None:
        """What a seat sees as it would be given: board, options and fields by name; ``None`` for
        what cannot be given."""
        ...


@dataclass(frozen=True, slots=True)
class Explored:
    """What there is to say of a position."""

    seen: Seen
    expected: Estimate | None  # before chance has acted
    choices: tuple[Choice, ...]  # after it, the best first


def explorers() -> list[str]:
    """The keys of all games whose positions can be explored."""
    return [key for key in keys() if part("exploring", key)]


def explorer(key: str) -> Explorer:
    """How positions of a game are put together; refuses a game that has nothing of the kind."""
    found = cast(Explorer | None, part("exploring", key))
    if found is None:
        raise Invalid(refuse("", "analysis.no_explorer", game=key, known=", ".join(explorers())))
    return found


def explore(
    analyst: Analyst,
    game: Game,
    board: str,
    options: Options,
    given: Mapping[str, str],
    budget: Budget,
) -> Explored:
    """The best turns from a position, or what it comes to if chance is left open."""
    own = explorer(game.card.key)
    seen = own.position(board, options, given)
    if seen.legal():
        return Explored(seen, None, tuple(best_plays(analyst, game, seen, budget)))
    rng = Decisions(SEED).rng(0)
    return Explored(seen, own.expected(board, options, given, budget, rng).estimate, ())
