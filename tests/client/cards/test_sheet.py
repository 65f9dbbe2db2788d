from __future__ import annotations

import pygame

from client.cards.face import Face
from client.cards.sheet import contact_sheet
from tests.client.cards.garden import THEME, MakeTheme

LAYER = '{ draw = "shape", box = [0, 0, 300, 420], fill = "sky" }'


def test_the_sheet_holds_every_face_in_rows(screen: pygame.Surface, make_theme: MakeTheme) -> None:
    theme = make_theme(LAYER, theme=THEME.replace("[palette]", '[palette]\ndesk = "#ffffff"'))
    faces = [Face("plant", f"fern-{number}") for number in range(5)]
    sheet = contact_sheet(faces, theme, "zoom", columns=3, width=60)
    cards = pygame.mask.from_threshold(sheet, (0x30, 0x60, 0xC0), (2, 2, 2, 255)).get_bounding_rects()
    assert sorted((card.width, card.height) for card in cards) == [(60, 84)] * 5
    assert len({card.top for card in cards}) == 2
    assert all(sheet.get_rect().inflate(-20, -20).contains(card) for card in cards)


def test_an_empty_sheet_is_a_sheet(screen: pygame.Surface, make_theme: MakeTheme) -> None:
    theme = make_theme(LAYER, theme=THEME.replace("[palette]", '[palette]\ndesk = "#ffffff"'))
    assert contact_sheet([], theme, "zoom", columns=3).get_width() > 0
