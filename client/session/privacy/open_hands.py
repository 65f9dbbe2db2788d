"""What whoever watches computers play sees of their hands, where all hands are shown: as the players see them."""

from __future__ import annotations

from collections.abc import Sequence

from engine.kernel.events import ANSWERED, Event, redact
from engine.kernel.layout import SPECTATOR
from engine.kernel.match import Match
from engine.kernel.refs import NONE
from engine.kernel.view import View


def open_hands(match: Match) -> View:
    """A fresh view of somebody who only looks on, with what lies before each seat as that seat sees it. Decks and
    sealed choices stay hidden.
    """
    view, layout = match.view(SPECTATOR), match.table.layout
    own = [match.view(seat).zones for seat in range(len(match.names))]
    view.zones = [cards if layout.owner(zone) == NONE else own[layout.owner(zone)][zone]
                  for zone, cards in enumerate(view.zones)]  # fmt: skip
    return view


def seen_by_players(events: Sequence[Event]) -> list[Event]:
    """Events as whom they concern knows them, but for answers."""
    return [redact(event, event[1] if event[0] != ANSWERED and event[1] != NONE else SPECTATOR) for event in events]
