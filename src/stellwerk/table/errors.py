"""What storage can say besides yes."""

from __future__ import annotations

import logging

from stellwerk.core.refusal import Unavailable, refuse

LOGGER = logging.getLogger("stellwerk.table")


class Conflict(Exception):
    """Another process was first: read what it wrote and try again."""


def failed(error: BaseException) -> Unavailable:
    """What is answered to an error of the database, which itself goes to the log alone.

    Its text may hold parts of statements and their parameters; players get none of it.
    """
    cause = getattr(error, "orig", None) or error
    LOGGER.error("storage failed: %s", brief(cause))
    return storage_failed()


def storage_failed() -> Unavailable:
    """The database is full, lost or broken. Nothing that was answered is affected."""
    return Unavailable(refuse("", "table.storage_failed"))


def brief(error: BaseException) -> str:
    """An error in one line."""
    return f"{type(error).__name__}: {str(error).strip().partition(chr(10))[0]}"
