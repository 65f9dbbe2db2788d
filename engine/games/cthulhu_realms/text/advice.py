"""Texts of the reasons for an option."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.cthulhu_realms import codes
from engine.games.cthulhu_realms.match_rules import GameView
from engine.games.cthulhu_realms.messages import say
from engine.games.cthulhu_realms.rules.queries import card_name
from engine.kernel.flow.ruleset import PASS, USE
from engine.kernel.state.refs import CARD, SEAT, describe
from engine.kernel.state.state import Option
from engine.words.reasons import reason_writer

DOING = {codes.PLAY_CARD: "do-play", USE: "do-use", codes.ACQUIRE: "do-acquire"}
CHOOSING = {codes.ASK_DISCARD: "do-discard", codes.ASK_ABJURE: "do-abjure"}


def phrase(view: GameView, option: Option, names: Sequence[str]) -> str:
    """Return an option as the continuation of "If you"; empty for a share of a loss."""
    verb, source, target = option
    if verb in DOING:
        if verb == USE and sum(each[:2] == option[:2] for each in view.options) > 1:
            return ""  # only the effects distinguish the two
        return say(DOING[verb], card=card_name(view.table, source))
    if verb == codes.END_TURN:
        return say("do-end-turn")
    if verb == PASS:
        return say("do-abjure-none")
    kind, index, _ = describe(target)
    if verb == codes.DEAL_LOSS or kind not in (CARD, SEAT):
        return ""
    asked = view.question[1] if view.question is not None else -1
    if kind == CARD and asked in CHOOSING:
        return say(CHOOSING[asked], card=card_name(view.table, target))
    return say("do-choose", target=names[index] if kind == SEAT else card_name(view.table, target))


reasons = reason_writer(say, phrase)
