"""Nefarious: the numbers of its frames and of the steps of a turn. They are stable: saved matches use them."""

from __future__ import annotations

from typing import Final

from engine.kernel.flow.ruleset import FIRST_GAME_FRAME

PROGRAM: Final = 3
PICK: Final = FIRST_GAME_FRAME
TURN: Final = FIRST_GAME_FRAME + 1
ACTIONS: Final = FIRST_GAME_FRAME + 2
SET_ASIDE_FRAME: Final = FIRST_GAME_FRAME + 3
ESPIONAGE_FRAME: Final = FIRST_GAME_FRAME + 4
INVENT_FRAME: Final = FIRST_GAME_FRAME + 5
EFFECTS: Final = FIRST_GAME_FRAME + 6
MOMENT: Final = FIRST_GAME_FRAME + 7
"""Frame kinds: the effects of a card on a player (with a number older than the others), choices within an effect, the
turn, sealed choices, inventing, its effects, a moment of the Twists."""

STEP_START: Final = 0
STEP_SET_ASIDE: Final = 1
STEP_CHOOSE: Final = 2
STEP_INCOME: Final = 3
STEP_ESPIONAGE: Final = 4
STEP_INVENT: Final = 5
STEP_RESEARCH: Final = 6
STEP_WORK: Final = 7
STEP_BEFORE_SCORING: Final = 8
STEP_SCORE: Final = 9
STEP_END: Final = 10
"""Steps of a turn."""

PERFORMANCES: Final = 4
PERFORMERS: Final = 5
"""Where a turn's frame keeps how often the present Action was performed, and the mask of performers of each Action."""
ACTIONS_IN = tuple(tuple(action for action in range(4) if mask >> action & 1) for mask in range(16))
"""The Actions of a mask."""
SINGLE = {1 << action: action for action in range(4)}
"""The Action of a mask of just one."""

PICK_DISCARD: Final = 0
PICK_PLACE: Final = 1
PICK_REMOVE: Final = 2
"""What a PICK frame is about; its step."""
