"""The type card: what a game is, so that everything generic can be built from it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from stellwerk.core.refusal import Invalid, Refusal, Refused, refuse
from stellwerk.core.versions import BASE, Versions

Value: TypeAlias = str | int | bool
Options: TypeAlias = Mapping[str, Value]


@dataclass(frozen=True, slots=True)
class Option:
    """One setting of a game. Rulings are options, so a changed default never touches old games."""

    key: str
    default: Value
    values: tuple[Value, ...]
    expert: bool = False  # folded away in the new-table page
    # The values that bring a part of the rules into play which has a version of its own, as an
    # expansion does.
    parts: Mapping[Value, str] = field(default_factory=dict)
    # It matters only where these other options have one of these values, and for so many players.
    when: Mapping[str, tuple[Value, ...]] = field(default_factory=dict)
    least_players: int = 1


@dataclass(frozen=True, slots=True)
class Preset:
    """Options that go well together, for a table of so many."""

    key: str
    players: int
    options: Options = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Card:
    """What one needs to know of a game without knowing its rules."""

    key: str
    min_players: int
    max_players: int
    options: tuple[Option, ...]
    score_parts: tuple[str, ...]  # in the order of the score sheet
    versions: Versions  # of the rules by part; raised by a fix that can change a recorded game
    hidden: bool  # does a seat know things that others do not, beyond the running round?
    simultaneous: bool  # can several seats act at once?
    presets: tuple[Preset, ...] = ()  # offered where a table is opened
    # What one number for all parts meant, in records that have no other (files of format 1).
    numbered: Mapping[int, Versions] = field(default_factory=dict)
    # What only the game knows of its options: combinations that exclude each other.
    check_more: Callable[[Options, int], Iterable[Refusal]] = lambda options, players: ()
    # In a hidden game: whether a move tells what only one seat may know. By default all of them do;
    # the others are told of a move only if this says no.
    secret: Callable[[int], bool] = lambda move: True

    def check(self, options: Options, players: int) -> list[Refusal]:
        """Every reason why this game cannot be played so; empty if it can."""
        found = []
        if not self.min_players <= players <= self.max_players:
            found.append(
                refuse(
                    "",
                    "core.players",
                    players=players,
                    least=self.min_players,
                    most=self.max_players,
                )
            )
        known = {option.key: option for option in self.options}
        for key, value in options.items():
            option = known.get(key)
            if option is None:
                found.append(
                    refuse("", "core.option_unknown", option=key, known=", ".join(known) or "–")
                )
            elif not any(same(value, allowed) for allowed in option.values):
                found.append(
                    refuse(
                        "",
                        "core.option_value",
                        option=key,
                        value=spell(value),
                        allowed=", ".join(map(spell, option.values)),
                    )
                )
        return found or list(self.check_more(self.complete(options), players))

    def matters(self, option: Option, options: Options, players: int) -> bool:
        """Whether an option changes anything, with these others and so many players."""
        chosen = self.complete(options)
        return players >= option.least_players and all(
            any(same(chosen[key], value) for value in values) for key, values in option.when.items()
        )

    def parts(self, options: Options) -> tuple[str, ...]:
        """The parts of the rules that a game with these options is played with."""
        chosen = self.complete(options)
        found = (option.parts.get(chosen[option.key]) for option in self.options)
        return (BASE, *filter(None, found))

    def played(self, options: Options) -> dict[str, int]:
        """The versions of these parts, as a game played now says them."""
        return {part: self.versions[part] for part in self.parts(options)}

    def complete(self, options: Options) -> dict[str, Value]:
        """The options with every default filled in, in the card's order."""
        return {option.key: options.get(option.key, option.default) for option in self.options}

    def settle(self, options: Options, players: int) -> dict[str, Value]:
        """:meth:`complete` after :meth:`check`; raises the first reason against it."""
        for refusal in self.check(options, players):
            # What the game does not have, or what a rule does not let go together.
            raise Refused(refusal) if refusal.rule else Invalid(refusal)
        return self.complete(options)

    def read(self, options: Options, players: int) -> dict[str, Value]:
        """:meth:`settle` for options that stand in data.

        A game that no rule lets begin cannot have left any: whatever the reason, it is invalid.
        """
        for refusal in self.check(options, players):
            raise Invalid(refusal)
        return self.complete(options)


def same(one: Value, other: Value) -> bool:
    """Equality that keeps ``True`` and ``1`` apart, which Python does not."""
    return type(one) is type(other) and one == other


def spell(value: Value) -> str:
    """An option's value as people type it."""
    return ("no", "yes")[value] if isinstance(value, bool) else str(value)


def read_value(option: Option, text: str) -> Value:
    """The value a person typed for an option; refuses what the option does not allow."""
    for value in option.values:
        if spell(value).lower() == text.strip().lower():
            return value
    raise Invalid(
        refuse(
            "",
            "core.option_value",
            option=option.key,
            value=text,
            allowed=", ".join(map(spell, option.values)),
        )
    )
