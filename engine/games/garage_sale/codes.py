"""Numbers of verbs, questions, frames and effects. Saved matches contain them, so they never change."""

from __future__ import annotations

from typing import Final

from engine.kernel.flow.ruleset import (
    FIRST_GAME_FRAME,
    FIRST_GAME_QUESTION,
    FIRST_GAME_VERB,
    KERNEL_QUESTIONS,
    KERNEL_VERBS,
)
from engine.kernel.learning.action_space import ActionKey, PerItem
from engine.kernel.state.refs import CARD, NOTHING, SEAT, ZONE

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

BEGIN: Final = 0
GO_ON: Final = 1
SETTLE: Final = 2
"""Steps of TURN: the turn begins; the player is asked again; the player's action is done."""

RUMMAGE: Final = 0
RAIN: Final = 1
EFFECTS = ("rummage", "rain", "borrow")

OPTIONS = (
    ActionKey("pass", NOTHING, NOTHING),
    ActionKey("draw", ZONE, ZONE),
    ActionKey("buy", PerItem(CARD), PerItem(CARD)),
    ActionKey("play", PerItem(CARD), ZONE),
    ActionKey("use", PerItem(CARD), NOTHING),
    ActionKey("choose", CARD, PerItem(CARD)),
    ActionKey("choose", CARD, PerItem(SEAT)),
)
"""The actions for machine learning: which parts of an option count."""

PLAYED: Final = 0
WANTED: Final = 1
ROW: Final = 2
"""Notes: a player plays a note, or pays for a good (the discarded card alone doesn't say which), and what each good of
a kind in a garage is worth when another one joins them.
"""
