"""Longest routes on boards of any density: a second exact method, only for the tests.

`walks` tries every walk. This module never walks: it chooses a set of links and asks whether some
walk uses exactly these, which is decided by counting links at each node and by connectedness.

- RI-64 (`once`): a node is a space. A set of links is a path if it is connected, every space has at
  most two of them, both at one group, and two spaces have only one (so it is no ring). A path of n
  links counts n + 1 spaces.
- RI-65 (`trail`): a node is a group. By Euler, a walk that uses a connected set of links once each
  exists if no or two nodes have an odd number of them. A node passed through has one visit for two
  links, and a node at which the walk starts or ends one more visit for its odd link. That is at
  most ceil(a / 2) for a node with `a` ends, so two odd nodes always give a walk: n links, n + 1
  visits. With no odd node the walk closes, and its start is visited once more than half its links:
  allowed only if some node has two used links and three or four ends. Then again n + 1 visits.
  Otherwise one link must go, which is a set with two odd nodes.

The sets are built node by node in reading order. All that matters about the nodes already decided
is which links lead on to later nodes and which of those hang together; for each such situation only
the largest number of links is kept. On a board of 7 columns at most 8 links lead on, so there are a
few thousand situations at most.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple, TypeAlias

from tests.games.ink.walks import Group, Longest, RouteGraph

Link: TypeAlias = int
Links: TypeAlias = frozenset[Link]


class Way(NamedTuple):
    """One way to use a node: its used links to later nodes, and what that makes of the node."""

    onward: Links
    odd: bool  # the number of used links is odd: the walk starts or ends here
    closable: bool  # a closed walk may start and end here


class Point(NamedTuple):
    """A node: its links to earlier nodes, and the ways to use it for each used set of those."""

    back: Links
    ways: dict[Links, list[Way]]


class Situation(NamedTuple):
    """What later nodes need to know about the ones already decided."""

    ahead: tuple[tuple[Link, int], ...]  # used links that lead on, each with the name of its piece
    odd: int  # nodes with an odd number of used links
    closable: bool  # a closed walk could start at one of them (kept only while odd is 0)


START = Situation((), 0, False)


def longest(graph: RouteGraph, rule: Longest) -> int:
    """The longest route of one type under RI-64 (`once`) or RI-65 (`trail`)."""
    best = 1 if graph.ends else 0
    table = {START: 0}
    for point in _points(graph, rule):
        later: dict[Situation, int] = {}
        for before, count in table.items():
            for after, links in _steps(before, point):
                if after.ahead or (before == START and not links):
                    later[after] = max(later.get(after, 0), count + links)
                elif after.odd == 2 or after.closable:
                    # Nothing leads on, so the set is complete and nothing can be joined to it.
                    best = max(best, count + links + 1)
        table = later
    return best


def _points(graph: RouteGraph, rule: Longest) -> list[Point]:
    """The nodes in reading order: spaces for `once`, groups for `trail`."""
    touching: dict[Group, list[Link]] = {group: [] for group in sorted(graph.ends)}
    later: dict[Group, set[Link]] = {group: set() for group in touching}
    for number, pair in enumerate(graph.links):
        later[min(pair)].add(number)
        for group in pair:
            touching[group].append(number)
    if rule == "trail":
        return [
            _point(later[group], _subsets(links, 4), three_ends=graph.ends[group] >= 3)
            for group, links in touching.items()
        ]
    spaces = []
    for cell in dict.fromkeys(group.cell for group in touching):
        groups = [group for group in touching if group.cell == cell]
        subsets = {subset for group in groups for subset in _subsets(touching[group], 2)}
        onward = set[Link]().union(*(later[group] for group in groups))
        spaces.append(_point(onward, subsets, three_ends=False))
    return spaces


def _subsets(links: list[Link], most: int) -> set[Links]:
    return {frozenset(some) for size in range(most + 1) for some in combinations(links, size)}


def _point(onward: set[Link], subsets: set[Links], three_ends: bool) -> Point:
    ways: dict[Links, list[Way]] = {}
    for used in subsets:
        way = Way(used & onward, len(used) % 2 == 1, three_ends and len(used) == 2)
        ways.setdefault(used - onward, []).append(way)
    return Point(frozenset().union(*subsets) - onward, ways)


def _steps(before: Situation, point: Point) -> Iterator[tuple[Situation, int]]:
    """All ways to go on at one node: the situation after it and the number of links added."""
    pieces = dict(before.ahead)
    arriving = point.back.intersection(pieces)
    joined = {pieces[link] for link in arriving}
    # All pieces that arrive here become one; -1 is not the name of any other.
    rest = {
        link: -1 if piece in joined else piece
        for link, piece in pieces.items()
        if link not in arriving
    }
    for way in point.ways.get(arriving, []):
        odd = before.odd + way.odd
        ahead = rest | dict.fromkeys(way.onward, -1)
        if odd > 2 or (arriving and ahead and -1 not in ahead.values()):
            continue  # a piece came to its end while another one is still open
        closable = odd == 0 and (before.closable or way.closable)
        yield Situation(_named(ahead), odd, closable), len(way.onward)


def _named(ahead: dict[Link, int]) -> tuple[tuple[Link, int], ...]:
    """The links in order, their pieces named 0, 1, ... as they appear: one name per situation."""
    names: dict[int, int] = {}
    return tuple((link, names.setdefault(ahead[link], len(names))) for link in sorted(ahead))
