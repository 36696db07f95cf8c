"""The API against its own document, by schemathesis: every answer is one that it names."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from typing import Any

import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.strategies import sampled_from
from schemathesis.core.result import Ok

from tools.campaign.results import Figures, Row
from tools.campaign.servers import Hosted, database, open_for, visiting


async def run(cases: int, kept: Figures, save: Callable[[], None]) -> None:
    """So many cases of every operation; operations that are done are not tried again."""
    done: list[str] = kept.setdefault("done", [])
    with database("sqlite") as (url, folder), Hosted(url, folder / "log") as server:
        async with visiting(url) as (http, store):
            club = await open_for(http, server, store, 2, 1)
            document = (await http.get(f"{server.url}/api/openapi.json")).json()
        operations = [
            found.ok()
            for found in schemathesis.openapi.from_dict(document).get_all_operations()
            if isinstance(found, Ok)
        ]
        for operation in operations:
            name = f"{operation.method} {operation.path}"
            if name in done or operation.path.endswith("/events"):
                continue
            tokens = [club.ears.host, *filter(None, club.ears.seats), "wrong", ""]
            tried = await asyncio.to_thread(_try, operation, server.url, club.id, tokens, cases)
            for what in ("cases", "server_errors", "unnamed"):
                kept[what] = kept.get(what, 0) + tried[what]
            done.append(name)
            save()


def _try(operation: Any, url: str, table: str, tokens: list[str], cases: int) -> Counter[str]:
    count: Counter[str] = Counter()

    @settings(
        max_examples=cases,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
        deadline=None,
        database=None,
    )
    @given(case=operation.as_strategy(), token=sampled_from(tokens))
    def storm(case: Any, token: str) -> None:
        if "table_id" in case.path_parameters:
            case.path_parameters["table_id"] = table
        headers = {"authorization": f"Bearer {token}"} if token else {}
        answer = case.call(base_url=url, headers=headers)
        count["cases"] += 1
        count["server_errors"] += answer.status_code >= 500 and answer.status_code != 503
        named = case.operation.definition.raw["responses"]
        count["unnamed"] += answer.status_code >= 400 and str(answer.status_code) not in named

    storm()
    return count


def rows(kept: Figures) -> list[Row]:
    if "cases" not in kept:
        return [Row("schemathesis", "cases", 0, "not finished", good=False)]
    return [
        Row("schemathesis", "cases", kept["cases"]),
        Row(
            "schemathesis", "5xx besides 503", kept["server_errors"], "0", not kept["server_errors"]
        ),
        Row(
            "schemathesis", "answers not in the document", kept["unnamed"], "0", not kept["unnamed"]
        ),
    ]
