"""Why an option is taken: what its worth is made of, against the best thing that could have been done instead."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.ai.player import AdvisedPlayer, Player, question_stream
from engine.ai.streams import FINENESS
from engine.kernel.advice import Judgment
from engine.kernel.view import View

REASONS = 3
"""How many reasons are given at most."""
SMALL = 0.02
"""A difference that is no reason, in the unit of the values (1 is a sensible move)."""
SAME = 1e-9
"""Options whose values differ by no more do the same, like two cards of one title."""


@dataclass(frozen=True, slots=True)
class Advice:
    """What speaks for an option.

    reasons  whole sentences, the weightiest first
    instead  the best of the options that do something else; -1 where there is none
    chance   how much likelier the option is to win than that one (0 to 1), 0.0 where that is not known
    points   how many points more it promises, where the game counts in them
    """

    reasons: tuple[str, ...] = ()
    instead: int = -1
    chance: float = 0.0
    points: float = 0.0


def advice(player: Player, view: View, option: int, seed: int, names: Sequence[str], openly: bool = False,
           judged: Judgment | None = None, instead: int | None = None) -> Advice:  # fmt: skip
    """What speaks most for an option, from the seat's view alone, against the next best one or the one given in
    `instead`. `openly`: nothing that only the seat knows.

    `names` are those of the seats as they are said to whoever reads, `judged` what the player has found out about the
    options; without it they are judged at a glance.
    """
    if not isinstance(player, AdvisedPlayer) or len(view.options) < 2:
        return Advice()
    adviser = player.adviser
    sampled = question_stream(view, seed).below(FINENESS)
    judgment = judged or adviser.judge(view, player.memory, sampled)
    values = judgment.values
    others = [index for index, value in enumerate(values) if abs(value - values[option]) > SAME]
    if instead is None:
        instead = max(others, key=lambda index: (values[index], -index), default=-1)
    found = adviser.reasons(view, player.memory, option, instead, sampled, names)
    told = sorted((each for each in found if not (openly and each.secret)), key=lambda each: -each.weight)
    words = tuple(dict.fromkeys(each.words for each in told if each.weight > SMALL))[:REASONS]
    gain = max(0.0, values[option] - values[instead]) if instead >= 0 else 0.0
    chance = min(1.0, gain / adviser.sure) if adviser.sure and judgment.spreads else 0.0
    return Advice(words, instead, chance, gain / adviser.point if adviser.point else 0.0)
