"""Nefarious: the numbers of its frames and of the steps of a turn. Saved matches use them, so they never change."""

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
"""Frame kinds: a card's effects on a player (its number is the oldest), choices within an effect, the turn, sealed
choices, inventing, its effects, a moment for Twists."""

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
"""The steps of a turn."""

PERFORMANCES: Final = 4
PERFORMERS: Final = 5
"""Indices in a turn's frame: times that the present Action was performed, and first mask of an Action's performers."""
ACTIONS_IN = tuple(tuple(action for action in range(4) if mask >> action & 1) for mask in range(16))
"""The Actions in each mask."""
SINGLE = {1 << action: action for action in range(4)}
"""The Action of each mask that contains only one."""

PICK_DISCARD: Final = 0
PICK_PLACE: Final = 1
PICK_REMOVE: Final = 2
"""The purpose of a PICK frame, stored as its step."""
