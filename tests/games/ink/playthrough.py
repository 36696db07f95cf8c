"""A whole game as text, with every visible value at each step: what the golden files are made of.

Dice and choices come from a seed that gives the same on every platform. After a reviewed change of
what a game shows, `STELLWERK_GOLDEN=write pytest tests/games/ink` writes the files anew.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path

from stellwerk.core.chance import SeededDealer, seed_from
from stellwerk.core.game import CHANCE
from stellwerk.core.score import Part
from stellwerk.games.ink import State, game
from tests.games.ink import table, turns

GOLDEN = Path(__file__).with_name("golden")
PLAYERS = 2


def path(edition: str) -> Path:
    return GOLDEN / f"playthrough-{edition}.txt"


def tell(edition: str) -> str:
    """The game of one edition, step by step."""
    return "\n".join(_lines(edition)) + "\n"


def _lines(edition: str) -> Iterator[str]:
    dealer = SeededDealer(seed_from(f"playthrough {edition}"))
    choices = SeededDealer(seed_from(f"playthrough {edition} choices"))
    state = table.new(PLAYERS, edition)
    seen: dict[str, dict[str, str]] = {"0": {}, "1": {}, "spectator": {}}
    step = 0
    yield f"# {edition}, {PLAYERS} players; see tests/games/ink/playthrough.py"
    yield from _show(state, seen)
    while actors := state.actors():
        step += 1
        yield ""
        if actors == (CHANCE,):
            move = dealer.deal(game, state)
            state.apply(CHANCE, move)
            yield _told(step, "chance", move)
        else:
            seat = actors[choices.below(len(actors))]
            back = table.retractable(state, seat)
            if back and choices.below(8) == 0:
                move = game.parse(table.choose(choices, back))
                state.retract(seat, move)
                yield _told(step, f"seat {seat} takes back", move)
            else:
                move = game.parse(table.choose(choices, table.legal(state, seat)))
                state.apply(seat, move)
                yield _told(step, f"seat {seat}", move)
        yield from _show(state, seen)


def _told(step: int, who: str, move: int) -> str:
    words = game.describe(move)
    params = " ".join(f"{key}={value}" for key, value in words.params.items())
    targets = " ".join(game.targets(move))
    return f"{step}. {who}: {game.text(move)} ({words.key} {params}) -> {targets}"


def _show(state: State, seen: dict[str, dict[str, str]]) -> Iterator[str]:
    """Who may do what, what each one sees (where it has changed), and the scores."""
    yield f"actors {state.actors()}"
    for seat in state.actors():
        yield f"legal {seat}: {_counted(state, seat)}"
        if seat != CHANCE:
            yield f"retractable {seat}: {' '.join(table.retractable(state, seat))}".rstrip()
    for name, viewer in (("0", 0), ("1", 1), ("spectator", None)):
        now = dict(_flat(state.seen(viewer).json()))
        for key, value in now.items():
            if seen[name].get(key) != value:
                yield f"view of {name}: {key} = {value}"
        for key in sorted(seen[name].keys() - now.keys()):
            yield f"view of {name}: {key} is gone"
        seen[name] = now
    for seat, score in enumerate(state.scores()):
        parts = " ".join(f"{part.key} {part.points}" for part in score.parts)
        yield f"score {seat}: {parts}, total {score.total}"
    result = state.result()
    if result is not None:
        for seat, score in enumerate(state.scores()):
            for part in score.parts:
                yield from _earned(seat, part)
        yield f"places {result.places}"


def _earned(seat: int, part: Part) -> Iterator[str]:
    for earned in part.earned:
        yield f"earned {seat}: {part.key} {earned.points}: {' '.join(earned.places)}"


def _counted(state: State, seat: int) -> str:
    """Faces with their odds for chance; for a seat, how many ways there are to draw each face."""
    moves = table.legal(state, seat)
    if seat == CHANCE:
        return " ".join(f"{move}x{odds}" for move, odds in zip(moves, state.odds(), strict=True))
    counts = Counter("end" if move == "end" else turns.face_of(move) for move in moves)
    return " ".join(f"{face}x{count}" for face, count in counts.items())


def _flat(view: Mapping[str, object], prefix: str = "") -> Iterator[tuple[str, str]]:
    """Plain data as pairs of path and value; only dictionaries and the list of seats are opened."""
    for key, value in view.items():
        yield from _open(f"{prefix}{key}", value)


def _open(key: str, value: object) -> Iterator[tuple[str, str]]:
    if isinstance(value, dict):
        yield from _flat(value, f"{key}.")
    elif isinstance(value, list) and value and isinstance(value[0], dict):
        for number, one in enumerate(value):
            yield from _open(f"{key}.{number}", one)
    else:
        yield key, json.dumps(value)
