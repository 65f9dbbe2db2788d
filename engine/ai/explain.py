"""Explanations of an option: reasons from the terms of its value, and the best alternative."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.ai.dominance import find_dominated
from engine.ai.player import Player, PolicyPlayer, question_stream
from engine.ai.search import paired_gap
from engine.ai.seat_rng import FINENESS
from engine.kernel.game.policy import GamePolicy, Memory, OptionValues, Reason, likelier
from engine.kernel.state.view import View

REASONS = 4
"""The most reasons to return. The texts use two of them."""
LAST = 0.03
"""The weight of the plain difference in value, which comes after all other reasons."""
SMALL = 0.02
"""The largest difference that isn't a reason, in the unit of the values (1 is a sensible move)."""
SAME = 1e-9
"""The largest difference of options with the same effect, such as two cards with one title."""
WORLDS = 16
"""The determinizations for an alternative that the search hasn't tried."""
DOUBT = 2.0
"""Two options are about equally good below this many standard errors of their difference."""
HIDDEN, CLOSE, LATER = "hidden", "close", "later"
"""Explanations without reasons: secret reasons, several equally good options, or more wins in the long run."""
EVEN, EVEN_POINTS = 0.02, 0.5
"""Differences in win odds (0 to 1) and points that are too small to mention."""


@dataclass(frozen=True, slots=True)
class Explanation:
    """The case for an option.

    reasons  the most important first
    instead  the best option with another effect, or -1
    chance   by how much the option's win odds (0 to 1) are higher; 0.0 if unknown
    points   how many more points it promises, in games that count points
    unsaid   the explanation if there are no reasons: HIDDEN, CLOSE or LATER
    """

    reasons: tuple[Reason, ...] = ()
    instead: int = -1
    chance: float = 0.0
    points: float = 0.0
    unsaid: str = HIDDEN


def advice(
    player: Player,
    view: View,
    option: int,
    seed: int,
    openly: bool = False,
    judged: OptionValues | None = None,
    instead: int | None = None,
) -> Explanation:
    """Return the main reasons for an option over `instead`, by default the next best one, from the seat's view alone.

    `openly`: leave out secrets of the seat. `judged`: the option values found by the player. Without them, the policy
    evaluates the options again.
    """
    if not isinstance(player, PolicyPlayer) or len(view.options) < 2:
        return Explanation()
    policy, memory = player.policy, player.memory
    sampled = question_stream(view, seed).random_below(FINENESS)
    found = judged or policy.evaluate_options(view, memory, sampled)
    if instead is None:
        same = copies(view, option)
        others = [
            index
            for index, value in enumerate(found.values)
            if index not in same and abs(value - found.values[option]) > SAME
        ]
        instead = max(others, key=lambda index: (found.values[index], -index), default=-1)
    known = policy.reasons(view, memory, option, instead, sampled)
    by_key: dict[str, Reason] = {}
    for each in sorted(known, key=lambda each: -each.weight):
        if each.weight > SMALL and not (openly and each.secret):
            by_key.setdefault(each.key, each)
    reasons = list(by_key.values())[:REASONS]
    is_hidden = any(each.secret and each.weight > SMALL for each in known)
    if instead < 0 or (openly and (reasons or is_hidden)):  # an opponent's alternative stays secret
        return Explanation(tuple(reasons), instead, unsaid=HIDDEN if is_hidden else CLOSE)
    tried = [found.trials[each] for each in (option, instead)] if found.trials else []
    is_dominated = False
    if not tried or not all(tried):  # the search never tries dominated options
        tried = trials(policy, view, memory, (option, instead), sampled)
        is_dominated = not openly and instead in find_dominated(view, policy, memory, sampled, [instead], [option])
    gap, error = paired_gap(*tried) if tried else (found.values[option] - found.values[instead], 0.0)
    gain = max(0.0, gap)
    is_chance = bool(tried or found.spreads)
    chance = min(1.0, gain / policy.sure) if policy.sure and is_chance else 0.0
    points = gain / policy.point if policy.point else 0.0
    if openly:
        is_close = chance < EVEN and points < EVEN_POINTS or bool(tried) and abs(gap) <= DOUBT * error
        return Explanation((), instead, unsaid=CLOSE if is_close else LATER)
    if is_dominated:
        reasons.append(Reason(LAST, "dominated"))
    elif tried and abs(gap) <= DOUBT * error:
        reasons.insert(0, Reason(LAST, "close"))  # more informative than any number
    elif chance >= EVEN:
        reasons.append(likelier(LAST, chance))
    elif points >= EVEN_POINTS:
        reasons.append(Reason(LAST, "points-ahead", round(points)))
    elif is_chance or policy.point:
        reasons.append(Reason(LAST, "close"))
    return Explanation(tuple(reasons), instead, chance, points)


def copies(view: View, option: int) -> list[int]:
    """Return the options that do the same as one, with any other copy of its cards from the same place."""
    zones = {card: (zone, view.table.faces[card]) for zone, held in enumerate(view.zones) for card in held if card >= 0}
    named = [(verb, *(zones.get(ref, ref) for ref in refs)) for verb, *refs in view.options]
    return [index for index, each in enumerate(named) if each == named[option]]


def trials(policy: GamePolicy, view: View, memory: Memory, options: Sequence[int], seed: int) -> list[list[float]]:
    """Return the values of options in the same few determinizations, [] in a game without rollouts."""
    problem = policy.problem(view, memory, seed)
    columns = problem.in_worlds(options, WORLDS, problem.play) if problem else []
    return [[outcome.value for outcome in column] for column in columns if column]
