"""The first deal: the rules say where all cards lie, the table shows how they were dealt there."""

from __future__ import annotations

from client.motion.director import Director
from client.motion.displayed_state import copy_view
from client.motion.view_updates import lies_down
from engine.kernel.state.events import FACE_DOWN, MOVED, Event
from engine.kernel.state.layout import EVERYBODY
from engine.kernel.state.refs import GAP, HIDDEN, NONE
from engine.kernel.state.view import View


def opening(view: View) -> tuple[View, list[Event]]:
    """Return the table before anything was dealt, and the events from there to `view`, the first of a match.

    Seats get their cards one by one from the start seat on, those from their own decks first. Then come the cards on
    the table, and finally those in grids.
    """
    decks, own_decks = _decks(view), _own_decks(view)
    before = copy_view(view)
    dealt: list[tuple[bool, bool, int, int, Event]] = []
    for zone, cards in enumerate(view.zones):
        facts, seat = view.table.layout.zone(zone), _seat(view, zone)
        deck = decks.get(facts.holds, own_decks.get(seat))
        if deck is None or facts.deck:
            continue
        turn = view.table.seats if seat == NONE else (seat - max(0, view.active)) % view.table.seats
        for number, card in enumerate(cards):
            if card == GAP:
                continue
            place = number + FACE_DOWN * lies_down(view, (zone, number)) if facts.grid else 0
            event = (MOVED, seat, card, deck, zone, place, EVERYBODY)
            order = len(cards) + 1_000 if seat == NONE else number
            dealt.append((deck not in own_decks.values(), facts.grid, order, turn, event))
            before.zones[deck] = [*before.zones[deck], HIDDEN]
        before.zones[zone] = [GAP] * len(cards) if facts.grid else []
        if view.table.down[zone] >= 0:
            before.counters[view.table.down[zone]] = 0
    dealt.sort(key=lambda entry: entry[:4])
    return before, [event for *_, event in dealt]


def _decks(view: View) -> dict[str, int]:
    """Return the deck on the table for each group of cards."""
    layout = view.table.layout
    return {zone.holds: layout.table_zone(zone.name) for zone in layout.table_zones if zone.deck}


def _own_decks(view: View) -> dict[int, int]:
    """Return the deck of each seat with its own deck."""
    layout = view.table.layout
    names = [zone.name for zone in layout.seat_zones if zone.deck]
    return {seat: layout.seat_zone(name, seat) for seat in range(view.table.seats) for name in names}


def _seat(view: View, zone: int) -> int:
    """Return the owner of the zone, or NONE."""
    return view.table.layout.zone_name(zone, view.table.seats)[0]


class FirstDeal:
    """The first deal, which waits until the empty table has been drawn, because the first drawing takes long."""

    is_table_drawn = False

    def __init__(self, timeline: Director, view: View) -> None:
        """Show the table before the deal at once."""
        before, self._events = opening(view)
        self._timeline, self._view = timeline, view
        timeline.reset(before)

    def begin(self, now: float) -> None:
        self._timeline.add(self._events, self._view, now)
