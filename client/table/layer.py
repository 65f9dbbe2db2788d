"""A part of a table: what is drawn of it and when, where it is, and what can be done with it."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum

import pygame

from client.input.focus import FocusStop
from client.table.context import TableContext
from client.table.hand.answers import PromptButton
from client.table.hand.gestures import HandAction
from client.table.pointer_targets import Point, Pointer, PressTarget, ReadableThing
from engine.kernel.game.milestones import Milestone
from engine.kernel.state.state import Option
from engine.session.viewpoint import Batch


class Band(IntEnum):
    """How high something is drawn: under the pieces that rest, between those and the ones that move, over all pieces,
    over all that lies on the table, over the focus and the toasts.
    """

    UNDER, BETWEEN, OVER, READING, MODAL = range(5)


class Layer:
    """A part of a table. Nothing happens here: a layer overrides what it needs; all else costs nothing. Update and draw
    go from the lowest layer to the highest; what a player does, from the highest to the lowest.
    """

    bands: tuple[Band, ...] = ()
    """Where `draw` has something to draw."""

    def __init__(self, table: TableContext) -> None:
        self.model = table.model
        self.do = table.do

    # -- time -----------------------------------------------------------------------------------------------

    def layout(self) -> None:
        """The window or the text has another size."""

    def update(self, now: int) -> bool:
        """Let time pass; true when the picture has changed."""
        return False

    def wake_at(self) -> int | None:
        """The next moment (milliseconds) at which something changes by itself, or None."""
        return None

    def animating(self, now: int) -> bool:
        """Whether frames are wanted one after the other."""
        return False

    def holds(self) -> bool:
        """Whether computers wait until this has been read."""
        return False

    # -- what happens ---------------------------------------------------------------------------------------

    def caught_up(self) -> None:
        """There is another view, or somebody else looks."""

    def on_idle(self) -> None:
        """Everything that has happened is on the table."""

    def milestone(self, milestone: Milestone) -> None:
        """A turning point of the match is announced."""

    def missed(self, batches: Sequence[Batch]) -> None:
        """Events that the table does not show, since somebody else looks now."""

    def clear_private_ui(self) -> None:
        """Somebody else may look: close and unsay everything private."""

    def suspense(self) -> str:
        """Why the question is not told yet, in words for the prompt bar; empty when nothing stands against it."""
        return ""

    # -- picture --------------------------------------------------------------------------------------------

    def prepare(self) -> None:
        """Find the places for the next frame of what can be pointed at or located."""

    def draw(self, surface: pygame.Surface, band: Band) -> None:
        """Draw what belongs into one of `bands`."""

    def covers(self, point: Point) -> bool:
        """Whether nothing below can be seen or used at a point."""
        return False

    def hit(self, point: Point) -> ReadableThing | None:
        """What can be read at a point."""
        return None

    def locate(self, anchor: str | Option) -> pygame.Rect | None:
        """Where something named is, or what an answer is given with; None for what is not this layer's."""
        return None

    # -- the player -----------------------------------------------------------------------------------------

    def preview_event(self, event: pygame.event.Event) -> bool:
        """A press or key, before it means anything; true swallows it."""
        return False

    def pointer(self, event: Pointer) -> bool:
        """What the pointer does; true takes it. Whoever took a press takes what follows until the release."""
        return False

    def cancel_drag(self) -> bool:
        """Nothing is to come of what is pulled; true when something was."""
        return False

    def control_at(self, point: Point) -> PressTarget | None:
        """What can be pressed at a point."""
        return None

    def stops(self) -> Sequence[FocusStop]:
        """Where the keyboard's focus can stand, in order."""
        return ()

    def on_focus(self, stop: FocusStop | None) -> ReadableThing | None:
        """The focus stands on a stop, or on none: what can be read there."""
        return None

    def activate(self, stop: FocusStop) -> bool:
        """Use what has the focus; false for what is not this layer's."""
        return False

    def clause(self) -> str:
        """The clause of the rules about what is pointed at; empty where there is none."""
        return ""

    def pending_options(self) -> Sequence[Option]:
        """The answers, one after the other, that would come of letting go now, of a click, or of Enter."""
        return ()

    def buttons(self) -> Sequence[PromptButton]:
        """Buttons for the prompt bar besides those of the question."""
        return ()

    def perform(self, action: str, about: str) -> bool:
        """Carry out a named action, with what it is about; false hands it to the layer below."""
        return False

    def refuse(self, act: HandAction) -> bool:
        """Something cannot go where it was put: show it; true when that says why."""
        return False

    def take(self, value: object) -> bool:
        """The answer of a dialog; true when that was this layer's."""
        return False
