"""Boards and games to draw."""

from __future__ import annotations

from random import Random

from stellwerk.core import CHANCE, Journal, SeededDealer, View, seed_from
from stellwerk.games.ink import Sheet, game

# WE-1 of docs/rules/railroad-ink.md, row by row.
EXAMPLE = (
    "01H.H.-6 03R.R.-7 04HRHRo7 10.R.R-3 11HRHRo3 12.R.R-4 13RRHR-4 14H..R-6 21H.H.-2 23HH..-5 "
    "24.H.H-7 25..HH-6 30.H.H-2 31HH.H-2 32..HH-3 35HHH.-6 36.H.H-4 42H.H.-3 43.HR.-4 44HHHH-5 "
    "45HRRH-7 50.R.R-1 51.RRR-1 52H..R-2 53R.R.-4 55RR..-7 56.R.R-5 61R.H.-1 63RRR.-1 64.R.R-5 "
    "65..HR-5"
)
# What the example does not have: double curves both ways, dead ends, stations of all kinds.
ODD = (
    "01HHHHw1 02HHHHe1 05H...-2 10RRRRw2 11RRRRe2 30HRHR-3 31HRRR-3 33HHRH-4 40RRRRe4 44RRRR-5 "
    "50R...-5 61HRH.-6 62RHR.-6 63HRRH-7"
)


# A table in its fifth round, as the second of three seats sees it; the drawn round is its own.
VIEW: View = {
    "game": "ink",
    "seat": 1,
    "players": 3,
    "options": {"edition": "blue", "longest": "edition"},
    "round": 5,
    "rounds": 7,
    "phase": "draw",
    "dice": ["RS", "HC", "RS", "SC"],
    "memory": {"rolls": []},
    "seats": [
        {
            "board": "01H.H.-1 11HRHRo2 12.R.R-2 30.H.H-1 31HH.H-3 63RRR.-4 64.R.R-4",
            "drawn": [],
            "ended": True,
            "specials": [],
        },
        {
            "board": "10.R.R-3 11HRHRo3 12.R.R-4 13RRHR-4 21H.H.-2 30.H.H-2 31HH.H-2 32..HH-3 "
            "36.H.H-4 42H.H.-3 43.HR.-4 50.R.R-1 51.RRR-1 52H..R-2 53R.R.-4 61R.H.-1 63RRR.-1",
            "drawn": ["56.R.R-", "23HH..-", "44HHHH-"],
            "ended": False,
            "specials": ["X4", "X1"],
        },
        {"board": "16.R.R-1 36.H.H-2 56RR.R-3", "drawn": [], "ended": False, "specials": ["X2"]},
    ],
}


def example() -> Sheet:
    return Sheet.parse(EXAMPLE)


def play(seed: int, players: int, edition: str, moves: int) -> Journal:
    """A game of random moves, so many of them or to its end."""
    journal = Journal(game, [""] * players, {"edition": edition})
    dealer, rng = SeededDealer(seed_from(str(seed))), Random(seed)
    while journal.state.actors() and len(journal.moves) < moves:
        seat = rng.choice(journal.state.actors())
        if seat == CHANCE:
            journal.apply(seat, dealer.deal(game, journal.state))
        else:
            journal.apply(seat, rng.choice(journal.state.legal(seat)))
    return journal
