"""What the page gets of Railroad Dice: once, for whoever looks on, and for the rules."""

from __future__ import annotations

import json
from typing import Any, cast

import pytest

from stellwerk.core import Seen
from stellwerk.draw.raildice import cards, drawing
from stellwerk.draw.raildice.example import example_seen
from stellwerk.draw.raildice.landscape import Landscape
from stellwerk.draw.raildice.scene import chain, scene_of
from stellwerk.games.raildice import game
from stellwerk.lang import FORMS, LANGUAGES, has
from tests.draw.opened import opened, stamped
from tests.draw.raildice.tables import play, state_of


def shown(seen: Seen) -> dict[str, Any]:
    """A scene as the page opens it."""
    scene = drawing.scene(seen)
    boards = [stamped(board, drawing.art("en")) for board in cast("list[Any]", scene["boards"])]
    return cast("dict[str, Any]", opened({**scene, "boards": boards}))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_art_names_all_that_a_page_speaks_of(language: str) -> None:
    given = cast("dict[str, Any]", drawing.art(language))
    assert len(given["spots"]) == 49
    assert list(given["spots"])[:2] == ["A1", "B1"]
    assert list(given["names"]["company"]) == list(game.card.score_parts)
    said = json.dumps([given["words"], given["names"], given["faces"]])
    assert "raildice." not in said  # a text that is missing shows its key
    assert "{$" not in said
    _, one, many = given["words"]["chain"].split(FORMS)
    assert "{n}" in many
    assert "{n}" not in one


@pytest.mark.parametrize("moves", [0, 30, 80, 1000])
def test_a_scene_is_made_of_known_symbols_and_is_plain(moves: int) -> None:
    seen = state_of(play(5, 3, moves)).seen(0)
    given = shown(seen)
    plain = drawing.scene(seen)
    assert json.loads(json.dumps(plain)) == plain
    lists = [*given["tiles"], given["map"]["items"], *given["boards"]]
    assert {item["symbol"] for items in lists for item in items} <= set(drawing.symbols)
    assert given["board"] == []  # its tiles are the boards
    for number, card in enumerate(given["boards"]):
        whole = [item.to_json() for item in cards.seat_card(seen.json(), number).items]
        by_place = lambda item: (item["x"], item["y"], str(item))  # noqa: E731
        assert sorted(card, key=by_place) == sorted(opened(whole)[1:], key=by_place)
    assert len(given["boards"]) == 3
    assert (given["round"], given["rounds"]) == (seen.json()["year"], 0)


def test_the_tray_holds_the_own_dice_and_for_a_spectator_those_on_turn() -> None:
    seen = example_seen()
    faces = [thing["id"] for thing in shown(seen)["trays"][0]["things"]]
    assert faces == ["die:straight", "die:curve", "die:share", "die:joker", "die:joker"]
    watched = cast("dict[str, Any]", scene_of({**seen.json(), "seat": None}))
    assert [thing["id"] for thing in watched["trays"][0]["things"]] == faces
    assert seen.json()["turn"] == 1


@pytest.mark.rule("RRD-66")
def test_a_scene_hides_what_is_hidden() -> None:
    state = state_of(play(4, 2, 70))
    texts = [
        [item["text"] for item in card if item["symbol"] == "sum"]
        for card in shown(state.seen(0))["boards"]
    ]
    assert "?" not in texts[0]
    assert texts[1] == ["?", "?"]


def test_a_chain_ends_with_another_act_and_at_the_other_end() -> None:
    laid = ["lay:1:32EW:straight", "lay:2:34WE:joker"]
    assert chain(laid) == {"end": "2", "pieces": 1, "spent": ["joker"]}
    crossing = ["lay:2:36WE:joker", "tile:R:0", "lay:2:30WE:straight"]
    assert chain(crossing) == {"end": "2", "pieces": 2, "spent": ["joker", "straight"]}
    assert chain([*laid, "buy:red:bank:share"]) is None
    assert chain([]) is None


@pytest.mark.rule("RRD-55")
def test_lights_show_the_groups_that_earned_passengers() -> None:
    found = 0
    for seed in range(6):
        state = state_of(play(seed, 2, 400))
        seen = state.seen(None)
        for seat, score in enumerate(state.scores()):
            given = opened(drawing.lights(seen, seat, score))
            assert list(given) == [part.key for part in score.parts]
            for part in score.parts:
                places = {place for earned in part.earned for place in earned.places}
                above = given[part.key]["above"]
                assert len([item for item in above if item["symbol"] == "group"]) == len(places)
                years = sum(int(i["text"]) for i in above if i["symbol"] == "count")
                assert years == part.points // 1000
                found += bool(places)
    assert found


def test_neighbours_in_a_group_are_joined() -> None:
    map_ = Landscape(example_seen().json())
    lit = map_.lit({(0, 0): "", (-1, 0): "", (1, 0): "", (2, 1): "3"})
    links = [(item.x, item.turn) for item in lit if item.symbol == "group-link"]
    assert sorted(links) == [(map_.place((0, 0))[0], 3), (map_.place((1, 0))[0], 3)]
    assert [item.text for item in lit if item.symbol == "count"] == ["3"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_figure_of_the_rules_has_its_words(language: str) -> None:
    for key, picture in drawing.figures().items():
        assert picture.items
        assert has(f"raildice.rules_{key}_title", language)
        assert has(f"raildice.rules_{key}", language)


def test_open_and_closed_screens_have_a_picture() -> None:
    closed, opened = (drawing.option_picture("screens", value) for value in ("closed", "open"))
    assert closed
    assert opened
    assert closed != opened
    assert drawing.option_picture("dice", 40) is None
