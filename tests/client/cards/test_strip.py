from __future__ import annotations

import pygame
import pytest

from client.cards.compositor import FaceCompositor
from client.cards.face import Cell, Face, Group
from client.cards.theme import ThemeProblem
from tests.client.cards.garden import MakeTheme

SKY = (0x30, 0x60, 0xC0)
RED = (0xC0, 0, 0)
GREEN = (0, 255, 0)
STRIP = (
    '{ draw = "strip", box = [16, 306, 268, 98], header = 28, figure = 48, icon = 60, padding = 16, stack = STACK, '
    'label_face = "bold", figure_face = "bold", label_color = "paper" }'
)
ROW = '{ draw = "row", box = [20, 300, 260, 60], figure = 32, icon = 44, face = "bold", color = "ink" }'

GAIN = Cell("+$2", "gain")
PER_CARD = Cell("+$3", "gain", "hand")


def strip(stack: bool = True, height: int = 98) -> str:
    return STRIP.replace("STACK", str(stack).lower()).replace("98]", f"{height}]")


def drawn(make_theme: MakeTheme, *groups: Group, layer: str = "", width: int = 300) -> pygame.Surface:
    theme = make_theme(layer or strip())
    return FaceCompositor(theme).draw(Face("plant", "fern", groups=groups), width, "zoom")


def pixels(picture: pygame.Surface, color: tuple[int, int, int]) -> pygame.mask.Mask:
    return pygame.mask.from_threshold(picture, color, (6, 6, 6, 255))


def icons(picture: pygame.Surface) -> list[pygame.Rect]:
    return sorted(pixels(picture, GREEN).get_bounding_rects(), key=lambda rect: rect.left)


def you(*cells: Cell) -> Group:
    return Group("self", "You", cells)


def others(*cells: Cell) -> Group:
    return Group("others", "Others", cells)


@pytest.mark.parametrize("width", [130, 194, 300, 388])
@pytest.mark.parametrize(
    "groups",
    [
        (you(GAIN),),
        (you(GAIN), others(GAIN)),
        (you(GAIN, GAIN, GAIN),),
        (others(GAIN, GAIN, GAIN),),
        (you(PER_CARD, PER_CARD),),
        (you(PER_CARD, Cell("ALL", "gain")),),
    ],
)
def test_the_groups_stay_in_their_box_in_the_middle(
    screen: pygame.Surface, make_theme: MakeTheme, groups: tuple[Group, ...], width: int
) -> None:
    ink = drawn(make_theme, *groups, width=width).get_bounding_rect(60)
    scale = width / 300
    box = pygame.Rect(16 * scale, 306 * scale, 268 * scale, 98 * scale).inflate(3, 3)
    assert box.contains(ink)
    assert abs(ink.centerx - box.centerx) <= 3


def test_who_is_hit_shows_in_color_and_shape(screen: pygame.Surface, make_theme: MakeTheme) -> None:
    calm, sharp = drawn(make_theme, you(GAIN)), drawn(make_theme, others(GAIN))
    assert pixels(calm, SKY).count() > 500 and not pixels(calm, RED).count()
    assert pixels(sharp, RED).count() > 500 and not pixels(sharp, SKY).count()
    rect = sharp.get_bounding_rect(60)
    pointed = [sharp.get_at((rect.right - 3, y))[3] for y in (rect.top + 3, rect.centery)]
    assert pointed[0] == 0 and pointed[1] > 0


def test_own_effects_stand_before_those_on_others(screen: pygame.Surface, make_theme: MakeTheme) -> None:
    picture = drawn(make_theme, you(GAIN), others(GAIN))
    assert pixels(picture, SKY).get_bounding_rects()[0].right <= pixels(picture, RED).get_bounding_rects()[0].left


def test_a_single_effect_does_not_fill_the_strip(screen: pygame.Surface, make_theme: MakeTheme) -> None:
    alone = drawn(make_theme, you(GAIN)).get_bounding_rect(60)
    three = drawn(make_theme, you(GAIN, GAIN, GAIN)).get_bounding_rect(60)
    assert alone.width < 160 < three.width


def test_every_cell_shows_its_icon_and_a_multiplied_one_two(screen: pygame.Surface, make_theme: MakeTheme) -> None:
    assert len(icons(drawn(make_theme, you(GAIN, GAIN)))) == 2
    assert len(icons(drawn(make_theme, you(PER_CARD)))) == 2
    assert len(icons(drawn(make_theme, you(PER_CARD, GAIN)))) == 3


def test_a_crowded_group_stacks_figures_above_icons_where_it_may(screen: pygame.Surface, make_theme: MakeTheme) -> None:
    roomy = icons(drawn(make_theme, you(GAIN)))[0]
    stacked = icons(drawn(make_theme, you(GAIN, GAIN, GAIN)))
    beside = icons(drawn(make_theme, you(GAIN, GAIN, GAIN), layer=strip(stack=False)))
    assert all(icon.top > roomy.centery - 10 and icon.bottom >= roomy.bottom - 2 for icon in stacked)
    assert abs(beside[0].centery - roomy.centery) <= 2
    high = [icons(drawn(make_theme, you(GAIN, GAIN, GAIN), layer=strip(stack, 112)))[0] for stack in (True, False)]
    assert high[0].width > high[1].width


def test_all_figures_of_a_group_have_one_size(screen: pygame.Surface, make_theme: MakeTheme) -> None:
    found = icons(drawn(make_theme, you(PER_CARD, Cell("+1", "gain"))))
    assert len({icon.height for icon in found}) == 1


def test_an_icon_the_theme_does_not_have_is_named(screen: pygame.Surface, make_theme: MakeTheme) -> None:
    with pytest.raises(ThemeProblem, match="no icon 'per-moon'"):
        drawn(make_theme, you(Cell("+1", "gain", "moon")))


def test_a_group_in_no_known_style_is_left_to_other_layers(screen: pygame.Surface, make_theme: MakeTheme) -> None:
    assert not drawn(make_theme, Group("action", "", (GAIN,))).get_bounding_rect().width


def test_a_row_shows_all_cells_and_shrinks_until_they_fit(screen: pygame.Surface, make_theme: MakeTheme) -> None:
    few = icons(drawn(make_theme, you(GAIN), layer=ROW))
    many = icons(drawn(make_theme, you(GAIN, GAIN), others(GAIN, GAIN), layer=ROW))
    assert len(few) == 1 and few[0].width == 44
    assert len(many) == 4 and many[0].width < 44
    ink = drawn(make_theme, you(GAIN, GAIN), others(GAIN, GAIN), layer=ROW).get_bounding_rect(60)
    assert pygame.Rect(18, 298, 264, 64).contains(ink)
