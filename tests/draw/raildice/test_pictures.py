"""Tiles, map, cards and whole tables as draw lists."""

from __future__ import annotations

import json
import re
from collections import Counter
from typing import Any, cast

import pytest

from stellwerk.core import CHANCE
from stellwerk.draw import svg
from stellwerk.draw.looks import LOOKS
from stellwerk.draw.picture import Picture
from stellwerk.draw.raildice import drawing
from stellwerk.draw.raildice.cards import company_card, seat_card, years
from stellwerk.draw.raildice.example import example_seen
from stellwerk.draw.raildice.landscape import Landscape, crossings
from stellwerk.draw.raildice.symbols import BOARD, MINI_PITCH, OUTLINES, SYMBOLS, place
from stellwerk.draw.raildice.tiles import board, scenery
from stellwerk.games.raildice import game
from stellwerk.games.raildice.data import standard, turned
from tests.draw.raildice.tables import play, state_of
from tests.scale import scale

SEEN = example_seen().json()


def check(shown: Picture) -> None:
    """What holds for every picture: known symbols and classes, all of it inside, plain data."""
    for item in shown.items:
        assert item.symbol in SYMBOLS or (not item.symbol and item.text)
        assert set(item.classes) <= LOOKS.keys()
        assert 0 <= item.x <= shown.width
        assert 0 <= item.y <= shown.height
    assert json.loads(json.dumps(shown.to_json())) == shown.to_json()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_whatever_a_seat_sees_can_be_drawn(players: int) -> None:
    """Also in the middle of a crossing, of a payment, of a roll."""
    phases = set()
    for seed in range(scale(3, 30)):
        for moves in (0, 5, 17, 40, 41, 42, 43, 90, 150, 1000):
            state = state_of(play(seed, players, moves))
            for seat in (None, 0, players - 1):
                seen = state.seen(seat)
                phases.add(seen.json()["phase"])
                check(drawing.picture(seen))
                check(drawing.board(seen, seat or 0))
                assert drawing.text(seen).isascii() is False
                assert drawing.text(seen, ascii_only=True).isascii()
    assert {"turn", "over"} <= phases


def test_a_crossing_is_drawn_step_by_step() -> None:
    state = game.new(2)
    steps = ["lay:2:34WE:joker", "lay:2:35WE:joker", "lay:1:32EW:joker", "end", "lay:2:36WE:joker"]
    for move in steps:
        state.apply(state.actors()[0], game.parse(move))
    assert state.seen(1).json()["phase"] == "tile"
    check(drawing.picture(state.seen(1)))
    state.apply(1, game.parse("tile:L:2"))
    seen = state.seen(1)
    table = seen.json()
    assert table["phase"] == "entry"
    arrows = [item for item in scenery(table, table["tiles"][1]) if item.symbol == "head"]
    # The end comes in from the west: an arrow in the entry cell that points east.
    assert [(item.x, item.y, item.turn) for item in arrows] == [(*place(3, 0), 1)]
    assert "▶" in drawing.text(seen)


def test_all_that_a_move_touches_is_drawn() -> None:
    drawn = re.compile(r"cell:|end:|company:|group:|die:|bank$")
    for seed in range(scale(4, 20)):
        for moves in (1, 20, 60, 100):
            state = state_of(play(seed, 2, moves))
            for seat in state.actors():
                if seat == CHANCE:
                    continue
                targets = {t for move in state.legal(seat) for t in game.targets(move)}
                cells = [target for target in targets if target.startswith("cell:")]
                ids = {item.id for item in drawing.picture(state.seen(seat), can=cells).items}
                ids |= {f"cell:2:{key[-2:]}" for key in ids if key.startswith("cell:1:")}
                assert {target for target in targets if drawn.match(target)} <= ids


@pytest.mark.rule("RRD-5")
def test_land_is_told_apart_by_what_is_drawn_on_it() -> None:
    for kind in standard().types:
        letters = Counter("".join(kind.rows))
        marks = {"M": ("hatch", 7), "W": ("ripple", 3)}
        for letter, (role, strokes) in marks.items():
            for name, each in (("land", strokes), ("mini", 1)):
                shapes = [s for s in SYMBOLS[f"{name}-{kind.id}"].shapes if s.role == role]
                assert bool(shapes) == bool(letters[letter])
                count = str(shapes[0].geometry[0]).count("M") if shapes else 0
                # On the map every second wave is enough.
                few = letters[letter] // 2 if (name, letter) == ("mini", "W") else letters[letter]
                assert few * each <= count <= letters[letter] * each


def test_companies_are_told_apart_by_their_shapes() -> None:
    assert list(OUTLINES) == [company.id for company in standard().companies]
    assert len(set(OUTLINES.values())) == len(OUTLINES)
    for name in OUTLINES:
        for thing in ("station", "mark", "share"):
            assert f"{thing}-{name}" in SYMBOLS


@pytest.mark.rule("RRD-6")
@pytest.mark.parametrize("rotation", range(4))
def test_a_tile_is_turned_as_its_rows_are(rotation: int) -> None:
    """A symbol turned clockwise shows the rows that its seat sees turned."""
    kind = next(one for one in standard().types if one.id == "B")
    spots = {(row, col) for row in range(7) for col in range(7) if kind.rows[row][col] == "M"}
    for _ in range(rotation):
        spots = {(col, 6 - row) for row, col in spots}
    rows = turned(kind.rows, rotation)
    assert spots == {(r, c) for r in range(7) for c in range(7) if rows[r][c] == "M"}
    tile: Any = {**SEEN["tiles"][0], "type": "B", "rotation": rotation}
    (land,) = (item for item in scenery(SEEN, tile) if item.symbol == "land-B")
    assert land.turn == rotation


def test_a_piece_lies_in_its_cell_as_its_sides_say() -> None:
    shown = board(SEEN, SEEN["tiles"][1])
    pieces = {
        (item.x, item.y): (item.symbol, item.turn)
        for item in shown.items
        if item.symbol in ("straight", "curve")
    }
    assert pieces == {
        place(0, 2): ("straight", 0),
        place(1, 2): ("curve", 0),
        place(1, 4): ("curve", 2),
        place(2, 4): ("straight", 0),
    }
    arms = [item.turn for item in shown.items if item.symbol == "arm"]
    assert arms == [1, 3]  # the station in between, joined in the east and in the west


@pytest.mark.rule("RRD-9")
def test_active_tiles_carry_the_numbers_of_their_ends_as_the_map_does() -> None:
    for place_, tile in enumerate(SEEN["tiles"]):
        markers = [item.text for item in scenery(SEEN, tile) if item.symbol == "marker"]
        assert markers == [str(place_ + 1)] == tile["ends"]
    on_map = [item for item in Landscape(SEEN).items() if item.symbol == "marker"]
    assert [item.text for item in on_map] == ["1", "2"]
    assert len([item for item in Landscape(SEEN).items() if item.symbol == "active"]) == 2


def test_a_side_where_the_map_is_taken_has_a_wall() -> None:
    lake, ridge = SEEN["tiles"]
    walls = [item for item in scenery(SEEN, lake) if item.symbol == "wall"]
    assert [(item.turn, item.y > BOARD / 2) for item in walls] == [(2, True)]
    assert [i.turn for i in scenery(SEEN, ridge) if i.symbol == "wall"] == [0]


@pytest.mark.rule("RRD-7")
def test_the_map_shows_every_tile_in_its_place_and_its_stations() -> None:
    shown = Landscape(SEEN)
    tiles = {item.id: item for item in shown.items() if item.symbol.startswith("mini-") and item.id}
    assert list(tiles) == [f"map:{x},{y}" for x, y in (one["at"] for one in SEEN["map"])]
    start, east = tiles["map:0,0"], tiles["map:1,0"]
    assert (east.x - start.x, east.y - start.y) == (MINI_PITCH, 0)
    assert tiles["map:-1,-1"].turn == 3
    stations = Counter(i.symbol for i in shown.items() if i.symbol.startswith("mark-"))
    assert stations == {
        "mark-green": 2,
        "mark-blue": 2,
        "mark-red": 2,
        "mark-yellow": 1,
        "mark-black": 1,
    }


def test_the_map_shows_how_the_line_ran() -> None:
    shown = Landscape(SEEN)
    past = Counter((item.x, item.y) for item in shown.items() if item.symbol == "past-line")
    # Over each tile that no end is on any more, in by one side and out by another.
    assert past == {shown.place(one["at"]): 2 for one in SEEN["map"] if not one["ends"]}


def test_the_way_of_the_line_follows_from_the_order_of_discovery() -> None:
    seen = 0
    for seed in range(max(8, scale(8, 100))):
        state = state_of(play(seed, 2, 0))
        came: list[tuple[list[int], list[int]]] = []
        for _, move in play(seed, 2, 400).moves:
            if game.text(move).startswith("tile:"):
                crossing = cast(Any, state.seen(None).json()["crossing"])
                came.append((crossing["from"], crossing["at"]))
            state.apply(state.actors()[0], move)
        tiles = state.seen(None).json()["map"]
        found = [(before["at"], after["at"]) for before, after in crossings(tiles)]
        seen += len(tiles) > 3
        assert [after for _, after in found] == [after for _, after in came]
        # Two ends that meet leave it open which of them came; all else is certain.
        assert sum(one == other for one, other in zip(found, came, strict=True)) >= len(came) - 2
    assert seen


def test_a_company_card_shows_prices_and_what_is_left() -> None:
    card = company_card(SEEN["companies"][0])
    check(card)
    marks = [item for item in card.items if item.symbol == "mark-red" and item.scale < 1]
    assert [bool(item.classes) for item in marks] == [False] * 2 + [True] * 2 + [False] * 4
    assert [item.text for item in card.items if item.symbol == "amount"] == ["2", "4", "3", "4"]
    nobody = company_card(SEEN["companies"][4])
    assert not any(item.symbol == "director" for item in nobody.items)


@pytest.mark.rule("RRD-66")
def test_what_is_behind_a_screen_is_a_question_to_the_others() -> None:
    own, other = seat_card(SEEN, 1), seat_card(SEEN, 0)
    assert [item.text for item in own.items if item.symbol == "sum"] == ["4 000", "3"]
    assert [item.text for item in other.items if item.symbol == "sum"] == ["?", "?"]
    state = state_of(play(2, 2, 60))
    shown = [i.text for i in drawing.picture(state.seen(None)).items if i.symbol == "sum"]
    assert shown.count("?") == 4


def test_dice_in_front_are_drawn_one_by_one() -> None:
    faces = [i.symbol for i in seat_card(SEEN, 1).items if i.id.startswith("die:")]
    drawn = [name for name in faces if name != "die"]
    assert drawn == ["face-straight", "face-curve", "face-share", "face-joker", "face-joker"]


def test_years_are_lamps() -> None:
    lamps = [(item.symbol, item.text) for item in years(SEEN).items]
    assert lamps == [("past", "1"), ("past", "2"), ("past", "3"), ("now", "4")]
    late = cast(Any, {**SEEN, "year": 30})
    assert [item.text for item in years(late).items][::11] == ["19", "30"]


def test_a_notebook_sees_behind_the_screens() -> None:
    state = state_of(play(3, 2, 60))
    assert "?" not in re.findall(r"<text[^>]*>([^<]*)", state._repr_svg_() or "?")
    closed = svg("raildice", state.seen(None))
    assert "?" in re.findall(r"<text[^>]*>([^<]*)", closed)


def test_every_symbol_has_a_look() -> None:
    for symbol in SYMBOLS.values():
        assert {symbol.text, *(shape.role for shape in symbol.shapes)} - {""} <= LOOKS.keys()


def test_the_title_is_the_name_of_the_game() -> None:
    assert "<title>Railroad Dice</title>" in svg("raildice", example_seen(), language="de")
