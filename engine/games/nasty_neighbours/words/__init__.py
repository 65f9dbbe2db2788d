"""Nasty Neighbours: questions, options, events and refusals in words, from what one seat knows.

Each subject has its module: `prompts`, `outcomes`, `log`, `refusals`, `confirmations`, `endings`, `advice`.
"""

from __future__ import annotations

from engine.games.nasty_neighbours.words.advice import reasons
from engine.games.nasty_neighbours.words.confirmations import confirmation, given_up
from engine.games.nasty_neighbours.words.endings import score_parts, victory
from engine.games.nasty_neighbours.words.log import befell, log_line, recapped
from engine.games.nasty_neighbours.words.outcomes import outcome
from engine.games.nasty_neighbours.words.prompts import prompt
from engine.games.nasty_neighbours.words.refusals import refusal

__all__ = [
    "befell", "confirmation", "given_up", "log_line", "outcome", "prompt", "reasons", "recapped", "refusal",
    "score_parts", "victory",
]  # fmt: skip
