"""The view with all hands shown, for people who watch a match among computers."""

from __future__ import annotations

from engine.kernel.flow.event_log import EventLog
from engine.kernel.match.match import Match
from engine.kernel.state.events import ANSWERED, redact
from engine.kernel.state.layout import SPECTATOR
from engine.kernel.state.refs import NONE
from engine.kernel.state.view import View


def open_hands(match: Match) -> View:
    """Return a fresh spectator view that also shows each seat's own zones.

    Decks and sealed choices stay hidden.
    """
    view, layout = match.view(SPECTATOR), match.table.layout
    own = [match.view(seat).zones for seat in range(len(match.names))]
    view.zones = [
        cards if layout.owner(zone) == NONE else own[layout.owner(zone)][zone] for zone, cards in enumerate(view.zones)
    ]
    return view


def seen_by_players(events: EventLog) -> EventLog:
    """Redact events so that each shows what its own seat knows, except for answers."""
    known = events.redact_for(SPECTATOR)
    known[:] = [redact(event, event[1] if event[0] != ANSWERED and event[1] != NONE else SPECTATOR) for event in events]
    return known
