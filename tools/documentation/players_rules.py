"""The rules for players, in both languages: the chapters and figures of the page `/rules`."""

from __future__ import annotations

import posixpath
from collections.abc import Collection
from typing import Any, Final

from stellwerk import draw
from stellwerk.core import Words
from stellwerk.core.registry import keys
from stellwerk.draw.writer import write
from stellwerk.lang import LANGUAGES, say

THEMES: Final = ("light", "dark")
OTHER: Final = {"en": ("de", "Diese Seite auf Deutsch"), "de": ("en", "This page in English")}


def language_of(uri: str) -> str | None:
    """The language of a page that is there in both."""
    parts = uri.split("/")
    return parts[1] if parts[0] == "guide" and parts[1] in LANGUAGES else None


def with_the_other_language(uri: str, markdown: str, there: Collection[str]) -> str:
    """The page with a link to the same in the other language."""
    here = language_of(uri)
    if here is None:
        return markdown
    other, words = OTHER[here]
    counterpart = f"guide/{other}/{posixpath.basename(uri)}"
    if counterpart not in there:
        return markdown
    link = f"[{words}](../{other}/{posixpath.basename(uri)}){{ .other-language lang={other} }}"
    return f"{link}\n\n{markdown}"


def nav(language: str) -> list[Any]:
    """The rules of every game for the map of the site."""
    title = {"en": "Rules", "de": "Regeln"}[language]
    return [{title: [{_name(key, language): page_of(key, language)} for key in _drawn()]}]


def page_of(key: str, language: str) -> str:
    return f"guide/{language}/rules-{key}.md"


def figure_of(key: str, chapter: str, theme: str) -> str:
    return f"guide/figures/{key}-{chapter}-{theme}.svg"


def pages() -> dict[str, str | bytes]:
    """The pages and their figures."""
    found: dict[str, str | bytes] = {}
    for key in _drawn():
        drawing = draw.find(key)
        for chapter, picture in drawing.figures().items():
            for theme in THEMES:
                title = say(picture.title, "en")
                svg = write(picture, drawing.symbols, theme, title)
                found[figure_of(key, chapter, theme)] = svg
        for language in LANGUAGES:
            found[page_of(key, language)] = _page(key, language)
    return found


def figure(page: str, key: str, chapter: str, words: str, classes: str) -> str:
    """A figure in a page, light or dark as the page is."""
    here = posixpath.dirname(page)
    alt = words.replace("[", "").replace("]", "").replace("\n", " ")
    links = (
        f"![{alt}]({posixpath.relpath(figure_of(key, chapter, theme), here)}#only-{theme})"
        f"{{ .{classes} loading=lazy }}"
        for theme in THEMES
    )
    return "".join(links)


def title_of(key: str, chapter: str, language: str) -> str:
    return say(Words(f"{key}.rules_{chapter}_title"), language)


def _drawn() -> list[str]:
    """The games that have figures."""
    return [key for key in keys() if draw.find(key).figures()]


def _name(key: str, language: str) -> str:
    return say(Words(f"{key}.name"), language)


def _page(key: str, language: str) -> str:
    drawing = draw.find(key)
    parts = [
        f"# {say(Words('pages.rules_of', {'game': _name(key, language)}), language)}",
        say(Words("pages.rules_own"), language),
    ]
    for chapter in drawing.figures():
        title = title_of(key, chapter, language)
        parts.append(f"## {title} {{ #{chapter} }}")
        parts.append(figure(page_of(key, language), key, chapter, title, "figure"))
        parts.append(say(Words(f"{key}.rules_{chapter}"), language))
    return "\n\n".join(parts) + "\n"
