"""Advice after a refused drop: where the thing can be dropped instead, from the open question only."""

from __future__ import annotations

from collections.abc import Sequence

from client.layout.grid import is_grid
from client.table.hand.choices import Spot, Target
from client.table.hand.state import Hand
from client.words.say import table as say

_MOST = 3
"""Up to so many places are named; more are counted."""


def advice(hand: Hand, spot: Spot | None, names: Sequence[str]) -> str:
    """Return a sentence that says where a source can be dropped; empty if it can't be dropped anywhere."""
    targets = hand.drop_places(spot) if spot is not None else []
    targets = [target for target in targets if target.aim is not None] or targets
    if not targets:
        return ""
    if len(targets) > _MOST:
        return say("drop-on-lit", count=len(targets))
    places = dict.fromkeys(_name(hand, target, names) for target in targets)
    return say("drop-on", places=say.listed(list(places), "or"))


def _name(hand: Hand, target: Target, names: Sequence[str]) -> str:
    view = hand.view
    table = view.table
    piece = hand.arrangement.by_key.get(target.spot)
    if piece is not None and piece.card >= 0 and piece.face_up:
        return table.game.words.card_name(table, piece.card)
    if piece is not None and is_grid(view, piece.zone):
        return say("drop-on-place", player=names[piece.seat]) if piece.seat >= 0 else say("drop-on-card")
    kind, index = target.spot if isinstance(target.spot, tuple) and len(target.spot) == 2 else ("", 0)
    if kind == "seat":
        return names[int(index)]
    if kind == "zone":
        owner, name = table.layout.zone_name(int(index), table.seats)
        place = table.game.words.zone_name(name)
        if hand.choices.holds_tokens(int(index)):
            return place[:1].upper() + place[1:]
        if owner < 0:
            return say("drop-on-shared", place=place)
        return say("drop-on-own", player=names[owner], place=place)
    return say("drop-on-card")
