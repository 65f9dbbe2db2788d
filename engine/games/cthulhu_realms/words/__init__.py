"""Cthulhu Realms: questions, options, events and refusals in words, from what one seat knows.

Each subject has its module: `prompts`, `outcomes`, `log`, `refusals`, `confirmations`, `endings`, `given_up`,
`advice`.
"""

from __future__ import annotations

from engine.games.cthulhu_realms.words.advice import reasons
from engine.games.cthulhu_realms.words.confirmations import confirmation
from engine.games.cthulhu_realms.words.endings import victory
from engine.games.cthulhu_realms.words.given_up import given_up
from engine.games.cthulhu_realms.words.log import befell, log_line, recapped
from engine.games.cthulhu_realms.words.outcomes import outcome
from engine.games.cthulhu_realms.words.prompts import prompt
from engine.games.cthulhu_realms.words.refusals import refusal

__all__ = ["befell", "confirmation", "given_up", "log_line", "outcome", "prompt", "reasons", "recapped", "refusal",
           "victory"]  # fmt: skip
