"""The example says everything in both languages, and the same things."""

from __future__ import annotations

from fluent.syntax import FluentParser, ast

import six_wagons
from stellwerk import bots
from stellwerk.core.card import spell
from tests.lang.catalogues import Names
from tests.plugins import installed


def messages(text: str) -> dict[str, frozenset[str]]:
    """The names of the messages, and the variables of each."""
    found = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            names = Names()
            names.visit(entry)
            found[entry.id.name] = frozenset(names.variables)
    return found


def test_both_languages_say_the_same() -> None:
    assert messages(six_wagons.ENGLISH) == messages(six_wagons.GERMAN)


def test_everything_on_the_card_has_words() -> None:
    card = six_wagons.CARD
    needed = {"name", "about", "tiebreak", "page_help"}
    for option in card.options:
        needed.add(f"option_{option.key}")
        needed |= {f"value_{option.key}_{spell(value)}" for value in option.values}
    for part in card.score_parts:
        needed |= {f"part_{part}", f"explain_{part}"}
    with installed(six_wagons=six_wagons.plugin):
        needed |= {f"bot_{name}" for name in bots.names(card.key)}
    assert needed <= messages(six_wagons.ENGLISH).keys()
