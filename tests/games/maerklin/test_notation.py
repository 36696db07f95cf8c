"""Moves as text: what is written, what is read, and what is refused."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import stellwerk
from stellwerk import lang
from stellwerk.core import CHANCE, Invalid, Refused
from stellwerk.games.maerklin import game, moves, phases
from stellwerk.games.maerklin.map import PLACES, ROUTES
from tests.games.maerklin.stage import refused, stage

FOLDER = Path(stellwerk.__file__).parent / "games" / "maerklin"


def all_words() -> list[int]:
    return [number for number in range(2000) if not moves.spell(number).startswith("(")]


def test_every_move_is_read_as_it_is_written() -> None:
    seen = all_words()
    assert len(seen) == len({moves.spell(number) for number in seen}) == 834
    for number in seen:
        assert moves.parse(moves.spell(number)) == number
        assert game.targets(number)
        assert game.describe(number).catalogue == "maerklin"


def test_payments_and_choices_of_tickets_are_read_as_they_are_written() -> None:
    for move in range(moves.PAY, moves.KEEP):
        if moves.is_payment(move):
            assert moves.parse(moves.spell(move)) == move
    for numbers in ([0], [0, 1, 2, 3], [193, 194, 195, 196], [5, 60, 150]):
        move = moves.keep(reversed(numbers))
        assert moves.kept(move) == numbers
        assert moves.parse(moves.spell(move)) == move
        assert move < 1 << 31


@pytest.mark.parametrize(
    "text, same",
    [
        ("travel:Köln", "travel:koln"),
        ("travel:Koeln", "travel:koln"),
        ("travel:koln", "travel:koln"),
        ("travel:KOLN", "travel:koln"),
        ("travel:koeln", "travel:koln"),
        ("mix: 1 + 3", "mix:1+3"),
        ("place: München ", "place:munchen"),
        ("claim:Hamburg-Berlin.2", "claim:berlin-hamburg.2"),
        ("claim:Hamburg–Berlin.yellow", "claim:berlin-hamburg.2"),
        ("claim:Dänemark-Kiel", "claim:kiel-danemark"),
        ("claim:Daenemark-Kiel", "claim:kiel-danemark"),
        ("go:Saarbruecken-Frankreich", "go:saarbrucken-frankreich"),
        ("keep: l05 , s01", "keep:S01,L05"),
        ("PAY:2Red+1LOCOMOTIVE", "pay:2red+1locomotive"),
        ("pay:1locomotive+2red", "pay:2red+1locomotive"),
        ("BLIND", "blind"),
        ("place:None", "place:none"),
        ("pick:Köln.RED", "pick:koln.red"),
    ],
)
def test_other_spellings_are_understood(text: str, same: str) -> None:
    assert moves.spell(moves.parse(text)) == same


@pytest.mark.parametrize("place", PLACES, ids=lambda place: place.id)
def test_every_name_is_found_however_it_is_written(place: object) -> None:
    name: str = place.name  # type: ignore[attr-defined]
    plain = name.lower()
    for umlaut, letters in (("ä", "ae"), ("ö", "oe"), ("ü", "ue")):
        plain = plain.replace(umlaut, letters)
    for text in (name, name.upper(), plain):
        assert moves.find_place(text) is place


@pytest.mark.parametrize(
    "text, key, nearest",
    [
        ("travel:Kön", "place_unknown", "Köln"),
        ("travel:Muenchn", "place_unknown", "München"),
        ("claim:Berlin-Hamburk.1", "place_unknown", "Hamburg"),
        ("go:Duseldorf-Koeln.1", "place_unknown", "Düsseldorf"),
    ],
)
def test_the_nearest_name_is_offered(text: str, key: str, nearest: str) -> None:
    with pytest.raises(Invalid) as caught:
        moves.parse(text)
    refusal = caught.value.refusal
    assert refusal.key == f"maerklin.{key}"
    assert refusal.words.params["nearest"] == nearest
    for language in lang.LANGUAGES:
        assert nearest in lang.explain(refusal, language)


@pytest.mark.parametrize(
    "text, rule, key",
    [
        ("", "", "move_unreadable"),
        ("fly:koln", "", "move_unreadable"),
        ("claim:berlin", "", "route_unreadable"),
        ("claim:berlin-koln", "MK-2", "route_unknown"),
        ("claim:berlin-hamburk.1", "MK-2", "place_unknown"),
        ("claim:berlin-hamburg", "MK-2", "track_unknown"),
        ("claim:berlin-hamburg.3", "MK-2", "track_unknown"),
        ("claim:berlin-hamburg.red", "MK-2", "track_unknown"),
        ("pay:red", "MK-41", "payment_unreadable"),
        ("pay:9red", "MK-41", "payment_unreadable"),
        ("pay:4red+4locomotive", "MK-3", "payment_unreadable"),
        ("pay:1red+1red", "MK-41", "payment_unreadable"),
        ("pay:1red+1blue", "MK-41", "two_colours"),
        ("pay:1passenger", "MK-44", "pay_passenger"),
        ("keep:X99", "MK-8", "ticket_unknown"),
        ("keep:S01,S02,S03,S04,S05", "", "move_unreadable"),
        ("travel:schweiz", "MK-53", "no_city"),
        ("pick:koln.pink", "", "move_unreadable"),
        ("take:6.red", "", "move_unreadable"),
        ("mix:3+3", "MK-57", "mix_total"),
        ("mix:0+0", "MK-57", "mix_total"),
        ("mix:four", "", "move_unreadable"),
    ],
)
def test_what_is_no_move_is_refused(text: str, rule: str, key: str) -> None:
    assert refused(stage(), text) == (rule, key)


def test_numbers_that_are_no_moves_are_refused() -> None:
    state = stage()
    before = state.seen(0).json()
    for number in (-1, 99, 105, 199, 399, 1199, 1999, 2048, 8192, 1 << 30, (1 << 31) - 1):
        refusal = state.refusal(0, number)
        assert refusal is not None
        assert refusal.key == "maerklin.move_unknown"
        with pytest.raises(Refused):
            state.apply(0, number)
    assert state.seen(0).json() == before


def test_routes_are_written_by_their_ends() -> None:
    assert len({route.text for route in ROUTES}) == 110
    assert moves.spell(moves.CLAIM) == "claim:augsburg-munchen.1"


def test_the_kernels_have_the_same_numbers_as_python() -> None:
    """The constants of `rules.pxd` are those of phases.py and moves.py, and chance is a seat."""
    text = (FOLDER / "rules.pxd").read_text("utf-8")
    found = dict(re.findall(r"^    (\w+) = (-?\d+)$", text, re.MULTILINE))
    assert len(found) > 50
    assert int(found.pop("CHANCE")) == CHANCE
    for name, value in found.items():
        there = [getattr(module, name) for module in (phases, moves) if hasattr(module, name)]
        assert there == [int(value)], name
    for module in (phases, moves):
        for name, number in vars(module).items():
            if name.isupper() and isinstance(number, int) and not name.startswith("_"):
                assert name in found, name
