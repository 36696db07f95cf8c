"""Whether values come true: what was predicted after every round of games of the strongest bot,
against what the games came to. Also as a picture, which ``--plot`` writes."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from time import process_time
from typing import Final

from stellwerk.analysis.ink.play_on import PlayOn
from stellwerk.core.chance import bot_seed
from stellwerk.core.game import CHANCE
from stellwerk.core.rng import Rng
from stellwerk.games.ink.notation import END
from stellwerk.games.ink.state import State
from tools.analysis import losses
from tools.analysis.counting import Counting
from tools.campaign.results import Figures, Row

BIAS: Final = 0.5  # points, in every round
ROLLS: Final = 6  # games played on for each value: each face of a die comes once
BINS: Final = 5  # of a panel of the picture
_PANEL: Final = 210
_GAP: Final = 46
_INK: Final = "#0b5cad"
_LOOK: Final = 'font-family="sans-serif" font-size="13" fill="#1c2428"'


def run(kept: Figures, counting: Counting, games: int) -> None:
    """Predict so many games at the outset and after every round but the last."""
    counting.fill(kept.setdefault("games", []), partial(_predicted, losses.STRONGEST), games)


def _predicted(bot: str, number: int) -> Figures:
    journal = losses.played(bot, number)
    began = process_time()
    rng = Rng(int.from_bytes(bot_seed(b"values", number)[:8], "big"))
    state = journal.game.new(1, journal.state.options)
    assert isinstance(state, State)
    values = [_value(state, 0, rng)]
    for who, move in journal.moves:
        board_done = who != CHANCE and move == END
        finished = state.round
        state.apply(who, move)
        if board_done and finished < state.rounds:
            values.append(_value(state, finished, rng))
    came = journal.state.scores()[0].total
    return {"values": values, "came": came, "seconds": process_time() - began}


def _value(state: State, finished: int, rng: Rng) -> float:
    """What the board of a game comes to after so many rounds, as an analysis says it."""
    standing = state.copy()
    standing.round = finished
    playing, left = PlayOn(standing, 0), state.rounds - finished
    rolls = playing.rolls(left, ROLLS, rng)
    return playing.sampled(state.turn(0).grid, rolls, left).estimate.value


def rows(kept: Figures) -> list[Row]:
    found = kept["games"]
    positions = sum(len(game["values"]) for game in found)
    spent = sum(game["seconds"] for game in found)
    told = [Row("values", f"{len(found)} games, {spent:.0f} CPU s: positions", positions)]
    for number, apart in enumerate(_apart(found)):
        bias, error = fmean(apart), stdev(apart) / sqrt(len(apart))
        good = abs(bias) <= BIAS
        told.append(
            Row("values", f"bias after round {number} ± {error:.2f}", bias, f"≤ {BIAS}", good)
        )
    return told


def _apart(found: Sequence[Figures]) -> list[list[float]]:
    """By round: what was predicted less what came, game by game."""
    rounds = range(len(found[0]["values"]))
    return [[game["values"][number] - game["came"] for game in found] for number in rounds]


# -- the picture -----------------------------------------------------------------------------------


def plot(kept: Figures, path: Path) -> None:
    """Predicted against what came, a panel for each round but the outset, all with one scale."""
    found = kept["games"]
    panels = range(1, len(found[0]["values"]))
    points = {number: _binned(found, number) for number in panels}
    ends = [
        end for some in points.values() for x, y, e in some for end in (x, y - 2 * e, y + 2 * e)
    ]
    low, high = 5 * int(min(ends) // 5), 5 * int(max(ends) // 5 + 1)
    across = (len(points) + 1) // 2
    width, height = across * (_PANEL + _GAP) + _GAP, 2 * (_PANEL + _GAP + 14) + 26
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" {_LOOK}>',
        f'<rect width="{width}" height="{height}" fill="#ffffff"/>',
    ]
    for place, (number, some) in enumerate(points.items()):
        x = _GAP + (place % across) * (_PANEL + _GAP)
        y = 30 + (place // across) * (_PANEL + _GAP + 14)
        bias = fmean(_apart(found)[number])
        head = f"after round {number}: bias {bias:+.2f}".replace("-", "\N{MINUS SIGN}")
        parts.append(f'<g transform="translate({x} {y})">{_panel(some, low, high, head)}</g>')
    foot = (
        f"across: predicted, {BINS} equal groups of {len(found)} games; up: what came, ± 2 errors"
    )
    parts += [f'<text x="{_GAP}" y="{height - 8}">{foot}</text>', "</svg>", ""]
    path.write_text("\n".join(parts), encoding="utf-8")


def _binned(found: Sequence[Figures], number: int) -> list[tuple[float, float, float]]:
    """The mean of what was predicted and of what came, with its error, in groups."""
    pairs = sorted((game["values"][number], game["came"]) for game in found)
    told = []
    for group in range(BINS):
        some = pairs[group * len(pairs) // BINS : (group + 1) * len(pairs) // BINS]
        if not some:
            continue
        came = [one for _, one in some]
        error = stdev(came) / sqrt(len(came)) if len(came) > 1 else 0.0
        told.append((fmean(one for one, _ in some), fmean(came), error))
    return told


def _panel(some: Sequence[tuple[float, float, float]], low: int, high: int, head: str) -> str:
    def at(value: float) -> float:
        return round(_PANEL * (value - low) / (high - low), 1)

    parts = [
        f'<text y="-8" font-weight="bold">{head}</text>',
        f'<rect width="{_PANEL}" height="{_PANEL}" fill="none" stroke="#9aa5a8"/>',
        f'<path d="M0 {_PANEL}L{_PANEL} 0" stroke="#9aa5a8" stroke-dasharray="5 4"/>',
        f'<text x="0" y="{_PANEL + 15}">{low}</text>',
        f'<text x="{_PANEL}" y="{_PANEL + 15}" text-anchor="end">{high}</text>',
    ]
    for x, y, error in some:
        across, up = at(x), _PANEL - at(y)
        half = round(at(low + 2 * error), 1)
        ends = f"M{across} {up - half:.1f}V{up + half:.1f}"
        parts += [
            f'<path d="{ends}" stroke="{_INK}" stroke-width="2"/>',
            f'<circle cx="{across}" cy="{up:.1f}" r="4" fill="{_INK}"/>',
        ]
    return "".join(parts)
