"""Whether a person is asked about a reaction: remembered card by card, and turn by turn.

A game asks every seat that could react as far as the others can tell, also a seat that holds nothing it could use.
Here the program lets such a question pass by itself when that spares a person a useless pause, and only where the
pause, or its absence, tells nobody anything.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.kernel.flow.ruleset import PASS, QUESTION_LINK, QUESTION_WINDOW
from engine.kernel.game.traits.windows import HasNamedWindows, HasWindows
from engine.kernel.state.layout import EVERYBODY
from engine.kernel.state.state import Option, Question
from engine.kernel.state.view import View
from engine.session.reactions.window_memory import WindowMemory, lists
from engine.store.settings import Settings

ALWAYS, MATTERS, NEVER = "always", "matters", "never"
"""Ask about a card whenever it could react, when the game finds that it matters, or not again in this turn."""
MODES = (ALWAYS, MATTERS, NEVER)
HUSHED = "hushed"
"""With several people at one computer: nothing more in this turn; the other modes hold until the match ends."""
EVERYTHING = -1
"""Stands for the card that a question is about where a wish holds for all others."""


def is_reaction(question: Question | None) -> bool:
    """Whether a question asks for a reaction that can be declined."""
    return question is not None and question[1] == QUESTION_WINDOW and passing(question) is not None


def is_use(question: Question | None) -> bool:
    """Whether a question asks if a triggered effect is to be used."""
    return question is not None and question[1] == QUESTION_LINK and passing(question) is not None


def passing(question: Question) -> Option | None:
    """The option of a question that declines, if there is one."""
    return next((option for option in question[3] if option[0] == PASS), None)


def offered(question: Question) -> list[Option]:
    """What a question offers besides declining."""
    return [option for option in question[3] if option[0] != PASS]


def asked_next(view: View) -> Question | None:
    """What the seat of a view is asked next, where the game offers that together with the reactions it is asked for."""
    moments = view.table.game.trait(HasNamedWindows) if is_reaction(view.question) else None
    return moments.next_question(view) if moments else None


def about(view: View) -> int:
    """The definition of the card that a question is about, or EVERYTHING where not everybody sees that card."""
    table, card = view.table, view.question[2] if view.question is not None else EVERYTHING
    seen = any(sees == EVERYBODY and card in zone for sees, zone in zip(table.sees, view.zones, strict=True))
    return table.faces[card] if table.is_card(card) and seen else EVERYTHING


class ReactionMemory:
    """What every seat wants to be asked. `notes` are what `to_data` has kept beside a saved match."""

    def __init__(self, settings: Settings, notes: object = None) -> None:
        self._settings = settings
        self._modes: dict[tuple[int, int], tuple[str, int]] = {}
        self._wishes: dict[tuple[int, int], str] = {}
        self._hushed: dict[int, int] = {}
        self.windows = WindowMemory(notes.get("windows") if isinstance(notes, Mapping) else None)
        """What is wanted in games that name their windows."""
        if isinstance(notes, Mapping):
            self._read(notes)

    def mode(self, seat: int, card: int, turn: int) -> str:
        """What a seat wants for one card (its instance) in a turn: one of MODES."""
        mode, since = self._modes.get((seat, card), (self._settings.reactions, turn))
        return self._settings.reactions if mode == NEVER and since != turn else mode

    def set_mode(self, seat: int, card: int, mode: str, turn: int) -> None:
        """Remember what a seat wants for one card; "never" is forgotten when the turn changes."""
        if mode not in MODES:
            raise ValueError(f"a reaction is remembered as {', '.join(MODES)}, not as '{mode}'")
        self._modes[seat, card] = mode, turn

    def wish(self, seat: int, face: int) -> str:
        """When one of several people wants to be asked about cards with a definition, or EVERYTHING else: without
        having said so, when it befalls them.
        """
        return self._wishes.get((seat, face)) or self._wishes.get((seat, EVERYTHING), MATTERS)

    def set_wish(self, seat: int, face: int, mode: str, turn: int) -> None:
        """Remember that; HUSHED holds for all cards in this turn. Raises ValueError for another mode."""
        if mode == HUSHED:
            self.hush(seat, turn)
            return
        if mode not in MODES:
            raise ValueError(f"a reaction is remembered as {', '.join(MODES)}, not as '{mode}'")
        self.speak(seat)
        self._wishes[seat, face] = mode

    def hush(self, seat: int, turn: int) -> None:
        """Ask this seat nothing more in this turn, whatever it holds."""
        self._hushed[seat] = turn

    def speak(self, seat: int) -> None:
        """Ask this seat again after all."""
        self._hushed.pop(seat, None)

    def is_hushed(self, seat: int, turn: int) -> bool:
        """Whether a seat wants to be asked nothing more in this turn."""
        return self._hushed.get(seat) == turn

    def lets_pass(self, view: View, alone: bool) -> bool:
        """Whether the question to the seat of a view is declined without asking. `alone`: one person is at the table.
        """
        return is_reaction(view.question) and (
            self.is_hushed(view.seat, view.turn) or self.is_unwanted(view, alone)
        )

    def is_unwanted(self, view: View, alone: bool) -> bool:
        """Whether that is so even if the seat has not said that it wants to be asked nothing more.

        With several people at one computer only what a seat has said counts, about cards that everybody sees, and what
        everybody can see of what happens. Otherwise whether the game stops for it would tell the others what lies in
        its hidden zones: no stop, no usable card. For the same reason nothing can be said there about a card in hand.
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
        return all(self._is_muted(view, option) for option in offered(question))

    def _is_muted(self, view: View, option: Option) -> bool:
        mode, windows = self.mode(view.seat, option[1], view.turn), view.table.game.trait(HasWindows)
        return mode == NEVER or (mode == MATTERS and windows is not None and not windows.is_worth_asking(view, option))

    def to_data(self) -> dict[str, Any]:
        """Everything remembered, ready for JSON."""
        modes = [[seat, card, mode, turn] for (seat, card), (mode, turn) in sorted(self._modes.items())]
        wishes = [[seat, face, mode] for (seat, face), mode in sorted(self._wishes.items())]
        hushed, windows = sorted(self._hushed.items()), self.windows.to_data()
        return {"modes": modes, "wishes": wishes, "hushed": hushed, "windows": windows}

    def _read(self, notes: Mapping[str, Any]) -> None:
        """Take over what can be read; the rest is forgotten, at the cost of a question."""
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
