"""``stellwerk check``: do all stored games still give their results?"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from stellwerk.cli.console import OK, WRONG, Voice
from stellwerk.cli.errors import file_sentence
from stellwerk.cli.replay import load
from stellwerk.core.refusal import Declined, Invalid, refuse


def check(
    directory: Annotated[Path | None, Parameter(name="dir")] = None,
    /,
    *,
    database: str = "",
    save: Path | None = None,
    voice: Annotated[Voice, Parameter(parse=False)],
) -> int:
    """Replay every record below a directory, or every game of a database; name what would change.

    Without either it is the database that ``STELLWERK_DATABASE`` names. What would change is saved
    as far as it can be played.
    """
    if directory is not None:
        return _report(_check_records(directory, voice), voice)
    database = database or os.environ.get("STELLWERK_DATABASE", "")
    if not database:
        raise Invalid(refuse("", "cli.argument_missing", name="DIR"))
    return _report(_check_database(database, save, voice), voice)


def _report(problems: Iterable[str], voice: Voice) -> int:
    """Count what is good (no problem) and tell of what is not."""
    good = bad = 0
    for problem in problems:
        if problem:
            voice.warn(problem)
        bad += bool(problem)
        good += not problem
    voice.tell(voice.text("cli.checked", good=good, bad=bad))
    return WRONG if bad else OK


def _check_records(directory: Path, voice: Voice) -> Iterator[str]:
    found = False
    for path in records(directory):
        found = True
        problem = _problem(path, voice)
        yield problem and f"{path}: {problem}"
    if not found:
        raise Invalid(refuse("", "cli.no_records", dir=str(directory)))


def _check_database(database: str, save: Path | None, voice: Voice) -> Iterator[str]:
    # Only here, because they take a while to import and are an extra.
    from stellwerk.table.audit import check_store, using

    with using(database) as store:
        for checked in check_store(store):
            refusal = checked.refusal
            if save and checked.record:
                save.mkdir(parents=True, exist_ok=True)
                path = save / f"{checked.table_id}.json"
                path.write_text(checked.record.save(), encoding="utf-8")
            yield f"{checked.table_id}: {voice.why(refusal)}" if refusal else ""


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
    except Declined as declined:
        return voice.why(declined.refusal)
    except OSError as error:
        return file_sentence(error, voice)
    return ""
