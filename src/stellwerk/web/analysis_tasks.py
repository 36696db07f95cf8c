"""Analyses of finished games, worked out from the record: done by workers, see ``offload``."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from hashlib import sha256
from typing import Final

from stellwerk import analysis
from stellwerk.analysis import Budget, Estimate, FinishedGame, TurnReport, pictures
from stellwerk.analysis.analyst import Unit
from stellwerk.analysis.pictures import Drawn
from stellwerk.core.game import CHANCE
from stellwerk.core.journal import replay
from stellwerk.core.record import Record
from stellwerk.games import find
from stellwerk.table.byte_cache import ByteCache
from stellwerk.web.record_urls import MARK, unpack


@dataclass(frozen=True, slots=True)
class Frame:
    """What there is to analyse, before anything is."""

    game: str
    seat: int
    names: tuple[str, ...]
    turns: int
    unit: Unit
    outcome: Estimate
    steps: tuple[int, ...]  # of the replay, at which each turn begins


@dataclass(frozen=True, slots=True)
class _Finished:
    record: Record
    game: FinishedGame


_finished: Final = ByteCache[tuple[bytes, int], _Finished](16 << 20)


def frame(source: str, seat: int) -> Frame:
    """The turns of a game; refuses one that is still running, and what cannot be analysed."""
    found = _found(source, seat)
    record, game = found.record, found.game
    decided = [0]
    for entry in record.entries:
        decided.append(decided[-1] + (entry.seat != CHANCE))
    begins = [game.begins(number) for number in range(1, game.turn_count + 1)]
    return Frame(
        game=record.game,
        seat=seat,
        names=record.seats,
        turns=game.turn_count,
        unit=analysis.find(record.game).unit,
        outcome=game.outcome,
        steps=tuple(decided[entry] for entry in begins),
    )


def turn(source: str, seat: int, number: int, effort: str) -> str:
    """One turn, counted from 1, as JSON."""
    found = _found(source, seat)
    return json.dumps(found.game.turn(number, _budget(found, effort)).json())


def outset(source: str, seat: int, effort: str) -> str:
    """What was to be expected before the first turn, as JSON."""
    found = _found(source, seat)
    return json.dumps(asdict(found.game.outset(_budget(found, effort))))


def par(source: str, seat: int, effort: str) -> str:
    """What a good player gets with the same chance, as JSON; ``null`` if nobody can."""
    found = _found(source, seat)
    games = found.game.par(_budget(found, effort))
    return json.dumps(asdict(games) if games else None)


def drawn(source: str, seat: int, analysed: str) -> tuple[Drawn, Drawn]:
    """The boards of a turn that was analysed: as it was played, and the best."""
    found = _found(source, seat)
    report = TurnReport.read(json.loads(analysed))
    return pictures.boards(find(found.record.game), found.game.seen(report.number), report)


def _budget(found: _Finished, effort: str) -> Budget:
    return analysis.budget_of(analysis.find(found.record.game), effort)


def _found(source: str, seat: int) -> _Finished:
    """The game in a part of an address, or in a file of our own; checked once."""
    key = (sha256(source.encode()).digest(), seat)
    found = _finished.get(key)
    if found is None:
        record = unpack(source) if source.startswith(MARK) else Record.load(source)
        analyst = analysis.find(record.game)
        found = _Finished(record, FinishedGame(analyst, replay(record, find), seat))
        _finished.put(key, found, 20_000 + 400 * len(record.entries))
    return found
