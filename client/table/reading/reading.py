"""What a player reads at one table now."""

from __future__ import annotations

from client.table.pointer_targets import CARD, ReadableThing
from client.table.reading.hover_delay import HoverIntent
from client.table.reading.pile_browser import PileBrowser


class Reading(HoverIntent):
    """The thing that is enlarged or about to be, and the open pile."""

    def __init__(self) -> None:
        super().__init__()
        self.browser: PileBrowser | None = None

    @property
    def card(self) -> int | None:
        """The instance of the enlarged card, or of the one about to be."""
        thing = self.shown or self.pointed_thing
        return int(thing.which) if isinstance(thing, ReadableThing) and thing.kind == CARD else None

    def pin_card(self, thing: ReadableThing | None) -> None:
        """Keep a card enlarged, or release it with None."""
        self.pin(thing if thing is not None and thing.kind == CARD else None)
