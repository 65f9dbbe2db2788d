"""The woodcuts of Cthulhu Realms: each card has one, the files are those that are cut, and none looks like another."""

from __future__ import annotations

import io
import itertools
import math
import re
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pygame
import pytest

from engine.games.cthulhu_realms.data import cards
from woodcuts import draw as command
from woodcuts import gallery
from woodcuts.block import Block
from woodcuts.palette import COLORS
from woodcuts.paths import area, inside
from woodcuts.shapes import blob, box, ellipse, polygon, stroke, tentacle

FOLDER = Path(__file__).resolve().parents[2] / "assets" / "art" / "cthulhu-realms"
CARDS = {card.id: card for card in cards()}
TITLES = sorted(CARDS)
NAMES = gallery.names()

LARGEST = 60 * 1024
"""Bytes of a file."""
SMALLEST = (90, 97)
"""The window of the smallest card."""
ALIKE = 0.6
"""The share of equal pixels from which two small pictures are taken for each other."""


def shown(name: str, size: tuple[int, int] = (280, 302)) -> pygame.Surface:
    """The drawing as the table loads it."""
    return pygame.image.load_sized_svg(io.BytesIO(gallery.svg(name).encode()), size)


def unlike(one: pygame.Surface, other: pygame.Surface) -> int:
    """How many pixels have plainly different colors in the two pictures."""
    same = pygame.mask.from_threshold(one, (0, 0, 0, 0), (40, 40, 40, 255), other)
    width, height = one.get_size()
    return width * height - same.count()


def test_every_card_has_a_picture_and_no_picture_is_without_a_card() -> None:
    pictures = {name.removeprefix("art-") for name in NAMES if name.startswith("art-")}
    assert pictures == set(TITLES)
    assert len(TITLES) == 43


@pytest.mark.parametrize("name", NAMES)
def test_a_drawing_is_flat_and_small(name: str) -> None:
    svg = gallery.svg(name)
    assert len(svg.encode()) < LARGEST
    root = ElementTree.fromstring(svg)
    assert {element.tag.rpartition("}")[2] for element in root.iter()} == {"svg", "path"}
    assert all(set(element.keys()) <= {"fill", "fill-rule", "d"} for element in root)
    assert all(re.fullmatch("#[0-9a-fA-F]{6}", element.get("fill", "")) for element in root)


@pytest.mark.parametrize("title", TITLES)
def test_nothing_behind_a_picture_shines_through_it(title: str) -> None:
    assert pygame.mask.from_surface(shown(f"art-{title}"), 254).count() == 280 * 302


@pytest.mark.parametrize("title", TITLES)
def test_a_picture_shows_the_color_of_its_card(title: str) -> None:
    """The tones of the card's own color cover more of it than those of any other color."""
    small = shown(f"art-{title}", (70, 75))
    pixels = [small.get_at((x, y)) for x in range(70) for y in range(75)]
    hues = [pixel.hsva[0] for pixel in pixels if pixel.hsva[1] > 25 and pixel.hsva[2] > 12]
    if CARDS[title].color == "black":
        assert len(hues) < 0.5 * len(pixels)
        return
    families = {"green": (90, 200), "yellow": (25, 60), "purple": (240, 300)}
    counts = {color: sum(low <= hue <= high for hue in hues) for color, (low, high) in families.items()}
    assert max(counts, key=lambda color: counts[color]) == CARDS[title].color, counts


def test_no_two_pictures_can_be_taken_for_each_other_on_the_smallest_card() -> None:
    small = {title: shown(f"art-{title}", SMALLEST) for title in TITLES}
    least = SMALLEST[0] * SMALLEST[1] * (1 - ALIKE)
    pairs = itertools.combinations(small, 2)
    assert [(one, other) for one, other in pairs if unlike(small[one], small[other]) < least] == []


def test_frames_leave_their_window_open_and_nothing_else() -> None:
    for color in COLORS:
        frame = shown(f"frame-{color}", (300, 420))
        window = pygame.Rect(12, 84, 276, 274)
        assert pygame.mask.from_surface(frame.subsurface(window), 1).count() == 0
        assert frame.get_at((150, 30)).a == frame.get_at((150, 400)).a == 255


def test_a_shape_knows_its_inside() -> None:
    square = box(10, 10, 20, 20)
    assert inside(square.points, 20, 20)
    assert not inside(square.points, 40, 20)
    assert area(square.points) == pytest.approx(400)
    assert area(square.moved(scale=2, turn=30, about=(20, 20)).points) == pytest.approx(1600)
    assert abs(area(ellipse(0, 0, 10).points)) == pytest.approx(math.pi * 100, rel=0.03)


def test_a_corner_stays_sharp_and_other_points_are_rounded() -> None:
    assert abs(area(polygon([(0, 0), (40, 0), (20, 40)]).points)) == pytest.approx(800)
    assert abs(area(blob([(0, 0, 1), (40, 0, 1), (20, 40, 1)]).points)) == pytest.approx(800)
    assert abs(area(blob([(0, 0), (40, 0), (20, 40)]).points)) > 850


def test_a_line_swells_and_an_arm_tapers() -> None:
    swollen = stroke([(0, 0), (50, 0), (100, 0)], 1, 8, 1)
    assert max(y for x, y in swollen.points if 40 < x < 60) > 3 * max(y for x, y in swollen.points if x < 5)
    limb, suckers = tentacle([(0, 0), (50, 0), (100, 0)], 20, 2, 4, 1)
    assert max(y for x, y in limb.points if x < 5) > 4 * max(y for x, y in limb.points if x > 95)
    assert len(suckers) > 2


def test_the_same_seed_cuts_the_same_picture_and_another_one_wobbles_otherwise() -> None:
    def cut(seed: int) -> str:
        block = Block("green", seed=seed)
        block.sky(0.5)
        return block.svg()

    assert cut(1) == cut(1) != cut(2)


def test_no_two_drawings_have_one_name() -> None:
    with pytest.raises(ValueError, match="art-dagon"):
        gallery.picture("dagon", "green", seed=1)(lambda block: None)


def test_the_command_writes_the_drawings_that_are_asked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["draw.py", "icon-loss", "art-dagon", "--into", str(tmp_path / "art")])
    assert command.main() == 0
    written = {file.name: file.read_text(encoding="utf-8") for file in (tmp_path / "art").iterdir()}
    assert written == {f"{name}.svg": gallery.svg(name) for name in ("icon-loss", "art-dagon")}


def test_the_command_says_which_drawing_it_does_not_know(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["draw.py", "art-dragon", "--into", str(tmp_path / "art")])
    assert command.main() == 2
    assert capsys.readouterr().err == "build/woodcuts/draw.py: there is no drawing art-dragon.\n"
    assert not (tmp_path / "art").exists()


def test_everything_in_the_folder_is_cut_by_the_package() -> None:
    assert {file.stem for file in FOLDER.glob("*.svg")} == set(NAMES)
