"""Seat signs: the emblem and color of a seat at the table of its game."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from client.art import svg
from client.widgets import draw_seat


@dataclass(frozen=True, slots=True)
class SeatSign:
    """The sign of the seat with this number, from 1. Without a drawing of its game it uses the shell's token."""

    seat: int
    drawing: str = ""
    color: str = ""

    def draw(self, surface: pygame.Surface, name: str, size: float, center: tuple[float, float]) -> None:
        """Draw the sign, `size` pixels. The shell's token shows the initial of `name`, if given."""
        if not self.drawing:
            draw_seat(surface, self.seat, name, size, center)
            return
        picture = svg.image(self.drawing, size, size)
        surface.blit(picture, picture.get_rect(center=(round(center[0]), round(center[1]))))
