"""Scoring boards line by line, fast: what ``stellwerk score`` and scripts with many boards use."""

from __future__ import annotations

from stellwerk.core.refusal import Refusal, refuse
from stellwerk.games.ink import board
from stellwerk.games.ink.editions import ONCE
from stellwerk.games.ink.kernel import Grid
from stellwerk.games.ink.notation import (
    CELL_BY_TOKEN,
    NUMBER_BY_TOKEN,
    ROUND_BY_TOKEN,
    unreadable,
)
from stellwerk.games.ink.scoring import Tally
from stellwerk.games.ink.sheet import problems, rules_for

# Form, cell and round of every token met so far; there are some 30,000 in all.
_KNOWN: dict[str, tuple[int, int, int]] = {}


class BoardProblem(Exception):
    """A line that is no board; ``column`` counts characters from 1."""

    def __init__(self, column: int, refusal: Refusal) -> None:
        super().__init__(column, refusal)
        self.column = column
        self.refusal = refusal


class LineScorer:
    """Scores boards, one line at a time.

    >>> LineScorer().score("01H.H.-1 11H.R.-1")
    (0, 2, 1, 0, 1, 2, [1])
    """

    def __init__(self, longest: str = ONCE, free: bool = False) -> None:
        self._rules = rules_for(longest)
        self._free = free
        self._tally = Tally()

    def score(self, line: str) -> tuple[int, int, int, int, int, int, list[int]]:
        """Networks, highway, railway, centre, errors, total, and the exits of each network.

        Unless ``free``, every drawing must fit its neighbours and hang together with an exit.
        """
        grid = Grid(self._rules)
        place = grid.place
        for token in line.split():
            known = _KNOWN.get(token) or _learn(token)
            if known is None or grid.taken >> known[1] & 1:
                raise _explain(line)
            place(*known)
        if not self._free and (grid.taken != grid.anchored() or grid.clashing()):
            raise _explain_misfit(line, grid)
        tally = self._tally
        tally.count(grid)
        return (*tally.parts(), tally.exit_counts())


def score_line(
    line: str, longest: str = ONCE, free: bool = False
) -> tuple[int, int, int, int, int, int, list[int]]:
    """One line alone; for many, keep a :class:`LineScorer`."""
    return LineScorer(longest, free).score(line)


def _learn(token: str) -> tuple[int, int, int] | None:
    if unreadable(token):
        return None
    known = (NUMBER_BY_TOKEN[token[2:7]], CELL_BY_TOKEN[token[:2]], ROUND_BY_TOKEN[token[7:]])
    _KNOWN[token] = known
    return known


def _tokens(line: str) -> list[tuple[int, str]]:
    """The words of a line with the columns where they begin, counted from 1."""
    found = []
    start = 0
    for token in line.split():
        start = line.index(token, start)
        found.append((start + 1, token))
        start += len(token)
    return found


def _explain(line: str) -> BoardProblem:
    """The first drawing of a line that cannot be read or has no space."""
    seen: set[str] = set()
    for column, token in _tokens(line):
        if refusal := unreadable(token):
            return BoardProblem(column, refusal)
        if token[:2] in seen:
            name = board.name(CELL_BY_TOKEN[token[:2]])
            return BoardProblem(column, refuse("RI-3", "ink.space_twice", cell=name))
        seen.add(token[:2])
    raise AssertionError("the line can be read")


def _explain_misfit(line: str, grid: Grid) -> BoardProblem:
    """The first drawing of a line that clashes or hangs together with nothing."""
    reasons = {str(reason.words.params["cell"]): reason for reason in reversed(problems(grid))}
    for column, token in _tokens(line):
        if reason := reasons.get(board.name(CELL_BY_TOKEN[token[:2]])):
            return BoardProblem(column, reason)
    raise AssertionError("the board fits")
