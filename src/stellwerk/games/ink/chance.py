"""What chance is asked in a game: star and goals before it, dice at the start of each round.

Outcomes are numbers of ``notation.OUTCOMES``; each comes with its weight.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache
from typing import Protocol, TypeAlias

from stellwerk.core.card import Options, Value
from stellwerk.games.ink import draft, goals
from stellwerk.games.ink.editions import DICE, Edition
from stellwerk.games.ink.expansions import Expansion
from stellwerk.games.ink.notation import OUTCOME_INDEX, OUTCOMES
from stellwerk.games.ink.sources import ROUTE_DICE

Outcomes: TypeAlias = Sequence[tuple[int, int]]

GOAL_OPTIONS = ("goal_top", "goal_middle", "goal_bottom")
DRAWN = "drawn"  # the card of this slot is drawn, not chosen
_UNKNOWN = ""  # a goal not drawn yet


class Asking(Protocol):
    """What chance needs to know of a game: a running one, or one that is played on paper."""

    @property
    def edition(self) -> Edition: ...
    @property
    def expansion(self) -> Expansion: ...
    @property
    def options(self) -> dict[str, Value]: ...
    @property
    def players(self) -> int: ...
    @property
    def drafting(self) -> bool: ...
    @property
    def star(self) -> int: ...
    @property
    def goals(self) -> tuple[str, ...] | None: ...
    @property
    def shown(self) -> tuple[int, ...]: ...


def fixed_goals(edition: Edition, options: Options) -> tuple[str, ...] | None:
    """The goals chosen beforehand, with gaps for those to be drawn; ``None`` without goals."""
    if not (edition.challenge and options["goals"]):
        return None
    chosen = (str(options[key]) for key in GOAL_OPTIONS)
    return tuple(_UNKNOWN if code == DRAWN else code for code in chosen)


def setup_due(state: Asking) -> bool:
    """Whether chance has something to say before the first roll."""
    return (state.drafting and state.star < 0) or _UNKNOWN in (state.goals or ())


def outcomes(state: Asking) -> Outcomes:
    """What chance can show next."""
    if setup_due(state):
        return _setup(state)
    if state.drafting and len(state.shown) < 2 * ROUTE_DICE * state.players:
        return _pool(state)
    if state.drafting:
        number = len(state.shown) - 2 * ROUTE_DICE * state.players
        return _rolled(state.expansion.dice[number])
    number = len(state.shown)
    if number < ROUTE_DICE:
        return _rolled(state.edition.dice[number])
    return _rolled(state.expansion.dice[number - ROUTE_DICE])


def _setup(state: Asking) -> Outcomes:
    if state.drafting and state.star < 0:
        return _weighted(Counter(f"star:{seat + 1}" for seat in range(state.players)))
    assert state.goals is not None
    slot = state.goals.index(_UNKNOWN)
    pile = goals.cards_for(
        slot, state.expansion.key, bool(state.options["yellow_goals"]), state.goals
    )
    return _weighted(Counter(f"goal:{code}" for code in pile))


def _pool(state: Asking) -> Outcomes:
    """RI-102: the dice come out of the pool one by one, which makes the pairs, and are rolled."""
    if len(state.shown) % 2:
        name = OUTCOMES[state.shown[-1]].removeprefix("die:")
        return _rolled(DICE[name])
    left = Counter(
        {f"die:{name}": n for name, n in draft.pool(state.edition, state.players).items()}
    )
    left.subtract(OUTCOMES[shown] for shown in state.shown[::2])
    return _weighted(+left)


@cache
def _rolled(die: tuple[str, ...]) -> Outcomes:
    """What a die can show; dice are few, and rolled all the time."""
    return _weighted(Counter(die))


def _weighted(counted: Counter[str]) -> Outcomes:
    return [(OUTCOME_INDEX[text], weight) for text, weight in counted.items()]


def seat_of(outcome: int) -> int:
    """The seat that has got the star."""
    return int(OUTCOMES[outcome].removeprefix("star:")) - 1


def with_goal(known: tuple[str, ...] | None, outcome: int) -> tuple[str, ...]:
    """The goals with the next gap filled."""
    assert known is not None
    slot = known.index(_UNKNOWN)
    return (*known[:slot], OUTCOMES[outcome].removeprefix("goal:"), *known[slot + 1 :])


def roll_length(state: Asking) -> int:
    """How many outcomes make a roll."""
    routes = 2 * ROUTE_DICE * state.players if state.drafting else ROUTE_DICE
    return routes + len(state.expansion.dice)


def common_dice(state: Asking) -> tuple[int, ...]:
    """The faces that every seat has to draw: in a draft only those of the expansion (RI-100)."""
    routes = 2 * ROUTE_DICE * state.players if state.drafting else ROUTE_DICE
    extra = state.shown[routes:] if state.expansion.drawn else ()
    return extra if state.drafting else (*state.shown[:ROUTE_DICE], *extra)


def pool_faces(state: Asking) -> tuple[int, ...]:
    """The faces of a draft's pool, pair after pair, as far as they are rolled."""
    return pool_of(state.shown, state.players)


def pool_of(roll: tuple[int, ...], players: int) -> tuple[int, ...]:
    """The same of any roll."""
    return roll[1 : 2 * ROUTE_DICE * players : 2]
