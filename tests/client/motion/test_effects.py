"""What passes over the table."""

from __future__ import annotations

import pygame

from client.motion.visuals.visual import Glow


def test_the_light_that_calls_for_attention_leaves_the_question_readable() -> None:
    surface = pygame.Surface((400, 200))
    surface.fill("#F4ECD6")
    place = pygame.Rect(80, 70, 240, 60)
    Glow(0, 700, place, "#9BE34A").draw(surface, 200)
    assert surface.get_at(place.center) == pygame.Color("#F4ECD6")
    assert surface.get_at((place.left - 4, place.centery)) != pygame.Color("#F4ECD6")
