"""The same with yards, lines and windows: whatever is pressed, the table at rest looks as if new."""

from __future__ import annotations

import random

import pygame
import pytest

from client.table.furniture.lines.layer import LineLayer
from client.table.hand.lit_choices import lit_places
from engine.kernel.match.match import Match
from tests.chance import seed_cases
from tests.client import hands
from tests.client.table.neighborhood import GAME, NAMES
from tests.client.table.sitting import Sitting
from tests.client.table.test_anything import SIZES, anything, at_rest, fumble, opened_anew, picture, play_on

MORE_KEYS = [pygame.K_h, pygame.K_w, pygame.K_d, pygame.K_r, pygame.K_n, pygame.K_KP7, pygame.K_KP5, pygame.K_KP1]


def something(table: Sitting, chance: random.Random) -> list[pygame.event.Event]:
    """Anything, and now and then a line that is drawn along, its words, or one of the keys of the theme."""
    kind = chance.random()
    if kind < 0.2:
        return [hands.key(chance.choice(MORE_KEYS))]
    lines, slots = table.scene.layers.of(LineLayer), list(lit_places(table.scene.hand))
    if kind < 0.3 and lines.chips():
        here = chance.choice(lines.chips())[0].center
        return [hands.move(here), hands.down(here), hands.up(here)]
    if kind < 0.5 and len(slots) > 1:
        here, there = (table.scene.hand.choices.rect_of(key).center for key in chance.sample(slots, 2))
        return [hands.move(here), hands.down(here), hands.move(there, held=True), hands.up(there)]
    return anything(table, chance)


@pytest.mark.slow
@pytest.mark.parametrize("seed", seed_cases(6))
def test_any_input_leaves_a_table_that_looks_new(seed: int) -> None:
    chance = random.Random(seed)
    kinds = ["human", *chance.choices(("human", "random"), k=1 + seed % 5)]
    match = Match(GAME, NAMES[: len(kinds)], {}, seed, kinds)
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
    play_on(table, chance, chance.randrange(20, 300))
    fumble(table, chance, 150, something)
    at_rest(table)
    fresh = opened_anew(table)
    for each in (table.scene, fresh):
        each.layers.of(LineLayer).shimmer_start = 0
    assert picture(table, table.scene) == picture(table, fresh)
