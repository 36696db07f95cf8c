"""Every rule that is built is cited by a test, and no test cites a rule that nobody can look up."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import rules

DOCUMENT = """
# Rules
- **RI-1** One.
- **RI-2 (classic)** Two, see **RI-9**.
- **RI-3** Three.
"""
SCOPE = """
built = ["RI-1..2"]
[[later]]
why = "not yet"
rules = ["RI-3"]
"""


def test_every_built_rule_is_cited_and_every_cited_rule_is_written() -> None:
    problems = rules.read().problems()
    assert not problems, "\n".join(problems)


def test_the_rules_of_the_project_are_found() -> None:
    found = rules.read()
    assert len(found.built) > 40
    assert len(found.written) == len(found.built) + len(found.later)


def small_tree(root: Path, test: str, scope: str = SCOPE) -> rules.Rules:
    (root / "docs" / "rules").mkdir(parents=True)
    (root / "tests").mkdir()
    (root / "docs" / "rules" / "a.md").write_text(DOCUMENT, "utf-8")
    (root / "docs" / "rules" / "scope.toml").write_text(scope, "utf-8")
    (root / "tests" / "test_a.py").write_text(test, "utf-8")
    return rules.read(root)


def test_marks_are_found_wherever_they_stand(tmp_path: Path) -> None:
    found = small_tree(
        tmp_path,
        "import pytest\n"
        "pytestmark = pytest.mark.rule('RI-1')\n"
        "class TestX:\n"
        "    @pytest.mark.rule('RI-2', 'RI-1')\n"
        "    def test_y(self): ...\n"
        "@pytest.mark.parametrize('x', [pytest.param(1, marks=pytest.mark.rule('RI-2'))])\n"
        "def test_z(x): ...\n",
    )
    assert found.written == ("RI-1", "RI-2", "RI-3")
    assert found.problems() == []
    assert found.cited("RI-1") == ["tests/test_a.py", "tests/test_a.py::TestX::test_y"]
    assert found.cited("RI-2") == ["tests/test_a.py::TestX::test_y", "tests/test_a.py::test_z"]


def test_a_built_rule_without_test_and_an_unknown_rule_are_named(tmp_path: Path) -> None:
    found = small_tree(
        tmp_path, "import pytest\n@pytest.mark.rule('RI-1', 'RI-9')\ndef test(): ..."
    )
    assert found.untested() == ["RI-2"]
    assert found.problems() == [
        "RI-2 is built but no test cites it",
        "tests/test_a.py::test cites RI-9, which no document has",
    ]


def test_a_rule_that_the_scope_forgets_is_named(tmp_path: Path) -> None:
    found = small_tree(tmp_path, "", scope='built = []\nlater = [{why = "", rules = ["RI-1..2"]}]')
    assert found.problems() == ["RI-3 is neither built nor to come later in scope.toml"]


@pytest.mark.parametrize(
    "test",
    ["import pytest\npytest.mark.rule()", "import pytest\npytest.mark.rule('RI-' + '1')"],
)
def test_marks_that_cannot_be_read_are_refused(tmp_path: Path, test: str) -> None:
    with pytest.raises(ValueError, match=r"pytest\.mark\.rule"):
        small_tree(tmp_path, test)


@pytest.mark.parametrize("text", ["RI-9", "RI", "RI-1-2"])
def test_a_scope_that_cannot_be_read_is_refused(tmp_path: Path, text: str) -> None:
    with pytest.raises(ValueError, match=r"scope\.toml"):
        small_tree(tmp_path, "", scope=f'built = ["{text}"]\nlater = []')
