"""The strong bots of Zug um Zug Märklin: how strong, repeatable, and by what their seat sees."""

from __future__ import annotations

from functools import partial
from random import Random
from zlib import crc32

import pytest

from stellwerk import bots
from stellwerk.arena import play_game
from stellwerk.bots.maerklin.policy import Policy
from stellwerk.bots.maerklin.strategist import Strategist
from stellwerk.bots.maerklin.weights import MASTER, STRONG
from stellwerk.core import Bot, Value, game_seed, seed_from
from stellwerk.games.maerklin import game
from stellwerk.games.maerklin.state import State
from tests.bots.checks import Watched, chooses_alike_in_imagined_games, opening
from tests.games.maerklin.playing import steps
from tests.games.maerklin.stage import own, stage
from tests.scale import scale

# The first moves of games of masters, as a sum of their texts. Interpreted and compiled kernels
# must make these very moves; new weights will make others.
OPENING = 40
GOLDEN = {2: 3759490979, 3: 45028169}


@pytest.mark.parametrize("players", GOLDEN)
def test_compiled_or_interpreted_it_makes_the_same_moves(players: int) -> None:
    masters: list[Bot] = [Strategist(bytes([seat])) for seat in range(players)]
    made = opening(game, masters, seed_from("golden"), OPENING)
    assert crc32(" ".join(made).encode()) == GOLDEN[players], made


@pytest.mark.long
def test_the_master_beats_the_planner() -> None:
    """Every seed with seats exchanged; in large numbers about four of five games."""
    games = scale(10, 400)
    won = 0.0
    for number in range(games):
        seed = game_seed(seed_from("master"), number // 2)
        names = ["master", "planner"] if number % 2 else ["planner", "master"]
        seats = [bots.make("maerklin", name, seed + bytes([k])) for k, name in enumerate(names)]
        result = play_game(game, seats, seed).state.result()
        assert result is not None
        won += (names.index("master") in result.winners) / len(result.winners)
    assert won >= 0.7 * games


@pytest.mark.long
@pytest.mark.parametrize("variant", ["2006", "germany", "beginners"])
def test_kept_alive_or_made_anew_it_chooses_the_same(variant: str) -> None:
    """Also from the plain form, and after somebody else has made some of the moves of a turn."""
    for number in range(scale(1, 10)):
        seed = game_seed(seed_from("anew"), number)
        seats = [
            Watched(game, partial(Strategist, bytes([n]), STRONG), Random(f"{number} {n}"), 0.2)
            for n in range(3)
        ]
        play_game(game, seats, seed, {"variant": variant})
        assert min(seat.asked for seat in seats) > 30


@pytest.mark.long
def test_it_chooses_by_what_its_seat_sees_and_nothing_else() -> None:
    some = (state for seed in range(scale(2, 20)) for state in steps(seed, 2 + seed % 3, {}))
    chooses_alike_in_imagined_games(partial(Strategist, b""), some)


def chosen(state: State) -> str:
    (seat,) = state.actors()
    policy = Policy(state.position.rules, state.players, dict(MASTER))
    return game.text(policy.choose(state.seen(seat).position, seat))


def test_it_takes_over_in_the_middle_of_anything() -> None:
    """Whatever the variant and its switches, and whoever played until now: its move is legal."""
    rng = Random(5)
    for seed in range(scale(12, 200)):
        options: dict[str, Value] = {
            "variant": rng.choice(("2006", "2012", "beginners", "germany")),
            "row_without_deck": rng.random() < 0.5,
            "second_card_optional": rng.random() < 0.5,
        }
        for state in steps(seed, rng.choice((2, 3, 5)), options):
            (seat, *_) = state.actors() or (-1,)
            if seat >= 0 and rng.random() < 0.05:
                assert game.parse(choose(state, seat)) in state.legal(seat)


def choose(state: State, seat: int) -> str:
    return game.text(Strategist(b"").choose(state.seen(seat)))


def test_it_claims_what_completes_a_ticket() -> None:
    state = stage(
        hands=["red red red yellow yellow blue"],
        routes={0: "berlin-magdeburg"},
        tickets={0: "S06"},  # Hannover-Leipzig
    )
    own(state, 0, "hannover-magdeburg")
    assert chosen(state) == "claim:leipzig-magdeburg"


def test_it_pays_a_gray_route_with_what_it_does_not_need() -> None:
    state = stage(
        hands=["yellow yellow yellow black black"],
        routes={0: "hannover-magdeburg"},
        tickets={0: "S06"},  # Hannover-Leipzig, for which yellow is needed
    )
    state.apply(0, game.parse("claim:frankfurt-wurzburg.1"))
    assert chosen(state) == "pay:2black"


def test_in_its_last_turn_it_does_what_brings_most() -> None:
    state = stage(
        hands=["red red red red red red red"],
        routes={0: "berlin-hamburg.1 hamburg-kiel.1"},
        passengers={0: "kiel"},
        tickets={0: "S01"},
    )
    state.position.last_by = 1
    state.position.last_left = 1
    assert chosen(state) == "claim:dresden-regensburg"  # 18 points; the journey brings 11
    own(state, 1, "dresden-regensburg")
    assert chosen(state) == "travel:kiel"
