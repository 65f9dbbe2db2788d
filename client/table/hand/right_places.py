"""Where something that was put down in vain would be right, in words."""

from __future__ import annotations

from collections.abc import Sequence

from client.layout.grid import is_grid
from client.table.hand.choices import Spot, Target
from client.table.hand.state import Hand
from client.words.say import table as say
from engine.kernel.view import View

_MOST = 3
"""So many places have their names told, more of them their number."""


def right_places(hand: Hand, spot: Spot | None, names: Sequence[str]) -> str:
    """A sentence about where a source can be dropped; empty where there is nothing to tell."""
    targets = hand.targets(spot) if spot is not None else []
    aims = [target for target in targets if target.aim is not None]
    told = aims or targets
    if not told:
        return ""
    if len(told) > _MOST:
        return say("drop-on-lit", count=len(told))
    return say("drop-on", places=say.listed(list(dict.fromkeys(_name(hand, target, names) for target in told)), "or"))


def about(hand: Hand, spot: Spot | None) -> View | None:
    """The view in which the card that was put down asks what it is to act on: the rules are asked there why something
    is not that. None where it asks nothing.
    """
    option = hand.choices.single(spot) if spot is not None else None
    if option is None or hand.outlooks is None:
        return None
    outlook = hand.outlooks.of(option).look(1)
    question = outlook.question
    return outlook.after[0] if question is not None and question[2] == option[1] else None


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
