"""What the documentation site is made of; that it is built as a whole a campaign sees."""

from __future__ import annotations

import doctest
import re
from pathlib import Path
from typing import Final

import pytest

from stellwerk.core.registry import keys
from tools import links, rules
from tools.documentation import (
    house_map,
    notebook,
    numbered_rules,
    outside,
    players_rules,
    plots,
    reference,
)

ROOT: Final = Path(__file__).parent.parent
GUIDE: Final = ROOT / "docs" / "guide"


def test_examples_in_its_docstrings() -> None:
    for module in (links, outside, plots):
        failed, tried = doctest.testmod(module)
        assert tried
        assert failed == 0, module.__name__


def test_players_pages_are_there_in_both_languages() -> None:
    german, english = (
        sorted(path.name for path in (GUIDE / one).iterdir()) for one in ("de", "en")
    )
    assert german == english
    for name in german:
        one, other = ((GUIDE / language / name).read_text("utf-8") for language in ("de", "en"))
        assert len(links.HEADING.findall(one)) == len(links.HEADING.findall(other)), name
    made = players_rules.pages()
    for key in keys():
        for language, word in (("de", "Regeln"), ("en", "rules")):
            page = str(made[players_rules.page_of(key, language)])
            assert word in page.splitlines()[0]
            assert f"{key}." not in page  # every key has words
            shown = set(re.findall(rf"\({re.escape('../figures/')}([^#)]+)#only-", page))
            assert {f"guide/figures/{name}" for name in shown} <= made.keys()
            assert len(shown) == 2 * page.count("\n## ")


def test_every_numbered_rule_can_be_linked_to_and_leads_to_its_figure() -> None:
    for document in rules.documents():
        uri = f"rules/{document.file}"
        page = numbered_rules.illustrated(uri, (ROOT / "docs" / uri).read_text("utf-8"))
        assert re.findall(r"\*\*\{ #([A-Z]+-\d+) \}", page) == list(document.rules)
        series = document.rules[0].split("-")[0]  # the rules; others are worked cases and variants
        numbered = [rule for rule in document.rules if rule.startswith(f"{series}-")]
        illustrated = re.findall(rf"\{{ #({series}-\d+) \}} \[§\]", page)
        # What a program must see to (secrets, moves, records) has nothing to be drawn.
        assert len(illustrated) >= len(numbered) - 10, document.file
        assert "#only-dark" in page
    proofs = (ROOT / "docs" / "rules" / rules.PROOFS).read_text("utf-8")
    linked = numbered_rules.illustrated(f"rules/{rules.PROOFS}", proofs)
    assert linked.count("](railroad-ink.md#RI-") > 100


def test_links_of_the_tree_become_links_of_the_site() -> None:
    readme = outside.relinked(
        "index.md", "[a](docs/lab.md#x) ![b](docs/pictures/c.png) [d](LICENSE)"
    )
    assert readme == "[a](lab.md#x) ![b](pictures/c.png) [d](licence.md)"
    deeper = outside.relinked("rules/maerklin.md", "[a](../../README.md) [b](proofs.md)")
    assert deeper == "[a](../index.md) [b](proofs.md)"
    made = outside.pages()
    named = re.findall(r": (examples/\w+\.md)|'(examples/\w+\.md)'", str(outside.examples_nav()))
    assert len(named) > 4
    assert all((one or other) in made for one, other in named)


def test_the_map_has_every_room_and_each_its_reference() -> None:
    rooms = [room for storey in house_map.layers() for room in storey]
    house = house_map.drawn()
    made = reference.pages()
    for room in rooms:
        page = reference.room_page(room)
        assert page in made
        assert f'href="{page.removesuffix(".md")}.html"' in house
    assert "::: stellwerk.core.game" in str(made["reference/core.md"])


def test_measurements_are_plotted() -> None:
    text = (ROOT / "docs" / plots.PAGE).read_text("utf-8")
    page = plots.plotted(plots.PAGE, text)
    assert page.count('<figure class="plot">') == 1 + len(keys())  # and the ladders
    assert "playouts_per_s" in page
    assert "NaN" not in page


def test_the_notebook_runs_and_shows_boards_points_and_a_study(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("GAMES", "2")
    page = notebook.written(notebook.NOTEBOOK.read_text("utf-8"))
    assert page.count('<div class="cell-picture"><svg') == 5
    assert re.search(r">total<.*?>46<", page)  # the parts of the board's score
    assert len(re.findall(r">round \d<", page)) == 7
    assert re.search(r"liking \+4: [+-]\d+\.\d\d ± \d+\.\d\d points", page)
