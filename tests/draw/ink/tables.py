"""Boards and games to draw."""

from __future__ import annotations

from random import Random

from stellwerk.core import CHANCE, Journal, SeededDealer, State, seed_from
from stellwerk.core.card import Value
from stellwerk.games.ink import Ruling, Sheet, game, layouts
from stellwerk.games.ink.seen import Seen
from tests.games.ink.standing import Seat, Table, standing

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


def seated() -> Seen:
    """A table in its fifth round, as the second of three seats sees it, which is drawing."""
    dice = ("RS", "HC", "RS", "SC")
    table = Table(game.card.settle({}, 3), 5, "draw", dice)
    seats = [
        Seat("01H.H.-1 11HRHRo2 12.R.R-2 30.H.H-1 31HH.H-3 63RRR.-4 64.R.R-4", dice, ended=True),
        Seat(
            "10.R.R-3 11HRHRo3 12.R.R-4 13RRHR-4 21H.H.-2 30.H.H-2 31HH.H-2 32..HH-3 36.H.H-4 "
            "42H.H.-3 43.HR.-4 50.R.R-1 51.RRR-1 52H..R-2 53R.R.-4 61R.H.-1 63RRR.-1",
            dice,
            drawn=("56.R.R-", "23HH..-", "44HHHH-"),
        ),
        Seat("16.R.R-1 36.H.H-2 56RR.R-3", dice, specials=["X2"]),
    ]
    return standing(table, seats).seen(1)


def example() -> Sheet:
    return Sheet.parse(EXAMPLE)


def play(seed: int, players: int, edition: str, moves: int, **more: Value) -> Journal:
    """A game of random moves, so many of them or to its end."""
    journal = Journal(game, [""] * players, {"edition": edition, **more})
    dealer, rng = SeededDealer(seed_from(str(seed))), Random(seed)
    while journal.state.actors() and len(journal.moves) < moves:
        seat = rng.choice(journal.state.actors())
        if seat == CHANCE:
            journal.apply(seat, dealer.deal(game, journal.state))
        else:
            journal.apply(seat, rng.choice(journal.state.legal(seat)))
    return journal


# Boards with every face of an expansion, on the board of Challenge for some of them.
WILD = {
    "river": "01H.H.-1 12.V.V-1 13VHVHo1 14.VV.-2 24V.V.-2 33.V.V-3 34V..V-3 52VRVRo4 62VV..-4",
    "lake": "01H.L.-1 11LLL.-1 12.LLL-2 20.L..-2 21LLLL-2 22..LL-3 31L.R.-3 43LLHR-4 55..L.-4",
    "meteor": "32.H.H-1 33....c2 34RRRR-2 23R.R.-3 44....c4",
    "lava": "23.AA.-1 33AAAA-1 34.A.A-1 35..AA-2 32.AAA-2 42AH.Ho3 45A.A.-3 55RAR.o4 66AAAA-4",
    "forest": "01H.H.t1 10.R.Rt1 11HH..t2 21..RRt2 44....t3 45....t3 03R.R.-4",
    "trail": (
        "22HR..-1 33.H.Hp1 44H.R.-1 34R.R.q2 35..RRp2 43HH..p3 24HHH.p3 52R.RRp4 01H.H.p4 63R.R.-4"
    ),
}


def wild(expansion: str) -> Sheet:
    """A board with all that an expansion draws."""
    layout = layouts.names()[0] if expansion in ("forest", "trail") else ""
    return Sheet.parse(WILD[expansion], Ruling(expansion=expansion, layout=layout))


def scripted(options: dict[str, Value], players: int, *script: str) -> State:
    """A game in which chance shows this."""
    state = game.new(players, options)
    for text in script:
        state.apply(CHANCE, game.parse(text))
    return state


def meteor_coming() -> State:
    """Challenge with Meteor: the roll lies there, and nobody has decided yet."""
    script = ("goal:A", "goal:F", "goal:B", "HS", "RC", "TH", "OV", "any", "2")
    return scripted({"edition": "green", "expansion": "meteor"}, 2, *script)


def drafting() -> State:
    """A draft of three: one pair is taken."""
    dice = ["AHS", "AHC", "CHD", "DOV", "AHT", "ARS", "CSS", "DH2", "ARC", "AHS", "CTH", "DRT"]
    script = [text for die in dice for text in (f"die:{die[0]}", die[1:])]
    options: dict[str, Value] = {"edition": "green", "draft": True, "goals": False}
    state = scripted(options, 3, "star:2", *script)
    state.apply(1, game.parse("pair:3"))
    return state
