"""The toy as a folder of its own, as the games of the package are."""

from six_wagons import game

__all__ = ["game"]
