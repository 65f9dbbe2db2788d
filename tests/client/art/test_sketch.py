"""Surfaces that note what is drawn on them."""

from __future__ import annotations

import pygame
import pytest

from client.art.sketch import Easel, strokes
from client.layout.pieces import Status
from client.table.picture.piece import Kind
from tests.client.table.laying import NAMES, SMALL, laid, painter, played


def test_an_easel_gives_away_what_was_drawn_and_is_clear_again() -> None:
    easel, red = Easel((200, 100)), pygame.Surface((20, 20))
    red.fill("#C03020")
    easel.set_clip(pygame.Rect(0, 0, 60, 60))
    easel.blit(red, (50, 10))
    strokes(easel, pygame.Rect(5, 40, 20, 4), lambda target: pygame.draw.rect(target, "#FFFFFF", (5, 40, 20, 4)))
    picture, rect = easel.take()
    assert rect == (5, 10, 55, 34)
    assert picture.get_at((45, 0))[:3] == (0xC0, 0x30, 0x20) and picture.get_at((0, 30)).a == 255
    assert not easel.get_bounding_rect() and not easel.take()[1]


@pytest.mark.slow
def test_furniture_draws_nothing_that_an_easel_does_not_note(screen: pygame.Surface) -> None:
    view, drawer = played(2, 6).view(), painter(2)
    showing = drawer.show(view, NAMES, Status(prompt="Choose."), laid(view, 0, SMALL))
    drawer.use_view(view)
    easel, plain = Easel(SMALL), pygame.Surface(SMALL, pygame.SRCALPHA)
    for spot in showing.spots:
        if isinstance(spot.what, Kind):
            plain.fill((0, 0, 0, 0))
            spot.what.draw(plain, showing, spot)
            spot.what.draw(easel, showing, spot)
            picture, rect = easel.take()
            assert rect.contains(plain.get_bounding_rect()) or not plain.get_bounding_rect(), spot
            assert not rect or picture.get_buffer().raw == plain.subsurface(rect).copy().get_buffer().raw, spot
