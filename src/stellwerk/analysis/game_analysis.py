"""A finished game, turn by turn: what was played, what was best, what was luck.

The words are those of backgammon. The loss of a turn is the value of the best play less the value
of the one played; its luck is the value of the best play less what was to be expected before
chance had acted. One evaluator says all of these, so the outcome is what was expected at the
outset, plus luck, less losses. The best play is chosen first; then it and the played one are both
estimated anew, with chance that had no part in the choice: else the best of noisy values would
always look better than it is.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from time import process_time
from typing import Final

from stellwerk.analysis.analyst import Analyst, Budget, Estimate, difference
from stellwerk.analysis.report import Choice, GameReport, Par, TurnReport
from stellwerk.core.game import Move, Seat, Seen
from stellwerk.core.journal import Journal
from stellwerk.core.refusal import Invalid, Refused, refuse
from stellwerk.core.rng import Decisions

SEED: Final = bytes(8)  # of the lots of an analysis: whoever asks gets the same
# Generators of a turn: one for the choice, one for what comes of it.
_PER_TURN: Final = 2


@dataclass(slots=True)
class _Turn:
    seen: Seen  # as it began
    first: int  # entries of the record before it
    moves: list[Move] = field(default_factory=list)
    entry: int = 0


def analyse_game(
    analyst: Analyst,
    journal: Journal,
    seat: Seat,
    effort: str,
    *,
    seed: bytes = SEED,
    seconds: float = 0,
    with_par: bool = True,
) -> Iterator[TurnReport | GameReport]:
    """The turns of a seat as soon as each is done, and at last the whole.

    The same seed and effort give the same. ``seconds`` of a processor are a ceiling (0: none): once
    they are over, what is left is done with the least work, and the report says so.
    """
    budget = budget_of(analyst, effort)
    game = FinishedGame(analyst, journal, seat, seed)
    began = process_time()
    outset = game.outset(budget)
    done, cut_short = list[TurnReport](), False
    for number in range(1, game.turn_count + 1):
        if seconds and process_time() - began > seconds:
            budget, cut_short = budget.least(), True
        done.append(game.turn(number, budget))
        yield done[-1]
    yield GameReport(
        game=journal.game.card.key,
        seat=seat,
        unit=analyst.unit,
        effort=effort,
        outset=outset,
        turns=tuple(done),
        outcome=game.outcome,
        par=game.par(budget) if with_par else None,
        cut_short=cut_short,
    )


def budget_of(analyst: Analyst, effort: str) -> Budget:
    """The work of an effort by its name; refuses one that there is not."""
    budgets = analyst.budgets
    if effort not in budgets:
        raise Invalid(refuse("", "analysis.effort", effort=effort, known=", ".join(budgets)))
    return budgets[effort]


class FinishedGame:
    """A game that is over, as one of its seats played it.

    Whatever is asked of it, in whatever order, comes out the same: every turn has its own lots.
    """

    def __init__(self, analyst: Analyst, journal: Journal, seat: Seat, seed: bytes = SEED) -> None:
        """Refuses a game that is still running, a seat it has not, and what has no analysis."""
        if not 0 <= seat < len(journal.seats):
            raise Invalid(refuse("", "analysis.no_seat", seat=seat + 1, seats=len(journal.seats)))
        if reason := analyst.check(journal.state.options, journal.state.players):
            raise Refused(reason)
        if journal.state.result() is None:
            raise Refused(refuse("", "analysis.running"))
        self._analyst = analyst
        self._journal = journal
        self._seat = seat
        self._seed = seed
        self._turns = _turns(journal, seat)
        self._done: dict[tuple[int, Budget], TurnReport] = {}  # whoever asks again waits no more

    @property
    def turn_count(self) -> int:
        return len(self._turns)

    def outset(self, budget: Budget) -> Estimate:
        """What was to be expected before the first turn."""
        rng = Decisions(self._seed).rng(0)
        return self._analyst.outset(self._turns[0].seen, budget, rng).estimate

    def par(self, budget: Budget) -> Par | None:
        """What a good player gets with the same chance."""
        games = self._analyst.par(self._journal, self._seat, budget, self._seed)
        if games is None:
            return None
        told = games.estimate
        return Par(told.value, told.error, len(games.values), max(games.values))

    def turn(self, number: int, budget: Budget) -> TurnReport:
        """One turn, counted from 1; refuses one that was not."""
        if not 1 <= number <= len(self._turns):
            raise Invalid(refuse("", "analysis.no_turn", turn=number, turns=len(self._turns)))
        if (number, budget) not in self._done:
            self._done[number, budget] = self._analysed(number, budget)
        return self._done[number, budget]

    def _analysed(self, number: int, budget: Budget) -> TurnReport:
        analyst, turn = self._analyst, self._turns[number - 1]
        seen, played = turn.seen, tuple(turn.moves)
        lots = Decisions(self._seed)
        found = analyst.plays(seen, budget, lots.rng(_PER_TURN * number))
        fresh = lots.rng(_PER_TURN * number + 1)
        best = found[0]
        if analyst.alike(seen, best, played):
            best, loss, error = played, 0.0, 0.0
            (now,) = analyst.values(seen, [played], budget, fresh)
            top = now
        else:
            top, now = analyst.values(seen, [best, played], budget, fresh)
            loss, error = difference(top, now)
        text = self._journal.game.text
        return TurnReport(
            number=number,
            entry=turn.entry,
            played=Choice(tuple(map(text, played)), now.estimate),
            best=Choice(tuple(map(text, best)), top.estimate),
            forced=len(found) == 1,
            loss=loss,
            loss_error=error,
            cost={part: top.parts[part] - points for part, points in now.parts.items()},
            mark=analyst.limits.mark(loss, error),
        )

    @property
    def outcome(self) -> Estimate:
        """What the game came to."""
        return self._analyst.outcome(self._journal.state, self._seat)

    def begins(self, number: int) -> int:
        """How many entries of the record had been made when a turn began."""
        return self._turns[number - 1].first

    def played(self, number: int) -> tuple[str, ...]:
        """The moves of a turn, in notation."""
        return tuple(map(self._journal.game.text, self._turns[number - 1].moves))

    def seen(self, number: int) -> Seen:
        """What the seat saw when a turn began."""
        return self._turns[number - 1].seen


def _turns(journal: Journal, seat: Seat) -> list[_Turn]:
    """A seat's turns, each with what it saw when the turn began."""
    state = journal.game.new(len(journal.seats), journal.state.options)
    turns: list[_Turn] = []
    for number, (who, move) in enumerate(journal.moves, start=1):
        if who == seat:
            seen = state.seen(seat)
            if not turns or not seen.since():
                turns.append(_Turn(seen, number - 1))
            turns[-1].moves.append(move)
            turns[-1].entry = number
        state.apply(who, move)
    return turns
