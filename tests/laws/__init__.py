import pytest

# Laws are plain functions of plain modules; their failures shall say as much as those of tests.
pytest.register_assert_rewrite("tests.laws.laws", "tests.laws.checks", "tests.laws.cases")
