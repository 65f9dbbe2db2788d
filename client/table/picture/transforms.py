"""Pictures of moving pieces: scaled, rotated, on edge or faint."""

from __future__ import annotations

import pygame

from client.art.cache import SurfaceCache
from client.layout.pieces import Key, Pose
from client.table.picture.sprites import Sprite

# Rotations of fewer degrees than this count as straight.
_STRAIGHT = 0.25
# Pictures that differ less in size are equal. Rotated ones are cached in steps of this many degrees.
_SAME_SIZE = 0.004
_TURN_STEP = 0.5
# Down to this scale a picture is scaled and rotated at once; smaller ones would lose detail.
_SMALLER = 0.7
# Limits in degrees and relative size up to which the resting picture can stand in.
_SLANT, _GROWTH = 4.0, 0.15
_TURNED_BUDGET = 24 << 20
_MANY, _TURNS = 100_000, 3
"""Pixels of pieces that get a new picture every frame, e.g. three cards at 1920x1080. More pieces take turns, at least
every third frame.
"""
_LARGE, _ALMOST = 260, 3.0
"""When many pieces rotate, pictures larger than this (pixels) rotate at half size, except for the last few degrees."""


class TransformCache:
    """The pictures of one table's moving pieces.

    Rotation is slow. When many pieces move at once, each keeps its picture for two or three frames while its place
    changes every frame.
    """

    def __init__(self) -> None:
        self._turned = SurfaceCache(_TURNED_BUDGET)
        self._last: dict[Key, tuple[Sprite, Sprite]] = {}
        self._frame = self._made = self._asked = self._before = 0
        """The frame's number, the pixels rendered in it, the pixels of pieces moving in it, and in the last one."""

    def next_frame(self) -> None:
        """Begin another frame."""
        if not self._asked:
            self._last.clear()
        self._frame, self._made, self._asked, self._before = self._frame + 1, 0, 0, self._asked

    def picture(self, key: Key, sprite: Sprite, rest: Pose, pose: Pose, rest_angle: float) -> Sprite:
        """Return a piece in a pose, made from its resting picture, which has `rest_angle`."""
        if pose.squeeze != 1 or pose.alpha < 255 or pose.cut is not None:
            return self._transform(sprite, rest, pose, rest_angle)
        size = sprite.surface.get_width() * sprite.surface.get_height()
        self._asked += size
        last = self._last.get(key)
        turn, pixels = self._frame + self._asked // max(1, size), self._before
        if self._is_coarse(sprite):
            size, pixels = size // 4, pixels // 4
        if last is not None and last[0] is sprite and turn % min(_TURNS, 1 + pixels // _MANY):
            return last[1]
        if last is None and self._made >= _MANY and _is_like_rest(rest, pose, rest_angle):
            picture = sprite  # it has only just begun to move
        else:
            self._made += size
            picture = self._transform(sprite, rest, pose, rest_angle)
        self._last[key] = sprite, picture
        return picture

    def _is_coarse(self, sprite: Sprite) -> bool:
        """Return whether a picture rotates at half size."""
        return self._before > _MANY and max(sprite.surface.get_size()) > _LARGE

    def _transform(self, sprite: Sprite, rest: Pose, pose: Pose, rest_angle: float) -> Sprite:
        surface = shared = plain = self._turned.get((sprite.number, "plain"), lambda: sprite.plain)
        scale = pose.width / max(1.0, rest.width)
        angle = pose.angle - rest_angle
        if abs(angle) < _STRAIGHT:
            surface = _scale_surface(surface, scale)
        elif abs(scale - 1) < _SAME_SIZE:
            steps = round(angle / _TURN_STEP)
            surface = shared = self._turned.get(
                (sprite.number, steps), lambda: pygame.transform.rotozoom(plain, steps * _TURN_STEP, 1)
            )
        elif self._is_coarse(sprite) and abs(angle) > _ALMOST:
            small = self._turned.get((sprite.number, "half"), lambda: _scale_surface(plain, 0.5))
            surface = _scale_surface(pygame.transform.rotozoom(small, angle, scale), 2.0)
        elif scale > _SMALLER:
            surface = pygame.transform.rotozoom(surface, angle, scale)
        else:
            surface = pygame.transform.rotozoom(_scale_surface(surface, scale), angle, 1)
        if abs(pose.squeeze - 1) > 0.001:
            width = max(1, round(surface.get_width() * max(0.0, pose.squeeze)))
            surface = pygame.transform.scale(surface, (width, surface.get_height()))
        if pose.cut is not None:
            surface = pose.cut.of(surface, pose.width)
        if pose.alpha < 255:
            surface = surface.copy() if surface is shared else surface
            surface.set_alpha(pose.alpha)
        across = sprite.anchor[0] / max(1, sprite.surface.get_width())
        down = sprite.anchor[1] / max(1, sprite.surface.get_height())
        return Sprite(surface, (surface.get_width() * across, surface.get_height() * down))


def _is_like_rest(rest: Pose, pose: Pose, rest_angle: float) -> bool:
    """Return whether the resting picture is good enough for a frame or two."""
    return abs(pose.angle - rest_angle) < _SLANT and abs(pose.width / max(1.0, rest.width) - 1) < _GROWTH


def _scale_surface(surface: pygame.Surface, scale: float) -> pygame.Surface:
    size = max(1, round(surface.get_width() * scale)), max(1, round(surface.get_height() * scale))
    return surface if size == surface.get_size() else pygame.transform.smoothscale(surface, size)
