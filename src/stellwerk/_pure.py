"""`STELLWERK_PURE=1`: run the kernels interpreted although they are compiled.

A kernel is one `.py` file; compiled, it has an extension module beside it, which Python prefers.
This hook turns the preference round, for the modules of this package only.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ExtensionFileLoader, ModuleSpec, PathFinder
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

PACKAGE = __name__.partition(".")[0]


class SourceFirst(MetaPathFinder):
    """Finds the `.py` beside an extension module of this package, and leaves all else to others."""

    def find_spec(
        self,
        fullname: str,
        path: Sequence[str] | None,
        target: ModuleType | None = None,
    ) -> ModuleSpec | None:
        package, _, tail = fullname.rpartition(".")
        if package != PACKAGE and not package.startswith(PACKAGE + "."):
            return None
        spec = PathFinder.find_spec(fullname, path, target)
        if spec is None or spec.origin is None or not isinstance(spec.loader, ExtensionFileLoader):
            return None
        source = Path(spec.origin).with_name(tail + ".py")
        return spec_from_file_location(fullname, source) if source.exists() else None


def wanted() -> bool:
    """Whether the environment asks for interpreted kernels."""
    return os.environ.get("STELLWERK_PURE", "0") not in ("", "0")


def install() -> None:
    """Put the hook first, once, if the environment asks for it."""
    if wanted() and not any(isinstance(finder, SourceFirst) for finder in sys.meta_path):
        sys.meta_path.insert(0, SourceFirst())
