"""Logs as one JSON object per line on stderr.

A line names the route (``/s/{token}``) and never the path, so no secret link gets into a log; query
strings, cookies, headers and bodies are not logged at all.
"""

from __future__ import annotations

import json
import logging
import logging.config
import time
from typing import Final

LOGGER: Final = logging.getLogger("stellwerk.web")
_FIELDS: Final = "fields"


class JsonLines(logging.Formatter):
    """A log record as a line of JSON: time, level, logger, event, and the fields of the call."""

    def format(self, record: logging.LogRecord) -> str:
        stamp = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        data: dict[str, object] = {
            "time": f"{stamp}.{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "event": record.getMessage(),
            **getattr(record, _FIELDS, {}),
        }
        if record.exc_info:
            data["trouble"] = self.formatException(record.exc_info)
        return json.dumps(data, ensure_ascii=False, default=str)


def log(
    level: int, event: str, /, *, trouble: BaseException | None = None, **fields: object
) -> None:
    """One line about an event."""
    if LOGGER.isEnabledFor(level):
        LOGGER.log(level, event, extra={_FIELDS: fields}, exc_info=trouble)


def config(level: str = "INFO") -> dict[str, object]:
    """The logging of the whole process: ours and uvicorn's own lines, all as JSON."""
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"json": {"()": JsonLines}},
        "handlers": {
            "stderr": {
                "class": "logging.StreamHandler",
                "formatter": "json",
                "stream": "ext://sys.stderr",
            }
        },
        "root": {"handlers": ["stderr"], "level": "WARNING"},
        "loggers": {
            "stellwerk": {"level": level},
            "uvicorn": {"level": "ERROR"},  # its warnings are about what clients send
            # It logs whole paths, and with them secret links.
            "uvicorn.access": {"level": "CRITICAL", "handlers": [], "propagate": False},
        },
    }
