"""Advice after a refused drop, from the open question only: other places for the thing, or the question itself."""

from __future__ import annotations

from collections.abc import Sequence

from client.layout.grid import is_grid
from client.table.hand.choices import QUESTION, DropTarget, Spot, place_of_spot
from client.table.hand.refusal import RefusalAdvice
from client.table.hand.state import Hand
from engine.kernel.flow.ruleset import PASS
from engine.kernel.state.refs import NONE
from engine.session.teller import capital
from engine.words.say import table as say

_MOST = 3
"""The most places to name; if there are more, only their number is given."""


def advice(hand: Hand, spot: Spot | None, names: Sequence[str]) -> RefusalAdvice:
    """Return what to do: other places to drop the thing, else the question and the number of choices."""
    targets = hand.drop_places(spot) if spot is not None else []
    targets = [target for target in targets if target.aim is not None] or targets
    if not targets:
        return RefusalAdvice(_describe_question(hand, names))
    if len(targets) > _MOST:
        return RefusalAdvice(say("drop-on-lit", count=len(targets)), drops=True)
    if any(target.spot == spot for target in targets):
        return RefusalAdvice(say("drop-back"), drops=True)
    places = dict.fromkeys(_name(hand, target, names) for target in targets)
    return RefusalAdvice(say("drop-on", places=say.join_list(list(places), "or")), drops=True)


def _describe_question(hand: Hand, names: Sequence[str]) -> str:
    """Return the open question and where its answers are; empty without a question.

    It names no player, because the prompt bar and the refusal do.
    """
    view = hand.view
    if not view.options:
        return ""
    words = capital(view.table.game.words.prompt(view, names))
    sentence = words if words.endswith((".", "?", "!")) else f"{words}."
    for zone, cards in hand.choices.in_piles.items():
        return say("asked-in-pile", asked=sentence, place=_zone(hand, zone, names), count=len(cards))
    lit = _count_lit(hand)
    return say("asked-lit", asked=sentence, count=lit) if lit > 1 else sentence


def _count_lit(hand: Hand) -> int:
    """Return how many things on the table are answers by themselves."""
    if hand.choices.is_source(QUESTION):
        return len(hand.targets(QUESTION))
    chosen = all(option[1] == NONE and option[2] != NONE for option in hand.view.options if option[0] != PASS)
    return len(hand.choices.stops()) if chosen else 0


def _name(hand: Hand, target: DropTarget, names: Sequence[str]) -> str:
    view = hand.view
    piece = hand.arrangement.by_key.get(target.spot)
    if piece is not None and piece.card >= 0 and piece.face_up:
        return view.table.game.words.card_name(view.table, piece.card)
    if piece is not None and is_grid(view, piece.zone):
        return say("drop-on-place", player=names[piece.seat]) if piece.seat >= 0 else say("drop-on-card")
    kind, index = place_of_spot(target.spot)
    if kind == "seat":
        return names[index]
    return _zone(hand, index, names) if kind == "zone" else say("drop-on-card")


def _zone(hand: Hand, zone: int, names: Sequence[str]) -> str:
    table = hand.view.table
    owner, name = table.layout.zone_name(zone, table.seats)
    place = table.game.words.zone_name(name)
    if hand.choices.holds_tokens(zone):
        return capital(place)
    return say("drop-on-shared", place=place) if owner < 0 else say("drop-on-own", player=names[owner], place=place)
