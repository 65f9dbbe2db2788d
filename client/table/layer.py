"""The base class of all layers of a table, and the heights at which layers draw."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from typing import Protocol

import pygame

from client.input.focus import FocusStop
from client.table.actions import Handlers
from client.table.context import TableContext
from client.table.hand.answers import PromptButton
from client.table.hand.gestures import HandAction
from client.table.pointer_targets import Point, Pointer, PressTarget, ReadableThing
from engine.kernel.game.milestones import Milestone
from engine.kernel.state.state import Option
from engine.session.viewpoint import Batch


class Band(IntEnum):
    """The height at which a layer draws.

    From below: under resting pieces, under moving ones, over all pieces, over everything on the table, over focus and
    toasts.
    """

    UNDER, BETWEEN, OVER, READING, MODAL = range(5)


class SpeechWords(Protocol):
    """The words of speech. Cards that other players may not know have no name in them."""

    def card(self, card: int) -> str:
        """Return a card's name."""

    def without_secrets(self, words: str) -> str:
        """Return a text without the names of such cards."""


class Layer:
    """A part of a table that draws, listens and acts.

    This base does nothing. A layer overrides the methods that it needs; all others cost nothing. Updates and drawing go
    from the lowest layer to the highest, input from the highest to the lowest.
    """

    bands: tuple[Band, ...] = ()
    """The bands in which `draw` has something to draw."""

    def __init__(self, table: TableContext) -> None:
        self.table = table
        self.do = table.do

    # -- time -----------------------------------------------------------------------------------------------

    def layout(self) -> None:
        """Follow a new size of the window or of the text."""

    def update(self, now: int) -> bool:
        """Advance to `now` (ms). Return True when the picture has changed."""
        return False

    def wake_at(self) -> int | None:
        """Return when something changes by itself next, in ms, or None."""
        return None

    def animating(self, now: int) -> bool:
        """Return whether to draw frames continuously."""
        return False

    def holds(self) -> bool:
        """Return whether computers must wait because the player is reading."""
        return False

    # -- events ---------------------------------------------------------------------------------------------

    def caught_up(self) -> None:
        """Follow another view or another viewer."""

    def on_idle(self) -> None:
        """Act once the table has shown all events."""

    def milestone(self, milestone: Milestone) -> None:
        """Announce a turning point of the match."""

    def on_skipped(self, batches: Sequence[Batch]) -> None:
        """Take events that the table skips because the viewer has changed."""

    def clear_private_ui(self) -> None:
        """Close everything private, because another player may look now."""

    def suspense(self) -> str:
        """Return a sentence for the prompt bar about why the question is not shown yet; empty if it may be shown."""
        return ""

    # -- drawing --------------------------------------------------------------------------------------------

    def prepare(self) -> None:
        """Find the places for the next frame of things that can be pointed at or located."""

    def draw(self, surface: pygame.Surface, band: Band) -> None:
        """Draw what belongs into `band`, one of `bands`."""

    def covers(self, point: Point) -> bool:
        """Return whether this layer blocks everything below it at a point."""
        return False

    def hit(self, point: Point) -> ReadableThing | None:
        """Return what can be read at a point."""
        return None

    def locate(self, option: Option) -> pygame.Rect | None:
        """Return the place of an answer; None if it isn't this layer's."""
        return None

    def anchor(self, name: str) -> pygame.Rect | None:
        """Return the place of a named thing that lessons or other layers point at; None if it isn't this layer's."""
        return None

    # -- input ----------------------------------------------------------------------------------------------

    def preview_event(self, event: pygame.event.Event) -> bool:
        """Look at a press or key before anything else does. Return True to swallow it."""
        return False

    def pointer(self, event: Pointer) -> bool:
        """Handle a pointer action.

        Return True to take it. The layer that takes a press also gets everything until the release.
        """
        return False

    def cancel_drag(self) -> bool:
        """Drop what is being dragged. Return True if there was something."""
        return False

    def control_at(self, point: Point) -> PressTarget | None:
        """Return what can be pressed at a point."""
        return None

    def stops(self) -> Sequence[FocusStop]:
        """Return the focus stops, in order."""
        return ()

    def on_focus(self, stop: FocusStop | None) -> ReadableThing | None:
        """Follow the focus to a stop, or to none. Return what can be read there."""
        return None

    def describe(self, stop: FocusStop, speech: SpeechWords) -> Sequence[str]:
        """Return what speech says of a focus stop, part by part; nothing if it isn't this layer's."""
        return ()

    def activate(self, stop: FocusStop) -> bool:
        """Use the focused stop. Return False if it isn't this layer's."""
        return False

    def clause(self) -> str:
        """Return the clause of the rules about the pointed thing; empty if there is none."""
        return ""

    def pending_options(self) -> Sequence[Option]:
        """Return the answers, in sequence, that a release, a click or Enter would give now."""
        return ()

    def buttons(self) -> Sequence[PromptButton]:
        """Return buttons for the prompt bar, in addition to those of the question."""
        return ()

    def continue_(self) -> bool:
        """Do what Space does when nothing moves, e.g. spin. Return False if there is nothing to do."""
        return False

    def commands(self) -> Handlers:
        """Return the commands that it carries out. If a function returns False, the layer below gets the command."""
        return {}

    def refuse(self, act: HandAction) -> bool:
        """Show that something can't go where it was dropped. Return True if the layer also says why."""
        return False
