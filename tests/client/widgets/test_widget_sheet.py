from __future__ import annotations

import pygame
import pytest

from client.commands.screenshot.widget_sheet import WidgetSheet, draw_sheet
from client.shell.app import App
from tests.client.hands import wheel


@pytest.mark.parametrize("unit", [1.0, 2.0])
def test_the_sheet_is_drawn_at_every_scale(screen: pygame.Surface, unit: float) -> None:
    sheet = draw_sheet(unit)
    assert sheet.get_width() == 1280 * unit
    shrunk = pygame.transform.average_color(sheet)
    assert shrunk[:3] != (255, 246, 230)


def test_the_sheet_scrolls() -> None:
    app = App(size=(1280, 720), headless=True, paint="always")
    scene = WidgetSheet()
    top = pygame.image.tobytes(app.render(scene), "RGB")
    app.turn([wheel(-5, (100, 100))])
    assert pygame.image.tobytes(app.window.surface, "RGB") != top
