"""The worked examples of the rules file, one test each, named after them: E1 to E13."""

from __future__ import annotations

import pytest

from stellwerk.games.raildice import game
from tests.games.raildice.scene import (
    JOKERS,
    START,
    End,
    Scene,
    Seat,
    chain,
    dice_of,
    front,
    legal,
    play,
    refused,
    roll,
    second_tile,
)


@pytest.mark.rule("RRD-14")
def test_e1_the_bank_after_set_up() -> None:
    assert [game.new(players).position.bank for players in (2, 3, 4)] == [31, 27, 23]


@pytest.mark.rule("RRD-2", "RRD-23", "RRD-26", "RRD-31", "RRD-53")
def test_e2_a_first_turn() -> None:
    state = play(game.new(2), "add:joker", "add:joker", "add:joker", "add:joker", "roll")
    roll(state, ["straight"] * 5 + ["curve", "share", "joker"])
    assert state.position.bank == 27
    play(state, *chain(2, "33", "E", "EE", "straight"), "buy:blue:bank:share")
    assert front(state, 0) == (3, 1, 0, 1)
    assert state.position.bank == 28
    assert dice_of(state) == 28 + 5 + 4 + 3
    play(state, "end")
    assert state.actors() == (1,)  # nothing to discard


@pytest.mark.rule("RRD-21", "RRD-22")
@pytest.mark.parametrize(
    "directors, built, directed, behind, jokers",
    [
        ({"red": 0, "blue": 0}, {"red": 2, "blue": 1}, False, 4, 0),
        ({"red": 0, "blue": 0}, {"red": 3, "blue": 3}, False, 6, 0),
        ({"red": 0}, {"red": 5}, False, 5, 0),
        ({"red": 0}, {"red": 4}, False, 4, 0),
        ({"red": 1}, {"red": 6}, False, 4, 0),  # never directed
        ({"red": 1}, {"red": 6}, True, 0, 4),  # directed last year, nothing now
        ({"red": 1, "green": 0}, {"red": 6}, True, 4, 0),  # lost red, directs green
    ],
)
def test_e3_income(
    directors: dict[str, int], built: dict[str, int], directed: bool, behind: int, jokers: int
) -> None:
    totals = {"red": (4, 4), "blue": (5, 3)}
    left = {name: _less(totals[name], count) for name, count in built.items()}
    scene = Scene(
        seats=[Seat(directed=directed), Seat()],
        directors=directors,
        left=left,
        numbers={"year": 2},
    )
    state = play(scene.state(), "income")
    assert state.position.behind_dice(0) == behind
    assert front(state, 0) == (0, 0, 0, jokers)
    assert refused(state, "income") == ("RRD-18", "income_twice")
    scene.numbers["year"] = 1
    assert refused(scene.state(), "income") == ("RRD-21", "income_year")


def _less(groups: tuple[int, ...], count: int) -> list[int]:
    """The groups after so many stations have been built."""
    left = []
    for group in groups:
        gone = min(group, count)
        left.append(group - gone)
        count -= gone
    return left


@pytest.mark.rule("RRD-28", "RRD-29")
def test_e4_shares_from_directors() -> None:
    seats = [
        Seat((0, 0, 2, 2), shares={"green": 9}),
        Seat(shares={"red": 10}),
        Seat(shares={"blue": 10}),
    ]
    directors = {"red": 1, "blue": 2, "green": 1}
    state = Scene(seats=seats, directors=directors, numbers={"year": 3}).state()
    assert refused(state, "buy:red:director:share") == ("RRD-28", "too_few_sold_out")
    play(state, "buy:green:bank:share")
    bank = state.position.bank
    assert {text for text in legal(state, "buy") if "director" in text and "share" in text} == {
        "buy:red:director:share",
        "buy:blue:director:share",
    }  # the director of green has no share of it
    assert refused(state, "buy:yellow:director:share") == ("RRD-29", "bank_first")
    assert refused(state, "buy:black:director:joker") == ("RRD-29", "bank_first")
    play(state, "buy:red:director:joker")
    assert state.position.bank == bank
    assert state.position.behind_dice(1) == 1
    assert state.position.shares_of(1, 0) == 9
    assert state.position.shares_of(0, 0) == 1


@pytest.mark.rule("RRD-32", "RRD-34")
def test_e5_track_up_to_the_border() -> None:
    state = Scene([Seat(JOKERS), Seat()]).state()
    play(state, *chain(2, "33", "E", "EN"))
    assert state.seen(None).json()["phase"] == "turn"
    assert state.position.start_of(1) == 1 << 8 * 2 + 5
    straight = Scene([Seat(JOKERS), Seat()]).state()
    play(straight, *chain(2, "33", "E", "EE"))
    assert refused(straight, "lay:2:36WN:joker") == ("RRD-34", "border")
    assert refused(straight, "lay:2:36WE:joker") == ("RRD-35", "too_few_pieces")


@pytest.mark.rule("RRD-35", "RRD-38")
def test_e6_five_pieces_before_the_first_crossing() -> None:
    state = Scene([Seat(JOKERS), Seat()]).state()
    play(state, *chain(2, "33", "E", "EE"))  # allowed, as the west arm can still grow
    assert refused(state, "lay:2:36WE:joker") == ("RRD-35", "too_few_pieces")
    play(state, *chain(1, "33", "W", "W"))
    assert "lay:2:36WE:joker" in legal(state)


def before_the_first_crossing(**more: object) -> Scene:
    """E6 with the piece on (3,2): the east end may cross."""
    return Scene(
        seats=[Seat(JOKERS), Seat()],
        ends=(End(0, "32", "W"), End(0, "35", "E")),
        pieces=(("32EW", *START, "34WE", "35WE"), ()),
        **more,  # type: ignore[arg-type]
    )


@pytest.mark.rule("RRD-6", "RRD-37", "RRD-41")
def test_e7_the_tiles_that_fit() -> None:
    state = play(before_the_first_crossing().state(), "lay:2:36WE:joker")
    choices = {"G:0", "R:0", "B:0", "B:1", "L:0", "L:1", "L:2", "L:3"}
    assert legal(state) == {f"tile:{choice}" for choice in choices}
    assert refused(state, "tile:R:1") == ("RRD-41", "connection")
    assert refused(state, "tile:G:1") == ("RRD-6", "same_look")
    play(state, "tile:L:2", "lay:2:30WE:joker")
    assert state.seen(0).json()["phase"] == "chain"  # water at (3,1): it has to go on
    assert legal(state) == {f"lay:2:31W{out}:joker" for out in "NES"}
    assert refused(state, "end") == ("RRD-37", "bridge_first")


@pytest.mark.rule("RRD-44", "RRD-45")
def test_e8_the_start_tile_keeps_its_track_while_the_other_end_is_there() -> None:
    state = before_the_first_crossing().state()
    bank = state.position.bank
    play(state, "lay:2:36WE:joker", "tile:R:0", "lay:2:30WE:joker")
    assert state.position.bank == bank - 2
    assert front(state, 0) == (0, 0, 0, 9)  # two laid, two taken
    assert state.position.taken_cells(0).bit_count() == 5
    assert dice_of(state) == 40


@pytest.mark.rule("RRD-35")
def test_e9_the_shortest_transit() -> None:
    scene = second_tile("G0", "30", "E", ("30WE",))
    state = scene.state()
    play(state, *chain(2, "30", "E", "SSS"))
    assert "lay:2:61NS:joker" in legal(state)
    play(state, "lay:2:61NS:joker")
    assert state.position.taken_cells(1).bit_count() == 5
    short = second_tile("G0", "50", "E", ("50WE",)).state()
    assert refused(short, "lay:2:51WS:joker") == ("RRD-38", "dead_end")


@pytest.mark.rule("RRD-44", "RRD-45")
def test_e10_a_tile_that_is_left_is_cleared() -> None:
    scene = second_tile(
        "G0",
        "53",
        "S",
        ("30WE", "31WS", "41NS", "51NE:green:1", "52WE", "53WS"),
        tiles=("0 0 G0", "1 0 G0 green"),
    )
    state = scene.state()
    bank = state.position.bank
    play(state, "lay:2:63NS:joker", "tile:G:0", "lay:2:03NS:joker")
    assert state.position.bank == bank + 6 - 2  # with the edge piece six dice return
    assert state.position.tile(1)[3] == 1 << 2  # the station stands on the mini tile
    assert state.position.taken_cells(1).bit_count() == 1
    assert dice_of(state) == 40


@pytest.mark.rule("RRD-37", "RRD-39")
def test_e11_over_the_lake() -> None:
    def lake(seat: Seat) -> Scene:
        return Scene(
            seats=[seat, Seat()],
            tiles=("0 0 G0", "0 1 L0"),
            ends=(End(0, "32", "W"), End(1, "03", "S")),
            pieces=(("32EW", "33WE", "34WS", "44NS", "54NW", "53ES", "63NS"), ("03NS",)),
        )

    poor = lake(Seat((1, 0, 0, 0), 9)).state()
    assert refused(poor, "lay:2:13NS:straight") == ("RRD-37", "cannot_bridge")
    rich = lake(Seat((4, 0, 0, 2), 2)).state()
    play(rich, "lay:2:13NS:straight")
    assert refused(rich, "end") == ("RRD-37", "bridge_first")
    play(rich, "lay:2:23NS:straight")
    assert legal(rich) == {"pay:2:0", "pay:0:2"}  # not one of each
    assert refused(rich, "pay:1:1") == ("RRD-39", "no_mixing")
    play(rich, "pay:0:2", "lay:2:33NS:straight", "lay:2:43NS:straight")
    assert rich.seen(0).json()["phase"] == "turn"
    assert rich.position.start_of(1) == 1 << 8 * 5 + 3
    mountains = second_tile("R0", "30", "E", ("30WE",), seats=[Seat((4, 0, 0, 1), 0), Seat()])
    mountains.numbers["paid"] = 2  # the lake of this turn is paid
    state = play(mountains.state(), "lay:2:31WE:straight", "lay:2:32WE:straight")
    assert legal(state) == {"pay:1:0"}
    play(state, "pay:1:0", "lay:2:33WE:straight", "lay:2:34WE:straight")
    assert state.seen(0).json()["phase"] == "turn"


@pytest.mark.rule("RRD-38")
def test_e12_too_short_a_way_out_is_a_dead_end() -> None:
    state = second_tile(
        "G0",
        "05",
        "S",
        ("05NS",),
        tiles=("0 0 G0", "0 1 G0"),
        ends=(End(0, "32", "W"), End(1, "05", "S")),
    ).state()
    assert refused(state, "lay:2:15NE:joker") == ("RRD-38", "dead_end")
    assert "lay:2:15NS:joker" in legal(state)


@pytest.mark.rule("RRD-38")
def test_e13_both_ends_may_not_point_at_the_same_cell() -> None:
    scene = Scene(
        seats=[Seat(JOKERS), Seat()],
        ends=(End(0, "22", "N"), End(0, "23", "N")),
        pieces=(("22SN", "32EN", *START, "34WN", "24SW", "23EN"), ()),
    )
    state = scene.state()
    assert refused(state, "lay:1:12SE:joker") == ("RRD-38", "dead_end_both")
    assert "lay:1:12SN:joker" in legal(state)
