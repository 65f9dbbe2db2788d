"""The counter of whose turn it is that burns in the lantern."""

from __future__ import annotations

import pygame
import pytest

from client.cards.theme import Theme
from client.table.furniture.gauge.lantern import PoolLook
from client.table.picture.look import TableLook
from tests.client.table.realms import SLUG, Position, light, same

pytestmark = pytest.mark.usefixtures("screen")


def test_the_lantern_burns_while_there_is_something_in_it() -> None:
    position = Position(2)
    drawer = position.painter()
    rect = position.laid(drawer.size).rects["pool"]
    position.turn_of(0)
    dark = light(position.still(drawer), rect)
    position.count("power", 0, 3)
    assert light(position.still(drawer), rect) > dark + 20


def test_the_lantern_shows_what_the_seat_has_whose_turn_it_is() -> None:
    position = Position(3)
    drawer = position.painter()
    rect = position.laid(drawer.size).rects["pool"]
    position.turn_of(1)
    position.count("power", 1, 4)
    four = position.still(drawer)
    position.count("power", 0, 9)
    assert same(four, position.still(drawer), rect)
    position.count("power", 1, 5)
    assert not same(four, position.still(drawer), rect)


def test_the_flame_can_swell() -> None:
    pool = TableLook.load(Theme.load(SLUG)).of_piece(PoolLook, "power")

    def bright(swell: float) -> int:
        surface = pygame.Surface((200, 260))
        pool.draw(surface, surface.get_rect(), 4, swell)
        return pygame.mask.from_threshold(surface, (242, 181, 63), (40, 40, 40, 255)).count()

    assert bright(1.12) > bright(1.0) * 1.05


def test_power_of_every_seat_flies_to_the_lantern() -> None:
    arrangement = Position(4).laid()
    assert {arrangement.anchor("counter", seat, "power") for seat in range(4)} == {arrangement.rects["pool"].center}
