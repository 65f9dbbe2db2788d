"""Lookups of cards and places for rules and texts."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.cthulhu_realms.layout import LAYOUT, PLAY
from engine.games.cthulhu_realms.match_rules import GameBoard, GameView, MatchRules
from engine.games.cthulhu_realms.messages import say
from engine.kernel.flow.table import Table
from engine.words.player_names import without_article

base_zone = LAYOUT.first_of
"""(zone): the corresponding zone of seat 0; shared zones stay the same."""
zone_owner = LAYOUT.owner
"""(zone): the seat it belongs to, NONE for shared zones."""


def card_name(table: Table[MatchRules], card: int) -> str:
    return table.rules.cards[card].name


def locations_of(board: GameBoard, seat: int) -> list[int]:
    is_location = board.table.rules.is_location
    return [card for card in board.zones[PLAY[seat]] if is_location[card]]


def location_words(view: GameView, card: int, names: Sequence[str]) -> str:
    """Return a Location with its owner, and its number among equal ones, e.g. "Ada's R'lyeh (2nd)"."""
    zone = view.zone_of(card)
    owner, name = zone_owner(zone), card_name(view.table, card)
    if owner < 0:
        return name
    name = without_article(name)
    alike = [other for other in view.zones[zone] if view.table.faces[other] == view.table.faces[card]]
    if len(alike) > 1:
        return say("location-of-several", card=name, player=names[owner], place=alike.index(card) + 1)
    return say("location", card=name, player=names[owner])
