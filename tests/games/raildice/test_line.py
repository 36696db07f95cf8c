"""Track, crossings and stations (RRD-31 to RRD-52), rule by rule."""

from __future__ import annotations

import pytest

from stellwerk.core import Value
from stellwerk.games.raildice import board
from tests.games.raildice.scene import (
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
    seen,
)

JOKERS = (0, 0, 0, 9)
COMPANIES = ("red", "blue", "green", "yellow", "black")


def on_second(lie: str, pieces: tuple[str, ...], **more: object) -> Scene:
    """End 1 on the start tile, end 2 at the last of these pieces on a tile to the east."""
    last = pieces[-1].split(":")[0]
    side = last[3] if len(last) > 3 else ""
    defaults: dict[str, object] = {
        "seats": [Seat(JOKERS, 9), Seat()],
        "tiles": ("0 0 G0", f"1 0 {lie}"),
        "ends": (End(0, "32", "W"), End(1, last[:2], side)),
        "pieces": (("32EW", *START, "34WE", "35WE", "36WE"), pieces),
        "numbers": {"year": 2},
    }
    return Scene(**(defaults | more))  # type: ignore[arg-type]


# -- track ---------------------------------------------------------------------------------------


@pytest.mark.rule("RRD-31")
def test_each_piece_takes_its_die_or_a_joker() -> None:
    state = Scene([Seat((1, 1, 1, 1)), Seat()]).state()
    assert refused(state, "lay:2:34WE:curve") == ("RRD-31", "wrong_die")
    assert refused(state, "lay:2:34WN:straight") == ("RRD-31", "wrong_die")
    play(state, "lay:2:34WE:straight")
    assert refused(state, "lay:2:35WE:straight") == ("RRD-31", "no_die")
    play(state, "lay:2:35WN:joker")
    assert front(state, 0) == (0, 1, 1, 0)
    assert dice_of(state) == 40


@pytest.mark.rule("RRD-32", "RRD-36")
@pytest.mark.parametrize("back, next_to", [("N", "23"), ("E", "34"), ("S", "43"), ("W", "32")])
def test_a_station_is_left_by_the_three_other_sides(back: str, next_to: str) -> None:
    through = "NS" if back in "NS" else "EW"
    scene = on_second("G0", (f"{next_to}{through}", f"33{back}:green:1"))
    scene.tiles = ("0 0 G0", "1 0 G0 green")
    around = {"N": "23", "E": "34", "S": "43", "W": "32"}
    cells = {text.split(":")[2][:2] for text in legal(scene.state(), "lay:2")}
    assert cells == {around[side] for side in "NESW" if side != back}


@pytest.mark.rule("RRD-32")
def test_track_goes_on_at_the_ends_alone() -> None:
    state = Scene([Seat(JOKERS), Seat()]).state()
    assert {text.split(":")[2][:2] for text in legal(state, "lay")} == {"32", "34"}
    assert refused(state, "lay:2:35WE:joker") == ("RRD-32", "not_at_end")
    assert refused(state, "lay:1:34WE:joker") == ("RRD-32", "not_at_end")
    assert refused(state, "lay:2:34NS:joker") == ("RRD-32", "not_at_end")


@pytest.mark.rule("RRD-36")
def test_a_cell_holds_one_piece_and_track_runs_side_by_side() -> None:
    # A loop back to the start: (3,4), (2,4), (2,3) runs beside (3,3) and cannot cross it.
    state = Scene([Seat(JOKERS), Seat()]).state()
    play(state, *chain(2, "33", "E", "NWW"))
    assert state.position.taken_cells(0).bit_count() == 4
    # South of (2,2) lies the cell that the other end needs.
    assert refused(state, "lay:2:22ES:joker") == ("RRD-38", "dead_end_both")
    scene = on_second("G0", ("30WE", "31WE", "32WN", "22SW", "21ES"))
    assert not legal(scene.state(), "lay:2")
    assert refused(scene.state(), "lay:2:31NS:joker") == ("RRD-36", "cell_taken")


@pytest.mark.rule("RRD-34")
def test_a_resting_end_may_point_at_a_border_cell_but_not_run_along_it() -> None:
    scene = on_second("G0", ("30WE", "31WN", "21SN", "11SN"))
    state = scene.state()
    assert seen(state)["ends"][1]["next"] == ["01"]
    assert set(legal(state, "lay:2")) == {"lay:2:01SN:joker"}
    assert refused(state, "lay:2:01SE:joker") == ("RRD-34", "border")
    assert "end" in legal(state)


@pytest.mark.rule("RRD-35")
def test_whether_the_edge_piece_counts_is_an_option() -> None:
    pieces = ("30WE", "31WN", "21SN", "11SN")  # with the edge piece five
    for counts in (True, False):
        options = {"crossing_count_includes_edge_piece": counts}
        state = on_second("G0", pieces, options=options).state()
        assert ("lay:2:01SN:joker" in legal(state)) == counts
        if not counts:
            assert refused(state, "lay:2:01SN:joker") == ("RRD-35", "too_few_pieces")
    short = on_second("G0", ("30WE", "31WN"), options={"crossing_count_includes_edge_piece": False})
    assert "lay:2:21SE:joker" in legal(short.state())  # a longer way is still there


@pytest.mark.rule("RRD-38", "RRD-40")
def test_a_way_out_leads_to_empty_land() -> None:
    # North, east and south of the second tile are known already: no way out at all.
    around = ("0 0 G0", "1 0 G0", "1 -1 G0", "2 0 G0", "1 1 G0")
    pieces = ("30WE", "31WE", "32WE", "33WE", "34WE", "35WE")
    state = on_second("G0", pieces, tiles=around).state()
    assert refused(state, "lay:2:36WE:joker") == ("RRD-40", "map_taken")
    short = on_second("G0", pieces[:3], tiles=around).state()
    assert refused(short, "lay:2:33WE:joker") == ("RRD-38", "dead_end")


def one_place_for_both(**more: object) -> Scene:
    """End 1 can only leave its tile to the north, and end 2 points at that empty place too."""
    tiles = ("0 0 G0", "-1 0 G0", "-2 0 G0", "-1 1 G0", "0 -1 G0")
    return Scene(
        seats=[Seat(JOKERS, 2), Seat()],
        tiles=tiles,
        ends=(End(1, "31", "N"), End(4, "11", "W")),
        pieces=(
            ("36EW", "35EW", "34EW", "33EW", "32EW", "31EN"),
            ("63SN", "53SN", "43SN", "33SN", "23SN", "13SW", "12EW", "11EW"),
        ),
        **more,  # type: ignore[arg-type]
    )


@pytest.mark.rule("RRD-38")
def test_the_rule_does_not_protect_an_end_on_another_tile() -> None:
    state = one_place_for_both().state()
    play(state, "lay:2:10EW:joker", "tile:G:0", "lay:2:16EW:joker")
    assert state.seen(0).json()["phase"] == "turn"
    assert seen(state)["ends"][0]["open"] is False


@pytest.mark.rule("RRD-38", "RRD-60", "RRD-61")
def test_by_the_other_reading_no_end_is_closed_in() -> None:
    """O-20: end 2 must go another way, and end 1 may take the place in the north."""
    scene = one_place_for_both(options={"closing_in": False})
    scene.ends = (scene.ends[0], End(4, "12", "W"))
    scene.pieces = (scene.pieces[0], scene.pieces[1][:-1])
    state = scene.state()
    assert [end["open"] for end in seen(state)["ends"]] == [True, True]
    north = ("lay:1:21SN:joker", "lay:1:11SN:joker", "lay:1:01SN:joker")
    assert legal(play(state.copy(), *north, "tile:G:0")) == {"lay:1:61SN:joker"}
    # End 2 may still be led towards that place, but could not cross then: that stops the line.
    stops = {"ending": "b", "now": False}
    assert seen(state, 0)["warn"] == {"lay:2:11EW:joker": stops, "lay:2:11ES:joker": stops}
    play(state, "lay:2:11EW:joker")
    assert refused(state, "lay:2:10EW:joker") == ("RRD-38", "closes_in")
    assert [end["open"] for end in seen(state)["ends"]] == [False, False]


@pytest.mark.rule("RRD-62")
def test_an_end_can_be_closed_in_when_the_bonus_ends_the_game() -> None:
    """O-20, and O-15 too, or else the tile that is left would fill the bank."""
    options: dict[str, Value] = {"closing_in": False, "early_clearing": False}
    scene = one_place_for_both(options=options, bank=1)
    scene.tiles = ("-1 0 G0", "0 0 G0", *scene.tiles[2:])
    scene.ends = (End(0, "31", "N"), scene.ends[1])
    state = play(scene.state(), "lay:2:10EW:joker", "tile:G:0", "lay:2:16EW:joker")
    assert seen(state)["ending"] == "d"


@pytest.mark.rule("RRD-60", "RRD-61")
def test_two_ends_that_would_close_each_other_in_stop_the_line() -> None:
    """O-20: both have but one empty place to go, the same one; who takes it closes the other in."""
    for closing_in in (True, False):
        state = one_place_for_both(options={"closing_in": closing_in}).state()
        assert [end["open"] for end in seen(state)["ends"]] == [closing_in, closing_in]
        assert bool(legal(state, "lay:2:10EW")) == closing_in
        if not closing_in:
            assert refused(state, "lay:2:10EW:joker") == ("RRD-38", "closes_in")
        play(state, "end", *["discard:joker"] * 4)
        assert seen(state)["trigger"] == (None if closing_in else "b")


@pytest.mark.rule("RRD-44", "RRD-2")
@pytest.mark.parametrize("early", [True, False])
def test_whether_tiles_are_cleared_while_an_end_is_on_the_start_tile(early: bool) -> None:
    """O-15: by the other reading they keep their track until both ends have left it."""
    pieces = ("30WE", "31WS", "41NS", "51NE", "52WS")
    state = on_second("G0", pieces, options={"early_clearing": early}).state()
    bank = state.position.bank
    play(state, "lay:2:62NS:joker", "tile:G:0", "lay:2:02NS:joker")
    assert state.position.bank == bank - 2 + (6 if early else 0)
    assert seen(state)["kept"] == (0 if early else 6)
    assert dice_of(state) == 40
    # The third tile is left in the same way.
    play(state, *chain(2, "02", "S", "SSSSS"), "lay:2:62NS:joker", "tile:G:0", "lay:2:02NS:joker")
    assert seen(state)["kept"] == (0 if early else 6 + 7)
    assert dice_of(state) == 40
    # When the other end leaves the start tile, all that was kept returns with its track.
    bank = state.position.bank
    play(state, "lay:1:31EW:joker", "lay:1:30EW:joker", "tile:G:0", "lay:1:36EW:joker")
    assert state.position.bank == bank - 2 + 7 + (0 if early else 6 + 7)
    assert seen(state)["kept"] == 0
    assert dice_of(state) == 40
    # From then on a tile that is left is cleared at once.
    assert not state.position.keeps_left(0)
    assert not state.position.keeps_left(1)


@pytest.mark.rule("RRD-44", "RRD-62")
def test_a_crossing_that_clears_nothing_can_empty_the_bank() -> None:
    """O-15: the dice of the tile left stay there, so the bonus may be too much for the bank."""
    pieces = ("30WE", "31WS", "41NS", "51NE", "52WS")
    for early in (True, False):
        scene = on_second("G0", pieces, options={"early_clearing": early}, bank=1)
        state = play(scene.state(), "lay:2:62NS:joker", "tile:G:0")
        warned = {"lay:2:02NS:joker": {"ending": "d", "now": True}}
        assert seen(state, 0)["warn"] == ({} if early else warned)
        play(state, "lay:2:02NS:joker")
        assert seen(state)["ending"] == (None if early else "d")


@pytest.mark.rule("RRD-37")
def test_a_station_beside_water_is_no_end_that_points_at_it() -> None:
    scene = on_second("L0", ("30WE",), directors=dict.fromkeys(COMPANIES, 0))
    state = play(scene.state(), "station:2:31:blue:1", "pay:0:3")
    assert state.seen(0).json()["phase"] == "turn"
    # Towards the water only if the bridge can be finished.
    assert "lay:2:32WE:joker" in legal(state)


@pytest.mark.rule("RRD-33", "RRD-37")
def test_a_bridge_is_offered_only_if_it_reaches_land_with_the_dice_at_hand() -> None:
    # Lake, from the west: water in columns 2 to 5 of row 3.
    for straights, enough in ((4, False), (5, True)):
        scene = on_second("L0", ("30WE",), seats=[Seat((straights, 0, 0, 0), 2), Seat()])
        assert ("lay:2:31WE:straight" in legal(scene.state())) == enough
        poor = on_second("L0", ("30WE",), seats=[Seat((straights, 0, 0, 0), 1), Seat()])
        assert "lay:2:31WE:straight" not in legal(poor.state())
    # A joker can pay or be laid, not both.
    three = on_second("L0", ("30WE",), seats=[Seat((1, 0, 0, 3), 0), Seat()])
    assert not legal(three.state(), "lay:2:31WE")
    mixed = on_second(
        "L0", ("30WE",), seats=[Seat((4, 0, 0, 2), 1), Seat()], options={"surcharge_mixing": True}
    )
    state = play(mixed.state(), "lay:2:31WE:straight", "lay:2:32WE:straight")
    # With one of each a joker is left for the last piece; with two jokers none would be.
    assert legal(state) == {"pay:1:1"}
    assert refused(state, "pay:2:0") == ("RRD-33", "pay_blocks")


@pytest.mark.rule("RRD-33")
def test_while_a_chain_cannot_rest_the_other_end_has_to_wait() -> None:
    scene = on_second("L0", ("30WE",))
    state = play(scene.state(), "lay:2:31WE:joker")
    assert state.seen(0).json()["phase"] == "chain"
    assert refused(state, "lay:1:31EW:joker") == ("RRD-33", "other_end")
    assert refused(state, "buy:red:bank:joker") == ("RRD-37", "bridge_first")


@pytest.mark.rule("RRD-39")
def test_surcharges_go_to_the_bank_once_a_turn() -> None:
    scene = on_second("R0", ("30WE", "31WE"), seats=[Seat((5, 0, 0, 1), 1), Seat()])
    state = play(scene.state(), "lay:2:32WE:straight")
    assert seen(state)["due"] == {
        "for": "mountain",
        "dice": 1,
        "end": "2",
        "cell": "32",
        "company": None,
        "group": None,
    }
    assert legal(state) == {"pay:1:0", "pay:0:1"}
    assert refused(state, "pay:1:1") == ("RRD-39", "wrong_price")
    assert refused(state, "pay:0:2") == ("RRD-39", "wrong_price")
    assert refused(state, "end") == ("RRD-39", "pay_first")
    bank = state.position.bank
    play(state, "pay:0:1", "lay:2:33WE:straight")
    assert state.position.bank == bank + 1
    assert state.seen(0).json()["phase"] == "turn"
    poor = on_second("R0", ("30WE", "31WE"), seats=[Seat((5, 0, 0, 0), 0), Seat()])
    assert refused(poor.state(), "lay:2:32WE:straight") == ("RRD-39", "cannot_pay")
    last = on_second("R0", ("30WE", "31WE"), seats=[Seat((0, 0, 0, 1), 0), Seat()])
    assert refused(last.state(), "lay:2:32WE:joker") == ("RRD-39", "cannot_pay")
    assert refused(state, "pay:0:1") == ("RRD-39", "nothing_due")


# -- crossings -----------------------------------------------------------------------------------


@pytest.mark.rule("RRD-34", "RRD-40", "RRD-42", "RRD-43")
def test_a_crossing_step_by_step() -> None:
    scene = on_second("G0", ("30WE", "31WN", "21SN", "11SN"), seats=[Seat((1, 0, 0, 1)), Seat()])
    state = scene.state()
    play(state, "lay:2:01SN:straight")
    view = seen(state, 0)
    assert (view["phase"], view["crossing"]["at"], view["crossing"]["cell"]) == (
        "tile",
        [1, -1],
        "61",
    )
    assert ["G", 0] in view["crossing"]["fits"]
    assert refused(state, "end") == ("RRD-41", "tile_first")
    play(state, "tile:G:0")
    assert refused(state, "end") == ("RRD-42", "entry_first")
    assert refused(state, "lay:2:61SE:joker") == ("RRD-42", "entry_straight")
    assert legal(state) == {"lay:2:61SN:joker"}
    play(state, "lay:2:61SN:joker")
    view = seen(state, 0)
    assert [tile["at"] for tile in view["tiles"]] == [[0, 0], [1, -1]]
    assert view["map"][2] == {
        "at": [1, -1],
        "type": "G",
        "rotation": 0,
        "stations": [],
        "ends": ["2"],
    }
    assert view["ends"][1]["next"] == ["51"]
    assert view["supply"]["G"] == 8 - 3
    assert front(state, 0) == (0, 0, 0, 2)
    assert refused(state, "tile:G:0") == ("RRD-40", "no_crossing")


@pytest.mark.rule("RRD-34")
def test_an_edge_piece_needs_a_second_die_for_the_entry_piece() -> None:
    pieces = ("30WE", "31WN", "21SN", "11SN")
    one = on_second("G0", pieces, seats=[Seat((1, 3, 0, 0)), Seat()]).state()
    assert refused(one, "lay:2:01SN:straight") == ("RRD-34", "cannot_cross")
    two = on_second("G0", pieces, seats=[Seat((2, 0, 0, 0)), Seat()]).state()
    assert "lay:2:01SN:straight" in legal(two)


@pytest.mark.rule("RRD-41")
def test_a_tile_must_be_left_and_fit_on_all_sides() -> None:
    # To the north of the second tile lies land with ridges to the west and to the east.
    tiles = ("0 0 G0", "1 0 G0", "0 -1 R1", "2 -1 R1")
    pieces = ("30WE", "31WN", "21SN", "11SN")
    state = play(on_second("G0", pieces, tiles=tiles).state(), "lay:2:01SN:joker")
    assert legal(state) == {"tile:R:1"}
    assert refused(state, "tile:G:0") == ("RRD-41", "misfit")
    assert refused(state, "tile:B:1") == ("RRD-41", "misfit")
    assert refused(state, "tile:R:0") == ("RRD-41", "misfit")
    assert refused(state, "tile:R:3") == ("RRD-6", "same_look")
    used_up = [f"{x} 9 R0" for x in range(6)]
    none = on_second("G0", pieces, tiles=(*tiles, *used_up)).state()
    assert none.position.minis_of(1) == 0
    assert refused(none, "lay:2:01SN:joker") == ("RRD-41", "nothing_fits")
    empty = play(
        on_second("G0", pieces, tiles=("0 0 G0", "1 0 G0", *used_up, "8 9 R0", "9 9 R0")).state(),
        "lay:2:01SN:joker",
    )
    assert refused(empty, "tile:R:1") == ("RRD-41", "no_mini")


@pytest.mark.rule("RRD-39", "RRD-45")
def test_the_bonus_dice_of_a_crossing_can_bridge_but_not_pay_its_own_entry() -> None:
    # From the north over the bay of the lake, turned so that water lies right behind the entry.
    pieces = ("30WE", "31WS", "41NE", "42WE", "43WS", "53NS")
    seat = Seat((6, 0, 0, 0), 0)
    state = on_second("G0", pieces, seats=[seat, Seat()]).state()
    play(state, "lay:2:63NS:straight")
    assert "tile:L:3" in legal(state)  # the two bonus jokers pay for the water
    play(state, "tile:L:3", "lay:2:03NS:straight")
    assert front(state, 0)[3] == 2
    play(state, "lay:2:13NS:straight")
    assert legal(state) == {"pay:2:0"}
    # An entry on a mountain is paid before the bonus is there.
    ridge = ("03NS", "13NE", "14WE", "15WS", "25NS", "35NS", "45NS", "55NW", "54EW", "53ES")
    scene = on_second(
        "R0",
        ridge,
        seats=[Seat((2, 0, 0, 0), 0), Seat()],
        tiles=("0 0 G0", "0 1 R0"),
        ends=(End(0, "32", "W"), End(1, "53", "S")),
    )
    assert refused(scene.state(), "lay:2:63NS:straight") == ("RRD-34", "cannot_cross")


@pytest.mark.rule("RRD-38", "RRD-44")
def test_the_second_end_leaves_the_start_tile_and_clears_it() -> None:
    scene = on_second("G0", ("30WE", "31WE"))
    scene.ends = (End(0, "31", "W"), End(1, "31", "E"))
    scene.pieces = (("31EW", "32EW", *START, "34WE", "35WE", "36WE"), scene.pieces[1])
    state = scene.state()
    bank = state.position.bank
    play(state, "lay:1:30EW:joker", "tile:G:0", "lay:1:36EW:joker")
    assert state.position.bank == bank + 7 - 2
    assert [tile["at"] for tile in seen(state)["tiles"]] == [[-1, 0], [1, 0]]
    assert dice_of(state) == 40


@pytest.mark.rule("RRD-62")
def test_the_first_crossing_can_empty_the_bank() -> None:
    scene = Scene(
        seats=[Seat(JOKERS), Seat()],
        ends=(End(0, "32", "W"), End(0, "35", "E")),
        pieces=(("32EW", *START, "34WE", "35WE"), ()),
        bank=1,
    )
    state = play(scene.state(), "lay:2:36WE:joker", "tile:L:2")
    assert state.seen(0).json()["warn"] == {"lay:2:30WE:joker": {"ending": "d", "now": True}}
    play(state, "lay:2:30WE:joker")  # resting rules no longer matter: it points at water
    assert state.seen(None).json()["ending"] == "d"
    assert state.position.tiles == 2
    assert state.position.bank == 1


# -- stations ------------------------------------------------------------------------------------


@pytest.mark.rule("RRD-47", "RRD-48", "RRD-52")
def test_a_station_is_paid_from_front_and_behind_and_brings_two_jokers() -> None:
    scene = on_second(
        "G0",
        ("30WE", "31WE", "32WE"),
        seats=[Seat((0, 0, 0, 3), 2), Seat()],
        directors={"green": 0},
    )
    state = scene.state()
    assert legal(state, "station:2") == {"station:2:33:green:1", "station:2:33:green:2"}
    play(state, "station:2:33:green:1")
    assert legal(state) == {"pay:2:2", "pay:3:1"}
    assert refused(state, "pay:4:0") == ("RRD-48", "too_few_jokers")
    assert refused(state, "pay:1:3") == ("RRD-48", "too_few_behind")
    assert refused(state, "pay:1:2") == ("RRD-48", "wrong_price")
    assert refused(state, "end") == ("RRD-48", "pay_first")
    bank = state.position.bank
    play(state, "pay:2:2")
    assert state.position.bank == bank + 4 - 2
    assert front(state, 0) == (0, 0, 0, 3)
    assert state.position.behind_dice(0) == 0
    assert state.position.stations_left(2, 0) == 5
    assert state.position.stations_built(2) == 1
    piece = next(p for p in seen(state)["tiles"][1]["pieces"] if p["cell"] == "33")
    assert piece == {"cell": "33", "kind": "station", "sides": "W", "company": "green", "group": 1}
    assert refused(state, "station:2:34:green:1") == ("RRD-49", "station_end")
    assert dice_of(state) == 40


@pytest.mark.rule("RRD-47", "RRD-48")
def test_empty_groups_and_empty_pockets() -> None:
    pieces = ("30WE", "31WE", "32WE")
    scene = on_second("G0", pieces, directors={"green": 0}, left={"green": (0, 4)})
    assert refused(scene.state(), "station:2:33:green:1") == ("RRD-47", "group_empty")
    assert refused(scene.state(), "station:2:33:green:3") == ("RRD-47", "no_such_group")
    poor = on_second("G0", pieces, directors={"green": 0}, seats=[Seat((5, 0, 0, 2), 1), Seat()])
    assert refused(poor.state(), "station:2:33:green:1") == ("RRD-48", "cannot_pay_station")


@pytest.mark.rule("RRD-48")
def test_no_surcharge_for_a_station_on_a_mountain() -> None:
    scene = on_second("R0", ("30WE", "31WE"), seats=[Seat(behind=3), Seat()], directors={"red": 0})
    state = play(scene.state(), "station:2:32:red:1", "pay:0:3")
    assert state.seen(0).json()["phase"] == "turn"
    assert not seen(state)["used"]["mountain"]


@pytest.mark.rule("RRD-49")
def test_where_a_station_cannot_stand() -> None:
    everything = {"directors": dict.fromkeys(COMPANIES, 0)}
    border = on_second("G0", ("30WE", "31WN", "21SN", "11SN"), **everything).state()
    assert refused(border, "station:2:01:green:1") == ("RRD-49", "station_border")
    assert refused(border, "station:2:12:green:1") == ("RRD-49", "not_at_end")
    water = on_second("L0", ("30WE", "31WE"), **everything).state()
    assert refused(water, "station:2:32:blue:1") == ("RRD-49", "station_water")
    loop = on_second("G0", ("30WE", "31WE", "32WN", "22SW", "21ES"), **everything).state()
    assert refused(loop, "station:2:31:blue:2") == ("RRD-49", "cell_taken")


@pytest.mark.rule("RRD-50")
def test_one_station_of_a_company_on_a_tile_but_several_companies() -> None:
    scene = on_second(
        "G0",
        ("30WE", "31WE:green:1", "32WE"),
        tiles=("0 0 G0", "1 0 G0 green"),
        directors=dict.fromkeys(COMPANIES, 0),
    )
    state = scene.state()
    assert refused(state, "station:2:33:green:1") == ("RRD-50", "one_per_tile")
    assert "station:2:33:blue:2" in legal(state)
    play(state, "station:2:33:blue:2", "pay:0:4", "lay:2:34WE:joker")
    assert set(seen(state)["map"][1]["stations"]) == {"blue", "green"}
    for company in ("green:1", "blue:2"):
        assert refused(state, f"station:2:35:{company}") == ("RRD-50", "one_per_tile")
    assert "station:2:35:yellow:2" in legal(state)


@pytest.mark.rule("RRD-51")
def test_a_station_must_not_be_a_dead_end() -> None:
    # The cell is enclosed but for the way in.
    pieces = ("30WE", "31WE", "32WE", "33WN", "23SN", "13SW", "12EW", "11ES")
    scene = on_second("G0", pieces, directors={"green": 0})
    assert refused(scene.state(), "station:2:21:green:1") == ("RRD-51", "dead_end_station")


def test_cells_are_named_as_people_read_them() -> None:
    assert board.name(board.CELL_BY_TOKEN["34"]) == "E4"
