import pytest

# Checks that several tests share; their failures shall say as much as those of tests.
pytest.register_assert_rewrite("tests.bots.checks")
