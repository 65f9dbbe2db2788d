"""The levels and personalities of computer seats, by name, and the ladder they are measured against.

A policy is a level, or a level and a personality ("expert+schemer").
"""

from __future__ import annotations

from engine.ai.personality import PERSONALITIES, Personality
from engine.ai.player import AdvisedPlayer, Level, Player, RandomPlayer, SearchingPlayer
from engine.ai.search import OutOfTime, never
from engine.kernel.game import Game, Table

LEVELS: dict[str, Level] = {
    level.name: level
    for level in (
        Level("gentle", weights="gentle", noise=0.35),
        Level("normal", weights="normal", noise=0.04),
        Level("hard", weights="normal", noise=0.0),
        Level("expert", weights="normal", noise=0.0),
    )
}
LADDER: dict[str, Level] = {
    level.name: level for level in (Level("ladder-normal", weights="ladder-normal", noise=0.04),)
}
"""Levels as they were once, for measuring against: their weights are never changed. People cannot choose them."""
RANDOM = "random"
"""The policy that takes any option: a yardstick, not a level for people to play against."""
AND = "+"
"""Stands between a level and a personality."""


class UnknownLevel(LookupError):
    """There is no level or personality of that name; the message lists those there are."""


def names() -> tuple[str, ...]:
    """The levels a seat can have, from the weakest to the strongest."""
    return tuple(LEVELS)


def policies() -> tuple[str, ...]:
    """Every policy without a personality that `create` knows: "random", the levels, the ladder."""
    return (RANDOM, *LEVELS, *LADDER)


def parsed(policy: str) -> tuple[str, str]:
    """The level and the personality of a policy, the personality empty for none. Raises UnknownLevel."""
    level, _, personality = policy.partition(AND)
    if level not in policies():
        raise UnknownLevel(f"there is no level '{level}'; choose from {', '.join(policies())}")
    if personality and personality not in PERSONALITIES:
        raise UnknownLevel(f"there is no personality '{personality}'; choose from {', '.join(PERSONALITIES)}")
    return level, personality


def policy_of(level: str, personality: str = "") -> str:
    """The policy of a level and a personality (empty: none)."""
    return f"{level}{AND}{personality}" if personality else level


def create(
    policy: str, game: Game, table: Table, seat: int, seed: int, out_of_time: OutOfTime = never
) -> Player:
    """A player for one seat of one match; its choices follow from `seed` and the views it is shown.

    A game without knowledge of its own is played at random at every level. `out_of_time` breaks a search off.
    Raises UnknownLevel.
    """
    name, personality = parsed(policy)
    if name == RANDOM:
        return RandomPlayer(seed)
    level = LEVELS.get(name) or LADDER[name]
    character: Personality | None = PERSONALITIES.get(personality)
    plan = game.plans().get(name)
    adviser = game.adviser(table, plan.weights if plan else level.weights)
    if adviser is None:
        return RandomPlayer(seed)
    if plan is None:
        return AdvisedPlayer(level, adviser, seed, character)
    return SearchingPlayer(plan, adviser, seed, character, out_of_time)
