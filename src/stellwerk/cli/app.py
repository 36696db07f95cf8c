"""The command line as a whole: which commands there are, and how one is called."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import chain

from cyclopts import App, Group

import stellwerk
from stellwerk.cli import (
    analyse,
    backup,
    bench,
    check,
    games,
    ladder,
    lobby,
    match,
    migrate,
    play,
    print,
    prune,
    replay,
    score,
    selfplay,
    serve,
    train,
)
from stellwerk.cli.console import OK, Voice
from stellwerk.cli.game_options import all_option_lines
from stellwerk.cli.help import HelpPages, More
from stellwerk.cli.score_stream import notation_lines

Command = Callable[..., int]

# Each with what the games add to its page of help.
COMMANDS: tuple[tuple[Command, *tuple[More, ...]], ...] = (
    (serve.serve,),
    (play.play, all_option_lines),
    (games.games,),
    (score.score, lambda voice: chain(all_option_lines(voice), notation_lines(voice))),
    (print.print, lambda voice: chain(print.offer_lines(voice), all_option_lines(voice))),
    (match.match, all_option_lines),
    (ladder.ladder, all_option_lines),
    (train.train, all_option_lines),
    (selfplay.selfplay, all_option_lines),
    (replay.replay,),
    (analyse.analyse,),
    (check.check,),
    (migrate.migrate,),
    (prune.prune,),
    (lobby.lobby,),
    (prune.strike,),
    (backup.backup,),
    (backup.restore,),
    (bench.bench, all_option_lines),
)


def build(voice: Voice) -> App:
    """The app with its help in the voice's language."""
    commands, arguments, flags = (
        Group(voice.text(key))
        for key in ("cli.title_commands", "cli.title_arguments", "cli.title_flags")
    )
    app = App(
        name="stellwerk",
        version=lambda: version(voice),
        help_format="plaintext",
        version_format="plaintext",
        help_formatter=HelpPages(voice, ""),
        result_action="return_value",
        group_commands=commands,
    )
    for place, (command, *more) in enumerate(COMMANDS):
        app.command(
            App(
                default_command=command,
                name=command.__name__,
                help_formatter=HelpPages(voice, command.__name__, *more),
                sort_key=place,
                version_flags=(),
                group_commands=commands,
                group_arguments=arguments,
                group_parameters=flags,
            )
        )
    return app


def version(voice: Voice) -> str:
    """Which version this is, and whether its kernels run compiled."""
    kernels = "compiled" if stellwerk.compiled() else "interpreted"
    return voice.text("cli.version", version=stellwerk.__version__, kernels=kernels)


def run(tokens: Sequence[str], voice: Voice) -> int:
    """Parse the command line and do what it says; gives the exit code."""
    app = build(voice)
    command, bound, ignored = app.parse_args(
        list(tokens), print_error=False, exit_on_error=False, help_on_error=False
    )
    own = {"voice": voice} if "voice" in ignored else {}
    result = command(*bound.args, **bound.kwargs, **own)
    return result if isinstance(result, int) else OK
