"""Railroad Ink for the page: what never changes, once, and what a view shows, as lean as it can be.

A board element draws the empty board from :func:`art` and on it the items of :func:`scene`. An
event carries a scene for every seat that watches, so a drawing is made into JSON once and kept.
"""

from __future__ import annotations

from functools import cache
from typing import Final, cast

from stellwerk.core import Json, Score, View, Words
from stellwerk.draw.ink import boards
from stellwerk.draw.ink.lights import light
from stellwerk.draw.ink.symbols import BOARD, SYMBOLS, TILE, space
from stellwerk.draw.ink.table import Seat, Table, drawings, table, used_dice
from stellwerk.draw.picture import Item, Picture, trim
from stellwerk.games import find
from stellwerk.games.ink import Sheet
from stellwerk.games.ink.board import CELLS, name
from stellwerk.games.ink.editions import CLASSIC_DICE, EDITIONS, SPECIALS_PER_GAME
from stellwerk.games.ink.faces import FACES, FORMS, Form
from stellwerk.games.ink.notation import read, read_board
from stellwerk.lang import say

# What the page says while one plays, and the gaps it fills in itself.
_PAGE: Final = {
    "acting": (),
    "draw": (),
    "drawn": (),
    "empty": ("spot",),
    "fits": ("spot", "n"),
    "fits_nowhere": ("face",),
    "just_drawn": (),
    "may_end": (),
    "nothing_to_take_back": (),
    "pick_first": (),
    "picked": ("face", "n"),
    "stuck": (),
    "take_back": (),
    "take_back_hint": (),
    "taken_back": (),
    "turn": (),
    "used": (),
    "way": ("name", "n", "of"),
    "your_turn": ("n",),
}


@cache
def art(language: str) -> dict[str, Json]:
    """What a page needs once.

    ``board`` and ``small`` are empty boards; ``spots`` says where on the board something can be
    pointed at (middle, width, height), in rows as a reader goes; ``forms`` is how each form of a
    move stands (symbol, turn, flip) and what it is called; ``faces`` are the names of what lies in
    the trays, ``trays`` and ``notes`` their headings; ``words`` is what the page says while one
    plays; ``texts`` is the class of the text of a symbol that has one.
    """
    x = y = BOARD / 2
    notes = {
        f"{free}-{left}": say(Words("ink.specials_note", {"left": left, "free": free}), language)
        for free in ("free", "taken")
        for left in range(SPECIALS_PER_GAME + 1)
    }
    return {
        "board": boards.board(()).to_json(),
        "small": Picture(BOARD, BOARD, (Item("board", x, y),), boards.TITLE).to_json(),
        "spots": {name(cell): [*map(trim, space(cell)), TILE, TILE] for cell in CELLS},
        "forms": {form.token: _form(form, language) for form in FORMS},
        "faces": {
            f"face:{face.key}": say(Words("ink.roll", {"face": face.key}), language)
            for face in FACES
        },
        "trays": {key: say(Words(f"ink.tray_{key}"), language) for key in ("dice", "specials")},
        "notes": cast(Json, notes),
        "words": {
            key: say(Words(f"ink.page_{key}", {gap: f"{{{gap}}}" for gap in gaps}), language)
            for key, gaps in _PAGE.items()
        },
        "texts": {symbol.id: symbol.text for symbol in SYMBOLS.values() if symbol.text},
    }


def scene(view: View) -> dict[str, Json]:
    """What there is to see: the boards of all seats, the trays to take from, the rounds.

    A tray has things, each with the id that ``targets`` gives it, its symbol, and whether it is
    used up. For a spectator nothing is.
    """
    seen = table(view)
    own = None if seen["seat"] is None else seen["seats"][seen["seat"]]
    used = used_dice(seen["dice"], own["drawn"]) if own else set()
    gone = own["specials"] if own else []
    dice = [_thing(key, place in used) for place, key in enumerate(seen["dice"])]
    specials = [_thing(key, key in gone) for key in boards.SPECIALS]
    trays: list[Json] = [{"key": "dice", "things": dice}]
    if own:
        trays.append({"key": "specials", "things": specials, "note": _note(seen, own)})
    return {
        "round": seen["round"],
        "rounds": seen["rounds"],
        "boards": [_board(seat["board"], tuple(seat["drawn"])) for seat in seen["seats"]],
        "trays": trays,
    }


def lights(view: View, seat: int, score: Score) -> dict[str, Json]:
    """For each part of a seat's score: what is lit below and above the drawings, and what dims."""
    forms = drawings(table(view)["seats"][seat])
    found: dict[str, Json] = {}
    for part in score.parts:
        lit = light(forms, score, part.key)
        found[part.key] = {
            "below": [item.to_json() for item in lit.below],
            "above": [item.to_json() for item in lit.above],
            "dim": cast(Json, sorted(lit.dim)),
        }
    return found


def board_of(view: View, seat: int, score: Score | None = None, part: str | None = None) -> Picture:
    """A seat's board as the view shows it; with a score, also where it comes from."""
    return boards.board(drawings(table(view)["seats"][seat]), highlight=score, part=part)


def example() -> Picture:
    """A board for the front page: a whole game of somebody who knows how."""
    return boards.board(Sheet.parse(_EXAMPLE).drawings())


def option_picture(option: str, value: str) -> Picture | None:
    """What a value of an option looks like: of an edition, the faces that make it what it is."""
    if option != "edition":
        return None
    faces = [face for die in EDITIONS[value].dice for face in die]
    classic = {face for die in CLASSIC_DICE for face in die}
    own = [face for face in dict.fromkeys(faces) if face not in classic]
    return boards.dice((own or ["HC", "RT", "OV", "SC"])[:4])


def _form(form: Form, language: str) -> Json:
    """How a form stands, and its name with the space left open."""
    words = find("ink").describe(form.number << 6)
    name = say(Words(words.key, {**words.params, "cell": "{cell}"}), language)
    return [form.face.key, form.turn, form.flip, name]


def _note(seen: Table, own: Seat) -> str:
    """How many special routes are left (RI-31), and whether this round's is (RI-30)."""
    drawn = any(read(token).form.face.special for token in own["drawn"])
    left = SPECIALS_PER_GAME - len(own["specials"])
    return f"{'taken' if drawn else 'free'}-{left}"


def _thing(key: str, used: bool) -> Json:
    return {"id": f"face:{key}", "symbol": key, "used": used}


def _board(board: str, drawn: tuple[str, ...]) -> list[Json]:
    return [item for token in (*board.split(), *drawn) for item in _drawing(token)]


@cache  # as many as there are forms, spaces and rounds: a few thousand small dictionaries
def _drawing(token: str) -> tuple[Json, ...]:
    return tuple(item.to_json() for item in boards.drawn(read_board(token)))


_EXAMPLE: Final = (
    "01H.H.-6 03R.R.-7 04HRHRo7 10.R.R-3 11HRHRo3 12.R.R-4 13RRHR-4 14H..R-6 21H.H.-2 23HH..-5 "
    "24.H.H-7 25..HH-6 30.H.H-2 31HH.H-2 32..HH-3 35HHH.-6 36.H.H-4 42H.H.-3 43.HR.-4 44HHHH-5 "
    "45HRRH-7 50.R.R-1 51.RRR-1 52H..R-2 53R.R.-4 55RR..-7 56.R.R-5 61R.H.-1 63RRR.-1 64.R.R-5 "
    "65..HR-5"
)
