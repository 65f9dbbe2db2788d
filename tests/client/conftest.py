"""A display without a screen for everything that draws."""

from __future__ import annotations

import pygame
import pytest


@pytest.fixture
def screen() -> pygame.Surface:
    """A small window of the dummy driver, so that surfaces are converted as in the running program."""
    pygame.display.init()
    pygame.font.init()
    return pygame.display.set_mode((320, 200))
