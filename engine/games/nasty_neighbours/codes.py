"""The numbers of verbs, questions, frames and notes of Nasty Neighbours. Saved matches use them, so they are stable."""

from __future__ import annotations

from typing import Final

from engine.kernel.flow.ruleset import (
    FIRST_GAME_FRAME,
    FIRST_GAME_QUESTION,
    FIRST_GAME_VERB,
    KERNEL_QUESTIONS,
    KERNEL_VERBS,
)

TURN_UP: Final = FIRST_GAME_VERB
DRAW: Final = FIRST_GAME_VERB + 1
TAKE: Final = FIRST_GAME_VERB + 2
PLACE: Final = FIRST_GAME_VERB + 3
DISCARD: Final = FIRST_GAME_VERB + 4
REMOVE_LINE: Final = FIRST_GAME_VERB + 5
PLAY: Final = FIRST_GAME_VERB + 6
VERBS = (*KERNEL_VERBS, "turn_up", "draw", "take", "place", "discard", "remove_line", "play")

ASK_TURN_UP: Final = FIRST_GAME_QUESTION
ASK_TAKE: Final = FIRST_GAME_QUESTION + 1
ASK_PLACE: Final = FIRST_GAME_QUESTION + 2
ASK_LINES: Final = FIRST_GAME_QUESTION + 3
ASK_PLAYER: Final = FIRST_GAME_QUESTION + 4
ASK_CARD: Final = FIRST_GAME_QUESTION + 5
QUESTION_NAMES = (*KERNEL_QUESTIONS, "turn_up", "take", "place", "lines", "player", "card")
"""The question names. A window (NN-8.2) asks the kernel's `react`."""

GAME: Final = FIRST_GAME_FRAME
SPRING_ROUND: Final = FIRST_GAME_FRAME + 1
TURN: Final = FIRST_GAME_FRAME + 2
FALL_ROUND: Final = FIRST_GAME_FRAME + 3
INSTANT: Final = FIRST_GAME_FRAME + 4
EXPOSED: Final = FIRST_GAME_FRAME + 5
WINDOW: Final = FIRST_GAME_FRAME + 6
EFFECTS: Final = FIRST_GAME_FRAME + 7
LINES: Final = FIRST_GAME_FRAME + 8
"""Frame kinds, in order:

- the rounds of a match
- turning up cards in Spring
- a player's turn
- turning up cards in Fall
- an Instant Action
- the Instants exposed by a reset
- a window for Nasty Neighbour cards
- the effects of a card
- the offer of lines
"""

DEAL: Final = 0
OPEN_BIN: Final = 1
NEXT_TURN: Final = 2
FALL_BEGINS: Final = 3
WINTER_COMES: Final = 4
"""Steps of the match's frame."""

AT_TURN_START: Final = 0
AT_INSTANT: Final = 1
AT_PLACED: Final = 2
AT_TURN_END: Final = 3
"""The moments of a window (NN-8.2)."""
WINDOW_NAMES = ("turn-start", "instant", "placed", "turn-end")

LINE_REMOVED: Final = 0
LOCKED_NOW: Final = 1
RESET: Final = 2
CANCELED: Final = 3
MISSED: Final = 4
FIRST_OUT_NOW: Final = 5
CLEANED: Final = 6
PENALTY: Final = 7
ROUND_OVER: Final = 8
FIVE_HUNDRED: Final = 9
TIME_IS_UP: Final = 10
NOTHING_HAPPENS: Final = 11
LOOKED: Final = 12
COMPLAINED: Final = 13
WINTER_BEGINS: Final = 14
SPRING_REST: Final = 15
SUPPLY_OUT: Final = 16
"""The game's own notes (`NOTED` events carry the number as their amount)."""
NOTE_NAMES = (
    "line-removed", "locked", "reset", "canceled", "missed", "first-out", "cleaned", "penalty", "round-over",
    "five-hundred", "time-is-up", "nothing-happens", "looked", "complained", "winter-begins", "spring-rest",
    "supply-out",
)  # fmt: skip

TARGET_OF_EFFECTS: Final = 4
FACE_UP: Final = 5
PICKS: Final = 6
"""Entries in the frame of effects. The frame's step is the number of the current effect.

TARGET_OF_EFFECTS: the player an Instant affects (-1 for Nasty Neighbour cards)
FACE_UP: 1 if it resets face up
PICKS: the first of the picks for the current effect
"""
