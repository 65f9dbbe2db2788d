"""Policies with something exchanged: other weights, another plan, no search."""

from __future__ import annotations

from dataclasses import asdict, replace

import pytest

from engine.ai import levels
from engine.ai.levels import Variant
from engine.ai.player import PolicyPlayer, RandomPlayer, SearchingPlayer
from engine.games import load, slugs
from engine.games.nefarious import GAME
from engine.kernel.files.faults import BadCard
from engine.kernel.flow.table import Table
from engine.kernel.game.game import Game
from engine.kernel.game.policy import PolicyPart, SearchPlan
from tests.engine.parts import Planned

PLAN = SearchPlan(weights="gentle", simulations=12, worlds=2, arms=4, batch=2, horizon=1, certainty=2.0)


PLANNED = replace(GAME, ai=replace(GAME.ai, files=Planned(GAME, expert=PLAN)))
"""Nefarious, with a plan for one level."""


def table_of(game: Game) -> Table:
    return game.new_table(game.min_seats, game.checked_options({}), 1)


def test_a_policy_names_its_weights() -> None:
    game = PLANNED
    found = {policy: levels.weights_of(policy, game) for policy in levels.policies()}
    assert found["expert"] == "gentle"
    assert found["normal"] == "normal"
    assert found["random"] == ""
    with pytest.raises(levels.UnknownLevel):
        levels.weights_of("genius", game)


@pytest.mark.parametrize("slug", [slug for slug in slugs() if load(slug).ai.weights_text("normal")])
def test_weights_given_as_text_are_those_of_the_file(slug: str) -> None:
    game = load(slug)
    text = game.ai.weights_text("gentle")
    player = levels.create("normal", game, table_of(game), 0, 1, variant=Variant(text, "mine.toml"))
    own = levels.create("gentle", game, table_of(game), 0, 1)
    usual = levels.create("normal", game, table_of(game), 0, 1)
    assert isinstance(player, PolicyPlayer) and isinstance(own, PolicyPlayer) and isinstance(usual, PolicyPlayer)
    given, gentle, normal = (asdict(policy.policy.weights) for policy in (player, own, usual))  # type: ignore[attr-defined]
    assert given == gentle != normal
    with pytest.raises(FileNotFoundError):
        game.ai.weights_text("missing")


def test_bad_weights_are_refused_by_the_name_they_are_given() -> None:
    game = PLANNED
    with pytest.raises(BadCard, match="mine.toml: 'luck' is not known"):
        levels.create("normal", game, table_of(game), 0, 1, variant=Variant("luck = 1.0", "mine.toml"))


def test_a_plan_is_changed_entry_by_entry() -> None:
    game = PLANNED
    player = levels.create("expert", game, table_of(game), 0, 1, variant=Variant(plan={"simulations": 5}))
    assert isinstance(player, SearchingPlayer)
    assert player.plan.simulations == 5 and player.plan.worlds == 2
    with pytest.raises(BadCard, match="'simulations' must be a whole number from 1"):
        levels.create("expert", game, table_of(game), 0, 1, variant=Variant(plan={"simulations": 0}))
    with pytest.raises(BadCard, match="'luck' is not known"):
        levels.create("expert", game, table_of(game), 0, 1, variant=Variant(plan={"luck": 1}))


def test_a_level_can_be_kept_from_searching() -> None:
    game = PLANNED
    assert isinstance(levels.create("expert", game, table_of(game), 0, 1), SearchingPlayer)
    blunt = levels.create("expert", game, table_of(game), 0, 1, variant=Variant(searches=False))
    assert not isinstance(blunt, SearchingPlayer)


def test_a_game_without_weights_has_no_text() -> None:
    game = replace(GAME, ai=PolicyPart())
    assert game.ai.weights_text("normal") == ""
    assert isinstance(levels.create("normal", game, table_of(game), 0, 1, variant=Variant("win = 1.0")), RandomPlayer)
