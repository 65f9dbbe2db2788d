"""Why an option is taken: reasons from the terms of its value, and the best alternative."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.ai.dominance import dominated
from engine.ai.player import Player, PolicyPlayer, question_stream
from engine.ai.search import paired_gap
from engine.ai.seat_rng import FINENESS
from engine.kernel.game.policy import GamePolicy, Memory, OptionValues, Reason, likelier
from engine.kernel.state.view import View

REASONS = 4
"""The most reasons that are handed on; the words pick two of them."""
LAST = 0.03
"""The weight of the mere difference, after all other reasons."""
SMALL = 0.02
"""A difference that is no reason, in the unit of the values (1 is a sensible move)."""
SAME = 1e-9
"""Options whose values differ by no more do the same, like two cards of one title."""
WORLDS = 16
"""Worlds in which an alternative is played on that no search has tried."""
DOUBT = 2.0
"""The standard errors of a difference below which two options are about as good."""
HIDDEN, CLOSE, LATER = "hidden", "close", "later"
"""Reasons that only the seat knows; several options are about as good; the option wins more often in the long run."""
EVEN, EVEN_POINTS = 0.02, 0.5
"""Differences in the chance to win (0 to 1) and in points that are none."""


@dataclass(frozen=True, slots=True)
class Explanation:
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
    unsaid: str = HIDDEN


def advice(player: Player, view: View, option: int, seed: int, openly: bool = False,
           judged: OptionValues | None = None, instead: int | None = None) -> Explanation:  # fmt: skip
    """Return what speaks most for an option, from the seat's view alone, against the next best one or the one given in
    `instead`. `openly`: nothing that only the seat knows.

    `judged` is what the player has found out about the options; without it they are judged at a glance.
    """
    if not isinstance(player, PolicyPlayer) or len(view.options) < 2:
        return Explanation()
    policy, memory = player.policy, player.memory
    sampled = question_stream(view, seed).below(FINENESS)
    found = judged or policy.evaluate_options(view, memory, sampled)
    if instead is None:
        same = copies(view, option)
        others = [index for index, value in enumerate(found.values)
                  if index not in same and abs(value - found.values[option]) > SAME]  # fmt: skip
        instead = max(others, key=lambda index: (found.values[index], -index), default=-1)
    known = policy.reasons(view, memory, option, instead, sampled)
    by_key: dict[str, Reason] = {}
    for each in sorted(known, key=lambda each: -each.weight):
        if each.weight > SMALL and not (openly and each.secret):
            by_key.setdefault(each.key, each)
    reasons = list(by_key.values())[:REASONS]
    is_hidden = any(each.secret and each.weight > SMALL for each in known)
    if instead < 0 or (openly and (reasons or is_hidden)):  # an opponent's alternative is not told
        return Explanation(tuple(reasons), instead, unsaid=HIDDEN if is_hidden else CLOSE)
    tried = [found.trials[each] for each in (option, instead)] if found.trials else []
    is_dominated = False
    if not tried or not all(tried):  # dominated options are never tried
        tried = trials(policy, view, memory, (option, instead), sampled)
        is_dominated = not openly and instead in dominated(view, policy, memory, sampled, [instead], [option])
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
        reasons.insert(0, Reason(LAST, "close"))  # says more than any number
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
    """Return what options come to in the same few worlds; nothing in a game that plays nothing on."""
    problem = policy.problem(view, memory, seed)
    columns = problem.in_worlds(options, WORLDS, problem.play) if problem else []
    return [[outcome.value for outcome in column] for column in columns if column]
