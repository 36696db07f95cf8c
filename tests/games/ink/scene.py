"""Games with expansions, buildings, goals and drafts brought to where a test wants them.

No rules live here; `table` has what works on any state.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from stellwerk.core.card import Value
from stellwerk.core.game import CHANCE
from stellwerk.games.ink import Ruling, Sheet, State, game
from stellwerk.games.ink.plain import SeatData
from stellwerk.games.ink.rule_options import ruling
from tests.games.ink.standing import Seat, Table, standing

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


def at(
    board: str | Sequence[str],
    *dice: str,
    round: int = 1,
    goals: Sequence[str] = (),
    points: Sequence[Sequence[int]] = (),
    marked: Seat | None = None,
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
    drawn = dice[:4] if chosen.get("expansion") == "meteor" else dice
    rolls = [ROUTES] * (round - 1)
    place = Table(options(**chosen), round, "draw", dice, rolls, goals=goals, points=points)
    return standing(place, [replace(marked or Seat(), board=text, dice=drawn) for text in texts])


def show(state: State, *texts: str) -> State:
    """Let chance show these outcomes; gives the state for chaining."""
    for text in texts:
        state.apply(CHANCE, game.parse(text))
    return state


def mine(state: State, seat: int = 0) -> SeatData:
    """What a seat sees of itself."""
    return state.seen(seat).json()["seats"][seat]


def now(state: State, seat: int = 0) -> dict[str, str]:
    """A seat's board with the drawings of the running round: space -> sides and flag."""
    tokens = map(str, Sheet.of(state.turn(seat).grid).drawings())
    return {token[:2]: token[2:7] for token in tokens}


def skip_to_end(state: State, seat: int = 0) -> State:
    """Draw whatever comes first until the seat can end its round, and end it."""
    before = state.round
    while state.round == before and seat in state.actors():
        moves = [game.text(move) for move in state.legal(seat)]
        state.apply(seat, game.parse("end" if "end" in moves else moves[0]))
    return state
