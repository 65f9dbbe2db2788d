"""A canvas: what it copies is what was drawn, and no more of the window than differs from the frame before."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

import pygame

from client.art.canvas import Canvas, cut
from client.art.sketch import strokes

SIZE = (200, 120)


def picture(color: str, size: tuple[int, int] = (20, 20)) -> pygame.Surface:
    surface = pygame.Surface(size, pygame.SRCALPHA)
    surface.fill(color)
    return surface


GROUND, RED, BLUE = picture("#204060", SIZE), picture("#C03020"), picture("#2030C0")


class Window:
    """A window and a canvas for it, and the same frames drawn as on any surface."""

    def __init__(self) -> None:
        self.shown, self.wanted, self.canvas = pygame.Surface(SIZE), pygame.Surface(SIZE), Canvas()
        self.anew = True

    def frame(self, draw: Callable[[pygame.Surface], object]) -> list[pygame.Rect] | None:
        self.canvas.begin(self.shown, self.anew)
        self.anew = False
        draw(cast(pygame.Surface, self.canvas))
        regions = self.canvas.finish()
        draw(self.wanted)
        assert self.shown.get_buffer().raw == self.wanted.get_buffer().raw
        return regions


def at(*places: tuple[pygame.Surface, tuple[int, int]]) -> Callable[[pygame.Surface], None]:
    def draw(surface: pygame.Surface) -> None:
        surface.blit(GROUND, (0, 0))
        for drawn, place in places:
            surface.blit(drawn, place)

    return draw


def test_only_where_something_has_moved_is_copied() -> None:
    window = Window()
    assert window.frame(at((RED, (10, 10)), (BLUE, (150, 80)))) is None
    assert window.frame(at((RED, (10, 10)), (BLUE, (150, 80)))) == []
    regions = window.frame(at((RED, (12, 10)), (BLUE, (150, 80))))
    assert regions is not None and all(pygame.Rect(10, 10, 22, 20).contains(region) for region in regions)


def test_what_lies_higher_than_before_is_seen_there() -> None:
    window = Window()
    window.frame(at((RED, (10, 10)), (BLUE, (20, 20))))
    assert window.frame(at((BLUE, (20, 20)), (RED, (10, 10))))


def test_what_is_gone_is_not_seen_any_more() -> None:
    window = Window()
    window.frame(at((RED, (10, 10))))
    assert window.frame(at()) == [pygame.Rect(10, 10, 20, 20)]


def test_one_picture_drawn_twice_is_as_faint_as_it_was_each_time() -> None:
    def draw(surface: pygame.Surface) -> None:
        surface.blit(GROUND, (0, 0))
        for place, faint in ((10, 40), (60, 200)):
            RED.set_alpha(faint)
            surface.blit(RED, (place, 10))
        RED.set_alpha(255)

    Window().frame(draw)


def test_a_part_that_is_darkened_is_not_darkened_again() -> None:
    def draw(surface: pygame.Surface) -> None:
        at((RED, (10, 10)))(surface)
        surface.set_clip(pygame.Rect(0, 0, 25, 25))
        surface.fill((128, 128, 128), (5, 5, 90, 90), pygame.BLEND_RGB_MULT)
        surface.set_clip(None)
        surface.blit(BLUE, (moved, 60))

    window, moved = Window(), 10
    for moved in (10, 11, 12):  # noqa: B007 - read by draw
        window.frame(draw)


def test_a_picture_cut_out_shows_what_was_drawn_below_it() -> None:
    def draw(surface: pygame.Surface) -> None:
        at((RED, (10, 10)))(surface)
        part = cut(surface, pygame.Rect(5, 5, 30, 30))
        surface.blit(BLUE, (12, 12))
        surface.blit(part, (100, 50))

    window = Window()
    window.frame(draw)
    window.frame(draw)


def test_what_only_a_surface_can_do_is_done_with_all_that_was_drawn() -> None:
    def draw(surface: pygame.Surface) -> None:
        at((RED, (10, 10)))(surface)
        ends = (0, 0), (50, 50)
        strokes(surface, pygame.Rect(0, 0, 60, 60), lambda target: pygame.draw.line(target, "#FFFFFF", *ends))
        surface.subsurface((5, 5, 40, 40)).fill("#10C010", (0, 0, 8, 8))
        surface.blit(BLUE, (12, 12))

    window = Window()
    assert window.frame(draw) is None
    assert window.frame(at((RED, (10, 10)))) is None


def test_a_picture_that_was_drawn_on_is_copied_where_that_is_said() -> None:
    ground = GROUND.copy()

    def draw(surface: pygame.Surface) -> None:
        surface.blit(ground, (0, 0))

    window = Window()
    window.frame(draw)
    ground.fill("#FFFFFF", (30, 30, 10, 10))
    window.canvas.begin(window.shown, anew=False)
    window.canvas.touch(pygame.Rect(30, 30, 10, 10))
    window.canvas.blit(ground, (0, 0))
    assert window.canvas.finish() == [pygame.Rect(30, 30, 10, 10)]
    assert window.shown.get_at((35, 35))[:3] == (255, 255, 255)


def test_a_cut_has_only_the_part_within_the_window() -> None:
    canvas, window = Canvas(), pygame.Surface(SIZE)
    canvas.begin(window, True)
    for surface in (window, cast(pygame.Surface, canvas)):
        assert cut(surface, pygame.Rect(190, 100, 50, 50)).get_size() == (10, 20)
        assert cut(surface, pygame.Rect(300, 20, 50, 50)).get_size() == (0, 0)
        assert cut(surface, pygame.Rect(0, 500, 200, -380)).get_size() == (0, 0)
