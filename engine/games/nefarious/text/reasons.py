"""Nefarious: texts for the reasons of an option."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.games.nefarious import layout
from engine.games.nefarious.match_rules import ASK_DISCARD, CHOOSE, INVENT_VERB, PLACE, REMOVE, GameView
from engine.games.nefarious.messages import say
from engine.games.nefarious.rules.scoring import points_with
from engine.games.nefarious.text.sentences import action_name, board_zone, card_name, money
from engine.kernel.state.refs import CARD, NUMBER, ZONE, describe
from engine.kernel.state.state import Option
from engine.words.reasons import reason_writer


def message_key(view: GameView, ref: int) -> Mapping[str, str | int]:
    """Return message arguments for a reference: an Invention's cost and points, a zone's Action, or a number."""
    kind, index, _ = describe(ref)
    if kind == NUMBER:
        return {"number": index}
    if kind == ZONE:
        return {"action": layout.ACTIONS[board_zone(view.table, ref)]}
    if kind != CARD:
        return {}
    rules, in_play = view.table.rules, len(view.zones[layout.PLAY[view.seat]])
    return {"cost": rules.cost(ref), "points": points_with(rules, ref, in_play + 1) + rules.invention_points}


def phrase(view: GameView, option: Option, names: Sequence[str]) -> str:
    """Return the option as a phrase that follows "If you"."""
    verb, source, target = option
    assert view.question is not None
    seat, kind = view.question[0], view.question[1]
    if verb == CHOOSE:
        return say("do-action", action=layout.ACTIONS[source - layout.FIRST_ACTION & 3])
    if verb in (PLACE, REMOVE):
        return say("do-place" if verb == PLACE else "do-remove", zone=action_name(board_zone(view.table, target)))
    card = card_name(view.table, source)
    if verb == INVENT_VERB:
        short = view.table.rules.cost(source) > money(view, seat)
        return say("do-lay-short" if short else "do-build", card=card)
    return say("do-discard" if kind == ASK_DISCARD else "do-set-aside", card=card)


reasons = reason_writer(say, phrase, message_key)
