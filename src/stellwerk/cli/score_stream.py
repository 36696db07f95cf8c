"""Marking boards by the million: a game's scoring help, and the stream of lines it is given."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TypeAlias, cast

from stellwerk.cli.console import Voice
from stellwerk.cli.errors import file_sentence
from stellwerk.cli.lines import LONGEST, BadBytes, Source, blocks, decode, decode_line
from stellwerk.core import registry
from stellwerk.core.card import Options
from stellwerk.core.lines import LineProblem, LineScorer, LineScoring, Row
from stellwerk.core.refusal import Invalid, refuse
from stellwerk.games import find, keys

Writer: TypeAlias = Callable[[int, Row], str]  # from the line's number and its figures

STDIN = "-"
ANYBODY = 2  # players: a board is scored alike for any number


def scoring_of(key: str) -> LineScoring | None:
    """How a game scores boards by the million, if it does."""
    return cast(LineScoring | None, registry.part("lines", key))


@dataclass(frozen=True, slots=True)
class ScoringHelp:
    """A game's scorer, and how its rows are written."""

    key: str
    scorer: LineScorer

    @property
    def columns(self) -> tuple[str, ...]:
        return self.scorer.columns

    @classmethod
    def of(cls, key: str, options: Options, free: bool) -> ScoringHelp:
        scoring = scoring_of(key)
        if scoring is None:
            raise Invalid(refuse("", "cli.no_scoring", game=key))
        return cls(key, scoring.under(find(key).card.settle(options, ANYBODY), free))

    def json_writer(self) -> Writer:
        # Integers and lists of integers look the same in Python and in JSON, and the names are our
        # own: a format string does in a tenth of the time what a JSON library would do.
        form = "{" + ", ".join(f'"{column}": %s' for column in self.columns) + "}\n"
        return lambda number, row: form % row

    def table_writer(self, labels: Sequence[str]) -> Writer:
        """Rows under labels, of which the first is for the line's number."""
        widths = [max(6, len(label)) for label in labels]
        form = "  ".join(f"%{width}s" for width in widths) + "\n"

        def write(number: int, row: Row) -> str:
            cells = (" ".join(map(str, cell)) if isinstance(cell, list) else cell for cell in row)
            return form % (number, *cells)

        return write


def notation_lines(voice: Voice) -> Iterator[str]:
    """How the boards of each game are written, for the page of help."""
    for key in keys():
        if scoring_of(key):
            yield ""
            yield voice.text("cli.notation_of", name=voice.text(f"{key}.name"))
            yield from voice.text(f"{key}.notation").split("\n")


@dataclass(slots=True)
class Marker:
    """Goes through files and writes a row for every board in them."""

    help: ScoringHelp
    write: Writer
    voice: Voice
    keep_going: bool
    head: str = ""  # written before the first row
    boards: int = 0
    problems: int = 0

    @property
    def stopped(self) -> bool:
        return self.problems > 0 and not self.keep_going

    def mark(self, name: str) -> None:
        """Mark a whole file, or all that comes from stdin."""
        title = "stdin" if name == STDIN else name
        before = self.boards + self.problems
        try:
            if name == STDIN and sys.stdin.isatty():
                self.voice.warn(self.voice.text("cli.reading"))
            with _opened(name) as source:
                self._mark_all(title, source)
        except BrokenPipeError:
            raise
        except OSError as error:
            error.filename = error.filename or title
            self._complain(file_sentence(error, self.voice))
        if self.boards + self.problems == before:
            self._complain(f"{title}: {self.voice.text('cli.no_boards')}")

    def _mark_all(self, title: str, source: Source) -> None:
        number = 0
        for raw in blocks(source):
            lines = decode(raw) if max(map(len, raw)) <= LONGEST else None
            self._mark_lines(title, number, raw if lines is None else lines)
            if self.stopped:
                return
            number += len(raw)

    def _mark_lines(self, title: str, number: int, lines: Sequence[str] | Sequence[bytes]) -> None:
        """Some lines, the first of which comes after line ``number``."""
        score_line, write = self.help.scorer.score, self.write
        rows: list[str] = []
        for line in lines:
            number += 1
            try:
                text = line if isinstance(line, str) else decode_line(line)
                if not text or text.isspace() or text.lstrip().startswith("#"):
                    continue
                rows.append(write(number, score_line(text)))
            except (LineProblem, BadBytes) as trouble:
                self._write(rows)
                column, reason = self._where_and_why(trouble)
                self._complain(f"{title}:{number}:{column}: {reason}")
                if not self.keep_going:
                    break
        self._write(rows)

    def _where_and_why(self, trouble: LineProblem | BadBytes) -> tuple[int, str]:
        if isinstance(trouble, BadBytes):
            return trouble.column, self.voice.text("cli.bytes", found=trouble.found, most=LONGEST)
        return trouble.column, self.voice.why(trouble.refusal)

    def _write(self, rows: list[str]) -> None:
        """Rows go out in the order of the lines, before the problem of a later line is told."""
        if not rows:
            return
        sys.stdout.write(("" if self.boards else self.head) + "".join(rows))
        sys.stdout.flush()
        self.boards += len(rows)
        rows.clear()

    def _complain(self, text: str) -> None:
        self.voice.warn(text)
        self.problems += 1


@contextmanager
def _opened(name: str) -> Iterator[Source]:
    if name == STDIN:
        yield cast(Source, sys.stdin.buffer)
    else:
        with open(name, "rb") as file:
            yield file
