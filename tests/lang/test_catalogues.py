"""Both languages say everything, and the same things."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import ast

from stellwerk import bots
from stellwerk.core.card import spell
from stellwerk.core.registry import part
from stellwerk.games import find, lessons
from stellwerk.games import keys as games
from stellwerk.lang import LANGUAGES, has
from tests.lang import catalogues
from tests.lang.uses import uses

BOTH = [(language, name) for language in LANGUAGES for name in catalogues.files()]

# Keys that are put together at run time: of the command line, and of every game.
FAMILIES = re.compile(
    r"cli\.(usage|about|brief|arg|label|column|title|figure)_\w+"
    r"|\w+\.(option|value|hint|part|explain|bot|character|level|column|figure)_[\w-]+"
    r"|\w+\.(name|about|tiebreak|notation)"
    r"|pages\.(theme|signal|speed|preset|dealer|paper|lobby_level)_\w+"
    r"|web\.status_\w+"
    r"|\w+\.(rules|tray|page|shown|print)_\w+"
    r"|days\.(weekday|month)_\d+"
    r"|analysis\.mark_\w+"
    r"|table\.signal_\w+"
    r"|\w+\.weights_\w+"
    r"|\w+\.did_\w+"
    r"|\w+\.look_at_\w+"
    r"|\w+\.\w+_dealt"
)


@pytest.mark.parametrize("language, name", BOTH)
def test_every_file_can_be_read_to_its_end(language: str, name: str) -> None:
    junk = [entry for entry in catalogues.entries(language, name) if isinstance(entry, ast.Junk)]
    assert not junk, junk[0].content
    names = [message.id.name for message in catalogues.messages(language, name)]
    assert len(names) == len(set(names))
    assert names


def test_both_languages_have_the_same_keys() -> None:
    assert catalogues.keys("de") == catalogues.keys("en")


def test_both_languages_use_the_same_variables() -> None:
    for key in sorted(catalogues.keys("de") & catalogues.keys("en")):
        assert catalogues.variables("de", key) == catalogues.variables("en", key), key


def test_references_lead_to_messages() -> None:
    for language in LANGUAGES:
        for key in catalogues.keys(language):
            _, others = catalogues.mentioned(language, key)
            assert others <= catalogues.keys(language), key


def test_every_key_in_the_source_exists() -> None:
    assert len(uses()) > 50
    missing = {use for use in uses() if not _exists(use.key)}
    assert not missing


def _exists(key: str) -> bool:
    """The key itself, or, where the source puts keys together, one that begins so."""
    known = catalogues.keys("en")
    return any(one.startswith(key) for one in known) if key.endswith("_") else key in known


def test_every_call_gives_what_its_message_needs() -> None:
    seen = 0
    for use in uses():
        if use.params is not None and use.key in catalogues.keys("en"):
            seen += 1
            assert catalogues.variables("en", use.key) <= use.params, use
    assert seen > 50


def test_no_message_is_left_over() -> None:
    used = {use.key for use in uses()} | set(taught())
    for key in tuple(used):
        used |= catalogues.mentioned("en", key)[1]
    left = {key for key in catalogues.keys("en") - used if not FAMILIES.fullmatch(key)}
    assert not left


def taught() -> Iterator[str]:
    """What the lessons of all games say."""
    for key in games():
        for one in lessons(key).values():
            for name in ("title", "about", "end", *(step.name for step in one.steps.values())):
                yield f"{key}.{one.message(name)}"


def needed(key: str) -> Iterator[str]:
    """What must be said of a game, from its card and its rooms."""
    card = find(key).card
    yield from ("name", "about", "tiebreak")
    for option in card.options:
        yield f"option_{option.key}"
        yield from (f"value_{option.key}_{spell(value)}" for value in option.values)
    for name in card.score_parts:
        yield from (f"part_{name}", f"explain_{name}")
    yield from (f"bot_{name}" for name in bots.names(key, patient=True))
    if part("lines", key):
        yield "notation"
        yield from (f"column_{column}" for column in (*card.score_parts, "exits"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", games())
def test_every_game_has_words_for_all_on_its_card(key: str, language: str) -> None:
    missing = [name for name in needed(key) if not has(f"{key}.{name}", language)]
    assert not missing


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", games())
def test_no_words_for_what_is_not_on_the_card(key: str, language: str) -> None:
    families = ("option_", "value_", "part_", "explain_", "bot_", "column_")
    there = {
        message.id.name
        for message in catalogues.messages(language, key)
        if message.id.name.startswith(families)
    }
    assert there <= set(needed(key))


@pytest.mark.parametrize("name", ["cli", "core"])
def test_shared_words_name_no_game(name: str) -> None:
    for language in LANGUAGES:
        text = (catalogues.ROOT / language / f"{name}.ftl").read_text(encoding="utf-8")
        assert not re.search(rf"\b({'|'.join(games())})\b", text)
