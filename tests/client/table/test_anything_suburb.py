"""The same with wheels, chains, reactions and secret roles: whatever is pressed, the table at rest looks as if new."""

from __future__ import annotations

import random

import pygame
import pytest

from client.sound.player import SoundPlayer
from client.table.furniture.spinner.layer import SpinnerLayer
from client.table.furniture.spinner.motion import SpinnerMotion
from client.table.scene import TableScene
from engine.kernel.match.match import Match
from tests.chance import seed_cases
from tests.client.table.sitting import Sitting
from tests.client.table.suburb import GAME, NAMES
from tests.client.table.test_anything import SIZES, anything, at_rest, fumble, picture, play_on, somewhere

MORE_KEYS = [pygame.K_n, pygame.K_r, pygame.K_p, pygame.K_c]


def something(table: Sitting, chance: random.Random) -> list[pygame.event.Event]:
    """Anything, and now and then something with the wheel or one of the keys for reactions."""
    if chance.random() < 0.1:
        return [pygame.event.Event(pygame.KEYDOWN, key=chance.choice(MORE_KEYS), mod=0, unicode="")]
    wheel = table.scene.layers.of(SpinnerLayer).rect
    if wheel is None or chance.random() < 0.9:
        return anything(table, chance)
    place = chance.randrange(wheel.left, wheel.right), chance.randrange(wheel.top, wheel.bottom)
    there = somewhere(table, chance)
    return [
        pygame.event.Event(pygame.MOUSEMOTION, pos=place, rel=(1, 1), buttons=(0, 0, 0)),
        pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=place, button=1),
        pygame.event.Event(pygame.MOUSEMOTION, pos=there, rel=(1, 1), buttons=(1, 0, 0)),
        pygame.event.Event(pygame.MOUSEBUTTONUP, pos=there, button=1),
    ]


@pytest.mark.slow
@pytest.mark.parametrize("seed", seed_cases(4))
def test_any_input_leaves_a_table_that_looks_new(seed: int) -> None:
    chance = random.Random(seed)
    expansion = seed % 2 == 1
    kinds = ["human", *chance.choices(("human", "random"), k=chance.choice((2, 3, 5) if expansion else (1, 2, 3)))]
    options = {"expansion": expansion, "spin_by_hand": True}
    match = Match(GAME, NAMES[: len(kinds)], options, seed, kinds)
    table = Sitting(
        kinds,
        match=match,
        size=chance.choice(SIZES),
        text_scale=chance.choice((100, 150, 200)),
        animation=chance.choice(("off", "fast", "normal")),
        reduced_motion=seed % 4 == 3,
        paint="always",
    )
    table.pool.prompt = True
    play_on(table, chance, chance.randrange(6, 60))
    fumble(table, chance, 120, something)
    at_rest(table)
    table.scene.form.popup = None
    fresh = another(table)
    assert picture(table, table.scene) == picture(table, fresh)


def another(table: Sitting) -> TableScene:
    """A table for the same match that knows nothing but where the arrow has come to rest and what was folded."""
    scene, later = table.scene, table.clock.now() + 3000
    fresh = TableScene(table.session, SoundPlayer(table.settings, threaded=False))
    fresh.enter(table.app)
    fresh.briefing.keep_quiet()
    fresh.layout(table.app.window.size, table.app.scale)
    fresh.hand.orders, fresh.log.open, fresh.log.over = scene.hand.orders, scene.log.open, scene.log.over
    fresh.director.motion(SpinnerMotion).state = scene.director.motion(SpinnerMotion).state
    fresh.place_things()
    for each in (scene, fresh):
        each.director.skip(later)
        each.update(later)
    return fresh
