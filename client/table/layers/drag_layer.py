"""The base of layers with something to press, drag and release: spinners, tags, tokens, lines."""

from __future__ import annotations

from client.table.layer import Layer
from client.table.pointer_targets import Point, Pointer, PointerKind


class DragLayer(Layer):
    """Passes the pointer to `_press`, `_drag` and `_release`, which return whether they take the action."""

    def pointer(self, event: Pointer) -> bool:
        if event.kind == PointerKind.PRESS:
            return self._press(event.point)
        if event.kind == PointerKind.MOVE:
            return self._drag(event.point)
        if event.kind == PointerKind.RELEASE:
            return self._release(event.point)
        if event.kind == PointerKind.LEAVE:
            self._leave()
        return False

    def _press(self, point: Point) -> bool:
        raise NotImplementedError

    def _drag(self, point: Point) -> bool:
        raise NotImplementedError

    def _release(self, point: Point) -> bool:
        raise NotImplementedError

    def _leave(self) -> None:
        """Drop what is being dragged, because the pointer has left."""
        self.cancel_drag()
