"""Things on a table that can be read or pressed, and pointer actions."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from enum import StrEnum

import pygame

from client.input.actions import Command
from client.layout.pieces import Key

Point = tuple[int, int]
TOOL = "tool"
"""The kind of readable thing that a top bar button is."""
NOWHERE: Point = (-1, -1)
"""The pointer's position while it is outside of the window."""


class PointerKind(StrEnum):
    """The kinds of pointer actions."""

    PRESS, MOVE, RELEASE, WHEEL, LEAVE = "press", "move", "release", "wheel", "leave"


@dataclass(frozen=True, slots=True)
class Pointer:
    """A pointer action. `touch`: with a finger. `sparing`: with Shift held. `turn`: wheel notches upward."""

    kind: PointerKind
    point: Point
    touch: bool = False
    sparing: bool = False
    turn: int = 0


CARD = "card"
"""The kind of readable thing that a card is."""


@dataclass(frozen=True, slots=True)
class ReadableThing:
    """Something to read: its kind, which one (a card's instance), its piece and its place in the window.

    `draw` draws it; without one, it is an enlarged card.
    """

    kind: str
    which: int | str
    key: Key | None = None
    place: tuple[int, ...] = (0, 0, 0, 0)
    draw: Callable[[pygame.Surface], None] | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class PressTarget:
    """Something to press: its kind, which one, and the command that a press performs."""

    kind: str
    name: int | str
    command: Command


@dataclass(slots=True)
class PointerState:
    """The pointer's position, the control that is held down, and the control under the pointer."""

    at: Point = NOWHERE
    pressed: PressTarget | None = None
    pointed: PressTarget | None = None
