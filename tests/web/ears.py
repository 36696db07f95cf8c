"""Everything that is sent to somebody, searched for what is not theirs to know."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any

from stellwerk.table.tokens import digest, feed_token, invitation_token, share_token

Reader = int | None  # a seat, or a spectator


@dataclass
class Ears:
    """All that one table's people and its spectator ever hear."""

    seed: str
    host: str
    watch: str
    seats: list[str]
    searched: int = 0
    # By seat and round: what it has drawn, known to itself until the round ends.
    drawn: dict[tuple[int, int], set[str]] = field(default_factory=dict)
    # By reader, round and other seat: what the reader was shown of it, which stays the same.
    shown: dict[tuple[Reader, int, int], str] = field(default_factory=dict)

    def secrets(self, reader: Reader) -> list[str]:
        """What a reader must never see: everybody else's tokens, as they are and as hashes."""
        own = self.watch if reader is None else self.seats[reader]
        tokens = [t for t in (self.host, self.watch, *self.seats) if t and t != own]
        made = [make(token) for token in tokens for make in (feed_token, share_token)]
        made += [invitation_token(self.host, seat, 1) for seat in range(len(self.seats))]
        return [*tokens, *made, *map(digest, (*tokens, *made, own))]

    def hear(self, reader: Reader, text: str) -> None:
        """Something was sent to a reader: an answer, or an event."""
        self.searched += 1
        assert not [secret for secret in self.secrets(reader) if secret in text]
        if not text.startswith('{"revision"') or '"scene"' not in text:
            assert self.seed not in text
            return
        look = json.loads(text)
        if look["info"]["status"] == "over":
            assert look["seed"] == self.seed
            return
        assert self.seed not in text
        if look["scene"]:
            self.hear_round(reader, look)

    def hear_round(self, reader: Reader, look: dict[str, Any]) -> None:
        """In a running round what is shown of another seat does not change, and holds nothing."""
        scene = look["scene"]
        number = scene["round"]
        for seat, seen in enumerate(scene["seats"]):
            if seat == reader:
                continue
            lines = [line for line in look["history"]["lines"] if line.get("seat") == seat]
            moves = [line["move"] for line in lines if "move" in line]
            part = json.dumps([seen, scene["boards"][seat], look["scores"][seat]])
            before = self.shown.setdefault((reader, number, seat), part)
            assert part == before, f"round {number}: {reader} is shown something new of {seat}"
            for move in self.drawn.get((seat, number), ()):
                assert move not in part
                assert move not in moves
