"""Words into sentences."""

from __future__ import annotations

import pytest

from stellwerk.core import Refusal, Words, refuse
from stellwerk.lang import LANGUAGES, explain, has, preferred, say


def test_parameters_fill_the_message_in() -> None:
    words = Words("core.players", {"players": 9, "least": 1, "most": 4})
    assert say(words, "en") == "This game is for 1 to 4 players, not for 9."
    assert say(words, "de") == "Das Spiel ist für 1 bis 4 Personen, nicht für 9."


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_are_written_as_people_type_them(language: str) -> None:
    words = Words("core.players", {"players": 1234567, "least": 1, "most": 4})
    assert "1234567" in say(words, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_points_below_zero_have_a_minus_sign(language: str) -> None:
    for key in ("days.your_points", "pages.solo_result", "pages.js_points"):
        assert say(Words(key, {"n": -12}), language).startswith("\N{MINUS SIGN}12 ")
    assert say(Words("x.unknown", {"n": -12}), language) == "x.unknown (n=-12)"


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_and_many(language: str) -> None:
    one, many = (say(Words("core.record_unfinished", {"entries": n}), language) for n in (1, 2))
    assert one.replace(" ", "") != many.replace("2", "").replace(" ", "")
    assert "2" in many
    assert "1" not in one


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_marks_around_parameters(language: str) -> None:
    assert say(Words("core.record_missing", {"field": "seed"}), language).isprintable()


@pytest.mark.parametrize("language", [*LANGUAGES, "fr", "", "../de"])
@pytest.mark.parametrize("key", ["core.nothing_like_it", "nothing.at_all", "bare", "", "../de.x"])
def test_unknown_keys_are_shown_as_they_are(key: str, language: str) -> None:
    assert say(Words(key), language) == key
    assert say(Words(key, {"cell": "C3", "n": 2}), language) == f"{key} (cell=C3, n=2)"
    assert not has(key, language)


def test_a_missing_parameter_does_not_crash() -> None:
    assert "players" in say(Words("core.players"), "en")


@pytest.mark.parametrize("nasty", ["\x1b[2J", "a\nb", "\x00", "‮", "\udcff"])
def test_text_from_outside_cannot_steer_the_terminal(nasty: str) -> None:
    for key in ("core.record_missing", "no.such_key"):
        assert say(Words(key, {"field": nasty}), "en").isprintable()


def test_long_text_from_outside_is_cut() -> None:
    assert len(say(Words("core.record_missing", {"field": "x" * 10**6}), "en")) < 500


def test_a_refusal_names_its_rule_before_the_full_stop() -> None:
    assert explain(refuse("XY-7", "core.game_over"), "en") == "The game is over (XY-7)."
    assert explain(refuse("", "core.game_over"), "de") == "Die Partie ist zu Ende."
    assert explain(refuse("XY-7", "no.such_key"), "de") == "no.such_key (XY-7)"


def test_a_refusal_tells_what_lies_behind_it() -> None:
    deepest = refuse("XY-1", "core.game_over")
    middle: Refusal = refuse("", "core.record_dice", deepest, expected="HC")
    whole = refuse("XY-2", "core.record_entry", middle, number=3, entry="0 end")
    assert explain(whole, "en") == (
        "Entry 3 of the record (“0 end”) cannot be played (XY-2). "
        "The record’s seed gives HC here. The game is over (XY-1)."
    )


@pytest.mark.parametrize(
    "environ, language",
    [
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "de"}, "de"),
        ({"LANG": "DE_ch"}, "de"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "de_DE", "LC_MESSAGES": "en_GB"}, "en"),
        ({"LANG": "en_GB", "LC_MESSAGES": "de_AT"}, "de"),
        ({"LC_ALL": "en_US", "LC_MESSAGES": "de_DE"}, "en"),
        ({"LC_ALL": "", "LANG": "de_DE"}, "de"),
        ({"LANGUAGE": "de:en", "LC_ALL": "en_US"}, "de"),
        ({"LANGUAGE": "fr:de", "LANG": "en_US"}, "de"),
        ({"LANGUAGE": "en:de", "LANG": "de_DE"}, "en"),
    ],
)
def test_the_language_of_the_locale(environ: dict[str, str], language: str) -> None:
    assert preferred(environ) == language
