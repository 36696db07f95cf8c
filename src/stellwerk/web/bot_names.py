"""What bots are called at a table: each level of a game has a character, which keeps its name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple, Protocol

from stellwerk import bots
from stellwerk.lang import has
from stellwerk.web.locale import text

# Whoever sits at a table twice is numbered like kings; `bot_names.js` does the same.
NUMBERS: Final = ("", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII")


class _Seat(Protocol):
    """What is asked of a seat here, wherever it stands."""

    @property
    def name(self) -> str: ...
    @property
    def kind(self) -> str: ...
    @property
    def bot(self) -> str: ...


class _Info(Protocol):
    @property
    def game(self) -> str: ...
    @property
    def seats(self) -> Sequence[_Seat]: ...


class _Recorded(NamedTuple):
    """A seat of a record, which knows a bot by its key alone."""

    name: str
    kind: str
    bot: str


class _Record(NamedTuple):
    game: str
    seats: Sequence[_Recorded]


def recorded_names(game: str, seats: Sequence[str], lang: str) -> list[str]:
    """What those of a record are called: as they were at their table."""
    told = [
        _Recorded("", "bot", one) if character(game, one, lang) else _Recorded(one, "person", "")
        for one in seats
    ]
    return seat_names(_Record(game, told), lang)


def seat_names(info: _Info, lang: str) -> list[str]:
    """What everybody at a table is called."""
    return [
        one.name
        or (
            bot_name(info, seat, lang)
            if one.kind == "bot"
            else text("pages.seat", lang, n=seat + 1)
        )
        for seat, one in enumerate(info.seats)
    ]


def bot_name(info: _Info, seat: int, lang: str) -> str:
    """The character that sits there; a bot without one is called by its seat."""
    bot = info.seats[seat].bot
    known = character(info.game, bot, lang)
    if not known:
        names = text("pages.bot_names", lang).split(", ")
        return names[seat % len(names)]
    before = sum(_sits(info.seats, other, bot) for other in range(seat))
    return f"{known} {NUMBERS[before % len(NUMBERS)]}".strip()


def _sits(seats: Sequence[_Seat], seat: int, bot: str) -> bool:
    one = seats[seat]
    return one.kind == "bot" and one.bot == bot and not one.name


def character(game: str, bot: str, lang: str) -> str:
    """What a bot of a game goes by, or nothing."""
    key = f"{game}.character_{bot}"
    return text(key, lang) if has(key, lang) else ""


def level(bot: str, lang: str) -> str:
    """How strong a bot is, in a word, or nothing: not every bot is a level."""
    return text(f"core.level_{bot}", lang) if bot in bots.LEVELS else ""
