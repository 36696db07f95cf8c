"""Scoring boards line by line, fast: what ``stellwerk score`` and scripts with many boards use."""

from __future__ import annotations

from typing import TypeAlias

from stellwerk.core.card import Options
from stellwerk.core.lines import LineProblem, Row
from stellwerk.core.refusal import refuse
from stellwerk.games.ink import board
from stellwerk.games.ink.faces import FORM_BY_TOKEN
from stellwerk.games.ink.kernel import Grid
from stellwerk.games.ink.notation import (
    CELL_BY_TOKEN,
    ERASED_BY_TOKEN,
    NUMBER_BY_TOKEN,
    ROUND_BY_TOKEN,
    unreadable,
)
from stellwerk.games.ink.places import BASE_PARTS
from stellwerk.games.ink.problems import count_erased, erased, foreign, possible, problems
from stellwerk.games.ink.rule_options import Ruling, ruling
from stellwerk.games.ink.rule_tables import Rules, rules_for
from stellwerk.games.ink.scoring import Tally

Known: TypeAlias = tuple[int, int, int]  # form, cell and round of a token


class LineScorer:
    """Scores boards, one line at a time.

    >>> scorer = LineScorer()
    >>> dict(zip(scorer.columns, scorer.score("01H.H.-1 11H.R.-1")))
    {'networks': 0, 'highway': 2, 'railway': 1, 'centre': 0, 'errors': 1, 'total': 2, 'exits': [1]}
    """

    def __init__(self, by: Ruling | None = None, free: bool = False) -> None:
        self._rules = rules_for(by or Ruling())
        self._free = free
        self._tally = Tally()
        # Of every token met so far; there are some 70,000 in all.
        self._known: dict[str, Known] = {}
        expansion = [self._rules.ruling.expansion] if self._rules.expansion else []
        villages = ["villages"] if self._rules.villages else []
        self._more = (*expansion, *villages)
        self.columns: tuple[str, ...] = (*BASE_PARTS, *self._more, "total", "exits")

    @classmethod
    def under(cls, options: Options, free: bool = False) -> LineScorer:
        """A scorer for the boards of a game with these (complete) options."""
        return cls(ruling(options), free)

    def score(self, line: str) -> Row:
        """The figures of a board by ``columns``: parts, total, and the exits of each network.

        Unless ``free``, there must be an order in which every drawing was legal.
        """
        grid = Grid(self._rules)
        put = grid.put
        mark = ""
        for token in line.split():
            known = self._known.get(token) or self._learn(token)
            if known is not None and not grid.taken >> known[1] & 1:
                put(*known)
            elif token in ERASED_BY_TOKEN and not mark and not erased(self._rules, token):
                mark = token
            else:
                raise _explain(line, self._rules)
        if mark:
            count_erased(grid, mark)
        if not self._free and not possible(grid):
            raise _explain_misfit(line, grid)
        tally = self._tally
        tally.count(grid)
        if not self._more:
            return (*tally.parts(), tally.exit_counts())
        *base, total = tally.parts()
        more = [tally.villages if column == "villages" else tally.extra for column in self._more]
        return (*base, *more, total, tally.exit_counts())

    def _learn(self, token: str) -> Known | None:
        if unreadable(token) or foreign(self._rules, FORM_BY_TOKEN[token[2:7]]):
            return None
        known = (NUMBER_BY_TOKEN[token[2:7]], CELL_BY_TOKEN[token[:2]], ROUND_BY_TOKEN[token[7:]])
        self._known[token] = known
        return known


def score_line(line: str, by: Ruling | None = None, free: bool = False) -> Row:
    """One line alone; for many, keep a :class:`LineScorer`."""
    return LineScorer(by, free).score(line)


def _tokens(line: str) -> list[tuple[int, str]]:
    """The words of a line with the columns where they begin, counted from 1."""
    found = []
    start = 0
    for token in line.split():
        start = line.index(token, start)
        found.append((start + 1, token))
        start += len(token)
    return found


def _explain(line: str, rules: Rules) -> LineProblem:
    """The first drawing of a line that cannot be read, has no space or no place in the game."""
    seen: set[str] = set()
    marked = False
    for column, token in _tokens(line):
        if token in ERASED_BY_TOKEN:
            if refusal := erased(rules, token):
                return LineProblem(column, refusal)
            if marked:
                return LineProblem(column, refuse("RI-81", "ink.erased_twice", token=token))
            marked = True
            continue
        if refusal := unreadable(token) or foreign(rules, FORM_BY_TOKEN[token[2:7]]):
            return LineProblem(column, refusal)
        if token[:2] in seen:
            name = board.name(CELL_BY_TOKEN[token[:2]])
            return LineProblem(column, refuse("RI-3", "ink.space_twice", cell=name))
        seen.add(token[:2])
    raise AssertionError("the line can be read")


def _explain_misfit(line: str, grid: Grid) -> LineProblem:
    """The first drawing of a line that has a problem; else the first problem of the board."""
    found = problems(grid)
    reasons = {str(reason.words.params["cell"]): reason for reason in reversed(found)}
    for column, token in _tokens(line):
        cell = CELL_BY_TOKEN.get(token[:2])  # none of a mark
        if cell is not None and (reason := reasons.get(board.name(cell))):
            return LineProblem(column, reason)
    return LineProblem(len(line), found[0])  # a space that ought not to be empty
