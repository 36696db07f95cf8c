"""A person's turn at the terminal: everything that can be typed, for any game of the contract."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from typing import Final

from stellwerk import draw
from stellwerk.cli.console import Voice, table
from stellwerk.cli.sheets import own_lines
from stellwerk.core.game import Game, Move, Seat, Seen
from stellwerk.core.journal import Journal
from stellwerk.core.refusal import Invalid, Refused

SHORT: Final = 9  # so many moves are listed without being asked for


def picture(game: Game, seen: Seen) -> str:
    """What a seat sees in characters, in plain ones if the terminal knows no others."""
    text = draw.find(game.card.key).text(seen, ascii_only=not _knows_lines())
    return text.rstrip("\n") + "\n"


def _knows_lines() -> bool:
    try:
        "═│░✓".encode(sys.stdout.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


class Quit(Exception):
    """The person leaves the game."""


class Person:
    """Asks one person for moves until one of them changes the game."""

    def __init__(self, journal: Journal, seat: Seat, voice: Voice) -> None:
        self.journal = journal
        self.game = journal.game
        self.seat = seat
        self.voice = voice
        # What the next number stands for: the moves of the last list, and what happens to them.
        self._listed: Sequence[Move] = ()
        self._choose: Callable[[Move], bool] = self._play
        self._commands: dict[str, Callable[[str], bool]] = {
            "?": self._help,
            "h": self._help,
            "b": self._board,
            "a": self._all_boards,
            "l": self._list_all,
            "u": self._take_back,
            "w": self._why,
            "s": self._score,
            "q": self._quit,
        }

    def move(self) -> None:
        """Show how things stand and talk until a move is made or taken back."""
        self._listed = ()
        self._board("")
        self._offer()
        while not self._answer(self._ask()):
            pass

    def _ask(self) -> str:
        try:
            typed = input(self.voice.text("cli.prompt") + " ")
        except EOFError:
            self.voice.tell()
            raise Quit from None
        if not sys.stdin.isatty():
            self.voice.tell()  # where nobody pressed Enter
        return typed.strip()

    def _answer(self, typed: str) -> bool:
        """React to what was typed; whether the game has changed."""
        if not typed:
            self._offer()
            return False
        if typed.isdecimal() and self._listed:
            return self._number(int(typed))
        legal = self._legal()
        if (move := legal.get(typed)) is not None:
            return self._play(move)
        word, _, rest = typed.partition(" ")
        if word.lower() in self._commands:
            return self._commands[word.lower()](rest.strip())
        if touching := self._touching(typed):
            self._list(touching, self._play)
            return False
        read = self._read(typed)
        return read is not None and self._play(read)

    def _seen(self) -> Seen:
        return self.journal.state.seen(self.seat)

    def _legal(self) -> dict[str, Move]:
        return {self.game.text(move): move for move in self._seen().legal()}

    def _touching(self, typed: str) -> list[Move]:
        """The legal moves that touch a place; ``hc`` is enough for ``face:HC``."""
        wanted = typed.lower()
        return [
            move
            for move in self._seen().legal()
            if any(
                wanted in (target.lower(), target.lower().partition(":")[2])
                for target in self.game.targets(move)
            )
        ]

    def _offer(self) -> None:
        """Say where something can be done; a short list at once, places otherwise."""
        legal = self._seen().legal()
        if len(legal) <= SHORT:
            self._list(legal, self._play)
            return
        places: set[str] = set()
        for move in legal:
            targets = self.game.targets(move)
            if (text := self.game.text(move)) in targets:  # a button, such as ending the turn
                self.voice.tell(f"  {text}  {self.voice.words(self.game.describe(move))}")
            else:
                places.update(target for target in targets if ":" not in target)
        self.voice.tell(self.voice.text("cli.places", places=" ".join(sorted(places))))

    def _list(self, moves: Sequence[Move], choose: Callable[[Move], bool]) -> None:
        self._listed, self._choose = moves, choose
        rows = [
            (self.game.text(move), self.voice.words(self.game.describe(move))) for move in moves
        ]
        width = len(str(len(rows)))
        for number, line in enumerate(table(rows, left=2), start=1):
            self.voice.tell(f"  {number:>{width}}  {line}")
        if not rows:
            self.voice.tell(self.voice.text("cli.nothing"))

    def _number(self, number: int) -> bool:
        if not 1 <= number <= len(self._listed):
            self.voice.tell(self.voice.text("cli.number", most=len(self._listed)))
            return False
        return self._choose(self._listed[number - 1])

    def _read(self, typed: str) -> Move | None:
        """The move a text stands for; says what is wrong with other texts."""
        try:
            return self.game.parse(typed)
        except Invalid as invalid:
            self.voice.tell(self.voice.text("cli.nothing_there", place=typed))
            self.voice.tell(self.voice.why(invalid.refusal))
            return None

    def _play(self, move: Move) -> bool:
        return self._done(lambda: self.journal.apply(self.seat, move))

    def _retract(self, move: Move) -> bool:
        return self._done(lambda: self.journal.retract(self.seat, move))

    def _done(self, act: Callable[[], None]) -> bool:
        """Do it, or say why it cannot be done."""
        try:
            act()
        except Refused as refused:
            self.voice.tell(self.voice.why(refused.refusal))
            return False
        return True

    # Commands

    def _help(self, rest: str) -> bool:
        example = next(iter(self._legal()), "")
        self.voice.tell(self.voice.text("cli.play_help", example=example))
        return False

    def _board(self, rest: str) -> bool:
        self.voice.tell()
        self.voice.tell(picture(self.game, self._seen()))
        return False

    def _all_boards(self, rest: str) -> bool:
        self.voice.tell(picture(self.game, self.journal.state.seen(None)))
        return False

    def _list_all(self, rest: str) -> bool:
        self._list(self._seen().legal(), self._play)
        return False

    def _take_back(self, rest: str) -> bool:
        moves = self._seen().retractable()
        if not moves:
            self.voice.tell(self.voice.text("cli.nothing_to_take_back"))
            return False
        if len(moves) == 1:
            return self._retract(moves[0])
        self.voice.tell(self.voice.text("cli.take_back"))
        self._list(moves, self._retract)
        return False

    def _why(self, rest: str) -> bool:
        if not rest:
            example = next(iter(self._legal()), "")
            self.voice.tell(self.voice.text("cli.why_how", example=example))
        elif touching := self._touching(rest):
            self.voice.tell(self.voice.text("cli.allowed_there", place=rest))
            self._list(touching, self._play)
        elif (move := self._read(rest)) is not None:
            refusal = self._seen().refusal(move)
            allowed = self.voice.text("cli.allowed")
            self.voice.tell(self.voice.why(refusal) if refusal else allowed)
        return False

    def _score(self, rest: str) -> bool:
        for line in own_lines(self.voice, self.game, self._seen().scores()[self.seat]):
            self.voice.tell(line)
        return False

    def _quit(self, rest: str) -> bool:
        raise Quit
