"""The sign of a seat: the emblem and the color that it has on the table of its game."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from client.art import svg
from client.widgets import draw_seat


@dataclass(frozen=True, slots=True)
class SeatSign:
    """How the seat with this number, from 1, is shown; without a drawing of its game by the shell's own token."""

    seat: int
    drawing: str = ""
    color: str = ""

    def draw(self, surface: pygame.Surface, name: str, size: float, center: tuple[float, float]) -> None:
        """The sign, `size` pixels; the shell's token carries the initial of `name`, if it is given."""
        if not self.drawing:
            draw_seat(surface, self.seat, name, size, center)
            return
        picture = svg.image(self.drawing, size, size)
        surface.blit(picture, picture.get_rect(center=(round(center[0]), round(center[1]))))
