"""What the kernel lends is run by games that ship: nothing there is for a game that might come."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import MISSING, fields
from functools import cache
from typing import Any

import pytest

from engine.games import load, slugs
from engine.kernel.flow import machine
from engine.kernel.flow.ruleset import EffectsRule, PickRule, Ruleset, SealedRule, WindowRule
from engine.kernel.state.state import KIND
from tests.engine.games.at_random import answers
from tests.engine.games.tables import TABLES

LENT = {"effects": EffectsRule, "picks": PickRule, "sealed": SealedRule, "windows": WindowRule}
RARE: dict[str, dict[str, Any]] = {"nefarious": {"twists": 1, "chosen_twists": ["Quarterly Planning"]}}
"""Options with which a game runs frames that it seldom needs."""
MATCHES = 3


def ruleset_of(slug: str) -> Ruleset:
    """What a game plugs into the kernel."""
    game = load(slug)
    return game.new_table(game.min_seats, game.checked_options({}), 1).ruleset


def lent(slug: str) -> set[int]:
    """The kinds of frames that the kernel runs for a game."""
    return {kind for sort in LENT for kind in getattr(ruleset_of(slug), sort)}


@cache
def kinds_met(slug: str) -> frozenset[int]:
    """The kinds of frames that stand on the stack in some random matches of a game, while somebody is asked."""
    game, met = load(slug), set()
    tables = [(seats, options) for name, seats, options in TABLES if name == slug]
    for seats, options in (tables[0], tables[-1], (3, RARE.get(slug, tables[0][1]))):
        for seed in range(MATCHES):
            state = game.set_up(game.new_table(seats, game.checked_options(options), seed), seed)
            machine.advance(state)
            for position in answers(state, seed):
                met.update(frame[KIND] for frame in position.stack)
    return frozenset(met)


@pytest.mark.parametrize("slug", slugs())
def test_every_frame_that_a_game_borrows_is_run(slug: str) -> None:
    assert lent(slug) <= kinds_met(slug)
    assert not lent(slug) & set(ruleset_of(slug).frames)


@pytest.mark.parametrize("slug", slugs())
def test_a_game_meets_no_frame_that_it_does_not_declare(slug: str) -> None:
    assert kinds_met(slug) <= lent(slug) | set(ruleset_of(slug).frames)


@pytest.mark.parametrize("sort", LENT)
def test_everything_that_the_kernel_lends_is_run_by_a_game(sort: str) -> None:
    assert any(kinds_met(slug) & set(getattr(ruleset_of(slug), sort)) for slug in slugs())


def choices() -> Iterator[tuple[str, str]]:
    """What a game may say of a lent frame and need not."""
    for sort, rule in LENT.items():
        yield from ((sort, field.name) for field in fields(rule) if field.default is not MISSING)


@pytest.mark.parametrize(("sort", "name"), list(choices()))
def test_what_a_game_may_say_of_a_lent_frame_some_game_says(sort: str, name: str) -> None:
    default = next(field.default for field in fields(LENT[sort]) if field.name == name)
    rules = [rule for slug in slugs() for rule in getattr(ruleset_of(slug), sort).values()]
    assert any(getattr(rule, name) != default for rule in rules)
