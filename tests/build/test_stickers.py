"""The drawings of the card workshop: one for each word of a picture, flat, recolorable, and unlike each other."""

from __future__ import annotations

import io
import itertools
import re
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pygame
import pytest

from engine.kernel.pictures import BACKDROPS, THINGS
from stickers import gallery
from stickers.hand import LIGHT, MAIN, SHADE

FOLDER = Path(__file__).resolve().parents[2] / "assets" / "art" / "workshop"
NAMES = gallery.names()
FORBIDDEN = {"text", "clipPath", "mask", "filter", "use", "style", "pattern"}


def shown(name: str, size: tuple[int, int]) -> pygame.Surface:
    return pygame.image.load_sized_svg(io.BytesIO(gallery.svg(name).encode()), size)


def test_every_word_of_a_picture_has_a_drawing_and_no_drawing_is_without_a_word() -> None:
    assert set(gallery.things()) == set(THINGS)
    assert set(gallery.places()) == set(BACKDROPS)
    assert {file.stem for file in FOLDER.glob("*.svg")} == set(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_a_drawing_has_the_color_that_players_choose_and_only_what_can_be_drawn(name: str) -> None:
    source = gallery.svg(name)
    tags = {element.tag.rpartition("}")[2] for element in ElementTree.fromstring(source).iter()}
    assert not tags & FORBIDDEN
    assert all(re.fullmatch("#[0-9a-f]{6}|none", fill) for fill in re.findall('fill="([^"]*)"', source))
    assert MAIN in source or SHADE in source
    assert len({MAIN, SHADE, LIGHT} & set(re.findall("#[0-9a-f]{6}", source))) >= 2


@pytest.mark.parametrize("name", [name for name in NAMES if name.startswith("thing-")])
def test_a_thing_is_not_cut_off_and_fills_its_box(name: str) -> None:
    inked = shown(name, (100, 100)).get_bounding_rect(min_alpha=200)
    assert inked.left > 0 and inked.right < 100 and inked.top > 0
    assert max(inked.size) >= 60


def test_no_two_things_have_the_same_silhouette() -> None:
    masks = {name: pygame.mask.from_surface(shown(f"thing-{name}", (40, 40))) for name in THINGS}
    for one, other in itertools.combinations(masks, 2):
        both = masks[one].overlap_area(masks[other], (0, 0))
        either = masks[one].count() + masks[other].count() - both
        assert both / either < 0.92, (one, other)
