"""The bots of Railroad Ink that learned: what they look at, what they choose, what they refuse."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

import stellwerk
from stellwerk import bots
from stellwerk.arena.match import play_game
from stellwerk.bots.ink import net_weights
from stellwerk.bots.ink.beam import RoundBeam
from stellwerk.bots.ink.effort import EFFORTS, Effort
from stellwerk.bots.ink.learned import Learned
from stellwerk.bots.ink.lookahead import balanced_rolls
from stellwerk.bots.ink.net_features import NetFeatures
from stellwerk.bots.ink.net_figures import NET_FIGURES
from stellwerk.bots.ink.net_weights import NetWeights, option_set, option_sets
from stellwerk.bots.ink.shipped_nets import net_for
from stellwerk.bots.ink.training.first_value import first_weights
from stellwerk.bots.ink.value_net import Evaluation, ValueNet
from stellwerk.bots.ink.weights import POINT
from stellwerk.core import CHANCE, Invalid, Rng, Value
from stellwerk.games.ink import Sheet, State, game
from stellwerk.games.ink.editions import CLASSIC_DICE, EDITIONS
from stellwerk.games.ink.expansions import EXPANSIONS
from stellwerk.games.ink.faces import FACES, FORMS
from stellwerk.games.ink.notation import END
from stellwerk.games.ink.phases import UNDECIDED
from stellwerk.games.ink.scoring import score
from tests.bots.ink_positions import walk
from tests.scale import scale

SMALL = Effort(1, 1, ends=2, rolls=1, next_width=1, next_extra_width=1)


def beam_for(state: State, net: ValueNet | None = None) -> RoundBeam:
    net = net or ValueNet(first_weights("any", None))
    return RoundBeam(Evaluation(net, state.edition.dice), state.rules)


def option_cases() -> Iterator[dict[str, str]]:
    for edition in ("blue", "green"):
        for expansion in EXPANSIONS:
            yield {"edition": edition, "expansion": expansion}


def positions(count: int) -> Iterator[State]:
    """Games of all kinds after some random moves, in which seat 0 is to draw."""
    for number, options in enumerate(option_cases()):
        for seed in range(count):
            state = walk(100 * number + seed, (17 * seed + 11 * number) % 60, 1, **options)
            if state.actors() and state.turn(0).strike != UNDECIDED:
                yield state


def is_extra(move: int) -> bool:
    return FORMS[move >> 6].face.expansion != ""


@pytest.mark.rule("RI-27", "RI-76", "RI-79", "RI-158", "RI-162")
def test_all_that_is_legal_is_tried_in_the_last_round_and_nothing_else() -> None:
    ends = 0
    for state in positions(scale(4, 60)):
        turn = state.turn(0)
        beam = beam_for(state)
        beam.begin(1, 1, 1)
        beam.set_turn(turn, 0)
        tried, legal = set(beam.tried()), set(state.legal(0))
        may_end = END in legal
        ends += may_end
        legal.discard(END)
        if turn.route_duty() >= 0 and turn.left & 15 != 15:
            # Dice of the expansion are tried before the first route die and after the last.
            legal = {move for move in legal if not is_extra(move)}
            tried = {move for move in tried if not is_extra(move)}
        assert tried == legal, (state.options, Sheet.of(turn.grid).text())
        assert (beam.end_count == 1) == may_end
    assert ends


@pytest.mark.long
def test_a_plan_is_legal_and_worth_what_it_says() -> None:
    for state in positions(scale(3, 30)):
        beam = beam_for(state)
        left = state.rounds - state.round
        beam.begin(2, 1, 3)
        beam.set_turn(state.turn(0), left)
        beam.search()
        values = [beam.end_value(i) for i in range(beam.end_count)]
        assert values == sorted(values, reverse=True)
        board, moves = beam.end_grid(0), beam.end_moves(0)
        for move in moves:
            state.apply(0, move)
        assert END in state.legal(0)
        end = state.turn(0).grid
        assert [board.form_at(c) for c in range(56) if board.taken >> c & 1] == [
            end.form_at(c) for c in range(56) if end.taken >> c & 1
        ]
        if left:
            assert values[0] == beam.board_value(end, left)
        else:
            assert values[0] == POINT * (score(end)[-1] + extra_points(state))


def extra_points(state: State) -> int:
    sheet = state.scores()[0]
    return sum(part.points for part in sheet.parts if part.key not in BASE_PARTS)


BASE_PARTS = ("networks", "highway", "railway", "centre", "errors", "goals")


def best_total(state: State) -> int:
    """The most points the last round can bring, by trying everything."""
    if state.result() is not None:
        return state.scores()[0].total
    totals = []
    for move in state.legal(0):
        after = state.copy()
        after.apply(0, move)
        totals.append(best_total(after))
    return max(totals)


@pytest.mark.long
def test_a_wide_enough_plan_of_the_last_round_is_the_best() -> None:
    tried = 0
    for seed in range(scale(20, 300)):
        rng = Random(seed)
        state = game.new(1, {"edition": "blue"})
        while state.round < state.rounds or state.actors() == (CHANCE,):
            seat = state.actors()[0]
            state.apply(seat, rng.choice(state.legal(seat)))
        while state.turn(0).left.bit_count() > 2 and state.legal(0) != [END]:
            state.apply(0, rng.choice(state.legal(0)))
        if state.turn(0).can_use_special():
            continue
        tried += 1
        beam = beam_for(state)
        beam.begin(256, 256, 1)
        beam.set_turn(state.turn(0), 0)
        beam.search()
        assert beam.end_value(0) == POINT * best_total(state)
    assert tried


def figures(text: str) -> dict[str, int]:
    features = NetFeatures(CLASSIC_DICE)
    features.look(Sheet.parse(text).grid, 2, 0)
    return dict(zip(NET_FIGURES, features.figure_list(), strict=True))


def test_figures_of_small_boards() -> None:
    for board, expected in {
        "": {"dice_left": 2, "network_count": 0, "remote": 49, "filled": 0},
        # A highway of two spaces with one open end; any highway die goes on, none closes it.
        "01H.H.- 11H.H.-": {
            "highway_exits": 1,
            "highway_alive": 1,
            "highway_arm": 2,
            "highway_other_arm": 0,
            "highway_joined": 2,
            "closed_up": 0,
            "network_count": 1,
            "largest_fronts": 1,
        },
        # Two arms that lead into the same space.
        "01H.H.- 21H.H.- 31H...-": {"highway_joined": 4, "highway_arm": 2, "loose": 1},
        "11HHHH- 33RRRR-": {"used_highway_crossing": 1, "used_railway_crossing": 1},
        "33HRHR-": {"stations": 1, "overpasses": 0, "used_straights": 1},
        "33HRHRo": {"stations": 0, "overpasses": 1, "used_straights": 0},
    }.items():
        found = figures(board)
        assert {name: found[name] for name in expected} == expected, board


def test_highway_and_railway_figures_come_in_pairs() -> None:
    names = set(NET_FIGURES)
    for name in NET_FIGURES:
        words = name.split("_")
        if "highway" in words:
            assert "_".join("railway" if w == "highway" else w for w in words) in names


# -- choices ---------------------------------------------------------------------------------------

# What SMALL chooses in a few positions of every option set, as interpreted and compiled kernels
# must. By weights of its own: those that are shipped may be learned anew.
CHOICES: dict[str, list[str]] = {
    "blue forest": ["42.R.R-", "00..HH-"],
    "blue lake": ["24H.H.-", "00.H.H-"],
    "blue lava": ["25HH.H-", "40H.R.-"],
    "blue meteor": ["strike:right", "63R.R.-"],
    "blue none": ["60RR.R-", "32RRR.-"],
    "blue river": ["23.RR.-", "54H.HH-"],
    "blue trail": ["40R.RR-", "66..RH-"],
    "green forest": ["26R.RR-", "end"],
    "green lake": ["16HRHH-", "16R.RH-"],
    "green lava": ["64..RR-", "60R..R-"],
    "green meteor": ["04.R.R-", "24HHH.-"],
    "green none": ["22.HHH-", "54.R.H-"],
    "green river": ["06.H.H-", "44.R.R-"],
    "green trail": ["61HRH.-", "43R.RR-"],
}
# Interpreted, those with expansions would take a minute.
QUICK = ("blue none", "green none")


def test_the_same_moves_are_chosen_compiled_and_interpreted() -> None:
    net = drawn_net()
    for number, options in enumerate(option_cases()):
        name = f"{options['edition']} {options['expansion']}"
        if name in QUICK or stellwerk.compiled():
            assert chosen(number, options, net) == CHOICES[name], name


# What the boards of some positions of every option set are worth, one after the other.
WORTHS: dict[str, list[int]] = {
    "blue forest": [-789, 2189, 2952, 7690, -1650, 2503],
    "blue lake": [4562, 5697, 3487, 8017, 2569, 4801],
    "blue lava": [-4897, -2968, -12476, -7824, -9415, -8573],
    "blue meteor": [-1199, -21, -406, 1951, 4593, 6856],
    "blue none": [713, 1419, -459, 2884, -881, 2423],
    "blue river": [-2851, -555, -4282, -1590, -483, 1496],
    "blue trail": [-705, 1343, 43, 4415, 242, 2576],
    "green forest": [1739, 2753, -1201, -552, 296, 1496],
    "green lake": [1093, 5881, 1398, 5865, -1189, 3337],
    "green lava": [-914, 2395, -5655, -763, -13751, -10441],
    "green meteor": [2078, 2865, 4986, 6583, 8045, 9800],
    "green none": [-1296, 1558, 9526, 9216, 5291, 5047],
    "green river": [-2682, -996, -9031, -5652, -7652, -3944],
    "green trail": [-1809, 949, -5231, -928, -9476, -6568],
}


def test_boards_are_worth_the_same_compiled_and_interpreted() -> None:
    net = drawn_net()
    for number, options in enumerate(option_cases()):
        assert worths(number, options, net) == WORTHS[" ".join(options.values())]


def drawn_net() -> ValueNet:
    """The score as drawn, with layers drawn by lot beside it."""
    rng = Rng(7)

    def lots(numbers: Sequence[int], most: int) -> list[int]:
        return [rng.below(2 * most + 1) - most for _ in numbers]

    weights = first_weights("any", None)
    nets = [
        net
        and replace(
            net,
            first=lots(net.first, 2000),
            first_bias=lots(net.first_bias, 50_000),
            second=lots(net.second, 1000),
            second_bias=lots(net.second_bias, 200_000),
            last=lots(net.last, 1500),
        )
        for net in weights.nets
    ]
    return ValueNet(net_weights.parse(net_weights.write(replace(weights, nets=nets))))


def chosen(number: int, options: dict[str, str], net: ValueNet) -> list[str]:
    states = [walk(number, stop, 1, **options) for stop in (25, 45)]
    return [
        game.text(Learned(b"seed", SMALL, net).choose(state.seen(0)))
        for state in states
        if state.actors()
    ]


def worths(number: int, options: dict[str, str], net: ValueNet) -> list[int]:
    found = []
    for stop in (20, 35, 50):
        state = walk(number, stop, 1, **options)
        evaluation = Evaluation(net, state.edition.dice)
        found += [evaluation.worth(state.turn(0).grid, 3, dice, 0) for dice in (0, 2)]
    return found


@pytest.mark.long
def test_a_choice_needs_nothing_but_what_can_be_sent_as_text_and_repeats() -> None:
    for seed in range(scale(8, 100)):
        for options in ({"edition": "blue"}, {"edition": "green", "expansion": "meteor"}):
            state = walk(seed, 7 * seed, players=2, **options)
            if 0 not in state.actors():
                continue
            seen = state.seen(0)
            choice = Learned(b"one", SMALL).choose(seen)
            again = game.seen(json.loads(json.dumps(seen.json())))
            assert Learned(b"one", SMALL).choose(again) == choice
            assert choice in state.legal(0)


@pytest.mark.long
def test_two_of_them_at_one_table_draw_different_boards() -> None:
    for name in ("strong", "master"):
        players = [bots.make("ink", name, seed) for seed in (b"one", b"other")]
        state = play_game(game, players, b"dice").state
        assert isinstance(state, State)
        assert Sheet.of(state.turn(0).grid) != Sheet.of(state.turn(1).grid)


def test_the_most_it_gives_is_for_matches_and_offered_to_nobody() -> None:
    assert "max" not in {*bots.names("ink"), *bots.offered("ink")}
    assert "max" in bots.names("ink", patient=True)
    assert isinstance(bots.make("ink", "max", b""), Learned)


@pytest.mark.long
def test_drafts_and_goals_are_played_to_the_end() -> None:
    cases: list[dict[str, Value]] = [
        {"edition": "green", "draft": True},
        {"edition": "red", "draft": True, "expansion": "meteor"},
        {"edition": "green", "expansion": "lava"},
    ]
    for options in cases:
        players = [Learned(bytes([seat]), SMALL) for seat in range(3)]
        assert play_game(game, players, b"dice", options).state.result() is not None


@pytest.mark.long
def test_more_effort_is_stronger_and_all_are_stronger_than_greedy() -> None:
    means = {}
    for name in ("greedy", "strong"):
        totals = []
        for number in range(scale(12, 200)):
            players = [bots.make("ink", name, bytes([number]))]
            state = play_game(game, players, bytes([number]), {"edition": "blue"}).state
            totals.append(state.scores()[0].total)
        means[name] = sum(totals) / len(totals)
    assert means["strong"] > means["greedy"] + 2


def test_rolls_are_balanced_and_the_same_for_the_same_seed() -> None:
    dice = EDITIONS["green"].dice
    rolls = balanced_rolls(dice, 12, Rng(3))
    assert rolls == balanced_rolls(dice, 12, Rng(3)) != balanced_rolls(dice, 12, Rng(4))
    for block in (rolls[:6], rolls[6:]):
        for number, die in enumerate(dice):
            shown = sorted(FACES[roll[number]].key for roll in block)
            assert shown == sorted(die)


# -- what is refused -------------------------------------------------------------------------------


def test_efforts_of_nothing_and_beyond_limits_are_refused() -> None:
    for field in ("width", "extra_width", "ends", "rolls", "next_width", "next_extra_width"):
        for value in (0, -1, 1000):
            with pytest.raises(Invalid) as caught:
                replace(EFFORTS["master"], **{field: value})
            assert caught.value.refusal.key == "ink.effort_range"
            assert caught.value.refusal.words.params["name"] == field


def some_weights() -> NetWeights:
    return first_weights("classic", None)


def why(text: str, name: str, folder: Path) -> str:
    """The reason why a file of weights is refused."""
    path = folder / "weights.json"
    path.write_text(text, "utf-8")
    with pytest.raises(Invalid) as caught:
        net_weights.read(path, name)
    assert caught.value.refusal.key == "ink.weights_refused"
    assert caught.value.refusal.because is not None
    return caught.value.refusal.because.key


def test_weights_are_read_as_they_were_written() -> None:
    text = net_weights.write(some_weights())
    assert net_weights.write(net_weights.parse(text)) == text


def test_weights_that_are_damaged_foreign_or_of_another_version_are_refused(tmp_path: Path) -> None:
    text = net_weights.write(some_weights())
    data = json.loads(text)
    assert why(text, "challenge", tmp_path) == "ink.weights_foreign"
    assert why(text[: len(text) // 2], "classic", tmp_path) == "ink.weights_damaged"
    assert why("[]", "classic", tmp_path) == "ink.weights_damaged"
    for change, reason in (
        ({"format": 99}, "version"),
        ({"figures": "of somebody else"}, "figures"),
        ({"hash": "0" * 64}, "damaged"),
        ({"weights": data["weights"][:-8]}, "damaged"),
        ({"weights": "no base64!"}, "damaged"),
        ({"made": 7}, "damaged"),
    ):
        changed = json.dumps(data | change)
        assert why(changed, "classic", tmp_path) == f"ink.weights_{reason}", change
    with pytest.raises(Invalid) as caught:
        net_weights.read(tmp_path / "nowhere.json", "classic")
    because = caught.value.refusal.because
    assert because is not None
    assert because.key == "ink.weights_missing"


def test_weights_whose_sums_could_overflow_are_refused() -> None:
    weights = some_weights()
    net = weights.nets[1]
    assert net is not None
    for large in (
        replace(net, first=[32767] * len(net.first)),
        replace(net, second=[32767] * len(net.second)),
        replace(net, direct=[2**30] * len(net.direct)),
    ):
        with pytest.raises(Invalid) as caught:
            net_weights.write(replace(weights, nets=[None, large]))
        assert caught.value.refusal.key == "ink.weights_too_large"


def test_weights_are_shipped_with_how_they_came_about() -> None:
    size = 0
    folder = Path(net_weights.__file__).parent / "nets"
    shipped = {path.stem: path for path in folder.glob("*.json")}
    assert set(shipped) <= set(option_sets())
    assert {option_set(edition.dice, "none") for edition in EDITIONS.values()} <= set(shipped)
    for name, path in shipped.items():
        weights = net_weights.read(path, name)
        assert {"command", "seed", "games", "date", "points"} <= set(weights.made)
        size += path.stat().st_size
    assert size <= 2_000_000


@pytest.mark.long
def test_an_expansion_without_weights_of_its_own_is_played_by_its_points(tmp_path: Path) -> None:
    with pytest.raises(Invalid) as caught:
        net_for(CLASSIC_DICE, "river", tmp_path)
    assert caught.value.refusal.key == "ink.weights_refused"
    (tmp_path / "classic.json").write_text(net_weights.write(some_weights()), "utf-8")
    state = walk(1, 12, 1, edition="blue", expansion="river")
    bot = Learned(b"", SMALL, net_for(CLASSIC_DICE, "river", tmp_path))
    assert bot.choose(state.seen(0)) in state.legal(0)
