"""The layers of one table, from the lowest to the highest."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import pygame

from client.art.sheet import Height, Sheet
from client.input.actions import Command
from client.input.focus import FocusStop
from client.table.hand.answers import PromptButton
from client.table.hand.gestures import HandAction
from client.table.layer import Band, Layer, SpeechWords
from client.table.pointer_targets import Point, Pointer, PointerKind, PressTarget, ReadableThing
from engine.kernel.state.state import Option

_Kind = TypeVar("_Kind", bound=Layer)


class LayerStack:
    """Calls the layers of a table in order, each only for methods that it overrides. See `Layer` for the methods."""

    def __init__(self, layers: Sequence[Layer] = ()) -> None:
        self.put(layers)

    def put(self, layers: Sequence[Layer]) -> None:
        """Replace all layers."""
        self.all = tuple(layers)
        names = [name for name, value in vars(Layer).items() if callable(value) and not name.startswith("_")]
        self._rising = {
            name: tuple(layer for layer in self.all if getattr(type(layer), name) is not getattr(Layer, name))
            for name in names
        }
        self._falling = {name: layers[::-1] for name, layers in self._rising.items()}
        covers = self._rising["covers"]
        self._over = {
            name: tuple(layer for layer in self.all[::-1] if layer in (*self._rising[name], *covers))
            for name in ("hit", "pointer")
        }
        """Layers that override one of these or cover something, from the highest to the lowest."""
        self.handlers: dict[Command, list[Callable[..., object]]] = {}
        """What carries out each command, from the highest layer to the lowest."""
        for layer in self._falling["commands"]:
            for command, handler in layer.commands().items():
                self.handlers.setdefault(command, []).append(handler)
        self._bands = {band: tuple(layer for layer in self.all if band in layer.bands) for band in Band}

    def of(self, kind: type[_Kind]) -> _Kind:
        """Return the layer of a class. Raises StopIteration if there is none."""
        return next(layer for layer in self.all if isinstance(layer, kind))

    def _first(self, name: str, *arguments: Any) -> Any:
        """Return the first truthy result, from the highest layer to the lowest."""
        for layer in self._falling[name]:
            said = getattr(layer, name)(*arguments)
            if said:
                return said
        return None

    # -- from the lowest to the highest ---------------------------------------------------------------------

    def each(self, deed: Callable[..., Any], *arguments: Any) -> None:
        """Call a method of every layer, e.g. `each(Layer.layout)`."""
        for layer in self._rising[deed.__name__]:
            getattr(layer, deed.__name__)(*arguments)

    def update(self, now: int) -> bool:
        changed = False
        for layer in self._rising["update"]:
            changed = layer.update(now) or changed
        return changed

    def sketch(self, sheet: Sheet, band: Band) -> None:
        """Let all layers draw into a band."""
        with sheet.sketch(band, Height[band.name]) as surface:
            for layer in self._bands[band]:
                layer.draw(surface, band)

    def stops(self) -> list[FocusStop]:
        return [stop for layer in self._rising["stops"] for stop in layer.stops()]

    def buttons(self) -> list[PromptButton]:
        return [button for layer in self._rising["buttons"] for button in layer.buttons()]

    def wake_at(self) -> int | None:
        moments = (layer.wake_at() for layer in self._rising["wake_at"])
        return min((moment for moment in moments if moment is not None), default=None)

    def animating(self, now: int) -> bool:
        return any(layer.animating(now) for layer in self._rising["animating"])

    def holds(self) -> bool:
        return any(layer.holds() for layer in self._rising["holds"])

    # -- from the highest to the lowest ---------------------------------------------------------------------

    def suspense(self) -> str:
        return self._first("suspense") or ""

    def clause(self) -> str:
        return self._first("clause") or ""

    def pending_options(self) -> Sequence[Option]:
        return self._first("pending_options") or ()

    def covers(self, point: Point) -> bool:
        return any(layer.covers(point) for layer in self._falling["covers"])

    def hit(self, point: Point) -> ReadableThing | None:
        """Return what can be read at a point, unless another layer covers it."""
        for layer in self._over["hit"]:
            thing = layer.hit(point)
            if thing is not None or layer.covers(point):
                return thing
        return None

    def pointer(self, event: Pointer) -> bool:
        """Offer a pointer action to the layers. Return True when one takes it.

        A press doesn't reach covered layers; all layers learn that the pointer leaves.
        """
        if event.kind == PointerKind.LEAVE:
            self.each(Layer.pointer, event)
            return False
        for layer in self._over["pointer"]:
            if layer.pointer(event):
                return True
            if event.kind == PointerKind.PRESS and layer.covers(event.point):
                return False
        return False

    def preview_event(self, event: pygame.event.Event) -> bool:
        """Let every layer look at a press or key first. Return True when one swallows it."""
        swallowed = [layer for layer in self._falling["preview_event"] if layer.preview_event(event)]
        return bool(swallowed)

    def cancel_drag(self) -> bool:
        return any(layer.cancel_drag() for layer in self._falling["cancel_drag"])

    def control_at(self, point: Point) -> PressTarget | None:
        found: PressTarget | None = self._first("control_at", point)
        return found

    def locate(self, option: Option) -> pygame.Rect | None:
        found = (layer.locate(option) for layer in self._falling["locate"])
        return next((rect for rect in found if rect is not None), None)

    def anchor(self, name: str) -> pygame.Rect | None:
        found = (layer.anchor(name) for layer in self._falling["anchor"])
        return next((rect for rect in found if rect is not None), None)

    def on_focus(self, stop: FocusStop | None) -> ReadableThing | None:
        found = [thing for layer in self._falling["on_focus"] if (thing := layer.on_focus(stop)) is not None]
        return found[0] if found else None

    def describe(self, stop: FocusStop, speech: SpeechWords) -> Sequence[str]:
        return self._first("describe", stop, speech) or ()

    def activate(self, stop: FocusStop) -> bool:
        return bool(self._first("activate", stop))

    def continue_(self) -> bool:
        return bool(self._first("continue_"))

    def perform(self, command: Command) -> bool:
        """Let the highest layer that can carry out a command do so. Return False if none can."""
        return any(handler(*command.arguments) is not False for handler in self.handlers.get(command.of(), ()))

    def refuse(self, act: HandAction) -> bool:
        return bool(self._first("refuse", act))
