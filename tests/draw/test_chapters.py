"""The rules pages: whatever rule a refusal names, a chapter tells it."""

from __future__ import annotations

import re
from pathlib import Path

from stellwerk import draw, games
from stellwerk.games import keys


def named(key: str) -> set[str]:
    """The rules that stand as texts in a game's code: those that its refusals can name."""
    folder = Path(games.__file__).parent / key
    text = "\n".join(path.read_text(encoding="utf-8") for path in folder.rglob("*.py"))
    return set(re.findall(r'"([A-Z]+-\d+)"', text))


def test_each_rule_that_a_refusal_names_has_a_chapter() -> None:
    for key in keys():
        told = [rule for rules in draw.find(key).chapters().values() for rule in rules]
        assert named(key) <= set(told), sorted(named(key) - set(told))
        assert len(set(told)) == len(told), f"{key}: a rule leads to one place"


def test_chapters_are_those_of_the_page() -> None:
    for key in keys():
        drawing = draw.find(key)
        assert drawing.chapters().keys() <= drawing.figures().keys(), key
