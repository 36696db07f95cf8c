"""What the page gets: once, for each view, and for the rules."""

from __future__ import annotations

import json
import re
from typing import Any, cast

import pytest

from stellwerk.core import CHANCE, Score, View
from stellwerk.core.score import Earned, Part
from stellwerk.draw.maerklin import (
    KEYS,
    SYMBOLS,
    art,
    board_of,
    example,
    figures,
    hints,
    lights,
    option_picture,
    picture,
    repr_svg,
    scene,
)
from stellwerk.draw.maerklin.germany import empty, names, things
from stellwerk.draw.maerklin.table import table
from stellwerk.games.maerklin.map import KINDS, PLACE
from stellwerk.lang import LANGUAGES, has
from tests.draw.maerklin.tables import MAERKLIN, VIEW, over, played
from tests.scale import scale


def items(view: View) -> list[dict[str, Any]]:
    return cast("list[dict[str, Any]]", scene(view)["board"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_art_has_a_spot_and_an_outline_for_all_that_can_be_pointed_at(language: str) -> None:
    given = cast("dict[str, Any]", art(language))
    kinds = [spot.partition(":")[0] for spot in given["spots"]]
    assert {kind: kinds.count(kind) for kind in kinds} == {"route": 110, "city": 35, "border": 14}
    assert set(given["outlines"]) == set(given["spots"])
    assert set(given["outlines"].values()) <= set(SYMBOLS)
    assert set(given["places"]) == set(PLACE)
    assert all(given["faces"][f"card:{kind}"] for kind in KINDS)
    assert not [words for words in given["words"].values() if "maerklin." in words]


@pytest.mark.parametrize("seed", range(scale(3, 40)))
def test_every_move_touches_something_the_page_knows(seed: int) -> None:
    """The targets of moves are spots, cards of the row, piles, tickets, or say what they do."""
    given = cast("dict[str, Any]", art("en"))
    plain = re.compile(
        r"row:[1-5]|deck|enough|pile:(short|long)|mix:\d\+\d|ticket:[A-Z]\d\d|pay:[\w+]+"
        r"|nobody|stop|card:\w+|passenger:\w+|folk:\w+|place:\w+"
    )
    state = played(120 + 15 * seed, seed=seed, players=2 + seed % 4)
    for seat in state.actors():
        for move in state.legal(seat) if seat != CHANCE else ():
            targets = MAERKLIN.targets(move)
            known = [t for t in targets if t in given["spots"] or plain.fullmatch(t)]
            assert known == list(targets)


def test_a_scene_shows_what_the_map_of_the_same_view_shows() -> None:
    for view in (VIEW, over()):
        whole = [item.to_json() for item in board_of(view, 1).items]
        before, after = len(empty()), len(names())
        assert items(view) == whole[before : len(whole) - after]
        assert items(view) == [item.to_json() for item in things(table(view))]


@pytest.mark.rule("MK-87")
@pytest.mark.parametrize("seed", range(scale(4, 60)))
def test_nothing_of_the_others_is_in_a_scene(seed: int) -> None:
    """Equal views give equal scenes, and of other seats there are only numbers on their plates."""
    state = played(60 + 40 * seed, players=3, seed=seed)
    if state.result() is not None:
        return
    for seat in range(3):
        view = state.view(seat)
        shown = json.dumps(scene(view))
        own = cast("list[dict[str, Any]]", view["seats"])[seat]
        mine = {ticket["id"] for ticket in [*(own["tickets"] or ()), *(own["drawn"] or ())]}
        assert set(re.findall(r'"([SL]\d\d)"', shown)) == mine
        for other in range(3):
            plate = json.dumps(cast("list[Any]", scene(view)["boards"])[other])
            assert not re.search(r"card-|ticket:", plate)


def test_tickets_tell_what_is_missing() -> None:
    state = played(40)
    while not any(seat >= 0 for seat in state.actors()):
        state.apply(CHANCE, state.legal(CHANCE)[0])
    for seat in (0, 1):
        found = cast("list[dict[str, Any]]", scene(state.view(seat))["tickets"])
        assert found
        for ticket in found:
            assert ticket["done"] == (ticket["missing"] == 0)
            assert bool(ticket["way"]) == bool(ticket["missing"])


@pytest.mark.parametrize("view, stage", [(VIEW, 3), (VIEW | {"last_round": None}, 2)])
def test_the_last_round_is_a_stage_of_its_own(view: View, stage: int) -> None:
    assert scene(view)["round"] == stage
    assert scene(view | {"phase": "choose"})["round"] == 1


def test_the_row_is_a_tray_and_its_gaps_are_used_up() -> None:
    (tray,) = cast("list[dict[str, Any]]", scene(VIEW)["trays"])
    assert [thing["symbol"] for thing in tray["things"]] == [
        "card-red",
        "card-locomotive",
        "card-plus4",
        "card-passenger",
        "card-none",
    ]
    assert [thing["used"] for thing in tray["things"]] == [False] * 4 + [True]


def test_lights_show_points_on_routes_and_cities_and_signs_at_tickets() -> None:
    score = Score(
        (
            Part("routes", 18, (Earned(18, ("route:R008",)),)),
            Part("goods", 7, (Earned(7, ("city:berlin",)),)),
            Part("tickets", 12, (Earned(12, ("ticket:L03", "place:dresden", "place:hamburg")),)),
            Part(
                "failed", -8, (Earned(-8, ("ticket:S12", "place:frankfurt", "place:niederlande")),)
            ),
            Part("most_tickets", 10, (Earned(10, ("bonus",)),)),
        )
    )
    found = cast("dict[str, Any]", lights(VIEW, 1, score))
    assert list(found) == [part.key for part in score.parts]
    above = {
        key: [(item["symbol"], item.get("text")) for item in lit["above"]]
        for key, lit in found.items()
    }
    assert above["routes"] == [("points", "18")]
    assert above["goods"] == [("points", "7")]
    assert above["tickets"] == [("done", None)] * 2
    assert above["failed"] == [("error", None)] * 2
    assert above["most_tickets"] == []
    assert "route:R010" in found["routes"]["dim"]
    assert "route:R008" not in found["routes"]["dim"]


@pytest.mark.parametrize("seed", range(scale(2, 20)))
def test_lights_of_played_games_use_known_symbols(seed: int) -> None:
    state = played(2000, seed=seed)
    assert state.result() is not None
    view = state.view(0)
    for seat, score in enumerate(state.scores()):
        found = cast("dict[str, Any]", lights(view, seat, score))
        for part in score.parts:
            shown = found[part.key]["above"]
            assert {item["symbol"] for item in shown} <= set(SYMBOLS)
            assert bool(shown) == any(place != "bonus" for e in part.earned for place in e.places)


def test_hints_are_journeys_of_the_seat() -> None:
    for seed in range(4):
        state = played(200, seed=seed)
        for seat in (s for s in state.actors() if s >= 0):
            for course in cast("list[dict[str, Any]]", hints(state.view(seat))["journeys"]):
                assert course["value"] >= 0
                assert course["start"] in PLACE


@pytest.mark.parametrize("variant", ["2006", "2012", "beginners", "germany"])
@pytest.mark.parametrize("players", [2, 5])
def test_every_variant_is_drawn_from_the_first_move_to_the_last(variant: str, players: int) -> None:
    for moves in (0, 15, 90, 260):
        state = played(moves, players=players, variant=variant)
        for seat in (*range(players), None):
            view = state.view(seat)
            assert picture(view).items
            assert scene(view)["board"]
        assert repr_svg(state).startswith("<svg ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_figure_of_the_rules_and_every_key_of_the_help_has_its_words(language: str) -> None:
    for key, figure in figures().items():
        assert figure.items
        assert has(f"maerklin.rules_{key}_title", language)
        assert has(f"maerklin.rules_{key}", language)
    for _, words in KEYS:
        assert has(f"maerklin.{words}", language)


def test_every_variant_has_a_picture() -> None:
    variant = next(option for option in MAERKLIN.card.options if option.key == "variant")
    assert all(option_picture("variant", str(value)) for value in variant.values)
    assert option_picture("first", "random") is None
    assert example().items
