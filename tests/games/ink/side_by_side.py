"""Random games played by the engine and by the slow rules side by side.

At every moment a test can compare what the one and the other make of it.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator
from dataclasses import replace
from random import Random
from typing import NamedTuple

from stellwerk.core.card import Value
from stellwerk.core.game import CHANCE
from stellwerk.games.ink import State, game
from tests.games.ink import slow_rounds
from tests.games.ink.slow_expansions import FACE_OF, FACTORIES, UNIVERSITIES, VILLAGES, Rules
from tests.games.ink.slow_rounds import Position, cell_of


class Moment(NamedTuple):
    """One moment of a game: the engine's state, one seat, and where the slow rules stand."""

    state: State
    seat: int
    position: Position
    start: Position  # at the start of the round, the meteor decided
    drawn: tuple[str, ...]  # since then


def random_rules(rng: Random, expansion: str, edition: str) -> Rules:
    """The rules of a game: the usual settings half of the time, else any."""
    if rng.random() < 0.5:
        return Rules(edition, expansion)
    return Rules(
        edition,
        expansion,
        central_counts=rng.choice(("any", "routes")),
        flood_blocked_by_route=rng.random() < 0.5,
        meteor_score_per=rng.choice(("route", "end")),
        forest_routes_must_connect=rng.random() < 0.5,
        ta_length=rng.choice((4, 5)),
        crater_must=rng.random() < 0.5,
        longest=rng.choice(("edition", "once", "trail")),
    )


def prefer(rng: Random, position: Position, moves: list[str]) -> str:
    """A move by chance; dice of the expansion and buildings are looked for, and endings put off."""
    lively = [move for move in moves if move != "end"]
    if not lively or ("end" in moves and rng.random() < 0.1):
        return rng.choice(moves)
    drawings = [move for move in lively if len(move) == 7 and ":" not in move]
    extra = [move for move in drawings if FACE_OF[move[2:6], move[6]] in position.extra]
    built = [move for move in drawings if cell_of(move) in FACTORIES | UNIVERSITIES | VILLAGES]
    for wanted in (extra, built):
        if wanted and rng.random() < 0.3:
            return rng.choice(wanted)
    return rng.choice(lively)


def play(rng: Random, rules: Rules, **chosen: Value) -> Iterator[Moment]:
    """A game for one player, moment by moment; drawings are taken back now and then."""
    state = game.new(1, {**rules.options(), **chosen})
    position = Position(rules, slow_rounds.first_board(rules))
    while state.actors():
        shown: list[str] = []
        while state.actors() == (CHANCE,):
            move = rng.choices(state.legal(CHANCE), state.odds())[0]
            if not game.text(move).startswith("goal:"):
                shown.append(game.text(move))
            state.apply(CHANCE, move)
        position = position.rolled(tuple(shown[:4]), tuple(shown[4:]))
        if rules.expansion == "meteor" and len(position.strikes()) == 1:
            position = position.struck(*position.strikes())
        position = yield from _round(rng, state, position)
    assert position.round - 1 == (7 if rules.expansion == "none" else 6)


def _round(rng: Random, state: State, position: Position) -> Generator[Moment, None, Position]:
    """One round; gives the position at its end."""
    start = position
    drawn: tuple[str, ...] = ()
    number = state.round
    while True:
        yield Moment(state, 0, position, start, drawn)
        moves = sorted(position.moves())
        back = state.retractable(0)
        if back and rng.random() < 0.15:
            drawn = tuple(map(game.text, state.retract(0, rng.choice(back))))
            after = start.in_order(drawn)
            assert after is not None, (start, drawn)
            position = after
            continue
        move = prefer(rng, position, moves)
        state.apply(0, game.parse(move))
        if move == "end":
            assert not state.actors() or state.actors() == (CHANCE,)
            return replace(position, round=number + 1)
        deciding = bool(position.direction)
        position = position.after(move)
        if deciding:
            start, drawn = position, ()
        else:
            drawn = (*drawn, move)


class Table:
    """A game of several players by chance, drafted or not: the engine and the slow rules."""

    def __init__(self, rng: Random, rules: Rules, players: int, **chosen: Value) -> None:
        self.rng = rng
        self.state = game.new(players, {**rules.options(), **chosen})
        self.positions = [Position(rules, slow_rounds.first_board(rules))] * players
        self.shown: list[str] = []  # this round, setup left out
        self.faces: list[str] = []  # of this round's pool, pair by pair
        self.pairs: dict[int, list[int]] = {}  # taken in this round's draft, by seat

    @property
    def phase(self) -> str:
        return str(self.state.seen(None).json()["phase"])

    def rounds(self) -> Iterator[int]:
        """Play on; gives the number of each round when it is over."""
        while self.state.actors():
            number = self.state.round
            for _ in self.moments():
                pass
            yield number

    def moments(self) -> Iterator[int]:
        """The rest of a round; gives the seat that is about to decide something or to draw."""
        number = self.state.round
        while (actors := self.state.actors()) and self.state.round == number:
            if actors == (CHANCE,):
                self.show()
                continue
            seat, phase = self.rng.choice(actors), self.phase
            if phase == "draft":
                self.take(seat)
                continue
            yield seat
            move = prefer(self.rng, self.positions[seat], sorted(self.positions[seat].moves()))
            self.state.apply(seat, game.parse(move))
            if move != "end":
                self.positions[seat] = self.positions[seat].after(move)
        self.positions = [replace(position, round=number + 1) for position in self.positions]

    def show(self) -> None:
        """Chance shows something; with the last die the round begins."""
        setup = self.phase == "setup"
        move = self.rng.choices(self.state.legal(CHANCE), self.state.odds())[0]
        self.state.apply(CHANCE, move)
        if setup:
            return
        self.shown.append(game.text(move))
        if self.phase == "roll":
            return
        drafted = 8 * len(self.positions) if self.state.drafting else 4
        dice = () if self.state.drafting else tuple(self.shown[:4])
        for seat, before in enumerate(self.positions):
            position = before.rolled(dice, tuple(self.shown[drafted:]))
            if position.direction and len(position.strikes()) == 1:
                position = position.struck(*position.strikes())
            self.positions[seat] = position
        self.pairs = {seat: [] for seat in range(len(self.positions))}
        self.faces = self.shown[1:drafted:2]
        self.shown = []

    def take(self, seat: int) -> None:
        """A seat takes a pair; with the last one everybody has four dice (RI-103)."""
        move = self.rng.choice(self.state.legal(seat))
        self.state.apply(seat, move)
        self.pairs[seat].append(int(game.text(move).removeprefix("pair:")) - 1)
        if self.phase == "draw":
            for other, pairs in self.pairs.items():
                own = tuple(self.faces[2 * pair + i] for pair in sorted(pairs) for i in (0, 1))
                self.positions[other] = replace(self.positions[other], dice=own, left=own)
