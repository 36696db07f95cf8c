"""The game for the page: what never changes, once, and what a seat sees, as lean as it can be."""

from __future__ import annotations

import math
from functools import cache
from typing import Final, cast

from stellwerk.core import Json, Words
from stellwerk.draw.maerklin import germany
from stellwerk.draw.maerklin.page_data import SeatView, View
from stellwerk.draw.maerklin.places import (
    BESIDE,
    HEIGHT,
    IS_CITY,
    POINTS,
    TRACKS,
    WIDTH,
)
from stellwerk.draw.maerklin.seat_panel import plate, plate_items
from stellwerk.draw.maerklin.symbols import CITY, SYMBOLS
from stellwerk.draw.picture import Picture, trim
from stellwerk.games.maerklin import Seen
from stellwerk.games.maerklin.advice import best_journeys, missing
from stellwerk.games.maerklin.map import KINDS, PLACES, ROUTES
from stellwerk.games.maerklin.plain import Seat, Table, Ticket
from stellwerk.lang import gapped, say

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
    "best_is": ("cities", "value", "n"),
    "best_none": (),
    "blocked": (),
    "board": (),
    "bonus": ("n",),
    "by": ("name",),
    "can_claim": (),
    "can_go": (),
    "can_travel": (),
    "cards_of": ("card", "n"),
    "choose_first": (),
    "choose_mix": (),
    "choose_more": (),
    "closed": (),
    "connected": (),
    "deck": ("n",),
    "deck_empty": (),
    "deck_title": (),
    "enough": (),
    "failed": (),
    "folk_what": (),
    "free": (),
    "goods": ("values",),
    "hand": ("n",),
    "journey": ("value", "n"),
    "keep": ("n",),
    "keep_explained": (),
    "large_on": (),
    "last_left": ("name", "n"),
    "last_own": ("name",),
    "missing": ("n",),
    "mix": ("short", "long"),
    "mix_explained": (),
    "more_payments": ("n",),
    "nobody": (),
    "none": (),
    "other_choices": (),
    "passenger_of": ("name",),
    "passengers": ("supply", "board"),
    "passengers_what": (),
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
    "ticket_long": (),
    "ticket_short": (),
    "tickets": ("n",),
    "tickets_draw": (),
    "tickets_none": (),
    "track": ("n", "of"),
    "trains": ("n",),
    "turn": (),
    "waiting": (),
    "way_shown": (),
    "which": (),
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
    names of places, those of cards, and the order of cards; ``words`` is what the page says,
    ``texts`` the class of the text of a symbol that has one, and ``stamps`` are drawn things that a
    scene calls by short names.
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
            for kind in (*KINDS, "none")
        },
        "colours": {
            colour: say(Words("maerklin.colour", {"colour": colour}), language)
            for colour in sorted({route.colour for route in ROUTES})
        },
        "words": cast(Json, _words(language)),
        "texts": {symbol.id: symbol.text for symbol in SYMBOLS.values() if symbol.text},
        "stamps": germany.stamps(),
    }


def _words(language: str) -> dict[str, str]:
    """What the page says, and the name of each stage of the game."""
    found = {key: gapped(f"maerklin.page_{key}", gaps, language) for key, gaps in _PAGE.items()}
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
        found[f"route:{key}"] = [*track.middle, round(size), BESIDE, round(turn)]
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


# ---------------------------------------------------------------- what a seat sees


def scene(seen: Seen) -> dict[str, Json]:
    """What there is to see: the map all share, a plate for each seat, the row, one's tickets.

    A ticket has, besides what it says, the fewest spaces that are ``missing`` (nothing, if it
    cannot be completed any more) and a ``way`` of routes that would be enough. ``view`` is what the
    page says of all this in words.
    """
    table = seen.json()
    row = [_thing(kind) for kind in table["row"]]
    own = None if table["seat"] is None else table["seats"][table["seat"]]
    return {
        "round": _stage(table),
        "rounds": 0,
        "board": germany.stamped(table),
        "boards": [_plate(seat, number) for number, seat in enumerate(table["seats"])],
        "trays": [{"key": "row", "things": cast(Json, row)}],
        "tickets": _tickets(seen, own["tickets"] if own else None),
        "drawn": _tickets(seen, own["drawn"] if own else None),
        "view": cast(Json, _view(table)),
    }


def _view(table: Table) -> View:
    return {
        "phase": table["phase"],
        "turn": table["turn"],
        "deck": table["deck"],
        "last_round": table["last_round"],
        "claim": table["claim"],
        "journey": table["journey"],
        "routes": table["routes"],
        "closed": table["closed"],
        "goods": table["goods"],
        "seats": [_seat(table, number) for number in range(table["players"])],
    }


def _seat(table: Table, number: int) -> SeatView:
    seat = table["seats"][number]
    found: SeatView = {
        "trains": seat["trains"],
        "cards": seat["cards"],
        "hand": seat["hand"],
        "supply": seat["supply"],
        "board": seat["board"],
        "gone": seat["gone"],
        "folk": seat["folk"],
    }
    if table["phase"] == "over":  # before, one's own are told with what they miss
        found["tickets"] = seat["tickets"]
    return found


def _stage(table: Table) -> int:
    """Before the first turn, in play, in the last round."""
    if table["phase"] in ("deal", "announce", "choose"):
        return 1
    return 2 if table["last_round"] is None and table["phase"] != "over" else 3


def _thing(kind: str | None) -> Json:
    name = kind or "none"
    return {"id": f"card:{name}", "symbol": f"card-{name}", "used": kind is None}


def _tickets(seen: Seen, tickets: list[Ticket] | None) -> list[Json]:
    found: list[Json] = []
    for ticket in tickets or []:
        lacking = missing(seen, ticket["id"])
        found.append(
            {
                **cast("dict[str, Json]", ticket),
                "missing": None if lacking is None else lacking[0],
                "way": [] if lacking is None else list(lacking[1]),
            }
        )
    return found


def _plate(seat: Seat, number: int) -> list[Json]:
    return [item.to_json() for item in plate_items(seat, number)]


def advice(seen: Seen) -> dict[str, Json]:
    """What a seat may ask for: the best end of its journey, or the best journeys to begin."""
    return {
        "journeys": [
            {
                "start": course.start,
                "path": list(course.path),
                "value": course.value,
                "cards": course.cards,
            }
            for course in best_journeys(seen)
        ]
    }
