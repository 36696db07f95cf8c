"""The numbered rules with anchors, and beside them the figures of what they tell."""

from __future__ import annotations

import posixpath
import re
from functools import cache
from typing import Final

from stellwerk import draw
from stellwerk.core.registry import keys
from tools import rules
from tools.documentation import players_rules

NUMBER: Final = re.compile(rules.RULE.pattern.replace(r"\b", r"\b([^*]*)\*\*"), re.MULTILINE)
MARKS: Final = re.compile(r"(?<=\])\[(?=[A-Z]\])")  # [T][P]: two marks, not a link
CELL: Final = re.compile(r"^\| ([A-Z]+-\d+) \|", re.MULTILINE)


def illustrated(uri: str, markdown: str) -> str:
    """Each rule can be linked to by its number, and leads to the players' chapter about it.

    The figure of a chapter stands beside the first of the rules it tells.
    """
    if posixpath.dirname(uri) != "rules":
        return markdown
    if posixpath.basename(uri) == rules.PROOFS:
        return CELL.sub(
            lambda cell: f"| [{cell[1]}]({_documents()[cell[1]]}#{cell[1]}) |", markdown
        )
    shown: set[tuple[str, str]] = set()

    def numbered(found: re.Match[str]) -> str:
        rule = found[1]
        start = f"{found[0]}{{ #{rule} }}"
        if rule not in _chapters():
            return start
        key, chapter = place = _chapters()[rule]
        title = players_rules.title_of(key, chapter, "en")
        page = posixpath.relpath(players_rules.page_of(key, "en"), "rules")
        start += f' [§]({page}#{chapter} "{title}"){{ .chapter }}'
        if place not in shown:
            shown.add(place)
            start += players_rules.figure(uri, key, chapter, title, "rule-figure")
        return start

    return NUMBER.sub(numbered, MARKS.sub(r"\\[", markdown))


@cache
def _chapters() -> dict[str, tuple[str, str]]:
    """The game and the chapter that tells a rule."""
    return {
        rule: (key, chapter)
        for key in keys()
        for chapter, told in draw.find(key).chapters().items()
        for rule in told
    }


@cache
def _documents() -> dict[str, str]:
    """The document a rule stands in."""
    return {rule: one.file for one in rules.documents() for rule in one.rules}
