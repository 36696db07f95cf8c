"""Stands in for ``cython`` where it is not installed and kernels run interpreted."""

from contextlib import nullcontext

compiled = False
nogil = nullcontext()
