"""Runes & Regulations in words: what a phase that is skipped could still bring (RR-3.4, RR-3.5)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.runes_and_regulations import codes, facts
from engine.games.runes_and_regulations.english import listed
from engine.games.runes_and_regulations.match_rules import Seen
from engine.games.runes_and_regulations.words.common import name_of
from engine.kernel.state import Option

MOST_NAMED = 3
ACTIONS = {codes.CAST_VERB: "cast", codes.SUMMON_VERB: "summon"}


def given_up(view: Seen, option: Option, names: Sequence[str]) -> str:
    """Cards that could be cast or summoned, and the card that could be drawn instead."""
    question = view.question
    if question is None or option[0] != codes.SKIP_VERB or question[1] not in (codes.ASK_CAST, codes.ASK_SUMMON):
        return ""
    parts = []
    for verb, words in ACTIONS.items():
        cards = dict.fromkeys(name_of(view.table, card) for other, card, _ in question[3] if other == verb)
        if cards:
            named = listed(list(cards), "or") if len(cards) <= MOST_NAMED else f"one of {len(cards)} cards"
            parts.append(f"{words} {named}")
    if any(other[0] == codes.DRAW_VERB for other in question[3]) and facts.can_draw(view, view.seat):
        parts.append("draw a card")
    return f"{names[view.seat]} could still {', or '.join(parts)}." if parts else ""
