"""What stands on what can be told apart, in every theme, as WCAG 2 measures it."""

from __future__ import annotations

import re

import pytest

from stellwerk.draw.looks import LOOKS
from stellwerk.draw.theme import THEMES, contrast, css

TEXT, SHAPE = 4.5, 3.0
TILES = ("tile", "centre")


def test_contrast_as_published() -> None:
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.005)
    assert contrast("#ffffff", "#777777") == pytest.approx(4.48, abs=0.005)
    assert contrast("#123456", "#123456") == 1


@pytest.mark.parametrize("theme", THEMES)
def test_everything_stands_out_from_what_it_stands_on(theme: str) -> None:
    tokens = THEMES[theme]
    for name, look in LOOKS.items():
        # A shape is seen by its area or by its outline.
        colours = [tokens[token] for token in (look.fill, look.stroke) if token]
        for ground in look.on:
            best = max(contrast(colour, tokens[ground]) for colour in colours)
            assert best >= (TEXT if look.size else SHAPE), f"{name} on {ground}"


def test_all_text_and_all_lamps_say_what_they_stand_on() -> None:
    lamps = {"amber", "red", "green", "blue"}
    bare = [
        name
        for name, look in LOOKS.items()
        if not look.on and (look.size or lamps & {look.fill, look.stroke})
    ]
    assert bare == []


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("ground", TILES)
def test_an_amber_outline_is_seen_by_itself_or_by_its_edge(theme: str, ground: str) -> None:
    tokens = THEMES[theme]
    assert contrast(tokens["amber"], tokens["edge"]) >= SHAPE
    assert max(contrast(tokens[one], tokens[ground]) for one in ("amber", "edge")) >= SHAPE
    for lamp in ("can", "chosen"):
        assert LOOKS[f"{lamp}-edge"].stroke == "edge"
        assert LOOKS[f"{lamp}-edge"].width > LOOKS[lamp].width


def test_muted_text_never_stands_on_the_panel() -> None:
    assert [
        name for name, look in LOOKS.items() if look.fill == "muted" and "panel" in look.on
    ] == []


def test_themes_have_the_same_tokens() -> None:
    light, dark, paper = THEMES["light"], THEMES["dark"], THEMES["paper"]
    assert list(light) == list(dark)
    assert set(light) == set(paper)
    used = {token for look in LOOKS.values() for token in (look.fill, look.stroke, *look.on)}
    assert used - {""} <= set(light)


def test_css_of_one_theme_names_its_colours_only() -> None:
    (rule,) = css("dark", ["road-edge"])
    assert rule == ".road-edge{fill:none;stroke:#9fb8c4;stroke-width:19}"


def test_css_of_both_themes_follows_the_system() -> None:
    rules = "".join(css("both", ["panel", "dim", "label"], "x-"))
    light, dark = rules.split("@media (prefers-color-scheme:dark){")
    assert re.findall(r"#\w+", light) == ["#c4cbc1", "#1d2429"]
    assert dark == ".x-panel{fill:#1a2125}.x-label{fill:#eef1ea}}"
