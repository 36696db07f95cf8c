"""What the page gets of Railroad Dice: once, for each view, and for the rules."""

from __future__ import annotations

import json
from typing import Any, cast

import pytest

from stellwerk.core import View
from stellwerk.draw.raildice import SYMBOLS, art, figures, lights, option_picture, scene
from stellwerk.draw.raildice.example import VIEW
from stellwerk.draw.raildice.landscape import Landscape
from stellwerk.draw.raildice.scene import chain
from stellwerk.draw.raildice.views import table
from stellwerk.games.raildice import game
from stellwerk.lang import LANGUAGES, has
from tests.draw.raildice.tables import play


def shown(view: View) -> dict[str, Any]:
    return cast("dict[str, Any]", scene(view))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_art_names_all_that_a_page_speaks_of(language: str) -> None:
    given = cast("dict[str, Any]", art(language))
    assert len(given["spots"]) == 49
    assert list(given["spots"])[:2] == ["A1", "B1"]
    assert list(given["names"]["company"]) == list(game.card.score_parts)
    said = json.dumps([given["words"], given["names"], given["faces"]])
    assert "raildice." not in said  # a text that is missing shows its key
    assert "{$" not in said
    one, many = given["words"]["chain_one"], given["words"]["chain"]
    assert "{n}" in many
    assert "{n}" not in one


@pytest.mark.parametrize("moves", [0, 30, 80, 1000])
def test_a_scene_is_made_of_known_symbols_and_is_plain(moves: int) -> None:
    view = play(5, 3, moves).state.view(0)
    given = shown(view)
    assert json.loads(json.dumps(given)) == given
    lists = [given["board"], *given["tiles"], given["map"]["items"], *given["boards"]]
    assert {item["symbol"] for items in lists for item in items} <= set(SYMBOLS)
    assert given["board"] == given["tiles"][0]
    assert len(given["boards"]) == 3
    assert (given["round"], given["rounds"]) == (view["year"], 0)


def test_the_tray_holds_the_own_dice_and_for_a_spectator_those_on_turn() -> None:
    seen = cast("dict[str, Any]", VIEW)
    faces = [thing["id"] for thing in shown(VIEW)["trays"][0]["things"]]
    assert faces == ["die:straight", "die:curve", "die:share", "die:joker", "die:joker"]
    watched = shown({**VIEW, "seat": None})
    assert [thing["id"] for thing in watched["trays"][0]["things"]] == faces
    assert seen["turn"] == 1


@pytest.mark.rule("RRD-66")
def test_a_scene_hides_what_the_view_hides() -> None:
    state = play(4, 2, 70).state
    texts = [
        [item["text"] for item in card if item["symbol"] == "sum"]
        for card in shown(state.view(0))["boards"]
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
        state = play(seed, 2, 400).state
        view = state.view(None)
        for seat, score in enumerate(state.scores()):
            given = cast("dict[str, Any]", lights(view, seat, score))
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
    map_ = Landscape(table(VIEW))
    lit = map_.lit({(0, 0): "", (-1, 0): "", (1, 0): "", (2, 1): "3"})
    links = [(item.x, item.turn) for item in lit if item.symbol == "group-link"]
    assert sorted(links) == [(map_.place((0, 0))[0], 3), (map_.place((1, 0))[0], 3)]
    assert [item.text for item in lit if item.symbol == "count"] == ["3"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_figure_of_the_rules_has_its_words(language: str) -> None:
    for key, picture in figures().items():
        assert picture.items
        assert has(f"raildice.rules_{key}_title", language)
        assert has(f"raildice.rules_{key}", language)


def test_open_and_closed_screens_have_a_picture() -> None:
    closed, opened = (option_picture("screens", value) for value in ("closed", "open"))
    assert closed
    assert opened
    assert closed != opened
    assert option_picture("dice", 40) is None
