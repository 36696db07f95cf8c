"""The toy as a game among the others, where a test asks for it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.core.house import with_toy


@pytest.fixture
def house_with_toy() -> Iterator[None]:
    with with_toy():
        yield
