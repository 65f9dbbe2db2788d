"""While things move, a window shows what the table would draw if it drew everything again."""

from __future__ import annotations

import random

import pygame
import pytest

from tests.chance import run_seed
from tests.client import hands
from tests.client.table.repainting import outdated
from tests.client.table.sitting import Sitting


@pytest.mark.slow
def test_no_old_picture_stays_while_cards_are_played_and_pointed_at() -> None:
    table, chance = Sitting(size=(640, 360), paint="always"), random.Random(run_seed())
    for _ in range(2):
        option = chance.choice(table.options)
        table.session.answer(option)
        for _ in range(24):
            table.pool.release()
            point = chance.randrange(640), chance.randrange(360)
            table.frame(*([hands.move(point)] if chance.random() < 0.3 else []))
            assert not outdated(table.scene, pygame.display.get_surface())
        table.let()
