"""Railroad Dice for the page: what never changes, once, and what a view shows.

The page has a board for each active tile, the map beside them, and the cards of the seats. It gets
their draw lists here; numbers and words it takes from the view and from :func:`art`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Final, cast

from stellwerk.core import Json, Part, Score, View, Words
from stellwerk.draw.picture import Item, Picture, trim
from stellwerk.draw.raildice import cards, tiles
from stellwerk.draw.raildice.landscape import Landscape
from stellwerk.draw.raildice.symbols import BOARD, SYMBOLS
from stellwerk.draw.raildice.table import fit
from stellwerk.draw.raildice.views import TITLE, Table, table
from stellwerk.games.raildice.data import FACES, TERRAINS, standard
from stellwerk.lang import say

# Keys of the help, and the words that say what they do.
KEYS: Final = (
    ("1 – 4", "page_key_dice"),
    ("5 – 9", "page_key_company"),
    ("0", "page_key_income"),
    ("R", "page_key_roll"),
    ("F", "page_key_other"),
)

# What the page says while one plays, and the gaps it fills in itself.
_PAGE: Final = {
    "acting": (),
    "add_behind": (),
    "add_joker": (),
    "all": (),
    "bank": ("n",),
    "behind": ("n",),
    "board": (),
    "build": (),
    "build_for": ("cost", "terrain"),
    "buy": (),
    "buy_from": ("name",),
    "cancel": (),
    "carried": ("name", "company", "n", "passengers"),
    "carried_none": (),
    "cell": ("cell", "terrain"),
    "cell_end": ("cell", "terrain", "end"),
    "cell_laid": ("cell", "what"),
    "chain": ("end", "n"),
    "companies": (),
    "count": ("what", "n"),
    "crossing": (),
    "cup": ("n",),
    "danger": (),
    "danger_title": (),
    "director": ("name",),
    "director_none": (),
    "discard_n": ("n",),
    "do_it": (),
    "do_last": (),
    "end": (),
    "end_n": ("end",),
    "ended": (),
    "finish": ("why",),
    "finish_title": (),
    "fits": ("n",),
    "free_mountain": (),
    "free_water": (),
    "hint": (),
    "income": ("n",),
    "income_front": ("n",),
    "income_none": (),
    "kept": ("n",),
    "last": ("why",),
    "last_title": (),
    "laying": ("end",),
    "leads": ("name", "company"),
    "leads_none": ("company",),
    "left": ("n",),
    "map": (),
    "move_done": ("words",),
    "must_lay": (),
    "no_end_here": ("cell",),
    "nothing_to_take_back": (),
    "pay": ("n", "what"),
    "pay_behind": ("n",),
    "pay_jokers": ("n",),
    "pay_mixed": ("n", "m"),
    "price_mountain": (),
    "price_water": (),
    "roll": (),
    "roll_n": ("n",),
    "rolled": ("faces",),
    "shares_left": ("n",),
    "spent": ("n",),
    "stage": ("n",),
    "station": ("company",),
    "supply": ("type", "n"),
    "tab": ("type", "n"),
    "taken_back": (),
    "tile": (),
    "tile_title": (),
    "track": (),
    "trigger": ("why",),
    "turn": ("n",),
    "waiting": (),
    "year_over": ("n",),
}
_DUES: Final = ("mountain", "water", "station")
_ENDINGS: Final = ("a", "b", "c", "idle", "years")
_SIDES: Final = "NESW"
_LEAST: Final = (3, 1)  # tiles for which the page's map has room from the beginning


@cache
def art(language: str) -> dict[str, Json]:
    """What a page needs once.

    ``board`` is the panel of a tile and ``small`` the empty card of a seat; ``spots`` says where on
    a panel something can be pointed at (middle, width, height); ``faces`` are the names of the
    dice; ``names`` those of companies, land, tiles, sides and reasons; ``types`` are the kinds of
    tiles in order; ``words`` is what the page says while one plays; ``texts`` is the class of the
    text of a symbol that has one.
    """
    width, height = cards.SEAT
    data = standard()

    def tell(key: str, **params: str | int) -> str:
        return say(Words(f"raildice.{key}", params), language)

    names: dict[str, Json] = {
        "company": {one.id: tell(f"part_{one.id}") for one in data.companies},
        "terrain": {letter: tell("terrain", terrain=letter) for letter in TERRAINS},
        "tile": {one.id: tell("tile_type", type=one.id) for one in data.types},
        "side": {side: tell("side_name", side=side) for side in _SIDES},
        "due": {what: tell(f"page_due_{what}") for what in _DUES},
        "ending": {why: tell(f"page_ending_{why}") for why in _ENDINGS},
    }
    return {
        "board": Picture(BOARD, BOARD, tuple(tiles.panel()), TITLE).to_json(),
        "small": Picture(width, height, (_blank(),), TITLE).to_json(),
        "spots": {key: [*map(trim, spot)] for key, spot in tiles.spots().items()},
        "forms": {},
        "faces": {f"die:{face}": tell("face", face=face) for face in FACES},
        "trays": {"dice": tell("tray_dice")},
        "notes": {},
        "names": names,
        "types": [one.id for one in data.types],
        "words": cast(Json, dict(said for key in _PAGE for said in _said(key, language))),
        "texts": {symbol.id: symbol.text for symbol in SYMBOLS.values() if symbol.text},
    }


def _said(key: str, language: str) -> Iterator[tuple[str, str]]:
    """A text with its gaps left open; if it reads otherwise for one thing, that as well."""
    gaps: dict[str, str | int] = {gap: f"{{{gap}}}" for gap in _PAGE[key]}
    many = say(Words(f"raildice.page_{key}", gaps), language)
    yield key, many
    if "n" in gaps:
        one = say(Words(f"raildice.page_{key}", {**gaps, "n": 1}), language)
        if one != many.replace("{n}", "1"):
            yield f"{key}_one", one


def _blank() -> Item:
    width, height = cards.SEAT
    return Item("seat-card", width / 2, height / 2)


def scene(view: View) -> dict[str, Json]:
    """What there is to see.

    ``tiles`` are the active tiles (what stands on their panels), ``board`` is the first of them;
    ``map`` is a whole picture, since it grows; ``boards`` are the cards of the seats; the tray
    holds the dice in front of the seat that looks on, or of the seat whose turn it is; ``chain``
    is the track being laid, with what it has cost.
    """
    seen = table(view)
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
        "board": cast(Json, shown[0]),
        "tiles": cast(Json, shown),
        "map": Landscape(seen, _LEAST).picture().to_json(),
        "boards": [_card(seen, number) for number in range(len(seen["seats"]))],
        "trays": [{"key": "dice", "things": dice}],
        "chain": chain(seen["memory"]["since"]),
    }


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
    return [item.to_json() for item in cards.seat_card(seen, number, frame=False).items]


def lights(view: View, seat: int, score: Score) -> dict[str, Json]:
    """For each part of a seat's score, the map positions that earned it.

    A position carries the number of years in which it did.
    """
    del seat  # the map is everybody's
    shown = Landscape(table(view), _LEAST)
    found: dict[str, Json] = {}
    for part in score.parts:
        above = shown.lit(_years(part))
        found[part.key] = {
            "below": [],
            "above": [item.to_json() for item in above],
            "dim": [],
        }
    return found


def _years(part: Part) -> dict[tuple[int, int], str]:
    """How many years each map position has earned something in."""
    times: Counter[tuple[int, int]] = Counter()
    for earned in part.earned:
        for place in earned.places:
            x, y = place.removeprefix("map:").split(",")
            times[int(x), int(y)] += 1
    return {at: str(count) for at, count in times.items()}


def board_of(view: View, seat: int, score: Score | None = None, part: str | None = None) -> Picture:
    """The active tiles and the map below them, as one picture; all seats share them."""
    del seat
    seen = table(view)
    side, gap = 2 * BOARD + 24, 24.0
    shown, items = Landscape(seen, (5, 3)), list[Item]()
    parts = [one for one in (score.parts if score else ()) if part in (None, one.key)]
    lit = [item for one in parts for item in shown.lit(_years(one))]
    if len(seen["tiles"]) == 1:
        high = 660.0
        items += fit(tiles.board(seen, seen["tiles"][0]), 0, 0, side, high)
    else:
        high = BOARD
        for place, tile in enumerate(seen["tiles"]):
            items += fit(tiles.board(seen, tile), place * (BOARD + gap), 0, BOARD, BOARD)
    items += fit(shown.picture(*lit), 0, high + gap, side, side - high - gap)
    return Picture(side, side, tuple(items), TITLE)


def option_picture(option: str, value: str | int | bool) -> Picture | None:
    """What a value of an option looks like: a screen that hides, or one that does not."""
    if option != "screens":
        return None
    hidden = value == "closed"
    items = [
        Item("passenger", 30, 34),
        Item("sum", 62, 34, text="?" if hidden else "7 000"),
        Item("face-behind", 180, 34, scale=0.9),
        Item("sum", 214, 34, text="?" if hidden else "5"),
    ]
    return Picture(260, 68, tuple(items), TITLE)
