"""The texts of Cthulhu Realms: questions, options, events and refusals, from what one seat knows.

Each subject has a module: `advice`, `prompts`, `options`, `log`, `plays`, `refusals`, `confirmations`, `endings`,
`forfeits`.
"""

from __future__ import annotations

from engine.games.cthulhu_realms.text.advice import reasons
from engine.games.cthulhu_realms.text.confirmations import confirmation
from engine.games.cthulhu_realms.text.endings import victory
from engine.games.cthulhu_realms.text.forfeits import forfeits
from engine.games.cthulhu_realms.text.log import log_line
from engine.games.cthulhu_realms.text.options import outcome
from engine.games.cthulhu_realms.text.plays import CHOSEN, VERBS, change_words, changes, deed, hidden_cards
from engine.games.cthulhu_realms.text.prompts import prompt
from engine.games.cthulhu_realms.text.refusals import refusal

__all__ = [
    "CHOSEN", "VERBS", "change_words", "changes", "confirmation", "deed", "forfeits", "hidden_cards", "log_line",
    "outcome", "prompt", "reasons", "refusal", "victory",
]  # fmt: skip
