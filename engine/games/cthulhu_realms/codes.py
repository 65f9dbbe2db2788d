"""Cthulhu Realms: the numbers of its verbs, questions and frames. They are stable: saved matches use them."""

from __future__ import annotations

from engine.kernel.rules import FIRST_GAME_FRAME, FIRST_GAME_QUESTION, FIRST_GAME_VERB, KERNEL_QUESTIONS, KERNEL_VERBS

PLAY_CARD, ACQUIRE, DEAL_LOSS, END_TURN = range(FIRST_GAME_VERB, FIRST_GAME_VERB + 4)
VERBS = (*KERNEL_VERBS, "play", "acquire", "loss", "end_turn")

ASK_TURN, ASK_LOSS, ASK_DISCARD, ASK_ABJURE = range(FIRST_GAME_QUESTION, FIRST_GAME_QUESTION + 4)
QUESTION_NAMES = (*KERNEL_QUESTIONS, "turn", "loss", "discard", "abjure")

TURN, ABILITY, LOSS, DISCARDING, ABJURING = range(FIRST_GAME_FRAME, FIRST_GAME_FRAME + 5)
"""Frame kinds: a seat's turn, the effects of an ability, sharing out loss, discarding from hand, abjuring."""

FEATURES_IN_PLAY, OPEN_ABILITIES = 4, 5
"""In a turn's frame: the colors and types in play once and twice (see `match_rules.TWICE`), and from there on the
abilities that can still be used this turn (CR-2.2), each as `4 * card + number`."""
EFFECTS_OF = 4
"""In an ability's frame: `4 * number + half` of the ability on its card. Its step is the effect that is next."""
LEFT, VICTIM, FULL, SECOND = 4, 5, 6, 7
"""In a frame that shares out loss: what is left for the victim, the whole, the neighbor who suffers it next (CR-5.2).
In frames of discarding and abjuring LEFT is how many cards more."""
