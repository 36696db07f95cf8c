"""``stellwerk check``: do all stored records still give their results?"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from stellwerk.cli.replay import load
from stellwerk.cli.trouble import file_sentence
from stellwerk.cli.voice import OK, WRONG, Voice
from stellwerk.core.refusal import Refused, refuse


def check(
    directory: Annotated[Path, Parameter(name="dir")],
    /,
    *,
    voice: Annotated[Voice, Parameter(parse=False)],
) -> int:
    """Replay every record below a directory and name each that would change."""
    good = bad = 0
    for path in records(directory):
        if problem := _problem(path, voice):
            voice.warn(f"{path}: {problem}")
            bad += 1
        else:
            good += 1
    if not good and not bad:
        raise Refused(refuse("", "cli.no_records", dir=str(directory)))
    voice.tell(voice.text("cli.checked", good=good, bad=bad))
    return WRONG if bad else OK


def records(directory: Path) -> Iterator[Path]:
    """Every ``*.json`` below the directory, in the order of their names, one at a time."""

    def complain(error: OSError) -> None:
        raise error

    for folder, folders, files in os.walk(directory, onerror=complain):
        folders.sort()
        for name in sorted(files):
            if name.endswith(".json"):
                yield Path(folder, name)


def _problem(path: Path, voice: Voice) -> str:
    """Why the record does not give its stored result any more, or nothing."""
    try:
        load(path)
    except Refused as refused:
        return voice.why(refused.refusal)
    except OSError as error:
        return file_sentence(error, voice)
    return ""
