from __future__ import annotations

import gc
import weakref

import pygame
import pytest

from client.art import cache
from client.art.cache import SurfaceCache


def picture() -> pygame.Surface:
    """A picture of 400 bytes."""
    return pygame.Surface((10, 10), pygame.SRCALPHA)


@pytest.fixture(autouse=True)
def large_window() -> None:
    cache.fit((3840, 2160))


def test_caches_hold_less_in_a_smaller_window() -> None:
    kept = SurfaceCache(1600)
    for number in range(6):
        kept.get(number, picture)
    large = len(kept)
    kept.clear()
    cache.fit((1920, 1080))
    for number in range(6):
        kept.get(number, picture)
    assert (large, len(kept)) == (4, 2)


def test_a_picture_is_made_once() -> None:
    kept = SurfaceCache(10_000)
    first = kept.get("a", picture)
    assert kept.get("a", picture) is first


def test_what_was_not_used_for_longest_goes_first() -> None:
    kept = SurfaceCache(1000)
    first, second = kept.get("first", picture), kept.get("second", picture)
    kept.get("first", picture)
    kept.get("third", picture)
    assert kept.get("first", picture) is first
    assert len(kept) == 2
    assert kept.get("second", picture) is not second


def test_all_caches_can_be_emptied_together() -> None:
    kept = [SurfaceCache(10_000), SurfaceCache(10_000)]
    for each in kept:
        each.get("a", picture)
    cache.clear_all()
    assert [(len(each), each.used) for each in kept] == [(0, 0), (0, 0)]


def test_the_pictures_of_a_table_that_is_gone_are_gone() -> None:
    kept = SurfaceCache(10_000)
    shown = weakref.ref(kept.get("a", picture))
    del kept
    gc.collect()
    assert shown() is None
