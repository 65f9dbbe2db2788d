from __future__ import annotations

import pygame

from client.art import paint, palette


def canvas() -> pygame.Surface:
    surface = pygame.Surface((300, 200))
    surface.fill("#00ff00")
    return surface


def test_a_panel_has_round_corners_an_edge_and_a_fill(screen: pygame.Surface) -> None:
    surface = canvas()
    paint.panel(surface, pygame.Rect(20, 20, 200, 100), 16, "#ff0000", "#0000ff", 4)
    assert tuple(surface.get_at((20, 20)))[:3] == (0, 255, 0)
    assert tuple(surface.get_at((120, 21)))[:3] == (0, 0, 255)
    assert tuple(surface.get_at((120, 70)))[:3] == (255, 0, 0)
    assert tuple(surface.get_at((219, 70)))[:3] == (0, 0, 255)
    assert tuple(surface.get_at((221, 70)))[:3] == (0, 255, 0)


def test_a_panel_smaller_than_its_corners_is_still_drawn(screen: pygame.Surface) -> None:
    surface = canvas()
    paint.panel(surface, pygame.Rect(20, 20, 10, 6), 16, "#ff0000")
    assert tuple(surface.get_at((25, 23)))[:3] == (255, 0, 0)


def test_a_shadow_is_darkest_under_the_panel_and_fades_outward(screen: pygame.Surface) -> None:
    surface = canvas()
    surface.fill("#ffffff")
    rect = pygame.Rect(80, 60, 140, 80)
    paint.shadow(surface, rect, 12, 10, 0.5)
    levels = [surface.get_at((x, rect.centery)).g for x in (150, 84, 76, 68, 57)]
    assert levels == sorted(levels)
    assert levels[0] < 160 and levels[-1] > 245


def test_the_focus_ring_is_blue_between_white_and_outside_the_control(screen: pygame.Surface) -> None:
    surface = canvas()
    rect = pygame.Rect(60, 60, 160, 60)
    paint.focus_ring(surface, rect, 12, 2)
    column = [tuple(surface.get_at((x, rect.centery)))[:3] for x in range(rect.left - 25, rect.left)]
    blue = [place for place, color in enumerate(column) if color == paint.rgb(palette.FOCUS)]
    white = [place for place, color in enumerate(column) if color == (255, 255, 255)]
    assert 5 <= len(blue) <= 7
    assert min(white) < min(blue) and max(white) > max(blue)
    assert column[-1] == (0, 255, 0)
    assert tuple(surface.get_at(rect.center))[:3] == (0, 255, 0)


def test_a_dashed_outline_has_gaps(screen: pygame.Surface) -> None:
    surface = canvas()
    paint.dashed_outline(surface, pygame.Rect(20, 20, 240, 100), 12, "#000000", 2, 10, 8)
    row = [surface.get_at((x, 21)).g < 128 for x in range(40, 240)]
    changes = sum(1 for a, b in zip(row, row[1:], strict=False) if a != b)
    assert changes > 10


def test_contrast_of_the_palette_is_what_the_style_guide_promises() -> None:
    assert paint.contrast(palette.CREAM, palette.DUSK_9) > 14
    assert paint.contrast(palette.INK_2, palette.PAPER) > 7
    assert paint.contrast(palette.ON_AMBER, palette.AMBER) > 7
    assert paint.contrast(palette.WHITE, palette.RED) > 4.5
    assert paint.contrast(palette.FOCUS, palette.PAPER) > 3


def test_mix_goes_from_one_color_to_the_other() -> None:
    assert paint.mix("#000000", "#ffffff", 0) == "#000000"
    assert paint.mix("#000000", "#ffffff", 1) == "#ffffff"
    assert paint.mix("#000000", "#ff0000", 0.5) == "#800000"
