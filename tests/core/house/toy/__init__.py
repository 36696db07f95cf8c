"""The toy as a folder of its own, as the games of the package are."""

from tests.core.toy import game

__all__ = ["game"]
