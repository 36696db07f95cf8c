"""``stellwerk ladder``: how strong all bots of a game are, each against each."""

from __future__ import annotations

from pathlib import Path
from time import perf_counter
from typing import Annotated

from cyclopts import Parameter

from stellwerk import bots as all_bots
from stellwerk.arena import Ladder, run_ladder
from stellwerk.arena.files import write_whole
from stellwerk.arena.ladder import plan_ladder
from stellwerk.arena.ladder_report import SURE, ladder_json, ladder_svg
from stellwerk.arena.pool import WorkerLost
from stellwerk.cli.console import OK, WRONG, Voice, table
from stellwerk.cli.game_options import read_options
from stellwerk.cli.match import MOST_GAMES, MOST_JOBS, check_number, progress, split_names
from stellwerk.core.card import spell
from stellwerk.core.chance import seed_from
from stellwerk.core.refusal import Invalid, refuse
from stellwerk.games import find

FLAGS = (
    *("bots", "games", "players", "seed", "jobs", "cluster", "json", "store", "plot"),
    *("option", "help"),
)


def ladder(
    game: str,
    /,
    *,
    bots: str = "",
    games: int = 100,
    players: int = 0,
    seed: str = "ladder",
    jobs: int = 1,
    cluster: str = "",
    json: Annotated[bool, Parameter(negative="")] = False,
    store: Path | None = None,
    plot: Path | None = None,
    option: Annotated[list[str] | None, Parameter(negative="")] = None,
    voice: Annotated[Voice, Parameter(parse=False)],
    **flags: Annotated[str, Parameter(show=False)],
) -> int:
    """Play a ladder and print where each bot stands."""
    card = find(game).card
    options = read_options(card, option or (), flags, FLAGS)
    check_number("--games", games, MOST_GAMES)
    check_number("--jobs", jobs, MOST_JOBS)
    if players:
        check_number("--players", players, card.max_players)
    names = split_names("--bots", bots) if bots else all_bots.names(game)
    plan = plan_ladder(game, names, games, seed_from(seed), options, players)
    for file in (store, plot):
        if file and not file.parent.is_dir():  # better known now than after hours
            raise Invalid(refuse("", "cli.no_folder", file=str(file)))
    log = store.with_name(f"{store.name}.games") if store else None
    start = perf_counter()
    try:
        with progress(plan.games) as show:
            found = run_ladder(
                game, names, games, plan.seed, options, plan.players, jobs, cluster, log, show
            )
    except WorkerLost:
        voice.warn(voice.text("cli.worker_lost"))
        return WRONG
    voice.warn(voice.text("cli.took", seconds=f"{perf_counter() - start:.1f}", n=plan.games))
    text = ladder_json(found, seed)
    if plot:
        write_whole(plot, ladder_svg(found, _heading(found, voice)))
    if store and log:
        write_whole(store, text + "\n")
        log.unlink()
    if json:
        voice.tell(text)
    else:
        _tell(found, seed, voice)
    return OK


def _heading(found: Ladder, voice: Voice) -> str:
    """Short enough for a picture: of the options those that are not the usual ones."""
    usual = find(found.plan.game).card.complete({})
    unusual = (
        f"{key} {spell(value)}"
        for key, value in found.plan.options.items()
        if value != usual.get(key)
    )
    return " · ".join(
        [
            voice.text(f"{found.plan.game}.name"),
            *unusual,
            voice.text("cli.ladder_games", n=found.plan.games),
        ]
    )


def _title(found: Ladder, seed: str, voice: Voice) -> str:
    plan = found.plan
    options = ", ".join(f"{key} {spell(value)}" for key, value in plan.options.items())
    name = voice.text(f"{plan.game}.name")
    return voice.text("cli.match", name=name, options=options, n=plan.games, seed=seed)


def _tell(found: Ladder, seed: str, voice: Voice) -> None:
    voice.tell(_title(found, seed, voice))
    voice.tell()
    seats = range(1, found.plan.players + 1)
    rows = [
        [
            *(voice.text(f"cli.column_{column}") for column in ("bot", "rating", "mean", "wins")),
            *(voice.text("cli.column_seat", n=seat) for seat in seats),
        ]
    ]
    for rung in found.rungs:
        rows.append(
            [
                rung.name,
                f"{rung.rating.points:.0f} ± {SURE * rung.rating.error:.0f}",
                f"{rung.played.mean:.2f}",
                *(_percent(count.win_rate) for count in (rung.played, *rung.seats)),
            ]
        )
    everybody = [voice.text("cli.all_bots"), "", ""]
    rows.append([*everybody, "", *(_percent(count.win_rate) for count in found.seats)])
    for line in table(rows):
        voice.tell(line)
    voice.tell()
    voice.tell(voice.text("cli.ladder_duels"))
    voice.tell()
    order = [rung.name for rung in found.rungs]
    lines = [["", *order]]
    for rung in found.rungs:
        cells = (
            "–" if name == rung.name else _percent(rung.against[name].win_rate) for name in order
        )
        lines.append([rung.name, *cells])
    for line in table(lines):
        voice.tell(line)


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"
