"""What the page gets: once, for what a seat sees, and for the rules."""

from __future__ import annotations

import json
import re
from typing import Any, cast

import pytest

from stellwerk.core import CHANCE, Score, notebook
from stellwerk.core.score import Earned, Part
from stellwerk.draw.maerklin import drawing
from stellwerk.draw.maerklin.germany import empty, names, things
from stellwerk.games.maerklin.map import KINDS, PLACE
from stellwerk.games.maerklin.plain import Table
from stellwerk.lang import LANGUAGES, has
from tests.draw.maerklin.tables import MAERKLIN, TABLE, altered, over, played, shown, table_of
from tests.draw.opened import opened, stamped
from tests.scale import scale


def items(table: Table) -> list[dict[str, Any]]:
    return cast("list[dict[str, Any]]", drawing.scene(shown(table))["board"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_art_has_a_spot_and_an_outline_for_all_that_can_be_pointed_at(language: str) -> None:
    given = cast("dict[str, Any]", drawing.art(language))
    kinds = [spot.partition(":")[0] for spot in given["spots"]]
    assert {kind: kinds.count(kind) for kind in kinds} == {"route": 110, "city": 35, "border": 14}
    assert set(given["outlines"]) == set(given["spots"])
    assert set(given["outlines"].values()) <= set(drawing.symbols)
    assert set(given["places"]) == set(PLACE)
    assert all(given["faces"][f"card:{kind}"] for kind in KINDS)
    assert not [words for words in given["words"].values() if "maerklin." in words]


@pytest.mark.parametrize("seed", range(scale(3, 40)))
def test_every_move_touches_something_the_page_knows(seed: int) -> None:
    """The targets of moves are spots, cards of the row, piles, tickets, or say what they do."""
    given = cast("dict[str, Any]", drawing.art("en"))
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


def test_a_scene_shows_what_the_map_shows() -> None:
    for table in (TABLE, over()):
        whole = [item.to_json() for item in drawing.board(shown(table), 1).items]
        before, after = len(empty()), len(names())
        seen = stamped(items(table), drawing.art("en"))
        assert seen == opened(whole[before : len(whole) - after])
        assert seen == opened([item.to_json() for item in things(table)])


@pytest.mark.rule("MK-87")
@pytest.mark.parametrize("seed", range(scale(4, 60)))
def test_nothing_of_the_others_is_in_a_scene(seed: int) -> None:
    """Of other seats there are only numbers on their plates."""
    state = played(60 + 40 * seed, players=3, seed=seed)
    if state.result() is not None:
        return
    for seat in range(3):
        scene = drawing.scene(state.seen(seat))
        own = table_of(state, seat)["seats"][seat]
        mine = {ticket["id"] for ticket in [*(own["tickets"] or ()), *(own["drawn"] or ())]}
        assert set(re.findall(r'"([SL]\d\d)"', json.dumps(scene))) == mine
        for other in range(3):
            plate = json.dumps(cast("list[Any]", scene["boards"])[other])
            assert not re.search(r"card-|ticket:", plate)


def test_tickets_tell_what_is_missing() -> None:
    state = played(40)
    while not any(seat >= 0 for seat in state.actors()):
        state.apply(CHANCE, state.legal(CHANCE)[0])
    for seat in (0, 1):
        found = cast("list[dict[str, Any]]", drawing.scene(state.seen(seat))["tickets"])
        assert found
        for ticket in found:
            assert ticket["done"] == (ticket["missing"] == 0)
            assert bool(ticket["way"]) == bool(ticket["missing"])


def test_the_last_round_is_a_stage_of_its_own() -> None:
    tables = (TABLE, altered(last_round=None), altered(phase="choose"))
    assert [drawing.scene(shown(table))["round"] for table in tables] == [3, 2, 1]


def test_the_row_is_a_tray_and_its_gaps_are_used_up() -> None:
    (tray,) = cast("list[dict[str, Any]]", drawing.scene(shown(TABLE))["trays"])
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
    found = opened(drawing.lights(shown(TABLE), 1, score))
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
    seen = state.seen(0)
    for seat, score in enumerate(state.scores()):
        found = opened(drawing.lights(seen, seat, score))
        for part in score.parts:
            shown = found[part.key]["above"]
            assert {item["symbol"] for item in shown} <= set(drawing.symbols)
            assert bool(shown) == any(place != "bonus" for e in part.earned for place in e.places)


def test_hints_are_journeys_of_the_seat() -> None:
    for seed in range(4):
        state = played(200, seed=seed)
        for seat in (s for s in state.actors() if s >= 0):
            for course in cast(
                "list[dict[str, Any]]", drawing.advice(state.seen(seat))["journeys"]
            ):
                assert course["value"] >= 0
                assert course["start"] in PLACE


@pytest.mark.parametrize("variant", ["2006", "2012", "beginners", "germany"])
@pytest.mark.parametrize("players", [2, 5])
def test_every_variant_is_drawn_from_the_first_move_to_the_last(variant: str, players: int) -> None:
    for moves in (0, 15, 90, 260):
        state = played(moves, players=players, variant=variant)
        for seat in (*range(players), None):
            seen = state.seen(seat)
            assert drawing.picture(seen).items
            assert stamped(drawing.scene(seen)["board"], drawing.art("en"))
            assert str(notebook.svg(seen)).startswith("<svg ")
        assert str(notebook.svg(state)).startswith("<svg ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_figure_of_the_rules_and_every_key_of_the_help_has_its_words(language: str) -> None:
    for key, figure in drawing.figures().items():
        assert figure.items
        assert has(f"maerklin.rules_{key}_title", language)
        assert has(f"maerklin.rules_{key}", language)
    for _, words in drawing.keys:
        assert has(f"maerklin.{words}", language)


def test_every_variant_has_a_picture() -> None:
    variant = next(option for option in MAERKLIN.card.options if option.key == "variant")
    assert all(drawing.option_picture("variant", str(value)) for value in variant.values)
    assert drawing.option_picture("first", "random") is None
    assert drawing.example().items
