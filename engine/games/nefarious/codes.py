"""Nefarious: the numbers of its frames and of the steps of a turn. They are stable: saved matches use them."""

from __future__ import annotations

from engine.kernel.rules import FIRST_GAME_FRAME

(PICK, TURN, ACTIONS, SET_ASIDE_FRAME, ESPIONAGE_FRAME, INVENT_FRAME, EFFECTS, MOMENT) = range(
    FIRST_GAME_FRAME, FIRST_GAME_FRAME + 8
)
"""Frame kinds: choices within an effect, the turn, sealed choices, inventing, its effects, a moment of the Twists."""

(STEP_START, STEP_SET_ASIDE, STEP_CHOOSE, STEP_INCOME, STEP_ESPIONAGE, STEP_INVENT, STEP_RESEARCH, STEP_WORK,
 STEP_BEFORE_SCORING, STEP_SCORE, STEP_END) = range(11)  # fmt: skip
"""Steps of a turn."""

ANSWERS = 4
"""Where a sealed frame keeps one int a seat."""
PERFORMERS = 5
"""Where a turn's frame keeps the mask of performers of each Action."""
ACTIONS_IN = tuple(tuple(action for action in range(4) if mask >> action & 1) for mask in range(16))
"""The Actions of a mask."""
SINGLE = {1 << action: action for action in range(4)}
"""The Action of a mask of just one."""
