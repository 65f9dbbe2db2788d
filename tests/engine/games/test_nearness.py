"""How near the end is, as the music follows it: a number from 0 to 1 that everybody sees alike."""

from __future__ import annotations

import random

import pytest

from engine.games import load, slugs
from engine.kernel.match.match import Match
from engine.kernel.state.layout import SPECTATOR

WITH_AN_END = ("cthulhu-realms", "nasty-neighbours", "nefarious", "runes-and-regulations")


def watched(slug: str, seed: int) -> list[float]:
    """How near the end is after each answer of a random match; the same for every seat and for whoever looks on."""
    game, chance = load(slug), random.Random(seed)
    seats = min(4, game.max_seats)
    match = Match(game, [f"Player {seat}" for seat in range(seats)], {}, seed)
    found: list[float] = []
    while not match.over and len(found) < 400:
        views = [match.view(seat) for seat in (*range(seats), SPECTATOR)]
        nearness = {game.shows.progress(view) for view in views}
        assert len(nearness) == 1, "it gives away what only some may know"
        found += nearness
        asked = next(view for view in views if view.options)
        match.answer(asked.seat, chance.choice(asked.options))
    return [*found, game.shows.progress(match.view(SPECTATOR))]


@pytest.mark.parametrize("slug", slugs())
def test_everybody_sees_alike_how_near_the_end_is(slug: str) -> None:
    found = watched(slug, seed=7)
    assert all(0 <= value <= 1 for value in found)
    assert (max(found) > min(found)) == (slug in WITH_AN_END)


@pytest.mark.parametrize("slug", WITH_AN_END)
def test_a_match_begins_far_from_its_end(slug: str) -> None:
    assert watched(slug, seed=3)[0] < 0.5
