"""The example, installed."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.examples.package import install_once


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where it is: a folder of its own, which only those find who look there."""
    return install_once(tmp_path_factory)
