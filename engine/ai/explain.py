"""Why an option is taken: what its worth is made of, against the best thing that could have been done instead."""

from __future__ import annotations

from dataclasses import dataclass

from engine.ai.player import Player, PolicyPlayer, question_stream
from engine.ai.streams import FINENESS
from engine.kernel.policy import OptionValues, Reason, fives
from engine.kernel.view import View

REASONS = 4
"""The most reasons that are handed on; the words pick two of them."""
LAST = 0.03
"""The weight of the mere difference, after all other reasons."""
SMALL = 0.02
"""A difference that is no reason, in the unit of the values (1 is a sensible move)."""
SAME = 1e-9
"""Options whose values differ by no more do the same, like two cards of one title."""


@dataclass(frozen=True, slots=True)
class Advice:
    """What speaks for an option.

    reasons  the weightiest first
    instead  the best of the options that do something else; -1 where there is none
    chance   how much likelier the option is to win than that one (0 to 1), 0.0 where that is not known
    points   how many points more it promises, where the game counts in them
    """

    reasons: tuple[Reason, ...] = ()
    instead: int = -1
    chance: float = 0.0
    points: float = 0.0


def advice(player: Player, view: View, option: int, seed: int, openly: bool = False,
           judged: OptionValues | None = None, instead: int | None = None) -> Advice:  # fmt: skip
    """What speaks most for an option, from the seat's view alone, against the next best one or the one given in
    `instead`. `openly`: nothing that only the seat knows.

    `judged` is what the player has found out about the options; without it they are judged at a glance.
    """
    if not isinstance(player, PolicyPlayer) or len(view.options) < 2:
        return Advice()
    policy = player.policy
    sampled = question_stream(view, seed).below(FINENESS)
    judgment = judged or policy.evaluate_options(view, player.memory, sampled)
    values = judgment.values
    others = [index for index, value in enumerate(values) if abs(value - values[option]) > SAME]
    if instead is None:
        instead = max(others, key=lambda index: (values[index], -index), default=-1)
    found = policy.reasons(view, player.memory, option, instead, sampled)
    told = sorted((each for each in found if not (openly and each.secret)), key=lambda each: -each.weight)
    by_key: dict[str, Reason] = {}
    for each in told:
        if each.weight > SMALL:
            by_key.setdefault(each.key, each)
    gain = max(0.0, values[option] - values[instead]) if instead >= 0 else 0.0
    chance = min(1.0, gain / policy.sure) if policy.sure and judgment.spreads else 0.0
    points = gain / policy.point if policy.point else 0.0
    reasons = list(by_key.values())[:REASONS]
    if openly:  # an opponent's alternative is not told
        return Advice(tuple(reasons), instead, chance, points)
    if fives(chance):
        reasons.append(Reason(LAST, "likelier", fives(chance)))
    elif points >= 1:
        reasons.append(Reason(LAST, "points-ahead", round(points)))
    return Advice(tuple(reasons), instead, chance, points)
