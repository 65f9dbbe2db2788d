"""Things on the table that a player can point at."""

from __future__ import annotations

from dataclasses import dataclass

from engine.games.nasty_neighbours.layout import YARD
from engine.games.nasty_neighbours.match_rules import GameView
from engine.games.nasty_neighbours.text.common import base_zone, lies_down, zone_owner
from engine.kernel.state.refs import CARD, GAP, HIDDEN, NONE, NUMBER, PLACE, ZONE, describe


@dataclass(frozen=True, slots=True)
class TableThing:
    """A card, a place in a yard, a zone or a line, with its location. Missing parts are NONE."""

    zone: int
    card: int = NONE
    """The card, HIDDEN if the viewer doesn't know its face, GAP for an empty place."""
    place: int = NONE
    """The place in its yard."""
    line: int = NONE
    is_down: bool = False
    """Whether the card is face down in a yard."""

    @property
    def base(self) -> int:
        return base_zone(self.zone)

    @property
    def owner(self) -> int:
        return zone_owner(self.zone)

    @property
    def is_line(self) -> bool:
        return self.line != NONE


def thing_at(view: GameView, ref: int, beside: int = NONE) -> TableThing | None:
    """Return the thing behind a reference. A line belongs to the yard named by `beside`, otherwise to the viewer's.

    Return None for a player, a card in no zone, or nothing.
    """
    kind, index, place = describe(ref)
    if kind == CARD and view.table.is_card(index):
        zone = view.zone_of(index)
        return in_zone(view, zone, view.zones[zone].index(index)) if zone != NONE else None
    if kind == ZONE and index < len(view.zones):
        return TableThing(index, card=HIDDEN if base_zone(index) == YARD[0] else NONE)
    if kind == PLACE and index < len(view.zones) and base_zone(index) == YARD[0] and place < len(view.zones[index]):
        return in_zone(view, index, place)
    if kind == NUMBER:
        other = thing_at(view, beside)
        yard = view.table.layout.seat_zone("yard", view.seat)
        return TableThing(other.zone if other is not None and other.base == YARD[0] else yard, line=index)
    return None


def in_zone(view: GameView, zone: int, position: int) -> TableThing:
    card = view.zones[zone][position]
    if base_zone(zone) != YARD[0]:
        return TableThing(zone, card)
    down = card != GAP and lies_down(view, zone_owner(zone), position)
    return TableThing(zone, card, position, is_down=down)
