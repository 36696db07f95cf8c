"""Nothing depends on hue alone: colours, players and goods have other signs as well."""

from __future__ import annotations

from itertools import pairwise

import pytest

from stellwerk import draw
from stellwerk.core import Words
from stellwerk.draw.maerklin.germany import board, trains
from stellwerk.draw.maerklin.places import TRACKS
from stellwerk.draw.maerklin.rules_figures import figures
from stellwerk.draw.maerklin.symbols import SYMBOLS
from stellwerk.draw.palette import CARDS, PLAYERS
from stellwerk.draw.picture import Picture
from stellwerk.games.maerklin.map import FOLK, KINDS
from stellwerk.lang import LANGUAGES, say
from tests.draw.maerklin.tables import TABLE

COLOURS = [name for name, card in CARDS.items() if card.letter]


def geometry(symbol: str) -> tuple[tuple[str, object], ...]:
    """What is left of a symbol without any colour."""
    return tuple((shape.tag, shape.geometry) for shape in SYMBOLS[symbol].shapes)


@pytest.mark.rule("MK-5")
def test_every_kind_of_card_has_a_picture_that_needs_no_colour() -> None:
    assert set(KINDS) == {*COLOURS, "locomotive", "plus4", "passenger"}
    assert len({geometry(f"card-{kind}") for kind in KINDS}) == len(KINDS)
    assert len({CARDS[colour].letter for colour in COLOURS}) == len(COLOURS)
    assert len({geometry(f"folk-{colour}") for colour in FOLK}) == len(FOLK)


def test_every_coloured_track_carries_its_letter_and_gray_ones_none() -> None:
    letters = {}
    for item in board().items:
        if item.symbol.startswith("letter-"):
            letters[item.id] = item.symbol.removeprefix("letter-")
    for key, track in TRACKS.items():
        assert letters.get(f"route:{key}", "gray") == track.route.colour


def test_patterns_differ_and_only_plain_colours_have_none() -> None:
    patterned = {track.route.colour for key, track in TRACKS.items() if f"pattern-{key}" in SYMBOLS}
    assert set(CARDS) - patterned == {"white", "black", "gray"}
    cards = {geometry(f"card-{colour}")[1:-1] for colour in COLOURS}
    assert len(cards) == len(COLOURS) - 1  # white and black are both without one


@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_are_those_of_the_language(language: str) -> None:
    """Each begins the word for its colour in German; in English, K is the last letter of black."""
    symbols = draw.symbols("maerklin", language)
    letters = {say(Words("maerklin.letter", {"colour": one}), language): one for one in COLOURS}
    assert len(letters) == len(COLOURS)
    for letter, colour in letters.items():
        word = say(Words("maerklin.colour", {"colour": colour}), language).lower()
        assert word.startswith(letter.lower()) or word.endswith(letter.lower())
    for kind in ("card", "letter"):
        shapes = {symbols[f"{kind}-{one}"].shapes[-1].geometry for one in COLOURS}
        assert len(shapes) == len(COLOURS)


@pytest.mark.rule("MK-6")
def test_trains_and_passengers_of_five_players_differ_in_shape() -> None:
    assert PLAYERS == 5
    for kind in ("sign", "pawn", "badge", "marker"):
        assert len({geometry(f"{kind}-{n}") for n in range(1, 6)}) == 5
    for seat in range(5):
        edge, band, *signs = trains("R008", seat)
        assert (edge.classes, band.classes) == (("train-edge",), (f"train-{seat + 1}",))
        assert {sign.symbol for sign in signs} == {f"sign-{seat + 1}"}


@pytest.mark.parametrize("route", ["R004", "R001", "R023", "R008", "R012"])
def test_a_claimed_route_is_signed_evenly(route: str) -> None:
    signs = trains(route, 0)[2:]
    places = [(round(cell.x), round(cell.y)) for cell in TRACKS[route].cells]
    at = [places.index((round(sign.x), round(sign.y))) for sign in signs]
    assert at
    assert all(later - sooner == 2 for sooner, later in pairwise(at))


@pytest.mark.rule("MK-7")
def test_goods_show_their_top_value_and_how_many_lie_below() -> None:
    shown = {item.id: item for item in board(TABLE).items if "goods-" in item.symbol}
    texts = {item.id: item.text for item in board(TABLE).items if item.id and item.text}
    assert (shown["city:berlin"].symbol, texts["city:berlin"]) == ("goods-black-3", "6")
    assert (shown["city:leipzig"].symbol, texts["city:leipzig"]) == ("goods-red-2", "3")
    assert "city:mainz" not in shown
    assert len(SYMBOLS["goods-black-3"].shapes) == 3


def all_pictures() -> list[Picture]:
    return [board(TABLE), *figures().values()]


def test_every_symbol_in_use_exists() -> None:
    for picture in all_pictures():
        assert {item.symbol for item in picture.items} - {""} <= set(SYMBOLS)


def test_closed_tracks_are_crossed_out() -> None:
    shut = [item.id for item in board(TABLE).items if item.symbol == "shut"]
    assert shut == ["route:R007", "route:R051"]


def test_the_score_track_shows_every_player_and_never_leaves_the_board() -> None:
    marks = [item for item in board(TABLE).items if item.id.startswith("score:")]
    assert [item.symbol for item in marks] == [f"marker-{n}" for n in range(1, 6)]
    by_score = sorted(marks, key=lambda item: item.x)
    assert [item.id for item in by_score] == [f"score:{n}" for n in (2, 0, 1, 3, 4)]
    assert all(0 < item.x < 790 for item in marks)
