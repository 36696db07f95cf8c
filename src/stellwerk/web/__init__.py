"""Pages, HTTP API, live updates and the browser client.

The app is made by :func:`create_app` from settings and an open :class:`stellwerk.table.Tables`; it
knows no game by name. ``/api`` is for programs, everything else for people, and both go through
the same few functions.
"""

from __future__ import annotations

from stellwerk.web.app import create_app
from stellwerk.web.settings import Settings

__all__ = ["Settings", "create_app"]
