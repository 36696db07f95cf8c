"""The pictures of the rules page, in the order in which one learns the game.

The page is made of them: ``maerklin.rules_<name>_title`` and ``maerklin.rules_<name>`` are the
words beside the figure of that name.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace
from functools import cache
from typing import Final, cast

from stellwerk.draw.chapters import chapters
from stellwerk.draw.maerklin import germany
from stellwerk.draw.maerklin.places import COUNTRY_OF, NAMES, POINTS, TRACKS, end_of
from stellwerk.draw.maerklin.symbols import CARD_HIGH, CARD_WIDE
from stellwerk.draw.picture import Item, Picture, moved
from stellwerk.games.maerklin.map import CITIES, PLACE, ROUTES, Route
from stellwerk.games.maerklin.plain import Journey, Seat, Table

_STEP: Final = CARD_WIDE + 10
_ROUTE: Final = {route.text: route.id for route in ROUTES}


def _seat(score: int, passengers: Sequence[str] = ()) -> Seat:
    return cast(Seat, {"score": score, "board": list(passengers)})


def _table(
    routes: dict[str, int],
    seats: Sequence[Seat] = (),
    *,
    closed: Iterable[str] = (),
    goods: dict[str, list[int]] | None = None,
    journey: Journey | None = None,
) -> Table:
    """A table for a picture: what is not on the map is left out."""
    stacks = {city.id: list(city.stack) for city in CITIES} | (goods or {})
    seen = {
        "routes": {_ROUTE[text]: seat for text, seat in routes.items()},
        "closed": [_ROUTE[text] for text in closed],
        "goods": stacks,
        "folk": {},
        "journey": journey,
        "seats": list(seats),
    }
    return cast(Table, seen)


# A game of three that is nearly over.
EXAMPLE: Final = _table(
    {
        "berlin-hamburg.1": 0,
        "hamburg-hannover.2": 0,
        "hannover-kassel.1": 0,
        "frankfurt-kassel.1": 0,
        "frankfurt-mannheim.2": 0,
        "mannheim-stuttgart.1": 0,
        "stuttgart-ulm.2": 0,
        "kiel-danemark": 0,
        "hamburg-kiel.2": 0,
        "berlin-leipzig": 1,
        "erfurt-leipzig": 1,
        "erfurt-nurnberg.2": 1,
        "munchen-nurnberg.1": 1,
        "munchen-osterreich": 1,
        "dresden-leipzig": 1,
        "nurnberg-wurzburg.1": 1,
        "emden-munster": 2,
        "dortmund-munster.2": 2,
        "dortmund-dusseldorf.2": 2,
        "dusseldorf-koln.1": 2,
        "koblenz-koln.2": 2,
        "koblenz-mainz.1": 2,
        "mainz-mannheim.1": 2,
        "karlsruhe-mannheim": 2,
        "freiburg-karlsruhe": 2,
        "bremen-emden": 2,
    },
    [_seat(87, ["kassel"]), _seat(64, ["munchen"]), _seat(42, ["koln"])],
    closed=[
        "berlin-hamburg.2",
        "hamburg-hannover.1",
        "hannover-kassel.2",
        "frankfurt-kassel.2",
        "frankfurt-mannheim.1",
        "mannheim-stuttgart.2",
        "stuttgart-ulm.1",
        "hamburg-kiel.1",
        "erfurt-nurnberg.1",
        "munchen-nurnberg.2",
        "nurnberg-wurzburg.2",
        "dortmund-munster.1",
        "dortmund-dusseldorf.1",
        "dortmund-dusseldorf.3",
        "dusseldorf-koln.2",
        "dusseldorf-koln.3",
        "koblenz-koln.1",
        "koblenz-mainz.2",
        "mainz-mannheim.2",
    ],
    goods={"berlin": [5, 4], "leipzig": [3, 2], "hamburg": [3, 2], "ulm": [], "nurnberg": [2, 1]},
)


CHAPTERS: Final = chapters(
    "MK",
    goal="1-3 20-22",
    cards="5 10 25-37",
    claim="40-44 47-49",
    parallel="45 46",
    passenger="6 52-54 V-1",
    journey="7 11 64-72",
    tickets="8 12-15 57-60 80 81",
    countries="4",
    end="9 75 76 82-84",
)


@cache
def figures() -> dict[str, Picture]:
    """The figures by name."""
    return {
        "goal": germany.board(EXAMPLE),
        "cards": row(("card-red", "card-blue", "card-passenger", "card-locomotive", "card-plus4")),
        "claim": _claim(),
        "parallel": _parallel(),
        "passenger": _passenger(),
        "journey": _journey(),
        "tickets": _tickets(),
        "countries": _countries(),
        "end": _points(),
    }


def row(symbols: Sequence[str]) -> Picture:
    """Cards side by side."""
    items = [
        Item(symbol, CARD_WIDE / 2 + place * _STEP, CARD_HIGH / 2)
        for place, symbol in enumerate(symbols)
    ]
    return Picture(len(symbols) * _STEP - 10, CARD_HIGH, tuple(items), germany.TITLE)


def variant_picture(variant: str) -> Picture | None:
    """The cards that make a variant what it is."""
    cards = {
        "2006": ("card-passenger", "card-plus4", "card-locomotive", "card-red"),
        "2012": ("card-passenger", "card-plus4", "card-locomotive", "card-blue"),
        "beginners": ("card-plus4", "card-locomotive", "card-green", "card-yellow"),
        "germany": ("card-locomotive", "card-purple", "card-orange", "card-white"),
    }.get(variant)
    return row(cards) if cards else None


def part(
    seen: Table,
    cities: Collection[str],
    *,
    can: Collection[str] = (),
    chosen: Collection[str] = (),
    more: Iterable[Item] = (),
) -> Picture:
    """The part of the map that lies around some places, with what begins and ends there."""
    left, top, wide, high = _frame(cities)
    routes = {key for key, track in TRACKS.items() if _ends(track.route) <= set(cities)}
    ids = {germany.route_id(key) for key in routes}
    ids |= {f"{kind}:{key}" for kind in ("city", "border", "passenger") for key in cities}
    names = [item for item in germany.names() if item.text in _named(cities)]
    things = [*germany.empty(), *germany.things(seen)]
    lamps = [*germany.outlines(can, chosen), *more]
    shown = [item for item in things if item.id in ids] + names + lamps
    plain = [replace(item, id="") for item in shown]  # the ids are those of the whole map
    return Picture(wide, high, tuple(moved(plain, -left, -top)), germany.TITLE)


def _named(places: Collection[str]) -> set[str]:
    return {PLACE[key].name for key in places if key in NAMES}


def _frame(places: Collection[str]) -> tuple[float, float, float, float]:
    """Left, top, width and height of what holds these places and their names."""
    points = [POINTS[key] for key in places]
    points += [
        (POINTS[key][0] + NAMES[key][0] + side, POINTS[key][1])
        for key in places
        if key in NAMES
        for side in (-5 * len(PLACE[key].name), 5 * len(PLACE[key].name))
    ]
    xs, ys = [x for x, _ in points], [y for _, y in points]
    left, top = min(xs) - 24, min(ys) - 42
    return left, top, max(xs) + 24 - left, max(ys) + 42 - top


def _ends(route: Route) -> set[str]:
    return {route.a, end_of(route)}


def _id(text: str) -> str:
    return germany.route_id(_ROUTE[text])


def _claim() -> Picture:
    """One track is paid for, two others could be."""
    seen = _table({"bremen-emden": 0}, [_seat(4)])
    cities = ("emden", "bremen", "bremerhaven", "hamburg", "hannover", "munster")
    can = [_id("bremen-hannover"), _id("hannover-munster")]
    return part(seen, cities, can=can, chosen=[_id("emden-munster")])


def _parallel() -> Picture:
    seen = _table(
        {"dusseldorf-koln.1": 0, "dortmund-munster.2": 1, "frankfurt-koln.1": 0},
        closed=["dusseldorf-koln.2", "dusseldorf-koln.3", "dortmund-munster.1", "frankfurt-koln.2"],
    )
    cities = ("munster", "dortmund", "dusseldorf", "koln", "koblenz", "frankfurt", "mainz")
    return part(seen, cities)


def _passenger() -> Picture:
    seen = _table({"leipzig-magdeburg": 0}, [_seat(2, ["leipzig"]), _seat(0, ["dresden"])])
    return part(seen, ("magdeburg", "leipzig", "dresden", "chemnitz", "berlin"))


def _journey() -> Picture:
    """From Hamburg to Leipzig, and on along a track of somebody else."""
    routes = {"berlin-hamburg.1": 0, "berlin-leipzig": 0, "dresden-leipzig": 1}
    course = cast(
        Journey, {"path": [_ROUTE["berlin-hamburg.1"], _ROUTE["berlin-leipzig"]], "at": "leipzig"}
    )
    seen = _table(
        routes,
        [_seat(25, ["hamburg"])],
        goods={"berlin": [6, 5, 4], "leipzig": [3, 2]},
        journey=course,
    )
    cities = ("hamburg", "berlin", "leipzig", "dresden", "magdeburg")
    return part(seen, cities, can=[_id("dresden-leipzig")])


def _tickets() -> Picture:
    """A ticket from Munich to France, and the tracks that complete it."""
    texts = (
        "augsburg-munchen.1",
        "augsburg-ulm.1",
        "stuttgart-ulm.2",
        "karlsruhe-stuttgart",
        "karlsruhe-frankreich",
    )
    ends = (POINTS["munchen"], POINTS["frankreich@karlsruhe"])
    marks = [Item("done", x, y - 24, scale=1.5) for x, y in ends]
    cities = ("munchen", "augsburg", "ulm", "stuttgart", "karlsruhe", "mannheim", "lindau")
    borders = ("frankreich@karlsruhe",)
    return part(_table(dict.fromkeys(texts, 0)), (*cities, *borders), more=marks)


def _countries() -> Picture:
    borders = [key for key in COUNTRY_OF if "frankreich" in key or key == "schweiz@freiburg"]
    cities = ("karlsruhe", "freiburg", "saarbrucken", *borders)
    seen = _table({"karlsruhe-frankreich": 0, "freiburg-frankreich": 0})
    return part(seen, cities)


def _points() -> Picture:
    """The beginning of the score track, with three players."""
    seen = _table({}, [_seat(87), _seat(64), _seat(42)])
    marks = [item for item in germany.things(seen) if item.id.startswith("score:")]
    ruler = [
        item for item in germany.empty() if {"ruler", "ruler-text"} & {item.symbol, *item.classes}
    ]
    top = min(item.y for item in marks) - 20
    return Picture(410, 70, tuple(moved([*ruler, *marks], 0, -top)), germany.TITLE)
