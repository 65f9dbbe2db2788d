"""What whoever watches computers play sees of their hands, where all hands are shown: as the players see them."""

from __future__ import annotations

from engine.kernel.flow.causes import EventLog
from engine.kernel.match.match import Match
from engine.kernel.state.events import ANSWERED, redact
from engine.kernel.state.layout import SPECTATOR
from engine.kernel.state.refs import NONE
from engine.kernel.state.view import View


def open_hands(match: Match) -> View:
    """A fresh view of somebody who only looks on, with what lies before each seat as that seat sees it. Decks and
    sealed choices stay hidden.
    """
    view, layout = match.view(SPECTATOR), match.table.layout
    own = [match.view(seat).zones for seat in range(len(match.names))]
    view.zones = [cards if layout.owner(zone) == NONE else own[layout.owner(zone)][zone]
                  for zone, cards in enumerate(view.zones)]  # fmt: skip
    return view


def seen_by_players(events: EventLog) -> EventLog:
    """Events as whom they concern knows them, but for answers."""
    known = events.redacted(SPECTATOR)
    known[:] = [redact(event, event[1] if event[0] != ANSWERED and event[1] != NONE else SPECTATOR)
                for event in events]  # fmt: skip
    return known
