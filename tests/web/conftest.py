"""One server for the tests that do not mind each other."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.table.conftest import postgres_url, sqlite_url, url  # noqa: F401
from tests.web.live import Live, serving


@pytest.fixture(scope="module")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with serving(tmp_path_factory.mktemp("web")) as running:
        yield running


@pytest.fixture(scope="session")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    """One for modules that ask nothing about the server itself, but have it start workers."""
    with serving(tmp_path_factory.mktemp("shared")) as running:
        yield running
