"""Stand-ins: they play every game to its end and decide nothing that whoever comes back regrets."""

from __future__ import annotations

import json
from typing import Final

import pytest

from stellwerk import bots, games
from stellwerk.core import CHANCE, SeededDealer, State, seed_from
from stellwerk.core.card import Options
from tests.scale import scale

# Every game as it is, and with all of its parts that change what must be done.
TABLES: Final[list[tuple[str, int, Options]]] = [
    ("ink", 2, {}),
    ("ink", 2, {"edition": "green", "goals": True}),
    *[("ink", 1, {"expansion": one}) for one in ("river", "lake", "meteor", "lava")],
    ("ink", 2, {"draft": True}),
    ("maerklin", 2, {}),
    ("maerklin", 3, {"variant": "germany"}),
    ("raildice", 2, {}),
]


def play(key: str, players: int, options: Options, seed: str) -> list[tuple[int, str, State]]:
    """A whole game of stand-ins: who did what, and where the game stood before."""
    game = games.find(key)
    state, dealer = game.new(players, options), SeededDealer(seed_from(seed))
    made = []
    while actors := state.actors():
        seat = actors[-1]
        before = state.copy()
        if seat == CHANCE:
            move = dealer.deal(game, state)
        else:
            seen = state.seen(seat)
            move = bots.make(key, bots.STAND_IN, b"seed").choose(seen)
            again = game.seen(json.loads(json.dumps(seen.json())))
            assert bots.make(key, bots.STAND_IN, b"seed").choose(again) == move
            made.append((seat, game.text(move), before))
        state.apply(seat, move)
    assert state.result() is not None
    return made


@pytest.mark.long
@pytest.mark.parametrize("key, players, options", TABLES)
def test_a_stand_in_plays_to_the_end(key: str, players: int, options: Options) -> None:
    for number in range(max(1, scale(1))):
        assert play(key, players, options, f"{number}")


def test_in_ink_nothing_is_used_up_and_the_round_ends_as_soon_as_it_may() -> None:
    game = games.find("ink")
    for seat, text, before in play("ink", 2, {"expansion": "river"}, "quiet"):
        legal = [game.text(move) for move in before.legal(seat)]
        assert (text == "end") == ("end" in legal)
        told = game.describe(game.parse(text)).params.get("face", "")
        assert not str(told).startswith(("X", "V")), text


def test_with_cards_none_but_cards_are_taken_while_there_are_any() -> None:
    game = games.find("maerklin")
    for seat, text, before in play("maerklin", 2, {}, "quiet"):
        kinds = {game.text(move).partition(":")[0] for move in before.legal(seat)}
        kind = text.partition(":")[0]
        if "blind" in kinds:
            assert kind == "blind"
        elif kind in ("claim", "travel"):
            assert "take" not in kinds
        if kind == "keep":
            fewest = min(game.text(move).count(",") for move in before.legal(seat))
            assert text.count(",") == fewest


def test_in_railroad_dice_turns_are_ended_and_nothing_is_bought() -> None:
    made = play("raildice", 3, {}, "quiet")
    assert {text for _, text, _ in made} == {"end"}


def test_a_stand_in_is_offered_to_nobody() -> None:
    for key in games.keys():  # noqa: SIM118
        assert bots.STAND_IN not in bots.names(key)
        assert bots.stand_in(key) == bots.STAND_IN
        assert bots.first(key) in bots.names(key)
