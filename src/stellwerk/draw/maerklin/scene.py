"""The game for the page: what never changes, once, and what a view shows, as lean as it can be."""

from __future__ import annotations

import math
from functools import cache, lru_cache
from typing import Final, cast

from stellwerk.core import Json, Score, View, Words
from stellwerk.draw.maerklin import germany
from stellwerk.draw.maerklin.figures import EXAMPLE, row
from stellwerk.draw.maerklin.lights import light
from stellwerk.draw.maerklin.places import (
    BESIDE,
    HEIGHT,
    IS_CITY,
    POINTS,
    TRACKS,
    WIDTH,
)
from stellwerk.draw.maerklin.plates import plate, plate_items
from stellwerk.draw.maerklin.symbols import CITY, SYMBOLS
from stellwerk.draw.maerklin.table import Seat, Table, Ticket, table
from stellwerk.draw.picture import Picture, trim
from stellwerk.games.maerklin import help as advice
from stellwerk.games.maerklin.map import KINDS, PLACES
from stellwerk.lang import say

# Keys of the help, and the words that say what they do.
KEYS: Final = (
    ("1 – 5", "page_key_row"),
    ("6", "page_key_deck"),
    ("T", "page_key_tickets"),
    ("B", "page_key_best"),
    ("+  −  0", "page_key_zoom"),
)
ZOOM: Final = 5  # how many times larger the map can be made

# What the page says while one plays, and the gaps it fills in itself.
_PAGE: Final = {
    "acting": (),
    "best": (),
    "best_is": ("cities", "value", "cards"),
    "best_none": (),
    "blocked": (),
    "board": (),
    "bonus": ("n",),
    "by": ("name",),
    "can_claim": (),
    "can_go": (),
    "can_travel": (),
    "cards_of": ("card", "n"),
    "choose_first": ("least",),
    "choose_mix": (),
    "choose_more": ("least",),
    "closed": (),
    "connected": (),
    "deck": ("n",),
    "deck_empty": (),
    "enough": (),
    "failed": (),
    "free": (),
    "goods": ("values",),
    "hand": ("n",),
    "hand_empty": (),
    "journey": ("value", "n"),
    "keep": ("n",),
    "large_on": (),
    "last_left": ("name", "n"),
    "last_own": ("name",),
    "missing": ("n",),
    "more_payments": ("n",),
    "nobody": (),
    "none": (),
    "other_choices": (),
    "passenger_of": ("name",),
    "passengers": ("supply", "board"),
    "pay": ("a", "b"),
    "pay_status": (),
    "pick": (),
    "place_status": (),
    "reckoning": (),
    "route": ("a", "b", "colour", "length"),
    "row": (),
    "row_card": ("n", "card"),
    "second": (),
    "second_or_enough": (),
    "show_colour": ("card",),
    "sign": (),
    "stop": (),
    "take_back_no": (),
    "taken_back": (),
    "tickets": ("n",),
    "tickets_draw": (),
    "tickets_none": (),
    "track": ("n", "of"),
    "trains": ("n",),
    "turn": (),
    "waiting": (),
    "way_shown": (),
    "zoom_in": (),
    "zoom_out": (),
    "zoom_whole": (),
}


@cache
def art(language: str) -> dict[str, Json]:
    """What a page needs once.

    ``board`` is the empty map, ``over`` what stands above everything on it, ``zoom`` how many times
    larger it can be made; ``small`` is the plate of a seat; ``spots`` says where something can be
    pointed at (middle, width, height, turn in degrees) and ``outlines`` the symbol around it;
    ``routes`` is what there is to say of each route; ``places``, ``faces`` and ``kinds`` are the
    names of places, those of cards, and the order of cards; ``words`` is what the page says, and
    ``texts`` the class of the text of a symbol that has one.
    """
    empty = Picture(WIDTH, HEIGHT, germany.empty(), germany.TITLE)
    return {
        "board": empty.to_json(),
        "over": [item.to_json() for item in germany.names()],
        "small": plate().to_json(),
        "zoom": ZOOM,
        "spots": cast(Json, _spots()),
        "outlines": {key: symbol for key, (symbol, _, _) in germany.spots().items()},
        "routes": cast(Json, _routes()),
        "kinds": list(KINDS),
        "places": {place.id: place.name for place in PLACES},
        "faces": {
            f"card:{kind}": say(Words("maerklin.card", {"card": kind}), language)
            for kind in (*KINDS, "gray", "none")
        },
        "words": cast(Json, _words(language)),
        "texts": {symbol.id: symbol.text for symbol in SYMBOLS.values() if symbol.text},
    }


def _words(language: str) -> dict[str, str]:
    """What the page says, and the name of each stage of the game."""
    found = {
        key: say(Words(f"maerklin.page_{key}", {gap: f"{{{gap}}}" for gap in gaps}), language)
        for key, gaps in _PAGE.items()
    }
    for stage in (1, 2, 3):
        found[f"stage_{stage}"] = say(Words("maerklin.page_stage", {"n": stage}), language)
    return found


def _spots() -> dict[str, list[int | float]]:
    """Routes first, so that the places lie above their ends."""
    found: dict[str, list[int | float]] = {}
    for key, track in TRACKS.items():
        (x0, y0), (x1, y1) = track.start, track.end
        turn = math.degrees(math.atan2(y1 - y0, x1 - x0))
        size = math.dist(track.start, track.end)
        found[f"route:{key}"] = [*(trim(value, 1) for value in (*track.middle, size, BESIDE, turn))]
    for key, (x, y) in POINTS.items():
        size = CITY + 5 if key in IS_CITY else 26
        name = f"city:{key}" if key in IS_CITY else f"border:{key}"
        found[name] = [trim(x, 1), trim(y, 1), size, size, 0]
    return found


def _routes() -> dict[str, list[str | int]]:
    """Of each route: its ends, length, colour, track and number of tracks, text, border point."""
    return {
        f"route:{route.id}": [
            *(route.a, route.b, route.length, route.colour, route.track, route.tracks),
            *(route.text, route.border or ""),
        ]
        for route in (track.route for track in TRACKS.values())
    }


# ---------------------------------------------------------------- what a view shows


def scene(view: View) -> dict[str, Json]:
    """What there is to see: the map all share, a plate for each seat, the row, one's tickets.

    A ticket has, besides what it says, the fewest spaces that are ``missing`` (nothing, if it
    cannot be completed any more) and a ``way`` of routes that would be enough.
    """
    seen = table(view)
    row = [_thing(kind) for kind in seen["row"]]
    own = None if seen["seat"] is None else seen["seats"][seen["seat"]]
    return {
        "round": _stage(seen),
        "rounds": 0,
        "board": [item.to_json() for item in germany.things(seen)],
        "boards": [_plate(seat, number) for number, seat in enumerate(seen["seats"])],
        "trays": [{"key": "row", "things": cast(Json, row)}],
        "tickets": _tickets(view, own["tickets"] if own else None),
        "drawn": _tickets(view, own["drawn"] if own else None),
    }


def _stage(seen: Table) -> int:
    """Before the first turn, in play, in the last round."""
    if seen["phase"] in ("deal", "announce", "choose"):
        return 1
    return 2 if seen["last_round"] is None and seen["phase"] != "over" else 3


def _thing(kind: str | None) -> Json:
    name = kind or "none"
    return {"id": f"card:{name}", "symbol": f"card-{name}", "used": kind is None}


def _tickets(view: View, tickets: list[Ticket] | None) -> list[Json]:
    found: list[Json] = []
    seen = table(view)
    routes, closed = tuple(seen["routes"].items()), tuple(seen["closed"])
    for ticket in tickets or []:
        missing = _missing(ticket["id"], seen["seat"], routes, closed)
        found.append(
            {
                **cast("dict[str, Json]", ticket),
                "missing": None if missing is None else missing[0],
                "way": [] if missing is None else list(missing[1]),
            }
        )
    return found


@lru_cache(maxsize=4096)  # routes change far less often than tables are looked at
def _missing(
    ticket: str, seat: int | None, routes: tuple[tuple[str, int], ...], closed: tuple[str, ...]
) -> tuple[int, tuple[str, ...]] | None:
    view: View = {"seat": seat, "routes": dict(routes), "closed": list(closed)}
    return advice.missing(view, ticket)


def _plate(seat: Seat, number: int) -> list[Json]:
    return [item.to_json() for item in plate_items(seat, number)]


# ---------------------------------------------------------------- looking closer


def lights(view: View, seat: int, score: Score) -> dict[str, Json]:
    """For each part of a seat's score: what is lit below and above the things, and what dims."""
    return {part.key: light(table(view), seat, part) for part in score.parts}


def hints(view: View) -> dict[str, Json]:
    """What a seat may ask for: the best end of its journey, or the best journeys to begin."""
    return {
        "journeys": [
            {
                "start": course.start,
                "path": list(course.path),
                "value": course.value,
                "cards": course.cards,
            }
            for course in advice.best_journeys(view)
        ]
    }


def example() -> Picture:
    """A map for the front page: a game in which much is built."""
    return germany.board(EXAMPLE)


def option_picture(option: str, value: str) -> Picture | None:
    """What a value of an option looks like: of a variant, the things that make it what it is."""
    if option != "variant":
        return None
    places = {
        "2006": ("card-passenger", "card-plus4", "card-locomotive", "card-red"),
        "2012": ("card-passenger", "card-plus4", "card-locomotive", "card-blue"),
        "beginners": ("card-plus4", "card-locomotive", "card-green", "card-yellow"),
        "germany": ("card-locomotive", "card-purple", "card-orange", "card-white"),
    }.get(str(value), ())
    return row(places) if places else None


def board_of(view: View, seat: int, score: Score | None = None, part: str | None = None) -> Picture:
    """The map as the view shows it; it is the same for all seats."""
    return germany.board(table(view))
