"""The type card of Railroad Ink."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from stellwerk.core.card import Card, Option, Options, Preset, Value
from stellwerk.core.refusal import Refusal, refuse
from stellwerk.core.versions import BASE
from stellwerk.games.ink import goals, layouts
from stellwerk.games.ink.chance import DRAWN, GOAL_OPTIONS
from stellwerk.games.ink.editions import EDITIONS, ONCE, TRAIL
from stellwerk.games.ink.expansions import EXPANSIONS, NONE
from stellwerk.games.ink.notation import MOST_PLAYERS
from stellwerk.games.ink.places import PARTS
from stellwerk.games.ink.rule_options import ANYTHING, AS_PRINTED, PER_END, PER_ROUTE, ROUTES


def check(options: Options, players: int) -> Iterator[Refusal]:
    """Options that do not go together."""
    if options["draft"] and players < 2:
        yield refuse("RI-100", "ink.draft_alone")
    challenge = EDITIONS[str(options["edition"])].challenge
    in_play = challenge and options["goals"]
    if options["yellow_goals"] and not in_play:
        yield refuse("RI-84", "ink.goals_not_in_play", option="yellow_goals")
    chosen: list[str] = []
    for slot, key in enumerate(GOAL_OPTIONS):
        code = str(options[key])
        if code == DRAWN:
            continue
        allowed = goals.cards_for(
            slot, str(options["expansion"]), bool(options["yellow_goals"]), chosen
        )
        if not in_play:
            yield refuse("RI-84", "ink.goals_not_in_play", option=key)
        elif code not in allowed:
            yield refuse(
                "RI-84", "ink.goal_not_here", option=key, goal=code, allowed=", ".join(allowed)
            )
        chosen.append(code)


# The parts of the rules that have versions of their own: each expansion besides.
_CHALLENGE: Final = "challenge"  # version 2: with buildings
_DRAFT: Final = "draft"
_EXPANSIONS: Final = tuple(key for key in EXPANSIONS if key != NONE)
_EDITIONS: Final = tuple(key for key, edition in EDITIONS.items() if edition.challenge)
_GOALS: Final[dict[str, tuple[Value, ...]]] = {"edition": _EDITIONS, "goals": (True,)}
_VERSIONS: Final = {BASE: 1, _CHALLENGE: 2, _DRAFT: 1} | dict.fromkeys(_EXPANSIONS, 1)

CARD: Final = Card(
    key="ink",
    min_players=1,
    max_players=MOST_PLAYERS,  # the boxes hold 6 and 4 boards; nothing in the rules limits it
    options=(
        Option(
            "edition",
            "blue",
            tuple(EDITIONS),
            parts=dict.fromkeys(_EDITIONS, _CHALLENGE),
        ),
        Option("expansion", NONE, tuple(EXPANSIONS), parts={key: key for key in _EXPANSIONS}),
        Option("goals", True, (True, False), when={"edition": _EDITIONS}),  # RI-84
        Option("draft", False, (False, True), parts={True: _DRAFT}, least_players=2),
        # Which longest-route rule counts; by default the one the edition's rulebook prints.
        Option("longest", AS_PRINTED, (AS_PRINTED, ONCE, TRAIL), expert=True),
        Option("yellow_goals", False, (False, True), expert=True, when=_GOALS),
        *(
            Option(key, DRAWN, (DRAWN, *goals.GOAL_INDEX), expert=True, when=_GOALS)
            for key in GOAL_OPTIONS
        ),
        Option(  # OP-21
            "ta_length", 4, (4, 5), expert=True, when={**_GOALS, "expansion": ("trail",)}
        ),
        Option("central_counts", ANYTHING, (ANYTHING, ROUTES), expert=True),  # OP-4
        Option(  # OP-10
            "flood_blocked_by_route",
            False,
            (False, True),
            expert=True,
            when={"expansion": ("lake",)},
        ),
        Option(  # OP-13
            "meteor_score_per",
            PER_ROUTE,
            (PER_ROUTE, PER_END),
            expert=True,
            when={"expansion": ("meteor",)},
        ),
        Option(  # OP-37
            "crater_must", False, (False, True), expert=True, when={"expansion": ("meteor",)}
        ),
        Option(  # OP-16
            "forest_routes_must_connect",
            False,
            (False, True),
            expert=True,
            when={"expansion": ("forest",)},
        ),
        Option(  # OP-22
            "layout",
            layouts.names()[0],
            layouts.names(),
            expert=True,
            when={"edition": _EDITIONS},
        ),
    ),
    score_parts=PARTS,
    versions=_VERSIONS,
    numbered={1: {BASE: 1, _CHALLENGE: 1}, 2: _VERSIONS},  # 1 had no expansions
    hidden=False,
    simultaneous=True,
    presets=(
        Preset("quick", 2),
        Preset("family", 4, {"expansion": "forest"}),
        Preset("everything", 4, {"edition": "green", "expansion": "lava", "draft": True}),
    ),
    check_more=check,
)
