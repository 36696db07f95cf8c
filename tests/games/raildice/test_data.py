"""The set of components: what the rules file says of it, and what the rules rely on."""

from __future__ import annotations

import json
from itertools import product

import pytest

from stellwerk.games.raildice import board, data
from stellwerk.games.raildice.card import CARD
from stellwerk.games.raildice.rules import Rules, rules_for, sites
from tests.games.raildice.exhaustive import leaves_by

DATA = data.standard()
LIES = [(t, r) for t in range(len(DATA.types)) for r in range(4)]
ENTRIES = [(side, cell) for side in range(4) for cell in board.cells(board.GATES[side])]


def rules() -> Rules:
    return rules_for(CARD.complete({}), 2)


@pytest.mark.rule("RRD-1", "RRD-2")
def test_forty_dice_with_two_straights_two_curves_a_share_and_a_joker() -> None:
    assert DATA.dice == 40
    assert sorted(DATA.die) == ["curve", "curve", "joker", "share", "straight", "straight"]


def test_the_numbers_of_components() -> None:
    assert [tile.minis for tile in DATA.types] == [8, 8, 9, 10]
    assert [company.shares for company in DATA.companies] == [10] * 5
    assert {company.id: company.stations for company in DATA.companies} == {
        "red": 8,
        "blue": 8,
        "green": 10,
        "yellow": 8,
        "black": 10,
    }
    assert {group.cost for company in DATA.companies for group in company.groups} == {3, 4, 5}


def test_the_file_says_where_each_entry_comes_from() -> None:
    raw = data.provenance()
    for group in ("tile_types", "companies"):
        assert all(entry["provenance"] for entry in raw[group])
    assert all(entry["provenance"] for entry in raw["constants"].values())


@pytest.mark.rule("RRD-4", "RRD-5")
def test_tiles_are_seven_by_seven_cells_of_three_terrains() -> None:
    assert len(board.CELLS) == 49
    assert board.INTERIOR.bit_count() == 25
    assert board.BORDER.bit_count() == 24
    for tile in DATA.types:
        assert [len(row) for row in tile.rows] == [7] * 7
        assert set("".join(tile.rows)) <= set("PMW")


@pytest.mark.rule("RRD-6")
def test_rotations_that_look_the_same_are_one_choice() -> None:
    assert [len(DATA.rotations(t)) for t in range(4)] == [1, 2, 4, 4]
    assert data.turned(("AB", "CD"), 1) == ("CA", "DB")
    assert data.turned(("AB", "CD"), 4) == ("AB", "CD")


def test_edges_are_as_the_file_says_and_read_the_same_from_either_end() -> None:
    raw = data.provenance()
    for number, tile in enumerate(raw["tile_types"]):
        for side, profile in tile["edges"].items():
            edge = data.edge(DATA.rows(number, 0), board.SIDES.index(side))
            assert edge == raw["edge_profiles"][profile] == edge[::-1]


@pytest.mark.rule("RRD-41")
def test_two_sides_fit_exactly_if_their_seven_cells_are_equal() -> None:
    for (t, r), (u, q), side in product(LIES, LIES, range(4)):
        one = data.edge(DATA.rows(t, r), side)
        other = data.edge(DATA.rows(u, q), board.opposite(side))
        wanted = rules().edge_profile(4 * t + r, side) << 8 * board.opposite(side)
        assert rules().fits(4 * u + q, wanted) == (one == other)


def test_every_entry_can_leave_by_each_other_side() -> None:
    """Where water can be bridged, the land does not matter, so this is one test for all tiles."""
    for side, cell in ENTRIES:
        for other in range(4):
            if other != side:
                assert leaves_by(cell, board.opposite(side), other, walls=0)


def test_only_four_of_all_entries_need_a_bridge() -> None:
    """320 combinations of tile, orientation and entry cell."""
    assert len(LIES) * len(ENTRIES) == 320
    wet = [
        (lie, side, cell)
        for lie in range(len(LIES))
        for side, cell in ENTRIES
        if rules().terrain_at(lie, cell + board.STEP[board.opposite(side)]) == data.WATER
    ]
    assert len(wet) == 4
    lake = DATA.rows(3, 0)
    water = sum(1 << c for c in board.CELLS if lake[c >> 3][c & 7] == "W")
    for side, cell in ENTRIES:
        ways = [leaves_by(cell, board.opposite(side), o, water) for o in range(4) if o != side]
        assert all(ways) or (4 * 3, side, cell) in wet
        assert not any(ways) or all(ways)


@pytest.mark.parametrize("t", range(len(DATA.types)))
def test_a_site_of_every_kind_can_be_reached_and_left_from_every_entry(t: int) -> None:
    """Turning the tile turns all entries with it, so one orientation stands for all."""
    rows = DATA.rows(t, 0)
    kinds = [mask for mask in (sites(rows, terrain, 3) for terrain in range(3)) if mask]
    for side, cell in ENTRIES:
        for mask in kinds:
            assert any(
                leaves_by(cell, board.opposite(side), other, walls=0, through=site)
                for site in board.cells(mask)
                for other in range(4)
                if other != side
            )


@pytest.mark.rule("RRD-49")
def test_the_sites_of_each_tile() -> None:
    def count(number: int, terrain: int) -> int:
        return sites(DATA.rows(number, 0), terrain, 3).bit_count()

    assert [count(0, t) for t in range(3)] == [25, 0, 0]
    assert [count(1, t) for t in range(3)] == [20, 19, 0]
    assert [count(2, t) for t in range(3)] == [18, 17, 0]
    assert [count(3, t) for t in range(3)] == [15, 0, 5]
    lake = sites(DATA.rows(3, 0), data.WATER, 3)
    assert [board.token(cell) for cell in board.cells(lake)] == ["13", "25", "31", "45", "53"]


@pytest.mark.parametrize(
    "change, complaint",
    [
        (lambda raw: raw["tile_types"][0]["rows"].pop(), "is not 7"),
        (lambda raw: raw["tile_types"][1].update(rows=["XXXXXXX"] * 7), "terrain"),
        (lambda raw: raw["tile_types"][2].update(mini_count=60), "too many tiles"),
        (lambda raw: raw["companies"].extend(raw["companies"]), "too many companies"),
        (lambda raw: raw["companies"][0].update(stations=[]), "groups of stations"),
        (lambda raw: raw["dice"]["faces"].pop(), "six faces"),
    ],
)
def test_a_data_file_that_cannot_be_played_is_refused(change: object, complaint: str) -> None:
    raw = json.loads(json.dumps(data.provenance()))
    assert callable(change)
    change(raw)
    with pytest.raises(ValueError, match=complaint):
        data.read(json.dumps(raw))


def test_another_set_of_tiles_is_only_another_file() -> None:
    raw = json.loads(json.dumps(data.provenance()))
    stream = {"id": "X", "mini_count": 5, "rows": ["PPPWPPP"] * 7}
    raw["tile_types"] = [raw["tile_types"][0], stream]
    other = Rules(data.read(json.dumps(raw)), CARD.complete({}), 2)
    assert (other.types, other.lie_total) == (2, 3)  # the stream looks the same after a half turn
    assert other.terrain_at(4, 3) == data.WATER
