from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from client.art import svg
from engine.words import assets


def test_a_drawing_keeps_its_proportions_without_a_height(screen: pygame.Surface) -> None:
    assert svg.image("art/shell/wordmark-plate.svg", 210).get_size() == (210, 75)


def test_a_drawing_fills_the_box_it_is_given(screen: pygame.Surface) -> None:
    wide = svg.image("art/shell/seat-2.svg", 120, 40)
    assert wide.get_size() == (120, 40)
    assert wide.get_bounding_rect().width > 90


def test_a_color_can_be_replaced(screen: pygame.Surface) -> None:
    dark = svg.image("art/shell/icon-play.svg", 48)
    light = svg.image("art/shell/icon-play.svg", 48, recolor=(("#2a2038", "#ffffff"),))
    spot = (20, 24)
    assert tuple(dark.get_at(spot))[:3] == (0x2A, 0x20, 0x38)
    assert tuple(light.get_at(spot))[:3] == (255, 255, 255)


def test_the_same_drawing_is_drawn_once(screen: pygame.Surface) -> None:
    assert svg.image("art/shell/seat-1.svg", 33) is svg.image("art/shell/seat-1.svg", 33)


def test_inline_elements_are_scaled_to_the_box(screen: pygame.Surface) -> None:
    surface = svg.inline('<rect x="0" y="0" width="5" height="10" fill="#ff0000"/>', 100, 50, 10, 10)
    assert tuple(surface.get_at((25, 25))) == (255, 0, 0, 255)
    assert surface.get_at((75, 25)).a == 0


def test_a_missing_drawing_is_named(screen: pygame.Surface) -> None:
    with pytest.raises(assets.AssetMissing, match="art/shell/no-such.svg"):
        svg.image("art/shell/no-such.svg", 10)


@pytest.mark.parametrize("torn", ["", "<svg", '<svg viewBox="0 0 9 9"><path d="M0'])
def test_a_damaged_drawing_is_named(
    torn: str, screen: pygame.Surface, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "torn.svg").write_text(torn)
    monkeypatch.setattr(assets, "folder", lambda: tmp_path)
    with pytest.raises(assets.AssetProblem, match="^Can't read the drawing torn.svg"):
        svg.image("torn.svg", 10)


@pytest.mark.parametrize("width", [48, 150, 200])
def test_a_large_drawing_looks_the_same_made_smaller_as_drawn_small(screen: pygame.Surface, width: int) -> None:
    name = "art/runes-and-regulations/bratty-dragon.svg"
    height = round(width / svg.proportions(name))
    shown, drawn = svg.image(name, width, height), svg.fresh(name, width, height)
    assert shown.get_size() == drawn.get_size()
    apart = [
        abs(a - b) for a, b in zip(pygame.image.tobytes(shown, "RGB"), pygame.image.tobytes(drawn, "RGB"), strict=True)
    ]
    assert sum(apart) / len(apart) < 6
