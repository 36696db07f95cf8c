"""A server and a Chromium for all tests of this folder, and what every page must keep."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Playwright,
    Request,
    expect,
    sync_playwright,
)

from tests.browser.house import serving

PATIENCE: Final = 30_000  # ms until a page has to show what it was asked for, on a busy machine
DESKTOP: Final = {"width": 1280, "height": 800}
PHONE: Final = {"width": 360, "height": 740}

expect.set_options(timeout=PATIENCE)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.browser)


def launch(playwright: Playwright) -> Browser:
    """The system's Chromium; it talks to nobody but our server."""
    # The first one has no window to draw for, and needs little more than half the time.
    names = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
    found = os.environ.get("STELLWERK_CHROMIUM") or next(filter(None, map(shutil.which, names)), "")
    assert found, "no Chromium found; install one, as with: apt-get install chromium"
    flags = ["--disable-background-networking", "--disable-component-update", "--no-first-run"]
    flags.append("--disable-gpu")  # pretended by the processor it would be slower
    flags.append("--renderer-process-limit=1")  # a process for each page would take longer to start
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        flags.append("--no-sandbox")  # Chromium has no sandbox for root
    return playwright.chromium.launch(executable_path=found, args=flags)


@pytest.fixture(scope="session")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a running server."""
    with serving(tmp_path_factory.mktemp("server")) as address:
        yield address


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        opened = launch(playwright)
        yield opened
        opened.close()


class Pages:
    """Opens pages, each for a person of its own, and hears what they complain about."""

    def __init__(self, browser: Browser, base: str) -> None:
        self.base = base
        self.complaints: list[str] = []
        self._browser = browser
        self._contexts: list[BrowserContext] = []

    def person(self, **wishes: Any) -> BrowserContext:
        """A browser with nothing in it yet; unless wished, of somebody who does not like motion.

        Else a click would wait for every die that still rolls.
        """
        usual = {"viewport": DESKTOP, "locale": "de-DE", "color_scheme": "light"}
        given: dict[str, Any] = {**usual, "reduced_motion": "reduce", **wishes}
        context = self._browser.new_context(base_url=self.base, **given)
        context.set_default_timeout(PATIENCE)
        self._contexts.append(context)
        return context

    def open(self, path: str, context: BrowserContext | None = None, **wishes: Any) -> Page:
        page = (context or self.person(**wishes)).new_page()
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("request", self._see)
        page.goto(path)
        return page

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"{message.type}: {message.text} ({message.location})")

    def _see(self, request: Request) -> None:
        if not request.url.startswith((self.base, "data:", "blob:")):
            self.complaints.append(f"a foreign request: {request.url}")

    def close(self) -> None:
        for context in self._contexts:
            context.close()


@pytest.fixture
def pages(browser: Browser, base: str) -> Iterator[Pages]:
    """Pages that must not complain, and ask nobody but our server."""
    opened = Pages(browser, base)
    yield opened
    opened.close()
    assert not opened.complaints
