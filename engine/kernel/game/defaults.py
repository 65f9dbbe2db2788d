"""What a game says where it has nothing to say: the functions of parts that a game need not give."""

from __future__ import annotations

from typing import Any


def nothing(*_: object) -> None:
    """None at all."""


def none_listed(*_: object) -> list[Any]:
    """An empty list."""
    return []


def no_words(*_: object) -> str:
    """Empty words."""
    return ""


def english(*_: object) -> str:
    """The language that every game speaks."""
    return "en"


def spaced(name: str) -> str:
    """The name of a zone as it stands in the layout, in words."""
    return name.replace("_", " ")


def zero(*_: object) -> int:
    """0."""
    return 0


def yes(*_: object) -> bool:
    """In every case."""
    return True


def no(*_: object) -> bool:
    """In no case."""
    return False
