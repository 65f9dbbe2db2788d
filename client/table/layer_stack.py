"""The layers of one table, from the lowest to the highest."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import pygame

from client.art.sheet import Height, Sheet
from client.input.focus import FocusStop
from client.table.hand.answers import PromptButton
from client.table.hand.gestures import HandAction
from client.table.layer import Band, Layer
from client.table.pointer_targets import Point, Pointer, PointerKind, PressTarget, ReadableThing
from engine.kernel.state.state import Option

_Kind = TypeVar("_Kind", bound=Layer)


class LayerStack:
    """Asks each layer only for what it overrides."""

    def __init__(self, layers: Sequence[Layer] = ()) -> None:
        self.all = tuple(layers)
        names = [name for name, value in vars(Layer).items() if callable(value) and not name.startswith("_")]
        self._rising = {name: tuple(layer for layer in self.all if _overrides(layer, name)) for name in names}
        self._falling = {name: layers[::-1] for name, layers in self._rising.items()}
        covers = self._rising["covers"]
        self._over = {name: tuple(layer for layer in self.all[::-1] if layer in (*self._rising[name], *covers))
                      for name in ("hit", "pointer")}  # fmt: skip
        """Those that override one of these or cover something, from the highest to the lowest."""
        self._bands = {band: tuple(layer for layer in self.all if band in layer.bands) for band in Band}

    def of(self, kind: type[_Kind]) -> _Kind:
        """The layer of a kind. Raises StopIteration where there is none."""
        return next(layer for layer in self.all if isinstance(layer, kind))

    def _first(self, name: str, *arguments: Any) -> Any:
        """What the highest layer says that has something to say."""
        for layer in self._falling[name]:
            said = getattr(layer, name)(*arguments)
            if said:
                return said
        return None

    # -- from the lowest to the highest ---------------------------------------------------------------------

    def each(self, deed: Callable[..., Any], *arguments: Any) -> None:
        """Let every layer hear of something: `each(Layer.forget)`."""
        for layer in self._rising[deed.__name__]:
            getattr(layer, deed.__name__)(*arguments)

    def update(self, now: int) -> bool:
        """Let time pass; true when the picture has changed."""
        changed = False
        for layer in self._rising["update"]:
            changed = layer.update(now) or changed
        return changed

    def sketch(self, sheet: Sheet, band: Band) -> None:
        """Let all layers draw what belongs into a band."""
        with sheet.sketch(band, Height[band.name]) as surface:
            for layer in self._bands[band]:
                layer.draw(surface, band)

    def stops(self) -> list[FocusStop]:
        """Where the focus can stand, in order."""
        return [stop for layer in self._rising["stops"] for stop in layer.stops()]

    def buttons(self) -> list[PromptButton]:
        """Buttons for the prompt bar besides those of the question."""
        return [button for layer in self._rising["buttons"] for button in layer.buttons()]

    def wake_at(self) -> int | None:
        """The next moment at which something changes by itself, or None."""
        moments = (layer.wake_at() for layer in self._rising["wake_at"])
        return min((moment for moment in moments if moment is not None), default=None)

    def animating(self, now: int) -> bool:
        """Whether frames are wanted one after the other."""
        return any(layer.animating(now) for layer in self._rising["animating"])

    def holds(self) -> bool:
        """Whether computers wait until something has been read."""
        return any(layer.holds() for layer in self._rising["holds"])

    # -- from the highest to the lowest ---------------------------------------------------------------------

    def suspense(self) -> str:
        """Why the question is not told yet, in words; empty when nothing stands against it."""
        return self._first("suspense") or ""

    def clause(self) -> str:
        """The clause of the rules about what is pointed at; empty where there is none."""
        return self._first("clause") or ""

    def pending_options(self) -> Sequence[Option]:
        """The answers that would be given now."""
        return self._first("pending_options") or ()

    def covers(self, point: Point) -> bool:
        """Whether something lies over the table at a point."""
        return any(layer.covers(point) for layer in self._falling["covers"])

    def hit(self, point: Point) -> ReadableThing | None:
        """What can be read at a point; nothing under what covers it."""
        for layer in self._over["hit"]:
            thing = layer.hit(point)
            if thing is not None or layer.covers(point):
                return thing
        return None

    def pointer(self, event: Pointer) -> bool:
        """Let a layer take what the pointer does; true when one has. A press reaches nothing that is covered; all hear
        that the pointer leaves.
        """
        if event.deed == PointerKind.LEAVE:
            self.each(Layer.pointer, event)
            return False
        for layer in self._over["pointer"]:
            if layer.pointer(event):
                return True
            if event.deed == PointerKind.PRESS and layer.covers(event.point):
                return False
        return False

    def preview_event(self, event: pygame.event.Event) -> bool:
        """Let every layer see a press or key first; true when one swallows it."""
        swallowed = [layer for layer in self._falling["preview_event"] if layer.preview_event(event)]
        return bool(swallowed)

    def cancel_drag(self) -> bool:
        """Nothing is to come of what is pulled; true when something was."""
        return any(layer.cancel_drag() for layer in self._falling["cancel_drag"])

    def control_at(self, point: Point) -> PressTarget | None:
        """What can be pressed at a point."""
        found: PressTarget | None = self._first("control_at", point)
        return found

    def locate(self, anchor: str | Option) -> pygame.Rect | None:
        """Where something named is, or what an answer is given with."""
        found = (layer.locate(anchor) for layer in self._falling["locate"])
        return next((rect for rect in found if rect is not None), None)

    def on_focus(self, stop: FocusStop | None) -> ReadableThing | None:
        """The focus stands on a stop, or on none: what can be read there."""
        found = [thing for layer in self._falling["on_focus"] if (thing := layer.on_focus(stop)) is not None]
        return found[0] if found else None

    def activate(self, stop: FocusStop) -> bool:
        """Use what has the focus; false when nobody can."""
        return bool(self._first("activate", stop))

    def perform(self, action: str) -> bool:
        """Carry out a named action; false when no layer does."""
        name, _, about = action.partition(" ")
        return bool(self._first("perform", name, about))

    def refuse(self, act: HandAction) -> bool:
        """Something cannot go where it was put; true when a layer says why."""
        return bool(self._first("refuse", act))

    def take(self, value: object) -> bool:
        """The answer of a dialog; false when it was no layer's."""
        return bool(self._first("take", value))


def _overrides(layer: Layer, name: str) -> bool:
    return getattr(type(layer), name) is not getattr(Layer, name)
