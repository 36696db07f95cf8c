"""Scoring sheets: boards drawn freely, without a game around them, and what they are worth.

A game may offer one: the ``scoring`` of its drawing then keeps :class:`ScoringSheet`. Page, HTTP
API and pictures are made from it; a game without one has none of them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, Protocol, TypeAlias

from stellwerk.core.card import Options, Value
from stellwerk.core.refusal import Invalid, Refusal, refuse
from stellwerk.core.score import Score
from stellwerk.core.words import Json, Words
from stellwerk.draw.picture import Item, Picture

ANYBODY: Final = 2  # players: a board is scored alike for any number
# What an address of a page says besides options; no option or extra may be called so.
RESERVED: Final = frozenset(("game", "board", "lang", "theme", "what", "paper", "per_page", "page"))


# The options, and which of their values, that something is about; nothing: it always is.
When: TypeAlias = Mapping[str, tuple[Value, ...]]


@dataclass(frozen=True, slots=True)
class Face:
    """Something that can be drawn, and the ways it can lie, as the notation writes them."""

    key: str
    words: Words
    forms: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Tray:
    """Faces under a heading."""

    key: str
    words: Words
    faces: tuple[Face, ...]
    when: When = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Extra:
    """Points that a board alone cannot show, entered as a number."""

    key: str  # that of the part they make
    most: int
    when: When = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Note:
    """Something people should know before they trust the figures."""

    words: Words
    when: When = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Trouble:
    """One reason why the board cannot have come about, the spot it lies at, and its mark there."""

    refusal: Refusal
    spot: str
    mark: Item


class Marked(Protocol):
    """A board that was read and scored."""

    @property
    def text(self) -> str:
        """The board in notation, in the game's own order."""

    @property
    def blank(self) -> str:
        """The board as it is before anybody has drawn."""

    @property
    def score(self) -> Score: ...

    @property
    def troubles(self) -> Sequence[Trouble]:
        """All that is wrong with it, at once."""

    def scene(self) -> dict[str, Json]:
        """``items``: what stands on the board; ``prints``: which building stands where."""

    def lights(self) -> dict[str, Json]:
        """Part by part: what is lit below and above the drawings, and what dims."""

    def board(self) -> Picture:
        """The board alone."""

    def picture(self, language: str) -> Picture:
        """The board with its score beside it, to be shared."""


class ScoringSheet(Protocol):
    """What a game offers."""

    @property
    def options(self) -> Mapping[str, When]:
        """Those options of the card by which a board is drawn or scored differently, and when."""

    @property
    def example(self) -> str:
        """A small board, to show how one is written."""

    @property
    def palette(self) -> Sequence[Tray]: ...

    @property
    def extras(self) -> Sequence[Extra]: ...

    @property
    def notes(self) -> Sequence[Note]: ...

    @property
    def edges(self) -> Mapping[str, str]:
        """What lies outside of a spot at the rim, as the game's board element wants it."""

    def mark(self, text: str, options: Options, extras: Mapping[str, int]) -> Marked:
        """Read and score a board; refuses what cannot be read or is of another expansion."""


def fits(when: When, options: Options) -> bool:
    """Whether something is about these options."""
    return all(options[key] in values for key, values in when.items())


def check_extras(extras: Sequence[Extra], options: Options, given: Mapping[str, int]) -> None:
    """Refuse points that the sheet does not ask for with these options, and too many of them."""
    known = {extra.key: extra for extra in extras if fits(extra.when, options)}
    for key, points in given.items():
        if key not in known:
            names = ", ".join(known) or "–"
            raise Invalid(refuse("", "core.option_unknown", option=key, known=names))
        if not 0 <= points <= known[key].most:
            allowed = f"0 – {known[key].most}"
            raise Invalid(
                refuse("", "core.option_value", option=key, value=str(points), allowed=allowed)
            )
