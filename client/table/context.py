"""What a layer of a table may use: the parts of the table's state, and its commands."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Protocol

import pygame

from client.input.actions import Command
from client.input.focus import KeyFocus
from client.layout.pieces import Key
from client.motion.director import Director
from client.table.hand.choices import DropTarget
from client.table.hand.gestures import HandAction, HandGestures
from client.table.pointer_targets import Point, PointerState, ReadableThing
from client.table.reading.reading import Reading
from client.table.state.places import Places
from client.table.state.prompt import PromptState
from client.table.state.screen import Screen
from client.table.state.views import Views
from engine.kernel.state.state import Option
from engine.session.protocol import SessionFacts, TableSession


class Layers(Protocol):
    """The layers of a table, which are asked from the highest to the lowest."""

    def covers(self, point: Point) -> bool:
        """Return whether the log, the recap, an open pile or the like covers a point."""

    def hit(self, point: Point) -> ReadableThing | None:
        """Return what can be read at a point; while a pile is open, only its cards."""

    def locate(self, option: Option) -> pygame.Rect | None:
        """Return the place of an answer."""

    def anchor(self, name: str) -> pygame.Rect | None:
        """Return the place of a named thing."""

    def pending_options(self) -> Sequence[Option]:
        """Return the answers that releasing the dragged piece, or using the pointed one, would give."""


class TableCommands(Protocol):
    """Commands that a layer may use. Where one returns a bool, True means that it did something."""

    @property
    def session(self) -> TableSession:
        """The match, for requests other than answers."""

    # -- playing --------------------------------------------------------------------------------------------

    def perform(self, command: Command) -> bool:
        """Carry out a command, e.g. UNDO or BROWSE_PILE.of(3)."""

    def commit(self, act: HandAction) -> None:
        """Give an answer, after the game's confirmation if needed."""

    def answer(self, option: Option, aim: Option | None = None) -> bool:
        """Give an answer at once, and queue `aim` for the next question if that offers it."""

    def carry_out(self, act: HandAction) -> None:
        """Carry out the result of a click, drop or key."""

    def refuse(self, act: HandAction) -> None:
        """Say why an action isn't allowed, and return the piece."""

    def pick(self, spot: Key) -> None:
        """Use a source as if it were clicked."""

    def choose(self, target: DropTarget) -> None:
        """Use a lit target as if it were clicked."""

    def enlarge(self, card: int) -> None:
        """Keep a card of the table enlarged."""

    def drop_all(self) -> None:
        """Return the dragged piece and clear the selection."""

    def switch_match(self, session: TableSession) -> None:
        """Replace this match with another one."""

    # -- the table itself -----------------------------------------------------------------------------------

    def play(self, sound: str) -> None:
        """Play a sound now."""

    def climb(self, step: int) -> None:
        """Play a note of the table's row, counted from 1."""

    def redraw(self) -> None:
        """Request a new frame."""

    def catch_up(self) -> bool:
        """Take over new events from the match."""

    def present(self) -> None:
        """Give the hand the newest question, as far as it may be shown."""

    def place_things(self) -> None:
        """Update the arrangement after a change in the hand, the pointer or folded areas."""


@dataclass(slots=True)
class TableContext:
    """The parts of one table. None of them imports a layer. `director` and `hand` exist once the table is shown."""

    session: SessionFacts
    screen: Screen
    views: Views
    places: Places
    prompt: PromptState
    keys: KeyFocus
    pointer: PointerState
    reading: Reading
    layers: Layers
    do: TableCommands = field(init=False)
    director: Director = field(init=False)
    hand: HandGestures = field(init=False)
