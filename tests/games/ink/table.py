"""Games brought to where a test wants them, and refusals looked at closely. No rules live here."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import pytest

from stellwerk.core.card import Value
from stellwerk.core.chance import SeededDealer
from stellwerk.core.game import CHANCE
from stellwerk.core.refusal import Refusal, Refused
from stellwerk.games.ink import State, game
from stellwerk.games.ink.seen import Seen
from tests.games.ink.standing import Seat, Table, standing

EDITIONS = ("blue", "red", "green")

# What Challenge adds is tested elsewhere; no table can be opened with an empty layout.
BASE: dict[str, Value] = {"goals": False, "layout": ""}

# A roll, and four drawings of it at four exits that do not need each other.
ROLL = ("HS", "RS", "HC", "SS")
APART = ("01H.H.-", "10.R.R-", "65.HH.-", "36.H.R-")


def new(players: int = 1, edition: str = "blue") -> State:
    """A base game about to begin: without goals, and on a board without buildings."""
    return State(players, game.card.complete({"edition": edition} | BASE))


def roll(state: State, *faces: str) -> State:
    """Let chance show these faces; gives the state for chaining."""
    for face in faces or ROLL:
        state.apply(CHANCE, game.parse(face))
    return state


def draw(state: State, *texts: str, seat: int = 0) -> State:
    """Let a seat make these moves; gives the state for chaining."""
    for text in texts:
        state.apply(seat, game.parse(text))
    return state


def take_back(state: State, text: str, seat: int = 0) -> State:
    """Let a seat take a drawing back; gives the state for chaining."""
    state.retract(seat, game.parse(text))
    return state


def at(
    board: str | Sequence[str],
    *dice: str,
    round: int = 1,
    edition: str = "blue",
    longest: str = "edition",
    phase: str = "draw",
) -> State:
    """A game in the middle: these boards (one per seat) before a round with this roll."""
    boards = [board] if isinstance(board, str) else list(board)
    options = {**game.card.complete({}), "edition": edition, "longest": longest, **BASE}
    place = Table(options, round, phase, dice, [ROLL] * (round - 1))
    return standing(place, [Seat(text, dice) for text in boards])


def legal(state: State, seat: int = 0) -> list[str]:
    """What a seat may do, in notation."""
    return [game.text(move) for move in state.legal(seat)]


def retractable(state: State, seat: int = 0) -> list[str]:
    """What a seat may take back, in notation."""
    return [game.text(move) for move in state.retractable(seat)]


def own(state: State, seat: int = 0) -> list[str]:
    """The drawings of the running round as the seat itself sees them."""
    return state.seen(seat).json()["seats"][seat]["drawn"]


def board(state: State, seat: int = 0, viewer: int | None = None) -> str:
    """A seat's board at the end of the last finished round, as a viewer sees it."""
    return state.seen(viewer).json()["seats"][seat]["board"]


def everything(state: State) -> list[Seen]:
    """What everybody sees: what must not change when a move is refused."""
    return [state.seen(seat) for seat in (None, *range(state.players))]


def refused(state: State, text: str, seat: int = 0) -> Refusal:
    """The refusal of a move, after checking that all ways of asking agree and nothing changed."""
    move = game.parse(text)
    before = everything(state)
    reason = state.refusal(seat, move)
    assert reason is not None
    assert move not in state.legal(seat)
    with pytest.raises(Refused) as caught:
        state.apply(seat, move)
    assert caught.value.refusal == reason
    assert everything(state) == before
    return reason


def refused_back(state: State, text: str, seat: int = 0) -> Refusal:
    """The refusal of taking a move back, after checking that nothing changed."""
    before = everything(state)
    assert game.parse(text) not in state.retractable(seat)
    with pytest.raises(Refused) as caught:
        state.retract(seat, game.parse(text))
    assert everything(state) == before
    return caught.value.refusal


def said(refusal: Refusal | None) -> tuple[str, str, dict[str, str | int]]:
    """A refusal as rule, key and parameters, to compare with."""
    assert refusal is not None
    return refusal.rule, refusal.words.key, dict(refusal.words.params)


def choose(dice: SeededDealer, texts: Iterable[str]) -> str:
    """One of these moves by chance that is the same on every platform and Python."""
    ordered = sorted(texts)
    return ordered[dice.below(len(ordered))]
