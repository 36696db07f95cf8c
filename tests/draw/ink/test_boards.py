"""Boards, dice and whole tables as draw lists."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from stellwerk.core import CHANCE
from stellwerk.draw import svg
from stellwerk.draw.ink import drawing
from stellwerk.draw.ink.boards import board, dice, glance, specials
from stellwerk.draw.ink.symbols import SYMBOLS
from stellwerk.draw.ink.tabletop import used_dice
from stellwerk.draw.looks import LOOKS
from stellwerk.draw.picture import Picture
from stellwerk.games.ink import Sheet, State, game
from stellwerk.games.ink.board import CELLS, EXITS, name
from tests.draw.ink.tables import example, play


def check(shown: Picture) -> None:
    """What holds for every picture: known symbols and classes, all of it inside, plain data."""
    for item in shown.items:
        assert item.symbol in SYMBOLS or (not item.symbol and item.text)
        assert set(item.classes) <= LOOKS.keys()
        assert 0 <= item.x <= shown.width
        assert 0 <= item.y <= shown.height
        if item.symbol:
            half = max(SYMBOLS[item.symbol].width, SYMBOLS[item.symbol].height) / 2 * item.scale
            assert item.symbol in ("spoke", "bend") or half <= item.x + 1 <= shown.width + 2 - half
    assert json.loads(json.dumps(shown.to_json())) == shown.to_json()


@pytest.mark.rule("RI-1")
def test_an_empty_board_has_every_space_and_every_exit_once() -> None:
    shown = board([])
    check(shown)
    ids = Counter(item.id for item in shown.items if item.id)
    assert ids == Counter([*map(name, CELLS), *(f"exit:{name(cell)}" for cell, _, _ in EXITS)])
    assert Counter(item.symbol for item in shown.items if item.id) == {
        "tile": 40,
        "centre": 9,
        "stub-H": 6,
        "stub-R": 6,
    }


def test_a_drawing_stands_on_its_space_and_carries_its_round() -> None:
    shown = board(Sheet.parse("23.RR.-5").drawings())
    space = next(item for item in shown.items if item.id == "D3")
    route = next(item for item in shown.items if item.symbol == "RC")
    assert (route.x, route.y, route.turn, route.id) == (space.x, space.y, 1, "D3")
    (number,) = (item for item in shown.items if "round" in item.classes)
    assert number.text == "5"
    assert space.x < number.x < space.x + 32
    assert space.y < number.y < space.y + 32


def test_the_round_is_left_out_where_it_is_not_known() -> None:
    shown = board(Sheet.parse("23.RR.-").drawings())
    assert not any("round" in item.classes for item in shown.items)


def test_outlines_say_where_one_can_act_and_what_is_chosen() -> None:
    shown = board([], can=("A1", "C3", "exit:B1"), chosen=("C3",))
    lamps = {item.id: item.symbol for item in shown.items if item.symbol in ("can", "chosen")}
    assert lamps == {"A1": "can", "C3": "chosen"}


def test_a_small_board_shows_the_same_routes() -> None:
    def routes(shown: Picture) -> list[tuple[str, float, float, int, bool]]:
        return [
            (item.symbol, item.x, item.y, item.turn, item.flip)
            for item in shown.items
            if item.symbol in {form.face.key for form in forms}
        ]

    forms = [drawing.form for drawing in example().drawings()]
    assert len(routes(board(example().drawings()))) == 31
    assert routes(glance(example().drawings())) == routes(board(example().drawings()))


def test_used_things_fade_and_do_not_vanish() -> None:
    shown = dice(["HC", "RS", "HC"], used={2})
    check(shown)
    faces = [item for item in shown.items if item.symbol != "die"]
    assert [(item.symbol, item.id, item.classes) for item in faces] == [
        ("HC", "face:HC", ()),
        ("RS", "face:RS", ()),
        ("HC", "face:HC", ("used",)),
    ]
    faded = {item.id for item in specials({"X1", "X6"}).items if "used" in item.classes}
    assert faded == {"face:X1", "face:X6"}
    assert len(specials().items) == 12


def test_of_two_dice_alike_one_drawing_uses_one() -> None:
    assert used_dice(["HS", "HC", "HC", "OV"], ["22HH..-", "33HRHRo"]) == {1, 3}
    assert used_dice(["HC", "HC"], ["22HH..-", "33.HH.-"]) == {0, 1}
    assert used_dice(["OV"], ["33HRHR-"]) == set()  # the special X6


@pytest.mark.parametrize("players", [1, 2, 5, 12])
@pytest.mark.parametrize("edition", ["blue", "green"])
def test_all_that_is_seen_of_a_game_can_be_drawn(players: int, edition: str) -> None:
    for moves in (0, 2, 9 * players, 20 * players, 1000):
        state = play(moves, players, edition, moves).state
        for seat in (None, 0, players - 1):
            check(drawing.picture(state.seen(seat)))


def test_all_that_a_move_touches_is_drawn() -> None:
    for moves in (0, 3, 6, 30, 60):
        journal = play(moves, 2, "green", moves)
        for seat in journal.state.actors():
            ids = {item.id for item in drawing.picture(journal.state.seen(max(seat, 0))).items}
            for move in journal.state.legal(seat):
                # A die that is not rolled yet cannot be seen.
                assert seat == CHANCE or set(game.targets(move)) <= ids


@pytest.mark.rule("RI-11")
def test_others_are_drawn_as_they_are_seen() -> None:
    state = play(4, 2, "blue", 1000).state
    shown = drawing.picture(state.seen(0))
    scale = min(item.scale for item in shown.items if item.symbol == "board")
    small = [replace(item, x=0, y=0, scale=1) for item in shown.items if item.scale == scale]
    assert isinstance(state, State)
    there = glance(Sheet.of(state.turn(1).start).drawings())
    assert small == [replace(item, x=0, y=0) for item in there.items]


def drawn(thing: Any) -> str:
    """What a notebook shows of it."""
    return str(thing._repr_svg_())


def test_a_notebook_sees_the_running_round_of_every_seat() -> None:
    journal = play(1, 2, "blue", 4)
    for seat in (0, 1):
        journal.apply(seat, journal.state.legal(seat)[0])
    watched = svg("ink", journal.state.seen(None), "both")
    shown = drawn(journal.state)
    assert shown.count("<use") == watched.count("<use") + 2


def test_a_state_and_a_sheet_draw_themselves() -> None:
    things: tuple[Any, ...] = (
        example(),
        play(1, 1, "blue", 10).state,
        play(1, 3, "red", 1000).state,
    )
    for thing in things:
        assert drawn(thing).startswith("<svg ")
    assert drawn(things[1].seen(0)).startswith("<svg ")
    assert drawn(things[0]) != drawn(things[1]) != drawn(things[2])


def test_the_title_is_in_the_reader_s_language() -> None:
    seen = play(1, 1, "blue", 4).state.seen(0)
    assert "<title>Railroad Ink</title>" in svg("ink", seen, language="de")
