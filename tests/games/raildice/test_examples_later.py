"""The worked examples of the rules file from E14 on: stations, years and the end."""

from __future__ import annotations

import pytest

from stellwerk.core import CHANCE
from stellwerk.games.raildice import board, data
from stellwerk.games.raildice.open_ends import openness
from stellwerk.games.raildice.phases import BY_BANK, BY_STATIONS, OVER
from stellwerk.games.raildice.rules import sites
from stellwerk.games.raildice.turn_end import new_director
from tests.games.raildice.scene import (
    JOKERS,
    START,
    End,
    Scene,
    Seat,
    chain,
    front,
    legal,
    play,
    refused,
    second_tile,
)


@pytest.mark.rule("RRD-49")
@pytest.mark.parametrize("cell", ["13", "25", "31", "45", "53", "12"])
def test_e14_sites_at_the_lake(cell: str) -> None:
    lake = data.standard().rows(3, 0)
    water = sites(lake, data.WATER, 3) >> board.CELL_BY_TOKEN[cell] & 1
    assert water == (cell != "12")
    if cell == "12":
        assert sites(lake, data.PLAIN, 3) >> board.CELL_BY_TOKEN[cell] & 1
        scene = second_tile(
            "L0",
            "11",
            "E",
            ("10WE", "11WE"),
            seats=[Seat(JOKERS, 3, shares={"blue": 1}), Seat()],
            directors={"blue": 0},
            numbers={"year": 2},
        )
        state = scene.state()
        assert refused(state, "station:2:12:blue:1") == ("RRD-49", "not_suitable")
        assert "station:2:12:blue:2" in legal(state)


def meadow_with_station(turned: str) -> Scene:
    """E15: a green station on (3,3), track leaving east and turning."""
    return second_tile(
        "G0",
        turned[:2],
        turned[3],
        (
            "30WE",
            "31WE",
            "32WE",
            "33WE:green:1",
            "34WN",
            *((turned,) if turned[:2] != "34" else ()),
        ),
        seats=[Seat(JOKERS, 9), Seat()],
        tiles=("0 0 G0", "1 0 G0 green"),
        directors=dict.fromkeys(("red", "blue", "green", "yellow", "black"), 0),
        numbers={"year": 2},
        bank=10,
    )


@pytest.mark.rule("RRD-47", "RRD-49", "RRD-50")
def test_e15_beside_and_diagonal_to_a_station() -> None:
    state = meadow_with_station("34WN").state()
    assert {text.split(":")[3] for text in legal(state, "station:2")} == {
        "blue",
        "yellow",
        "black",
    }
    assert refused(state, "station:2:24:green:1") == ("RRD-50", "one_per_tile")
    assert refused(state, "station:2:24:red:1") == ("RRD-49", "not_suitable")
    touching = meadow_with_station("24SW").state()
    assert not legal(touching, "station:2")
    assert refused(touching, "station:2:23:blue:2") == ("RRD-49", "beside_station")


@pytest.mark.rule("RRD-46")
def test_e16_no_director_no_station() -> None:
    scene = meadow_with_station("34WN")
    scene.directors = {}
    state = scene.state()
    assert not legal(state, "station")
    assert refused(state, "station:2:24:blue:2") == ("RRD-46", "not_director")


@pytest.mark.rule("RRD-32", "RRD-36", "RRD-51")
def test_e17_a_station_is_left_by_any_free_side() -> None:
    scene = second_tile(
        "G0",
        "32",
        "E",
        ("30WE", "31WE", "32WE"),
        directors={"green": 0},
        numbers={"year": 2},
    )
    state = play(scene.state(), "station:2:33:green:1", "pay:4:0")
    cells = {text.split(":")[2][:2] for text in legal(state, "lay:2")}
    assert cells == {"23", "34", "43"}
    play(state, "lay:2:23SN:joker")
    assert {text.split(":")[2][:2] for text in legal(state, "lay:2")} == {"13"}
    # A third strand is never possible.
    assert refused(state, "lay:2:34WE:joker") == ("RRD-32", "not_at_end")


@pytest.mark.rule("RRD-55")
def test_e18_the_largest_group() -> None:
    places = [(0, 0), (1, 0), (2, 0), (2, 1), (3, 0), (4, 0), (5, 0), (5, 1)]
    red = {(0, 0), (1, 0), (2, 0), (2, 1), (4, 0), (5, 1)}
    tiles = [f"{x} {y} G0" + " red" * ((x, y) in red) for x, y in places]
    scene = Scene(
        tiles=tiles,
        directors={"red": 1},
        numbers={"year": 2, "done": 1, "seat": 1},
        ends=(End(0, "33", "W"), End(7, "33", "E")),
        pieces=(START, START),
    )
    state = play(scene.state(), "end")
    assert [score.total for score in state.scores()] == [0, 4000]
    (earned,) = state.scores()[1].parts[0].earned
    assert set(earned.places) == {"map:0,0", "map:1,0", "map:2,0", "map:2,1"}


@pytest.mark.rule("RRD-56")
@pytest.mark.parametrize(
    "shares, director, expected",
    [
        ((2, 3, 3), 0, 1),
        ((3, 2, 3), 2, 2),
        ((3, 3, 2), -1, -1),
        ((0, 0, 0), -1, -1),
        ((1, 0, 0), -1, 0),
        ((1, 2, 5, 5), 0, 3),  # sits beside 0
        ((1, 5, 2, 5), 0, 1),  # equally near, clockwise
        ((1, 5, 5, 2), 0, 1),
        ((5, 0, 5, 5), 1, 2),  # 0 and 2 are equally near
    ],
)
def test_e19_new_directors(shares: tuple[int, ...], director: int, expected: int) -> None:
    seats = [Seat(shares={"red": count}) for count in shares]
    directors = {"red": director} if director >= 0 else {}
    state = Scene(seats=seats, directors=directors).state()
    assert new_director(state.position, 0) == expected


@pytest.mark.rule("RRD-55", "RRD-56", "RRD-57")
def test_e20_passengers_first_then_the_new_director() -> None:
    tiles = ["0 0 G0 red", "1 0 G0 red", "2 0 G0 red"]
    scene = Scene(
        seats=[Seat(shares={"red": 2}), Seat(shares={"red": 3})],
        tiles=tiles,
        directors={"red": 0},
        ends=(End(0, "33", "W"), End(2, "33", "E")),
        pieces=(START, START),
        numbers={"year": 2, "done": 1, "seat": 1},
    )
    state = play(scene.state(), "end")
    assert [score.total for score in state.scores()] == [3000, 0]
    assert state.position.director_of(0) == 1
    assert state.position.start == 1
    play(state, "end")  # Bob; then Ann takes her income
    bank = state.position.bank
    play(state, "income")
    assert front(state, 0) == (0, 0, 0, 4)
    assert state.position.bank == bank - 4


@pytest.mark.rule("RRD-60")
def test_e21_the_last_station_ends_the_game_only_when_every_company_has_built() -> None:
    left = {"red": (0, 0), "blue": (4, 3), "green": (5, 4), "yellow": (3, 2, 2), "black": (4, 3, 3)}
    scene = second_tile(
        "G0",
        "32",
        "E",
        ("30WE", "31WE", "32WE"),
        left=left,
        directors={"black": 0},
        numbers={"year": 5},
    )
    for building in ((), ("station:2:33:black:3", "pay:5:0")):
        state = play(scene.state(), *building, "end")
        while state.seen(0).json()["phase"] == "discard":
            play(state, "discard:joker")
        assert state.actors() == (1,)  # the year is finished
        assert state.position.trigger == (BY_STATIONS if building else 0)
    play(state, "end")
    assert state.actors() == ()
    assert state.seen(None).json()["ending"] == "a"


@pytest.mark.rule("RRD-62")
def test_e22_the_bank_cannot_give_the_bonus_dice() -> None:
    scene = Scene([Seat((0, 0, 0, 4)), Seat(behind=9)], bank=3, tiles=("0 0 G0",))
    state = play(scene.state(), *["add:joker"] * 4)
    assert state.seen(0).json()["warn"] == {"roll": {"ending": "d", "now": True}}
    play(state, "roll")
    assert state.position.phase == OVER
    assert state.position.ending == BY_BANK
    assert front(state, 0) == (0, 0, 0, 4)
    assert state.position.bank == 3
    assert state.years == ()  # no year change
    result = state.result()
    assert result is not None
    assert result.winners == (0,)  # by jokers
    three = play(scene.state(), *["add:joker"] * 3)
    assert three.seen(0).json()["warn"] == {}
    assert play(three, "roll").actors() == (CHANCE,)


@pytest.mark.rule("RRD-64")
def test_e23_ties() -> None:
    scene = Scene(
        [
            Seat((1, 1, 1, 2), carried={"red": 21000}),
            Seat((1, 0, 0, 2), carried={"blue": 21000}),
        ],
        numbers={"phase": OVER, "ending": BY_STATIONS},
    )
    result = scene.state().result()
    assert result is not None
    assert result.places == (1, 2)


@pytest.mark.rule("RRD-53")
def test_e24_the_reduction_to_five() -> None:
    scene = Scene([Seat((3, 2, 1, 1), 3), Seat()])
    state = play(scene.state(), "end")
    assert state.actors() == (0,)
    assert legal(state) == {f"discard:{face}" for face in ("straight", "curve", "share", "joker")}
    bank = state.position.bank
    play(state, "discard:share", "discard:straight")
    assert front(state, 0) == (2, 2, 0, 1)
    assert state.position.behind_dice(0) == 3
    assert state.position.bank == bank + 2
    assert state.actors() == (1,)


@pytest.mark.rule("RRD-39")
def test_e25_one_surcharge_a_turn() -> None:
    scene = Scene(
        seats=[Seat((9, 0, 0, 0), 2), Seat((9, 0, 0, 0), 1)],
        tiles=("0 0 G0", "1 0 R0", "-1 0 R0"),
        ends=(End(2, "36", "W"), End(1, "30", "E")),
        pieces=(("36EW",), ("30WE",)),
    )
    state = play(scene.state(), *chain(2, "30", "E", "EE", "straight"))
    play(state, "pay:0:1")
    play(state, *chain(1, "36", "W", "WWW", "straight"))
    assert state.position.behind_dice(0) == 1
    play(state, "end")
    while state.seen(0).json()["phase"] == "discard":
        play(state, "discard:straight")
    play(state, "lay:2:33WE:straight")
    assert legal(state) == {"pay:0:1"}  # due anew
    assert openness(state.position, 0) == 3
