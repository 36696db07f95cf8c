"""The list of mutations can be tried as it stands, and is about everything it should be about."""

from __future__ import annotations

import ast
import re
from collections import Counter
from functools import cache

from stellwerk.games import keys
from tools import mutate, rules

RULE = re.compile(r"([A-Z]+-\d+) (?:secret: )?\S")
OTHER = re.compile(r"(?:secret|promise): \S")


@cache
def written_in(file: str) -> frozenset[str]:
    """The functions of a file that are tests."""
    tree = ast.parse((mutate.ROOT / file).read_text("utf-8"))
    return frozenset(
        node.name
        for node in tree.body
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        if node.name.startswith("test_")
    )


def test_every_mutation_can_be_made() -> None:
    listed = mutate.mutations()
    bad = {one.name: problem for one in listed if (problem := one.problem())}
    assert bad == {}
    twice = [name for name, times in Counter(one.name for one in listed).items() if times > 1]
    assert twice == []
    assert {one.file.partition("/")[0] for one in listed} == {"src"}


def test_every_test_that_must_notice_is_there() -> None:
    for one in mutate.mutations():
        file, _, test = one.test.partition("::")
        assert test.partition("[")[0] in written_in(file), one.test


def test_a_mutation_of_a_rule_names_a_test_that_cites_it() -> None:
    found = rules.read()
    for one in mutate.mutations():
        rule = RULE.match(one.breaks)
        assert rule or OTHER.match(one.breaks), one.breaks
        if rule:
            assert one.test.partition("[")[0] in found.cited(rule[1]), one.name


def test_all_games_and_their_secrets_are_broken() -> None:
    listed = mutate.mutations()
    assert len(listed) >= 60
    secrets = [one for one in listed if "secret: " in one.breaks]
    assert len(secrets) >= 12
    for key in keys():
        folder = f"src/stellwerk/games/{key}/"
        assert sum(one.file.startswith(folder) for one in listed) >= 15, key
        assert sum(one.file.startswith(folder) for one in secrets) >= 3, key
    assert any(one.file.startswith("src/stellwerk/table/") for one in secrets)


def test_names_choose_some() -> None:
    some = mutate.mutations(["RI-65 "])
    assert some
    assert all("RI-65 " in one.name for one in some)
    assert mutate.mutations(["no such rule"]) == []
