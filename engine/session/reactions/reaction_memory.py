"""When a person is asked about a reaction, per card and per turn.

A game asks every seat that, for all the others know, could react. The seat may hold no usable card. The program
declines such a question automatically where that saves a useless pause. It does so only if neither the pause nor its
absence reveals anything.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.kernel.flow.ruleset import PASS, QUESTION_LINK, QUESTION_WINDOW
from engine.kernel.game.traits import HasNamedWindows, HasWindows
from engine.kernel.state.layout import EVERYBODY
from engine.kernel.state.state import Option, Question
from engine.kernel.state.view import View
from engine.session.reactions.window_memory import WindowMemory, lists
from engine.store.player.settings import Settings

ALWAYS, MATTERS, NEVER = "always", "matters", "never"
"""When to ask about a card: whenever it could react, when it matters, or not again in this turn."""
MODES = (ALWAYS, MATTERS, NEVER)
HUSHED = "hushed"
"""Only for several people at one computer: no more questions in this turn.

The other modes last until the match ends.
"""
EVERYTHING = -1
"""Stands for all cards without a setting of their own."""


def is_reaction(question: Question | None) -> bool:
    """Return whether a question asks for a reaction that can be declined."""
    return question is not None and question[1] == QUESTION_WINDOW and decline_option(question) is not None


def is_use(question: Question | None) -> bool:
    """Return whether a question asks if a triggered effect should be used."""
    return question is not None and question[1] == QUESTION_LINK and decline_option(question) is not None


def decline_option(question: Question) -> Option | None:
    """Return the option to pass, or None if the question has none."""
    return next((option for option in question[3] if option[0] == PASS), None)


def options_but_pass(question: Question) -> list[Option]:
    """Return the options except declining."""
    return [option for option in question[3] if option[0] != PASS]


def asked_next(view: View) -> Question | None:
    """Return the question that comes next for a view's seat, if the game offers it together with its reactions."""
    moments = view.table.game.trait(HasNamedWindows) if is_reaction(view.question) else None
    return moments.next_question(view) if moments else None


def about(view: View) -> int:
    """Return the definition of the card that a question is about, or EVERYTHING if not all players see the card."""
    table, card = view.table, view.question[2] if view.question is not None else EVERYTHING
    seen = any(sees == EVERYBODY and card in zone for sees, zone in zip(table.sees, view.zones, strict=True))
    return table.faces[card] if table.is_card(card) and seen else EVERYTHING


class ReactionMemory:
    """When each seat wants to be asked about reactions. `notes` come from `to_data` of a saved match."""

    def __init__(self, settings: Settings, notes: object = None) -> None:
        self._settings = settings
        self._modes: dict[tuple[int, int], tuple[str, int]] = {}
        self._wishes: dict[tuple[int, int], str] = {}
        self._hushed: dict[int, int] = {}
        self.windows = WindowMemory(notes.get("windows") if isinstance(notes, Mapping) else None)
        """The settings for games with named windows."""
        if isinstance(notes, Mapping):
            self._read(notes)

    def mode(self, seat: int, card: int, turn: int) -> str:
        """Return a seat's mode (one of MODES) for a card instance in a turn."""
        mode, since = self._modes.get((seat, card), (self._settings.reactions, turn))
        return self._settings.reactions if mode == NEVER and since != turn else mode

    def set_mode(self, seat: int, card: int, mode: str, turn: int) -> None:
        """Set a seat's mode for a card instance. "never" ends with the turn. Raises ValueError for another mode."""
        if mode not in MODES:
            raise ValueError(f"a reaction is remembered as {', '.join(MODES)}, not as '{mode}'")
        self._modes[seat, card] = mode, turn

    def wish(self, seat: int, face: int) -> str:
        """Return when one of several people wants to be asked about a definition, or EVERYTHING else.

        The default is MATTERS: only when it affects them.
        """
        return self._wishes.get((seat, face)) or self._wishes.get((seat, EVERYTHING), MATTERS)

    def set_wish(self, seat: int, face: int, mode: str, turn: int) -> None:
        """Set when a person wants to be asked.

        HUSHED applies to all cards in this turn. Raises ValueError for another mode.
        """
        if mode == HUSHED:
            self.hush(seat, turn)
            return
        if mode not in MODES:
            raise ValueError(f"a reaction is remembered as {', '.join(MODES)}, not as '{mode}'")
        self.speak(seat)
        self._wishes[seat, face] = mode

    def hush(self, seat: int, turn: int) -> None:
        """Ask a seat nothing more in this turn."""
        self._hushed[seat] = turn

    def speak(self, seat: int) -> None:
        """Ask a seat again after `hush`."""
        self._hushed.pop(seat, None)

    def is_hushed(self, seat: int, turn: int) -> bool:
        return self._hushed.get(seat) == turn

    def lets_pass(self, view: View, alone: bool) -> bool:
        """Return whether the question of a view is declined automatically. `alone`: only one person is at the table."""
        return is_reaction(view.question) and (self.is_hushed(view.seat, view.turn) or self.is_unwanted(view, alone))

    def is_unwanted(self, view: View, alone: bool) -> bool:
        """Return whether the seat's settings decline the question, apart from `hush`.

        With several people at one computer, only public information counts: settings for public cards and what happens
        in public. Otherwise a missing stop would reveal that the seat holds no usable card. For the same reason, cards
        in hand have no settings of their own there.
        """
        question = view.question
        if question is None or not is_reaction(question):
            return False
        moments = view.table.game.trait(HasNamedWindows)
        if moments is not None and moments.window(view):
            return not self.windows.stops(moments, view, alone)
        if not alone:
            wish, windows = self.wish(view.seat, about(view)), view.table.game.trait(HasWindows)
            return wish == NEVER or (wish == MATTERS and windows is not None and not windows.affects_viewer(view))
        return all(self._is_muted(view, option) for option in options_but_pass(question))

    def _is_muted(self, view: View, option: Option) -> bool:
        mode, windows = self.mode(view.seat, option[1], view.turn), view.table.game.trait(HasWindows)
        return mode == NEVER or (mode == MATTERS and windows is not None and not windows.is_worth_asking(view, option))

    def to_data(self) -> dict[str, Any]:
        """Return all settings as plain data."""
        modes = [[seat, card, mode, turn] for (seat, card), (mode, turn) in sorted(self._modes.items())]
        wishes = [[seat, face, mode] for (seat, face), mode in sorted(self._wishes.items())]
        hushed, windows = sorted(self._hushed.items()), self.windows.to_data()
        return {"modes": modes, "wishes": wishes, "hushed": hushed, "windows": windows}

    def _read(self, notes: Mapping[str, Any]) -> None:
        """Read the valid settings and skip the rest."""
        for entry in lists(notes.get("modes"), 4):
            seat, card, mode, turn = entry
            if mode in MODES and all(isinstance(number, int) for number in (seat, card, turn)):
                self._modes[seat, card] = mode, turn
        for seat, face, mode in lists(notes.get("wishes"), 3):
            if mode in MODES and isinstance(seat, int) and isinstance(face, int):
                self._wishes[seat, face] = mode
        for seat, turn in lists(notes.get("hushed"), 2):
            if isinstance(seat, int) and isinstance(turn, int):
                self._hushed[seat] = turn
