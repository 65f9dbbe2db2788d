"""Pieces in motion: where many turn at once their pictures are made by turns, and each stands where it is."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from client.layout.pieces import Pose
from client.table.picture.sprites import Sprite
from client.table.picture.transforms import TransformCache

pytestmark = pytest.mark.usefixtures("screen")

REST = Pose(100, 100, 160.0)


def sprites(number: int) -> list[Sprite]:
    made = []
    for _ in range(number):
        picture = pygame.Surface((160, 200), pygame.SRCALPHA)
        picture.fill("#336699")
        made.append(Sprite(picture, (80, 100)))
    return made


def pictures(moving: TransformCache, cards: list[Sprite], pose: Pose) -> list[pygame.Surface]:
    """What is drawn for each card in one frame."""
    moving.next_frame()
    return [moving.picture(("card", number), card, REST, pose, 0.0).surface for number, card in enumerate(cards)]


def new(before: list[pygame.Surface], now: list[pygame.Surface]) -> int:
    return sum(one is not other for one, other in zip(before, now, strict=True))


def poses(frames: int) -> list[Pose]:
    return [replace(REST, angle=12.0 + frame, width=240.0 + frame) for frame in range(frames)]


def test_few_pieces_turn_in_every_frame() -> None:
    moving, cards = TransformCache(), sprites(3)
    frames = [pictures(moving, cards, pose) for pose in poses(6)]
    assert [new(before, now) for before, now in zip(frames, frames[1:], strict=False)] == [3] * 5


def test_of_many_no_more_than_half_turn_in_a_frame_and_none_is_left_behind() -> None:
    moving, cards = TransformCache(), sprites(18)
    frames = [pictures(moving, cards, pose) for pose in poses(14)]
    made = [new(before, now) for before, now in zip(frames[2:], frames[3:], strict=False)]
    assert max(made) <= 12 and sum(made) >= 6 * len(made)
    for card in range(len(cards)):
        for first in range(len(frames) - 3):
            assert any(frames[first][card] is not later[card] for later in frames[first + 1 : first + 4])


def test_a_card_on_edge_or_faint_is_drawn_as_it_is_in_every_frame() -> None:
    moving, cards = TransformCache(), sprites(6)
    wide = [pictures(moving, cards, replace(REST, squeeze=share))[0].get_width() for share in (0.9, 0.5, 0.1)]
    assert wide == [144, 80, 16]


def test_a_large_picture_that_turns_is_as_large_as_it_would_be_at_full_size() -> None:
    picture = pygame.Surface((280, 392), pygame.SRCALPHA)
    picture.fill("#336699")
    rest = Pose(0, 0, 280.0)
    for angle, width in ((20.0, 300.0), (-50.0, 260.0)):
        pose = replace(rest, angle=angle, width=width)
        moving = TransformCache()
        for _ in range(2):
            moving.next_frame()
            turned = [moving.picture(card, Sprite(picture, (140, 196)), rest, pose, 0.0) for card in range(3)][0]
        wanted = pygame.transform.rotozoom(picture, angle, width / 280)
        assert turned.surface.get_size() == pytest.approx(wanted.get_size(), abs=3)
        assert turned.anchor == pytest.approx((wanted.get_width() / 2, wanted.get_height() / 2), abs=2)
