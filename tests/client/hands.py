"""What a person's hands do, as events."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pygame

from client.scenes.workshop.form import FieldRow
from client.widgets import Column, Widget

Handler = Callable[[pygame.event.Event], Any]
Point = tuple[int, int]


def key(code: int, mod: int = 0, unicode: str = "") -> pygame.event.Event:
    """A key goes down."""
    return pygame.event.Event(pygame.KEYDOWN, key=code, mod=mod, unicode=unicode)


def move(point: Point, held: bool = False) -> pygame.event.Event:
    """The pointer arrives somewhere, perhaps with the button held."""
    return pygame.event.Event(pygame.MOUSEMOTION, pos=point, rel=(0, 0), buttons=(int(held), 0, 0))


def down(point: Point, touch: bool = False) -> pygame.event.Event:
    """The left button goes down, or a finger."""
    return pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=point, button=1, touch=touch)


def up(point: Point) -> pygame.event.Event:
    """The left button comes up."""
    return pygame.event.Event(pygame.MOUSEBUTTONUP, pos=point, button=1)


def wheel(lines: int, point: Point) -> pygame.event.Event:
    """The wheel turns, up for positive numbers."""
    return pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=lines, pos=point)


def click(handle: Handler, point: Point) -> Any:
    """Move to a point, press and release there; returns what the release gave."""
    handle(move(point))
    handle(down(point))
    return handle(up(point))


def write(handle: Handler, words: str) -> None:
    """Write letter by letter, as the system reports it: the key, then its text."""
    for letter in words:
        handle(key(pygame.key.key_code(letter.lower()) if letter.isalnum() else pygame.K_SPACE, unicode=letter))
        handle(pygame.event.Event(pygame.TEXTINPUT, text=letter))


def all_controls(form: Column) -> Mapping[str, Widget]:
    """Every control of a form by its label, the first of each."""
    found: dict[str, Widget] = {}
    for part in form.parts():
        if isinstance(part, FieldRow):
            found.setdefault(part.entry.label, part.control)
        elif isinstance(part, Column):
            for label, control in all_controls(part).items():
                found.setdefault(label, control)
    return found
