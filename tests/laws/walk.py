"""Random games, every moment of them kept, for the laws to look at."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from random import Random
from typing import TypeAlias, TypeVar

from stellwerk.core import (
    CHANCE,
    Entry,
    Game,
    Journal,
    Move,
    Options,
    Record,
    Score,
    Seat,
    SeededDealer,
    State,
    seed_from,
)

LONGEST = 5000  # moves; no game of ours comes near
TAKE_BACKS = 6  # at most in one game, or random play might not end
_T = TypeVar("_T")


@dataclass(frozen=True, slots=True)
class Moment:
    """A game as it stood before something happened."""

    state: State  # a copy; laws do not change it
    seat: Seat
    move: Move
    back: bool  # the move is taken back, not made
    together: bool  # in a round that several play at once, even if one of them is the last
    since_chance: tuple[tuple[Seat, Move], ...]  # that stand, made since chance or others acted


@dataclass(frozen=True, slots=True)
class Kept:
    """What was true of a moment when it was there."""

    copy: State
    print: Fingerprint
    record: Record


# How a seat chooses a move: from the state, so that it can be asked what is seen or legal.
Chooser: TypeAlias = Callable[[State, Seat, Random], Move]


def anything(state: State, seat: Seat, rng: Random) -> Move:
    """Any legal move, each as likely."""
    return rng.choice(state.legal(seat))


class Walk:
    """One random game from beginning to end; the same arguments give the same game."""

    def __init__(
        self,
        game: Game,
        players: int,
        options: Options,
        seed: int,
        table: Callable[[], Chooser] = lambda: anything,
    ) -> None:
        self.game = game
        self.table = table  # makes those who choose: at random, if nothing else is said
        self.players = players
        self.options = dict(options)
        self.seed = seed
        self.dice = seed_from(f"{seed}")
        self.moments: list[Moment] = []
        self.kept: list[Kept] = []
        self.journal = Journal(game, [f"seat {number}" for number in range(players)], options)
        self._play(self.random("play"))

    def __repr__(self) -> str:
        return (
            f"Walk({self.game.card.key!r}, players={self.players}, "
            f"options={self.options}, seed={self.seed})"
        )

    def again(self) -> Walk:
        """The same game, played a second time."""
        return Walk(self.game, self.players, self.options, self.seed, self.table)

    def random(self, purpose: str) -> Random:
        """A generator of its own for each law, so that one does not change another."""
        return Random(f"{self.seed} {purpose}")

    @property
    def end(self) -> State:
        return self.journal.state

    @cached_property
    def choices(self) -> list[Moment]:
        """The moments in which a player was to act."""
        return [moment for moment in self.moments if moment.seat != CHANCE]

    @cached_property
    def scores(self) -> tuple[Score, ...]:
        """The score sheets at the end."""
        return self.end.scores()

    @cached_property
    def record(self) -> Record:
        """The whole game; only some games have it with scores, which are dear."""
        if self.with_scores:
            return self.journal.record(self.dice)
        return Record(
            game=self.game.card.key,
            rules=self.game.card.played(self.options),
            options=self.end.options,
            seats=self.journal.seats,
            entries=tuple(Entry(seat, self.game.text(m)) for seat, m in self.journal.moves),
            seed=self.dice.hex(),
        )

    @property
    def with_scores(self) -> bool:
        return self.seed % 8 == 0

    def _play(self, rng: Random) -> None:
        journal, dealer = self.journal, SeededDealer(self.dice)
        choose = self.table()
        take_backs = rng.choice((0, TAKE_BACKS))
        chance = 0  # the number of moves when those who act now began to
        before: set[Seat] = set()
        together = False
        while actors := journal.state.actors():
            if not before.issuperset(actors):  # else some of those who act have just finished
                together = len(actors) > 1
                chance = len(journal.moves)
            before = set(actors)
            assert len(self.moments) < LONGEST, "the game does not end"
            seat, back = rng.choice(actors), False
            if seat == CHANCE:
                move = dealer.deal(self.game, journal.state)
            else:
                gone = journal.state.retractable(seat) if take_backs else []
                back = bool(gone) and rng.random() < 0.15
                move = rng.choice(gone) if back else choose(journal.state, seat, rng)
            since = tuple(journal.moves[chance:])
            self.moments.append(Moment(journal.state.copy(), seat, move, back, together, since))
            if back:
                journal.retract(seat, move)
                take_backs -= 1
            else:
                journal.apply(seat, move)
            if seat == CHANCE:
                chance = len(journal.moves)
            if rng.random() < (0.2 if back else 0.01):
                self._keep()

    def _keep(self) -> None:
        state = self.journal.state
        self.kept.append(Kept(state.copy(), self.print(state), self.journal.record(self.dice)))

    def print(self, state: State) -> Fingerprint:
        """The fingerprint of one of this game's states."""
        return fingerprint(state, self.with_scores)


@dataclass(frozen=True, slots=True)
class Fingerprint:
    """What can be seen of a state from outside."""

    seen: list[object]
    scores: tuple[object, ...]
    actors: tuple[Seat, ...]
    legal: list[list[Move]]
    retractable: list[list[Move]]
    odds: list[int]


def fingerprint(state: State, scores: bool) -> Fingerprint:
    """States with equal fingerprints are equal for all who play.

    With many players only the first and the last seat look: all that all see would be square.
    Scores follow from the rest and are dear.
    """
    seats = range(state.players)
    return Fingerprint(
        seen=[state.seen(seat).json() for seat in (None, *{0, state.players - 1})],
        scores=(state.result(), *state.scores()) if scores else (),
        actors=state.actors(),
        legal=[state.legal(seat) for seat in (CHANCE, *seats)],
        retractable=[state.retractable(seat) for seat in seats],
        odds=state.odds(),
    )


def some(rng: Random, things: Sequence[_T], count: int) -> list[_T]:
    """At most ``count`` of the things, at random."""
    return rng.sample(things, min(count, len(things)))
