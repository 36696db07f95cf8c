"""A tiny game of the contract that is nobody's: shared code must play it without knowing it.

Each in turn gets a card worth 1 to 3 and lays it to the left, where it counts, or to the right,
where it counts double if the card before it lies there too. Two cards each, and it is over.
"""

from __future__ import annotations

from typing import Final, Self, cast

from stellwerk import core
from stellwerk.core import (
    CHANCE,
    Action,
    Card,
    Invalid,
    Json,
    Move,
    Option,
    Options,
    Part,
    Refusal,
    Refused,
    Result,
    Rng,
    Score,
    Seat,
    Value,
    Words,
    rank,
    refuse,
)
from stellwerk.core.registry import Plugin

KEY: Final = "toy"
LEFT, RIGHT, DONE = 10, 11, 12
TEXTS: Final = {1: "one", 2: "two", 3: "three", LEFT: "left", RIGHT: "right", DONE: "done"}
CARD: Final = Card(
    key=KEY,
    min_players=1,
    max_players=3,
    options=(Option("cards", 2, (1, 2, 3)), Option("kind", True, (True, False), expert=True)),
    score_parts=("left", "right"),
    versions={"base": 1},
    hidden=False,
    simultaneous=False,
)


class State:
    def __init__(self, players: int, options: dict[str, Value]) -> None:
        self.players = players
        self.options = options
        self.laid: list[list[tuple[Move, int]]] = [[] for _ in range(players)]
        self.card = 0
        self.chosen: Move = 0
        self.seat = 0

    def actors(self) -> tuple[Seat, ...]:
        if len(self.laid[-1]) == self.options["cards"]:
            return ()
        return (self.seat,) if self.card else (CHANCE,)

    def legal(self, seat: Seat) -> list[Move]:
        if (seat,) != self.actors():
            return []
        if seat == CHANCE:
            return [1, 2, 3]
        return [DONE] if self.chosen else [LEFT, RIGHT]

    def odds(self) -> list[int]:
        return [1, 1, 1]

    def refusal(self, seat: Seat, move: Move) -> Refusal | None:
        if (seat,) != self.actors():
            return refuse("", "core.not_your_turn")
        return None if move in self.legal(seat) else refuse("TOY-1", "toy.no")

    def apply(self, seat: Seat, move: Move) -> None:
        if reason := self.refusal(seat, move):
            raise Refused(reason)
        if seat == CHANCE:
            self.card = move
        elif move == DONE:
            self.laid[seat].append((self.chosen, self.card))
            self.card = self.chosen = 0
            self.seat = (seat + 1) % self.players
        else:
            self.chosen = move

    def retractable(self, seat: Seat) -> list[Move]:
        return [self.chosen] if self.chosen and seat == self.seat else []

    def retract(self, seat: Seat, move: Move) -> list[Move]:
        if move not in self.retractable(seat):
            raise Refused(refuse("", "core.not_your_turn"))
        self.chosen = 0
        return []

    def copy(self) -> State:
        other = State(self.players, self.options)
        other.laid = [list(laid) for laid in self.laid]
        other.card, other.chosen, other.seat = self.card, self.chosen, self.seat
        return other

    def seen(self, seat: Seat | None) -> Seen:
        return Seen(self.copy(), seat)

    def scores(self) -> tuple[Score, ...]:
        return tuple(map(_score, self.laid))

    def result(self) -> Result | None:
        if self.actors():
            return None
        return rank([(score.total,) for score in self.scores()])


def _score(laid: list[tuple[Move, int]]) -> Score:
    left = sum(card for where, card in laid if where == LEFT)
    right = 0
    for place, (where, card) in enumerate(laid):
        if where == RIGHT:
            right += card * (2 if place and laid[place - 1][0] == RIGHT else 0)
    return Score((Part("left", left), Part("right", right)))


class Seen:
    """Everything: nothing is hidden in this game."""

    def __init__(self, state: State, seat: Seat | None) -> None:
        self.state, self.seat = state, seat
        self.players, self.options = state.players, state.options

    @property
    def decisions(self) -> int:
        laid = [] if self.seat is None else self.state.laid[self.seat]
        return 2 * len(laid) + len(self.since())

    def legal(self) -> list[Move]:
        return [] if self.seat is None else self.state.legal(self.seat)

    def refusal(self, move: Move) -> Refusal | None:
        return self.state.refusal(self.players if self.seat is None else self.seat, move)

    def retractable(self) -> list[Move]:
        return [] if self.seat is None else self.state.retractable(self.seat)

    def scores(self) -> tuple[Score, ...]:
        return self.state.scores()

    def since(self) -> tuple[Move, ...]:
        return (self.state.chosen,) if self.state.chosen and self.seat == self.state.seat else ()

    def start(self) -> Self:
        state = self.state.copy()
        state.chosen = 0
        return type(self)(state, self.seat)

    def imagine(self, rng: Rng) -> State:
        return self.state.copy()

    def json(self) -> dict[str, object]:
        return {"seat": self.seat, "card": self.state.card, "chosen": self.state.chosen}


class Toy:
    card = CARD

    def new(self, players: int = 1, options: Options | None = None) -> State:
        return State(players, CARD.settle(options or {}, players))

    def text(self, move: Move) -> str:
        return TEXTS[move]

    def parse(self, text: str) -> Move:
        for move, name in TEXTS.items():
            if name == text:
                return move
        raise Invalid(refuse("", "toy.unreadable", text=text))

    def describe(self, move: Move) -> Words:
        return Words(f"toy.{TEXTS[move]}")

    def targets(self, move: Move) -> tuple[str, ...]:
        return (f"pile:{TEXTS[move]}",) if move in (LEFT, RIGHT) else (TEXTS[move],)

    def seen(self, data: Json) -> Seen:
        raise NotImplementedError

    def longest(self, options: Options, players: int) -> int:
        return 3 * 3 * players

    def score_range(self, options: Options, players: int) -> tuple[int, int]:
        return 0, 18

    def actions(self, options: Options, players: int) -> int:
        return 3

    def action(self, seen: core.Seen, move: Move) -> Action:
        return move - LEFT

    def move(self, seen: core.Seen, action: Action) -> Move:
        return action + LEFT


class Drawing:
    """What the room ``draw`` has for a game, as far as the terminal needs it."""

    scoring = None

    def text(self, seen: core.Seen, *, ascii_only: bool = False) -> str:
        state = cast(Seen, seen).state
        return f"seat {seen.seat} card {state.card} chosen {TEXTS.get(state.chosen, '')}\n"


plugin = Plugin(Toy(), drawing=Drawing())
