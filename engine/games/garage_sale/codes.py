"""Garage Sale: the numbers of its verbs, questions and frames. They are stable: saved matches use them."""

from __future__ import annotations

from typing import Final

from engine.kernel.rules import FIRST_GAME_FRAME, FIRST_GAME_QUESTION, FIRST_GAME_VERB, KERNEL_QUESTIONS, KERNEL_VERBS

BUY: Final = FIRST_GAME_VERB
DRAW: Final = FIRST_GAME_VERB + 1
PLAY: Final = FIRST_GAME_VERB + 2
VERBS = (*KERNEL_VERBS, "buy", "draw", "play")

ASK_TURN: Final = FIRST_GAME_QUESTION
ASK_GOOD: Final = FIRST_GAME_QUESTION + 1
ASK_HAND: Final = FIRST_GAME_QUESTION + 2
QUESTION_NAMES = (*KERNEL_QUESTIONS, "turn", "good", "hand")

TURN: Final = FIRST_GAME_FRAME
DIBS: Final = FIRST_GAME_FRAME + 1
NOTE: Final = FIRST_GAME_FRAME + 2
RUMMAGING: Final = FIRST_GAME_FRAME + 3
BORROWING: Final = FIRST_GAME_FRAME + 4
"""Frames: the turns of all, the moment to call Dibs, a note's effects, and choosing for two of the notes."""

BEGIN: Final = 0
GO_ON: Final = 1
SETTLE: Final = 2
"""Steps of the frame of turns: one begins; its player is asked again; what the player did is over."""

EFFECTS = ("rummage", "rain", "borrow")
"""What notes do, by number: the order of the units in `effects`."""
