"""Lines between two things: they end at the edges."""

from __future__ import annotations

import pygame

from client.art.arrows import ArrowLook, draw_arrow, prepare_arrow


def test_an_arrow_runs_under_the_prompt(screen: pygame.Surface) -> None:
    """What is read is not crossed, and beside it the arrow looks as it does without."""
    source, goal, prompt = pygame.Rect(50, 20, 60, 80), pygame.Rect(300, 400, 60, 80), pygame.Rect(0, 200, 400, 60)
    pictures = [pygame.Surface((420, 500), pygame.SRCALPHA) for _ in range(2)]
    for picture, under in zip(pictures, (None, prompt), strict=True):
        draw_arrow(picture, source, goal, ArrowLook("#E5493A", "#33223B"), 1.0, under)
    whole, parted = (pygame.mask.from_surface(picture, 0) for picture in pictures)
    over = pygame.mask.Mask(prompt.size, fill=True)
    assert whole.overlap_area(over, prompt.topleft) > 0 and not parted.overlap_area(over, prompt.topleft)
    whole.erase(over, prompt.topleft)
    assert whole.count() == parted.count()


def test_a_long_arrow_is_prepared_in_several_parts(screen: pygame.Surface) -> None:
    """No frame has to wait for all of it."""
    source, goal = pygame.Rect(40, 30, 60, 80), pygame.Rect(700, 500, 60, 80)
    assert len(list(prepare_arrow(source, goal, ArrowLook("#E5493A", "#33223C"), 1.0))) > 3
