"""The texts of Nasty Neighbours: questions, options, events and refusals, from what one seat knows.

Each subject has a module: `advice`, `prompts`, `options`, `log`, `plays`, `refusals`, `confirmations`, `endings`.
"""

from __future__ import annotations

from engine.games.nasty_neighbours.text.advice import reasons
from engine.games.nasty_neighbours.text.confirmations import confirmation, forfeits
from engine.games.nasty_neighbours.text.endings import score_parts, victory
from engine.games.nasty_neighbours.text.log import log_line
from engine.games.nasty_neighbours.text.options import outcome
from engine.games.nasty_neighbours.text.plays import VERBS, change_words, changes, deeds, hidden_cards
from engine.games.nasty_neighbours.text.prompts import prompt
from engine.games.nasty_neighbours.text.refusals import refusal

__all__ = [
    "VERBS", "change_words", "changes", "confirmation", "deeds", "forfeits", "hidden_cards", "log_line", "outcome",
    "prompt", "reasons", "refusal", "score_parts", "victory",
]  # fmt: skip
