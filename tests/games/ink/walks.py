"""Longest routes by trying every walk: RI-60 to RI-65, slow and obvious, only for the tests.

Fine for boards of play and for small dense blocks, hopeless for a full grid of crossings;
`dense.longest` is the second, quite different exact method for those.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Literal, NamedTuple, TypeAlias, TypeVar

Cell: TypeAlias = tuple[int, int]
Longest: TypeAlias = Literal["once", "trail"]
Point = TypeVar("Point")


class Group(NamedTuple):
    """A node: one group of joined sides of one drawn route."""

    cell: Cell
    number: int


def components(nodes: Iterable[Point], edges: Iterable[tuple[Point, Point]]) -> list[set[Point]]:
    """The connected components of a graph, by depth-first search."""
    near: dict[Point, set[Point]] = {node: set() for node in nodes}
    for one, two in edges:
        near[one].add(two)
        near[two].add(one)
    left, found = set(near), []
    while left:
        component: set[Point] = set()
        waiting = [next(iter(left))]
        while waiting:
            node = waiting.pop()
            if node not in component:
                component.add(node)
                waiting += near[node]
        found.append(component)
        left -= component
    return found


@dataclass(frozen=True, slots=True)
class RouteGraph:
    """RI-60 for one type: how many ends of the type each group has, and the links of the type."""

    ends: dict[Group, int]
    links: list[tuple[Group, Group]]

    def parts(self) -> Iterator[RouteGraph]:
        """The connected parts, each as a graph of its own; no walk leaves its part."""
        for component in components(self.ends, self.links):
            ends = {group: count for group, count in self.ends.items() if group in component}
            yield RouteGraph(ends, [link for link in self.links if link[0] in component])


def longest_once(graph: RouteGraph) -> int:
    """RI-64: the longest simple path over spaces, by trying all of them, part by part.

    The only shortcut: a path is given up when even all spaces that it can still reach would not
    make it longer than the best one found so far.
    """
    return max((_longest_once_of_part(part) for part in graph.parts()), default=0)


def _longest_once_of_part(part: RouteGraph) -> int:
    near: dict[Group, list[Group]] = {group: [] for group in part.ends}
    for one, two in part.links:
        near[one].append(two)
        near[two].append(one)
    best = 0

    def reachable(head: Group, counted: set[Cell]) -> int:
        seen, waiting = {head}, [head]
        while waiting:
            for group in near[waiting.pop()]:
                if group not in seen and group.cell not in counted:
                    seen.add(group)
                    waiting.append(group)
        return len({group.cell for group in seen} - counted)

    def walk(head: Group, counted: set[Cell]) -> None:
        nonlocal best
        best = max(best, len(counted))
        if len(counted) + reachable(head, counted) <= best:
            return
        for group in near[head]:
            if group.cell not in counted:
                walk(group, counted | {group.cell})

    for start in near:
        walk(start, {start.cell})
    return best


def longest_trail(graph: RouteGraph) -> int:
    """RI-65: the walk with most visits, by trying all of them, part by part.

    The only shortcut: a walk is given up when even all links it has left, one visit each, would
    not make it longer than the best one found so far.
    """
    return max((_longest_trail_of_part(part) for part in graph.parts()), default=0)


def _longest_trail_of_part(part: RouteGraph) -> int:
    near: dict[Group, list[tuple[int, Group]]] = {group: [] for group in part.ends}
    for number, (one, two) in enumerate(part.links):
        near[one].append((number, two))
        near[two].append((number, one))
    visits = dict.fromkeys(part.ends, 0)
    best = 0

    def reachable(head: Group, used: set[int]) -> int:
        seen, ahead, waiting = {head}, set(), [head]
        while waiting:
            for number, group in near[waiting.pop()]:
                if number not in used:
                    ahead.add(number)
                    if group not in seen:
                        seen.add(group)
                        waiting.append(group)
        return len(ahead)

    def walk(head: Group, count: int, used: set[int]) -> None:
        nonlocal best
        if visits[head] == (part.ends[head] + 1) // 2:
            return
        visits[head] += 1
        best = max(best, count)
        if count + reachable(head, used) > best:
            for number, group in near[head]:
                if number not in used:
                    walk(group, count + 1, used | {number})
        visits[head] -= 1

    for start in near:
        walk(start, 1, set())
    return best


def try_all(graph: RouteGraph, rule: Longest) -> int:
    """The longest route of one type under RI-64 (`once`) or RI-65 (`trail`), by trying all."""
    return longest_once(graph) if rule == "once" else longest_trail(graph)
