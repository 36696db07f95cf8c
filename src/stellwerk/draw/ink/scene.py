"""Railroad Ink for the page: what never changes, once, and what a seat sees, as lean as it can be.

A board element draws the empty board from :func:`art` and on it the items of :func:`scene`. An
event carries a scene for every seat that watches, so a drawing is made into JSON once and kept.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final, TypeAlias, cast

from stellwerk.core import Json, Score, Value, Words
from stellwerk.draw.ink import boards, page_words, trays
from stellwerk.draw.ink.board_marks import Marks, building_at, printed, put
from stellwerk.draw.ink.lights import light
from stellwerk.draw.ink.symbols import BOARD, SYMBOLS, TILE, space
from stellwerk.draw.ink.tabletop import Tabletop, marks
from stellwerk.draw.picture import Item, Picture, trim
from stellwerk.draw.shared_parts import ScenePart, SharedPart
from stellwerk.games.ink import Sheet, game
from stellwerk.games.ink.board import CELLS, name
from stellwerk.games.ink.editions import CLASSIC_DICE, EDITIONS
from stellwerk.games.ink.expansions import ANY, DIRECTIONS, DISTANCES, EXPANSIONS
from stellwerk.games.ink.faces import FACE_INDEX, FORMS, Form
from stellwerk.games.ink.notation import parse, spell
from stellwerk.games.ink.phases import PHASES
from stellwerk.lang import say

# Keys of the help, and the words that say what they do.
KEYS: Final = (
    ("1 – 4", "page_key_first"),
    ("5 – 0", "page_key_second"),
    ("X  C  V", "page_key_more"),
    ("R  F", "page_key_turn"),
)


@cache
def art(language: str) -> dict[str, Json]:
    """What a page needs once.

    ``board`` and ``small`` are empty boards; ``spots`` says where on the board something can be
    pointed at (middle, width, height), in rows as a reader goes; ``forms`` is how each form of a
    move stands (symbol, turn, flip), what it is called, and the class of the number of its round,
    which stands at ``label``; ``faces`` are the names of what lies in the trays, ``trays`` and
    ``notes`` their headings; ``goals`` are the names of goals and what they ask; ``words`` is what
    the page says while one plays; ``texts`` is the class of the text of a symbol that has one.
    """
    x = y = BOARD / 2
    return {
        "board": boards.board(()).to_json(),
        "small": Picture(BOARD, BOARD, (Item("board", x, y),), boards.TITLE).to_json(),
        "spots": {name(cell): [*map(trim, space(cell)), TILE, TILE] for cell in CELLS},
        "forms": {form.token: _form(form, language) for form in FORMS},
        "faces": {
            f"face:{text}": say(game.describe(parse(text)), language)
            for text in (*FACE_INDEX, *DIRECTIONS, ANY, *DISTANCES)
        },
        "label": list(map(trim, boards.LABEL)),
        "texts": {symbol.id: symbol.text for symbol in SYMBOLS.values() if symbol.text},
        **page_words.spoken(language),
    }


def scene(top: Tabletop) -> dict[str, ScenePart]:
    """What there is to see: the boards of all seats, the trays to take from, the rounds.

    A tray has things, each with the id that ``targets`` gives it, its symbol, and whether it is
    used up. For a spectator nothing is. ``hints`` says what the seat has to do or may do besides
    drawing dice, as keys of the page's words; ``moves`` where decisions that are no drawings lie on
    the board, and what they look like there; ``prints`` which building stands where.
    """
    state, turn = top.state, top.turn
    shown = [
        _own(top, one) if one == top.seat else _other(top, one) for one in range(state.players)
    ]
    found: dict[str, ScenePart] = {
        "round": state.round,
        "rounds": state.rounds,
        "boards": [board for board, _ in shown],
        "seats": [besides for _, besides in shown],
        "phase": PHASES[state.phase],
        "trays": trays.trays(top),
        "hints": cast(Json, trays.hints(top)),
    }
    if turn and (copies := turn.copies_open()):
        found["copies"] = copies
    if state.edition.challenge:
        found["prints"] = _prints(str(state.options["layout"]))
    if moves := trays.meteor_moves(top):
        found["moves"] = moves
    if state.goals is not None:
        found["goals"] = trays.goals(top)
    if state.drafting:
        found["draft"] = trays.draft(top)
    return found


def lights(top: Tabletop, seat: int, score: Score) -> dict[str, Json]:
    """For each part of a seat's score: what is lit below and above the drawings, and what dims."""
    forms, shown = top.drawings(seat), marks(top, seat)
    found: dict[str, Json] = {}
    for part in score.parts:
        lit = light(forms, score, part.key, shown)
        found[part.key] = {
            "below": [item.to_json() for item in lit.below],
            "above": [item.to_json() for item in lit.above],
            "dim": cast(Json, sorted(lit.dim)),
        }
    return found


def board_of(
    top: Tabletop, seat: int, score: Score | None = None, part: str | None = None
) -> Picture:
    """A seat's board as it may be seen; with a score, also where it comes from."""
    return boards.board(top.drawings(seat), highlight=score, part=part, marks=marks(top, seat))


def example() -> Picture:
    """A board for the front page: a whole game of somebody who knows how."""
    return boards.board(Sheet.parse(_EXAMPLE).drawings())


def option_picture(option: str, value: Value) -> Picture | None:
    """What a value of an option looks like: the faces that make a box or an expansion."""
    if option == "expansion":
        return _expansion_picture(str(value))
    if option != "edition":
        return None
    faces = [face for die in EDITIONS[str(value)].dice for face in die]
    classic = {face for die in CLASSIC_DICE for face in die}
    own = [face for face in dict.fromkeys(faces) if face not in classic]
    return boards.dice((own or ["HC", "RT", "OV", "SC"])[:4])


def _form(form: Form, language: str) -> Json:
    """How a form stands, and its name with the space left open."""
    words = game.describe(form.number << 6)
    name = say(Words(words.key, {**words.params, "cell": "{cell}"}), language)
    return [form.face.key, form.turn, form.flip, name, boards.label(form)]


def _expansion_picture(value: str) -> Picture | None:
    expansion = EXPANSIONS[value]
    if not expansion.dice:
        return None
    if not expansion.drawn:
        return boards.row(["any", "2", "MC"])
    own = list(dict.fromkeys(expansion.dice[0]))
    return boards.dice(own[:3] if expansion.key != "lava" else [*own[:2], "AV"])


# The board of a seat, and what the page says of it besides.
_Shown: TypeAlias = "tuple[Json | SharedPart, Json | SharedPart]"


def _own(top: Tabletop, seat: int) -> _Shown:
    """As the seat that looks sees itself."""
    turn = top.turns[seat]
    besides: dict[str, Json] = {"drawn": cast(Json, [spell(move) for move in turn.drawn])}
    if turn.strike >= 0:
        besides["strike"] = spell(turn.strike)
    if top.is_plain:
        return cast(Json, top.texts(seat)), besides
    shown = marks(top, seat)
    if shown.marker:
        besides["marker"] = shown.marker
    return SharedPart(_board(top.texts(seat), shown)), besides


def _other(top: Tabletop, seat: int) -> _Shown:
    """As all others see it: the same for the whole round, so it is written once."""
    turn = top.turns[seat]
    if turn.shown is None:
        board = [*top.texts(seat)] if top.is_plain else _board(top.texts(seat), marks(top, seat))
        # What was decided about the meteor is open in a draft alone (RI-150).
        told = top.state.drafting and turn.strike >= 0
        turn.shown = (
            SharedPart(cast(Json, board)),
            SharedPart({"strike": spell(turn.strike)} if told else {}),
        )
    return cast(_Shown, turn.shown)


def _board(drawn: Iterable[str], shown: Marks) -> list[Json]:
    """What stands on a board; drawings in notation, which the page draws by the art.

    Some of them may stand in one text, with spaces between them.
    """
    return [*_printed(shown), *drawn, *(item.to_json() for item in put(shown))]


@cache
def _printed(shown: Marks) -> tuple[Json, ...]:
    return tuple(item.to_json() for item in printed(shown))


@cache
def _prints(layout: str) -> SharedPart:
    return SharedPart(cast(Json, building_at(layout)))


_EXAMPLE: Final = (
    "01H.H.-6 03R.R.-7 04HRHRo7 10.R.R-3 11HRHRo3 12.R.R-4 13RRHR-4 14H..R-6 21H.H.-2 23HH..-5 "
    "24.H.H-7 25..HH-6 30.H.H-2 31HH.H-2 32..HH-3 35HHH.-6 36.H.H-4 42H.H.-3 43.HR.-4 44HHHH-5 "
    "45HRRH-7 50.R.R-1 51.RRR-1 52H..R-2 53R.R.-4 55RR..-7 56.R.R-5 61R.H.-1 63RRR.-1 64.R.R-5 "
    "65..HR-5"
)
