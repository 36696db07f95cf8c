"""The three boxes: their dice and what differs between them (tables 1.5 and 1.10)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

_A: Final = ("HS", "RS", "HC", "RC", "HT", "RT")
_B: Final = ("OV", "OV", "SS", "SS", "SC", "SC")
_C: Final = ("HD", "RD", "SS", "SC", "TH", "TR")
_D: Final = ("OV", "OV", "H2", "R2", "HT", "RT")

CLASSIC_DICE: Final = (_A, _A, _A, _B)
CHALLENGE_DICE: Final = (_A, _A, _C, _D)
DIE_NAMES: Final[dict[tuple[str, ...], str]] = {_A: "A", _B: "B", _C: "C", _D: "D"}
DICE: Final = {name: die for die, name in DIE_NAMES.items()}

ONCE: Final = "once"  # RI-64: a space counts once
TRAIL: Final = "trail"  # RI-65: a link counts once

ROUNDS: Final = 7
SPECIALS_PER_GAME: Final = 3  # RI-31


@dataclass(frozen=True, slots=True)
class Edition:
    """One box of the series."""

    key: str
    dice: tuple[tuple[str, ...], ...]
    longest: str  # which longest-route rule its rulebook prints
    challenge: bool = False  # whether it has buildings and goals


EDITIONS: Final = {
    edition.key: edition
    for edition in (
        Edition("blue", CLASSIC_DICE, ONCE),
        Edition("red", CLASSIC_DICE, ONCE),
        Edition("green", CHALLENGE_DICE, TRAIL, challenge=True),
    )
}
