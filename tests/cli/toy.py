"""A tiny game of the contract that is nobody's: shared code must play it without knowing it.

Each in turn gets a card worth 1 to 3 and lays it to the left, where it counts, or to the right,
where it counts double if the card before it lies there too. Two cards each, and it is over.
"""

from __future__ import annotations

from random import Random
from typing import Final

from stellwerk.core import (
    CHANCE,
    Card,
    Invalid,
    Move,
    Option,
    Options,
    Part,
    Refusal,
    Refused,
    Result,
    Score,
    Seat,
    Value,
    View,
    Words,
    rank,
    refuse,
)

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

    def view(self, seat: Seat | None) -> View:
        return {"seat": seat, "card": self.card, "chosen": TEXTS.get(self.chosen, "")}

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

    def imagine(self, view: View, rng: Random) -> State:
        raise NotImplementedError


game = Toy()


def text(view: View, *, ascii_only: bool = False) -> str:
    """What the room ``draw`` has for a game."""
    return f"seat {view['seat']} card {view['card']} chosen {view['chosen']}\n"
