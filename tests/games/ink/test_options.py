"""Which games there are: expansions and rounds (RI-110, RI-111), and options that are refused."""

from __future__ import annotations

import pytest

from stellwerk.core.card import Value
from stellwerk.core.game import CHANCE
from stellwerk.core.lines import LineProblem
from stellwerk.core.refusal import Declined
from stellwerk.games.ink import LineScorer, Sheet, State, game
from tests.games.ink import scene, table, turns
from tests.games.ink import slow_expansions as slow_x
from tests.games.ink.slow_expansions import EXPANSIONS


def refused(**chosen: Value) -> tuple[str, str, dict[str, str | int]]:
    """How a game with these options is refused."""
    players = int(chosen.pop("players", 2))
    with pytest.raises(Declined) as caught:
        game.new(players, chosen)
    assert caught.value.refusal in game.card.check(chosen, players)
    return table.said(caught.value.refusal)


def roll_all(state: State) -> list[list[str]]:
    """The dice of a round, each with all its faces; they show their first."""
    dice = []
    while state.actors() == (CHANCE,):
        moves, odds = state.legal(CHANCE), state.odds()
        dice.append([game.text(m) for m, w in zip(moves, odds, strict=True) for _ in range(w)])
        state.apply(CHANCE, moves[0])
    return dice


# ---------------------------------------------------------------- expansions


@pytest.mark.rule("RI-110")
@pytest.mark.parametrize("edition", table.EDITIONS)
@pytest.mark.parametrize("expansion", EXPANSIONS)
def test_every_expansion_can_be_played_with_every_edition(edition: str, expansion: str) -> None:
    state = scene.new(1, edition=edition, expansion=expansion, goals=False)
    dice = [sorted(die) for die in roll_all(state)]
    both = (*turns.DICE[edition], *slow_x.DICE[expansion])
    assert dice == [sorted(die) for die in both]
    assert expansion in [part.key for part in state.scores()[0].parts]


@pytest.mark.rule("RI-110")
def test_at_most_one_expansion_is_played() -> None:
    assert refused(expansion="river, lake") == (
        "",
        "core.option_value",
        {
            "option": "expansion",
            "value": "river, lake",
            "allowed": "none, river, lake, meteor, lava, forest, trail",
        },
    )
    for expansion in EXPANSIONS:
        keys = [part.key for part in scene.new(1, expansion=expansion).scores()[0].parts]
        assert [key for key in keys if key in EXPANSIONS] == [expansion]


@pytest.mark.rule("RI-111")
@pytest.mark.parametrize("expansion", ["none", *EXPANSIONS])
def test_a_game_with_an_expansion_has_six_rounds(expansion: str) -> None:
    state = scene.new(1, edition="green", expansion=expansion, goals=False)
    rounds = 0
    while state.actors():
        rounds += 1
        roll_all(state)
        scene.skip_to_end(state)
    assert rounds == (7 if expansion == "none" else 6)
    assert state.seen(None).json()["rounds"] == rounds


@pytest.mark.rule("RI-112", "RI-27")
@pytest.mark.parametrize("expansion", EXPANSIONS)
def test_the_four_route_dice_stay_compulsory(expansion: str) -> None:
    extra = ("up", "1") if expansion == "meteor" else slow_x.DICE[expansion][0][:2]
    state = scene.at(
        "33AAAA-" if expansion == "lava" else "", *table.ROLL, *extra, expansion=expansion
    )
    if expansion == "meteor":
        table.draw(state, "strike:up")
    for text in table.APART:
        assert table.refused(state, "end").rule == "RI-27"
        table.draw(state, text)
    assert state.turn(0).route_duty() == -1


@pytest.mark.rule("RI-113")
@pytest.mark.parametrize("expansion", ["river", "lake", "forest", "trail"])
@pytest.mark.parametrize("count", [0, 1, 2])
def test_these_dice_may_be_drawn_or_left(expansion: str, count: int) -> None:
    dice = slow_x.DICE[expansion][0]
    faces = (dice[0], dice[-1])
    state = scene.at("", *table.ROLL, *faces, expansion=expansion)
    table.draw(state, *table.APART)
    for face in faces[:count]:
        forms = {"".join(form) for form in slow_x.FORMS[face]}
        table.draw(state, next(text for text in table.legal(state) if text[2:] in forms))
    assert "end" in table.legal(state)
    table.draw(state, "end")
    assert state.round == 2


@pytest.mark.rule("RI-113", "RI-26")
def test_an_expansion_die_is_drawn_once() -> None:
    state = scene.at("", *table.ROLL, "FT", "FHS", expansion="forest")
    table.draw(state, "33....t")
    assert table.said(table.refused(state, "44....t")) == (
        "RI-26",
        "ink.die_not_left",
        {"face": "FT"},
    )
    both = scene.at("", *table.ROLL, "FT", "FT", expansion="forest")
    table.draw(both, "33....t", "44....t")
    assert table.refused(both, "55....t").rule == "RI-26"


# ---------------------------------------------------------------- faces that do not belong here


@pytest.mark.rule("RI-110")
@pytest.mark.parametrize("playing", ["none", *EXPANSIONS])
def test_faces_of_another_expansion_are_refused(playing: str) -> None:
    tokens = {
        "river": "33V.V.-",
        "lake": "33L...-",
        "meteor": "33....c",
        "lava": "00AAAA-",
        "forest": "33....t",
        "trail": "33.H.Hp",
    }
    for expansion, token in tokens.items():
        if expansion == playing:
            scene.sheet(token, expansion=playing)
            continue
        face = {"river": "VS", "lake": "L1", "meteor": "MC", "lava": "AV", "forest": "FT"}.get(
            expansion, "PHS"
        )
        said = {"face": face, "expansion": expansion, "playing": playing, "allowed": expansion}
        with pytest.raises(Declined) as caught:
            scene.sheet(token, expansion=playing)
        assert table.said(caught.value.refusal) == ("RI-110", "ink.face_of_expansion", said)
        with pytest.raises(LineProblem) as found:
            LineScorer(scene.rules(expansion=playing)).score(f"01H.H.- {token}")
        assert found.value.column == 9
        assert found.value.refusal == caught.value.refusal
        sheet = Sheet(scene.rules(expansion=playing))
        assert sheet.refusal(token) == caught.value.refusal


@pytest.mark.rule("RI-110")
def test_a_move_with_a_face_of_another_expansion_is_refused() -> None:
    state = scene.at("", *table.ROLL, "VS", "VC", expansion="river")
    reason = table.refused(state, "33L...-")
    assert (reason.rule, reason.key) == ("RI-110", "ink.face_of_expansion")
    plain = table.roll(table.new(), *table.ROLL)
    assert table.refused(plain, "33V.V.-").key == "ink.face_of_expansion"


# ---------------------------------------------------------------- options that do not go together


@pytest.mark.rule("RI-100")
def test_a_draft_needs_two_players() -> None:
    assert refused(players=1, draft=True) == ("RI-100", "ink.draft_alone", {})
    assert scene.new(2, draft=True).seen(None).json()["phase"] == "setup"


@pytest.mark.rule("RI-84")
@pytest.mark.parametrize("edition", ["blue", "red"])
def test_goals_need_a_challenge_board(edition: str) -> None:
    not_in_play = ("RI-84", "ink.goals_not_in_play")
    assert refused(edition=edition, yellow_goals=True) == (
        *not_in_play,
        {"option": "yellow_goals"},
    )
    assert refused(edition=edition, goal_top="A") == (*not_in_play, {"option": "goal_top"})


@pytest.mark.rule("RI-84")
def test_goals_that_are_switched_off_cannot_be_chosen() -> None:
    for option, value in (("yellow_goals", True), ("goal_bottom", "A")):
        said = refused(edition="green", goals=False, **{option: value})
        assert said == ("RI-84", "ink.goals_not_in_play", {"option": option})


@pytest.mark.rule("RI-84")
def test_goals_of_an_expansion_not_in_play_are_refused_with_those_allowed() -> None:
    assert refused(edition="green", goal_bottom="FA") == (
        "RI-84",
        "ink.goal_not_here",
        {"option": "goal_bottom", "goal": "FA", "allowed": "A, B, C, D, E, F"},
    )
    assert refused(edition="green", expansion="trail", goal_bottom="A") == (
        "RI-84",
        "ink.goal_not_here",
        {"option": "goal_bottom", "goal": "A", "allowed": "TA, TB, TC"},
    )
    assert refused(edition="green", expansion="forest", goal_top="FA") == (
        "RI-84",
        "ink.goal_not_here",
        {"option": "goal_top", "goal": "FA", "allowed": "A, B, C, D, E, F"},
    )
    assert refused(edition="green", goal_top="G")[2]["allowed"] == "A, B, C, D, E, F"


@pytest.mark.rule("RI-84")
def test_the_same_goal_twice_is_refused() -> None:
    assert refused(edition="green", goal_top="A", goal_middle="A") == (
        "RI-84",
        "ink.goal_not_here",
        {"option": "goal_middle", "goal": "A", "allowed": "B, C, D, E, F"},
    )


@pytest.mark.parametrize(
    "option, value, allowed",
    [
        ("central_counts", "none", "any, routes"),
        ("meteor_score_per", "crater", "route, end"),
        ("ta_length", 6, "4, 5"),
        ("crater_must", "maybe", "no, yes"),
        ("flood_blocked_by_route", 1, "no, yes"),
        ("forest_routes_must_connect", 0, "no, yes"),
        ("layout", "printed", "challenge-house-1"),
        ("goal_top", "Z", "drawn, A, B, C, D, E, F, G, H, I, J, K, L, FA, FB, FC, TA, TB, TC"),
    ],
)
def test_values_an_option_does_not_have_are_refused_with_those_it_has(
    option: str, value: Value, allowed: str
) -> None:
    rule, key, said = refused(edition="green", **{option: value})
    assert (rule, key) == ("", "core.option_value")
    assert (said["option"], said["allowed"]) == (option, allowed)


def test_every_open_point_with_a_setting_is_an_option_with_its_default() -> None:
    defaults = {
        "central_counts": "any",
        "flood_blocked_by_route": False,
        "meteor_score_per": "route",
        "forest_routes_must_connect": False,
        "ta_length": 4,
        "crater_must": False,
        "yellow_goals": False,
        "goals": True,
        "draft": False,
        "expansion": "none",
    }
    assert {key: scene.options()[key] for key in defaults} == defaults


@pytest.mark.rule("RI-55")
@pytest.mark.parametrize(
    "expansion, board, routes",
    [
        ("lava", "33AAAA- 22.HAHo", 1),
        ("meteor", "33....c 22H.H.-", 1),
        ("lake", "33LLLL- 22L.H.- 44L...-", 1),
        ("river", "33VHVHo 22V.V.-", 1),
        ("forest", "33....t 22H.H.t 44HRHRo", 2),
        ("trail", "33.H.Hp 44H.R.-", 2),
    ],
)
def test_central_spaces_count_anything_or_only_routes(
    expansion: str, board: str, routes: int
) -> None:
    """OP-4."""
    everything = len(board.split())
    assert scene.parts(board, expansion=expansion)["centre"] == everything
    only = scene.parts(board, expansion=expansion, central_counts="routes")
    assert only["centre"] == routes
