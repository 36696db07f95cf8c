"""A toy game that keeps the contract: small enough to see through, with all that games can have.

Before the first round chance gives every seat a secret lucky tile. In each round chance rolls a
die; then all take tiles 1 to 6 at the same time, unseen by the others: tile 1, the tile of the die,
or a neighbour of a tile already taken in this round; at least one and at most three. A tile counts
1, the lucky tile 3 more, and taking three costs 1.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import Self

from stellwerk.core import (
    BASE,
    CHANCE,
    Card,
    Earned,
    Invalid,
    Json,
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
    Versions,
    View,
    Words,
    rank,
    refuse,
)

TILES = range(1, 7)
MOST = 3
END, DIE, LUCK = 0, 10, 20  # a tile is its number; dice and luck are added to it
NAMES = {
    END: "end",
    **{tile: f"take{tile}" for tile in TILES},
    **{DIE + tile: f"die{tile}" for tile in TILES},
    **{LUCK + tile: f"luck{tile}" for tile in TILES},
}
MOVES = {name: move for move, name in NAMES.items()}


def in_order(taken: Iterable[int], die: int) -> list[int] | None:
    """The tiles in an order in which each may be taken, or ``None`` if there is none."""
    waiting = list(taken)
    ordered: list[int] = []
    while waiting:
        for tile in waiting:
            if reaches(tile, ordered, die):
                ordered.append(tile)
                waiting.remove(tile)
                break
        else:
            return None
    return ordered


def reaches(tile: int, taken: Sequence[int], die: int) -> bool:
    return tile in (1, die) or tile - 1 in taken or tile + 1 in taken


class ToyState:
    """One running game; see the module."""

    def __init__(self, players: int, options: dict[str, Value]) -> None:
        self.players = players
        self.options = options
        self.lucky: list[int] = []  # seat by seat, as far as chance has dealt
        self.dice: list[int] = []  # of all rounds, the running one included
        self.rows: list[list[list[int]]] = [[] for _ in range(players)]  # finished rounds
        self.taken: list[list[int]] = [[] for _ in range(players)]  # the running round
        self.ended = [False] * players

    @property
    def phase(self) -> str:
        if len(self.lucky) < self.players:
            return "luck"
        if len(self.dice) > len(self.rows[0]):
            return "take"
        return "over" if len(self.dice) == self.options["rounds"] else "roll"

    def actors(self) -> tuple[Seat, ...]:
        match self.phase:
            case "over":
                return ()
            case "take":
                return tuple(seat for seat in range(self.players) if not self.ended[seat])
            case _:
                return (CHANCE,)

    def legal(self, seat: Seat) -> list[Move]:
        return [move for move in NAMES if self.refusal(seat, move) is None]

    def odds(self) -> list[int]:
        if self.actors() != (CHANCE,):
            return []
        heavy = self.options["loaded"] and self.phase == "roll"
        return [1, 1, 1, 1, 1, 2 if heavy else 1]

    def refusal(self, seat: Seat, move: Move) -> Refusal | None:
        if self.phase == "over":
            return refuse("", "core.game_over")
        if seat not in self.actors():
            return refuse("", "core.not_your_turn", seat=seat)
        if seat == CHANCE:
            base = LUCK if self.phase == "luck" else DIE
            return None if move - base in TILES else refuse("T-1", "toy.no_outcome")
        taken = self.taken[seat]
        if move == END:
            return None if taken else refuse("T-2", "toy.take_one")
        if move not in TILES:
            return refuse("", "toy.no_move")
        if move in taken or len(taken) == MOST:
            return refuse("T-3", "toy.taken", tile=move)
        if not reaches(move, taken, self.dice[-1]):
            return refuse("T-4", "toy.out_of_reach", tile=move)
        return None

    def apply(self, seat: Seat, move: Move) -> None:
        if refusal := self.refusal(seat, move):
            raise Refused(refusal)
        if move > LUCK:
            self.lucky.append(move - LUCK)
        elif move > DIE:
            self.dice.append(move - DIE)
        elif move == END:
            self.ended[seat] = True
            if all(self.ended):
                self._end_round()
        else:
            self.taken[seat].append(move)

    def _end_round(self) -> None:
        for row, taken in zip(self.rows, self.taken, strict=True):
            row.append(taken)
        self.taken = [[] for _ in range(self.players)]
        self.ended = [False] * self.players

    def retractable(self, seat: Seat) -> list[Move]:
        if self.phase != "take" or seat not in self.actors():
            return []
        return [tile for tile in self.taken[seat] if self._without(seat, tile) is not None]

    def retract(self, seat: Seat, move: Move) -> list[Move]:
        if seat not in self.actors() or move not in self.taken[seat]:
            raise Refused(refuse("", "toy.not_taken"))
        rest = self._without(seat, move)
        if rest is None:
            raise Refused(refuse("T-5", "toy.others_hang_on_it", tile=move))
        self.taken[seat] = rest
        return list(rest)

    def _without(self, seat: Seat, tile: int) -> list[int] | None:
        return in_order((other for other in self.taken[seat] if other != tile), self.dice[-1])

    def copy(self) -> Self:
        copy = type(self)(self.players, self.options)
        copy.lucky = self.lucky[:]
        copy.dice = self.dice[:]
        copy.rows = [row[:] for row in self.rows]
        copy.taken = [taken[:] for taken in self.taken]
        copy.ended = self.ended[:]
        return copy

    def view(self, seat: Seat | None) -> View:
        seats: list[Json] = [self._seat_view(one, seat) for one in range(self.players)]
        return {
            "game": "toy",
            "seat": seat,
            "players": self.players,
            "options": dict(self.options),
            "dealt": len(self.lucky),
            "memory": {"dice": list(self.dice)},
            "seats": seats,
        }

    def _seat_view(self, one: Seat, seat: Seat | None) -> dict[str, Json]:
        open_ = one == seat or self.phase == "over"
        return {
            "rows": [list(row) for row in self.rows[one]],
            "taken": list(self.taken[one]) if one == seat else [],
            "ended": self.ended[one],
            "lucky": self.lucky[one] if open_ and one < len(self.lucky) else None,
        }

    def scores(self) -> tuple[Score, ...]:
        return tuple(self._score(seat) for seat in range(self.players))

    def _score(self, seat: Seat) -> Score:
        rounds = [*self.rows[seat], self.taken[seat]]
        lucky = self.lucky[seat] if seat < len(self.lucky) else 0
        earned: dict[str, list[Earned]] = {"tiles": [], "luck": [], "greed": []}
        for number, taken in enumerate(rounds):
            places = tuple(f"{number}:{tile}" for tile in taken)
            if places:
                earned["tiles"].append(Earned(len(places), places))
            if lucky in taken:
                earned["luck"].append(Earned(3, (f"{number}:{lucky}",)))
            if len(taken) == MOST:
                earned["greed"].append(Earned(-1, places))
        return Score(
            tuple(
                Part(key, sum(e.points for e in found), tuple(found))
                for key, found in earned.items()
            )
        )

    def result(self) -> Result | None:
        if self.phase != "over":
            return None
        return rank([(score.total,) for score in self.scores()])


_VERSIONS: Versions = {BASE: 3, "loaded": 1}


class ToyGame:
    """The toy as a game; ``state`` lets a test put another state in its place."""

    def __init__(self, state: type[ToyState] = ToyState, versions: Versions = _VERSIONS) -> None:
        self._state = state
        self.card = Card(
            key="toy",
            min_players=1,
            max_players=3,
            options=(
                Option("rounds", 2, (2, 3)),
                Option("loaded", False, (False, True), expert=True, parts={True: "loaded"}),
            ),
            score_parts=("tiles", "luck", "greed"),
            versions=versions,
            numbered={2: {BASE: 2, "loaded": 1}, 3: _VERSIONS},
            hidden=True,
            simultaneous=True,
        )

    def new(self, players: int = 1, options: Options | None = None) -> ToyState:
        return self._state(players, self.card.settle(options or {}, players))

    def text(self, move: Move) -> str:
        return NAMES[move]

    def parse(self, text: str) -> Move:
        if text not in MOVES:
            raise Invalid(refuse("", "toy.move_unreadable", text=text))
        return MOVES[text]

    def describe(self, move: Move) -> Words:
        name = NAMES[move].rstrip("123456")
        return Words(f"toy.{name}", {"tile": move % 10} if move else {})

    def targets(self, move: Move) -> tuple[str, ...]:
        return (f"tile:{move % 10}",) if move else ("end",)

    def imagine(self, view: View, rng: Random) -> ToyState:
        players, options = view["players"], view["options"]
        assert isinstance(players, int)
        assert isinstance(options, dict)
        state = self.new(players, {key: v for key, v in options.items() if isinstance(v, int)})
        fill(state, view, rng)
        return state


def fill(state: ToyState, view: View, rng: Random) -> None:
    """Put a view into a new state; luck that the view hides is made up."""
    dealt, memory, seats = view["dealt"], view["memory"], view["seats"]
    assert isinstance(dealt, int)
    assert isinstance(memory, dict)
    assert isinstance(seats, list)
    state.dice = numbers(memory["dice"])
    for number, seat in enumerate(seats):
        assert isinstance(seat, dict)
        rows = seat["rows"]
        assert isinstance(rows, list)
        state.rows[number] = [numbers(row) for row in rows]
        state.taken[number] = numbers(seat["taken"])
        state.ended[number] = seat["ended"] is True
        made_up = rng.choice(TILES)
        if number < dealt:
            lucky = seat["lucky"]
            state.lucky.append(lucky if isinstance(lucky, int) else made_up)


def numbers(data: Json) -> list[int]:
    assert isinstance(data, list)
    return [number for number in data if isinstance(number, int)]


game = ToyGame()
