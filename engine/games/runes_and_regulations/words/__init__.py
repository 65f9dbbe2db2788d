"""Runes & Regulations: questions, options, events and refusals in words, from what one seat knows.

Each subject has its module: `prompts`, `outcomes`, `log`, `refusals`, `chain`, `matters`, `told`, `given_up`,
`advice`.
"""

from __future__ import annotations

from engine.games.runes_and_regulations.words.advice import reasons
from engine.games.runes_and_regulations.words.chain import chain
from engine.games.runes_and_regulations.words.given_up import given_up
from engine.games.runes_and_regulations.words.log import befell, log_line
from engine.games.runes_and_regulations.words.matters import asks_openly, concerned, matters, spins, threat
from engine.games.runes_and_regulations.words.outcomes import outcome
from engine.games.runes_and_regulations.words.prompts import prompt
from engine.games.runes_and_regulations.words.refusals import refusal

__all__ = ["asks_openly", "befell", "chain", "concerned", "given_up", "log_line", "matters", "outcome", "prompt",
           "reasons", "refusal", "spins", "threat"]  # fmt: skip
