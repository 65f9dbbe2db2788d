"""Runes & Regulations: texts for the reasons of an option."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.games.runes_and_regulations import codes
from engine.games.runes_and_regulations.knowledge.known_names import card_name, thing_words
from engine.games.runes_and_regulations.layout import LAWN
from engine.games.runes_and_regulations.match_rules import GameView
from engine.games.runes_and_regulations.messages import say
from engine.kernel.flow.ruleset import PASS, USE
from engine.kernel.state.refs import NUMBER, describe
from engine.kernel.state.state import Option
from engine.words.reasons import reason_writer

DOING = {
    codes.CAST_VERB: "do-cast",
    codes.DISCARD_VERB: "do-discard",
    codes.DRAW_VERB: "do-draw",
    codes.SPIN_VERB: "do-spin",
    codes.SKIP_VERB: "do-skip",
    USE: "do-use",
    codes.ACTIVATE_VERB: "do-use",
    PASS: "do-nothing",
}


def number_argument(view: GameView, ref: int) -> Mapping[str, str | int]:
    """Return the message argument of a reference that is a number."""
    kind, index, _ = describe(ref)
    return {"number": index} if kind == NUMBER else {}


def phrase(view: GameView, option: Option, names: Sequence[str]) -> str:
    """Return the option as a phrase that follows "If you", or "" if that wouldn't tell it apart from another."""
    verb, source, target = option
    if verb == codes.SUMMON_VERB:
        lawn = describe(target)[1]
        return say("do-summon-onto", card=card_name(view.table, source), player=names[LAWN.index(lawn)])
    if verb in DOING:
        alike = [each for each in view.options if each[:2] == option[:2]]
        if len(alike) > 1 and source >= 0:
            return ""  # only the target differs
        return say(DOING[verb], card=card_name(view.table, source) if view.table.is_card(source) else "")
    return say("do-choose", thing=thing_words(view, target, names)) if target >= 0 else ""


reasons = reason_writer(say, phrase, number_argument)
