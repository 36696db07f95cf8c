"""What the page gets of Railroad Ink: once, for what each seat sees, and for the rules."""

from __future__ import annotations

import json
from random import Random
from typing import Any, cast

import pytest

from stellwerk.core import CHANCE, Json, Seen, State
from stellwerk.draw.ink import drawing
from stellwerk.draw.ink.boards import board
from stellwerk.draw.ink.symbols import SYMBOLS
from stellwerk.draw.ink.tabletop import Tabletop
from stellwerk.draw.shared_parts import plain
from stellwerk.games import find
from stellwerk.games.ink.board import CELLS, name
from stellwerk.games.ink.seen import Seen as InkSeen
from stellwerk.lang import LANGUAGES, has
from tests.draw.opened import opened

INK = find("ink")


def played(moves: int, players: int = 2, seed: int = 1) -> State:
    """A game after so many random moves, chance included."""
    state, rng = INK.new(players), Random(seed)
    for _ in range(moves):
        if not state.actors():
            break
        seat = rng.choice(state.actors())
        state.apply(seat, rng.choice(state.legal(seat)))
    return state


def boards_of(seen: Seen) -> list[list[dict[str, Any]]]:
    """What the boards show, drawn as the page draws what is written in notation."""
    art = cast("dict[str, Any]", drawing.art("en"))
    boards = opened(plain(drawing.scene(seen))["boards"])
    return [
        [item for one in board for item in (stamp(one, art) if isinstance(one, str) else [one])]
        for board in boards
    ]


def stamp(text: str, art: dict[str, Any]) -> list[dict[str, Any]]:
    return [item for token in text.split() for item in drawn(token, art)]


def drawn(token: str, art: dict[str, Any]) -> list[dict[str, Any]]:
    spot = f"{'ABCDEFG'[int(token[1])]}{int(token[0]) + 1}"
    x, y, *_ = art["spots"][spot]
    symbol, turn, flip, _, look = art["forms"][token[2:7]]
    item = {"symbol": symbol, "x": x, "y": y, "id": spot, "turn": turn, "flip": flip}
    found = [{name: value for name, value in item.items() if value}]
    if token[7:]:
        right, down = art["label"]
        found.append({"x": x + right, "y": y + down, "classes": [look], "text": token[7:]})
    return found


def trays_of(seen: Seen) -> dict[str, list[dict[str, Any]]]:
    found = cast("list[dict[str, Any]]", plain(drawing.scene(seen))["trays"])
    return {tray["key"]: tray["things"] for tray in found}


@pytest.mark.parametrize("moves", [0, 4, 9, 40, 90])
def test_a_scene_shows_what_the_board_of_the_same_seat_shows(moves: int) -> None:
    seen = played(moves).seen(0)
    top = Tabletop.of(cast(InkSeen, seen))
    empty = board(()).to_json()
    for seat in (0, 1):
        whole = board(top.drawings(seat)).to_json()
        assert isinstance(empty, dict)
        assert isinstance(whole, dict)
        ground, items = cast("list[Json]", empty["items"]), cast("list[Json]", whole["items"])
        key = lambda item: json.dumps(item, sort_keys=True)  # noqa: E731
        drawn = sorted(opened(items[len(ground) :]), key=key)
        assert sorted(boards_of(seen)[seat], key=key) == drawn


def test_a_scene_hides_what_the_seat_may_not_see() -> None:
    state = played(4)
    while CHANCE in state.actors():
        state.apply(CHANCE, state.legal(CHANCE)[0])
    state.apply(0, state.legal(0)[0])
    assert len(boards_of(state.seen(0))[0]) == 1
    assert boards_of(state.seen(1))[0] == []
    assert boards_of(state.seen(None))[0] == []


def test_used_dice_and_special_routes_are_marked() -> None:
    state = played(4, players=1, seed=3)
    special = next(m for m in state.legal(0) if INK.targets(m)[-1].startswith("face:X"))
    state.apply(0, special)
    die = next(m for m in state.legal(0) if not INK.targets(m)[-1].startswith("face:X"))
    state.apply(0, die)
    trays = trays_of(state.seen(0))
    assert [thing["id"] for thing in trays["specials"] if thing["used"]] == [
        INK.targets(special)[-1]
    ]
    assert [thing["id"] for thing in trays["dice"] if thing["used"]] == [INK.targets(die)[-1]]
    tray = cast("list[dict[str, Any]]", plain(drawing.scene(state.seen(0)))["trays"])[1]
    assert tray["note"] == "taken-2"
    assert tray["note"] in cast("dict[str, str]", drawing.art("de")["notes"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_art_has_a_spot_for_every_space_and_a_form_for_every_move(language: str) -> None:
    given = cast("dict[str, Any]", drawing.art(language))
    assert list(given["spots"]) == [name(cell) for cell in CELLS]
    state = played(4)
    for move in state.legal(0):
        if INK.text(move) == "end":
            continue
        cell, face = INK.targets(move)
        symbol, _, _, words, _ = given["forms"][INK.text(move)[2:]]
        assert face == f"face:{symbol}"
        assert symbol in SYMBOLS
        assert "{cell}" in words
        assert cell in given["spots"]
        assert given["faces"][face]


@pytest.mark.parametrize("seed", range(5))
def test_lights_name_all_parts_and_only_known_symbols(seed: int) -> None:
    state = played(150, seed=seed)
    seen, scores = state.seen(0), state.scores()
    assert state.result() is not None
    for seat in (0, 1):
        found = opened(drawing.lights(seen, seat, scores[seat]))
        assert list(found) == [part.key for part in scores[seat].parts]
        for part in scores[seat].parts:
            items = found[part.key]["below"] + found[part.key]["above"]
            assert bool(items) == bool(part.earned)
            assert {item["symbol"] for item in items} <= set(SYMBOLS)
        errors = [item for item in found["errors"]["above"] if item["symbol"] == "error"]
        assert len(errors) == -scores[seat].points("errors")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_figure_of_the_rules_has_its_words(language: str) -> None:
    for key, picture in drawing.figures().items():
        assert picture.items
        assert has(f"ink.rules_{key}_title", language)
        assert has(f"ink.rules_{key}", language)


def test_every_edition_has_a_picture_and_the_green_one_its_own() -> None:
    edition = INK.card.options[0]
    shown = {str(value): drawing.option_picture("edition", str(value)) for value in edition.values}
    assert all(shown.values())
    assert shown["green"] != shown["blue"]
    assert drawing.option_picture("longest", "edition") is None
