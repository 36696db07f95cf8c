"""What somebody does at a table besides playing is limited, and the refusal says for how long."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from tests.web.live import FREE, TABLES, open_table, serving


def test_too_many_wishes_at_once_have_to_wait(tmp_path: Path) -> None:
    with serving(tmp_path, FREE, replace(TABLES, controls_per_minute=3)) as live:
        table = open_table(live, "Ada", "")
        answers = [table.post(0, "rename", name=f"Ada {number}") for number in range(5)]
        assert [answer.status_code for answer in answers] == [200, 200, 200, 429, 429]
        assert 0 < int(answers[-1].headers["retry-after"]) <= 60
        assert answers[-1].json()["key"] == "table.too_soon"
        assert table.post(0, "leave").status_code == 429
        assert table.claim(1, "Ben").status_code == 201  # others have their own
        assert table.act(0, table.look(0)["legal"][0], 0).status_code == 200  # and playing is free


def test_a_seat_that_has_had_all_its_wishes_is_told(tmp_path: Path) -> None:
    with serving(tmp_path, FREE, replace(TABLES, controls_per_seat=2)) as live:
        table = open_table(live, "Ada", "Ben")
        for number in range(2):
            assert table.post(0, "rename", name=f"Ada {number}").status_code == 200
        answer = table.post(0, "rename", name="Ada again")
        assert (answer.status_code, answer.json()["key"]) == (422, "table.too_many_of_seat")
        assert table.post(0, "deputy", bot="").status_code == 200
