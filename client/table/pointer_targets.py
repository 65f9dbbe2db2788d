"""What can be read or pressed on a table, and what the pointer does there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from enum import StrEnum

import pygame

from client.layout.pieces import Key

Point = tuple[int, int]
TOOL = "tool"
"""The kind of a thing that is a button of the top bar."""
NOWHERE: Point = (-1, -1)
"""Where the pointer is while it is outside of the window."""


class PointerKind(StrEnum):
    """What the pointer does."""

    PRESS, MOVE, RELEASE, WHEEL, LEAVE = "press", "move", "release", "wheel", "leave"


@dataclass(frozen=True, slots=True)
class Pointer:
    """Something that the pointer does: where, with a finger or with Shift held, and how far the wheel is turned up."""

    deed: PointerKind
    point: Point
    touch: bool = False
    sparing: bool = False
    turn: int = 0


CARD = "card"
"""The kind of a thing that is a card."""


@dataclass(frozen=True, slots=True)
class ReadableThing:
    """What can be read somewhere: what kind of thing, which one (of a card its instance), the piece that it is, its
    place in the window, and what draws it to be read; a card is enlarged.
    """

    kind: str
    which: int | str
    key: Key | None = None
    place: tuple[int, ...] = (0, 0, 0, 0)
    draw: Callable[[pygame.Surface], None] | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class PressTarget:
    """Something that is pressed: its sort, which one, and the action that a press carries out."""

    kind: str
    name: int | str
    action: str
