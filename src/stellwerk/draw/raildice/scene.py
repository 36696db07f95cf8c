"""Railroad Dice for the page: what there is to see now.

The page has a board for each active tile, the map beside them, and the cards of the seats. It gets
their draw lists here; numbers and words it takes from the plain form and from ``page_words``.
"""

from __future__ import annotations

from typing import Final, cast

from stellwerk.core import Json, Score
from stellwerk.draw.picture import trim
from stellwerk.draw.raildice import cards, tiles
from stellwerk.draw.raildice.full_table import years_of
from stellwerk.draw.raildice.landscape import Landscape
from stellwerk.draw.raildice.page_data import CompanyView, Reason, TileView, View
from stellwerk.games.raildice.data import FACES, standard
from stellwerk.games.raildice.plain import Company, Table, Tile

_LEAST: Final = (3, 1)  # tiles for which the page's map has room from the beginning


def scene_of(seen: Table, why: dict[str, Reason]) -> dict[str, Json]:
    """What there is to see.

    ``tiles`` are the active tiles (what stands on their panels), so that ``board`` has nothing of
    its own; ``map`` is a whole picture, since it grows; ``boards`` are the cards of the seats; the
    tray holds the dice in front of the seat that looks on, or of the seat whose turn it is;
    ``chain`` is the track being laid, with what it has cost; ``view`` is what the page says of all
    this in words; ``why`` is the reason against each act that is always offered.
    """
    landscape = Landscape(seen, _LEAST).picture()
    shown = [[item.to_json() for item in tiles.scenery(seen, tile)] for tile in seen["tiles"]]
    whose = seen["seat"] if seen["seat"] is not None else seen["turn"] or 0
    front = seen["seats"][whose]["front"]
    dice: list[Json] = [
        {"id": f"die:{face}", "symbol": f"face-{face}", "used": False}
        for face in FACES
        for _ in range(front[face])
    ]
    return {
        "round": seen["year"],
        "rounds": 0,
        "board": [],
        "tiles": cast(Json, shown),
        "map": {
            "width": trim(landscape.width),
            "height": trim(landscape.height),
            "items": [item.to_json() for item in landscape.items],
        },
        "boards": [_card(seen, number) for number in range(len(seen["seats"]))],
        "trays": [{"key": "dice", "things": dice}],
        "chain": chain(seen["memory"]["since"]),
        "view": cast(Json, _view(seen, why)),
    }


def _view(seen: Table, why: dict[str, Reason]) -> View:
    return {
        "phase": seen["phase"],
        "seat": seen["seat"],
        "year": seen["year"],
        "turn": seen["turn"],
        "bank": seen["bank"],
        "dice": seen["dice"],
        "kept": seen["kept"],
        "used": seen["used"],
        "income": seen["income"],
        "cup": seen["cup"],
        "rolling": seen["rolling"],
        "due": seen["due"],
        "discard": seen["discard"],
        "ends": seen["ends"],
        "tiles": [_tile(tile) for tile in seen["tiles"]],
        "supply": seen["supply"],
        "crossing": seen["crossing"],
        "companies": [_company(company) for company in seen["companies"]],
        "seats": seen["seats"],
        "last_year": seen["last_year"],
        "trigger": seen["trigger"],
        "warn": seen["warn"],
        "why": why,
    }


def _tile(tile: Tile) -> TileView:
    return {
        "type": tile["type"],
        "rows": tile["rows"],
        "ends": [*tile["ends"]],
        "count": tile["count"],
        "pieces": {piece["cell"]: piece.get("company", "") for piece in tile["pieces"]},
    }


def _company(company: Company) -> CompanyView:
    return {
        "id": company["id"],
        "director": company["director"],
        "shares": company["shares"],
        "left": [group["left"] for group in company["groups"]],
    }


def stamps() -> dict[str, Json]:
    """What stands on a seat's card again and again, by a short name."""
    found: dict[str, Json] = {}
    for place, company in enumerate(standard().companies):
        for count in range(company.shares + 1):
            items = cards.share(place, company.id, count)
            found[f"{company.id}:{count}"] = [item.to_json() for item in items]
        found[f"{company.id}!"] = [cards.crown(place).to_json()]
    for face in FACES:
        dice = cards.in_front([face] * cards.APART)
        for place in range(cards.APART):
            own = dice[2 * place : 2 * place + 2]
            found[f"{face}@{place}"] = [item.to_json() for item in own]
    return found


def chain(moves: list[str]) -> Json:
    """What the track at one end has cost so far: the moves in a row that belong to it (RRD-33).

    >>> chain(["buy:red:bank:share", "lay:1:32EW:straight", "pay:0:1", "lay:1:31EW:joker"])
    {'end': '1', 'pieces': 2, 'spent': ['straight', 'behind', 'joker']}
    """
    end, pieces, spent = "", 0, list[Json]()
    for move in reversed(moves):
        kind, *rest = move.split(":")
        if kind == "lay" and end in ("", rest[0]):
            end, pieces = rest[0], pieces + 1
            spent.insert(0, rest[2])
        elif kind == "pay":
            spent[:0] = ["joker"] * int(rest[0]) + ["behind"] * int(rest[1])
        elif kind != "tile":
            break
    return {"end": end, "pieces": pieces, "spent": spent} if pieces else None


def _card(seen: Table, number: int) -> Json:
    """A seat's card, dice and shares by the names of their stamps."""
    seat = seen["seats"][number]
    own: list[Json] = [item.to_json() for item in cards.possessions(seen, number)]
    faces = cards.faces_of(seat)
    if len(faces) <= cards.APART:
        own += [f"{face}@{place}" for place, face in enumerate(faces)]
    else:
        own += [item.to_json() for item in cards.in_front(faces)]
    own += [f"{company}:{count}" for company, count in seat["shares"].items()]
    return [*own, *(f"{company}!" for company in seat["directs"])]


def lights(seen: Table, score: Score) -> dict[str, Json]:
    """For each part of a seat's score, the map positions that earned it.

    A position carries the number of years in which it did.
    """
    shown = Landscape(seen, _LEAST)  # the map is everybody's
    found: dict[str, Json] = {}
    for part in score.parts:
        above = shown.lit(years_of(part))
        found[part.key] = {
            "below": [],
            "above": [item.to_json() for item in above],
            "dim": [],
        }
    return found
