"""What MkDocs calls while it builds the site, in its order; the work is done by the neighbours."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))  # MkDocs loads this file by its path

from mkdocs.structure.files import File, Files  # noqa: E402

from tools.documentation import (  # noqa: E402
    house_map,
    notebook,
    numbered_rules,
    outside,
    players_rules,
    plots,
    reference,
)


def on_config(config: Any) -> Any:
    """Put what is made below into the map: an entry in capitals stands for several pages."""
    made = {
        "RULES en": players_rules.nav("en"),
        "RULES de": players_rules.nav("de"),
        "EXAMPLES": outside.examples_nav(),
        "REFERENCE": reference.nav(),
    }
    config.nav = _filled(config.nav, made)
    return config


def _filled(entries: list[Any], made: dict[str, list[Any]]) -> list[Any]:
    found: list[Any] = []
    for entry in entries:
        if isinstance(entry, str) and entry in made:
            found += made[entry]
        elif isinstance(entry, dict):
            ((title, below),) = entry.items()
            found.append({title: _filled(below, made) if isinstance(below, list) else below})
        else:
            found.append(entry)
    return found


def on_files(files: Files, *, config: Any) -> Files:
    """Add pages and pictures that are no files of docs/."""
    pages: dict[str, str | bytes] = {
        **outside.pages(),
        **players_rules.pages(),
        **reference.pages(),
        **notebook.pages(),
    }
    for uri, content in pages.items():
        files.append(File.generated(config, uri, content=content))
    return files


def on_page_markdown(markdown: str, *, page: Any, config: Any, files: Files) -> str:
    """Figures beside numbered rules, plots below tables of measurements, the map of the house."""
    uri = page.file.src_uri
    markdown = outside.relinked(uri, markdown)
    markdown = numbered_rules.illustrated(uri, markdown)
    markdown = plots.plotted(uri, markdown)
    markdown = house_map.mapped(uri, markdown)
    if language := players_rules.language_of(uri):
        page.meta["language"] = language
        markdown = players_rules.with_the_other_language(uri, markdown, files.src_uris)
    return markdown
