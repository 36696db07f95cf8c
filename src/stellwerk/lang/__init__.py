"""German and English for what the engine says in keys and parameters.

One Fluent file per catalogue and language: the key ``core.game_over`` is the message ``game_over``
of ``de/core.ftl`` and ``en/core.ftl``. A game of another package brings its own.

>>> from stellwerk.core import Words, refuse
>>> say(Words("core.players", {"players": 9, "least": 1, "most": 4}), "en")
'This game is for 1 to 4 players, not for 9.'
>>> explain(refuse("XY-7", "core.game_over"), "de")
'Die Partie ist zu Ende (XY-7).'
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentInt

from stellwerk.core import registry
from stellwerk.core.refusal import Refusal
from stellwerk.core.words import Param, Words

__all__ = ["LANGUAGES", "did", "explain", "gapped", "has", "preferred", "read", "say"]

LANGUAGES: Final = ("de", "en")
DEFAULT: Final = "en"
# Characters of a parameter that are shown: enough for the path of a file, while a typed text can be
# a megabyte.
LONGEST: Final = 400

# What can be formatted as a number; nobody counts beyond it.
LARGEST: Final = 10**15

MINUS: Final = "\N{MINUS SIGN}"

# Between the forms of a text that reads otherwise for no, for one and for more things.
FORMS: Final = "\x1f"

# In the order in which they win, as gettext does it.
_VARIABLES: Final = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


def say(words: Words, language: str) -> str:
    """The words as a sentence; an unknown key is shown as it is, with its parameters."""
    bundle = _bundle(words.catalogue, language)
    if bundle is None or not bundle.has_message(words.message):
        return _bare(words)
    pattern = bundle.get_message(words.message).value
    if pattern is None:
        return _bare(words)
    # Errors are variables the caller did not give: the text then shows their names, which is the
    # best that can be done for a person; the tests compare keys and variables.
    text, _ = bundle.format_pattern(
        pattern, {name: _argument(value) for name, value in words.params.items()}
    )
    return str(text)


def did(words: Words, language: str) -> str:
    """The words of a move as what somebody has done, to stand behind a name.

    That is the message ``did_…`` beside the move's own; a game without it is quoted.

    >>> did(Words("core.game_over"), "en")
    'The game is over.'
    """
    past = Words(f"{words.catalogue}.did_{words.message}", words.params)
    return say(past if has(past.key, language) else words, language)


def explain(refusal: Refusal, language: str) -> str:
    """The refusal as sentences, each with its rule in brackets, down to what lies behind it."""
    return " ".join(_cite(one, language) for one in _chain(refusal))


def gapped(key: str, gaps: Iterable[str], language: str) -> str:
    """A text whose gaps a page fills: ``{name}``. Where it reads otherwise for no or for one thing,
    which the gap ``n`` counts, it is three texts: for none, for one, for more.

    >>> gapped("pages.js_round_of", ("n", "of"), "en")
    'Round {n} of {of}'
    >>> gapped("pages.js_points", ["n"], "de").split(FORMS)
    ['{n} Punkte', 'ein Punkt', '{n} Punkte']
    """
    left: dict[str, Param] = {gap: f"{{{gap}}}" for gap in gaps}
    many = say(Words(key, left), language)
    if "n" not in left:
        return many
    few = [say(Words(key, {**left, "n": count}), language) for count in (0, 1)]
    if all(text == many.replace("{n}", str(count)) for count, text in enumerate(few)):
        return many
    if few[0] == many.replace("{n}", "0"):
        few[0] = many
    return FORMS.join([*few, many])


def read(catalogue: str, language: str) -> None:
    """Have the words of a catalogue at hand, before somebody waits for them."""
    _bundle(catalogue, language)


def has(key: str, language: str) -> bool:
    """Whether there is a message with this key."""
    words = Words(key)
    bundle = _bundle(words.catalogue, language)
    return bundle is not None and bundle.has_message(words.message)


def preferred(environ: Mapping[str, str]) -> str:
    """The language the environment asks for: German if it names German first, else English.

    >>> preferred({"LANG": "de_AT.UTF-8"}), preferred({"LANG": "C"}), preferred({})
    ('de', 'en', 'en')
    """
    for variable in _VARIABLES:
        if value := environ.get(variable):
            wishes = (wish.strip().lower()[:2] for wish in value.split(":"))
            return next((wish for wish in wishes if wish in LANGUAGES), DEFAULT)
    return DEFAULT


def _chain(refusal: Refusal | None) -> Iterator[Refusal]:
    while refusal is not None:
        yield refusal
        refusal = refusal.because


def _cite(refusal: Refusal, language: str) -> str:
    sentence = say(refusal.words, language)
    if not refusal.rule:
        return sentence
    return f"{sentence.removesuffix('.')} ({refusal.rule})" + "." * sentence.endswith(".")


def _bare(words: Words) -> str:
    params = ", ".join(f"{name}={_printable(str(value))}" for name, value in words.params.items())
    return f"{words.key} ({params})" if params else words.key


def _argument(value: Param) -> str | FluentInt:
    # As a Fluent number it selects singular and plural; 10,000 and 10.000 would be misread in a
    # terminal where numbers are also typed.
    if isinstance(value, int):
        if value < 0:  # Fluent would write a hyphen; nothing is counted by such a number
            return f"{MINUS}{-value}"
        return FluentInt(value, useGrouping=False) if value < LARGEST else str(value)
    return _printable(value)


def _printable(text: str) -> str:
    """Text from outside, short and without characters that would steer a terminal."""
    if len(text) > LONGEST:
        text = text[: LONGEST - 1] + "…"
    if text.isprintable():
        return text
    return "".join(c if c.isprintable() else ascii(c)[1:-1] for c in text)


def _bundle(catalogue: str, language: str) -> FluentBundle | None:
    if not catalogue.isidentifier() or language not in LANGUAGES:
        return None
    return _file_bundle(catalogue, language) or _plugin_bundle(catalogue, language)


@cache
def _file_bundle(catalogue: str, language: str) -> FluentBundle | None:
    path = Path(__file__).parent / language / f"{catalogue}.ftl"
    return _parsed(path.read_text(encoding="utf-8"), language) if path.exists() else None


def _plugin_bundle(catalogue: str, language: str) -> FluentBundle | None:
    """The words of a game of another package; in English if it does not know the language."""
    plugin = registry.plugin(catalogue)
    words = plugin.words if plugin else {}
    text = words.get(language) or words.get(DEFAULT)
    return _parsed(text, language) if text else None


@lru_cache(maxsize=256)
def _parsed(text: str, language: str) -> FluentBundle:
    # Isolation marks are for text of mixed direction; in a terminal they are rubbish.
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(text))
    return bundle
