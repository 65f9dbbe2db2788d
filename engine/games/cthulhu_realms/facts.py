"""Cthulhu Realms: what is asked of cards and places wherever something is decided or told."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.cthulhu_realms.match_rules import Either, MatchRules, Seen
from engine.games.cthulhu_realms.places import LAYOUT, PLAY
from engine.kernel.refs import NONE
from engine.kernel.table import Table

ORDINALS = ("1st", "2nd", "3rd")


def name_of(table: Table[MatchRules], card: int) -> str:
    """The printed name of an instance."""
    return table.rules.cards[card].name


def locations_of(board: Either, seat: int) -> list[int]:
    """The Locations that a seat has in play."""
    is_location = board.table.rules.is_location
    return [card for card in board.zones[PLAY[seat]] if is_location[card]]


def base_zone(zone: int) -> int:
    """The zone of seat 0 that a zone corresponds to; shared zones are themselves."""
    return LAYOUT.first_of(zone)


def zone_owner(zone: int) -> int:
    """The seat a zone belongs to, NONE for shared ones."""
    return LAYOUT.owner(zone)


def zone_of(view: Seen, card: int) -> int:
    """The zone where a card can be seen, NONE for nowhere."""
    return next((zone for zone, held in enumerate(view.zones) if card in held), NONE)


def location_words(view: Seen, card: int, names: Sequence[str]) -> str:
    """A Location and whose it is: "R'lyeh (Ada)"; of several alike also which: "R'lyeh (Ada, 2nd)"."""
    zone = zone_of(view, card)
    owner, name = zone_owner(zone), name_of(view.table, card)
    if owner < 0:
        return name
    alike = [other for other in view.zones[zone] if view.table.faces[other] == view.table.faces[card]]
    which = f", {ORDINALS[alike.index(card)]}" if len(alike) > 1 else ""
    return f"{name} ({names[owner]}{which})"
