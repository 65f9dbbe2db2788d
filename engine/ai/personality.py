"""Personalities: preferences of computer players among almost equally good moves.

A personality only chooses among moves close to the best, so it changes a seat's style but hardly its strength.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from operator import mul

from engine.ai.seat_rng import FINENESS, SeatRng
from engine.kernel.game.policy import ATTACK, CAUTION, MEANS, PROGRESS, SCHEME, GamePolicy, Memory, OptionValues
from engine.kernel.state.view import View

NEAR, NEAR_POINTS = 0.02, 0.5
"""How much worse than the best a preferred move may be, in win odds (0 to 1) or points."""
MOST = 4
"""The most moves to choose from."""


@dataclass(frozen=True, slots=True)
class Personality:
    """A personality: a weight per trait of value parts, and a weight for risk (`daring`)."""

    name: str
    likes: Mapping[str, float] = field(default_factory=dict)
    daring: float = 0.0


PERSONALITIES: dict[str, Personality] = {
    personality.name: personality
    for personality in (
        Personality("aggressive", {ATTACK: 1.0, CAUTION: -0.3}),
        Personality("hoarder", {MEANS: 1.0}),
        Personality("gambler", {CAUTION: -0.5, PROGRESS: 0.3}, daring=1.0),
        Personality("schemer", {SCHEME: 1.0, MEANS: 0.2}),
        Personality("peacemaker", {ATTACK: -1.0, CAUTION: 0.3}),
    )
}


def leeway(policy: GamePolicy) -> float:
    """Return how much worse than the best a preferred move may be, in the unit of the policy's values."""
    return NEAR * policy.sure or NEAR_POINTS * policy.point or NEAR


def liked(
    personality: Personality, judgment: OptionValues, policy: GamePolicy, view: View, memory: Memory, seed: int
) -> int:
    """Return the personality's favorite among the options close to the best."""
    values = judgment.values
    stream = SeatRng(seed)
    order = sorted(range(len(values)), key=lambda option: (-values[option], stream.random_below(FINENESS)))
    near = [option for option in order[:MOST] if values[option] >= values[order[0]] - leeway(policy)]
    if len(near) < 2:
        return near[0]
    likes = [personality.likes.get(part.trait, 0.0) for part in policy.parts]
    spreads = judgment.spreads or [0.0] * len(values)
    scores = [
        values[option] + sum(map(mul, likes, parts)) + personality.daring * spreads[option]
        for option, parts in zip(near, policy.weigh(view, memory, near, seed), strict=True)
    ]
    return near[max(range(len(near)), key=lambda index: (scores[index], -index))]
