"""Pictures and texts of a game that brings none: made from the contract alone."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

import six_wagons
from stellwerk import draw
from stellwerk.core import Invalid, State
from stellwerk.draw.default_drawing import DefaultDrawing
from stellwerk.draw.facts import LONGEST, facts
from stellwerk.draw.writer import write
from tests.core.playing import random_game, scripted
from tests.plugins import installed

DRAWING = DefaultDrawing(six_wagons.game)


@pytest.fixture
def state() -> State:
    """In the second round; seat 1 has taken a wagon that the others do not know of."""
    first = ("* luck3", "* luck2", "* die3", "0 take3", "0 take4", "0 end", "1 take1", "1 end")
    return scripted(*first, "* die6", "1 take6").state


def test_the_text_shows_what_the_seat_sees(state: State) -> None:
    assert DRAWING.text(state.seen(1)) == (
        "dice  3 6\n"
        "       1    2*\n"
        "rows   3 4  1\n"
        "taken  –    6\n"
        "ended  –    –\n"
        "lucky  ?    2\n"
        "=      2    2\n"
    )
    assert DRAWING.text(state.seen(None), ascii_only=True) == (
        "dice  3 6\n"
        "       1    2\n"
        "rows   3 4  1\n"
        "taken  -    -\n"
        "ended  -    -\n"
        "lucky  ?    ?\n"
        "=      2    1\n"
    )


def test_what_is_only_remembered_is_not_shown(state: State) -> None:
    assert "dealt" in state.seen(0).json()["memory"]  # type: ignore[operator]
    assert "dealt" not in DRAWING.text(state.seen(0))
    assert "dealt" not in str(DRAWING.scene(state.seen(0)))


def test_no_picture_shows_what_others_may_not_know(state: State) -> None:
    other = state.copy()
    other.apply(1, six_wagons.game.parse("take5"))
    for seat in (None, 0):
        one, two = state.seen(seat), other.seen(seat)
        assert DRAWING.text(one) == DRAWING.text(two)
        assert DRAWING.scene(one) == DRAWING.scene(two)
        assert DRAWING.picture(one) == DRAWING.picture(two)


def test_facts_are_called_by_the_words_of_the_game_or_by_their_names() -> None:
    with installed(six_wagons=six_wagons.plugin):
        said = DRAWING.art("de")["words"]
        assert isinstance(said, dict)
        assert (said["fact_lucky"], said["fact_rows"]) == ("Glückswagen", "Züge")
    assert DRAWING.art("de")["words"] == {  # not installed: nobody knows its words
        "fact_dice": "dice",
        "fact_rows": "rows",
        "fact_taken": "taken",
        "fact_ended": "ended",
        "fact_lucky": "lucky",
    }


def test_long_values_are_cut(state: State) -> None:
    class Talkative(six_wagons.YardSeen):
        def json(self) -> six_wagons.YardJson:
            return super().json() | {"dice": [6] * 500}

    seen = Talkative(six_wagons.game.new(2), 0)
    ((_, value),) = facts(seen).shared
    assert len(value) == LONGEST
    assert value.endswith("…")


def test_pictures_can_be_written_in_both_themes(state: State) -> None:
    seen = state.seen(0)
    pictures = [
        DRAWING.picture(seen),
        DRAWING.uncovered(state),
        DRAWING.board(seen, 1),
        DRAWING.example(),
    ]
    for picture in pictures:
        for theme in ("light", "dark", "both"):
            ElementTree.fromstring(write(picture, DRAWING.symbols, theme))
    told = [item.text for item in DRAWING.uncovered(state).items if item.symbol == "seat-total"]
    assert told == [str(score.total) for score in state.scores()]
    assert DRAWING.example() is DRAWING.example()


def test_every_moment_of_a_game_can_be_drawn() -> None:
    journal = random_game("drawn", 3, {"rounds": 3})
    state = six_wagons.game.new(3, {"rounds": 3})
    for seat, move in journal.moves:
        for looks in (None, *range(3)):
            seen = state.seen(looks)
            assert DRAWING.text(seen).endswith("\n")
            assert len(DRAWING.scene(seen)["boards"]) == 3  # type: ignore[arg-type]
            assert DRAWING.lights(seen, 0, seen.scores()[0]).keys() == set(
                six_wagons.game.card.score_parts
            )
            assert DRAWING.advice(seen) == {}
        state.apply(seat, move)


def test_a_game_without_a_drawing_is_drawn_all_the_same() -> None:
    with installed(six_wagons=six_wagons.plugin):
        found = draw.find("six_wagons")
        assert isinstance(found, DefaultDrawing)
        assert found is draw.find("six_wagons")
        assert found.scoring is None
        with pytest.raises(Invalid):
            draw.scoring("six_wagons")
