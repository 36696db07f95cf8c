"""One game from beginning to end, with bots, people and somebody who watches."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

import six_wagons as toy
from stellwerk.bots.random import RandomBot
from stellwerk.core import CHANCE, Journal, Move, Seat, SeededDealer, seed_from
from stellwerk.core.driver import Observer, drive


class Watch(Observer):
    def __init__(self) -> None:
        self.seen: list[tuple[Seat, Move | None]] = []

    def dealt(self, moves: Sequence[Move]) -> None:
        self.seen += [(CHANCE, move) for move in moves]

    def turn(self, seat: Seat) -> None:
        self.seen.append((seat, None))


class Hesitant:
    """A person who takes the first move back once."""

    hesitated = False

    def act(self, journal: Journal, seat: Seat) -> None:
        state = journal.state
        if (gone := state.retractable(seat)) and not self.hesitated:
            self.hesitated = True
            journal.retract(seat, gone[0])
        else:
            journal.apply(seat, state.legal(seat)[0])


def test_bots_and_people_play_to_the_end_and_an_observer_hears_of_it() -> None:
    journal, watch, person = Journal(toy.game, ("bot", "person")), Watch(), Hesitant()
    drive(journal, SeededDealer(seed_from("x")), {0: RandomBot(b"")}, person, watch)
    assert journal.state.result() is not None
    assert person.hesitated
    assert [move for seat, move in watch.seen if seat == CHANCE] == [
        move for seat, move in journal.moves if seat == CHANCE
    ]
    asked = [seat for seat, move in watch.seen if move is None]
    assert len(asked) == 2 + sum(seat != CHANCE for seat, _ in journal.moves)  # back, and again


def test_a_seat_without_a_player_is_an_error() -> None:
    with pytest.raises(AssertionError):
        drive(Journal(toy.game, ("a", "b")), SeededDealer(b"x"), {0: RandomBot(b"")})
