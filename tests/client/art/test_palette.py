"""Whatever the menus look like, they can be read."""

from __future__ import annotations

import pygame
import pytest

from client.art import paint, palette
from client.art.paint import contrast

GROUNDS = ("PAPER", "RAISED", "SUNK")


@pytest.mark.parametrize(("shell", "wanted"), [("light", 4.5), ("dark", 4.5), ("contrast", 7.0)])
def test_words_stand_out(shell: str, wanted: float) -> None:
    colors = palette.colors(shell)
    pairs = [(ink, ground) for ink in ("INK", "INK_2") for ground in GROUNDS]
    pairs += [("INK", "AMBER_TINT"), ("CREAM", "DUSK_9"), ("CREAM", "DUSK_7"), ("CREAM_2", "DUSK_9")]
    pairs += [("ON_AMBER", "AMBER"), ("INFORMATION", "RAISED"), ("WARNING", "RAISED"), ("BOLD", "RAISED")]
    pairs += [("CREAM", "CHOSEN"), ("INK", "LIT"), ("INK", "START"), ("INK_2", "START"), ("INK", "MATCH")]
    pairs += [("RED", "RAISED"), ("RED", "PAPER"), ("ON_RED", "RED")]
    found = {pair: round(contrast(colors[pair[0]], colors[pair[1]]), 2) for pair in pairs}
    assert {pair: ratio for pair, ratio in found.items() if ratio < wanted} == {}


@pytest.mark.parametrize("shell", palette.SHELLS)
def test_edges_and_the_focus_are_seen(shell: str) -> None:
    colors = palette.colors(shell)
    pairs = [(line, ground) for line in ("PAPER_LINE", "FOCUS", "GREEN") for ground in ("PAPER", "RAISED")]
    pairs += [("DUSK_LINE", "DUSK_9")]
    found = {pair: round(contrast(colors[pair[0]], colors[pair[1]]), 2) for pair in pairs}
    assert {pair: ratio for pair, ratio in found.items() if ratio < 3} == {}


@pytest.mark.parametrize("color", ["#e2f146", "#68faf4", "#0d083f", "#ffffff"])
def test_a_name_in_any_color_can_be_read(color: str) -> None:
    assert contrast(paint.readable(color, "#2a2038", "#fff6e6"), "#fff6e6") >= 4.5


def test_pygame_refuses_a_color_that_follows_the_theme() -> None:
    """It would keep the color of the light theme."""
    surface = pygame.Surface((4, 4))
    with pytest.raises(ValueError, match="color"):
        surface.fill(palette.INK)
    with pytest.raises(ValueError, match="color"):
        pygame.draw.circle(surface, palette.AMBER, (2, 2), 2)
    surface.fill(palette.rgb(palette.INK))
    pygame.draw.circle(surface, str(palette.AMBER), (2, 2), 2)
