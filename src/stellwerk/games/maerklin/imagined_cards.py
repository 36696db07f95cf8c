"""Hands and deck that agree with everything a seat has seen of the cards.

Each card drawn blind by somebody else is a slot without a kind. Known are: how many slots each seat
filled while each deck lasted, which cards the slots of a used-up deck held together, and what the
seats have paid since, which their cards must have allowed.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING, Any, Final

from stellwerk.games.maerklin.map import KINDS
from stellwerk.games.maerklin.mending import NOBODY, Need, Slot, mend
from stellwerk.games.maerklin.network import claimable
from stellwerk.games.maerklin.phases import LOG, LOG_BLIND, LOG_MARK, LOG_PAY, LOG_TAKE
from stellwerk.games.maerklin.proofs import proofs
from stellwerk.games.maerklin.travel import can_travel

if TYPE_CHECKING:
    from stellwerk.games.maerklin.position import Position

_KIND: Final = {kind: number for number, kind in enumerate(KINDS)}
# For what may be impossible: how often all is dealt anew, how many hands are tried, and how long.
_TRIES: Final = 10
_HANDS: Final = 4
_EXCHANGES: Final = 40


@dataclass(slots=True)
class _Story:
    """What the log tells."""

    entries: list[tuple[int, int, int, int]] = field(default_factory=list)
    slots: list[Slot] = field(default_factory=list)
    needs: list[Need] = field(default_factory=list)
    pools: list[Counter[int]] = field(default_factory=list)  # by deck: what its slots can be
    known: dict[int, Counter[int]] = field(default_factory=dict)  # of the hands
    deck: Counter[int] = field(default_factory=Counter)  # what is left once the slots are filled


def deal_cards(p: Position, view: dict[str, Any], rng: Random) -> None:
    """Set row, discard, hands and deck of a position; hidden cards are made up."""
    p.row = [-1 if kind is None else _KIND[kind] for kind in view["row"]]
    p.discard = [view["discard"].get(kind, 0) for kind in KINDS]
    p.discard_size = sum(p.discard)
    story = _read(p, view)
    _fill(story, [], rng)
    _lay_out(p, story)
    # What the seat on turn does shows that it can, and who was skipped could do nothing.
    wanted = proofs(p, view, rng)
    for _ in range(_TRIES):
        if not any(_can_act(p, seat) for seat in view["skipped"]):
            if not wanted or any(_holds(p, hand) for hand in wanted):
                return
        _fill_for(p, story, wanted, rng)
        _lay_out(p, story)


def _holds(p: Position, hand: dict[int, int]) -> bool:
    held = p.hand[11 * p.seat : 11 * p.seat + 11]
    return all(held[kind] >= n for kind, n in hand.items())


def _fill_for(p: Position, story: _Story, wanted: list[dict[int, int]], rng: Random) -> None:
    """Fill the slots so that the seat on turn holds one of these hands, if one can be had soon."""
    hidden = sum(slot.seat == p.seat for slot in story.slots)
    tried = 0
    for hand in wanted:
        more = _lacking(story, p.seat, hand)
        if len(more) <= hidden and tried < _HANDS:
            tried += 1
            if _fill(story, more, rng):
                return
    _fill(story, [], rng)


def _can_act(p: Position, seat: int) -> bool:
    return claimable(p, seat) > 0 or can_travel(p, seat)


def _lacking(story: _Story, seat: int, hand: dict[int, int]) -> list[Need]:
    """Cards that a seat must have drawn blind in order to hold these now."""
    known = story.known[seat]
    return [
        Need(seat, kind, len(story.entries))
        for kind, n in hand.items()
        for _ in range(max(0, n - known[kind]))
    ]


def _lay_out(p: Position, story: _Story) -> None:
    """Hands, log and deck as the story has them."""
    blind = {slot.place: slot.kind for slot in story.slots}
    hands = [0] * 55
    log = []
    since = 0
    for place, (what, seat, kind, count) in enumerate(story.entries):
        kind = blind.get(place, kind)
        log.append(what << 12 | seat << 8 | kind << 4 | count)
        since = 0 if what == LOG_MARK else since + (what == LOG_BLIND)
        hands[11 * seat + kind] += {LOG_BLIND: 1, LOG_TAKE: 1, LOG_PAY: -count, LOG_MARK: 0}[what]
    p.hand = hands
    p.hand_size = [sum(hands[11 * seat : 11 * seat + 11]) for seat in range(5)]
    p.log = log + [0] * (LOG - len(log))
    p.log_size = len(log)
    p.blinds = since
    p.deck = [story.deck[kind] for kind in range(len(KINDS))]
    p.deck_size = sum(p.deck)


def _read(p: Position, view: dict[str, Any]) -> _Story:
    """The log, with the slots to fill, what they must allow, and what there is to fill them."""
    story = _Story()
    unseen = Counter(dict(enumerate(p.rules.cards)))
    unseen -= Counter(kind for kind in p.row if kind >= 0)
    unseen -= Counter(dict(enumerate(p.discard)))
    open_cards: dict[int, Counter[int]] = {seat: Counter() for seat in range(p.players)}
    own = Counter[int]()  # of this deck, drawn blind, but known
    known = Counter[int]()  # added to the hands in any other way than from the last deck
    for place, entry in enumerate(view["memory"]["cards"]):
        if entry[0] == "mark":
            pool = Counter({_KIND[kind]: n for kind, n in entry[1].items()})
            known += pool
            story.pools.append(pool - own)
            own = Counter()
            story.entries.append((LOG_MARK, 0, 0, 0))
            continue
        what, seat, name, *count = entry
        kind = -1 if name is None else _KIND[name]
        if what == "blind":
            if kind < 0:
                story.slots.append(Slot(seat, len(story.pools), place))
            else:
                own[kind] += 1
                open_cards[seat][kind] += 1
            story.entries.append((LOG_BLIND, seat, max(kind, 0), 1))
        elif what == "take":
            known[kind] += 1
            open_cards[seat][kind] += 1
            story.entries.append((LOG_TAKE, seat, kind, 1))
        else:
            known[kind] -= count[0]
            # The card others saw being taken goes first: it makes no difference which it was.
            for _ in range(count[0]):
                if open_cards[seat][kind]:
                    open_cards[seat][kind] -= 1
                else:
                    story.needs.append(Need(seat, kind, place))
            story.entries.append((LOG_PAY, seat, kind, count[0]))
    unseen.subtract(known)
    unseen.subtract(own)
    story.pools.append(+unseen)
    story.known = open_cards
    return story


def _fill(story: _Story, more: list[Need], rng: Random) -> bool:
    """Give every slot a kind: first where payments demand it, then at random, then mend.

    ``more`` is needed besides; whether that could be had, too. Without it there is always a way.
    """
    pools = [pool.copy() for pool in story.pools]
    needs = story.needs + more
    for slot in story.slots:
        slot.kind = -1
    all_met = _satisfy(story, needs, pools, rng)
    for number, pool in enumerate(pools):
        empty = [slot for slot in story.slots if slot.kind < 0 and slot.deck == number]
        cards = sorted(pool.elements())
        rng.shuffle(cards)
        for slot in empty:
            slot.kind = cards.pop()
        story.deck = Counter(cards)
    if not all_met:
        last = len(pools) - 1
        deck = [Slot(NOBODY, last, 0, kind) for kind in sorted(story.deck.elements())]
        all_met = mend([*story.slots, *deck], needs, rng, most=_EXCHANGES if more else None)
        story.deck = Counter(slot.kind for slot in deck)
    return all_met


def _satisfy(story: _Story, needs: list[Need], pools: list[Counter[int]], rng: Random) -> bool:
    """Cover payments by slots of their seat, filled before them from a deck that had the card.

    The payment with the fewest decks to come from goes first. Whether all could be covered.
    """
    free: dict[tuple[int, int], list[Slot]] = {}
    for slot in story.slots:
        free.setdefault((slot.seat, slot.deck), []).append(slot)
    waiting = list(needs)
    rng.shuffle(waiting)
    options = {id(need): _sources(need, free, pools) for need in waiting}
    all_met = True
    while waiting:
        need = min(waiting, key=lambda need: len(options[id(need)]))
        waiting.remove(need)
        sources = options[id(need)]
        if not sources:
            all_met = False
            continue
        weights = [len(free[need.seat, deck]) * pools[deck][need.kind] for deck in sources]
        deck = rng.choices(sources, weights)[0]
        # The last slot that is early enough leaves the earlier ones to earlier payments.
        slot = max(
            (slot for slot in free[need.seat, deck] if slot.place < need.place),
            key=lambda slot: slot.place,
        )
        free[need.seat, deck].remove(slot)
        slot.kind = need.kind
        pools[deck][need.kind] -= 1
        for other in waiting:
            if deck in options[id(other)] and (other.seat == need.seat or other.kind == need.kind):
                options[id(other)] = _sources(other, free, pools)
    return all_met


def _sources(
    need: Need, free: dict[tuple[int, int], list[Slot]], pools: list[Counter[int]]
) -> list[int]:
    return [
        deck
        for deck, pool in enumerate(pools)
        if pool[need.kind] > 0
        and any(slot.place < need.place for slot in free.get((need.seat, deck), ()))
    ]
