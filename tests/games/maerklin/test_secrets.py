"""What players know (MK-87 to MK-89), and imagined games."""

from __future__ import annotations

import json
import re
from collections import Counter
from random import Random
from typing import Any, cast

import pytest

from stellwerk.core import Rng
from stellwerk.games.maerklin import Seen, State, game
from stellwerk.games.maerklin.map import KINDS, TICKET, TICKETS
from stellwerk.games.maerklin.phases import (
    EVENT,
    LOG,
    LOG_BLIND,
    LOG_MARK,
    LOG_PAY,
    LOG_TAKE,
    OVER,
    QUEUE,
)
from tests.games.maerklin.invariants import keeps
from tests.games.maerklin.playing import VARIANTS, anything, misers, options, steps
from tests.games.maerklin.stage import stage
from tests.games.maerklin.test_campaign import Tell
from tests.scale import scale


def entries(state: State) -> list[tuple[int, int, int, int]]:
    """The log of cards: what, who, kind, count."""
    return [(e >> 12 & 3, e >> 8 & 15, e >> 4 & 15, e & 15) for e in state.position.entries()]


def marks(state: State) -> list[int]:
    """After how many entries of the log the deck ran out."""
    return [i for i, entry in enumerate(state.position.entries(), start=1) if entry & LOG_MARK]


def seen_tickets(state: State, seat: int | None) -> set[str]:
    """The ids of all tickets that a seat has ever drawn."""
    p = state.position
    deck = TICKETS[p.rules.variant]
    numbers = p.event
    events = [numbers[EVENT * i : EVENT * i + EVENT] for i in range(p.events)]
    return {
        deck[t].id for who, _, _, *tickets, _ in events if who == seat for t in tickets if t >= 0
    }


@pytest.mark.rule("MK-87", "MK-88")
def test_nobody_sees_anything_of_others(tell: Tell) -> None:
    rng = Random(1)
    looked: Counter[str] = Counter()
    often = scale(4, 100) / 100  # every step in a campaign
    for seed in range(scale(4, 200)):
        players = 2 + seed % 4
        for state in steps(seed, players, options(rng, VARIANTS[seed // 4 % 4])):
            if not state.actors():
                break
            if rng.random() < often:
                log = entries(state)
                for seat in (None, *range(players)):
                    check_plain(state, seat, log)
                    check_position(state, seat, log)
                    looked["looks"] += 1
    tell("maerklin, looks searched for secrets", looked)


def check_plain(state: State, seat: int | None, log: list[tuple[int, int, int, int]]) -> None:
    """Nothing in the plain form tells what others hold."""
    table = state.seen(seat).json()
    named = set(re.findall(r'"([A-Z]\d\d)"', json.dumps(table))) & set(TICKET)
    assert named <= seen_tickets(state, seat)
    for number, other in enumerate(table["seats"]):
        if number != seat:
            assert [other["hand"], other["tickets"], other["drawn"]] == [None] * 3
    cards = [text for text in table["memory"]["cards"] if not text.startswith("mark")]
    for told, (what, who, _, _) in zip(cards, log, strict=True):
        if what == LOG_BLIND:
            assert told == f"{who} blind"
    for number, blind in enumerate(table["memory"]["blind"]):
        own = [KINDS[kind] for what, who, kind, _ in log if (what, who) == (LOG_BLIND, number)]
        assert blind == (own if number == seat else None)
    for drawing in table["memory"]["tickets"]:
        if drawing["seat"] != seat:
            assert drawing["drawn"] is drawing["kept"] is None


def check_position(state: State, seat: int | None, log: list[tuple[int, int, int, int]]) -> None:
    """Nor does anything that is kept inside, displayed or not."""
    seen = state.seen(seat)
    p, real = seen.position, state.position
    assert sum(p.deck) == sum(p.queue) == sum(p.queue_start) == 0
    assert not any(p.offer) and not any(p.weight)  # noqa: PT018 - what a kernel notes for itself
    for pile in range(2):
        assert p.top[pile] == (1 << real.top[pile].bit_count()) - 1
    for other in range(state.players):
        if other != seat:
            assert hand_of(seen, other) == [0] * 11
            assert p.made[other] == 0
            for kept in p.kept[2 * other : 2 * other + 2]:
                assert kept == (1 << kept.bit_count()) - 1
    start = 0
    blanked = [(e >> 12 & 3, e >> 8 & 15, e >> 4 & 15) for e in p.entries()]
    for end in (*marks(state), None):
        told, hidden = (
            [e[2] for e in some[start:end] if e[0] == LOG_BLIND and e[1] != seat]
            for some in (blanked, log)
        )
        # A deck that ran out is known, but not who drew what of it.
        assert told == ([0] * len(hidden) if end is None else sorted(hidden))
        start = end or 0
    for who, _, _, *tickets, _ in p.drawings():
        assert who == seat or set(tickets) <= {0, -1}


def hand_of(seen: Seen, seat: int) -> list[int]:
    return seen.hand(seat)


@pytest.mark.rule("MK-88")
def test_what_a_seat_cannot_know_changes_nothing_it_sees(tell: Tell) -> None:
    rng = Random(2)
    swapped: Counter[str] = Counter()
    often = scale(20, 100) / 100  # every step in a campaign
    for seed in range(scale(4, 200)):
        players = 2 + seed % 4
        for state in steps(seed, players, options(rng, VARIANTS[seed // 4 % 4])):
            if not state.actors() or rng.random() > often:
                continue
            seat = rng.choice([None, *range(players)])
            other = state.copy()
            done = [swap_card(other, seat, rng), swap_ticket(other, seat, rng)]
            if any(done):
                keeps(other)
                assert other.seen(seat) == state.seen(seat)
                assert other.seen(seat).json() == state.seen(seat).json()
                swapped.update(cards=done[0], tickets=done[1])
                if done[0]:
                    victim = next(s for s in range(players) if hand(state, s) != hand(other, s))
                    assert other.seen(victim) != state.seen(victim)
                    assert other.seen(victim).json() != state.seen(victim).json()
    tell("maerklin, states with other secrets seen alike", swapped)
    assert swapped["cards"] > 0
    assert swapped["tickets"] > 0


def hand(state: State, seat: int) -> list[int]:
    return list(state.position.hand[11 * seat : 11 * seat + 11])


def swap_card(state: State, seat: int | None, rng: Random) -> bool:
    """Exchange a card that somebody else drew blind from this deck for another of the deck."""
    p = state.position
    log = entries(state)
    start = max(marks(state), default=0)
    held = p.hand
    # It must not have been needed for a payment since.
    paid = {(who, kind): i for i, (what, who, kind, _) in enumerate(log) if what == LOG_PAY}
    places = [
        i
        for i, (what, who, kind, _) in enumerate(log)
        if i >= start
        and what == LOG_BLIND
        and who != seat
        and held[11 * who + kind]
        and paid.get((who, kind), -1) < i
    ]
    if not places or not p.deck_size:
        return False
    place = rng.choice(places)
    _, who, kind, _ = log[place]
    new = rng.choice([k for k, n in enumerate(p.deck) if n])
    if new == kind:
        return False
    hands, deck, codes = p.hand, p.deck, p.log
    hands[11 * who + kind] -= 1
    hands[11 * who + new] += 1
    deck[new] -= 1
    deck[kind] += 1
    codes[place] = codes[place] & ~0xF0 | new << 4
    p.hand, p.deck, p.log = hands, deck, codes
    return True


def swap_ticket(state: State, seat: int | None, rng: Random) -> bool:
    """Exchange a ticket that somebody else holds for one of the unordered part of its pile."""
    p = state.position
    kind = rng.randrange(2)
    base = p.rules.short_tickets * kind
    events, kept, top = p.event, p.kept, p.top
    others = [
        (EVENT * e + 3 + i, events[EVENT * e])
        for e in range(p.events)
        for i in range(4)
        if events[EVENT * e] != seat and events[EVENT * e + 7] >> i & 1
        if (events[EVENT * e + 3 + i] >= p.rules.short_tickets) == bool(kind)
        if kept[2 * events[EVENT * e] + kind] >> (events[EVENT * e + 3 + i] - base) & 1
    ]
    # A ticket the seat has held is known to be in the pile; others could have drawn it since.
    known = {game.parse(f"keep:{one}") for one in seen_tickets(state, seat)}
    free = [
        ticket
        for ticket in range(base, len(TICKETS[p.rules.variant]))
        if top[kind] >> (ticket - base) & 1
        and game.parse(f"keep:{TICKETS[p.rules.variant][ticket].id}") not in known
    ]
    if not others or not free:
        return False
    place, who = rng.choice(others)
    new, old = rng.choice(free), events[place]
    events[place] = new
    kept[2 * who + kind] ^= 1 << (old - base) | 1 << (new - base)
    top[kind] ^= 1 << (old - base) | 1 << (new - base)
    p.event, p.kept, p.top = events, kept, top
    return True


# -- imagined games ------------------------------------------------------------------------------


def imagined(state: State, seat: int | None, seed: int) -> State:
    """Made up from what was sent over a line."""
    return game.seen(json.loads(json.dumps(state.seen(seat).json()))).imagine(Rng(seed))


@pytest.mark.rule("MK-88", "MK-92", "MK-93", "MK-94", "MK-95", "MK-96", "MK-97")
def test_imagined_games_agree_with_everything_seen(tell: Tell) -> None:
    rng = Random(3)
    seen: Counter[str] = Counter()
    for seed in range(scale(6, 200)):
        players = 2 + seed % 4
        player = anything if seed % 3 else misers
        for state in steps(seed, players, options(rng, VARIANTS[seed // 4 % 4]), player):
            if rng.random() > (0.04 if seed % 3 else 0.01):
                continue
            seat = rng.choice([None, *range(players)])
            other = imagined(state, seat, seed)
            assert other.seen(seat) == state.seen(seat)
            assert all(other.legal(who) for who in other.actors())  # what they do, they can do
            keeps(other)
            check_hands(state, other, seat, seen)
            check_piles(state, other, seat, seen)
            seen["states"] += 1
    tell("maerklin, imagined states", seen)
    assert seen["cards known"] > 20
    if scale(6, 200) >= 6:
        assert seen["hands known"] > 0


def check_hands(state: State, other: State, seat: int | None, seen: Counter[str]) -> None:
    """The imagined hands have allowed every payment, and hold what everybody saw them take."""
    log, other_log = entries(state), entries(other)
    for real, made in zip(log, other_log, strict=True):
        assert (real[0], real[1], real[3]) == (made[0], made[1], made[3])
        assert real[2] == made[2] or (real[0] == LOG_BLIND and real[1] != seat)
    held = [0] * 55
    for what, who, kind, count in other_log:
        if what in (LOG_BLIND, LOG_TAKE):
            held[11 * who + kind] += 1
        else:
            held[11 * who + kind] -= count
            assert held[11 * who + kind] >= 0
    seen["decks used up"] += len(marks(other))
    assert held == list(other.position.hand)
    for who in range(state.players):
        known = Counter(kind for what, w, kind, _ in log if what == LOG_TAKE and w == who)
        for what, w, kind, count in log:
            if what == LOG_PAY and w == who:
                known[kind] -= count
        for kind, n in known.items():
            seen["cards known"] += n > 0
            assert hand(other, who)[kind] >= n
    check_known_hand(state, other, seat, seen)


def check_known_hand(state: State, other: State, seat: int | None, seen: Counter[str]) -> None:
    """With two players, whoever has drawn nothing blind since the deck ran out has no secret."""
    if state.players != 2 or seat is None or state.position.phase == OVER:
        return
    log = entries(state)
    ends = marks(state)
    foe = 1 - seat
    if ends and not any(e[0] == LOG_BLIND and e[1] == foe for e in log[ends[-1] :]):
        assert hand(other, foe) == hand(state, foe)
        seen["hands known"] += 1


def check_piles(state: State, other: State, seat: int | None, seen: Counter[str]) -> None:
    """What a seat put at the bottom of a pile lies there, as long as nobody draws it."""
    p, q = state.position, other.position
    mine = {
        ticket
        for event in range(p.players, p.events)
        for ticket in p.event[EVENT * event + 3 : EVENT * event + 7]
        if p.event[EVENT * event] == seat and ticket >= 0
    }
    for kind in range(2):
        real, made = queue(p, kind), queue(q, kind)
        assert len(real) == len(made)
        if len(drawn_from_queue(state, kind)) == 0:
            for one, another in zip(real, made, strict=True):
                if one in mine:
                    assert one == another
                    seen["tickets known"] += 1


def queue(p: Any, kind: int) -> list[int]:
    start, size = p.queue_start[kind], p.queue_size[kind]
    tickets = p.queue
    return [tickets[QUEUE * kind + (start + i) % QUEUE] for i in range(size)]


def drawn_from_queue(state: State, kind: int) -> list[int]:
    """Tickets that have come up from the bottom again: drawn a second time."""
    p = state.position
    drawn = [
        ticket
        for event in range(p.players, p.events)
        for ticket in p.event[EVENT * event + 3 : EVENT * event + 7]
        if ticket >= 0 and (ticket >= p.rules.short_tickets) == bool(kind)
    ]
    return [ticket for ticket, n in Counter(drawn).items() if n > 1]


@pytest.mark.rule("MK-21", "MK-88")
def test_doings_prove_something_about_hands() -> None:
    """Who has chosen a route can pay it; who is on turn without a deck can claim or travel."""
    state = stage(3, hands=["", "4 4 4 4 L blue", "red"], deck="", row="- - - - -", seat=1)
    p = state.position
    p.top = [0, 0]
    log = [(LOG_BLIND, 1, kind, 1) for kind in (9, 9, 9, 9, 8, 1)] + [(LOG_BLIND, 2, 7, 1)]
    p.log = [*(w << 12 | s << 8 | k << 4 | n for w, s, k, n in log), *[0] * (LOG - len(log))]
    p.log_size = len(log)
    for seed in range(20):
        made = state.seen(0).imagine(Rng(seed))
        assert made.legal(1)
        chosen = state.copy()
        chosen.apply(1, game.parse("claim:lindau-munchen"))
        paying = chosen.seen(0).imagine(Rng(seed))
        assert paying.legal(1)


@pytest.mark.rule("MK-89")
def test_everything_is_open_at_the_end() -> None:
    *_, state = steps(5, 3, {})
    assert not state.actors()
    tables = [state.seen(seat).json() for seat in (None, 0, 1, 2)]
    for table in tables:
        assert all(seat["tickets"] for seat in table["seats"])
        assert all(seat["hand"] is not None for seat in table["seats"])
        assert None not in table["memory"]["blind"]
        assert table["seats"] == tables[0]["seats"]
        other = imagined(state, table["seat"], 1)
        assert other.scores() == state.scores()
        seen, real = other.seen(1).json(), state.seen(1).json()
        assert seen["memory"] == real["memory"]
        assert seen["seats"] == real["seats"]


@pytest.mark.rule("MK-87")
def test_what_is_public_is_the_same_for_all() -> None:
    public: tuple[str, ...] = (
        "turn",
        "first",
        "last_round",
        "row",
        "deck",
        "discard",
        "piles",
        "routes",
    )
    public += ("closed", "goods", "claim", "journey", "choosing")
    for state in steps(8, 4, {}):
        tables = [cast("dict[str, Any]", state.seen(seat).json()) for seat in (None, 0, 3)]
        for name in public:
            assert tables[0][name] == tables[1][name] == tables[2][name]
        assert tables[0]["memory"]["cards"] == tables[1]["memory"]["cards"]


def test_the_card_knows_which_moves_are_secret() -> None:
    for text, secret in {
        "draw:red": True,
        "ticket:S01": True,
        "keep:S01,L02": True,
        "turn:red": False,
        "take:1.red": False,
        "blind": False,
        "mix:2+2": False,
        "claim:berlin-hamburg.1": False,
        "pay:7blue": False,
        "place:koln": False,
        "folk:red": False,
        "first:1": False,
        "shuffle": False,
    }.items():
        assert game.card.secret(game.parse(text)) == secret
