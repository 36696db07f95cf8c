"""What a seat saw when a line of its history was new: done by workers, see ``offload``."""

from __future__ import annotations

from typing import cast

from stellwerk import draw
from stellwerk.core.journal import replay
from stellwerk.core.record import Record
from stellwerk.draw.page_data import Scene
from stellwerk.games import find
from stellwerk.web import wire
from stellwerk.web.look_json import score_body, score_parts


def position(saved: str, seat: int | None, revision: int) -> bytes:
    """Where a record of our own stands, as a seat or a spectator sees it."""
    record = Record.load(saved)
    seen = replay(record, find).state.seen(seat)
    scores = seen.scores()
    parts = score_parts(scores)
    return wire.encode(
        wire.Position(
            revision=revision,
            scene=cast(Scene, draw.find(record.game).scene(seen)),
            parts=parts,
            scores=tuple([score_body(score) for score in scores]),
        )
    )
