"""The pictures of Spells, Curses, Runes, Forbidden Runes, Regulations and Roles."""

from __future__ import annotations

import io
import itertools
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pygame
import pytest

from engine.games.runes_and_regulations.data import cards
from pictures import gallery

FOLDER = Path(__file__).resolve().parents[2] / "assets" / "art" / "runes-and-regulations"
DECKS = ("spell", "curse", "rune", "forbidden-rune", "regulation", "role")
TITLES = {deck: sorted(card.id for card in cards() if card.deck == deck) for deck in DECKS}
ALL_TITLES = sorted(title for titles in TITLES.values() for title in titles)

DRAWN_BY_THE_LOADER = {"svg", "g", "path", "rect", "circle", "ellipse"}
SMALLEST = (90, 68)
"""A picture on the smallest table card."""
ALIKE = 0.75
"""The share of equal pixels from which two small pictures are taken for each other."""


def shown(title: str, size: tuple[int, int] = (320, 240)) -> pygame.Surface:
    """The picture as the table loads it."""
    return pygame.image.load_sized_svg(io.BytesIO(gallery.svg(title).encode()), size)


def share_alike(one: pygame.Surface, other: pygame.Surface) -> float:
    """The share of pixels that nearly have the same color in both pictures."""
    same = pygame.mask.from_threshold(one, (0, 0, 0, 0), (24, 24, 24, 255), other)
    return same.count() / (SMALLEST[0] * SMALLEST[1])


def test_every_deck_has_titles() -> None:
    assert {deck: len(titles) for deck, titles in TITLES.items()} == {
        "spell": 31, "curse": 14, "rune": 35, "forbidden-rune": 10, "regulation": 17, "role": 10,
    }  # fmt: skip


@pytest.mark.parametrize("title", ALL_TITLES)
def test_every_title_has_a_drawing_of_elements_that_the_loader_draws(title: str) -> None:
    root = ElementTree.fromstring(gallery.svg(title))
    assert root.get("viewBox") == "0 0 320 240"
    used = {element.tag.rpartition("}")[2] for element in root.iter()}
    assert used <= DRAWN_BY_THE_LOADER
    for element in root.iter():
        for attribute in ("fill", "stroke"):
            value = element.get(attribute, "none")
            assert value == "none" or (value.startswith("#") and len(value) in (4, 7)), (element.tag, value)


@pytest.mark.parametrize("title", ALL_TITLES)
def test_every_picture_fills_its_window_and_shows_more_than_its_background(title: str) -> None:
    picture = shown(title)
    right, bottom = picture.get_width() - 1, picture.get_height() - 1
    assert [picture.get_at(corner).a for corner in ((0, 0), (right, 0), (0, bottom), (right, bottom))] == [255] * 4
    spots = {tuple(picture.get_at((x, y))) for x in range(40, 280, 8) for y in range(40, 200, 8)}
    assert len(spots) >= 8


@pytest.mark.parametrize("deck", DECKS)
def test_no_two_pictures_of_a_deck_can_be_taken_for_each_other_on_the_smallest_card(deck: str) -> None:
    small = {title: shown(title, SMALLEST) for title in TITLES[deck]}
    pairs = itertools.combinations(small, 2)
    assert [(one, other) for one, other in pairs if share_alike(small[one], small[other]) > ALIKE] == []
