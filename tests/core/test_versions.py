"""Versions of the rules by part: what older rules played is played again, or refused with both."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable

import pytest

import six_wagons as toy
from stellwerk.core import (
    Declined,
    Game,
    Journal,
    Move,
    Record,
    Refusal,
    Refused,
    Score,
    Seat,
    replay,
)
from stellwerk.core.versions import Saved
from stellwerk.lang import explain
from tests.core.playing import played_by, random_game

PLAIN = random_game("plain").record()
LOADED = random_game("loaded", options={"loaded": True}).record()


def refused(record: Record, game: Game = toy.game) -> Refusal:
    with pytest.raises(Declined) as caught:
        replay(record, lambda key: game)
    return caught.value.refusal


def of(record: Record, rules: Saved) -> Record:
    """The same record, but of these rules."""
    return dataclasses.replace(record, rules=rules)


class Generous(toy.YardState):
    """Newer rules of the toy, by which scores differ wherever dice are loaded."""

    def scores(self) -> tuple[Score, ...]:
        scores = super().scores()
        return scores[::-1] if self.options["loaded"] else scores


class Strict(toy.YardState):
    """Newer rules of the toy, by which nobody may end a round where dice are loaded."""

    def refusal(self, seat: Seat, move: Move) -> Refusal | None:
        if self.options["loaded"] and move == toy.MOVES["end"]:
            return super().refusal(seat, toy.MOVES["luck1"])
        return super().refusal(seat, move)

    def apply(self, seat: Seat, move: Move) -> None:
        if reason := self.refusal(seat, move):
            raise Refused(reason)
        super().apply(seat, move)


def test_a_record_carries_the_versions_of_the_parts_it_uses() -> None:
    card = toy.game.card
    assert card.parts({}) == ("base",)
    assert card.parts({"loaded": True}) == ("base", "loaded")
    assert (PLAIN.rules, LOADED.rules) == ({"base": 3}, {"base": 3, "loaded": 1})


@pytest.mark.parametrize("rules", [3, 2, {"base": 1}, {"base": 2}, {"base": 3}])
def test_a_record_of_older_rules_is_good_if_nothing_differs(rules: Saved) -> None:
    def journal(record: Record) -> Journal:
        return replay(record, lambda key: toy.game)

    assert journal(of(PLAIN, rules)).moves == journal(PLAIN).moves
    assert journal(of(LOADED, rules)).record() == LOADED  # by now it is a record of these rules


@pytest.mark.parametrize("state", [Generous, Strict])
def test_rules_of_one_part_leave_the_records_of_others_as_they_are(
    state: type[toy.YardState],
) -> None:
    newer = played_by(state, {"base": 3, "loaded": 2})
    assert replay(PLAIN, lambda key: newer).record().rules == {"base": 3}
    refusal = refused(LOADED, newer)
    assert refusal.key == "core.record_older"
    assert refusal.words.params == {
        "game": "six_wagons",
        "versions": "loaded 1",
        "known": "loaded 2",
    }
    assert refusal.because is not None
    if state is Generous:
        assert refusal.because.key == "core.record_score"
    else:
        number = next(i for i, e in enumerate(LOADED.entries, 1) if e.text == "end")
        assert refusal.because.key == "core.record_entry"
        assert refusal.because.words.params["number"] == number
        for lang in ("de", "en"):
            said = explain(refusal, lang)
            assert f" {number} " in said
            assert "loaded 1" in said
            assert "loaded 2" in said


def test_the_same_version_is_not_blamed() -> None:
    assert refused(LOADED, played_by(Generous)).key == "core.record_score"


def test_all_older_parts_are_named_and_no_other() -> None:
    newer = played_by(Strict, {"base": 4, "loaded": 2})
    params = refused(LOADED, newer).words.params
    assert (params["versions"], params["known"]) == ("base 3, loaded 1", "base 4, loaded 2")
    params = refused(of(LOADED, {"base": 4, "loaded": 1}), newer).words.params
    assert (params["versions"], params["known"]) == ("loaded 1", "loaded 2")


def test_of_a_part_that_had_no_version_of_its_own_it_is_0() -> None:
    newer = played_by(Strict)
    params = refused(of(LOADED, {"base": 3}), newer).words.params
    assert (params["versions"], params["known"]) == ("loaded 0", "loaded 1")


@pytest.mark.parametrize(
    "rules, key, params",
    [
        (4, "core.record_version", {"version": 4, "known": 3}),
        (0, "core.record_version", {"version": 0, "known": 3}),
        (-1, "core.record_version", {"version": -1, "known": 3}),
        ({"base": 4}, "core.record_newer", {"part": "base", "version": 4, "known": 3}),
        (
            {"base": 3, "loaded": 2},
            "core.record_newer",
            {"part": "loaded", "version": 2, "known": 1},
        ),
        ({"base": 3, "sand": 1}, "core.record_part", {"part": "sand", "version": 1}),
    ],
)
def test_rules_that_are_not_known_are_refused(
    rules: Saved, key: str, params: dict[str, str | int]
) -> None:
    for record in (PLAIN, LOADED):
        refusal = refused(of(record, rules))
        assert (refusal.key, refusal.words.params) == (key, {"game": "six_wagons"} | params)


def test_newer_rules_are_the_reason_and_not_what_follows_from_them() -> None:
    newer = dataclasses.replace(LOADED, rules={"base": 3, "sand": 1}, options={"sand": True})
    assert refused(newer).key == "core.record_part"
    older = dataclasses.replace(LOADED, rules={"base": 2}, options={"sand": True})
    refusal = refused(older)
    assert (refusal.key, refusal.because and refusal.because.key) == (
        "core.record_older",
        "core.option_unknown",
    )


def test_a_part_of_an_older_record_is_refused_in_the_same_way() -> None:
    newer: Callable[[str], Game] = lambda key: played_by(Strict, {"base": 3, "loaded": 2})  # noqa: E731
    end = next(i for i, e in enumerate(LOADED.entries) if e.text == "end")
    assert len(replay(LOADED, newer, end).moves) == end
    with pytest.raises(Refused) as caught:
        replay(LOADED, newer, end + 1)
    assert caught.value.refusal.key == "core.record_older"
