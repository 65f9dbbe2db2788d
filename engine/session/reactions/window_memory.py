"""When people are asked in a game's windows: a mode for each moment, and announced cards.

Some games open many windows and ask every seat that, for all the others know, could react. Stopping at each would be
tedious. So a player sets a mode for each moment (`HasNamedWindows.window`), or announces a card for the next one.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.kernel.flow.ruleset import PASS
from engine.kernel.game.traits import HasNamedWindows
from engine.kernel.state.state import State
from engine.kernel.state.view import View

NEVER, MATTERS, OWN, ALWAYS = "never", "matters", "own", "always"
WINDOW_MODES = (MATTERS, OWN, ALWAYS, NEVER)
"""When a seat is asked at a moment: when it matters, in its own turns, always or never."""
ANY = -1
"""Stands for a card that a player has announced without naming it."""


class WindowMemory:
    """When each seat wants to be asked in windows. `notes` come from `to_data` of a saved match."""

    def __init__(self, notes: object = None) -> None:
        self._modes: dict[tuple[int, str], str] = {}
        self._announced: dict[int, int] = {}
        if isinstance(notes, Mapping):
            self._read(notes)

    def mode(self, seat: int, moment: str) -> str:
        """Return a seat's mode for a moment: one of WINDOW_MODES."""
        return self._modes.get((seat, moment), MATTERS)

    def set_mode(self, seat: int, moment: str, mode: str) -> None:
        """Set a seat's mode for a moment. Raises ValueError for a mode that isn't one of WINDOW_MODES."""
        if mode not in WINDOW_MODES:
            raise ValueError(f"a seat is asked {', '.join(WINDOW_MODES)}, not '{mode}'")
        self._modes[seat, moment] = mode

    @property
    def announced_cards(self) -> Mapping[int, int]:
        """Return the seats that have announced a card, each with the card instance or ANY."""
        return self._announced

    def announce(self, seat: int, card: int = ANY) -> None:
        """Announce that a seat wants to play a card at the next window where it can."""
        self._announced[seat] = card

    def withdraw(self, seat: int) -> None:
        self._announced.pop(seat, None)

    def tidy(self, state: State) -> None:
        """Remove announcements of cards that their seats no longer hold."""
        layout = state.table.layout
        for seat, card in list(self._announced.items()):
            holds = any(card in cards for zone, cards in enumerate(state.zones) if layout.owner(zone) == seat)
            if card != ANY and not holds:
                self.withdraw(seat)

    def stops(self, moments: HasNamedWindows, view: View, alone: bool) -> bool:
        """Return whether the game stops for the view's seat in a window. `alone`: as in `lets_pass`.

        With several people at one computer, only public settings and public events count. Whether the seat holds a card
        for that moment makes no difference.
        """
        question, seat = view.question, view.seat
        offers = [option for option in question[3] if option[0] != PASS] if question is not None else []
        if alone and not offers:
            return False
        if moments.next_question(view) is not None:
            return True
        card = self._announced.get(seat)
        if card is not None and (not alone or card == ANY or any(option[1] == card for option in offers)):
            return True
        mode = self.mode(seat, moments.window(view))
        if mode == MATTERS:
            return (
                any(moments.is_worth_asking(view, option) for option in offers)
                if alone
                else moments.affects_viewer(view)
            )
        return mode == ALWAYS or (mode == OWN and view.active == seat)

    def to_data(self) -> dict[str, Any]:
        """Return all settings as plain data."""
        modes = [[seat, moment, mode] for (seat, moment), mode in sorted(self._modes.items())]
        return {"modes": modes, "announced": sorted(self._announced.items())}

    def _read(self, notes: Mapping[str, Any]) -> None:
        """Read the valid settings and skip the rest."""
        for seat, moment, mode in lists(notes.get("modes"), 3):
            if isinstance(seat, int) and isinstance(moment, str) and mode in WINDOW_MODES:
                self._modes[seat, moment] = mode
        for seat, card in lists(notes.get("announced"), 2):
            if isinstance(seat, int) and isinstance(card, int):
                self._announced[seat] = card


def lists(data: object, length: int) -> list[Any]:
    """Return the entries of a list that are lists of this length."""
    entries = data if isinstance(data, list) else []
    return [entry for entry in entries if isinstance(entry, (list, tuple)) and len(entry) == length]
