"""Lines between two things: they end at the edges."""

from __future__ import annotations

import pygame
import pytest

from client.art.arrows import ArrowLook, draw_arrow, find_shortest_line, prepare_arrow

THING = pygame.Rect(100, 100, 40, 20)


@pytest.mark.parametrize(
    ("other", "start", "end"),
    [
        (pygame.Rect(120, 200, 400, 50), (130, 120), (130, 200)),
        (pygame.Rect(20, 0, 10, 50), (100, 100), (30, 50)),
        (pygame.Rect(200, 90, 10, 40), (140, 110), (200, 110)),
    ],
)
def test_a_line_is_the_shortest_and_ends_at_the_edge(
    other: pygame.Rect, start: tuple[int, int], end: tuple[int, int]
) -> None:
    assert find_shortest_line(THING, other) == (start, end)
    assert find_shortest_line(other, THING) == (end, start)


def test_between_things_that_overlap_there_is_none() -> None:
    start, end = find_shortest_line(THING, THING.move(10, 5))
    assert start == end


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
