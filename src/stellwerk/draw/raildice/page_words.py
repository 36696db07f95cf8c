"""Railroad Dice for the page, once: its words, and what never changes of its pictures."""

from __future__ import annotations

from functools import cache
from typing import Final

from stellwerk.core import Json, Words
from stellwerk.draw.picture import Item, Picture, trim
from stellwerk.draw.raildice import cards, tiles
from stellwerk.draw.raildice.scene import stamps
from stellwerk.draw.raildice.symbols import BOARD, SYMBOLS, TITLE
from stellwerk.games.raildice.board import SIDES
from stellwerk.games.raildice.data import FACES, TERRAINS, standard
from stellwerk.lang import gapped, say

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
    "closed": (),
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
    "cup_behind": (),
    "cup_joker": (),
    "cup_name": (),
    "cup_what": (),
    "danger": (),
    "danger_title": (),
    "director": ("name",),
    "director_none": (),
    "discard_n": ("n",),
    "do_it": (),
    "do_last": (),
    "end": (),
    "end_n": ("end",),
    "ending_a_left": ("n", "company"),
    "ending_a_name": (),
    "ending_a_none": ("n",),
    "ending_a_what": (),
    "ending_b_left": ("n", "of"),
    "ending_b_name": (),
    "ending_b_what": (),
    "ending_c_left": ("n",),
    "ending_c_name": (),
    "ending_c_what": (),
    "ending_d_left": ("n",),
    "ending_d_name": (),
    "ending_d_what": (),
    "endings": (),
    "ended": (),
    "explain_behind": (),
    "explain_curve": (),
    "explain_joker": (),
    "explain_share": (),
    "explain_straight": (),
    "finish": ("why",),
    "finish_title": (),
    "fits": ("n",),
    "free_mountain": (),
    "free_water": (),
    "hint": (),
    "idle": ("what",),
    "idle_add": (),
    "idle_buy": (),
    "idle_do": (),
    "idle_income": (),
    "idle_lay": (),
    "idle_station": (),
    "idle_title": (),
    "income": ("n",),
    "income_front": ("n",),
    "company_what": ("company",),
    "income_front_what": (),
    "income_none": (),
    "income_what": (),
    "kept": ("n",),
    "last": ("why",),
    "last_title": (),
    "laying": ("end",),
    "leads": ("name", "company"),
    "leads_none": ("company",),
    "left": ("n",),
    "map": (),
    "money": (),
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
    "shares_what": (),
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
# Reasons against what is always offered, and their gaps.
_REASONS: Final = {
    "cup_empty": (),
    "income_twice": (),
    "income_year": ("year",),
    "no_joker": (),
    "none_behind": (),
    "roll_first": (),
    "rolled_already": (),
}
_DUES: Final = ("mountain", "water", "station")
_ENDINGS: Final = ("a", "b", "c", "idle", "years")


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
        "side": {side: tell("side_name", side=side) for side in SIDES},
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
        "groups": {
            one.id: [
                {"terrain": group.terrain, "cost": group.cost, "count": group.count}
                for group in one.groups
            ]
            for one in data.companies
        },
        "types": [one.id for one in data.types],
        "tiles": sum(one.minis for one in data.types),
        "words": {
            **{key: gapped(f"raildice.page_{key}", gaps, language) for key, gaps in _PAGE.items()},
            **{
                f"why_{key}": gapped(f"raildice.{key}", gaps, language)
                for key, gaps in _REASONS.items()
            },
        },
        "texts": {symbol.id: symbol.text for symbol in SYMBOLS.values() if symbol.text},
        "stamps": stamps(),
    }


def _blank() -> Item:
    width, height = cards.SEAT
    return Item("seat-card", width / 2, height / 2)
