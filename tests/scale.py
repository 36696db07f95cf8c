"""How many cases a test tries: few in `make test`, all in `make campaign`."""

from __future__ import annotations

import os

import stellwerk

SCALES = ("", "small", "campaign")
COMPILED = stellwerk.compiled()  # asked once: the answer means a walk through the source tree


def scale(small: int, full: int | None = None) -> int:
    """The number of cases for this run.

    `small` cases in a normal run, `full` (or `small`, if not given) in a campaign, and a tenth of
    `small`, at least one, in the runs that are slow anyway: interpreted or with sanitizers.
    """
    chosen = os.environ.get("STELLWERK_SCALE", "")
    if chosen not in SCALES:
        raise ValueError(f"STELLWERK_SCALE is one of {SCALES}, not {chosen!r}")
    if chosen == "campaign":
        return small if full is None else full
    if chosen == "small" or not COMPILED:
        return max(1, small // 10)
    return small
