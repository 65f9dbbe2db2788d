"""Where everything rests in the newest view, found once for each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from client.table.arranging import arrange
from client.table.maps import TableMap
from client.table.pieces import Arrangement, Hints
from engine.kernel.view import View

if TYPE_CHECKING:
    from client.table.scene import TableScene


class Resting:
    """The places of one table's things when nothing moves, is pointed at or held: what the hand works on."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self._view: View | None = None
        self._frame: tuple[TableMap, tuple[int, int], int, Hints] | None = None
        """What the places depend on besides the view."""
        self._arrangement: Arrangement | None = None

    def arrangement(self, hints: Hints) -> Arrangement:
        """As the table is now, with the size of its letters, the order of the hand and the log as `hints` have them."""
        scene, view = self.scene, self.scene.view
        viewer, size = scene.viewer(view), (scene.scale.width, scene.scale.height)
        hints = Hints(hints.text_scale, hints.order, log_open=hints.log_open,
                      forward=scene.camera.forward(view, viewer), front=scene.camera.front(view, viewer))
        frame = scene.map, size, viewer, hints
        if self._arrangement is None or view is not self._view or frame != self._frame:
            self._view, self._frame = view, frame
            self._arrangement = arrange(view, scene.map, size, viewer, hints)
        return self._arrangement
