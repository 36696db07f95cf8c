"""The example, installed."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.examples.package import install


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where it is: a folder of its own, which only those find who look there."""
    return install(tmp_path_factory.mktemp("package"))
