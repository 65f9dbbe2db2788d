from __future__ import annotations

import pygame
import pytest

from client.cards.compositor import FaceCompositor
from client.cards.face import Face
from client.look.schema import ThemeProblem
from tests.client.cards.garden import MakeTheme

SKY, GREEN = (0x30, 0x60, 0xC0), (0, 0xFF, 0)


def pill(rest: str = "") -> str:
    return (
        '{ draw = "pill", text = "{pill}", face = "bold", size = 20, color = "paper", fill = "sky", '
        f"at = [150, 200], height = 30{rest} }}"
    )


def drawn(make_theme: MakeTheme, words: str, rest: str = "", width: int = 300) -> pygame.Surface:
    return FaceCompositor(make_theme(pill(rest))).draw(Face("plant", "fern", fields={"pill": words}), width, "zoom")


def box(picture: pygame.Surface) -> pygame.Rect:
    return picture.get_bounding_rect(60)


def test_a_capsule_is_as_wide_as_its_words(screen: pygame.Surface, make_theme: MakeTheme) -> None:
    short, long = box(drawn(make_theme, "ALWAYS")), box(drawn(make_theme, "WHEN IT ENTERS"))
    assert short.width < long.width
    for found in (short, long):
        assert abs(found.height - 30) <= 1
        assert abs(found.centerx - 150) <= 1 and abs(found.centery - 200) <= 1


def test_many_words_become_smaller_rather_than_wider(screen: pygame.Surface, make_theme: MakeTheme) -> None:
    wide = drawn(make_theme, "IF A CREATURE OF YOURS WOULD BE DESTROYED", ", widest = 180")
    assert box(wide).width <= 182


def test_nothing_is_drawn_when_there_is_nothing_to_say(screen: pygame.Surface, make_theme: MakeTheme) -> None:
    assert box(drawn(make_theme, " ")).width == 0


@pytest.mark.parametrize(("align", "edge"), [("left", "left"), ("right", "right")])
def test_a_capsule_may_begin_or_end_at_its_place(
    screen: pygame.Surface, make_theme: MakeTheme, align: str, edge: str
) -> None:
    assert abs(getattr(box(drawn(make_theme, "NOW", f', align = "{align}"')), edge) - 150) <= 1


def test_an_icon_stands_before_the_words_in_its_colors(screen: pygame.Surface, make_theme: MakeTheme) -> None:
    plain = drawn(make_theme, "ALWAYS")
    iconed = drawn(make_theme, "ALWAYS", ', icon = "gain"')
    assert box(iconed).width > box(plain).width + 15
    found = pygame.mask.from_threshold(iconed, GREEN, (30, 30, 30, 255)).get_bounding_rects()
    assert len(found) == 1 and found[0].right < 150
    changed = drawn(make_theme, "ALWAYS", ', icon = "gain", recolor = { "#00ff00" = "#c00000" }')
    assert pygame.mask.from_threshold(changed, (0xC0, 0, 0), (30, 30, 30, 255)).count() == found[0].w * found[0].h


def test_an_edge_goes_around(screen: pygame.Surface, make_theme: MakeTheme) -> None:
    edged = drawn(make_theme, "HEXED", ', edge = "ink", edge_width = 3')
    assert abs(box(edged).height - 36) <= 1


def test_an_icon_that_does_not_exist_is_named(screen: pygame.Surface, make_theme: MakeTheme) -> None:
    with pytest.raises(ThemeProblem, match="no icon 'thorn'"):
        drawn(make_theme, "ALWAYS", ', icon = "thorn"')
