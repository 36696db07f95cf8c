"""``stellwerk score``: boards from files or stdin, one per line, scored as they come."""

from __future__ import annotations

from typing import Annotated, Literal

from cyclopts import Parameter

from stellwerk.cli.choices import unknown_flag
from stellwerk.cli.marking import STDIN, Marker, ScoringHelp
from stellwerk.cli.voice import OK, WRONG, Voice

FLAGS = ("--longest", "--free", "--json", "--keep-going", "--help")


def score(
    game: str,
    /,
    # "-" is a file to us; flags that do not exist are then ours to refuse.
    *files: Annotated[str, Parameter(name="file", allow_leading_hyphen=True)],
    longest: Literal["once", "trail"] = "once",
    free: Annotated[bool, Parameter(negative="")] = False,
    json: Annotated[bool, Parameter(negative="")] = False,
    keep_going: Annotated[bool, Parameter(negative="")] = False,
    voice: Annotated[Voice, Parameter(parse=False)],
) -> int:
    """Score one board per line."""
    for name in files:
        if name.startswith("-") and name != STDIN:
            raise unknown_flag(name, FLAGS)
    help_ = ScoringHelp.of(game, longest, free)
    labels = _labels(help_, voice)
    write = help_.json_writer() if json else help_.table_writer(labels)
    head = "" if json else "  ".join(f"{label:>6}" for label in labels) + "\n"
    marker = Marker(help_, write, voice, keep_going, head)
    for name in files or (STDIN,):
        if len(files) > 1 and not json:
            voice.tell(f"{name}:")
        marker.mark(name)
        if marker.stopped:
            break
    return WRONG if marker.problems else OK


def _labels(help_: ScoringHelp, voice: Voice) -> list[str]:
    """The head of the table for people."""
    parts = (
        voice.text("cli.total" if column == "total" else f"{help_.key}.column_{column}")
        for column in help_.columns
    )
    return [voice.text("cli.line"), *parts]
