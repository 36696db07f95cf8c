"""Which numbered rules a chapter of a game's rules page tells, so that a refusal can lead there."""

from __future__ import annotations


def chapters(prefix: str, **told: str) -> dict[str, tuple[str, ...]]:
    """The rules of each chapter, from numbers, ranges of them, and rules of other series.

    >>> chapters("XY", goal="1 4-6 V-1")
    {'goal': ('XY-1', 'XY-4', 'XY-5', 'XY-6', 'V-1')}
    """
    return {name: tuple(_rules(prefix, numbers)) for name, numbers in told.items()}


def _rules(prefix: str, numbers: str) -> list[str]:
    found = []
    for part in numbers.split():
        first, _, last = part.partition("-")
        if not first.isdigit():
            found.append(part)
            continue
        found += [f"{prefix}-{number}" for number in range(int(first), int(last or first) + 1)]
    return found
