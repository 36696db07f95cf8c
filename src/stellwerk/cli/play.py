"""``stellwerk play``: a whole game in the terminal, alone, with friends, or against bots."""

from __future__ import annotations

import secrets
import textwrap
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from stellwerk import bots
from stellwerk.cli.console import OK, Voice
from stellwerk.cli.game_options import read_options, value_key
from stellwerk.cli.help import WIDEST
from stellwerk.cli.human_player import Person, Quit, picture
from stellwerk.cli.match import split_names
from stellwerk.cli.sheets import join, sheet_lines
from stellwerk.core.chance import SeededDealer, bot_seed, seed_from, seed_hash
from stellwerk.core.driver import Observer, drive
from stellwerk.core.game import Move, Seat
from stellwerk.core.journal import Journal
from stellwerk.core.refusal import Invalid, refuse
from stellwerk.core.words import Words
from stellwerk.games import find
from stellwerk.lang import has

FLAGS = ("against", "seat-name", "seed", "record", "option", "help")


def play(
    game: str,
    /,
    *,
    against: str = "",
    seat_name: Annotated[list[str] | None, Parameter(negative="")] = None,
    seed: str = "",
    record: Annotated[Path | None, Parameter(name="--record")] = None,
    option: Annotated[list[str] | None, Parameter(negative="")] = None,
    voice: Annotated[Voice, Parameter(parse=False)],
    **flags: Annotated[str, Parameter(show=False)],
) -> int:
    """Play one game to its end."""
    rules = find(game)
    options = read_options(rules.card, option or (), flags, FLAGS)
    people = seat_name or [voice.text("cli.you")]
    for name in people:
        if not name.strip() or not name.isprintable():
            raise Invalid(refuse("", "cli.name", name=name))
    opponents = split_names("--against", against) if against else []
    start = seed_from(seed) if seed else secrets.token_bytes(32)
    players = {
        seat: bots.make(game, name, bot_seed(start, seat))
        for seat, name in enumerate(opponents, start=len(people))
    }
    journal = Journal(rules, (*people, *opponents), options)
    if record:
        record.open("a").close()  # a game must not end with "there is no such directory"
    _greet(journal, voice, "" if seed else seed_hash(start))
    try:
        human = _People(journal, range(len(people)), voice)
        drive(journal, SeededDealer(start), players, human, human)
        _finish(journal, voice)
    except Quit:
        voice.tell(voice.text("cli.bye"))
    finally:
        over = journal.state.result() is not None
        if record:
            # The seed would tell the dice of a game that is still to be played.
            text = journal.record(start if over else None).save()
            record.write_text(text, encoding="utf-8", newline="\n")
            voice.tell(voice.text("cli.recorded", file=str(record)))
    if over and not seed:
        voice.tell(voice.text("cli.seed", seed=start.hex()))
    return OK


class _People(Observer):
    """The people at this terminal, who are told what chance brings and whose turn it is."""

    def __init__(self, journal: Journal, seats: Sequence[Seat], voice: Voice) -> None:
        self.journal = journal
        self.seats = seats
        self.voice = voice
        self._told: Seat | None = None  # whose turn it was last said to be

    def act(self, journal: Journal, seat: Seat) -> None:
        Person(journal, seat, self.voice).move()

    def dealt(self, moves: Sequence[Move]) -> None:
        card = self.journal.game.card
        known = [move for move in moves if not (card.hidden and card.secret(move))]
        for line in _dealt_lines([self.journal.game.describe(move) for move in known], self.voice):
            self.voice.tell(line)

    def turn(self, seat: Seat) -> None:
        if len(self.seats) > 1 and seat in self.seats and seat != self._told:
            self.voice.tell()
            self.voice.tell(self.voice.text("cli.turn", name=self.journal.seats[seat]))
            self._told = seat


def _dealt_lines(dealt: list[Words], voice: Voice) -> Iterator[str]:
    """What chance has brought, each kind in a line; dice unless the game has a word for it."""
    kinds: dict[str, list[str]] = {}
    for words in dealt:
        own = f"{words.key}_dealt"
        key = own if has(own, voice.language) else "cli.dealt"
        kinds.setdefault(key, []).append(voice.words(words))
    if kinds:
        yield ""
    for key, said in kinds.items():
        yield voice.text(key, what=", ".join(said))


def _greet(journal: Journal, voice: Voice, dice_hash: str) -> None:
    key = journal.game.card.key
    voice.tell(voice.text(f"{key}.name"))
    voice.tell(textwrap.fill(voice.text(f"{key}.about"), WIDEST))
    for option in journal.game.card.options:
        value = journal.state.options[option.key]
        if not option.expert or value != option.default:
            voice.tell(f"  {option.key}: {voice.text(value_key(key, option, value))}")
    if len(journal.seats) > 1:
        voice.tell("  " + voice.text("cli.at_the_table", names=join(voice, journal.seats)))
    if dice_hash:
        voice.tell("  " + voice.text("cli.seed_hash", hash=dice_hash))
    voice.tell(voice.text("cli.how_to_ask"))


def _finish(journal: Journal, voice: Voice) -> None:
    state = journal.state
    voice.tell()
    voice.tell(picture(journal.game, state.seen(None)))
    voice.tell(voice.text("cli.over"))
    voice.tell()
    for line in sheet_lines(voice, journal.game, journal.seats, state.scores(), state.result()):
        voice.tell(line)
