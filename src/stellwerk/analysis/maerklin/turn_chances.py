"""Turns of Zug um Zug Märklin: which are worth a look, and who plays games on."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from stellwerk.analysis.analyst import Budget, Play
from stellwerk.analysis.chance_analyst import ChanceAnalyst, Runner, first_choice, turn_ends
from stellwerk.bots.maerklin.play_on import PlayOn
from stellwerk.bots.maerklin.policy import Policy
from stellwerk.bots.maerklin.weights import MASTER
from stellwerk.core.card import Options, Value
from stellwerk.core.game import Game, Move, Seat
from stellwerk.core.game import Seen as AnySeen
from stellwerk.core.game import State as AnyState
from stellwerk.core.rng import Rng
from stellwerk.games.maerklin import game
from stellwerk.games.maerklin.card import VARIANTS
from stellwerk.games.maerklin.rules import rules_for
from stellwerk.games.maerklin.state import State, state_at

# Turns played on for every value that is told.
BUDGETS: Final[Mapping[str, Budget]] = {
    "glance": Budget(work=40),
    "quick": Budget(work=200),
    "normal": Budget(work=400),
    "deep": Budget(work=1600),
}
_SEEDS: Final = (1 << 31) - 1
# Tickets of others are drawn so often anew: then as many points of them are completed and planned
# as bots have in truth, in all stages of a game.
_SUPPOSED: Final = 16
# Variants that are alike enough to go by the fit of another: the one has more tickets, the other
# has points for passengers that are taken along, which count as points of the score.
_ALIKE: Final = {"2012": "2006", "germany": "beginners"}


@dataclass(frozen=True)
class MaerklinAnalyst(ChanceAnalyst):
    """The analyst of Zug um Zug Märklin."""

    budgets: Mapping[str, Budget] = field(default_factory=lambda: BUDGETS)
    rounds: int = 5
    game: Game = game
    package: str = __package__ or ""
    fitted_options: tuple[Mapping[str, Value], ...] = tuple(
        {"variant": variant} for variant in VARIANTS if variant not in _ALIKE
    )

    _play_ons: dict[tuple[object, ...], PlayOn] = field(
        default_factory=dict, compare=False, repr=False
    )

    def make_runner(self, options: Options, players: int) -> Runner:
        return MaerklinRunner(options, players)

    def fit_name(self, options: Options, players: int) -> str:
        variant = str(options["variant"])
        return f"{_ALIKE.get(variant, variant)} {players}"

    def imagine(self, seen: AnySeen, rng: Rng) -> State:
        """Others have tickets such as they seem to build for."""
        state = seen.imagine(rng)
        assert isinstance(state, State)
        assert seen.seat is not None
        supposer = self._supposer(state)
        supposer.suppose(state.position, seen.seat, rng.below(_SEEDS), _SUPPOSED)
        return state

    def _supposer(self, state: State) -> PlayOn:
        key = (state.players, *state.options.values())
        if key not in self._play_ons:
            self._play_ons[key] = PlayOn(state.position.rules, state.players, dict(MASTER))
        return self._play_ons[key]

    def lot_decides(self, options: Options) -> bool:
        return options["first"] == "random"

    def ways(self, state: AnyState, seat: Seat, rng: Rng) -> list[Play]:
        """What the bot `master` would do, then every other beginning as it would go on with it."""
        assert isinstance(state, State)
        policy = Policy(state.position.rules, state.players, dict(MASTER))
        before = first_choice(state, seat)
        if before and turn_ends(state, seat):
            return [tuple(before)]
        legal = state.legal(seat)
        first = policy.choose(state.position, seat)
        legal.sort(key=lambda move: move != first)
        return [(*before, *_turn(state, seat, move, policy)) for move in legal]


class MaerklinRunner:
    """Plays games on by the rules and prices of `master`."""

    def __init__(self, options: Options, players: int) -> None:
        self._options = dict(options)
        self._play_on = PlayOn(rules_for(self._options), players, dict(MASTER))

    def run(self, state: AnyState, seed: int, turns: int) -> bool:
        assert isinstance(state, State)
        return self._play_on.run(state.position, seed, turns)

    def state(self) -> State:
        return state_at(self._play_on.position.copy(), self._options)

    def figures(self) -> list[list[int]]:
        return self._play_on.figures()

    def left(self) -> float:
        return self._play_on.turns_left()

    def ranks(self) -> list[tuple[int, ...]]:
        return list(self._play_on.ranks())


def _turn(state: State, seat: Seat, move: Move, policy: Policy) -> Play:
    """A turn that begins with a move, as the bot would go on."""
    state = state.copy()
    made: list[Move] = []
    while True:
        state.apply(seat, move)
        made.append(move)
        if turn_ends(state, seat):
            return tuple(made)
        move = policy.choose(state.position, seat)
