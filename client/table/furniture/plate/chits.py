"""Chits of a seat's counter, in stacks."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from client.layout.arrangement import Arrangement
from client.layout.map import Fit, Spot
from client.layout.pieces import CHIT, Piece, Pose
from engine.kernel.state.refs import NONE
from engine.kernel.state.view import View

_CHIT_RISE = 3.0
_STACK = 5


def chits(view: View, spot: Spot, fit: Fit, viewer: int, result: Arrangement) -> Iterator[Piece]:
    """Yield the fewest chits for the amount, in stacks of at most five, the most valuable on the left."""
    seat = result.seating.seat(spot.seat)
    x, y, width, height = spot.box
    size = spot.number("chit-width", 30)
    result.anchors["counter", seat, spot.name] = fit.point(x + size, y + height / 2)
    # Without values, the counter is shown as a number only.
    values = [int(word) for word in spot.text("chits").split()]
    amount = view.counter(spot.name, seat)
    stacks: list[tuple[int, int, int]] = []
    for value, number in coins(amount, values):
        stacks += [(value, first, min(_STACK, number - first)) for first in range(0, number, _STACK)]
    room = width - 26 - 20 * len(str(amount)) - size
    pitch = min(size + 5, room / max(1, len(stacks) - 1))
    for place, (value, first, number) in enumerate(stacks):
        tallest = size + _CHIT_RISE * (number - 1)
        bottom = y + height / 2 + tallest / 2
        for n in range(number):
            middle = bottom - n * _CHIT_RISE - size / 2
            center_x, center_y = fit.point(x + size / 2 + place * pitch + (n % 2) * 1.2, middle)
            pose = Pose(center_x, center_y, size * fit.scale)
            hit = pygame.Rect(0, 0, round(pose.width), round(pose.width))
            hit.center = round(center_x), round(center_y)
            key = ("chit", seat, spot.name, value, first + n)
            yield Piece(key, CHIT, NONE, NONE, seat, "", True, pose, hit, pose.width, value=value)


def coins(amount: int, values: list[int]) -> list[tuple[int, int]]:
    """Return (value, number) of the fewest chits for an amount, the most valuable first; none for 0 or less."""
    change = []
    left = max(0, amount)
    for value in sorted(values, reverse=True):
        number, left = divmod(left, value)
        if number:
            change.append((value, number))
    return change
