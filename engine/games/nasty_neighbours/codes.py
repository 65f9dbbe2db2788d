"""Nasty Neighbours: the numbers of its verbs, questions, frames and notes. They are stable: saved matches use them."""

from __future__ import annotations

from engine.kernel.rules import FIRST_GAME_FRAME, FIRST_GAME_QUESTION, FIRST_GAME_VERB, KERNEL_QUESTIONS, KERNEL_VERBS

TURN_UP, DRAW, TAKE, PLACE, DISCARD, REMOVE_LINE, PLAY = range(FIRST_GAME_VERB, FIRST_GAME_VERB + 7)
VERBS = (*KERNEL_VERBS, "turn_up", "draw", "take", "place", "discard", "remove_line", "play")

ASK_TURN_UP, ASK_TAKE, ASK_PLACE, ASK_LINES, ASK_PLAYER, ASK_CARD = range(FIRST_GAME_QUESTION, FIRST_GAME_QUESTION + 6)
QUESTION_NAMES = (*KERNEL_QUESTIONS, "turn_up", "take", "place", "lines", "player", "card")
"""In a window (NN-8.2) the kernel's `react` is asked."""

GAME, SPRING_ROUND, TURN, FALL_ROUND, INSTANT, EXPOSED, WINDOW, EFFECTS, LINES = range(
    FIRST_GAME_FRAME, FIRST_GAME_FRAME + 9
)
"""Frame kinds: the rounds of a match, the turning up in Spring, a player's turn, the turning up in Fall, an Instant
Action, the Instants that a reset has exposed, a window for Nasty Neighbour cards, the effects of a card, and the
offer of lines."""

AT_TURN_START, AT_INSTANT, AT_PLACED, AT_TURN_END = range(4)
"""The moments of a window (NN-8.2)."""
WINDOW_NAMES = ("turn-start", "instant", "placed", "turn-end")

(
    LINE_REMOVED, LOCKED_NOW, RESET, CANCELED, MISSED, FIRST_OUT_NOW, CLEANED, PENALTY, ROUND_OVER, FIVE_HUNDRED,
    TIME_IS_UP, NOTHING_HAPPENS, LOOKED, COMPLAINED, WINTER_BEGINS, SPRING_REST, SUPPLY_OUT,
) = range(17)  # fmt: skip
"""Notes of the game's own (`NOTED` events carry the number as their amount)."""
NOTE_NAMES = (
    "line-removed", "locked", "reset", "canceled", "missed", "first-out", "cleaned", "penalty", "round-over",
    "five-hundred", "time-is-up", "nothing-happens", "looked", "complained", "winter-begins", "spring-rest",
    "supply-out",
)  # fmt: skip
