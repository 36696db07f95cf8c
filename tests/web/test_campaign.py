"""The campaign against servers in small, and what is written about limits."""

from __future__ import annotations

import json
import re
from dataclasses import fields
from pathlib import Path

import pytest

from stellwerk.web.settings import OF_TABLES, PREFIX, Settings
from tests.scale import scale
from tools.campaign.__main__ import main
from tools.campaign.grammar import Bender, Known

pytestmark = pytest.mark.first

ROOT = Path(__file__).resolve().parents[2]


def test_a_small_campaign_meets_its_goals_and_goes_on_where_it_stopped(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    counts = {"requests": scale(80, 300), "jumps": 1}
    words = [f"--{name}={count}" for name, count in counts.items()]
    words += ["--results", str(tmp_path), "--only", "fuzz-sqlite", "clock"]
    assert main(words) == 0, capsys.readouterr().out
    (kept,) = tmp_path.iterdir()
    before = json.loads(kept.read_text())
    assert kept.name == f"server-{before['commit']}.json"
    assert before["parts"]["fuzz-sqlite"]["requests"] == counts["requests"]
    assert len(before["parts"]["fuzz-sqlite"]["statuses"]) > 4
    capsys.readouterr()
    assert main(words) == 0
    assert json.loads(kept.read_text()) == before
    table = capsys.readouterr().out
    assert re.search(r"fuzz sqlite +5xx besides 503 +0 +0\n", table)


def test_the_same_number_makes_the_same_request() -> None:
    known = Known([("POST", "/api/tables", {})], ["t"], ["a"], ["b"])
    made = [Bender(known, "x", number).make() for number in range(200)]
    assert made == [Bender(known, "x", number).make() for number in range(200)]
    assert len(set(made)) > 150


def test_every_setting_is_documented() -> None:
    text = (ROOT / "docs" / "operating.md").read_text()
    for name in (*(field.name for field in fields(Settings)), *OF_TABLES):
        assert f"`{PREFIX}{name.upper()}`" in text, name
