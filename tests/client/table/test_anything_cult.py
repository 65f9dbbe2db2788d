"""The same with tags, shares, sweeps and seats gone: whatever is pressed, the table at rest looks as if new."""

from __future__ import annotations

import random

import pygame
import pytest

from client.table.furniture.share.layer import ShareLayer
from engine.kernel.match.match import Match
from tests.chance import seed_cases
from tests.client import hands
from tests.client.table.cult import GAME, NAMES
from tests.client.table.sitting import Sitting
from tests.client.table.test_anything import SIZES, anything, at_rest, fumble, opened_anew, picture, play_on

MORE_KEYS = [pygame.K_a, pygame.K_h, pygame.K_e, pygame.K_PLUS, pygame.K_MINUS]


def something(table: Sitting, chance: random.Random) -> list[pygame.event.Event]:
    """Anything, and now and then a tag, the token of a share, or one of the keys of the theme."""
    kind = chance.random()
    if kind < 0.1:
        return [hands.key(chance.choice(MORE_KEYS))]
    share = table.scene.layers.of(ShareLayer)
    strips = [row for rows in table.scene.hand.strips.values() for row in rows]
    if kind < 0.3 and strips:
        here = chance.choice(strips).rect.center
        return [hands.move(here), hands.down(here), hands.up(here)]
    if kind < 0.5 and share.share is not None:
        here, there = share.place.center, chance.choice(share.targets()).rect.center
        return [hands.move(here), hands.down(here), hands.move(there, held=True), hands.up(there)]
    return anything(table, chance)


@pytest.mark.slow
@pytest.mark.parametrize("seed", seed_cases(6))
def test_any_input_leaves_a_table_that_looks_new(seed: int) -> None:
    chance = random.Random(seed)
    kinds = ["human", *chance.choices(("human", "random"), k=1 + seed % 3)]
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
    table.scene.hand.amount = None
    assert picture(table, table.scene) == picture(table, opened_anew(table))
