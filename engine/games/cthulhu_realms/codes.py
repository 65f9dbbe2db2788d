"""The numbers of verbs, questions and frames of Cthulhu Realms. Saved matches use them, so they are stable."""

from __future__ import annotations

from typing import Final

from engine.kernel.flow.ruleset import (
    FIRST_GAME_FRAME,
    FIRST_GAME_QUESTION,
    FIRST_GAME_VERB,
    KERNEL_QUESTIONS,
    KERNEL_VERBS,
)

PLAY_CARD: Final = FIRST_GAME_VERB
ACQUIRE: Final = FIRST_GAME_VERB + 1
DEAL_LOSS: Final = FIRST_GAME_VERB + 2
END_TURN: Final = FIRST_GAME_VERB + 3
VERBS = (*KERNEL_VERBS, "play", "acquire", "loss", "end_turn")

ASK_TURN: Final = FIRST_GAME_QUESTION
ASK_LOSS: Final = FIRST_GAME_QUESTION + 1
ASK_DISCARD: Final = FIRST_GAME_QUESTION + 2
ASK_ABJURE: Final = FIRST_GAME_QUESTION + 3
QUESTION_NAMES = (*KERNEL_QUESTIONS, "turn", "loss", "discard", "abjure")

TURN: Final = FIRST_GAME_FRAME
ABILITY: Final = FIRST_GAME_FRAME + 1
LOSS: Final = FIRST_GAME_FRAME + 2
DISCARDING: Final = FIRST_GAME_FRAME + 3
ABJURING: Final = FIRST_GAME_FRAME + 4
"""Frame kinds: a seat's turn, the effects of an ability, sharing out loss, discarding from hand, and abjuring."""

FEATURES_IN_PLAY: Final = 4
OPEN_ABILITIES: Final = 5
"""Entries of a turn's frame.

FEATURES_IN_PLAY: the colors and types in play once and twice (see `match_rules.TWICE`)
OPEN_ABILITIES: the first ability that can still be used this turn (CR-2.2), each as `4 * card + number`
"""
EFFECTS_OF: Final = 4
"""An entry of an ability's frame: `4 * number + half` of the ability on its card.

The frame's step is the next effect.
"""
LEFT: Final = 4
VICTIM: Final = 5
FULL: Final = 6
SECOND: Final = 7
SHARES: Final = 8
"""Entries of a loss frame. In frames of discarding and abjuring, LEFT is the number of cards left to choose.

LEFT: the amount left for the victim
VICTIM: the neighbor whose shares are chosen
FULL: the full amount
SECOND: the neighbor whose shares come next
SHARES: the first of the chosen shares, each as target and amount (CR-5.2)
"""
