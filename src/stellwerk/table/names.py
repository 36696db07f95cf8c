"""What people may write: names and titles, in any script."""

from __future__ import annotations

import re
import unicodedata

from stellwerk.core.refusal import Invalid, refuse

_KEY = re.compile(r"[!-~]{1,64}")
# Format characters make text run backwards or vanish; those that join letters and emoji may stay.
_JOINERS = "\u200c\u200d"


def clean(text: str) -> str:
    """The text in its composed form, blanks as single spaces."""
    return " ".join(unicodedata.normalize("NFC", text).split())


def good_name(text: str, most: int) -> str:
    """A person's name; refuses what is empty, too long or cannot be shown."""
    name = clean(text)
    if not name or len(name) > most or not _shown(name):
        raise Invalid(refuse("", "table.name", name=text, most=most))
    return name


def good_title(text: str, most: int) -> str:
    """A table's title, which may be empty."""
    title = clean(text)
    if len(title) > most or not _shown(title):
        raise Invalid(refuse("", "table.title", title=text, most=most))
    return title


def good_key(text: str) -> str:
    """The key of a post."""
    if not _KEY.fullmatch(text):
        raise Invalid(refuse("", "table.key", post=text))
    return text


def _shown(text: str) -> bool:
    """No control, format, unassigned or half characters, and not combining marks without end."""
    kinds = [unicodedata.category(c) for c in text if c not in _JOINERS]
    marks = max((len(run) for run in re.findall("M+", "".join(k[0] for k in kinds))), default=0)
    return marks <= 4 and not any(kind[0] == "C" for kind in kinds)
