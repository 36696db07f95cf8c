"""Records made by earlier versions stay readable.

The files in ``golden`` are never written anew: a record that does not replay any more is either a
mistake, or a wanted change of its part of the rules. Then the part's version rises and the file is
named below.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from stellwerk import games
from stellwerk.core import (
    CHANCE,
    Card,
    Declined,
    Game,
    Options,
    Record,
    Refusal,
    Refused,
    State,
    refuse,
    replay,
)
from tools.records import made

GOLDEN = Path(__file__).parent / "golden"

# The records that newer rules play differently: the parts to blame, then and now, and the entry.
CHANGED = {"ink-challenge-1": ("challenge 1", "challenge 2", 1)}  # it had no buildings and goals


def golden(name: str) -> Record:
    return Record.load((GOLDEN / f"{name}.json").read_text("utf-8"))


def refusal_of(record: Record, game: Game) -> Refusal | None:
    try:
        replay(record, lambda key: game)
    except Declined as declined:
        return declined.refusal
    return None


def test_every_golden_record_still_replays() -> None:
    names = sorted(path.stem for path in GOLDEN.glob("*.json"))
    assert {name.partition("-")[0] for name in names} == set(games.keys())
    for name in names:
        record = golden(name)
        assert Record.load(record.save()) == record, name
        refusal = refusal_of(record, games.find(record.game))
        if name not in CHANGED:
            assert refusal is None, name
            now = replay(record, games.find).record(bytes.fromhex(record.seed))
            assert now == replace(record, rules=now.rules, options=now.options), name
            assert record.options.items() <= now.options.items(), name
            assert Record.load(now.save()) == now, name


@pytest.mark.parametrize("name", CHANGED)
def test_a_record_that_has_changed_says_where_and_by_which_rules(name: str) -> None:
    record = golden(name)
    refusal = refusal_of(record, games.find(record.game))
    before, now, number = CHANGED[name]
    assert refusal is not None
    assert refusal.words.params == {"game": record.game, "versions": before, "known": now}
    assert refusal.because is not None
    assert refusal.because.words.params["number"] == number


class Drained:
    """A state by a newer rule of the expansion Lake: nobody may draw a lake."""

    def __init__(self, state: State) -> None:
        self._state = state

    def apply(self, seat: int, move: int) -> None:
        if seat != CHANCE and "L" in games.find("ink").text(move):
            raise Refused(refuse("RI-130", "ink.not_connected", cell="C3"))
        self._state.apply(seat, move)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._state, name)


class WithoutLakes:
    """Railroad Ink with that rule: a newer version of the part, and of no other."""

    def __init__(self) -> None:
        self._game = games.find("ink")
        card = self._game.card
        self.card: Card = replace(card, versions={**card.versions, "lake": 2})

    def new(self, players: int = 1, options: Options | None = None) -> Any:
        state = self._game.new(players, options)
        return Drained(state) if state.options["expansion"] == "lake" else state

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)


@pytest.mark.long
def test_a_lake_record_made_unreadable_leaves_river_records_readable() -> None:
    changed: Game = WithoutLakes()
    found: Counter[str] = Counter()
    records = [(name, Record.load(text)) for name, text in made("ink", 120)]
    for name, record in (*records, *((n, golden(n)) for n in ("ink-lake", "ink-river"))):
        expansion = str(record.options["expansion"])
        refusal = refusal_of(record, changed)
        lakes = [i for i, e in enumerate(record.entries, 1) if e.seat != CHANCE and "L" in e.text]
        if expansion != "lake" or not lakes:
            assert refusal is None, name
        else:
            assert refusal is not None, name
            assert refusal.key == "core.record_older", name
            params = refusal.words.params
            assert (params["versions"], params["known"]) == ("lake 1", "lake 2"), name
            assert refusal.because is not None, name
            assert refusal.because.key == "core.record_entry", name
            assert refusal.because.words.params["number"] == lakes[0], name
            found["refused"] += 1
        found[expansion] += 1
    assert min(found[expansion] for expansion in ("none", "river", "lake", "refused")) > 1, found
