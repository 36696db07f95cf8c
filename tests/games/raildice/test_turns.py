"""Set-up, turns, income, rolling and shares (RRD-12 to RRD-30), the end of turn and year."""

from __future__ import annotations

import pytest

from stellwerk.core import CHANCE
from stellwerk.games.raildice import game
from tests.games.raildice.scene import (
    START,
    End,
    Scene,
    Seat,
    chain,
    dice_of,
    front,
    legal,
    play,
    refused,
    roll,
    seen,
)

JOKERS = (0, 0, 0, 9)


# -- set-up --------------------------------------------------------------------------------------


@pytest.mark.rule("RRD-7", "RRD-8", "RRD-9", "RRD-12")
def test_the_start_tile_with_one_straight_and_two_ends() -> None:
    view = seen(game.new(3))
    assert view["map"] == [
        {"at": [0, 0], "type": "G", "rotation": 0, "stations": [], "ends": ["1", "2"]}
    ]
    (tile,) = view["tiles"]
    assert tile["pieces"] == [{"cell": "33", "kind": "track", "sides": "EW"}]
    assert [end["next"] for end in view["ends"]] == [["32"], ["34"]]
    assert view["supply"] == {"G": 7, "R": 8, "B": 9, "L": 10}


@pytest.mark.rule("RRD-13", "RRD-15")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_four_jokers_each_and_full_company_cards(players: int) -> None:
    p = game.new(players).position
    for seat in range(players):
        assert [p.front_dice(seat, face) for face in range(4)] == [0, 0, 0, 4]
        assert p.behind_dice(seat) == 0
    assert [p.director_of(company) for company in range(5)] == [-1] * 5
    assert [p.shares_left(company) for company in range(5)] == [10] * 5


@pytest.mark.rule("RRD-16", "RRD-17")
def test_the_first_seat_begins_or_chance_decides() -> None:
    assert game.new(3).actors() == (0,)
    state = game.new(3, {"first": "random"})
    assert state.actors() == (CHANCE,)
    assert state.odds() == [1, 1, 1]
    state.apply(CHANCE, game.parse("first:3"))
    order: list[int] = []
    for _ in range(3):
        order += state.actors()
        play(state, "end")
    assert order == [2, 0, 1]  # clockwise
    fresh = game.new(3, {"first": "random"})
    reason = fresh.refusal(CHANCE, game.parse("first:4"))
    assert reason is not None
    assert (reason.rule, reason.key) == ("RRD-16", "raildice.not_a_seat")


@pytest.mark.rule("RRD-2")
def test_the_variant_with_sixty_dice() -> None:
    state = game.new(4, {"dice": 60})
    assert state.position.bank == 60 - 1 - 16
    assert dice_of(state) == 60


# -- actions -------------------------------------------------------------------------------------


@pytest.mark.rule("RRD-18", "RRD-19")
def test_actions_come_in_any_order_and_mixed() -> None:
    scene = Scene([Seat((2, 1, 1, 3), 2), Seat()], numbers={"year": 2})
    state = play(scene.state(), "lay:2:34WE:straight", "income", "buy:red:bank:share")
    play(state, "add:behind", "add:joker", "roll")
    roll(state, ["curve", "curve", "joker"])
    play(state, "lay:1:32EN:curve", "buy:red:bank:joker", "lay:2:35WN:joker")
    assert refused(state, "add:joker") == ("RRD-18", "rolled_already")
    assert refused(state, "income") == ("RRD-18", "income_twice")
    play(state, "end")
    assert state.actors() == (1,)


@pytest.mark.rule("RRD-18")
def test_every_action_is_optional() -> None:
    state = game.new(2)
    play(state, "end")
    assert state.actors() == (1,)


@pytest.mark.rule("RRD-10", "RRD-11")
def test_what_a_die_behind_the_screen_cannot_do() -> None:
    state = Scene([Seat(behind=9), Seat()]).state()
    assert legal(state) == {"add:behind", "end"}  # no track, no share
    assert refused(state, "lay:2:34WE:straight") == ("RRD-31", "no_die")
    assert refused(state, "buy:red:bank:share") == ("RRD-26", "no_die")


@pytest.mark.rule("RRD-10", "RRD-11")
@pytest.mark.parametrize(
    "dice, uses",
    [
        ((1, 0, 0, 0), {"lay:2:34WE:straight"}),
        ((0, 1, 0, 0), {"lay:2:34WN:curve", "lay:2:34WS:curve"}),
        ((0, 0, 1, 0), {"buy:red:bank:share"}),
        (
            (0, 0, 0, 1),
            {"lay:2:34WE:joker", "lay:2:34WN:joker", "buy:red:bank:joker", "add:joker"},
        ),
    ],
)
def test_what_a_die_in_front_can_do(dice: tuple[int, int, int, int], uses: set[str]) -> None:
    found = legal(Scene([Seat(dice), Seat()]).state())
    assert uses <= found
    assert not any(text.startswith("add") for text in found) or dice[3]


# -- income --------------------------------------------------------------------------------------


@pytest.mark.rule("RRD-22")
def test_stations_built_earlier_in_the_turn_count() -> None:
    scene = Scene(
        seats=[Seat(JOKERS), Seat()],
        tiles=("0 0 G0", "1 0 G0"),
        ends=(End(0, "32", "W"), End(1, "32", "E")),
        pieces=(("32EW", *START), ("30WE", "31WE", "32WE")),
        directors={"green": 0},
        left={"green": (2, 4)},  # four built
        numbers={"year": 3},
    )
    assert scene.state().seen(0).json()["income"] == {"dice": 4, "to": "behind"}
    state = play(scene.state(), "station:2:33:green:1", "pay:4:0", "income")
    assert state.position.behind_dice(0) == 5


@pytest.mark.rule("RRD-62")
def test_income_that_the_bank_cannot_pay_ends_the_game() -> None:
    state = Scene([Seat(behind=30), Seat()], bank=3, numbers={"year": 2}).state()
    assert state.seen(0).json()["warn"] == {"income": {"ending": "d", "now": True}}
    play(state, "income")
    assert state.actors() == ()
    assert state.seen(None).json()["ending"] == "d"
    assert state.position.bank == 3  # not even in part
    assert state.position.behind_dice(0) == 30


# -- rolling -------------------------------------------------------------------------------------


@pytest.mark.rule("RRD-23", "RRD-24", "RRD-25")
def test_jokers_bring_bonus_dice_and_all_land_in_front() -> None:
    scene = Scene([Seat((1, 0, 1, 3), 4), Seat()])
    state = play(scene.state(), "add:joker", "add:behind", "add:behind", "add:joker")
    bank = state.position.bank
    assert state.seen(0).json()["cup"] == {"jokers": 2, "behind": 2}
    play(state, "roll")
    assert state.position.bank == bank - 2
    assert dice_of(state) == 40
    faces = ["straight", "curve", "share", "joker", "curve", "curve"]
    roll(state, faces)
    # One joker and two dice behind were left where they were.
    assert front(state, 0) == (2, 3, 2, 2)
    assert state.position.behind_dice(0) == 2
    assert state.seen(0).json()["rolling"] == {"left": 0, "rolled": sorted(faces, key=FACES.index)}
    assert dice_of(state) == 40


FACES = ["straight", "curve", "share", "joker"]


@pytest.mark.rule("RRD-1", "RRD-24")
def test_each_die_shows_its_faces_with_the_right_odds() -> None:
    state = play(game.new(2), "add:joker", "roll")
    assert state.actors() == (CHANCE,)
    assert legal(state) == {f"die:{face}" for face in FACES}
    assert state.odds() == [2, 2, 1, 1]
    reason = state.refusal(CHANCE, game.parse("end"))
    assert reason is not None
    assert (reason.rule, reason.key) == ("RRD-1", "raildice.not_a_face")


@pytest.mark.rule("RRD-23")
def test_a_roll_needs_dice_and_only_so_many_are_there() -> None:
    state = Scene([Seat((3, 0, 0, 1), 1), Seat()]).state()
    assert refused(state, "roll") == ("RRD-23", "cup_empty")
    play(state, "add:joker", "add:behind")
    assert legal(state) == {"roll"}
    assert refused(state, "add:joker") == ("RRD-23", "no_joker")
    assert refused(state, "add:behind") == ("RRD-23", "none_behind")
    assert refused(state, "end") == ("RRD-23", "roll_first")
    assert refused(state, "die:joker") == ("RRD-24", "only_chance")


# -- shares --------------------------------------------------------------------------------------


@pytest.mark.rule("RRD-26", "RRD-27", "RRD-30")
def test_a_share_from_the_bank_for_a_share_die_or_a_joker() -> None:
    scene = Scene(
        [Seat((0, 0, 1, 1), shares={"red": 4}), Seat(shares={"red": 5})], directors={"red": 1}
    )
    state = scene.state()
    bank = state.position.bank
    play(state, "buy:red:bank:share")
    assert refused(state, "buy:blue:bank:share") == ("RRD-26", "no_die")
    assert refused(state, "buy:red:bank:joker") == ("RRD-27", "sold_out")
    play(state, "buy:blue:bank:joker")
    assert state.position.bank == bank + 2
    assert state.position.shares_of(0, 0) == 5
    assert state.position.director_of(0) == 1  # not before the year change


@pytest.mark.rule("RRD-28")
def test_who_sells_shares_and_who_does_not() -> None:
    def table(directors: dict[str, int], mine: int) -> Scene:
        seats = [
            Seat((0, 0, 2, 0), shares={"red": mine, "blue": 10}),
            Seat(shares={"red": 10 - mine}),
        ]
        return Scene(seats, directors=directors, numbers={"year": 4})

    assert refused(table({}, 4).state(), "buy:red:director:share") == ("RRD-28", "no_director")
    assert refused(table({"red": 0}, 4).state(), "buy:red:director:share") == (
        "RRD-28",
        "own_company",
    )
    assert refused(table({"red": 1}, 10).state(), "buy:red:director:share") == (
        "RRD-28",
        "seller_has_none",
    )
    assert "buy:red:director:share" in legal(table({"red": 1}, 4).state())


@pytest.mark.rule("RRD-28")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_as_many_companies_sold_out_as_there_are_players(players: int) -> None:
    names = ["red", "blue", "green", "yellow"]
    for sold in range(1, 5):
        shares = dict.fromkeys(names[:sold], 10)
        seats = [Seat((0, 0, 1, 0)), Seat(shares=shares), *[Seat()] * (players - 2)]
        state = Scene(seats, directors={"red": 1}).state()
        assert ("buy:red:director:share" in legal(state)) == (sold >= players)


# -- the end of turn and year --------------------------------------------------------------------


@pytest.mark.rule("RRD-20", "RRD-53")
def test_only_the_excess_is_discarded() -> None:
    state = play(Scene([Seat((5, 0, 0, 0), 9), Seat()]).state(), "end")
    assert state.actors() == (1,)
    state = play(Scene([Seat((6, 0, 0, 0), 9), Seat()]).state(), "end")
    assert refused(state, "end") == ("RRD-53", "discard_first")
    assert refused(state, "discard:joker") == ("RRD-53", "no_die")
    play(state, "discard:straight")
    assert state.actors() == (1,)
    assert refused(state, "discard:straight") == ("RRD-53", "nothing_to_discard")


@pytest.mark.rule("RRD-17", "RRD-58", "RRD-59")
def test_the_start_player_changes_every_year() -> None:
    state = game.new(3, {"idle_years_before_end": 3})
    order: list[int] = []
    for _ in range(6):
        order += state.actors()
        play(state, "end")
    assert order == [0, 1, 2, 1, 2, 0]
    assert state.position.year == 3


@pytest.mark.rule("RRD-54")
def test_a_new_turn_begins_afresh() -> None:
    scene = Scene([Seat((0, 0, 0, 2), 1), Seat((0, 0, 0, 2))], numbers={"year": 2, "paid": 3})
    state = play(scene.state(), "income", "add:joker", "roll")
    roll(state, ["share", "share"])
    play(state, "end")
    assert state.seen(1).json()["used"] == dict.fromkeys(
        ("income", "rolled", "mountain", "water"), False
    )
    assert {"income", "add:joker"} <= legal(state)


@pytest.mark.rule("RRD-3", "RRD-55")
def test_only_directors_carry_passengers_and_chips_never_run_out() -> None:
    seats = [Seat(carried={"red": 99000}), Seat()]
    scene = Scene(
        seats,
        tiles=("0 0 G0 red blue", "1 0 G0"),
        ends=(End(0, "33", "W"), End(1, "33", "E")),
        pieces=(START, START),
        directors={"red": 0},
        numbers={"year": 30, "done": 1, "seat": 1},
    )
    state = play(scene.state(), "end")
    assert state.position.carried_by(0, 0) == 100000
    assert [state.position.carried_by(seat, 1) for seat in range(2)] == [0, 0]
    last = state.seen(None).json()["last_year"]
    assert last == {
        "year": 30,
        "groups": [
            {"company": "red", "director": 0, "size": 1, "passengers": 1000, "at": [[0, 0]]}
        ],
        "directors": [{"company": "red", "before": 0, "after": None}],
    }


@pytest.mark.rule("RRD-57")
def test_who_directed_last_year_is_remembered_for_one_year() -> None:
    seats = [Seat(shares={"red": 1}), Seat(shares={"red": 2})]
    scene = Scene(seats, directors={"red": 0}, numbers={"year": 2, "done": 1, "seat": 1})
    scene.options["idle_years_before_end"] = 3
    state = play(scene.state(), "end")
    assert [state.position.was_director(seat) for seat in range(2)] == [True, False]
    play(state, "end", "end")
    assert [state.position.was_director(seat) for seat in range(2)] == [False, True]


# -- taking back ---------------------------------------------------------------------------------


@pytest.mark.rule("RRD-33")
def test_the_last_moves_can_be_taken_back_but_not_past_a_roll() -> None:
    state = play(Scene([Seat((0, 0, 1, 5), 2), Seat()]).state(), "add:behind", "roll")
    roll(state, ["straight"])
    assert state.retractable(0) == []
    before = state.seen(0)
    moves = [*chain(2, "33", "E", "EE"), "buy:red:bank:share"]
    play(state, *moves)
    for text in reversed(moves):
        (move,) = state.retractable(0)
        assert game.text(move) == text
        state.retract(0, move)
    assert state.retractable(0) == []
    assert state.seen(0) == before
    play(state, *moves, "end")  # nor past the end of the turn, by anybody
    assert state.actors() == (1,)
    assert state.retractable(0) == state.retractable(1) == []
