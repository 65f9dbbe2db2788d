"""The prompt bar as it is now."""

from __future__ import annotations

from dataclasses import dataclass, field

import pygame

from client.layout.pieces import Status
from client.table.hand.answers import PromptButton


@dataclass(slots=True)
class PromptState:
    """The prompt bar: its buttons, the texts of the still layer, and the places of both.

    `rect` is taller than its place in the map when the text needs that. `answer_rects` has the order of `buttons`.
    """

    buttons: list[PromptButton] = field(default_factory=list)
    status: Status = Status()
    rect: pygame.Rect | None = None
    answer_rects: list[pygame.Rect] = field(default_factory=list)
