"""The scoring sheet as it is drawn: palette, marks of problems, lights, the picture to share."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from typing import cast

import pytest

from stellwerk.core.card import Options
from stellwerk.draw import sheets
from stellwerk.draw.ink.scoring_sheet import SCORING, MarkedBoard
from stellwerk.draw.ink.symbols import SYMBOLS, space
from stellwerk.draw.scoring_sheets import RESERVED, fits
from stellwerk.draw.writer import write
from stellwerk.games import find, keys
from stellwerk.games.ink import Sheet
from stellwerk.games.ink.board import EXITS, name, named
from stellwerk.games.ink.editions import EDITIONS
from stellwerk.games.ink.expansions import EXPANSIONS
from stellwerk.games.ink.faces import FACES, FORMS, FORMS_OF
from stellwerk.games.ink.rule_options import ruling
from stellwerk.lang import LANGUAGES
from tests.draw.opened import opened
from tests.games.ink import boards

CARD = find("ink").card
WRONG = "01H.H.- 11R.R.- 03HHHH- 23HHHH- 26RRRR- 40HHRH- 44HRRR-"


def rules(**options: str | int | bool) -> Options:
    return CARD.settle(options, 2)


def marked(text: str, extras: dict[str, int] | None = None, **options: str) -> MarkedBoard:
    return SCORING.mark(text, rules(**options), extras or {})


def offered(options: Options) -> list[str]:
    trays = [tray for tray in SCORING.palette if fits(tray.when, options)]
    return [face.key for tray in trays for face in tray.faces]


def test_only_games_that_offer_a_sheet_have_one() -> None:
    assert "ink" in sheets()
    assert set(sheets()) <= set(keys())


@pytest.mark.parametrize("expansion", EXPANSIONS)
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_palette_has_each_face_of_the_box_and_the_expansion_once(
    edition: str, expansion: str
) -> None:
    shown = {face for die in EDITIONS[edition].dice for face in die}
    wanted = {
        face.key
        for face in FACES
        if face.special or face.key in shown or face.expansion == expansion != "none"
    }
    found = offered(rules(edition=edition, expansion=expansion))
    assert len(found) == len(set(found))
    assert set(found) == wanted


def test_all_trays_together_can_draw_whatever_can_be_written() -> None:
    forms = {form for tray in SCORING.palette for face in tray.faces for form in face.forms}
    assert forms == {form.token for form in FORMS}
    for tray in SCORING.palette:
        for face in tray.faces:
            assert len(face.forms) == len(FORMS_OF[face.key])


def test_keys_of_options_and_points_can_stand_in_one_address() -> None:
    names = [*SCORING.options, *(extra.key for extra in SCORING.extras)]
    assert len(names) == len(set(names))
    assert not RESERVED & set(names)


def test_the_edges_are_the_exits() -> None:
    assert len(SCORING.edges) == len(EXITS)
    assert SCORING.edges["B1"] == "H..."
    assert SCORING.edges["A2"] == "...R"
    assert all(SCORING.edges[name(cell)][side] != "." for cell, side, _ in EXITS)


def test_every_problem_of_the_engine_has_a_mark_of_its_own_at_its_space() -> None:
    found = marked(WRONG)
    engine = Sheet.parse(WRONG, ruling(rules())).problems()
    assert len(engine) == len(found.troubles) > 8
    numbers = [str(number) for number in range(1, len(engine) + 1)]
    assert [trouble.mark.text for trouble in found.troubles] == numbers
    assert sorted(map(str, engine)) == sorted(str(one.refusal) for one in found.troubles)
    places = {(trouble.mark.x, trouble.mark.y) for trouble in found.troubles}
    assert len(places) == len(engine)
    for trouble in found.troubles:
        x, y = space(named(trouble.spot))
        assert abs(trouble.mark.x - x) < 32
        assert abs(trouble.mark.y - y) < 32
    drawn = [item for item in found.board().items if item.symbol == "problem"]
    assert len(drawn) == len(engine)


def test_lights_and_scene_are_those_of_the_board() -> None:
    found = marked(boards.WE_1)
    assert set(found.lights()) == {part.key for part in found.score.parts}
    lights = opened(found.lights())
    assert len([one for one in lights["errors"]["above"] if one["symbol"] == "error"]) == 5
    items = opened(found.scene()["items"])
    assert len([item for item in items if "symbol" in item]) == len(boards.WE_1.split())
    assert "prints" not in found.scene()
    assert (
        "village" in cast("dict[str, str]", marked("", edition="green").scene()["prints"]).values()
    )


def test_the_marker_of_a_meteor_is_not_made_up() -> None:
    found = marked("33....c", expansion="meteor")
    assert not [item for item in found.board().items if item.symbol == "marker"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_picture_to_share_says_all_points(lang: str, theme: str) -> None:
    found = marked(f"{WRONG} 33LLLL-", {"goals": 6}, edition="green", expansion="lake")
    svg = write(found.picture(lang), SYMBOLS, theme, "title")
    told = [
        "".join(one.itertext()) for one in ET.fromstring(svg).iter() if one.tag.endswith("text")
    ]
    for part in found.score.parts:
        assert str(part.points).replace("-", "\N{MINUS SIGN}") in told
    assert str(found.score.total).replace("-", "\N{MINUS SIGN}") in told
    assert any(str(len(found.troubles)) in one and len(one) > 8 for one in told)
