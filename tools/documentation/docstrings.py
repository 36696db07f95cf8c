"""Docstrings as Markdown: examples become code, and ``:mod:`` and the like become links."""

from __future__ import annotations

import re
from typing import Any, Final

import griffe

ROLE: Final = re.compile(r":(?:mod|class|func|meth|data|attr|exc|obj):`~?\.?([\w.]+)`")
# A session up to the empty line after it.
EXAMPLE: Final = re.compile(r"^(?=>>> )((?:.+\n?)+)", re.MULTILINE)


def markdown(text: str) -> str:
    """A docstring as Markdown.

    >>> markdown("See :mod:`stellwerk.draw`.")
    'See <autoref identifier="stellwerk.draw" optional><code>stellwerk.draw</code></autoref>.'
    """
    text = ROLE.sub(r'<autoref identifier="\1" optional><code>\1</code></autoref>', text)
    return EXAMPLE.sub(lambda found: f"```pycon\n{found[1].rstrip()}\n```\n", text)


class Docstrings(griffe.Extension):
    """What griffe calls for everything it has found."""

    def on_object(self, *, obj: Any, **_: Any) -> None:
        if obj.docstring is not None:
            obj.docstring.value = markdown(obj.docstring.value)
