"""Score sheets in the terminal: what every seat has, who has won, and how ties were broken."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from stellwerk.cli.console import Voice, table
from stellwerk.core.game import Game
from stellwerk.core.score import Result, Score


def sheet_lines(
    voice: Voice,
    game: Game,
    names: Sequence[str],
    scores: Sequence[Score],
    result: Result | None,
) -> Iterator[str]:
    """All score sheets side by side, one line for each part; then the result in words."""
    key = game.card.key
    rows = [["", *(name or str(seat) for seat, name in enumerate(names, start=1))]]
    in_play = [part.key for part in scores[0].parts]
    for part in in_play:
        label = voice.text(f"{key}.part_{part}")
        rows.append([label, *(str(score.points(part)) for score in scores)])
    rows.append([voice.text("cli.total"), *(str(score.total) for score in scores)])
    if result and len(names) > 1:
        rows.append([voice.text("cli.place"), *map(str, result.places)])
    lines = table(rows)
    rule = "─" * max(map(len, lines))
    total = len(in_play) + 1
    yield from (*lines[:total], rule, *lines[total:])
    if result:
        yield ""
        yield from _result_lines(voice, key, names, scores, result)


def _result_lines(
    voice: Voice, key: str, names: Sequence[str], scores: Sequence[Score], result: Result
) -> Iterator[str]:
    totals = [score.total for score in scores]
    if len(names) == 1:
        yield voice.text("cli.alone", points=totals[0])
        return
    winners = [names[seat] or str(seat + 1) for seat in result.winners]
    points = totals[result.winners[0]]
    if len(winners) == 1:
        yield voice.text("cli.winner", name=winners[0], points=points)
    else:
        yield voice.text("cli.winners", names=join(voice, winners), points=points)
    if len(set(totals)) < len(totals):
        yield voice.text(f"{key}.tiebreak")


def own_lines(voice: Voice, game: Game, score: Score) -> Iterator[str]:
    """One seat's sheet as it stands, with what each part pays for."""
    key = game.card.key
    rows = []
    for part in score.parts:
        earned = [one.points for one in part.earned if one.points]
        sum_of = " = " + " + ".join(map(str, earned)) if len(earned) > 1 and min(earned) > 0 else ""
        about = voice.text(f"{key}.explain_{part.key}")
        rows.append((voice.text(f"{key}.part_{part.key}"), f"{part.points}", about + sum_of))
    rows.append((voice.text("cli.total"), f"{score.total}", ""))
    widths = [max(len(row[column]) for row in rows) for column in (0, 1)]
    for label, points, about in rows:
        yield f"  {label:{widths[0]}}  {points:>{widths[1]}}  {about}".rstrip()


def join(voice: Voice, names: Sequence[str]) -> str:
    """Names as in a sentence: Anna, Ben and Cem."""
    if len(names) < 2:
        return "".join(names)
    return f"{', '.join(names[:-1])} {voice.text('cli.and')} {names[-1]}"
