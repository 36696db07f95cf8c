"""Hands and deck that agree with everything a seat has seen of the cards.

Each card drawn blind by somebody else is a slot without a kind. Known are: how many slots each seat
filled while each deck lasted, which cards the slots of a used-up deck held together, and what the
seats have paid since, which their cards must have allowed.
"""

from __future__ import annotations

from dataclasses import dataclass
from operator import attrgetter
from typing import TYPE_CHECKING, Final, TypeAlias

from stellwerk.games.maerklin.determinize.constraints import Hand, proofs
from stellwerk.games.maerklin.determinize.repair import NOBODY, Need, Slot, mend
from stellwerk.games.maerklin.network import claimable
from stellwerk.games.maerklin.phases import KIND_TOTAL, LOG_BLIND, LOG_MARK, LOG_TAKE
from stellwerk.games.maerklin.travel import can_travel

if TYPE_CHECKING:
    from stellwerk.core.rng import Rng
    from stellwerk.games.maerklin.position import Position
    from stellwerk.games.maerklin.seen import Seen

Cards: TypeAlias = list[int]  # how many there are of each kind
# For what may be impossible: how often all is dealt anew, how many hands are tried, and how long.
_TRIES: Final = 10
_HANDS: Final = 4
_EXCHANGES: Final = 40


@dataclass(slots=True)
class Story:
    """What the log tells."""

    slots: list[Slot]
    needs: list[Need]
    pools: list[Cards]  # by deck: what its slots can be; of the last one also what is left of it
    hands: list[Cards]  # what is known of them: cards taken and not paid; below 0, from a slot
    known: list[Cards]  # of these cards taken, those that are still there
    deck: Cards  # what is left once the slots are filled


def deal_cards(p: Position, seen: Seen, rng: Rng) -> None:
    """Set hands and deck of a position that is blank there; what is hidden is made up."""
    story = read_log(p, seen)
    fill(story, [], rng)
    _lay_out(p, story)
    # What the seat on turn does shows that it can, and who was skipped could do nothing.
    wanted = proofs(p, seen.viewer, rng)
    skipped = [seat for seat in range(p.players) if p.skipped >> seat & 1]
    for _ in range(_TRIES):
        if not any(_can_act(p, seat) for seat in skipped):
            if not wanted or any(_holds(p, hand) for hand in wanted):
                return
        _fill_for(p, story, wanted, rng)
        _lay_out(p, story)


def _holds(p: Position, hand: Hand) -> bool:
    held = p.hand[11 * p.seat : 11 * p.seat + 11]
    return all(held[kind] >= n for kind, n in hand.items())


def _fill_for(p: Position, story: Story, wanted: list[Hand], rng: Rng) -> None:
    """Fill the slots so that the seat on turn holds one of these hands, if one can be had soon."""
    hidden = sum(slot.seat == p.seat for slot in story.slots)
    tried = 0
    for hand in wanted:
        more = _lacking(story, p, hand)
        if len(more) <= hidden and tried < _HANDS:
            tried += 1
            if fill(story, more, rng, _EXCHANGES):
                return
    fill(story, [], rng)


def _can_act(p: Position, seat: int) -> bool:
    return claimable(p, seat) > 0 or can_travel(p, seat)


def _lacking(story: Story, p: Position, hand: Hand) -> list[Need]:
    """Cards that the seat on turn must have drawn blind in order to hold these now."""
    known = story.known[p.seat]
    return [
        Need(p.seat, kind, p.log_size)
        for kind, n in hand.items()
        for _ in range(max(0, n - known[kind]))
    ]


def _lay_out(p: Position, story: Story) -> None:
    """Hands, log and deck as the story has them."""
    hands = [n for hand in story.hands for n in hand]
    for slot in story.slots:
        hands[11 * slot.seat + slot.kind] += 1
        p.retell(slot.place, slot.kind)
    p.hand = hands + [0] * (55 - len(hands))
    p.deck = story.deck


def read_log(p: Position, seen: Seen) -> Story:
    """The log, with the slots to fill, what they must allow, and what there is to fill them."""
    story = Story([], [], [], [], [], [])
    slots, needs, pools = story.slots, story.needs, story.pools
    story.hands = hands = [[0] * KIND_TOTAL for _ in range(p.players)]
    story.known = known = [[0] * KIND_TOTAL for _ in range(p.players)]
    told = [seen.knows(seat) for seat in range(p.players)]
    pool = [0] * KIND_TOTAL  # of this deck, as far as slots have kinds: once it has run out
    for place, entry in enumerate(p.entries()):
        what, seat, kind, count = entry >> 12 & 3, entry >> 8 & 15, entry >> 4 & 15, entry & 15
        if what == LOG_BLIND and not told[seat]:
            slots.append(Slot(seat, len(pools), place))
            pool[kind] += 1
        elif what in (LOG_BLIND, LOG_TAKE):
            known[seat][kind] += 1
            hands[seat][kind] += 1
        else:
            hands[seat][kind] -= count
            # The card others saw being taken goes first: it makes no difference which it was.
            open_cards = min(count, known[seat][kind])
            known[seat][kind] -= open_cards
            needs += [Need(seat, kind, place) for _ in range(count - open_cards)]
        if entry & LOG_MARK:
            pools.append(pool)
            pool = [0] * KIND_TOTAL
    row = p.row
    pools.append(
        [
            total - row.count(kind) - gone - sum(hand[kind] for hand in hands)
            - sum(used[kind] for used in pools)
            for kind, (total, gone) in enumerate(zip(p.rules.cards, p.discard, strict=True))
        ]
    )  # fmt: skip
    return story


def fill(story: Story, more: list[Need], rng: Rng, most: int | None = None) -> bool:
    """Give every slot a kind: first where payments demand it, then at random, then mend.

    ``more`` is needed besides what was paid. Whether all could be had: of what was paid that is
    certain, unless the search may make only so many exchanges (``most``).
    """
    pools = [pool[:] for pool in story.pools]
    needs = story.needs + more
    for slot in story.slots:
        slot.kind = -1
    all_met = _satisfy(story, needs, pools, rng)
    for number, pool in enumerate(pools):
        cards = [kind for kind, n in enumerate(pool) for _ in range(n)]
        rng.shuffle(cards)
        for slot in story.slots:
            if slot.kind < 0 and slot.deck == number:
                slot.kind = cards.pop()
                pool[slot.kind] -= 1
    story.deck = pools[-1]
    if not all_met:
        last = len(pools) - 1
        deck = [Slot(NOBODY, last, 0, kind) for kind, n in enumerate(story.deck) for _ in range(n)]
        all_met = mend([*story.slots, *deck], needs, rng, most)
        story.deck = [0] * KIND_TOTAL
        for slot in deck:
            story.deck[slot.kind] += 1
    return all_met


def _satisfy(story: Story, needs: list[Need], pools: list[Cards], rng: Rng) -> bool:
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
        deck = _one_of(
            rng, sources, [len(free[need.seat, d]) * pools[d][need.kind] for d in sources]
        )
        # The last slot that is early enough leaves the earlier ones to earlier payments.
        slot = max(
            (slot for slot in free[need.seat, deck] if slot.place < need.place),
            key=attrgetter("place"),
        )
        free[need.seat, deck].remove(slot)
        slot.kind = need.kind
        pools[deck][need.kind] -= 1
        for other in waiting:
            if deck in options[id(other)] and (other.seat == need.seat or other.kind == need.kind):
                options[id(other)] = _sources(other, free, pools)
    return all_met


def _one_of(rng: Rng, decks: list[int], weights: list[int]) -> int:
    """One of the decks, as likely as its weight says."""
    pick, place = rng.below(sum(weights)), 0
    while pick >= weights[place]:
        pick -= weights[place]
        place += 1
    return decks[place]


def _sources(need: Need, free: dict[tuple[int, int], list[Slot]], pools: list[Cards]) -> list[int]:
    return [
        deck
        for deck, pool in enumerate(pools)
        if pool[need.kind] > 0
        and any(slot.place < need.place for slot in free.get((need.seat, deck), ()))
    ]
