"""A display without a screen for everything that draws."""

from __future__ import annotations

import random
import secrets
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from client.art import fonts, palette
from client.cards import seat_colors


@pytest.fixture
def screen() -> pygame.Surface:
    """A small window of the dummy driver, so that surfaces are converted as in the running program."""
    pygame.display.init()
    pygame.font.init()
    return pygame.display.set_mode((320, 200))


@pytest.fixture(autouse=True, scope="session")
def kept_fonts(font_folder: Path) -> None:
    """Freezing fonts takes seconds: keep them from one test run to the next, with pytest's own notes."""
    fonts.set_cache_folder(font_folder)


@pytest.fixture(autouse=True)
def own_program(program_put_back: None) -> None:
    """Let no test go on with what another has replaced in the program."""


@pytest.fixture(autouse=True)
def usual_styles() -> Iterator[None]:
    """Let no test go on with the theme, the palette or the seat order of another."""
    yield
    palette.use("light")
    seat_colors.use(seat_colors.USUAL)
    seat_colors.arrange(())


@pytest.fixture(autouse=True)
def same_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Sessions draw the same numbers in every run, so that their computers think the same."""
    monkeypatch.setattr(secrets, "randbits", random.Random(1).getrandbits)
