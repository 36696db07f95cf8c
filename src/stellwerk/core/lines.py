"""Boards scored by the million: a line of text in, a row of figures out."""

from __future__ import annotations

from typing import Protocol, TypeAlias

from stellwerk.core.card import Options
from stellwerk.core.refusal import Refusal

Row: TypeAlias = tuple[int | list[int], ...]


class LineProblem(Exception):
    """What is raised for a line that is no board: where in it, counted from one, and why."""

    def __init__(self, column: int, refusal: Refusal) -> None:
        super().__init__(column, refusal)
        self.column = column
        self.refusal = refusal


class LineScorer(Protocol):
    """Scores lines under options that do not change."""

    @property
    def columns(self) -> tuple[str, ...]:
        """The names of the figures of a row."""
        ...

    def score(self, line: str) -> Row:
        """The figures of the board in a line; raises :class:`LineProblem`."""
        ...


class LineScoring(Protocol):
    """What a game brings that can do so: ``lines`` in its package is one."""

    def under(self, options: Options, free: bool) -> LineScorer:
        """A scorer; ``free``: also of boards that cannot have come about in a game."""
        ...
