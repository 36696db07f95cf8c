"""What holds for every page: nothing scrolls sideways, and axe finds nothing serious."""

from __future__ import annotations

import os
from collections import Counter
from zlib import crc32

from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page

from tests.scale import scale

SCRIPT_BYTES = 55_000  # of one page, packed
FIRST_BYTES = 110_000  # of a table until it can be seen

_AXE = Axe().axe_script
# A page that is just coming has none yet.
HAS_COME = "() => document.documentElement !== null"
_SERIOUS = ("serious", "critical")
_COLOURS = ("color-contrast", "link-in-text-block")  # axe's rules that look at colours


def accessible(page: Page, *, colours_alone: bool = False) -> None:
    """No serious or critical violation of what axe can see."""
    # Style sheets are fetched again for rules on trial and for films alone; there are none here.
    options: dict[str, object] = {"resultTypes": ["violations"], "preload": False}
    if colours_alone:
        options["runOnly"] = {"type": "rule", "values": list(_COLOURS)}
    if not page.evaluate("'axe' in window"):
        page.evaluate(_AXE)
    # Nothing but the violations is handed over: the rest would be far more.
    found = page.evaluate("options => axe.run(options).then((all) => all.violations)", options)
    bad = [
        f"{one['id']}: {one['help']}: {node['html'][:160]} {node.get('failureSummary', '')}"
        for one in found
        if one["impact"] in _SERIOUS
        for node in one["nodes"][:3]
    ]
    assert not bad, f"{page.url}\n" + "\n".join(bad)


def fits(page: Page) -> None:
    """Nothing scrolls sideways."""
    page.wait_for_function(HAS_COME)
    page.wait_for_load_state()
    wider = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wider <= 0, f"{page.url} is {wider} px too wide"


_looked: Counter[str] = Counter()  # how often each test has


def good(page: Page) -> None:
    """Both, in light or in dark, which differ in colours alone; in a campaign in both.

    To look at colours takes as long as all else, so a normal run looks at half of the pages in the
    dark: at the same ones every time.
    """
    fits(page)
    test = os.environ.get("PYTEST_CURRENT_TEST", "")
    _looked[test] += 1
    is_dark = crc32(f"{test} {_looked[test]}".encode()) % 2 > 0
    if scale(1, 2) > 1:
        _wear(page, dark=not is_dark)
        accessible(page, colours_alone=True)
    _wear(page, dark=is_dark)
    accessible(page)


def _wear(page: Page, *, dark: bool) -> None:
    page.emulate_media(color_scheme="dark" if dark else "light", reduced_motion="reduce")
