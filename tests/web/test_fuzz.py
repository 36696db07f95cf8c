"""The API against its own document: whatever fits or does not fit it gets an answer it names."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.strategies import sampled_from
from schemathesis.core.result import Ok

from tests.scale import scale
from tests.web.live import open_table, serving

pytestmark = pytest.mark.first


def test_no_input_is_our_mistake(tmp_path: Path) -> None:
    with serving(tmp_path) as live:
        table = open_table(live, "Anna", "", "bot:random")
        tokens = [table.host, table.seats[0], table.seats[1], "wrong", ""]
        document = httpx.get(f"{live.url}/api/openapi.json", timeout=60).json()
        schema = schemathesis.openapi.from_dict(document)
        operations = [found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)]
        # Streams do not end.
        tried = [one for one in operations if not one.path.endswith("/events")]
        assert len(tried) > 15
        for operation in tried:

            @settings(
                max_examples=scale(3, 200),
                phases=[Phase.generate],
                suppress_health_check=list(HealthCheck),
            )
            @given(case=operation.as_strategy(), token=sampled_from(tokens))
            def storm(case: Any, token: str) -> None:
                if "table_id" in case.path_parameters:
                    case.path_parameters["table_id"] = table.id
                headers = {"authorization": f"Bearer {token}"} if token else {}
                answer = case.call(base_url=live.url, headers=headers)
                assert answer.status_code < 500, answer.text
                if answer.status_code >= 400:
                    assert answer.headers["content-type"] == ["application/problem+json"]
                    assert answer.json()["detail"]
                    assert str(answer.status_code) in case.operation.definition.raw["responses"]

            storm()
