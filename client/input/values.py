"""Values that an assistive technology sets: of a slider, a field, a list. The focused control handles the event."""

from __future__ import annotations

import pygame

SET_VALUE = pygame.event.custom_type()
"""`value` is a number, a text, or the index of an option."""


def value_event(value: float | str) -> pygame.event.Event:
    """Return the event that sets the focused control."""
    return pygame.event.Event(SET_VALUE, value=value)
