"""What holds for every test: the kernels asked for, no stale kernels, repeatable hypotheses."""

from __future__ import annotations

import gc
import os
from collections import Counter, defaultdict
from collections.abc import Callable, Mapping
from importlib.util import find_spec
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

import stellwerk
from tests.scale import scale as scale_of

# Derandomized: a run of the tests gives the same result twice. Time is not a matter of tests.
settings.register_profile(
    "stellwerk",
    derandomize=True,
    deadline=None,
    print_blob=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("stellwerk")


KERNEL_ROOMS = ("games", "laws", "bots", "lab")


def kernels_in_use() -> str:
    """`compiled`, `interpreted` or `sanitized`; the latter come from a tree of their own."""
    if not stellwerk.compiled():
        return "interpreted"
    return "sanitized" if "sanitize" in Path(stellwerk.__file__).parts else "compiled"


def stale_kernels() -> list[str]:
    """The compiled kernels that are older than their sources, and would hide a change of them."""
    stale = []
    for name in stellwerk.kernels():
        spec = find_spec(name)
        assert spec is not None
        assert spec.origin is not None
        binary = Path(spec.origin)
        source = binary.with_name(name.rpartition(".")[2] + ".py")
        newest = max(f.stat().st_mtime for f in (source, source.with_suffix(".pxd")))
        if binary != source and binary.stat().st_mtime < newest:
            stale.append(name)
    return stale


def pytest_sessionstart() -> None:
    if stale := stale_kernels():
        raise pytest.UsageError(f"stale kernels: {', '.join(stale)}; run `make setup`")
    # The Makefile says which kernels a run is about, so that none is tested in place of another.
    wanted = os.environ.get("STELLWERK_KERNELS", "")
    if wanted and wanted != kernels_in_use():
        raise pytest.UsageError(f"this run needs {wanted} kernels; they are {kernels_in_use()}")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the kernel core: what also runs interpreted and with sanitizers, which is slow.

    What takes longest comes first: at the end all workers are busy with what takes little.
    """
    here = Path(__file__).parent
    rooms = tuple(f"{here / room}{os.sep}" for room in KERNEL_ROOMS)
    for item in items:
        if str(item.path).startswith(rooms) and not item.get_closest_marker("long"):
            item.add_marker(pytest.mark.kernel)
    items.sort(key=lambda item: item.get_closest_marker("first") is None)


def pytest_collection_finish() -> None:
    """What has been imported and collected stays: a search for garbage need not look at it."""
    gc.collect()
    gc.freeze()


def pytest_report_header() -> str:
    return f"stellwerk {stellwerk.__version__}, kernels {kernels_in_use()}"


@pytest.fixture
def tell(
    record_property: Callable[[str, object], None],
) -> Callable[[str, Mapping[str, int]], None]:
    """`tell(title, counts)`: to be added up and printed at the end, whichever worker counted."""
    return lambda title, counts: record_property("told", [title, dict(counts)])


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    told: dict[str, Counter[str]] = defaultdict(Counter)
    for report in terminalreporter.getreports("passed"):
        for name, value in report.user_properties:
            if name == "told":
                title, counts = value
                told[title].update(counts)
    for title, found in sorted(told.items()):
        counts = ", ".join(f"{what} {found[what]:,}" for what in found)
        terminalreporter.write_line(f"{title}: {counts}")


@pytest.fixture(scope="session")
def scale() -> Callable[..., int]:
    """`scale(small, full)`: the number of cases for this run; see tests/scale.py."""
    return scale_of
