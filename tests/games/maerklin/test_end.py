"""Turns that are skipped, the last round, final scoring (MK-20 to MK-22, MK-75 to MK-84)."""

from __future__ import annotations

import pytest

from stellwerk.core import CHANCE, Earned
from stellwerk.games.maerklin import State, game, scoring
from stellwerk.games.maerklin.map import TICKET, TICKETS, Ticket
from stellwerk.games.maerklin.phases import OVER
from tests.games.maerklin.stage import deal_any, do, legal, stage


def over(state: State) -> State:
    state.position.phase = OVER
    return state


def draw_two(state: State) -> None:
    for _ in range(2):
        do(state, "blind")
        deal_any(state)


@pytest.mark.rule("MK-20", "MK-21")
def test_passing_is_not_possible_while_there_is_an_action() -> None:
    state = stage(
        hands=["L"], routes={0: "berlin-hamburg.1"}, passengers={0: "hamburg"}, deck="red red"
    )
    verbs = {move.partition(":")[0] for move in legal(state)}
    assert verbs == {"take", "blind", "mix", "claim", "travel"}


def stuck(players: int = 2, seat: int = 0, **more: object) -> State:
    """Nobody can do anything but what is said."""
    state = stage(players, seat=seat, deck="", row="- - - - -", **more)  # type: ignore[arg-type]
    state.position.top = [0, 0]
    return state


@pytest.mark.rule("MK-21")
def test_a_skipped_turn_is_seen() -> None:
    state = stuck(3, routes={0: "berlin-hamburg.1", 2: "kiel-rostock"}, hands=["", "", ""])
    state.position.stand = [1 << 12, 0, 1 << 16, 0, 0]  # Hamburg, Kiel
    do(state, "travel:hamburg", "go:berlin-hamburg.1", "stop")
    assert state.actors() == (2,)
    assert state.seen(None).json()["skipped"] == [1]
    assert state.position.skips == 1


@pytest.mark.rule("MK-22")
def test_the_game_ends_if_all_are_skipped() -> None:
    state = stuck(3, routes={0: "berlin-hamburg.1"})
    state.position.stand = [1 << 12, 0, 0, 0, 0]
    do(state, "travel:hamburg", "go:berlin-hamburg.1", "stop")
    assert state.actors() == ()
    result = state.result()
    assert result is not None
    assert result.places == (1, 2, 2)
    assert state.seen(None).json()["skipped"] == [0, 1, 2]


@pytest.mark.rule("MK-21", "MK-75")
def test_a_skipped_turn_counts_in_the_last_round() -> None:
    state = stuck(2, routes={0: "berlin-hamburg.1"}, trains=[2, 45])
    state.position.stand = [1 << 12, 0, 0, 0, 0]
    do(state, "travel:hamburg", "go:berlin-hamburg.1", "stop")
    # The last round begins: seat 1 is skipped, seat 0 as well, and that was it.
    assert state.actors() == ()
    assert state.position.last_by == 0


@pytest.mark.rule("T-29", "MK-75", "MK-76")
def test_t_29_everybody_has_one_more_turn() -> None:
    state = stage(3, seat=1, hands=["", "L", "L"], trains=[45, 3, 2], deck="red " * 20)
    state.position.last_left = 0
    do(state, "claim:konstanz-lindau", "pay:1locomotive", "place:none")
    assert state.position.trains[1] == 2
    assert state.seen(None).json()["last_round"] == {"by": 1, "left": 3}
    assert state.actors() == (2,)
    do(state, "claim:chemnitz-dresden", "pay:1locomotive", "place:none")
    assert state.position.trains[2] == 1  # nothing changes
    assert state.seen(None).json()["last_round"] == {"by": 1, "left": 2}
    assert state.actors() == (0,)
    draw_two(state)
    assert state.actors() == (1,)
    assert state.seen(None).json()["last_round"] == {"by": 1, "left": 1}
    assert {move.partition(":")[0] for move in legal(state)} >= {"take", "blind", "mix"}
    draw_two(state)
    assert state.actors() == ()
    assert state.result() is not None


@pytest.mark.rule("MK-75")
def test_the_last_round_begins_at_the_end_of_a_turn_with_two_trains() -> None:
    state = stage(2, hands=["L L"], trains=[4, 45], deck="red " * 20)
    do(state, "claim:konstanz-lindau", "pay:1locomotive", "place:none")
    assert state.seen(None).json()["last_round"] is None
    draw_two(state)
    do(state, "claim:chemnitz-dresden", "pay:1locomotive", "place:none")
    assert state.seen(None).json()["last_round"] == {"by": 0, "left": 2}


# München–Frankreich, 8
WAY = "munchen-augsburg.1 augsburg-ulm.1 ulm-stuttgart.1 stuttgart-karlsruhe karlsruhe-frankreich"


@pytest.mark.rule("MK-81", "MK-82", "MK-84", "MK-89")
def test_tickets_count_at_the_end_only() -> None:
    mine = next(t for t in TICKETS["2006"] if {t.a, t.b} == {"munchen", "frankreich"})
    state = stage(
        hands=["L L L P P"],
        routes={0: WAY},
        tickets={0: f"{mine.id} L01", 1: "S01"},
        passengers={0: "kiel"},
    )
    before = state.scores()
    assert [before[0].points(key) for key in ("tickets", "failed", "most_tickets")] == [0, 0, 0]
    after = over(state).scores()
    assert after[0].points("tickets") == 8
    assert after[0].points("failed") == -TICKET["L01"].value
    assert after[0].points("most_tickets") == 10
    assert after[1].points("failed") == -5
    assert after[1].points("most_tickets") == 0
    # Cards, trains and passengers left over count nothing.
    assert after[0].total == before[0].total + 8 - TICKET["L01"].value + 10
    assert after[1].total == -5  # a score may be negative
    (earned,) = next(part.earned for part in after[0].parts if part.key == "tickets")
    assert earned.places == (f"ticket:{mine.id}", f"place:{mine.a}", f"place:{mine.b}")


@pytest.mark.rule("MK-82")
def test_no_bonus_if_nobody_has_completed_a_ticket() -> None:
    state = over(stage(tickets={0: "S01", 1: "S02"}))
    assert [score.points("most_tickets") for score in state.scores()] == [0, 0]


def reckon(
    monkeypatch: pytest.MonkeyPatch,
    track: list[int],
    goods: list[int],
    done: list[list[int]],
    failed: list[list[int]],
) -> tuple[list[int], tuple[int, ...]]:
    """Totals and places of a game with this track score, goods, and values of tickets."""

    def tickets(p: object, seat: int) -> list[tuple[Ticket, bool]]:
        made = [Ticket(0, f"X{v}", "koln", "mainz", v, "short") for v in done[seat] + failed[seat]]
        return [(ticket, i < len(done[seat])) for i, ticket in enumerate(made)]

    def routes(p: object, seat: int) -> list[Earned]:
        return [Earned(track[seat] - goods[seat], ("route:R001",))]

    def tokens(p: object, seat: int) -> list[Earned]:
        return [Earned(goods[seat], ("city:koln",))]

    monkeypatch.setattr(scoring, "tickets", tickets)
    monkeypatch.setattr(scoring, "_routes", routes)
    monkeypatch.setattr(scoring, "_goods", tokens)
    state = stage(len(track))
    state.position.goods = [*goods, *[0] * (5 - len(goods))]
    over(state)
    result = state.result()
    assert result is not None
    return [score.total for score in state.scores()], result.places


@pytest.mark.rule("T-30", "MK-81", "MK-82", "MK-83")
def test_t_30_more_tickets_win(monkeypatch: pytest.MonkeyPatch) -> None:
    totals, places = reckon(monkeypatch, [92, 80], [31, 0], [[15, 8], [5, 7, 9]], [[6], []])
    assert totals == [109, 111]
    assert places == (2, 1)


@pytest.mark.rule("T-31", "MK-83")
def test_t_31_ties(monkeypatch: pytest.MonkeyPatch) -> None:
    # 120 each: of X by 4 tickets (and their bonus), of Y by 3.
    totals, places = reckon(monkeypatch, [90, 99], [0, 20], [[5] * 4, [7] * 3], [[], []])
    assert totals == [120, 120]
    assert places == (1, 2)
    totals, places = reckon(monkeypatch, [90, 90], [9, 20], [[5] * 4, [5] * 4], [[], []])
    assert totals == [120, 120]
    assert places == (2, 1)
    totals, places = reckon(monkeypatch, [90, 90], [20, 20], [[5] * 4, [5] * 4], [[], []])
    assert places == (1, 1)


@pytest.mark.rule("T-32", "MK-82")
def test_t_32_all_who_share_the_maximum_get_the_bonus(monkeypatch: pytest.MonkeyPatch) -> None:
    totals, _ = reckon(monkeypatch, [0, 0, 0], [0, 0, 0], [[5] * 5, [5] * 5, [5] * 4], [[]] * 3)
    assert totals == [35, 35, 20]


@pytest.mark.rule("MK-84")
def test_a_finished_game_takes_no_moves() -> None:
    state = over(stage())
    for seat in (CHANCE, 0, 1):
        assert state.legal(seat) == []
        refusal = state.refusal(seat, game.parse("blind"))
        assert refusal is not None
        assert refusal.key == "core.game_over"
