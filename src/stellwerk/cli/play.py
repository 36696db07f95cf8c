"""``stellwerk play``: a whole game in the terminal, alone, with friends, or against bots."""

from __future__ import annotations

import hashlib
import secrets
import textwrap
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from stellwerk import bots
from stellwerk.cli.choices import read_options, value_key
from stellwerk.cli.help import WIDEST
from stellwerk.cli.match import split_names
from stellwerk.cli.person import Person, Quit, picture
from stellwerk.cli.sheets import join, sheet_lines
from stellwerk.cli.voice import OK, Voice
from stellwerk.core.chance import SeededDealer, seed_from, seed_hash
from stellwerk.core.game import CHANCE, Bot, Seat
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
        seat: bots.make(game, name, _bot_seed(start, seat))
        for seat, name in enumerate(opponents, start=len(people))
    }
    journal = Journal(rules, (*people, *opponents), options)
    if record:
        record.open("a").close()  # a game must not end with "there is no such directory"
    _greet(journal, voice, "" if seed else seed_hash(start))
    try:
        _play(journal, players, SeededDealer(start), voice)
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


def _play(journal: Journal, players: dict[Seat, Bot], dealer: SeededDealer, voice: Voice) -> None:
    state, card = journal.state, journal.game.card
    people = [seat for seat in range(state.players) if seat not in players]
    told: Seat | None = None
    while actors := state.actors():
        if actors == (CHANCE,):
            dealt = journal.deal(dealer)
            known = [move for move in dealt if not (card.hidden and card.secret(move))]
            for line in _dealt_lines([journal.game.describe(move) for move in known], voice):
                voice.tell(line)
            continue
        seat = min(actors)
        if bot := players.get(seat):
            journal.apply(seat, bot.choose(state.view(seat), state.legal(seat)))
            continue
        if len(people) > 1 and seat != told:
            voice.tell()
            voice.tell(voice.text("cli.turn", name=journal.seats[seat]))
            told = seat
        Person(journal, seat, voice).move()
    _finish(journal, voice)


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
    voice.tell(picture(journal.game, state.view(None)))
    voice.tell(voice.text("cli.over"))
    voice.tell()
    for line in sheet_lines(voice, journal.game, journal.seats, state.scores(), state.result()):
        voice.tell(line)


def _bot_seed(seed: bytes, seat: Seat) -> bytes:
    """A bot's seed tells nothing of the dice: those are hashes of the seed and a counter alone."""
    return hashlib.sha256(b"bot" + seat.to_bytes(2, "big") + seed).digest()
