"""Games of Railroad Dice played on quickly, and how the seats stand then, in figures."""

from __future__ import annotations

from typing import Final

from stellwerk.bots.raildice.builder import Thinking
from stellwerk.bots.raildice.evaluation import CAREFUL, Evaluation
from stellwerk.core.game import State as AnyState
from stellwerk.core.rng import Decisions
from stellwerk.games.raildice import State, moves
from stellwerk.games.raildice.data import FACES, JOKER, SHARE, standard
from stellwerk.games.raildice.effects import make
from stellwerk.games.raildice.legal_moves import LegalMoves
from stellwerk.games.raildice.phases import BEGINNING, OVER, ROLLING
from stellwerk.games.raildice.position import Position
from stellwerk.games.raildice.turn_end import new_director, total

_DIE: Final = [FACES.index(face) for face in standard().die]

# What is told of a seat, in this order.
FIGURES: Final = (
    "total",  # passengers so far
    "hope",  # and those the bots expect it to have in the end
    "directed",  # passengers of a year, of companies it directs
    "led",  # and of those it would direct if the year ended now
    "jokers",
    "shares_rolled",
    "front",  # dice in front of it
    "behind",
    "shares",
    "wait",  # turns until it is on turn
    "companies",  # that it leads
)


class RailroadDiceRunner:
    """Plays games on: few positions in mind, few rolls tried, so a turn takes a millisecond."""

    def __init__(self) -> None:
        self._thinking = Thinking(CAREFUL, width=2, rolls=2, glance=1)
        self._evaluation = Evaluation({**CAREFUL, "others": 0.0})
        self._legal = LegalMoves()
        self._state: State | None = None

    def run(self, state: AnyState, seed: int, turns: int) -> bool:
        """Play on from where a turn has just ended, or dice are to be rolled.

        The same seed rolls alike: it is taken up anew in every turn.
        """
        assert isinstance(state, State)
        self._state = state.copy()
        position = self._state.position
        lots = Decisions(seed.to_bytes(8, "big"))
        rng, number = lots.rng(0), 0
        running = _turn(position) if position.phase == ROLLING else None
        while position.phase != OVER:
            if position.phase == ROLLING:
                make(position, moves.FACE + rng.choice(_DIE))
                continue
            if position.phase == BEGINNING:
                make(position, moves.FIRST + rng.below(position.players))
                continue
            if _turn(position) != running:
                if number == turns:
                    return False
                number, running = number + 1, _turn(position)
                rng = lots.rng(number)
            self._legal.fill(position)
            for move in self._thinking.plan(position, self._legal.listed(), rng):
                make(position, move)
        return True

    def state(self) -> State:
        assert self._state is not None  # something was played on
        return self._state

    def figures(self) -> list[list[int]]:
        return figures(self.state().position, self._evaluation)

    def left(self) -> float:
        return self._evaluation.years(self.state().position)

    def ranks(self) -> list[tuple[int, ...]]:
        position = self.state().position
        return [
            (total(position, seat), position.front_dice(seat, JOKER), position.front_total(seat))
            for seat in range(position.players)
        ]


def figures(position: Position, evaluation: Evaluation) -> list[list[int]]:
    """How the seats stand, by ``FIGURES``."""
    companies = range(position.rules.companies)
    each = position.rules.passengers
    sizes = [each * position.largest_group(company).bit_count() for company in companies]
    leads = [new_director(position, company) for company in companies]
    return [
        [
            total(position, seat),
            round(evaluation.value(position, seat)),
            sum(sizes[one] for one in companies if position.director_of(one) == seat),
            sum(sizes[one] for one in companies if leads[one] == seat),
            position.front_dice(seat, JOKER),
            position.front_dice(seat, SHARE),
            position.front_total(seat),
            position.behind_dice(seat),
            sum(position.shares_of(seat, company) for company in companies),
            (seat - position.seat) % position.players,
            leads.count(seat),
        ]
        for seat in range(position.players)
    ]


def _turn(position: Position) -> tuple[int, int]:
    """Which turn of the game is running."""
    return position.year, position.done
