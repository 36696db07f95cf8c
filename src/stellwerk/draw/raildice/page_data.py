"""What the scripts of Railroad Dice read of its art and scenes, besides what all scripts do."""

from __future__ import annotations

from typing import TypedDict

from stellwerk.draw import page_data
from stellwerk.draw.picture import PackedItem
from stellwerk.games.raildice import plain


class Names(TypedDict):
    """What things are called."""

    company: dict[str, str]
    terrain: dict[str, str]
    tile: dict[str, str]
    side: dict[str, str]
    due: dict[str, str]
    ending: dict[str, str]


class GroupArt(TypedDict):
    """Stations of one terrain and price on a company's card."""

    terrain: str
    cost: int
    count: int


class Art(page_data.Art):
    """What never changes during a game."""

    names: Names
    groups: dict[str, list[GroupArt]]  # of the companies
    types: list[str]  # the kinds of tiles, in the order of the rules
    tiles: int  # so many can be discovered


class Chain(TypedDict):
    """The track being laid in this turn, and the dice it has cost."""

    end: str
    pieces: int
    spent: list[str]


class TileView(TypedDict):
    """An active tile."""

    type: str
    rows: list[str]
    ends: list[str]
    count: int
    pieces: dict[str, str]  # by cell: the company of a station, nothing for track


class CompanyView(TypedDict):
    """A company's card."""

    id: str
    director: int | None
    shares: int
    left: list[int]  # stations of each of its groups


class Reason(TypedDict):
    """Why something cannot be done now: the page has the words under its key."""

    key: str
    params: dict[str, str | int]


class View(TypedDict):
    """What the page says of the game, from its plain form."""

    phase: str
    seat: int | None
    year: int
    turn: int | None
    bank: int
    dice: int  # in the game
    kept: int
    used: plain.Used
    income: plain.Income | None
    cup: plain.Cup
    rolling: plain.Rolling
    due: plain.Due | None
    discard: int
    ends: list[plain.End]
    tiles: list[TileView]
    supply: dict[str, int]
    crossing: plain.Crossing | None
    companies: list[CompanyView]
    seats: list[plain.Seat]
    last_year: plain.LastYear | None
    trigger: str | None
    warn: dict[str, plain.EndWarning]
    why: dict[str, Reason]  # of what is always offered to the seat on turn, and not possible now


class Scene(page_data.Scene):
    """What there is to see now."""

    tiles: list[list[PackedItem]]
    map: page_data.Picture
    chain: Chain | None
    view: View
