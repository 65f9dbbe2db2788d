"""Default functions for the parts of a game that a game need not define."""

from __future__ import annotations

from typing import Any


def nothing(*_: object) -> None:
    """Return None: the default of functions that have nothing to say."""


def none_listed(*_: object) -> list[Any]:
    return []


def no_words(*_: object) -> str:
    """Return an empty text."""
    return ""


def english(*_: object) -> str:
    """Return "en", the language that every game supports."""
    return "en"


def add_spaces(name: str) -> str:
    """Return a zone's layout name with spaces."""
    return name.replace("_", " ")


def zero(*_: object) -> int:
    return 0


def yes(*_: object) -> bool:
    return True


def no(*_: object) -> bool:
    return False
