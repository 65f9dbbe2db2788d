"""Runes & Regulations: texts of questions, options, events and refusals, from one seat's view.

Each subject has its module: `advice`, `prompts`, `options`, `log`, `plays`, `refusals`, `chain`, `reaction_relevance`,
`private_text`, `forfeits`.
"""

from __future__ import annotations

from engine.games.runes_and_regulations.text.advice import reasons
from engine.games.runes_and_regulations.text.chain import chain
from engine.games.runes_and_regulations.text.forfeits import forfeits
from engine.games.runes_and_regulations.text.log import log_line
from engine.games.runes_and_regulations.text.options import outcome
from engine.games.runes_and_regulations.text.plays import (
    CHOSEN,
    VERBS,
    change_words,
    changes,
    deed,
    describe_shared,
    hidden_cards,
)
from engine.games.runes_and_regulations.text.prompts import prompt
from engine.games.runes_and_regulations.text.reaction_relevance import (
    affects_viewer,
    is_worth_asking,
    may_ask_publicly,
    spins,
    threat,
)
from engine.games.runes_and_regulations.text.refusals import refusal

__all__ = [
    "CHOSEN",
    "VERBS",
    "may_ask_publicly",
    "chain",
    "change_words",
    "changes",
    "affects_viewer",
    "deed",
    "describe_shared",
    "forfeits",
    "hidden_cards",
    "log_line",
    "is_worth_asking",
    "outcome",
    "prompt",
    "reasons",
    "refusal",
    "spins",
    "threat",
]
