"""Boards from paper: the quick judgement of `stellwerk score` is the full one, and villages that
were erased after they counted (RI-81) can be written down."""

from __future__ import annotations

from random import Random

import pytest

from stellwerk.core.lines import LineProblem
from stellwerk.core.refusal import Declined
from stellwerk.games.ink import LineScorer, Ruling, Sheet
from stellwerk.games.ink.board import CELLS
from stellwerk.games.ink.editions import EDITIONS
from stellwerk.games.ink.expansions import EXPANSIONS
from stellwerk.games.ink.faces import FORMS
from stellwerk.games.ink.notation import write
from stellwerk.games.ink.playout import InkPlayout
from stellwerk.games.ink.problems import possible
from stellwerk.games.ink.rule_tables import rules_for
from tests.games.ink import scene
from tests.scale import scale

SAME_TWICE = "03RRHR- 63RHRR-"
# What random changes to boards of play must have brought about, so that the law says something.
REASONS = {"RI-21", "RI-22", "RI-23", "RI-31", "RI-32", "RI-134", "RI-155", "RI-159"}


def playout_of(edition: str, ruling: Ruling, seed: int) -> InkPlayout:
    return InkPlayout(rules_for(ruling), EDITIONS[edition].dice, seed)


def spoiled(rng: Random, sheet: Sheet) -> str:
    """A board of play with a few spaces drawn anew or emptied, special routes preferred."""
    rules = sheet.grid.rules
    known = [form for form in FORMS if rules.knows(form.number)]
    specials = [form for form in known if form.face.special]
    drawn = {drawing.cell: str(drawing) for drawing in sheet.drawings()}
    for _ in range(rng.randrange(4)):
        cell = rng.choice(CELLS)
        drawn.pop(cell, None)
        if rng.random() < 0.8:
            form = rng.choice(specials if rng.random() < 0.5 else known)
            drawn[cell] = write(form.number, cell)
    return " ".join(drawn.values())


@pytest.mark.rule("RI-32")
def test_the_same_special_route_twice_is_refused_by_line_as_on_a_sheet() -> None:
    assert [one.rule for one in Sheet.parse(SAME_TWICE).problems()] == ["RI-32"]
    with pytest.raises(LineProblem) as caught:
        LineScorer().score(SAME_TWICE)
    assert (caught.value.column, caught.value.refusal.rule) == (9, "RI-32")
    assert LineScorer(free=True).score(SAME_TWICE)


def test_the_quick_judgement_of_a_board_is_the_full_one() -> None:
    seen: set[str] = set()
    for edition in ("blue", "green"):
        for expansion in EXPANSIONS:
            ruling = scene.rules(edition=edition, expansion=expansion)
            scorer = LineScorer(ruling)
            for seed in range(scale(60, 20_000)):
                playout = playout_of(edition, ruling, seed)
                playout.run(1)
                text = spoiled(Random(f"{edition} {expansion} {seed}"), Sheet.of(playout.grid))
                sheet = Sheet.parse(text, ruling)
                found = sheet.problems()
                assert possible(sheet.grid) == (not found), text
                if found:
                    with pytest.raises(LineProblem) as caught:
                        scorer.score(text)
                    assert caught.value.refusal in found, text
                else:
                    scorer.score(text)
                seen.update(one.rule for one in found)
    if scale(10) > 1:
        assert seen >= REASONS


@pytest.mark.rule("RI-78", "RI-81")
@pytest.mark.parametrize("expansion", ["meteor", "lava"])
def test_a_board_of_play_scores_from_its_notation_as_in_play(expansion: str) -> None:
    """Villages that were struck or flooded with lava after they counted are written as well."""
    ruling = scene.rules(edition="green", expansion=expansion)
    scorer = LineScorer(ruling)
    erased = 0
    for seed in range(scale(400, 50_000)):
        playout = playout_of("green", ruling, seed)
        total, _ = playout.run(1)
        sheet = Sheet.of(playout.grid)
        text = sheet.text()
        assert sheet.score().total == total
        again = Sheet.parse(text, ruling)
        assert again == sheet
        assert again.score().parts == sheet.score().parts, text
        row = dict(zip(scorer.columns, scorer.score(text), strict=True))
        assert (row["total"], row["villages"]) == (total, sheet.score().points("villages")), text
        erased += " v" in text
    assert erased or scale(10) == 1


@pytest.mark.rule("RI-81")
def test_villages_that_nothing_can_have_erased_are_refused_with_the_place() -> None:
    meteor = scene.rules(edition="green", expansion="meteor")
    for ruling, line, column, key in (
        (Ruling(), "01H.H.- v1", 9, "ink.villages_erased"),
        (scene.rules(edition="green"), "v1", 1, "ink.villages_erased"),
        (scene.rules(expansion="meteor"), "v1", 1, "ink.villages_erased"),
        (meteor, "01H.H.- v1 v2", 12, "ink.erased_twice"),
        (meteor, "v0", 1, "ink.token_unreadable"),
        (meteor, "v5", 1, "ink.token_unreadable"),
        (meteor, "v", 1, "ink.token_unreadable"),
    ):
        with pytest.raises(LineProblem) as wrong:
            LineScorer(ruling).score(line)
        assert (wrong.value.column, wrong.value.refusal.key) == (column, key), line
        with pytest.raises(Declined) as declined:
            Sheet.parse(line, ruling)
        assert declined.value.refusal == wrong.value.refusal, line
    assert Sheet.parse("v4", meteor).score().points("villages") == 8
    assert Sheet.parse("v2 01H.H.-", meteor).text() == "01H.H.- v2"
