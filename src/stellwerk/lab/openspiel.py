"""The games as games of OpenSpiel: ``pyspiel.load_game("stellwerk_KEY(players=2)")``.

Importing this registers them all. Parameters are ``players`` and the options of the game's card; a
value that is a text of digits is written with ``_`` before it, as ``_2012``.
Chance has nodes of its own, whose actions are the places in the list of what chance can show now.
Where several seats may act at once they do so one after the other, in the order of their seats,
which touches nothing that each of them knows. Returns are points, when the game is over.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final

import numpy as np
import pyspiel
from numpy.typing import NDArray

from stellwerk import games
from stellwerk.core.card import Card, Options, Value
from stellwerk.core.game import CHANCE, Game, Move, Seat, Seen, State
from stellwerk.core.refusal import Declined
from stellwerk.games import keys
from stellwerk.lab import encoders
from stellwerk.lab.running_game import reason

__all__ = ["PREFIX", "register"]

PREFIX: Final = "stellwerk_"
MOST_OUTCOMES: Final = 256  # of chance at once; far more than a pile of tickets has
PLAYERS: Final = "players"


class _Held:
    """A running game, so that OpenSpiel can copy it, and write it down as the moves made so far."""

    def __init__(self, game: Game, state: State, made: list[tuple[Seat, Move]]) -> None:
        self.game, self.state, self.made = game, state, made

    def apply(self, seat: Seat, move: Move) -> None:
        self.state.apply(seat, move)
        self.made.append((seat, move))

    def __deepcopy__(self, memo: object) -> _Held:
        return _Held(self.game, self.state.copy(), self.made[:])

    def __reduce__(self) -> tuple[Any, ...]:
        state = self.state
        return _played, (self.game.card.key, state.players, dict(state.options), self.made)


def _played(key: str, players: int, options: Options, made: list[tuple[Seat, Move]]) -> _Held:
    """What was written down, played again."""
    game = games.find(key)
    held = _Held(game, game.new(players, options), [])
    for seat, move in made:
        held.apply(seat, move)
    return held


def _type(card: Card) -> Any:
    """The type card, as OpenSpiel has it."""
    options = {option.key: _parameter(option.default) for option in card.options}
    return pyspiel.GameType(
        short_name=PREFIX + card.key,
        long_name=f"Stellwerk {card.key}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=card.max_players,
        min_num_players=card.min_players,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={PLAYERS: card.min_players, **options},
        default_loadable=True,
        provides_factored_observation_string=False,
    )


def _parameter(value: Value) -> Value:
    """The value of an option as a parameter: OpenSpiel takes a text of digits for a number."""
    return f"_{value}" if isinstance(value, str) and value.isdigit() else value


def _value(parameter: Value) -> Value:
    """The value of a parameter."""
    return parameter.removeprefix("_") if isinstance(parameter, str) else parameter


class SpielGame(pyspiel.Game):
    """A kind of game, with its options."""

    def __init__(self, game: Game, kind: Any, params: Mapping[str, Any] | None = None) -> None:
        given = dict(params or {})
        card = game.card
        players = int(given.pop(PLAYERS, card.min_players))
        try:
            options = card.settle({key: _value(one) for key, one in given.items()}, players)
        except Declined as declined:
            raise pyspiel.SpielError(reason(declined.refusal)) from declined
        least, most = game.score_range(options, players)
        info = pyspiel.GameInfo(
            num_distinct_actions=game.actions(options, players),
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=players,
            min_utility=float(least),
            max_utility=float(most),
            max_game_length=game.longest(options, players),
        )
        super().__init__(kind, info, dict(params or {}))
        self.game = game
        self.options: Options = options
        self.seats = players
        self.layout = encoders.find(game, options, players)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        default = pyspiel.IIGObservationType(perfect_recall=False)
        return SpielObserver(self, iig_obs_type or default, params)


class SpielState(pyspiel.State):
    """One running game."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.held = _Held(game.game, game.game.new(game.seats, game.options), [])

    @property
    def running(self) -> State:
        return self.held.state

    def seen(self, player: int) -> Seen:
        return self.running.seen(player)

    # -- what OpenSpiel asks ---------------------------------------------------------------------

    def current_player(self) -> int:
        actors = self.running.actors()
        if not actors:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if actors[0] == CHANCE else actors[0]

    def is_terminal(self) -> bool:
        return not self.running.actors()

    def _legal_actions(self, player: int) -> list[int]:
        kind: SpielGame = self.get_game()
        mask = np.empty(kind.num_distinct_actions(), np.int8)
        kind.layout.mask(self.seen(player), mask)
        found: list[int] = np.flatnonzero(mask).tolist()
        return found

    def chance_outcomes(self) -> list[tuple[int, float]]:
        odds = self.running.odds()
        total = sum(odds)
        return [(place, weight / total) for place, weight in enumerate(odds)]

    def _apply_action(self, action: int) -> None:
        state = self.running
        seat = state.actors()[0]
        try:
            self.held.apply(seat, self.move(seat, action))
        except Declined as declined:
            raise pyspiel.SpielError(reason(declined.refusal)) from declined

    def move(self, seat: int, action: int) -> Move:
        """The move of an action."""
        if seat >= 0:
            kind: SpielGame = self.get_game()
            return kind.game.move(self.seen(seat), action)
        outcomes = self.running.legal(CHANCE)
        if not 0 <= action < len(outcomes):
            raise pyspiel.SpielError(f"chance has {len(outcomes)} outcomes, and no {action}")
        return outcomes[action]

    def _action_to_string(self, player: int, action: int) -> str:
        kind: SpielGame = self.get_game()
        try:
            return kind.game.text(self.move(player if player >= 0 else CHANCE, action))
        except Declined:
            return f"({action})"  # no move now: OpenSpiel asks for all of them

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self.num_players()
        return [float(score.total) for score in self.running.scores()]

    def __str__(self) -> str:
        return _text(self.running.seen(None))


class SpielObserver:
    """What a player sees, as OpenSpiel's observers have it."""

    def __init__(self, game: SpielGame, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"there are no parameters of observations: {params}")
        self._layout = game.layout
        self._room = np.zeros(len(game.layout.names), game.layout.dtype)
        self._private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._recall = bool(kind.perfect_recall)
        self.tensor: NDArray[np.float32] = np.zeros(len(game.layout.names), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        self._layout.observe(self._seen(state, player), self._room)
        self.tensor[:] = self._room

    def string_from(self, state: SpielState, player: int) -> str:
        seen = self._seen(state, player)
        return _text(seen, memory=self._recall)

    def _seen(self, state: SpielState, player: int) -> Seen:
        return state.running.seen(player if self._private else None)


def _text(seen: Seen, memory: bool = True) -> str:
    """What is seen as one line; what is known but not displayed only if it is asked for."""
    data = {key: value for key, value in seen.json().items() if memory or key != "memory"}
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"), sort_keys=True)


def register() -> None:
    """Make all games known to OpenSpiel."""
    known = set(pyspiel.registered_names())
    for key in keys():
        if PREFIX + key not in known:
            _register(games.find(key))


def _register(game: Game) -> None:
    kind = _type(game.card)

    # A class, as OpenSpiel's own games are: it lets go of them when Python is gone already, and a
    # function would be taken apart then, which ends in a crash.
    class Registered(SpielGame):
        def __init__(self, params: Mapping[str, Any] | None = None) -> None:
            super().__init__(game, kind, params)

    pyspiel.register_game(kind, Registered)


register()
