"""Players are warned before they end the game or make this year the last (RRD-60 to RRD-63)."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from stellwerk.core import CHANCE, Value
from stellwerk.games.raildice import game
from stellwerk.games.raildice.data import standard
from stellwerk.games.raildice.state import State
from tests.games.raildice.scene import START, End, Scene, Seat, legal, play, seen
from tests.scale import scale

JOKERS = (0, 0, 0, 9)
COMPANIES = ("red", "blue", "green", "yellow", "black")
ARM = ("31EW", "32EW", *START, "34WE", "35WE", "36WE")  # from the west arm of the start tile


def warned(state: State, ending: str, *, now: bool) -> set[str]:
    """The moves that the seat to act is warned of, for one reason."""
    (seat,) = state.actors()
    wanted = {"ending": ending, "now": now}
    return {move for move, warning in seen(state, seat)["warn"].items() if warning == wanted}


def last_station(built_by_all: bool, **numbers: int) -> Scene:
    """Red has one station left, of its second group, and end 2 points at a site for it."""
    full = {card.id: [group.count for group in card.groups] for card in standard().companies}
    left = {name: [full[name][0] - 1, *full[name][1:]] for name in COMPANIES}
    left["red"] = [0, 1]
    if not built_by_all:
        left["black"] = full["black"]
    return Scene(
        seats=[Seat((0, 0, 0, 1), 5), Seat()],
        tiles=("0 0 G0", "1 0 R0"),
        ends=(End(0, "31", "W"), End(1, "31", "E")),
        pieces=(ARM, ("30WE", "31WE")),
        directors={"red": 0},
        left=left,
        numbers={"year": 5, **numbers},
    )


@pytest.mark.rule("RRD-60", "RRD-66")
def test_a_the_station_that_makes_this_year_the_last() -> None:
    state = last_station(built_by_all=True).state()
    assert warned(state, "a", now=False) == {"station:2:32:red:2"} == set(seen(state, 0)["warn"])
    assert seen(state, 1)["warn"] == seen(state)["warn"] == {}  # nobody's money but one's own
    play(state, "station:2:32:red:2")
    assert seen(state, 0)["warn"] == {}  # told once
    play(state, "pay:0:4")
    assert seen(state, 0)["warn"] == {}  # the other seat is still to play
    play(state, "end")
    assert seen(state, 1)["trigger"] == "a"
    assert warned(state, "a", now=True) == {"end"}


@pytest.mark.rule("RRD-60")
def test_a_in_the_last_turn_of_a_year_the_end_is_the_end() -> None:
    state = last_station(built_by_all=True, done=1, start=1).state()
    play(state, "station:2:32:red:2", "pay:0:4")
    assert warned(state, "a", now=True) == {"end"}
    play(state, "end")
    assert state.seen(None).json()["ending"] == "a"


@pytest.mark.rule("RRD-60")
def test_no_warning_while_a_company_has_no_station() -> None:
    state = last_station(built_by_all=False).state()
    assert "station:2:32:red:2" in legal(state)
    assert seen(state, 0)["warn"] == {}


@pytest.mark.rule("RRD-60", "RRD-61")
def test_b_the_piece_that_stops_the_line() -> None:
    """End 1 is closed in. End 2 may go on in the north; in the east a tile would lead nowhere."""
    around = ("-1 0 G0", "0 -1 G0", "0 1 G0", "1 1 G0", "2 -1 G0", "2 1 G0", "3 0 G0")
    row = ("30WE", "31WN", "21SN", "11SE", "12WE", "13WE", "14WE")
    scene = Scene(
        seats=[Seat(JOKERS), Seat()],
        tiles=("0 0 G0", "1 0 G0", *around),
        ends=(End(0, "31", "W"), End(1, "14", "E")),
        pieces=(ARM, row),
    )
    state = scene.state()
    assert [end["open"] for end in seen(state)["ends"]] == [False, True]
    assert {move for move in legal(state, "lay:2") if move.endswith("N:joker")}
    assert warned(state, "b", now=False) == {"lay:2:15WE:joker", "lay:2:15WS:joker"}
    play(state, "lay:2:15WS:joker", "end")
    while seen(state, 0)["phase"] == "discard":
        play(state, "discard:joker")
    assert seen(state)["trigger"] == "b"


@pytest.mark.rule("RRD-60", "RRD-61")
def test_c_the_last_tile() -> None:
    every = [
        *[f"{x} 20 G0" for x in range(6)],
        *[f"{x} 21 R0" for x in range(8)],
        *[f"{x} 22 B0" for x in range(9)],
        *[f"{x} 23 L0" for x in range(9)],
    ]
    scene = Scene(
        seats=[Seat((5, 0, 0, 9)), Seat()],
        tiles=("0 0 G0", "1 0 G0", *every),
        ends=(End(0, "31", "W"), End(1, "35", "E")),
        pieces=(ARM, ("30WE", "31WE", "32WE", "33WE", "34WE", "35WE")),
    )
    state = play(scene.state(), "lay:2:36WE:straight")
    rests = {"tile:L:0", "tile:L:1", "tile:L:3"}  # L:2 leads on to the lake
    assert warned(state, "c", now=False) == rests == legal(state) - {"tile:L:2"}
    after = play(state.copy(), "tile:L:0", "lay:2:30WE:straight", "end")
    while seen(after, 0)["phase"] == "discard":
        play(after, "discard:joker")
    assert seen(after)["trigger"] == "c"
    # Over the lake the warning comes with the piece that reaches the land.
    play(state, "tile:L:2", "lay:2:30WE:straight")
    assert seen(state, 0)["phase"] == "chain"
    assert warned(state, "c", now=False) == {"lay:2:31WN:joker", "lay:2:31WS:joker"}


@pytest.mark.rule("RRD-63")
def test_a_second_year_in_which_nobody_does_anything() -> None:
    state = play(game.new(2), "end", "end", "end")
    assert warned(state, "idle", now=True) == {"end"}
    assert seen(play(state, "buy:red:bank:joker"), state.position.seat)["warn"] == {}


@pytest.mark.rule("RRD-60", "RRD-62", "RRD-63")
@pytest.mark.parametrize("readings", [True, False])
def test_nobody_ends_a_game_without_a_warning(readings: bool) -> None:
    """In games of players who build whenever they can: what was warned of happens, and no more."""
    ends: Counter[str] = Counter()
    for seed in range(scale(20, 400)):
        rng = Random(seed)
        players = rng.choice((2, 3))
        options: dict[str, Value] = {
            "dice": rng.choice((40, 60)),
            "early_clearing": readings,  # O-15
            "closing_in": readings,  # O-20
        }
        state = game.new(players, options)
        warning: dict[str, Any] | None = None
        told: set[str] = set()
        while actors := state.actors():
            (seat,) = actors
            if seat == CHANCE:
                state.apply(CHANCE, rng.choices(state.legal(CHANCE), state.odds())[0])
                continue
            warn = seen(state, seat)["warn"]
            moves = state.legal(seat)
            likes = [_LIKES.get(game.text(m).partition(":")[0], 1.0) for m in moves]
            move = rng.choices(moves, likes)[0]
            warning = warn.get(game.text(move), warning if state.position.phase == 8 else None)
            if warning and not warning["now"]:
                told.add(warning["ending"])
            state.apply(seat, move)
            if trigger := state.seen(None).json()["trigger"]:
                assert trigger in told
            assert not (warning and warning["now"]) or state.actors() in ((), (seat,))
        assert warning == {"ending": state.seen(None).json()["ending"], "now": True}
        ends[str(warning["ending"])] += 1
    assert {"a", "d"} <= set(ends) or scale(20) < 20, ends


_LIKES = {"lay": 6.0, "tile": 6.0, "pay": 6.0, "station": 20.0, "roll": 2.0, "income": 1.0}
