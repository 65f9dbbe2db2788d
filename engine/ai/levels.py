"""The levels and personalities of computer seats, by name, and the frozen levels they are measured against.

A policy is a level, or a level and a personality ("expert+schemer").
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field
from functools import lru_cache
from typing import Any

from engine.ai.personality import PERSONALITIES, Personality
from engine.ai.player import ALLOWED, Level, Player, PolicyPlayer, RandomPlayer, SearchingPlayer
from engine.ai.search import OutOfTime, never
from engine.kernel.flow.table import Table
from engine.kernel.game.game import Game
from engine.kernel.game.policy import GamePolicy, SearchPlan, checked_plan
from engine.kernel.state.view import View

GENTLE = "gentle"
"""The level of whoever sits opposite somebody who learns a game."""
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
"""Frozen levels by name, each a function that makes a player with a seed. A source tree's tests add them; people can't
choose them. They have no personality and no variants.
"""
RANDOM = "random"
"""The policy that takes any option: a yardstick, not a level for people to play against."""
AND = "+"
"""Stands between a level and a personality."""


@dataclass(frozen=True, slots=True)
class Variant:
    """A policy with something exchanged, by which weights and plans are tried out before they are any level's.

    `weights` is the text of weights in place of the level's own (`file` names them in messages), `plan` has entries in
    place of those of its plan. Without `searches` it plays by what its game values at a glance, whatever its plan.
    """

    weights: str = ""
    file: str = "weights.toml"
    plan: Mapping[str, Any] = field(default_factory=dict)
    searches: bool = True

    def policy(self, game: Game, table: Table, name: str) -> GamePolicy | None:
        """The game's policy with these weights, or with those of a name. Raises BadCard."""
        return game.ai.policy_with(self.weights, self.file) if self.weights else game.ai.policy(table, name)

    def planned(self, plan: SearchPlan | None) -> SearchPlan | None:
        """A plan with what is exchanged; None where nothing is searched. Raises BadCard."""
        if plan is None or not self.searches:
            return None
        return checked_plan({**asdict(plan), **self.plan}, "the plan") if self.plan else plan


AS_IT_IS = Variant()


class UnknownLevel(LookupError):
    """There is no level or personality of that name; the message lists those there are."""


def names() -> tuple[str, ...]:
    """The levels a seat can have, from the weakest to the strongest."""
    return tuple(LEVELS)


def policies() -> tuple[str, ...]:
    """Every policy without a personality that `create` knows: "random", the levels, the frozen levels."""
    return (RANDOM, *LEVELS, *LADDER)


def parsed(policy: str) -> tuple[str, str]:
    """The level and the personality of a policy, the personality empty for none. Raises UnknownLevel."""
    level, _, personality = policy.partition(AND)
    if level not in policies():
        raise UnknownLevel(f"unknown level '{level}'; use one of {', '.join(policies())}")
    if personality and personality not in PERSONALITIES:
        raise UnknownLevel(f"there is no personality '{personality}'; choose from {', '.join(PERSONALITIES)}")
    return level, personality


def policy_of(level: str, personality: str = "") -> str:
    """The policy of a level and a personality (empty: none)."""
    return f"{level}{AND}{personality}" if personality else level


def weights_of(policy: str, game: Game) -> str:
    """The name of the game's weights that a policy plays with, empty for one that uses none. Raises UnknownLevel."""
    name, _ = parsed(policy)
    plan = game.ai.plans().get(name)
    return plan.weights if plan else LEVELS[name].weights if name in LEVELS else ""


def create(
    policy: str,
    game: Game,
    table: Table,
    seat: int,
    seed: int,
    out_of_time: OutOfTime = never,
    variant: Variant = AS_IT_IS,
) -> Player:
    """A player for one seat of one match; its choices follow from `seed` and the views it is shown.

    A game without knowledge of its own is played at random at every level. `out_of_time` breaks a search off.
    Raises UnknownLevel, and BadCard for a variant that cannot be used.

    >>> from engine import Match, create_player, load
    >>> match = Match(load("nefarious"), ["Ada", "Ben"], seed=7)
    >>> view = match.view(match.asked[0])
    >>> ada = create_player("normal", match.game, match.table, view.seat, seed=1)
    >>> view.options[ada.choose(view)] in view.options
    True
    """
    name, personality = parsed(policy)
    if name == RANDOM:
        return RandomPlayer(seed)
    if name in LADDER:
        return LADDER[name](game, table, seed, out_of_time)
    level = LEVELS[name]
    character: Personality | None = PERSONALITIES.get(personality)
    plan = variant.planned(game.ai.plans().get(name))
    game_policy = variant.policy(game, table, weights_of(name, game))
    if game_policy is None:
        return RandomPlayer(seed)
    if plan is None:
        return PolicyPlayer(game_policy, seed, character, level.noise, level.dominated)
    return SearchingPlayer(plan, game_policy, seed, character, out_of_time, level.dominated)


def win_odds(view: View) -> list[float]:
    """Return about how likely each seat is to win, by the knowledge of Expert and a view of what everybody sees; empty
    where the game has none.
    """
    policy = _expert(view.table)
    return policy.win_odds(view) if policy else []


@lru_cache(maxsize=4)
def _expert(table: Table) -> GamePolicy | None:
    return table.game.ai.policy(table, weights_of("expert", table.game))
