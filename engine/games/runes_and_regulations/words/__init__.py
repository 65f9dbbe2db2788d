"""Runes & Regulations: questions, options, events and refusals in words, from what one seat knows.

Each subject has its module: `advice`, `prompts`, `outcomes`, `log`, `plays`, `refusals`, `chain`, `matters`, `told`,
`given_up`.
"""

from __future__ import annotations

from engine.games.runes_and_regulations.words.advice import reasons
from engine.games.runes_and_regulations.words.chain import chain
from engine.games.runes_and_regulations.words.given_up import given_up
from engine.games.runes_and_regulations.words.log import log_line
from engine.games.runes_and_regulations.words.matters import asks_openly, concerned, matters, spins, threat
from engine.games.runes_and_regulations.words.outcomes import outcome
from engine.games.runes_and_regulations.words.plays import (
    CHOSEN,
    VERBS,
    change_words,
    changes,
    deed,
    hidden_cards,
    shared,
)
from engine.games.runes_and_regulations.words.prompts import prompt
from engine.games.runes_and_regulations.words.refusals import refusal

__all__ = [
    "CHOSEN", "VERBS", "asks_openly", "chain", "change_words", "changes", "concerned", "deed", "given_up",
    "hidden_cards", "log_line", "matters", "outcome", "prompt", "reasons", "refusal", "shared", "spins", "threat",
]  # fmt: skip
