"""What bots that plan have in common: a plan is made when a turn begins, and followed.

A plan is made from what the seat saw when its turn began, and made anew after the first move that
differs from it. So whoever is asked in the middle of a turn, having planned all of it or having
just come in for somebody else, chooses the same.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass, field
from typing import Generic, TypeVar, cast

from stellwerk.core.game import Bot, Move, Seen
from stellwerk.core.rng import Decisions, Rng

__all__ = ["PlanningBot"]

_Seen = TypeVar("_Seen", bound=Seen)


@dataclass(slots=True)
class _Course(Generic[_Seen]):
    """How far a turn has come, and how it is meant to go on."""

    start: _Seen  # as the turn began
    now: _Seen
    made: tuple[Move, ...]
    plan: list[Move] = field(default_factory=list)  # what comes next


class PlanningBot(ABC, Bot, Generic[_Seen]):
    """Plans as far as it can see and follows the plan while the game goes as planned."""

    def __init__(self, seed: bytes) -> None:
        self._decisions = Decisions(seed)
        self._course: _Course[_Seen] | None = None

    @abstractmethod
    def plan(self, seen: _Seen, rng: Rng) -> list[Move]:
        """The moves to make from here on, at least one; nothing else may decide them."""

    def choose(self, seen: Seen) -> Move:
        mine = cast(_Seen, seen)  # a bot is asked about its own game only
        course = self._caught_up(mine.start(), mine.since())
        self._course = course
        if not course.plan:
            course.plan = self._fresh_plan(mine)
        return course.plan[0]

    def _caught_up(self, start: _Seen, since: tuple[Move, ...]) -> _Course[_Seen]:
        """The course of the running turn, taken up where it was left, or from its beginning."""
        course = self._course
        if course is None or course.start != start or course.made != since[: len(course.made)]:
            course = _Course(start, start, ())
        for move in since[len(course.made) :]:
            if not course.plan:
                course.plan = self._fresh_plan(course.now)
            course.plan = course.plan[1:] if course.plan[0] == move else []
            course.now = _after(course.now, move)
            course.made = (*course.made, move)
        return course

    def _fresh_plan(self, seen: _Seen) -> list[Move]:
        return self.plan(seen, self._decisions.rng(seen.decisions))


def _after(seen: _Seen, move: Move) -> _Seen:
    """What a seat sees after a move of its own that nothing new comes of."""
    assert seen.seat is not None  # spectators make no moves
    state = seen.imagine(Rng(0))
    state.apply(seen.seat, move)
    return cast(_Seen, state.seen(seen.seat))
