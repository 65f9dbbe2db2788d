"""Why an option is taken: what its worth is made of, against the best thing that could have been done instead."""

from __future__ import annotations

from engine.ai.player import AdvisedPlayer, Player, question_stream
from engine.ai.streams import FINENESS
from engine.kernel.view import View

REASONS = 2
"""How many reasons are given at most."""
SMALL = 0.02
"""A difference that is no reason, in the unit of the values (1 is a sensible move)."""
SAME = 1e-9
"""Options whose values differ by no more do the same, like two cards of one title."""


def reasons(player: Player, view: View, option: int, seed: int) -> tuple[str, ...]:
    """The things that speak most for an option, the weightiest first, each the end of a sentence about it.

    They follow from the seat's view alone and name no hidden card. Empty when nothing sets the option apart.
    """
    if not isinstance(player, AdvisedPlayer) or len(view.options) < 2:
        return ()
    adviser = player.adviser
    sampled = question_stream(view, seed).below(FINENESS)
    judged = adviser.judge(view, player.memory, sampled).values
    others = [index for index, value in enumerate(judged) if abs(value - judged[option]) > SAME]
    if not others:
        return ()
    instead = max(others, key=lambda index: (judged[index], -index))
    mine, theirs = adviser.weigh(view, player.memory, (option, instead), sampled)
    gains = [(more - less, part.more) for more, less, part in zip(mine, theirs, adviser.parts, strict=True)]
    gains.sort(key=lambda gain: -gain[0])
    return tuple(words for gain, words in gains[:REASONS] if gain > SMALL)
