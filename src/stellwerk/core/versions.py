"""Versions of the rules, part by part, and what becomes of games that older ones were played by.

A fix that can change a recorded game raises the version of its part: of the base, of an expansion,
of a variant. A game says the versions of the parts it is played with, so a fix of one expansion
leaves the games of all others as they are. A game of an older version is played again all the same;
only if something differs does the version matter, and then both are named.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, TypeAlias

from stellwerk.core.refusal import Invalid, Refusal, refuse

if TYPE_CHECKING:
    from stellwerk.core.card import Card, Options

BASE = "base"  # the part that every game is played with

Versions: TypeAlias = Mapping[str, int]  # by part
# Versions as a file or a database has them: by part, or, where it is old, one number for them all.
Saved: TypeAlias = Versions | int


def spelt_out(card: Card, saved: Saved, options: Options) -> dict[str, int]:
    """The versions a game was played by, part by part; refuses those that are not known here.

    Parts that got a version of their own later are left out.
    """
    if isinstance(saved, int):
        saved = _numbered(card, saved, options)
    for part, version in saved.items():
        if part not in card.versions:
            raise Invalid(refuse("", "core.record_part", game=card.key, part=part, version=version))
        if version > card.versions[part]:
            raise Invalid(
                refuse(
                    "",
                    "core.record_newer",
                    game=card.key,
                    part=part,
                    version=version,
                    known=card.versions[part],
                )
            )
    return dict(saved)


def _numbered(card: Card, number: int, options: Options) -> dict[str, int]:
    """What one number meant, for the parts that a game with these options uses."""
    if number not in card.numbered:
        known = max(card.numbered, default=0)
        raise Invalid(refuse("", "core.record_version", game=card.key, version=number, known=known))
    meant = card.numbered[number]
    return {part: meant[part] for part in card.parts(options) if part in meant}


def outdated(card: Card, played: Versions, options: Options) -> dict[str, int]:
    """The parts of a game that have changed since, each with the version it was played by.

    Of a part that had no version of its own then, it is 0.
    """
    was = {part: played.get(part, 0) for part in card.parts(options)}
    return {part: version for part, version in was.items() if version < card.versions[part]}


def blame(card: Card, older: Versions, refusal: Refusal) -> Refusal:
    """What a game is refused for, with both versions if it was played by an older one."""
    if not older:
        return refusal
    now = {part: card.versions[part] for part in older}
    return refuse(
        "", "core.record_older", refusal, game=card.key, versions=_spell(older), known=_spell(now)
    )


def _spell(versions: Versions) -> str:
    """Versions as people read them.

    >>> _spell({"base": 3, "lake": 1})
    'base 3, lake 1'
    """
    return ", ".join(f"{part} {version}" for part, version in versions.items())
