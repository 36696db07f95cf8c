"""Arrays that kernels write into; compiled with ``buffers.pxd``.

Kernels know no NumPy: they ask an array for its memory, whatever made it. What is handed over must
have the right number of entries of the right size, one after the other.
"""

from __future__ import annotations

from typing import Any, cast

try:
    import cython
except ModuleNotFoundError:
    from stellwerk.core import no_cython as cython

if not cython.compiled:

    def _flat(array: object, itemsize: int, size: int) -> list[int]:
        """The entries of an array, used like a list."""
        view = memoryview(cast(Any, array))
        if not view.c_contiguous or view.itemsize != itemsize or view.nbytes != itemsize * size:
            raise ValueError(f"an array of {size} entries of {8 * itemsize} bits is needed")
        return cast(list[int], cast(Any, array).reshape(-1))

    def int8s(array: object, size: int) -> list[int]:
        """So many entries of 8 bits."""
        return _flat(array, 1, size)

    def int16s(array: object, size: int) -> list[int]:
        """So many entries of 16 bits."""
        return _flat(array, 2, size)

    def int32s(array: object, size: int) -> list[int]:
        """So many entries of 32 bits."""
        return _flat(array, 4, size)

    def int64s(array: object, size: int) -> list[int]:
        """So many entries of 64 bits."""
        return _flat(array, 8, size)

    def float64s(array: object, size: int) -> list[float]:
        """So many entries of double precision."""
        return cast(list[float], _flat(array, 8, size))

    def clear(entries: list[int], first: int, size: int) -> None:
        """Set so many entries of 8 bits to 0."""
        entries[first : first + size] = cast(Any, 0)
