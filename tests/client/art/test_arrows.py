"""Lines between two things: they end at the edges."""

from __future__ import annotations

import pygame
import pytest

from client.art.arrows import between

THING = pygame.Rect(100, 100, 40, 20)


@pytest.mark.parametrize(("other", "start", "end"), [
    (pygame.Rect(120, 200, 400, 50), (130, 120), (130, 200)),
    (pygame.Rect(20, 0, 10, 50), (100, 100), (30, 50)),
    (pygame.Rect(200, 90, 10, 40), (140, 110), (200, 110)),
])  # fmt: skip
def test_a_line_is_the_shortest_and_ends_at_the_edge(
    other: pygame.Rect, start: tuple[int, int], end: tuple[int, int]
) -> None:
    assert between(THING, other) == (start, end)
    assert between(other, THING) == (end, start)


def test_between_things_that_overlap_there_is_none() -> None:
    start, end = between(THING, THING.move(10, 5))
    assert start == end
