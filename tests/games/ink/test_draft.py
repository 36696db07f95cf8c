"""The draft variant: a pool of dice in pairs, taken in turn (RI-100 to RI-108)."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from stellwerk.core.card import Value
from stellwerk.core.chance import SeededDealer, game_seed, seed_from
from stellwerk.core.game import CHANCE
from stellwerk.games.ink import State, draft, game
from stellwerk.games.ink.faces import FACE_INDEX
from stellwerk.games.ink.plain import DraftData
from tests.games.ink import boards, scene, slow_expansions, table, turns
from tests.games.ink.standing import Seat, Table, standing
from tests.scale import scale

POOL = {"blue": Counter("AAAB"), "red": Counter("AAAB"), "green": Counter("AACD")}
# Table 1.3, last column.
VALUE = {
    **dict.fromkeys(("HS", "RS", "HC", "RC", "SS", "SC"), 2),
    **dict.fromkeys(("HT", "RT", "TH", "TR"), 3),
    **dict.fromkeys(("HD", "RD"), 1),
    **dict.fromkeys(("OV", "H2", "R2"), 0),
}
FACE_ON = {"A": turns.DICE["blue"][0], "B": turns.DICE["blue"][3]} | {
    "C": turns.DICE["green"][2],
    "D": turns.DICE["green"][3],
}


def drafting(players: int, star: int = 1, **chosen: Value) -> State:
    """A draft whose star is known."""
    return scene.show(scene.new(players, draft=True, goals=False, **chosen), f"star:{star}")


def shows(state: State) -> Counter[str]:
    """What chance can show now, with its weights."""
    texts = [game.text(move) for move in state.legal(CHANCE)]
    return Counter(dict(zip(texts, state.odds(), strict=True)))


def pool_of(*faces: str, edition: str = "blue") -> list[str]:
    """A pool that shows these faces, as chance tells it: `die:A` and its face, and so on."""
    dice = sorted(POOL[edition], reverse=True)
    names = {face: name for name in dice for face in FACE_ON[name]}
    return [text for face in faces for text in (f"die:{names[face]}", face)]


def table_of(state: State) -> DraftData:
    """The draft as everybody sees it."""
    return state.seen(None).json()["draft"]


def pairs(state: State) -> list[tuple[list[str], int | None]]:
    found = []
    listed = table_of(state)["pairs"]
    assert isinstance(listed, list)
    for pair in listed:
        assert isinstance(pair, dict)
        dice, seat = pair["dice"], pair["seat"]
        assert isinstance(dice, list)
        assert seat is None or isinstance(seat, int)
        found.append(([str(face) for face in dice], seat))
    return found


# ---------------------------------------------------------------- pool and pairs


@pytest.mark.rule("RI-101")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_start_player_is_chosen_at_random_and_remembered(players: int) -> None:
    state = scene.new(players, draft=True)
    assert shows(state) == Counter({f"star:{seat}": 1 for seat in range(1, players + 1)})
    scene.show(state, f"star:{players}")
    assert (table_of(state)["star"], table_of(state)["starter"]) == (players - 1, players - 1)


@pytest.mark.rule("RI-100", "RI-102")
@pytest.mark.parametrize("edition", table.EDITIONS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_pool_holds_one_set_for_each_player(edition: str, players: int) -> None:
    """Dice come out of the pool at random, are rolled, and lie there in pairs."""
    state = drafting(players, edition=edition)
    left = Counter({die: count * players for die, count in POOL[edition].items()})
    rng = Random(f"{edition} {players}")
    faces = []
    for _ in range(4 * players):
        assert shows(state) == Counter({f"die:{name}": n for name, n in left.items() if n})
        name = rng.choice(sorted(left.elements()))
        left[name] -= 1
        scene.show(state, f"die:{name}")
        assert shows(state) == Counter(FACE_ON[name])
        faces.append(rng.choice(FACE_ON[name]))
        scene.show(state, faces[-1])
    assert state.seen(None).json()["phase"] == "draft"
    assert pairs(state) == [(faces[i : i + 2], None) for i in range(0, 4 * players, 2)]


@pytest.mark.rule("RI-102")
def test_pairs_are_made_at_random() -> None:
    """Three A and one B each: the two B of two players meet in one pair of seven, 1 in 7 games."""
    together = 0
    for number in range(400):
        dealer = SeededDealer(game_seed(seed_from("pairs"), number))
        state = scene.new(2, draft=True)
        names = []
        while state.actors() == (CHANCE,):
            move = dealer.deal(game, state)
            state.apply(CHANCE, move)
            if game.text(move).startswith("die:"):
                names.append(game.text(move)[-1])
        together += any(names[i : i + 2] == ["B", "B"] for i in range(0, 8, 2))
    assert 30 <= together <= 90  # 57 expected, deviation 7


@pytest.mark.rule("RI-107")
def test_after_the_round_all_dice_return_to_the_pool() -> None:
    state = drafting(2)
    first = shows(state)
    scene.show(state, *pool_of("HS", "RS", "HC", "OV", "HT", "RT", "RC", "SS"))
    take(state, 1, 2, 3, 4)
    for seat in (0, 1):
        scene.skip_to_end(state, seat)
    assert state.round == 2
    assert shows(state) == first


# ---------------------------------------------------------------- taking pairs, RI-103


def take(state: State, *numbers: int) -> State:
    """Whoever is to act takes these pairs."""
    for number in numbers:
        (seat,) = state.actors()
        state.apply(seat, game.parse(f"pair:{number}"))
    return state


EIGHT = pool_of("HS", "RS", "HC", "OV", "HT", "RT", "RC", "SS")
TWELVE = pool_of("HS", "HS", "HS", "OV", "RS", "RS", "RS", "SS", "HC", "HC", "HC", "SC")


@pytest.mark.rule("RI-103")
@pytest.mark.parametrize("star, order", [(1, [0, 1, 2]), (2, [1, 2, 0]), (3, [2, 0, 1])])
def test_twice_around_from_the_start_player(star: int, order: list[int]) -> None:
    state = scene.show(drafting(3, star), *TWELVE)
    took = []
    for number in range(1, 7):
        (seat,) = state.actors()
        took.append(seat)
        assert [game.text(m) for m in state.legal(seat)] == [f"pair:{n}" for n in range(number, 7)]
        other = (seat + 1) % 3
        assert table.refused(state, f"pair:{number}", other).rule == "RI-17"
        take(state, number)
        assert pairs(state)[number - 1][1] == seat
    assert took == order * 2
    assert state.actors() == (0, 1, 2)
    assert state.seen(None).json()["phase"] == "draw"


@pytest.mark.rule("RI-103")
def test_a_pair_is_taken_once_and_before_anything_is_drawn() -> None:
    state = take(scene.show(drafting(2), *EIGHT), 3)
    assert table.said(table.refused(state, "pair:3", 1)) == (
        "RI-103",
        "ink.pair_taken",
        {"pair": 3},
    )
    assert table.said(table.refused(state, "03R.R.-", 1)) == ("RI-103", "ink.draft_first", {})
    assert table.refused(state, "end", 1).rule == "RI-103"
    take(state, 1, 2, 4)
    assert table.said(table.refused(state, "pair:1", 1)) == ("RI-103", "ink.not_drafting", {})
    assert state.retractable(0) == []


@pytest.mark.rule("RI-103", "RI-106")
def test_everyone_draws_the_own_four_dice() -> None:
    state = take(scene.show(drafting(2), *EIGHT), 2, 1, 4, 3)
    assert scene.mine(state, 0)["dice"] == ["HC", "OV", "RC", "SS"]
    assert scene.mine(state, 1)["dice"] == ["HS", "RS", "HT", "RT"]
    table.draw(state, "01HH..-", seat=0)
    assert table.refused(state, "01HH..-", 1).rule == "RI-26"
    table.draw(state, "01HHH.-", seat=1)
    assert table.refused(state, "05HHH.-", 0).rule == "RI-26"
    assert table.refused(state, "end", 1).rule == "RI-27"


@pytest.mark.rule("RI-106", "RI-76")
def test_a_factory_copies_an_own_die() -> None:
    """OP-34: the own set takes the place of the common one."""
    pool = pool_of("HT", "HS", "SS", "OV", "RT", "RS", "HD", "R2", edition="green")
    state = take(scene.show(drafting(2, edition="green"), *pool), 1, 3, 2, 4)
    assert scene.mine(state)["dice"] == ["HT", "HS", "SS", "OV"]
    table.draw(state, "01HHH.-", "02.H.H-")
    assert scene.mine(state)["copies"] == 1
    assert table.refused(state, "03RRR.-").rule == "RI-26"  # of the other set
    table.draw(state, "03.H.H-")
    assert scene.mine(state)["copies"] == 0


# ---------------------------------------------------------------- the next start player


def draft_all(state: State, rng: Random) -> list[int]:
    """A draft by chance; gives the sums of the seats."""
    while state.actors() == (CHANCE,):
        state.apply(CHANCE, rng.choice(state.legal(CHANCE)))
    while state.seen(None).json()["phase"] == "draft":
        (seat,) = state.actors()
        state.apply(seat, rng.choice(state.legal(seat)))
    took = pairs(state)
    return [
        sum(VALUE[face] for dice, taker in took if taker == seat for face in dice)
        for seat in range(state.players)
    ]


@pytest.mark.rule("RI-104", "RI-105")
@pytest.mark.parametrize("edition", ["blue", "green"])
def test_the_lowest_sum_starts_next_and_of_equals_the_last_in_order(edition: str) -> None:
    ties = 0
    for number in range(scale(60, 1000)):
        rng = Random(f"starter {edition} {number}")
        players, star = rng.randint(2, 4), rng.randint(1, 2)
        state = drafting(players, star, edition=edition)
        sums = draft_all(state, rng)
        order = [(star - 1 + i) % players for i in range(players)]
        lowest = [seat for seat in order if sums[seat] == min(sums)]
        ties += len(lowest) > 1
        assert table_of(state)["starter"] == lowest[-1]
        assert table_of(state)["star"] == star - 1
    if scale(60) >= 60:
        assert ties > 3


@pytest.mark.rule("RI-104")
def test_a_die_is_worth_its_ends_but_three_faces_nothing() -> None:
    for face, value in VALUE.items():
        ends = 4 - boards.FACES[face].sides.count(".")
        assert value == (0 if face in ("OV", "H2", "R2") else ends)
        assert draft.value([FACE_INDEX[face]]) == value
    assert draft.value([FACE_INDEX[face] for face in VALUE]) == sum(VALUE.values())


@pytest.mark.rule("RI-105", "WE-11")
def test_we_11_of_three_with_six_the_last_in_order_starts() -> None:
    """8 for player 1, 6 for the others, as in the rulebook's example."""
    # In the order of the dice A, A, C, D.
    sets = (
        ("HS", "HC", "HD", "HT"),
        ("HC", "RT", "RD", "OV"),
        ("RS", "RC", "SS", "H2"),
        ("HS", "RS", "SC", "R2"),
    )
    assert [sum(VALUE[face] for face in dice) for dice in sets] == [8, 6, 6, 6]
    state = drafting(4, edition="green")
    for half in (slice(0, 2), slice(2, 4)):
        for dice in sets:
            for name, face in zip("AACD"[half], dice[half], strict=True):
                scene.show(state, f"die:{name}", face)
    take(state, *range(1, 9))
    assert [scene.mine(state, seat)["dice"] for seat in range(4)] == [list(d) for d in sets]
    assert table_of(state)["starter"] == 3


@pytest.mark.rule("RI-105")
def test_the_new_start_player_begins_the_next_draft() -> None:
    state = take(scene.show(drafting(2), *EIGHT), 1, 2, 3, 4)  # 2+2+3+3 against 2+0+2+2
    assert table_of(state)["starter"] == 1
    for seat in (0, 1):
        scene.skip_to_end(state, seat)
    scene.show(state, *EIGHT)
    assert state.actors() == (1,)


# ---------------------------------------------------------------- expansions in a draft


@pytest.mark.rule("RI-100")
@pytest.mark.parametrize("expansion", ["river", "lake", "lava", "forest", "trail"])
def test_expansion_dice_are_shared_and_not_drafted(expansion: str) -> None:
    state = scene.show(drafting(2, expansion=expansion), *EIGHT)
    dice = slow_expansions.DICE[expansion]
    assert shows(state) == Counter(dice[0])
    scene.show(state, dice[0][0], dice[1][-1])
    assert state.seen(None).json()["dice"] == [dice[0][0], dice[1][-1]]
    assert len(pairs(state)) == 4
    take(state, 1, 2, 3, 4)
    for seat in (0, 1):
        assert scene.mine(state, seat)["dice"][4:] == [dice[0][0], dice[1][-1]]


@pytest.mark.rule("RI-17", "RI-150")
def test_in_a_draft_the_meteor_strikes_before_anyone_takes_a_pair() -> None:
    """One after the other in the order of the draft, openly."""
    state = scene.show(drafting(2, star=2, expansion="meteor"), *EIGHT, "any", "2")
    assert state.seen(None).json()["phase"] == "meteor"
    assert state.actors() == (1,)
    assert table.refused(state, "pair:1", 1).rule == "RI-150"
    assert table.refused(state, "strike:up", 0).rule == "RI-17"
    table.draw(state, "ignore:X3", seat=1)
    assert state.actors() == (0,)
    table.draw(state, "strike:up", seat=0)
    assert state.seen(None).json()["phase"] == "draft"
    # Now the boards are open, and the decisions stand.
    assert table.board(state, 0, viewer=1).startswith("13....c")
    assert state.retractable(1) == []
    take(state, 1, 2, 3, 4)
    assert table.said(table.refused(state, "strike:up", 0)) == ("RI-150", "ink.strike_decided", {})
    assert table.refused(state, "01HHHH-", 1).rule == "RI-30"
    assert scene.mine(state, 1)["specials"] == ["X3"]


# ---------------------------------------------------------------- ties, RI-108


def finished(boards: list[str], star: int, **chosen: Value) -> State:
    """A draft that is over, with these boards."""
    options = scene.options(draft=True, goals=False, **chosen)
    place = Table(options, 7, "over", star=star, starter=0)
    return standing(place, [Seat(text) for text in boards])


@pytest.mark.rule("RI-108")
@pytest.mark.parametrize("star", range(4))
def test_a_tie_is_broken_counter_clockwise_with_the_star_last(star: int) -> None:
    result = finished([""] * 4, star).result()
    assert result is not None
    order = [(star - 1 - i) % 4 for i in range(4)]
    assert order[-1] == star
    assert [order.index(seat) + 1 for seat in range(4)] == list(result.places)


@pytest.mark.rule("RI-108", "RI-69")
def test_errors_are_compared_before_the_star() -> None:
    """OP-8: two boards with no points; one has an error less."""
    fewer, more = "00HH..-1", "33H.H.-1"
    assert scene.parts(fewer)["total"] == scene.parts(more)["total"] == 0
    for star in (0, 1):
        result = finished([more, fewer], star).result()
        assert result is not None
        assert result.places == (2, 1)


@pytest.mark.rule("RI-108")
def test_only_the_tied_are_touched_by_the_star() -> None:
    better = "01H.H.-1 11H.H.-1"
    result = finished(["", better, ""], star=1).result()
    assert result is not None
    assert result.places == (2, 1, 3)


@pytest.mark.rule("RI-108", "RI-106")
@pytest.mark.parametrize("players", [2, 3])
def test_a_whole_draft_with_equal_boards_has_one_winner(players: int) -> None:
    """Everybody gets the same faces and draws the same; the star decides."""
    state = drafting(players, star=players)
    while state.actors():
        for _ in range(players):
            scene.show(state, "die:A", "HS", "die:A", "RC")
        for _ in range(players):
            scene.show(state, "die:A", "RT", "die:B", "SS")
        while state.seen(None).json()["phase"] == "draft":
            (seat,) = state.actors()
            state.apply(seat, state.legal(seat)[0])
        for seat in range(players):
            scene.skip_to_end(state, seat)
    assert len({score.total for score in state.scores()}) == 1
    result = state.result()
    assert result is not None
    assert result.winners == (players - 2,)
    assert sorted(result.places) == list(range(1, players + 1))
