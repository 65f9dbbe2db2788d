"""Tells whether the rules run from source or compiled by `build/compile.py`."""

from __future__ import annotations

from importlib.machinery import EXTENSION_SUFFIXES

from engine.kernel.state import state


def is_compiled() -> bool:
    """Return whether the kernel's modules are compiled."""
    return str(state.__file__).endswith(tuple(EXTENSION_SUFFIXES))


def name() -> str:
    """Return "compiled rules" or the like."""
    return "compiled rules" if is_compiled() else "pure Python"
