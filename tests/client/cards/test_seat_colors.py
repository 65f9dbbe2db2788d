"""Seats can be told apart by everybody."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator

import pygame
import pytest

from client.art import svg
from client.art.paint import contrast
from client.cards import seat_colors
from client.cards.theme import Theme
from engine.games import slugs

EYES = {
    "usual": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
"""What eyes make of linear red, green and blue (Machado, Oliveira and Fernandes 2009, full severity)."""
NEAREST = {seat_colors.SAFE: 15.0, seat_colors.CALM: 34.0, seat_colors.STRONG: 40.0}
"""How far the two nearest colors of a palette may lie from each other in CIELAB."""


def lab(color: str, eyes: tuple[tuple[float, float, float], ...]) -> tuple[float, float, float]:
    parts = [int(color[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    red, green, blue = (min(1.0, max(0.0, sum(map(math.prod, zip(row, linear, strict=True))))) for row in eyes)
    x = 0.4124564 * red + 0.3575761 * green + 0.1804375 * blue
    y = 0.2126729 * red + 0.7151522 * green + 0.0721750 * blue
    z = 0.0193339 * red + 0.1191920 * green + 0.9503041 * blue
    bend = [part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116 for part in (x / 0.95047, y, z / 1.08883)]
    return 116 * bend[1] - 16, 500 * (bend[0] - bend[1]), 200 * (bend[1] - bend[2])


@pytest.fixture(autouse=True)
def usual_colors() -> Iterator[None]:
    yield
    seat_colors.use(seat_colors.USUAL)


@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize("name", NEAREST)
def test_the_colors_of_a_palette_lie_apart_for_all_eyes(name: str, eyes: str) -> None:
    points = [lab(color, EYES[eyes]) for color in seat_colors.PALETTES[name]]
    assert len(points) == 8
    assert min(math.dist(one, other) for one, other in itertools.combinations(points, 2)) >= NEAREST[name]


@pytest.mark.parametrize("slug", slugs())
def test_what_is_drawn_of_a_seat_follows_the_palette(slug: str) -> None:
    """Emblems, Spies and every other drawing of a seat lose its usual color and show the one of the palette."""
    theme = Theme.load(slug)
    usual = [str(seat.color) for seat in theme.seats]
    seat_colors.use(seat_colors.STRONG)
    for number, seat in enumerate(theme.seats):
        for name in seat.art.values():
            drawn = svg.image(theme.art(name), 64)
            width, height = drawn.get_size()
            here = {tuple(drawn.get_at((x, y))[:3]) for x in range(width) for y in range(height)}
            assert tuple(pygame.Color(str(seat.color)))[:3] in here, name
            assert tuple(pygame.Color(usual[number]))[:3] not in here, name


@pytest.mark.parametrize("name", NEAREST)
def test_a_table_takes_the_palette_and_its_words_can_be_read(name: str) -> None:
    seat_colors.use(name)
    seats = Theme.load("runes-and-regulations").seats
    assert [seat.color for seat in seats] == list(seat_colors.PALETTES[name])
    assert min(contrast(seat.text, seat.color) for seat in seats) >= 4.5


@pytest.mark.parametrize("name", NEAREST)
def test_house_numbers_can_be_read_in_all_palettes(name: str) -> None:
    """The number on a house sign keeps its contrast to the sign, even where the seat's color is light."""
    theme = Theme.load("runes-and-regulations")
    seat_colors.use(name)
    for seat in theme.seats:
        sign = svg.image(theme.art(seat.art["emblem"]), 48)
        middle = [pygame.Color(sign.get_at((x, y))) for x in range(16, 33) for y in range(16, 33)]
        light, dark = max(middle, key=sum), min(middle, key=sum)
        inks = [f"#{ink.r:02x}{ink.g:02x}{ink.b:02x}" for ink in (light, dark)]
        assert contrast(*inks) >= 4.5, seat.art
