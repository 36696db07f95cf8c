"""What people may write: names and titles, in any script."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable

from stellwerk.core.refusal import Invalid, Refused, refuse

_KEY = re.compile(r"[!-~]{1,64}")
# Format characters make text run backwards or vanish; those that join letters and emoji may stay.
_JOINERS = "\u200c\u200d"
# Letters and signs that show nothing: fillers of Hangul, the empty pattern of Braille. Marks that
# show nothing are not listed: without a letter that carries them no mark is a name.
_BLANK = frozenset("\u115f\u1160\u3164\uffa0\u2800")


def clean(text: str) -> str:
    """The text in its composed form, blanks as single spaces."""
    return " ".join(unicodedata.normalize("NFC", text).split())


def good_name(text: str, most: int) -> str:
    """A person's name; refuses what is empty, too long or cannot be shown."""
    name = clean(text)
    if not outline(name) or len(name) > most or not _shown(name):
        raise Invalid(refuse("", "table.name", name=text, most=most))
    return name


def outline(name: str) -> str:
    """What of a name is left for the eye; two names with the same outline look alike.

    Widths, styles and cases of letters are folded, and all that shows nothing is left out.

    >>> outline("\uff21nna"), outline("A\u200dNNA"), outline("\u3164\u200d")
    ('anna', 'anna', '')
    """
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    kept = "".join(c for c in folded if c not in _BLANK and not _shows_nothing(c))
    if all(unicodedata.category(c)[0] in "MZ" for c in kept):
        return ""
    return " ".join(kept.split())


def distinct(name: str, others: Iterable[str]) -> str:
    """The name, unless it cannot be told from another one at the table."""
    mine = outline(name)
    for other in others:
        if outline(other) == mine:
            raise Refused(refuse("", "table.name_taken", name=name, other=other))
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


def _shows_nothing(letter: str) -> bool:
    """Format characters, joiners among them, and the selectors of variants."""
    return (
        unicodedata.category(letter) == "Cf"
        or letter == "\u034f"
        or "\ufe00" <= letter <= "\ufe0f"
        or "\U000e0100" <= letter <= "\U000e01ef"
    )


def _shown(text: str) -> bool:
    """No control, format, unassigned or half characters, and not combining marks without end."""
    kinds = [unicodedata.category(c) for c in text if c not in _JOINERS]
    marks = max((len(run) for run in re.findall("M+", "".join(k[0] for k in kinds))), default=0)
    return marks <= 4 and not any(kind[0] == "C" for kind in kinds)
