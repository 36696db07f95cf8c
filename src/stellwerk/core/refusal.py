"""Why something is not allowed, in a form that programs and people can both use."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from stellwerk.core.words import Param, Words


@dataclass(frozen=True, slots=True)
class Refusal:
    """One reason for a "no".

    ``rule`` is the number in the rules file (``RI-22``), or empty where no rulebook is concerned,
    as with text that cannot be read.
    """

    rule: str
    words: Words
    because: Refusal | None = None  # what lies behind it, as with a refused move of a record

    @property
    def key(self) -> str:
        return self.words.key


class Declined(Exception):
    """Raised where something was tried and not done; nothing has changed.

    There are three kinds, below. Who catches this one takes them all.
    """

    status: ClassVar[int]  # what it is in HTTP, unless its key says more (``web/problems.py``)

    def __init__(self, refusal: Refusal) -> None:
        self.refusal = refusal
        super().__init__(_spell(refusal))

    def __reduce__(self) -> tuple[type[Declined], tuple[Refusal]]:
        # Exceptions are pickled by their args, which here are the spelt text: a refusal from a
        # worker process would not arrive.
        return type(self), (self.refusal,)


class Refused(Declined):
    """By a rule: of the game, or of the table as it stands. At another moment it may be allowed.

    >>> raise Refused(refuse("XY-7", "game.edge_mismatch", cell="C3", side="N"))
    Traceback (most recent call last):
    stellwerk.core.refusal.Refused: XY-7 game.edge_mismatch cell='C3' side='N'
    """

    status = 422


class Invalid(Declined):
    """Text or data that cannot be read, or names what there is not. It will never be allowed.

    >>> raise Invalid(refuse("", "game.cell_unknown", cell="Z9"))
    Traceback (most recent call last):
    stellwerk.core.refusal.Invalid: game.cell_unknown cell='Z9'
    """

    status = 422  # the request itself was understood; where it was not, ``web`` answers 400


class Unavailable(Declined):
    """What it needs is not there: the database, a port, a worker. Later it may be.

    >>> raise Unavailable(refuse("", "table.closing"))
    Traceback (most recent call last):
    stellwerk.core.refusal.Unavailable: table.closing
    """

    status = 503


def refuse(rule: str, key: str, because: Refusal | None = None, **params: Param) -> Refusal:
    """A :class:`Refusal` in one line."""
    return Refusal(rule, Words(key, params), because)


def _spell(refusal: Refusal) -> str:
    params = (f"{name}={value!r}" for name, value in refusal.words.params.items())
    text = " ".join(filter(None, (refusal.rule, refusal.key, *params)))
    return f"{text}: {_spell(refusal.because)}" if refusal.because else text
