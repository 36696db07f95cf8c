"""Every test of storage runs on SQLite and on PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.table import postgres, sqlite


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return sqlite.new_database(tmp_path / "tables.sqlite3")


@pytest.fixture
def postgres_url() -> Iterator[str]:
    url = postgres.new_database()
    yield url
    postgres.drop_database(url)


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest) -> str:
    found: str = request.getfixturevalue(f"{request.param}_url")
    return found
