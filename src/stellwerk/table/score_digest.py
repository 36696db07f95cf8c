"""What all seats have scored at a moment, as a short text that tells whether it is still the same.

It is stored with every round or turn, so that a running game can be compared with what the rules of
another version make of it: legal moves alone do not show that an older rule counted otherwise.
"""

from __future__ import annotations

import hashlib
import json

from stellwerk.core.game import State
from stellwerk.core.journal import score_sheet


def score_digest(row: int, state: State) -> str:
    """The digest after a row of the log. A part without points is as none."""
    sheets = [
        {part: points for part, points in score_sheet(score).items() if points}
        for score in state.scores()
    ]
    written = json.dumps(sheets, sort_keys=True).encode()
    return f"{row} {hashlib.sha256(written).hexdigest()[:32]}"


def digested_row(digest: str) -> int:
    """The row after which a digest was made.

    >>> digested_row("17 0123456789abcdef"), digested_row("")
    (17, 0)
    """
    return int(digest.partition(" ")[0] or 0)
