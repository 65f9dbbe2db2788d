"""Runes & Regulations: texts of the gains that skipping a phase gives up (RR-3.4, RR-3.5)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce

from engine.games.runes_and_regulations import codes
from engine.games.runes_and_regulations.knowledge.known_names import card_name
from engine.games.runes_and_regulations.match_rules import GameView
from engine.games.runes_and_regulations.messages import say
from engine.games.runes_and_regulations.rules.card_moves import can_draw
from engine.kernel.state.state import Option

MOST_NAMED = 3
WAYS = {codes.CAST_VERB: "given-up-cast", codes.SUMMON_VERB: "given-up-summon"}


def forfeits(view: GameView, option: Option, names: Sequence[str]) -> str:
    """Return the cards that could be cast or summoned, and the card that could be drawn instead."""
    question = view.question
    if question is None or option[0] != codes.SKIP_VERB or question[1] not in (codes.ASK_CAST, codes.ASK_SUMMON):
        return ""
    ways = []
    for verb, way in WAYS.items():
        cards = dict.fromkeys(card_name(view.table, card) for other, card, _ in question[3] if other == verb)
        if cards:
            many = len(cards) > MOST_NAMED
            named = say("given-up-one-of", count=len(cards)) if many else say.join_list([*cards], "or")
            ways.append(say(way, cards=named))
    if any(other[0] == codes.DRAW_VERB for other in question[3]) and can_draw(view, view.seat):
        ways.append(say("given-up-draw"))
    if not ways:
        return ""
    said = reduce(lambda first, way: say("given-up-or", first=first, next=way), ways)
    return say("given-up", player=names[view.seat], ways=said)
