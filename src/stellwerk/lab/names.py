"""The names under which Gymnasium and PettingZoo know the games.

``stellwerk/KEY-v0`` is a game with the options of its card as they are; if the first of them has
names for values, ``stellwerk/KEY-VALUE-v0`` is the game with that one, as an edition or a variant.
All other options are arguments of ``make``: ``options={"draft": True}``.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib.util import find_spec
from typing import Any, Final

from stellwerk import games
from stellwerk.games import keys

__all__ = ["NAMESPACE", "register", "registered"]

NAMESPACE: Final = "stellwerk"
_GYMNASIUM: Final = "stellwerk.lab.gymnasium_env:SeatEnv"
_VECTOR: Final = "stellwerk.lab.vector_env:make"
_TURNS: Final = "stellwerk.lab.pettingzoo_turns:env"
_ROUNDS: Final = "stellwerk.lab.pettingzoo_rounds:parallel_env"


def registered() -> Iterator[tuple[str, dict[str, Any]]]:
    """Every name with the arguments it stands for."""
    for key in keys():
        yield f"{NAMESPACE}/{key}-v0", {"game": key}
        first = next(iter(games.find(key).card.options), None)
        for value in first.values if first else ():
            if first and isinstance(value, str):
                options = {first.key: value}
                yield f"{NAMESPACE}/{key}-{value}-v0", {"game": key, "options": options}


def register() -> None:
    """Make the games known to those of the libraries that are installed."""
    if find_spec("gymnasium"):
        import gymnasium

        for name, arguments in registered():
            if name not in gymnasium.registry:
                gymnasium.register(name, _GYMNASIUM, vector_entry_point=_VECTOR, kwargs=arguments)
    if find_spec("pettingzoo"):
        from pettingzoo.env_registry import registration

        for name, arguments in registered():
            for kind, entry in (("aec", _TURNS), ("parallel", _ROUNDS)):
                known = registration._get_registry(kind)
                if name not in known:
                    registration.register(kind, name, entry, kwargs=arguments)
