"""How a game ends (RRD-59 to RRD-64), and what screens hide (RRD-65 to RRD-67)."""

from __future__ import annotations

import json
from random import Random

import pytest

from stellwerk.core import CHANCE, Rng
from stellwerk.games.raildice import game
from stellwerk.games.raildice.open_ends import blocked, openness
from stellwerk.games.raildice.phases import BY_LINE, BY_STATIONS, BY_TILES, OVER
from stellwerk.games.raildice.state import State
from tests.games.raildice.scene import START, End, Scene, Seat, play, seen

JOKERS = (0, 0, 0, 9)
# Seven tiles around the second tile and the start tile, so that only some sides are open.
LINE = ("30WE", "31WE", "32WE", "33WE", "34WE", "35WE")


def scene(tiles: tuple[str, ...], **more: object) -> Scene:
    """End 1 on the first tile, pointing west; end 2 on the second, pointing at its east border."""
    defaults: dict[str, object] = {
        "tiles": tiles,
        "ends": (End(0, "31", "W"), End(1, "35", "E")),
        "pieces": (("31EW", "32EW", *START, "34WE", "35WE", "36WE"), LINE),
    }
    return Scene(**(defaults | more))  # type: ignore[arg-type]


def finish_year(state: State) -> None:
    year = state.position.year
    while state.actors() and state.position.year == year:
        play(state, "end")


@pytest.mark.rule("RRD-59", "RRD-60", "RRD-61")
def test_b_neither_end_can_be_continued() -> None:
    """Both ends look at land that is known already; tiles are left and would fit elsewhere."""
    closed = ("0 0 G0", "1 0 G0", "-1 0 G0", "2 0 G0")
    state = scene(closed).state()
    assert [openness(state.position, end) for end in range(2)] == [0, 0]
    assert blocked(state.position) == BY_LINE
    play(state, "end")
    assert state.seen(None).json()["trigger"] == "b"
    assert state.actors() == (1,)  # the year is played to its end, with the year change
    play(state, "end")
    assert state.actors() == ()
    assert state.seen(None).json()["ending"] == "b"
    assert len(state.years) == 1


@pytest.mark.rule("RRD-61")
def test_an_end_known_to_be_closed_stays_so_while_the_other_crosses() -> None:
    """Half-way through a chain: while a tile is to be chosen, entered and paid for."""
    hidden = scene(("0 0 G0", "1 0 G0", "2 0 G0"), seats=[Seat(JOKERS, 9), Seat()])
    state = hidden.state()
    for move in ("lay:1:30EW:joker", "tile:R:0", "lay:1:36EW:joker"):
        assert [end["open"] for end in seen(state)["ends"]] == [True, False], move
        play(state, move)
        again = game.seen(json.loads(json.dumps(state.seen(0).json())))
        assert again.json()["ends"] == seen(state)["ends"]
    assert seen(state)["ends"][1]["open"] is False


@pytest.mark.rule("RRD-60", "RRD-61")
def test_one_open_end_is_enough() -> None:
    state = scene(("0 0 G0", "1 0 G0", "2 0 G0")).state()
    assert [openness(state.position, end) for end in range(2)] == [3, 0]
    assert blocked(state.position) == 0


@pytest.mark.rule("RRD-60", "RRD-61")
def test_c_no_tile_is_left_or_none_fits() -> None:
    # All 35: the supply is empty.
    every = [
        *[f"{x} 20 G0" for x in range(6)],
        *[f"{x} 21 R0" for x in range(8)],
        *[f"{x} 22 B0" for x in range(9)],
        *[f"{x} 23 L0" for x in range(10)],
    ]
    empty = scene(("0 0 G0", "1 0 G0", *every)).state()
    assert empty.position.minis_left() == 0
    assert blocked(empty.position) == BY_TILES
    # Both ends lead to places that want a ridge on one side and plain on the others: no such tile.
    odd = ("0 0 G0", "1 0 G0", "2 -1 R0", "2 1 G0", "3 0 G0", "-1 -1 R0", "-1 1 G0", "-2 0 G0")
    state = scene(odd).state()
    assert [openness(state.position, end) for end in range(2)] == [1, 1]
    assert blocked(state.position) == BY_TILES
    play(state, "end")
    assert state.seen(None).json()["trigger"] == "c"
    play(state, "end")
    assert state.seen(None).json()["ending"] == "c"


@pytest.mark.rule("RRD-61")
def test_a_tile_that_leads_nowhere_does_not_open_an_end() -> None:
    # A tile would fit to the east and to the west, but has no way out there.
    hole = ("0 0 G0", "1 0 G0", "2 -1 G0", "2 1 G0", "3 0 G0", "-1 -1 G0", "-1 1 G0", "-2 0 G0")
    state = scene(hole).state()
    assert [openness(state.position, end) for end in range(2)] == [2, 2]
    assert blocked(state.position) == BY_LINE


@pytest.mark.rule("RRD-60")
def test_once_triggered_the_end_stays_triggered() -> None:
    closed = ("0 0 G0", "1 0 G0", "-1 0 G0", "2 0 G0")
    state = scene(closed, numbers={"trigger": BY_STATIONS}).state()
    play(state, "end", "end")
    assert state.seen(None).json()["ending"] == "a"


@pytest.mark.rule("RRD-63")
@pytest.mark.parametrize("limit", [1, 2, 3])
def test_the_game_ends_when_nobody_does_anything(limit: int) -> None:
    state = game.new(3, {"idle_years_before_end": limit})
    for year in range(limit):
        assert state.actors()
        assert state.position.idle == year
        finish_year(state)
    assert state.seen(None).json()["ending"] == "idle"


@pytest.mark.rule("RRD-63")
def test_a_year_in_which_somebody_acts_is_not_idle_but_income_does_not_count() -> None:
    state = game.new(2)
    finish_year(state)
    assert state.position.idle == 1
    play(state, "buy:red:bank:joker")
    finish_year(state)
    assert state.position.idle == 0
    play(state, "income")
    finish_year(state)
    assert state.position.idle == 1


@pytest.mark.rule("RRD-63")
@pytest.mark.parametrize("limit", [20, 40, 60])
def test_the_game_ends_after_the_last_year(limit: int) -> None:
    seats = [Seat((0, 0, 1, 0)), Seat()]
    options: dict[str, str | int | bool] = {"max_years": limit}
    state = Scene(seats, numbers={"year": limit - 1}, options=options).state()
    finish_year(state)
    assert state.actors()
    play(state, "end", "buy:red:bank:share")
    finish_year(state)
    assert state.seen(None).json()["ending"] == "years"


@pytest.mark.rule("RRD-62")
def test_a_station_cannot_empty_the_bank() -> None:
    tiles = ("0 0 G0", "1 0 G0")
    state = scene(
        tiles,
        seats=[Seat(behind=4), Seat()],
        ends=(End(0, "31", "W"), End(1, "33", "E")),
        pieces=(("31EW", "32EW", *START, "34WE", "35WE", "36WE"), LINE[:4]),
        directors={"green": 0},
        bank=0,
    ).state()
    play(state, "station:2:34:green:1", "pay:0:4")  # its price comes first
    assert state.actors() == (0,)
    assert state.position.bank == 2


@pytest.mark.rule("RRD-64")
@pytest.mark.parametrize(
    "one, other, places",
    [
        (Seat(carried={"red": 3000}), Seat((0, 0, 0, 5), carried={"blue": 2000}), (1, 2)),
        (Seat((5, 0, 0, 1)), Seat((0, 0, 0, 2)), (2, 1)),
        (Seat((1, 0, 0, 1)), Seat((1, 1, 0, 1)), (2, 1)),
        (Seat((1, 0, 1, 1), 9), Seat((0, 2, 0, 1)), (1, 1)),  # what is behind does not count
    ],
)
def test_passengers_then_jokers_then_dice_in_front_then_shared(
    one: Seat, other: Seat, places: tuple[int, int]
) -> None:
    over = {"phase": OVER, "ending": BY_STATIONS}
    result = Scene([one, other], numbers=over).state().result()
    assert result is not None
    assert result.places == places


# -- hidden information --------------------------------------------------------------------------


def closed_game() -> State:
    state = game.new(3)
    rng = Random(5)
    while state.position.year < 4:
        (seat,) = state.actors()
        moves = [m for m in state.legal(seat) if game.text(m) != "end"] or state.legal(seat)
        warned = seen(state, state.position.seat)["warn"]
        calm = [m for m in moves if game.text(m) not in warned] or state.legal(seat)
        state.apply(seat, rng.choice(calm))
    return state


@pytest.mark.rule("RRD-65", "RRD-66")
def test_screens_hide_dice_behind_and_passengers_of_others_alone() -> None:
    state = closed_game()
    for viewer in (None, 0, 1, 2):
        seats = seen(state, viewer)["seats"]
        for seat, shown in enumerate(seats):
            assert (shown["behind"] is None) == (seat != viewer)
            assert (shown["passengers"] is None) == (seat != viewer)
            assert all(isinstance(count, int) for count in shown["front"].values())
            assert set(shown["shares"]) == {"red", "blue", "green", "yellow", "black"}
        assert seen(state, viewer)["bank"] == state.position.bank


@pytest.mark.rule("RRD-66")
def test_open_screens_show_both_and_so_does_the_end() -> None:
    for numbers, options in (
        ({"phase": OVER, "ending": BY_STATIONS}, {"screens": "closed"}),
        ({}, {"screens": "open"}),
    ):
        seats = [Seat(behind=3, carried={"red": 2000}), Seat(behind=1)]
        state = Scene(seats, numbers=numbers, options=options).state()  # type: ignore[arg-type]
        shown = seen(state)["seats"]
        assert [seat["behind"] for seat in shown] == [3, 1]
        assert [seat["passengers"] for seat in shown] == [2000, 0]


@pytest.mark.rule("RRD-66")
def test_who_keeps_count_can_imagine_the_game_but_is_not_shown_the_score() -> None:
    state = closed_game()
    for viewer in (None, 0, 2):
        known = game.seen(json.loads(json.dumps(state.seen(viewer).json())))
        imagined = known.imagine(Rng(0))
        assert [imagined.position.behind_dice(seat) for seat in range(3)] == [
            state.position.behind_dice(seat) for seat in range(3)
        ]
        assert imagined.scores() == state.scores()
        for seat, score in enumerate(known.scores()):
            real = state.scores()[seat].total
            assert score.total == (real if seat == viewer else 0)


@pytest.mark.rule("RRD-67")
def test_dice_behind_a_screen_have_no_faces() -> None:
    state = play(Scene([Seat(behind=2), Seat()]).state(), "add:behind", "add:behind", "roll")
    assert state.actors() == (CHANCE,)
    state.apply(CHANCE, game.parse("die:curve"))
    assert isinstance(seen(state, 0)["seats"][0]["behind"], int)


@pytest.mark.rule("RRD-61")
def test_ends_on_the_start_tile_are_open_together() -> None:
    state = game.new(2)
    assert [openness(state.position, end) for end in range(2)] == [3, 3]
