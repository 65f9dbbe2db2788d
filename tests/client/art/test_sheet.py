"""A sheet: what it paints is what was drawn, and no more of the window than has changed."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from client.art.sheet import Height, Sheet
from client.art.sketch import cut, strokes

SIZE = (200, 120)
Draw = Callable[[pygame.Surface], object]


def picture(color: str, size: tuple[int, int] = (20, 20)) -> pygame.Surface:
    surface = pygame.Surface(size, pygame.SRCALPHA)
    surface.fill(color)
    return surface


GROUND, RED, BLUE = picture("#204060", SIZE), picture("#C03020"), picture("#2030C0")


class Window:
    """A window with a sheet for it, and the same frames drawn as on any surface."""

    def __init__(self) -> None:
        self.shown, self.wanted, self.sheet = pygame.Surface(SIZE), pygame.Surface(SIZE), Sheet(SIZE)

    def frame(self, draw: Draw) -> list[pygame.Rect]:
        with self.sheet.sketch("all", Height.OVER) as surface:
            draw(surface)
        regions = self.sheet.paint(self.shown)
        draw(self.wanted)
        assert self.shown.get_buffer().raw == self.wanted.get_buffer().raw
        return regions


def at(*places: tuple[pygame.Surface, tuple[int, int]]) -> Draw:
    def draw(surface: pygame.Surface) -> None:
        surface.blit(GROUND, (0, 0))
        for drawn, place in places:
            surface.blit(drawn, place)

    return draw


def test_only_where_something_has_moved_is_painted() -> None:
    window = Window()
    assert window.frame(at((RED, (10, 10)), (BLUE, (150, 80)))) == [pygame.Rect((0, 0), SIZE)]
    assert window.frame(at((RED, (10, 10)), (BLUE, (150, 80)))) == []
    regions = window.frame(at((RED, (12, 10)), (BLUE, (150, 80))))
    assert regions and all(pygame.Rect(10, 10, 22, 20).contains(region) for region in regions)


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


def test_strokes_are_painted_where_they_were_drawn() -> None:
    def draw(surface: pygame.Surface) -> None:
        at((RED, (10, 10)))(surface)
        ends = (0, 0), (50, 50)
        strokes(surface, pygame.Rect(0, 0, 60, 60), lambda target: pygame.draw.line(target, "#FFFFFF", *ends))

    window = Window()
    window.frame(draw)
    assert window.frame(at((RED, (10, 10)))) == [pygame.Rect(0, 0, 60, 60)]


def test_a_cut_has_only_the_part_within_the_window() -> None:
    sheet = Sheet(SIZE)
    with sheet.sketch("cutting", Height.OVER) as sketch:
        for surface in (pygame.Surface(SIZE), sketch):
            assert cut(surface, pygame.Rect(190, 100, 50, 50)).get_size() == (10, 20)
            assert cut(surface, pygame.Rect(300, 20, 50, 50)).get_size() == (0, 0)
            assert cut(surface, pygame.Rect(0, 500, 200, -380)).get_size() == (0, 0)


def test_items_lie_over_each_other_by_height_then_by_z_then_by_number() -> None:
    sheet, window = Sheet(SIZE), pygame.Surface(SIZE)
    sheet.put("ground", Height.FURNITURE, GROUND, (0, 0))
    sheet.put("red", Height.RESTING, RED, (10, 10), z=5)
    sheet.put("blue", Height.RESTING, BLUE, (10, 10), z=4)
    sheet.paint(window)
    assert window.get_at((15, 15)) == RED.get_at((0, 0))
    sheet.put("blue", Height.RESTING, BLUE, (10, 10), z=5, number=1)
    assert sheet.paint(window) == [pygame.Rect(10, 10, 20, 20)]
    assert window.get_at((15, 15)) == BLUE.get_at((0, 0))
    sheet.put("red", Height.MOVING, RED, (10, 10))
    sheet.paint(window)
    assert window.get_at((15, 15)) == RED.get_at((0, 0)) and sheet["red"].picture is RED


def test_an_item_that_looks_the_same_is_not_painted_again() -> None:
    sheet, window = Sheet(SIZE), pygame.Surface(SIZE)
    for _ in range(2):
        sheet.put("ground", Height.FURNITURE, GROUND, (0, 0))
        sheet.put("red", Height.RESTING, RED, (10, 10), z=5)
        regions = sheet.paint(window)
    assert regions == []
    sheet.remove("red")
    assert sheet.paint(window) == [pygame.Rect(10, 10, 20, 20)]


def test_a_shared_picture_that_was_drawn_on_is_painted_where_it_is_marked() -> None:
    sheet, window, ground = Sheet(SIZE), pygame.Surface(SIZE), GROUND.copy()
    sheet.put("ground", Height.FURNITURE, ground, (0, 0))
    sheet.paint(window)
    ground.fill("#FFFFFF", (30, 30, 10, 10))
    sheet.mark(pygame.Rect(30, 30, 10, 10))
    assert sheet.paint(window) == [pygame.Rect(30, 30, 10, 10)]
    assert window.get_at((35, 35))[:3] == (255, 255, 255)


def test_another_surface_gets_everything_and_so_does_the_window_after_that() -> None:
    sheet, window = Sheet(SIZE), pygame.Surface(SIZE)
    sheet.put("ground", Height.FURNITURE, GROUND, (0, 0))
    whole = [pygame.Rect((0, 0), SIZE)]
    assert [sheet.paint(surface) for surface in (window, pygame.Surface(SIZE), window, window)] == [whole] * 3 + [[]]


def test_nothing_is_left_of_what_was_cleared() -> None:
    sheet, window = Sheet(SIZE), pygame.Surface(SIZE)
    sheet.put("ground", Height.FURNITURE, GROUND, (0, 0))
    with sheet.sketch("log", Height.OVER) as surface:
        surface.blit(RED, (0, 0))
    sheet.clear(Height.OVER)
    assert [item.picture for item in sheet.items()] == [GROUND]
    sheet.clear()
    assert not sheet.items() and sheet.paint(window)


def test_only_items_where_something_has_changed_are_touched() -> None:
    shown, sheet = pygame.Surface(SIZE), Sheet(SIZE)
    sheet.put("red", Height.RESTING, RED, (10, 10))
    sheet.put("blue", Height.RESTING, BLUE, (20, 20))
    sheet.put("far", Height.RESTING, RED, (150, 80))
    sheet.paint(shown)
    assert sheet.touched == 3
    sheet.put("red", Height.RESTING, RED, (12, 10))
    sheet.paint(shown)
    assert sheet.touched == 2
    sheet.paint(shown)
    assert sheet.touched == 0
