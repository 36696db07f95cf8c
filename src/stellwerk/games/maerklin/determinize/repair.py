"""Hidden cards exchanged until they allow every payment that was made.

Cards of one deck can be exchanged with each other: what each deck held, and who drew how many cards
from it, stays as it is. A search that exchanges what helps most, and now and then anything, finds
hands that fit: the real ones do, so there are some.
"""

from __future__ import annotations

from bisect import bisect_left, insort
from dataclasses import dataclass
from typing import Final

from stellwerk.core.rng import Rng

_LOOKS: Final = 40  # exchanges looked at before one is made
_NOISE: Final = 8  # of a hundred times just any is made, to get out of dead ends
_ROUND: Final = 1_000  # exchanges before it begins anew; a few dozen are the rule


@dataclass(slots=True, eq=False)
class Slot:
    """A card that somebody drew blind; ``NOBODY`` if it is still in the deck."""

    seat: int
    deck: int  # counted by the times the deck ran out before
    place: int  # in the log
    kind: int = -1


@dataclass(slots=True, eq=False)
class Need:
    """A card that a seat has paid and must have drawn blind before."""

    seat: int
    kind: int
    place: int


NOBODY: Final = -1


def mend(slots: list[Slot], needs: list[Need], rng: Rng, most: int | None = None) -> bool:
    """Exchange kinds between slots, those still in the deck included, until all needs are met.

    With ``most`` it gives up after so many exchanges; whether it was done.
    """
    return _Exchange(slots, needs, rng).run(most)


class _Exchange:
    """The cards while they are exchanged, and what is lacking."""

    def __init__(self, slots: list[Slot], needs: list[Need], rng: Rng) -> None:
        self._rng = rng
        self._decks: dict[int, list[Slot]] = {}
        self._have: dict[tuple[int, int], list[int]] = {}  # by seat and kind: when drawn
        self._needs: dict[tuple[int, int], list[int]] = {}  # and when paid
        for slot in slots:
            self._decks.setdefault(slot.deck, []).append(slot)
            insort(self._have.setdefault((slot.seat, slot.kind), []), slot.place)
        for need in needs:
            insort(self._needs.setdefault((need.seat, need.kind), []), need.place)

    def run(self, most: int | None) -> bool:
        done = 0
        while most is None or done < most:
            lacking = [key for key in self._needs if self._lack(key)]
            if not lacking:
                return True
            if not self._step(*self._rng.choice(lacking)) and most is not None:
                return False
            done += 1
            if done % _ROUND == 0:
                self._stir()
        return False

    def _stir(self) -> None:
        """Begin again somewhere else."""
        for slots in self._decks.values():
            for slot in slots:
                self._swap(slot, self._rng.choice(slots))

    def _lack(self, key: tuple[int, int]) -> int:
        """How many cards of a kind a seat has paid before it can have had them."""
        needs, have = self._needs.get(key), self._have.get(key, ())
        if not needs:
            return 0
        return max(0, *(i + 1 - bisect_left(have, place) for i, place in enumerate(needs)))

    def _step(self, seat: int, kind: int) -> bool:
        """Bring a card of the kind to the seat: the best of some exchanges, or just any.

        Whether there is any such exchange at all.
        """
        groups = self._groups(seat, kind)
        if not groups:
            return False
        sizes = [len(mine) * len(others) for mine, others in groups]
        total = sum(sizes)
        looks = 1 if self._rng.below(100) < _NOISE else _LOOKS
        best: tuple[int, Slot, Slot] | None = None
        for _ in range(looks):
            pick, group = self._rng.below(total), 0
            while pick >= sizes[group]:
                pick -= sizes[group]
                group += 1
            mine, others = groups[group]
            one, other = mine[pick // len(others)], others[pick % len(others)]
            if one.seat == other.seat and one.place > other.place:
                continue  # the seat already had it then
            change = self._change(one, other)
            if best is None or change < best[0]:
                best = (change, one, other)
                if change < 0:
                    break
        if best is not None:
            self._swap(best[1], best[2])
        return True

    def _groups(self, seat: int, kind: int) -> list[tuple[list[Slot], list[Slot]]]:
        """By deck: slots of the seat without the kind, and slots of anybody with it."""
        latest = self._needs[seat, kind][-1]
        found = []
        for slots in self._decks.values():
            mine = [s for s in slots if s.seat == seat and s.kind != kind and s.place < latest]
            others = [s for s in slots if s.kind == kind] if mine else []
            if others:
                found.append((mine, others))
        return found

    def _change(self, one: Slot, other: Slot) -> int:
        """How much more is lacking after an exchange."""
        keys = {(slot.seat, kind) for slot in (one, other) for kind in (one.kind, other.kind)}
        before = sum(map(self._lack, keys))
        self._swap(one, other)
        after = sum(map(self._lack, keys))
        self._swap(one, other)
        return after - before

    def _swap(self, one: Slot, other: Slot) -> None:
        if one.kind == other.kind:
            return
        for slot in (one, other):
            self._have[slot.seat, slot.kind].remove(slot.place)
        one.kind, other.kind = other.kind, one.kind
        for slot in (one, other):
            insort(self._have.setdefault((slot.seat, slot.kind), []), slot.place)
