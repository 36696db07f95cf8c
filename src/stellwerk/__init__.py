"""Stellwerk: railway games of paper and dice, with exact rules and fast engines.

>>> import stellwerk
>>> stellwerk.__version__.count(".")
2
"""

from __future__ import annotations

from stellwerk import _pure

_pure.install()  # before anything else is imported: it decides where kernels come from

from importlib.machinery import ExtensionFileLoader  # noqa: E402
from importlib.metadata import PackageNotFoundError, version  # noqa: E402
from importlib.util import find_spec  # noqa: E402
from pathlib import Path  # noqa: E402

__all__ = ["__version__", "compiled", "kernels"]

try:
    __version__ = version("stellwerk")
except PackageNotFoundError:  # a source tree that was never installed
    __version__ = "0.0.0"


def kernels() -> tuple[str, ...]:
    """The names of the modules that have a `.pxd` beside them: those that Cython may compile."""
    root = Path(__file__).parent
    return tuple(
        ".".join((__name__, *pxd.relative_to(root).with_suffix("").parts))
        for pxd in sorted(root.rglob("*.pxd"))
        if pxd.with_suffix(".py").exists() and pxd.stem != "__init__"
    )


def compiled() -> bool:
    """Whether the kernels run compiled; they do all or none."""
    specs = [find_spec(name) for name in kernels()]
    return bool(specs) and all(
        spec is not None and isinstance(spec.loader, ExtensionFileLoader) for spec in specs
    )
