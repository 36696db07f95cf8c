"""Options of a game from the command line: ``--edition green``, or ``--option edition=green``."""

from __future__ import annotations

import difflib
from collections.abc import Iterator, Mapping, Sequence

from stellwerk.cli.console import Voice
from stellwerk.core.card import Card, Option, Value, read_value, spell
from stellwerk.core.refusal import Invalid, refuse
from stellwerk.games import find, keys

GAP = "  "


def read_options(
    card: Card, pairs: Sequence[str], flags: Mapping[str, str], own_flags: Sequence[str]
) -> dict[str, Value]:
    """The options a person typed, with the values the card knows.

    ``flags`` are those that the command itself (``own_flags``) does not know; what the card does
    not know either is refused with the nearest that exists.
    """
    known = {option.key: option for option in card.options}
    typed: dict[str, str] = {}
    for pair in pairs:
        key, equals, value = pair.partition("=")
        if not equals or not key:
            raise Invalid(refuse("", "cli.option_pair", text=pair))
        _note(typed, key.strip(), value)
    for key, value in flags.items():
        if key not in known:
            raise unknown_flag(f"--{key}", [f"--{name}" for name in (*known, *own_flags)])
        _note(typed, key, value)
    return {
        key: read_value(known[key], value) if key in known else value
        for key, value in typed.items()
    }


def unknown_flag(flag: str, flags: Sequence[str]) -> Invalid:
    """What to raise for a flag that does not exist."""
    nearest = difflib.get_close_matches(flag, flags, n=1)
    if nearest:
        return Invalid(refuse("", "cli.flag_unknown_near", flag=flag, nearest=nearest[0]))
    return Invalid(refuse("", "cli.flag_unknown", flag=flag, known=", ".join(flags)))


def _note(typed: dict[str, str], key: str, value: str) -> None:
    if typed.setdefault(key, value) != value:
        raise Invalid(refuse("", "cli.twice", name=f"--{key}"))


def option_lines(voice: Voice, game: str, card: Card) -> Iterator[str]:
    """The options of a card with their values, the default marked: for ``games`` and ``--help``."""
    for option in card.options:
        about = voice.text(f"{game}.option_{option.key}")
        mark = voice.text("cli.expert") if option.expert else ""
        yield f"--{option.key}{GAP}{about}{mark}"
        width = max(len(spell(value)) for value in option.values)
        for value in option.values:
            words = voice.text(value_key(game, option, value))
            default = voice.text("cli.default_mark") if value == option.default else ""
            yield f"{GAP}{spell(value):{width}}{GAP}{words}{default}"


def value_key(game: str, option: Option, value: Value) -> str:
    """The key of the words for one value of an option."""
    return f"{game}.value_{option.key}_{spell(value)}"


def all_option_lines(voice: Voice) -> Iterator[str]:
    """The options of all games, for the help of commands that take them."""
    for game in keys():
        card = find(game).card
        if card.options:
            yield ""
            yield voice.text("cli.options_of", game=game)
            yield from (GAP + line for line in option_lines(voice, game, card))
