"""No level knows what its seat does not know: hidden cards, decks, sealed answers, roles and chance change no move."""

from __future__ import annotations

import json
from dataclasses import replace
from itertools import product

import pytest

from engine.ai import levels
from engine.ai.player import PolicyPlayer, SearchingPlayer
from engine.ai.seat_request import Request, TableContent, think
from engine.games import load, slugs
from engine.kernel.flow.determinize import determinize
from engine.kernel.state.state import State
from engine.kernel.state.view import View, view_of
from tests.engine.ai.positions import positions
from tests.sampling import only

POSITIONS = 500
FEW = 8
"""Positions of each game in the default run."""
TRIALS = 8
"""Trials of a search in most of the tests: which positions it sees does not depend on how many."""
IN_FULL = 6
WORLDS = 3


def shortened(state: State, seat: int) -> PolicyPlayer:
    """An Expert that tries little, or nothing where its game has nothing to search."""
    table = state.table
    player = levels.create("expert", table.game, table, seat, 7)
    assert isinstance(player, PolicyPlayer) and isinstance(player, SearchingPlayer) == bool(table.game.ai.plans())
    if isinstance(player, SearchingPlayer):
        player.plan = replace(player.plan, simulations=TRIALS, worlds=4, batch=2)
    return player


def check_moves_alike(slug: str, wanted: int) -> None:
    """Positions that look the same to a seat get the same move, time after time."""
    for number, (state, seat, memory) in enumerate(positions(slug, wanted)):
        view = view_of(state, seat)
        other = determinize(view, number)
        assert other.rng != state.rng
        data = json.dumps(view.to_data())
        seen = view_of(other, seat)
        assert json.dumps(seen.to_data()) == data, f"position {number}"
        noted = json.dumps(memory)
        moves = []
        for look in (view, seen):
            player = shortened(state, seat)
            player.memory = json.loads(noted)
            moves.append(player.choose(look))
        assert moves[0] == moves[1], f"position {number}"


@pytest.mark.slow
@pytest.mark.parametrize("slug", slugs())
def test_an_expert_moves_alike_whatever_is_hidden(slug: str) -> None:
    check_moves_alike(slug, POSITIONS)


@pytest.mark.parametrize("slug", slugs())
def test_an_expert_moves_alike_at_a_few_positions(slug: str) -> None:
    check_moves_alike(slug, FEW)


def check_worlds(slug: str, wanted: int) -> None:
    """Every world that is imagined looks like the truth to the seat."""
    for number, (state, seat, memory) in enumerate(positions(slug, wanted)):
        view = view_of(state, seat)
        data = view.to_data()
        player = shortened(state, seat)
        player.policy.observe(view, memory)
        worlds = [player.policy.determinize(view, memory, 100 * number + deal) for deal in range(WORLDS)]
        searches = isinstance(player, SearchingPlayer)
        problem = player.policy.search_problem(view, memory, number, player.plan) if searches else None
        if problem is not None:
            worlds += [problem.determinize(deal) for deal in range(WORLDS)]
        for world in worlds:
            assert view_of(world, seat).to_data() == data, f"position {number}"


@pytest.mark.slow
@pytest.mark.parametrize("slug", slugs())
def test_every_world_that_is_imagined_looks_like_the_truth_to_the_seat(slug: str) -> None:
    check_worlds(slug, POSITIONS // 2)


@pytest.mark.parametrize("slug", slugs())
def test_every_world_at_a_few_positions_looks_like_the_truth_to_the_seat(slug: str) -> None:
    check_worlds(slug, FEW)


EACH_ONCE = {
    ("nefarious", "hard"),
    ("runes-and-regulations", "normal"),
    ("garage-sale", "gentle"),
    ("cthulhu-realms", "expert"),
    ("nasty-neighbours", "normal"),
}
"""Each game and each level once, the dear levels with the cheap games."""


@pytest.mark.parametrize(("slug", "policy"), only(EACH_ONCE, product(slugs(), levels.names())))
def test_a_worker_that_gets_a_view_as_text_moves_as_the_seat_would_here(slug: str, policy: str) -> None:
    """A table built from its public content alone, the view read from JSON: the same move, at every level."""
    for state, seat, memory in positions(slug, IN_FULL):
        table = state.table
        text = json.dumps([view_of(state, seat).to_data(), memory])
        here = levels.create(policy, table.game, table, seat, 11)
        here.memory = json.loads(text)[1]
        move = here.choose(View.from_data(table, json.loads(text)[0]))
        far = TableContent.of(table).build()
        view, noted = json.loads(text)
        assert think(far, Request(policy, seat, 11, view, noted)).option == move


def test_a_view_holds_nothing_of_the_generator() -> None:
    for slug in slugs():
        game = load(slug)
        for state, seat, _ in positions(slug, 10):
            other = state.copy()
            other.rng = state.rng ^ 0x5DEECE66D
            assert view_of(other, seat).to_data() == view_of(state, seat).to_data()
            assert game.slug == slug
