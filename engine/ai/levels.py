"""The levels and personalities of computer players by name, and frozen levels for comparison.

A policy is a level, or a level and a personality ("expert+schemer").
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field
from functools import lru_cache
from typing import Any

from engine.ai.personality import PERSONALITIES, Personality
from engine.ai.player import ALLOWED, Level, Player, PolicyPlayer, RandomPlayer, SearchingPlayer
from engine.ai.search import OutOfTime, never_out_of_time
from engine.kernel.flow.table import Table
from engine.kernel.game.game import Game
from engine.kernel.game.policy import GamePolicy, SearchPlan, checked_plan
from engine.kernel.state.view import View

GENTLE = "gentle"
"""The level of the opponents in lessons."""
LEVELS: dict[str, Level] = {
    level.name: level
    for level in (
        Level(GENTLE, weights="gentle", noise=0.35, dominated=ALLOWED),
        Level("normal", weights="normal", noise=0.04),
        Level("hard", weights="normal", noise=0.0),
        Level("expert", weights="normal", noise=0.0),
    )
}
LADDER: dict[str, Callable[[Game, Table, int, OutOfTime], Player]] = {}
"""Frozen levels by name, as functions that create a player from a seed. Tests of a source tree add them. Players
can't choose them. They have no personality and no variants.
"""
RANDOM = "random"
"""The policy that answers at random: a baseline for comparison, not a level for players."""
AND = "+"
"""The separator between a level and a personality."""


@dataclass(frozen=True, slots=True)
class Variant:
    """A modified policy, for trying out weights and plans before a level gets them.

    weights   the text of weights that replace the level's own; `file` is their name in messages
    plan      entries that replace those of the level's plan
    searches  False to play without search, whatever the plan
    """

    weights: str = ""
    file: str = "weights.toml"
    plan: Mapping[str, Any] = field(default_factory=dict)
    searches: bool = True

    def policy(self, game: Game, table: Table, name: str) -> GamePolicy | None:
        """Return the game's policy with these weights, by default with the named ones. Raises BadCard."""
        return game.ai.policy_with(self.weights, self.file) if self.weights else game.ai.policy(table, name)

    def adjust_plan(self, plan: SearchPlan | None) -> SearchPlan | None:
        """Return a plan with the replaced entries, or None without a search. Raises BadCard."""
        if plan is None or not self.searches:
            return None
        return checked_plan({**asdict(plan), **self.plan}, "the plan") if self.plan else plan


AS_IT_IS = Variant()


class UnknownLevel(LookupError):
    """A level or personality that doesn't exist. The message lists the known ones."""


def names() -> tuple[str, ...]:
    """Return the levels a seat can have, from the weakest to the strongest."""
    return tuple(LEVELS)


def policies() -> tuple[str, ...]:
    """Return every policy without a personality: "random", the levels and the frozen levels."""
    return (RANDOM, *LEVELS, *LADDER)


def split_policy(policy: str) -> tuple[str, str]:
    """Split a policy into its level and its personality ("" for none). Both may be unknown."""
    level, _, personality = policy.partition(AND)
    return level, personality


def parse_policy(policy: str) -> tuple[str, str]:
    """Split a policy into level and personality ("" for none). Raises UnknownLevel."""
    level, personality = split_policy(policy)
    if level not in policies():
        raise UnknownLevel(f"unknown level '{level}'; use one of {', '.join(policies())}")
    if personality and personality not in PERSONALITIES:
        raise UnknownLevel(f"there is no personality '{personality}'; choose from {', '.join(PERSONALITIES)}")
    return level, personality


def policy_of(level: str, personality: str = "") -> str:
    """Join a level and a personality ("" for none)."""
    return f"{level}{AND}{personality}" if personality else level


def weights_of(policy: str, game: Game) -> str:
    """Return the name of the game's weights for a policy, "" if it uses none. Raises UnknownLevel."""
    name, _ = parse_policy(policy)
    plan = game.ai.plans().get(name)
    return plan.weights if plan else LEVELS[name].weights if name in LEVELS else ""


def create(
    policy: str,
    game: Game,
    table: Table,
    seat: int,
    seed: int,
    out_of_time: OutOfTime = never_out_of_time,
    variant: Variant = AS_IT_IS,
) -> Player:
    """Create a player for one seat of one match. Its choices follow from `seed` and the views it gets.

    In a game without a policy, every level plays at random. `out_of_time` stops a search early. Raises UnknownLevel,
    and BadCard for an invalid variant.

    >>> from engine import Match, create_player, load
    >>> match = Match(load("nefarious"), ["Ada", "Ben"], seed=7)
    >>> view = match.view(match.asked_seats[0])
    >>> ada = create_player("normal", match.game, match.table, view.seat, seed=1)
    >>> view.options[ada.choose(view)] in view.options
    True
    """
    name, personality = parse_policy(policy)
    if name == RANDOM:
        return RandomPlayer(seed)
    if name in LADDER:
        return LADDER[name](game, table, seed, out_of_time)
    level = LEVELS[name]
    character: Personality | None = PERSONALITIES.get(personality)
    plan = variant.adjust_plan(game.ai.plans().get(name))
    game_policy = variant.policy(game, table, weights_of(name, game))
    if game_policy is None:
        return RandomPlayer(seed)
    if plan is None:
        return PolicyPlayer(game_policy, seed, character, level.noise, level.dominated)
    return SearchingPlayer(plan, game_policy, seed, character, out_of_time, level.dominated)


def win_odds(view: View) -> list[float]:
    """Return estimated win odds of all seats by the Expert's policy and a public view, [] if the game has none."""
    policy = _expert(view.table)
    return policy.win_odds(view) if policy else []


@lru_cache(maxsize=4)
def _expert(table: Table) -> GamePolicy | None:
    return table.game.ai.policy(table, weights_of("expert", table.game))
