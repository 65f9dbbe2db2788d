"""Runes & Regulations: its options as numbers and its masks as fields, for programs that learn to play."""

from __future__ import annotations

from engine.games.runes_and_regulations.match_rules import RUNE_CARD, MatchRules
from engine.games.runes_and_regulations.places import PHASES
from engine.kernel.encoding import ActionKey, Each, Reading
from engine.kernel.refs import CARD, NOTHING, NUMBER, PLACE, SEAT, ZONE
from engine.kernel.table import Table

CASTS, RUNES = ("main", "forbidden"), ("rune", "forbidden-rune")


def particular_runes(table: Table[MatchRules]) -> list[int]:
    """The Runes that are about one card, offered once for each where several fit."""
    rules = table.rules
    return [
        number for number, card in enumerate(rules.cards)
        if rules.sorts[number] == RUNE_CARD and any(step.what == "that" for step in card.steps)
    ]  # fmt: skip


OPTIONS = (
    ActionKey("pass", NOTHING, NOTHING),
    ActionKey("pass", CARD, NOTHING),
    ActionKey("draw", NOTHING, NOTHING),
    ActionKey("skip", NOTHING, NOTHING),
    ActionKey("spin", NOTHING, NOTHING),
    ActionKey("cast", Each(CARD, CASTS), ZONE),
    ActionKey("summon", Each(CARD, CASTS), Each(ZONE, ("lawn",))),
    ActionKey("discard", Each(CARD), ZONE),
    ActionKey("use", Each(CARD), NOTHING),
    ActionKey("activate", Each(CARD, RUNES), ZONE),
    ActionKey("activate", Each(CARD, RUNES), Each(SEAT)),
    ActionKey("activate", Each(CARD, cards=particular_runes), Each(CARD)),
    *(ActionKey("choose", source, Each(target)) for source in (NOTHING, CARD) for target in (CARD, SEAT)),
    *(ActionKey("choose", source, Each(PLACE, ("fence",))) for source in (NOTHING, CARD)),
)

READINGS = {
    "skips": Reading(NUMBER, len(PHASES)),
    "skips_now": Reading(NUMBER, len(PHASES)),
    "hexed": Reading(CARD),
    "last_drawer": Reading(SEAT, first=1),
    "nefarious": Reading(SEAT, first=1),
}
