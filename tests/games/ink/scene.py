"""Games with expansions, buildings, goals and drafts brought to where a test wants them.

No rules live here; `table` has what works on any state.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from stellwerk.core.card import Value
from stellwerk.core.game import CHANCE, View
from stellwerk.core.words import Json
from stellwerk.games.ink import Ruling, Sheet, State, game
from stellwerk.games.ink.ruling import ruling
from tests.games.ink import slow_expansions as slow_x
from tests.games.ink.boards import SPECIALS

ROUTES = ("HS", "RS", "HC", "SS")


def options(**chosen: Value) -> dict[str, Value]:
    """The card's options, complete, with these chosen."""
    return game.card.complete(chosen)


def rules(**chosen: Value) -> Ruling:
    """What one board needs to know of such options."""
    return ruling(options(**chosen))


def sheet(board: str, **chosen: Value) -> Sheet:
    """A board under such options."""
    return Sheet.parse(board, rules(**chosen))


def parts(board: str, **chosen: Value) -> dict[str, int]:
    """The score of a board, part by part, with its total."""
    score = sheet(board, **chosen).score()
    return {part.key: part.points for part in score.parts} | {"total": score.total}


def new(players: int = 1, **chosen: Value) -> State:
    """A game about to begin."""
    return game.new(players, chosen)


def seat_view(board: str, dice: Sequence[str], marked: Mapping[str, Json]) -> dict[str, Json]:
    """One seat at the start of a round."""
    used = {slow_x.FACE_OF.get((d.sides, d.flag)) for d in slow_x.parse(board).values()}
    marks: dict[str, Json] = {
        "specials": [key for key in SPECIALS if key in used],
        "villages": 0,
        "universities": 0,
        "gifts": 0,
        "marker": "D4",
    }
    marks.update({key: value for key, value in marked.items() if key in marks})
    return {
        "board": board,
        "drawn": [],
        "ended": False,
        "strike": marked.get("strike"),
        "dice": list(dice),
        "copies": 0,
        "gift": False,
        **marks,
        "start": marks,
    }


def at(
    board: str | Sequence[str],
    *dice: str,
    round: int = 1,
    goals: Sequence[str] = (),
    points: Sequence[Sequence[int]] = (),
    marked: Mapping[str, Json] | None = None,
    **chosen: Value,
) -> State:
    """A game in the middle: these boards (one per seat) before a round with this roll.

    `marked` is what stands beside every board: specials, villages, universities, gifts, marker. A
    roll is the four routes, then the dice of the expansion.
    """
    texts = [board] if isinstance(board, str) else list(board)
    if goals:
        chosen |= dict(zip(("goal_top", "goal_middle", "goal_bottom"), goals, strict=True))
    else:
        chosen.setdefault("goals", False)
    faces: list[Json] = list(dice)
    drawn = dice[:4] if chosen.get("expansion") == "meteor" else dice
    view: View = {
        "game": "ink",
        "seat": 0,
        "players": len(texts),
        "options": dict(options(**chosen)),
        "round": round,
        "rounds": 7,
        "phase": "draw",
        "shown": faces,
        "dice": faces,
        "memory": {
            "rolls": [list(ROUTES) for _ in range(round - 1)],
            "drafts": [[] for _ in range(round - 1)],
        },
        "seats": [seat_view(text, drawn, marked or {}) for text in texts],
    }
    if goals:
        no_points: list[Json] = [0] * len(texts)
        view["goals"] = [
            {
                "code": code,
                "limit": None,
                "open": 4,
                "points": list(points[slot]) if points else no_points,
            }
            for slot, code in enumerate(goals)
        ]
    return game.imagine(view, Random(0))


def show(state: State, *texts: str) -> State:
    """Let chance show these outcomes; gives the state for chaining."""
    for text in texts:
        state.apply(CHANCE, game.parse(text))
    return state


def mine(state: State, seat: int = 0) -> dict[str, Json]:
    """What a seat sees of itself."""
    seats = state.view(seat)["seats"]
    assert isinstance(seats, list)
    own = seats[seat]
    assert isinstance(own, dict)
    return own


def now(state: State, seat: int = 0) -> dict[str, str]:
    """A seat's board with the drawings of the running round: space -> sides and flag."""
    text = Sheet.of(state.turn(seat).grid).text()
    return {token[:2]: token[2:7] for token in text.split()}


def skip_to_end(state: State, seat: int = 0) -> State:
    """Draw whatever comes first until the seat can end its round, and end it."""
    before = state.round
    while state.round == before and seat in state.actors():
        moves = [game.text(move) for move in state.legal(seat)]
        state.apply(seat, game.parse("end" if "end" in moves else moves[0]))
    return state
