from __future__ import annotations

import pygame
import pytest

from client.cards.decorations import Decorations
from tests.client.cards.garden import MakeTheme

SIZE = (150, 210)


@pytest.fixture
def decorations(screen: pygame.Surface, make_theme: MakeTheme) -> Decorations:
    return Decorations(make_theme())


def test_a_glow_lies_evenly_around_the_card_and_fades(decorations: Decorations) -> None:
    glow = decorations.glow(SIZE, "playable")
    left, top = glow.offset
    assert left == top < 0
    assert glow.surface.get_size() == (SIZE[0] - 2 * left, SIZE[1] - 2 * top)
    middle = glow.surface.get_height() // 2
    just_outside, far_outside = glow.surface.get_at((-left - 1, middle)), glow.surface.get_at((0, middle))
    assert just_outside == (0, 255, 0, 255)
    assert far_outside[3] < 40


def test_a_veil_covers_the_card_and_nothing_else(decorations: Decorations) -> None:
    veil = decorations.veil(SIZE, "spent")
    assert veil.offset == (0, 0) and veil.surface.get_size() == SIZE
    assert 120 <= veil.surface.get_at((75, 100))[3] <= 135
    assert veil.surface.get_at((0, 0))[3] < 60


@pytest.mark.parametrize("words", ["needs $2 more", "needs a great deal more than there is in the bank"])
def test_words_across_a_card_stay_on_it(decorations: Decorations, words: str) -> None:
    pill = decorations.pill(SIZE, words, "unaffordable")
    place = pill.surface.get_rect(topleft=pill.offset)
    assert pygame.Rect((0, 0), SIZE).contains(place)
    assert abs(place.centerx - SIZE[0] / 2) <= 1


def test_a_shadow_falls_straight_down_and_grows_with_the_window(decorations: Decorations) -> None:
    small, large = decorations.shadow(SIZE, "resting", 1), decorations.shadow(SIZE, "resting", 2)
    for shadow, drop in ((small, 6), (large, 12)):
        sideways = -shadow.offset[0]
        assert shadow.surface.get_width() == SIZE[0] + 2 * sideways
        assert -shadow.offset[1] == sideways - drop
    assert large.surface.get_width() > small.surface.get_width()


def test_every_piece_is_made_once(decorations: Decorations) -> None:
    assert decorations.glow(SIZE, "playable").surface is decorations.glow(SIZE, "playable").surface
    assert decorations.glow(SIZE, "playable").surface is not decorations.glow((90, 126), "playable").surface
    assert (
        decorations.pill(SIZE, "needs $2", "unaffordable").surface
        is not decorations.pill(SIZE, "needs $3", "unaffordable").surface
    )


def test_an_overlay_is_drawn_in_its_place(decorations: Decorations) -> None:
    table = pygame.Surface((400, 400))
    decorations.glow(SIZE, "playable").draw(table, (100, 100))
    assert table.get_at((99, 200))[:3] == (0, 255, 0)
    assert table.get_at((20, 200))[:3] == (0, 0, 0)
