"""Backs and tables are told apart by what is drawn on them, not by their colors alone."""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence

import pygame
import pytest

from client.art import svg
from engine import games

DECKS = ("main", "rune", "forbidden-rune", "forbidden", "regulation", "role")


def gray(name: str, size: tuple[int, int]) -> list[float]:
    """A drawing without its colors: how light each point is, around nothing and of one strength; without its border."""
    picture = pygame.transform.smoothscale(svg.image(f"art/{name}.svg", *size), size)
    inner = ((x, y) for y in range(size[1] // 8, size[1] * 7 // 8) for x in range(size[0] // 8, size[0] * 7 // 8))
    points = [sum(map(math.prod, zip(picture.get_at(point)[:3], (0.3, 0.59, 0.11), strict=True))) for point in inner]
    middle = sum(points) / len(points)
    strength = math.sqrt(sum((point - middle) ** 2 for point in points)) or 1.0
    return [(point - middle) / strength for point in points]


def likeness(names: Sequence[str], size: tuple[int, int]) -> float:
    """How alike the two drawings are that are most alike: 1 for those that differ in color alone."""
    pictures = [gray(name, size) for name in names]
    return max(sum(map(math.prod, zip(*pair, strict=True))) for pair in itertools.combinations(pictures, 2))


@pytest.mark.parametrize("chosen", ["", "-2", "-3"])
def test_each_deck_has_a_motif_of_its_own(chosen: str) -> None:
    names = [f"back-{deck}{chosen if deck in ('main', 'rune') else ''}" for deck in DECKS]
    assert likeness([f"runes-and-regulations/{name}" for name in names], (60, 84)) < 0.8


def test_the_backs_to_choose_from_differ_in_more_than_color() -> None:
    for deck in ("main", "rune"):
        names = [f"runes-and-regulations/back-{deck}{number}" for number in ("", "-2", "-3")]
        assert likeness(names, (60, 84)) < 0.8


def test_the_third_tables_of_the_games_do_not_look_alike() -> None:
    assert likeness([f"{slug}/ground-3" for slug in games.slugs()], (192, 108)) < 0.8
