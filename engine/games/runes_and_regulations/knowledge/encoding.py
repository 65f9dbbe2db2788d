"""Runes & Regulations: encodes options as numbers and masks as fields, for programs that learn to play."""

from __future__ import annotations

from engine.games.runes_and_regulations.layout import PHASES
from engine.games.runes_and_regulations.match_rules import RUNE_CARD, MatchRules
from engine.kernel.flow.table import Table
from engine.kernel.learning.action_space import ActionKey, PerItem
from engine.kernel.learning.observation import BitFields
from engine.kernel.state.refs import CARD, NOTHING, NUMBER, PLACE, SEAT, ZONE

CASTS, RUNES = ("main", "forbidden"), ("rune", "forbidden-rune")


def particular_runes(table: Table[MatchRules]) -> list[int]:
    """Return the Runes that refer to one card, which are offered once for each card that fits."""
    return [
        number
        for number, card in enumerate(table.rules.cards)
        if table.rules.sorts[number] == RUNE_CARD and any(step.what == "that" for step in card.steps)
    ]


OPTIONS = (
    ActionKey("pass", NOTHING, NOTHING),
    ActionKey("pass", CARD, NOTHING),
    ActionKey("draw", NOTHING, NOTHING),
    ActionKey("skip", NOTHING, NOTHING),
    ActionKey("spin", NOTHING, NOTHING),
    ActionKey("cast", PerItem(CARD, CASTS), ZONE),
    ActionKey("summon", PerItem(CARD, CASTS), PerItem(ZONE, ("lawn",))),
    ActionKey("discard", PerItem(CARD), ZONE),
    ActionKey("use", PerItem(CARD), NOTHING),
    ActionKey("activate", PerItem(CARD, RUNES), ZONE),
    ActionKey("activate", PerItem(CARD, RUNES), PerItem(SEAT)),
    ActionKey("activate", PerItem(CARD, cards=particular_runes), PerItem(CARD)),
    *(ActionKey("choose", source, PerItem(target)) for source in (NOTHING, CARD) for target in (CARD, SEAT)),
    *(ActionKey("choose", source, PerItem(PLACE, ("fence",))) for source in (NOTHING, CARD)),
)

READINGS = {
    "skips": BitFields(NUMBER, len(PHASES)),
    "skips_now": BitFields(NUMBER, len(PHASES)),
    "hexed": BitFields(CARD),
    "last_drawer": BitFields(SEAT, first=1),
    "nefarious": BitFields(SEAT, first=1),
}
