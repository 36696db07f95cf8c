"""The pages of ``--help``, in plain text and in the language of the locale.

Everything stands in the catalogue: ``about_play`` is the page's text, ``brief_play`` its line in
the list of commands, ``arg_play_seed`` (or ``arg_seed``, where several commands share it) what a
flag does, and ``label_game`` what stands for a value. Names alone come from the commands.
"""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, TypeAlias

from stellwerk.cli.console import Voice
from stellwerk.games import keys

if TYPE_CHECKING:
    from cyclopts.help import HelpEntry, HelpPanel
    from rich.console import Console, ConsoleOptions

More: TypeAlias = Callable[[Voice], Iterable[str]]

WIDEST = 92  # longer lines are hard to read
NAMES = 26  # the column of names; a longer name gets a line of its own


class HelpPages:
    """Writes the help of one command; ``cyclopts`` calls it part by part."""

    def __init__(self, voice: Voice, command: str, more: More = lambda voice: ()) -> None:
        self.voice = voice
        self.command = command  # empty: the program itself
        self.more = more  # what the games have to add

    def render_usage(self, console: Console, options: ConsoleOptions, usage: object) -> None:
        line = self.voice.text(f"cli.usage_{self.command or 'stellwerk'}")
        _print(console, self.voice.text("cli.usage", line=line))

    def render_description(
        self, console: Console, options: ConsoleOptions, description: object
    ) -> None:
        text = self.voice.text(f"cli.about_{self.command or 'stellwerk'}", game=keys()[0])
        for line in ("", *text.split("\n"), *self.more(self.voice)):
            _print(console, textwrap.fill(line, _width(console)))

    def __call__(self, console: Console, options: ConsoleOptions, panel: HelpPanel) -> None:
        if not panel.entries:
            return
        _print(console, "")
        _print(console, f"{panel.title}:")
        for entry in panel.entries:
            self._entry(console, panel.format, entry)

    def _entry(self, console: Console, kind: str, entry: HelpEntry) -> None:
        if kind == "command":
            names = ", ".join(entry.all_options)
            about = self.voice.text(f"cli.brief_{_bare(entry)}")
        else:
            names = self._names(entry)
            about = self._about(entry)
        room = _width(console) - NAMES - 2
        lines = textwrap.wrap(about, room) or [""]
        if len(names) > NAMES - 4:
            _print(console, f"  {names}")
        else:
            _print(console, f"  {names:{NAMES}}{lines.pop(0)}".rstrip())
        for line in lines:
            _print(console, " " * (NAMES + 2) + line)

    def _names(self, entry: HelpEntry) -> str:
        names = ", ".join(entry.positive_names)
        if not entry.positional_label and not entry.metavar:
            return names
        label = self._own("label", _bare(entry))
        return label if entry.positional_label else f"{names} {label}"

    def _about(self, entry: HelpEntry) -> str:
        about = self._own("arg", _bare(entry))
        if entry.choices:
            about += " " + self.voice.text("cli.choices", choices=", ".join(entry.choices))
        if entry.default not in (None, "", "''", '""', "False", "None"):
            about += " " + self.voice.text("cli.default", value=str(entry.default))
        if entry.required:
            about += " " + self.voice.text("cli.required")
        return about

    def _own(self, kind: str, name: str) -> str:
        """What the catalogue says of a name in this command, or else in all commands."""
        shared = self.voice.text(f"cli.{kind}_{name}")
        return self.voice.known(f"cli.{kind}_{self.command}_{name}", shared)


def _bare(entry: HelpEntry) -> str:
    """The name of an entry as catalogue keys have it."""
    name = entry.positional_label or entry.all_options[0]
    return name.lstrip("-").replace("-", "_").lower()


def _width(console: Console) -> int:
    return min(console.width, WIDEST)


def _print(console: Console, text: str) -> None:
    # Brackets are part of our texts and no markup; lines are wrapped already.
    console.print(text, markup=False, highlight=False, soft_wrap=True)
