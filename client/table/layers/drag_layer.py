"""A part of a table that is pressed, pulled and let go: a wheel, a tag, a token, a line along cards."""

from __future__ import annotations

from client.table.layer import Layer
from client.table.pointer_targets import Point, Pointer, PointerKind


class DragLayer(Layer):
    """Leads what the pointer does to `_press`, `_drag` and `_release`, each of which says whether it takes that."""

    def pointer(self, event: Pointer) -> bool:
        if event.deed == PointerKind.PRESS:
            return self._press(event.point)
        if event.deed == PointerKind.MOVE:
            return self._drag(event.point)
        if event.deed == PointerKind.RELEASE:
            return self._release(event.point)
        if event.deed == PointerKind.LEAVE:
            self._leave()
        return False

    def _press(self, point: Point) -> bool:
        raise NotImplementedError

    def _drag(self, point: Point) -> bool:
        raise NotImplementedError

    def _release(self, point: Point) -> bool:
        raise NotImplementedError

    def _leave(self) -> None:
        """The pointer is nowhere: nothing is to come of what is pulled."""
        self.cancel_drag()
