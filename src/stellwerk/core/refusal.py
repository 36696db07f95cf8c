"""Why something is not allowed, in a form that programs and people can both use."""

from __future__ import annotations

from dataclasses import dataclass

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


class Refused(Exception):
    """Raised where a refused act was tried; nothing has changed.

    >>> raise Refused(refuse("RI-22", "ink.edge_mismatch", cell="C3", side="N"))
    Traceback (most recent call last):
    stellwerk.core.refusal.Refused: RI-22 ink.edge_mismatch cell='C3' side='N'
    """

    def __init__(self, refusal: Refusal) -> None:
        self.refusal = refusal
        super().__init__(_spell(refusal))

    def __reduce__(self) -> tuple[type[Refused], tuple[Refusal]]:
        # Exceptions are pickled by their args, which here are the spelt text: a refusal from a
        # worker process would not arrive.
        return type(self), (self.refusal,)


def refuse(rule: str, key: str, because: Refusal | None = None, **params: Param) -> Refusal:
    """A :class:`Refusal` in one line."""
    return Refusal(rule, Words(key, params), because)


def _spell(refusal: Refusal) -> str:
    params = (f"{name}={value!r}" for name, value in refusal.words.params.items())
    text = " ".join(filter(None, (refusal.rule, refusal.key, *params)))
    return f"{text}: {_spell(refusal.because)}" if refusal.because else text
