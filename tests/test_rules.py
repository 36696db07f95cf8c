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


def test_the_list_of_proofs_is_current() -> None:
    path = rules.ROOT / "docs" / "rules" / rules.PROOFS
    assert path.read_text("utf-8") == rules.proofs(rules.read()), "run `make rules`"


def test_the_list_of_proofs_has_every_rule_and_no_gap() -> None:
    found = rules.read()
    text = rules.proofs(found)
    assert [rule for rule in found.written if f"\n| {rule} | " not in text] == []
    assert "no test" not in text


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


def test_rules_are_found_with_and_without_a_dash(tmp_path: Path) -> None:
    (tmp_path / "a.md").write_text("# A game\n**AB-1** One.\n- **AB-2** Two, **AB-9**.\n", "utf-8")
    assert rules.document(tmp_path / "a.md") == rules.Document("a.md", "A game", ("AB-1", "AB-2"))


def test_proofs_name_files_tests_and_what_is_missing(tmp_path: Path) -> None:
    found = small_tree(
        tmp_path,
        "import pytest\n"
        "@pytest.mark.rule('RI-1')\ndef test_a(): ...\n"
        "@pytest.mark.rule('RI-1')\ndef test_b(): ...\n",
    )
    assert rules.proofs(found).endswith(
        "## [Rules](a.md)\n\n2 of 3 rules are built.\n\n| rule | proved by |\n|---|---|\n"
        "| RI-1 | `tests/test_a.py`: test_a, test_b |\n"
        "| RI-2 | **no test** |\n"
        "| RI-3 | *to come: not yet* |\n"
    )
    (tmp_path / "docs" / "rules" / rules.PROOFS).write_text(rules.proofs(found), "utf-8")
    assert rules.read(tmp_path).documents == found.documents  # it is no document of rules itself


def test_a_rule_that_two_documents_have_is_named(tmp_path: Path) -> None:
    test = "import pytest\n@pytest.mark.rule('RI-1', 'RI-2')\ndef test(): ..."
    small_tree(tmp_path, test)
    (tmp_path / "docs" / "rules" / "b.md").write_text("- **RI-2** Again.\n", "utf-8")
    assert rules.read(tmp_path).problems() == ["RI-2 stands in more than one place"]


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
    assert found.problems() == ["RI-3 is neither built nor to come later in docs/rules/*.toml"]


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
