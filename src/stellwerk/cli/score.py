"""``stellwerk score``: boards from files or stdin, one per line, scored as they come."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from cyclopts import Parameter

from stellwerk.cli.console import OK, WRONG, Voice
from stellwerk.cli.game_options import read_options, unknown_flag
from stellwerk.cli.score_stream import STDIN, Marker, ScoringHelp
from stellwerk.core.refusal import Invalid, refuse
from stellwerk.games import find

FLAGS = ("free", "json", "keep-going", "option", "help")


def score(
    game: str,
    /,
    # "-" is a file to us; flags that do not exist are then ours to refuse.
    *files: Annotated[str, Parameter(name="file", allow_leading_hyphen=True)],
    free: Annotated[bool, Parameter(negative="")] = False,
    json: Annotated[bool, Parameter(negative="")] = False,
    keep_going: Annotated[bool, Parameter(negative="")] = False,
    option: Annotated[list[str] | None, Parameter(negative="")] = None,
    voice: Annotated[Voice, Parameter(parse=False)],
) -> int:
    """Score one board per line."""
    card = find(game).card
    names, flags = _sort(files, [one.key for one in card.options])
    options = read_options(card, option or (), flags, FLAGS)
    help_ = ScoringHelp.of(game, options, free)
    labels = _labels(help_, voice)
    write = help_.json_writer() if json else help_.table_writer(labels)
    head = "" if json else "  ".join(f"{label:>6}" for label in labels) + "\n"
    marker = Marker(help_, write, voice, keep_going, head)
    for name in names or [STDIN]:
        if len(names) > 1 and not json:
            voice.tell(f"{name}:")
        marker.mark(name)
        if marker.stopped:
            break
    return WRONG if marker.problems else OK


def _sort(tokens: Sequence[str], options: Sequence[str]) -> tuple[list[str], dict[str, str]]:
    """Files, and the flags for options of the game that stand among them."""
    files: list[str] = []
    flags: dict[str, str] = {}
    rest = iter(tokens)
    for token in rest:
        name, equals, value = token.removeprefix("--").partition("=")
        if not token.startswith("-") or token == STDIN:
            files.append(token)
        elif not token.startswith("--") or name not in options:
            raise unknown_flag(token, [f"--{flag}" for flag in (*options, *FLAGS)])
        elif name in flags:
            raise Invalid(refuse("", "cli.twice", name=f"--{name}"))
        elif not equals and (value := next(rest, "")) == "":
            raise Invalid(refuse("", "cli.value_missing", name=f"--{name}"))
        else:
            flags[name] = value
    return files, flags


def _labels(help_: ScoringHelp, voice: Voice) -> list[str]:
    """The head of the table for people."""
    parts = (
        voice.text("cli.total" if column == "total" else f"{help_.key}.column_{column}")
        for column in help_.columns
    )
    return [voice.text("cli.line"), *parts]
