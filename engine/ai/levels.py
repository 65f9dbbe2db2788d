"""The levels of computer seats, by name."""

from __future__ import annotations

from engine.ai.player import AdvisedPlayer, Level, Player, RandomPlayer
from engine.kernel.game import Game, Table

LEVELS: dict[str, Level] = {
    level.name: level
    for level in (
        Level("gentle", weights="gentle", noise=0.35),
        Level("normal", weights="normal", noise=0.04),
    )
}
RANDOM = "random"
"""The policy that takes any option: a yardstick, not a level for people to play against."""


class UnknownLevel(LookupError):
    """There is no level of that name; the message lists those there are."""


def names() -> tuple[str, ...]:
    """The levels a seat can have, from the weakest to the strongest."""
    return tuple(LEVELS)


def policies() -> tuple[str, ...]:
    """Everything `create` knows: "random", then the levels."""
    return (RANDOM, *LEVELS)


def create(level: str, game: Game, table: Table, seat: int, seed: int) -> Player:
    """A player for one seat of one match; its choices follow from `seed` and the views it is shown.

    A game without knowledge of its own is played at random at every level. Raises UnknownLevel.
    """
    if level != RANDOM and level not in LEVELS:
        raise UnknownLevel(f"there is no level '{level}'; choose from {', '.join(policies())}")
    if level != RANDOM:
        adviser = game.adviser(table, LEVELS[level].weights)
        if adviser is not None:
            return AdvisedPlayer(LEVELS[level], adviser, seed)
    return RandomPlayer(seed)
