"""What a game brings to this room: one object that draws what a seat sees."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Protocol

from stellwerk.core.card import Value
from stellwerk.core.game import Seat, Seen, State
from stellwerk.core.score import Score
from stellwerk.core.words import Json
from stellwerk.draw.picture import Picture, Symbols
from stellwerk.draw.scoring_sheets import ScoringSheet
from stellwerk.draw.shared_parts import ScenePart


class Drawing(Protocol):
    """How one game looks. ``drawing`` in the package of the game's key is one."""

    @property
    def symbols(self) -> Symbols:
        """The symbols that all of its pictures are made of."""
        ...

    @property
    def keys(self) -> Sequence[tuple[str, str]]:
        """The keys of the keyboard its page listens to, and the messages that say what they do."""
        ...

    @property
    def scoring(self) -> ScoringSheet | None:
        """A sheet on which boards of paper are scored, if it has one."""
        ...

    # -- whole pictures --------------------------------------------------------------------------

    def picture(
        self, seen: Seen, *, can: Collection[str] = (), chosen: Collection[str] = ()
    ) -> Picture:
        """Everything the seat can see; ``can`` and ``chosen`` are targets to outline."""
        ...

    def uncovered(self, state: State) -> Picture:
        """All there is, hidden things as well: for whoever holds the state anyway."""
        ...

    def text(self, seen: Seen, *, ascii_only: bool = False) -> str:
        """Everything the seat can see, in characters."""
        ...

    def board(
        self, seen: Seen, seat: Seat, score: Score | None = None, part: str | None = None
    ) -> Picture:
        """The board of a seat, with what earns its score, or one part of it."""
        ...

    # -- for the page ----------------------------------------------------------------------------

    def art(self, language: str) -> Mapping[str, Json]:
        """What a page needs once."""
        ...

    def scene(self, seen: Seen) -> Mapping[str, ScenePart]:
        """What there is to see now, as things that the page places.

        Every event carries one: what stays the same in many may be shared by them.
        """
        ...

    def lights(self, seen: Seen, seat: Seat, score: Score) -> Mapping[str, Json]:
        """Part by part, where the points of a seat come from, as things to draw on its board."""
        ...

    def advice(self, seen: Seen) -> Mapping[str, Json]:
        """What the game advises when asked; nothing, if it has no advice."""
        ...

    # -- for those who read about the game -------------------------------------------------------

    def example(self) -> Picture:
        """A picture that shows what the game is about."""
        ...

    def figures(self) -> Mapping[str, Picture]:
        """The figures of the summary of its rules, by name; each has a chapter."""
        ...

    def chapters(self) -> Mapping[str, Sequence[str]]:
        """The numbered rules that each chapter tells, by the name of its figure."""
        ...

    def option_picture(self, option: str, value: Value) -> Picture | None:
        """What a value of an option looks like, if that can be shown."""
        ...
