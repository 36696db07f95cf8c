"""The documentation, built and opened in a browser: no warning, no error, nobody is asked."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from importlib.util import find_spec
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import Pages

ROOT = Path(__file__).resolve().parents[2]

pytestmark = [
    pytest.mark.campaign,
    pytest.mark.timeout(1800),
    pytest.mark.skipif(find_spec("mkdocs") is None, reason="needs the packages of `make docs`"),
]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site, built without a warning."""
    target = tmp_path_factory.mktemp("site")
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir"]
    environment = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    ran = subprocess.run(
        [*command, str(target)], cwd=ROOT, env=environment, capture_output=True, text=True
    )
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout + ran.stderr == ""
    return target


class Quiet(SimpleHTTPRequestHandler):
    """Says nothing about what it is asked for."""

    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture(params=["file", "http"])
def address(request: pytest.FixtureRequest, site: Path) -> Iterator[str]:
    """The site as files, and as served."""
    if request.param == "file":
        yield site.as_uri()
        return
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(site)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    server.server_close()


def search(page: Page, word: str) -> str:
    """What the search of a page finds first."""
    page.locator(".md-search__input").click()
    # Its own words for that it is ready; what is typed before would be lost.
    ready = re.compile("Type to start|Suchbegriff")
    expect(page.locator(".md-search-result__meta")).to_have_text(ready, timeout=60_000)
    page.keyboard.type(word)
    found = page.locator(".md-search-result__item").first
    found.wait_for()
    return found.inner_text()


def test_no_page_asks_anybody_and_all_can_be_searched(
    browser: Browser, address: str, site: Path
) -> None:
    pages = Pages(browser, address)
    page = pages.open(f"{address}/index.html")
    assert "passenger" in search(page, "passenger").lower()
    german = pages.open(f"{address}/guide/de/play.html")
    assert german.locator("html").get_attribute("lang") == "de"
    assert "passagier" in search(german, "Passagiere").lower()
    for path in sorted(site.rglob("*.html")):
        if path.name == "404.html":  # it is shown wherever something is missing
            continue
        page.goto(f"{address}/{path.relative_to(site).as_posix()}")
        broken = page.evaluate(
            "() => [...document.images].filter(i => i.complete && !i.naturalWidth).map(i => i.src)"
        )
        assert not broken, path
    pages.close()
    assert not pages.complaints


def test_figures_follow_the_colours_of_the_page(browser: Browser, site: Path) -> None:
    for scheme, shown, hidden in (("light", "light", "dark"), ("dark", "dark", "light")):
        pages = Pages(browser, site.as_uri())
        page = pages.open(f"{site.as_uri()}/guide/en/rules-ink.html", color_scheme=scheme)
        assert page.locator(f"img[src$='#only-{shown}']").first.is_visible()
        assert not page.locator(f"img[src$='#only-{hidden}']").first.is_visible()
        pages.close()
        assert not pages.complaints
