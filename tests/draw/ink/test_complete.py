"""Expansions, Challenge, solo and draft: drawn, lit up and laid out for the page."""

from __future__ import annotations

from typing import Any, cast

import pytest

from stellwerk.core import CHANCE, Seen, State
from stellwerk.draw.ink import drawing
from stellwerk.draw.ink.symbols import SYMBOLS
from stellwerk.draw.ink.tabletop import Tabletop
from stellwerk.draw.shared_parts import plain
from stellwerk.games.ink import game
from stellwerk.games.ink.expansions import EXPANSIONS
from stellwerk.games.ink.notation import Drawing
from stellwerk.games.ink.state import State as InkState
from stellwerk.games.ink.turn import Turn
from stellwerk.lang import LANGUAGES
from tests.draw.ink.tables import drafting, meteor_coming, play, scripted
from tests.draw.ink.test_boards import check
from tests.draw.ink.test_scene import boards_of
from tests.draw.opened import opened
from tests.games.ink.standing import Seat
from tests.scale import scale

WILD = [key for key in EXPANSIONS if key != "none"]
KINDS = [(edition, key) for edition in ("red", "green") for key in WILD]


def trays(seen: Seen) -> dict[str, dict[str, Any]]:
    found = cast("list[dict[str, Any]]", plain(drawing.scene(seen))["trays"])
    return {tray["key"]: tray for tray in found}


def hints(seen: Seen) -> list[str]:
    return cast("list[str]", plain(drawing.scene(seen))["hints"])


def moments(first: int, last: int, small: int, full: int) -> list[int]:
    """Numbers of moves after which to look at a game, spread evenly."""
    count = scale(small, full)
    return [first + (last - first) * n // count for n in range(count)]


def drawings(state: State, seat: int) -> list[Drawing]:
    """What is drawn of a seat's board for itself."""
    return Tabletop.of(cast(InkState, state).seen(seat)).drawings(seat)


def drawn(thing: Any) -> str:
    """What a notebook shows of it."""
    return str(thing._repr_svg_())


def on(state: State, board: str, universities: int = 0) -> State:
    """The same with this board at the start of the round."""
    ours = cast(InkState, state)
    seat = Seat(board, universities=universities).grid(ours.rules)
    ours.resume_seat(0, Turn(seat, ours.turn(0).dice), 0)
    return ours


def do(state: State, seat: int, *texts: str) -> None:
    for text in texts:
        state.apply(seat, game.parse(text))


# ---------------------------------------------------------------- everything can be drawn


@pytest.mark.parametrize("edition, expansion", KINDS)
@pytest.mark.parametrize("draft", [False, True])
def test_all_that_is_seen_can_be_drawn(edition: str, expansion: str, draft: bool) -> None:
    players = 3 if draft else 2
    for moves in moments(0, 260, 7, 50):
        journal = play(moves, players, edition, moves, expansion=expansion, draft=draft)
        for seat in (None, 0, players - 1):
            seen = journal.state.seen(seat)
            check(drawing.picture(seen))
            for items in boards_of(seen):
                assert {item["symbol"] for item in items if "symbol" in item} <= set(SYMBOLS)
        assert drawn(journal.state).startswith("<svg ")


@pytest.mark.parametrize("edition, expansion", KINDS)
@pytest.mark.parametrize("draft", [False, True])
def test_all_that_a_move_touches_is_drawn(edition: str, expansion: str, draft: bool) -> None:
    """What is drawn over the board is told apart by ids that the legal moves name."""
    for moves in moments(4, 260, 6, 40):
        state = play(moves, 2, edition, moves, expansion=expansion, draft=draft).state
        for seat in state.actors():
            if seat == CHANCE:
                continue
            ids = {item.id for item in drawing.picture(state.seen(seat)).items} | {"face:AV"}
            for move in state.legal(seat):
                assert set(game.targets(move)) <= ids, game.text(move)


@pytest.mark.parametrize("edition, expansion", KINDS)
def test_a_board_shows_what_the_rules_have_made_of_it(edition: str, expansion: str) -> None:
    """Flooded, struck and erased spaces included: as the state knows them, seat by seat."""
    for moves in moments(8, 200, 9, 60):
        state = cast(InkState, play(moves, 2, edition, moves, expansion=expansion).state)
        for seat in (0, 1):
            shown = drawings(state, seat)
            grid = state.turn(seat).grid
            for one in shown:
                assert grid.form_at(one.cell) == one.form.number
            assert len(shown) == grid.taken.bit_count()


# ---------------------------------------------------------------- where points lie


@pytest.mark.parametrize("edition, expansion", KINDS)
def test_lights_show_every_point_of_an_expansion(edition: str, expansion: str) -> None:
    earned = 0
    for seed in range(scale(4, 40)):
        state = play(seed, 1, edition, 10**6, expansion=expansion).state
        (score,) = state.scores()
        found = opened(drawing.lights(state.seen(0), 0, score))
        assert list(found) == [part.key for part in score.parts]
        part = next(part for part in score.parts if part.key == expansion)
        earned += len(part.earned)
        items = found[expansion]["above"]
        assert bool(items) == bool(part.earned)
        points = [int(item["text"]) for item in items if item.get("symbol") == "points"]
        if expansion == "meteor":  # one sign at each end that leads into a crater
            assert set(points) <= {2}
            assert len({item["id"] for item in items}) == len(part.earned)
        else:
            assert sum(points) == part.points
        assert {item["symbol"] for item in items} <= set(SYMBOLS)
    assert earned


@pytest.mark.rule("RI-78")
def test_the_village_track_lights_up_where_it_pays() -> None:
    for seed in range(200):
        state = play(seed, 1, "green", 10**6).state
        (score,) = state.scores()
        if not score.points("villages"):
            continue
        found = opened(drawing.lights(state.seen(0), 0, score))
        (box,) = (one for one in found["villages"]["above"] if one["symbol"] == "box-lit")
        board = boards_of(state.seen(0))[0]
        (paying,) = (
            one for one in board if (one["x"], one["y"]) == (box["x"], box["y"]) and "text" in one
        )
        assert int(paying["text"]) == score.points("villages")
        assert paying["symbol"] == "box-done"
        return
    raise AssertionError("nobody has activated a village")


# ---------------------------------------------------------------- the meteor


@pytest.mark.rule("RI-141", "RI-145")
def test_a_meteor_is_offered_on_the_board_with_its_way() -> None:
    seen = meteor_coming().seen(0)
    moves = opened(plain(drawing.scene(seen))["moves"])
    legal = {game.text(move) for move in meteor_coming().legal(0)}
    assert set(moves) == legal
    assert moves["strike:up"]["spot"] == "D2"
    assert [one["symbol"] for one in moves["strike:up"]["items"]] == ["flight", "flight", "strike"]
    assert moves["ignore:X3"] | {"items": []} == {"spot": "D4", "thing": "X3", "items": []}
    assert hints(seen) == ["meteor_any"]
    (coming,) = trays(seen)["expansion"]["things"]
    assert coming["symbols"] == ["any", "2"]
    assert not coming["used"]


@pytest.mark.rule("RI-144")
def test_a_meteor_leaves_its_crater_before_anything_is_drawn() -> None:
    state = meteor_coming()
    do(state, 0, "strike:left")
    seen = state.seen(0)
    assert [str(one) for one in drawings(state, 0)] == ["31....c1"]
    assert "moves" not in plain(drawing.scene(seen))
    assert hints(seen) == []
    board = boards_of(seen)[0]
    assert board[-1]["symbol"] == "marker"
    assert plain(drawing.scene(state.seen(1)))["moves"]


def test_a_special_route_given_up_is_gone() -> None:
    state = meteor_coming()
    do(state, 0, "ignore:X3")
    tray = trays(state.seen(0))["specials"]
    assert [thing["id"] for thing in tray["things"] if thing["used"]] == ["face:X3"]
    assert tray["note"] == "taken-2"


# ---------------------------------------------------------------- flooding and lava


@pytest.mark.rule("RI-134")
def test_flooding_shows_as_it_happens() -> None:
    state = scripted({"expansion": "lake"}, 1, "HS", "HS", "HS", "SS", "L1", "L1")
    before = on(state, "23..L.-1")
    do(before, 0, "32.L..-", "34...L-")
    assert "33LLLL-1" in [str(one) for one in drawings(before, 0)]


@pytest.mark.rule("RI-158", "RI-162")
def test_lava_says_what_it_wants() -> None:
    state = scripted({"expansion": "lava"}, 1, "HS", "HS", "HS", "SS", "A2S", "A2S")
    assert hints(state.seen(0)) == ["lava"]
    volcano = trays(state.seen(0))["expansion"]["things"][-1]
    assert volcano == {"id": "face:AV", "symbol": "AV", "used": False, "wish": True}
    tight = on(state, "33AAAA- 23R.R.-1 43R.R.-1 32R.R.-1 34R.R.-1")
    assert hints(tight.seen(0)) == ["lava_over"]
    do(tight, 0, "23A.A.-")
    assert hints(tight.seen(0)) == []
    assert "23A.A.-1" in map(str, drawings(tight, 0))


# ---------------------------------------------------------------- Challenge


@pytest.mark.rule("RI-76")
def test_a_factory_lets_used_dice_be_taken_up_again() -> None:
    state = scripted({"edition": "green", "goals": False}, 1, "HS", "HC", "HD", "OV")
    do(state, 0, "01HH..-")
    assert not any("again" in thing for thing in trays(state.seen(0))["dice"]["things"])
    do(state, 0, "02.H.H-")  # the factory in C1
    again = [thing["id"] for thing in trays(state.seen(0))["dice"]["things"] if "again" in thing]
    assert again == ["face:HS", "face:HC"]
    assert hints(state.seen(0)) == ["copy"]
    assert plain(drawing.scene(state.seen(0)))["copies"] == 1
    do(state, 0, "03.H.H-")
    assert hints(state.seen(0)) == []


@pytest.mark.rule("RI-79")
def test_the_third_university_offers_a_special_route() -> None:
    state = scripted({"edition": "green", "goals": False}, 1, "HS", "HC", "HD", "OV")
    near = on(state, "01H.H.-1", universities=2)
    do(near, 0, "11H.H.-")
    assert hints(near.seen(0)) == ["gift"]
    assert trays(near.seen(0))["specials"]["note"] == "gift"
    assert "gift" in cast("dict[str, str]", drawing.art("de")["notes"])


@pytest.mark.rule("RI-86", "RI-95")
def test_goals_say_what_they_pay() -> None:
    cards = cast("list[dict[str, Any]]", plain(drawing.scene(meteor_coming().seen(0)))["goals"])
    assert [card["code"] for card in cards] == ["A", "F", "B"]
    assert {(card["open"], card["limit"]) for card in cards} == {(4, None)}
    options = {"edition": "green", "expansion": "trail", "goal_bottom": "TA", "ta_length": 5}
    alone = scripted(cast(Any, options), 1, "goal:A", "goal:F")
    cards = cast("list[dict[str, Any]]", plain(drawing.scene(alone.seen(0)))["goals"])
    assert [card["limit"] for card in cards] == [3, 4, 5]
    assert [card["asks"] for card in cards] == ["A", "F", "TA5"]
    for language in LANGUAGES:
        name, asks = cast("dict[str, list[str]]", drawing.art(language)["goals"])["TA5"]
        assert name
        assert "5" in asks


# ---------------------------------------------------------------- draft


@pytest.mark.rule("RI-102", "RI-104")
def test_the_drafting_table_shows_pairs_and_their_worth() -> None:
    state = drafting()
    found = cast("dict[str, Any]", plain(drawing.scene(state.seen(2)))["draft"])
    assert found["running"]
    assert (found["star"], found["starter"]) == (1, 1)
    assert found["pairs"][0] == {"dice": ["HS", "HC"], "worth": 4, "seat": None}
    assert found["pairs"][1]["worth"] == 1  # a dead end; an overpass counts nothing
    assert [pair["seat"] for pair in found["pairs"]] == [None, None, 1, None, None, None]
    assert hints(state.seen(2)) == ["draft"]
    assert trays(state.seen(2))["dice"]["things"] == []
    for pair in ("pair:1", "pair:2", "pair:4", "pair:5", "pair:6"):
        do(state, state.actors()[0], pair)
    assert not cast("dict[str, Any]", plain(drawing.scene(state.seen(2)))["draft"])["running"]
    assert [thing["symbol"] for thing in trays(state.seen(2))["dice"]["things"]] == (
        ["HS", "HC", "RC", "HS"]
    )


# ---------------------------------------------------------------- words and pictures of options


def test_every_expansion_has_a_picture_of_its_own() -> None:
    shown = {key: drawing.option_picture("expansion", key) for key in EXPANSIONS}
    assert shown.pop("none") is None
    assert all(shown.values())
    assert len({str(one) for one in shown.values()}) == len(shown)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_has_words_for_every_hint_and_every_goal(language: str) -> None:
    given = cast("dict[str, Any]", drawing.art(language))
    for key in ("meteor", "meteor_any", "meteor_now", "draft", "lava", "lava_over"):
        assert given["words"][f"hint_{key}"]
    for key in ("copy", "copies", "gift"):
        assert given["words"][f"hint_{key}"]
    assert len(given["goals"]) == 19
    for text in ("up", "any", "3", "AV", "MC", "L4"):
        assert given["faces"][f"face:{text}"]
