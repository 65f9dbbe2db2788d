"""The panel of a puzzle: it stands in the dock, until the player drags it elsewhere."""

from __future__ import annotations

import pygame

from client.lessons.coach import CoachLayer, CoachScript
from client.table.context import TableContext
from client.table.pointer_targets import Point, Pointer, PointerKind
from engine.store.player.progress import Progress


class PuzzleLayer(CoachLayer):
    """Shows the panel of a puzzle where the player put it in a window of this size."""

    def __init__(self, table: TableContext, speaker: CoachScript, puzzle: str, progress: Progress) -> None:
        """`puzzle` is its id."""
        super().__init__(table, speaker)
        self._puzzle = puzzle
        self._progress = progress
        self._places: dict[tuple[int, int], tuple[int, int] | None] = {}
        self._held: Point | None = None
        """Where the player holds the panel, from its upper left corner."""

    @property
    def _size(self) -> tuple[int, int]:
        return self.table.places.arrangement.size

    def room(self) -> pygame.Rect:
        """Return the space for the panel. Away from the dock, the dock gives only its size."""
        room = super().room()
        if self._size not in self._places:
            self._places[self._size] = self._progress.panel(self._puzzle, self._size)
        place = self._places[self._size]
        if place is None:
            return room
        high = self.panel.rect.height if self.panel is not None else room.height
        return pygame.Rect(pygame.Rect(place, (room.width, high)).clamp(self.table.places.area).topleft, room.size)

    def pointer(self, event: Pointer) -> bool:
        """Drag the panel by any part that is no button."""
        panel, (x, y) = self.panel, event.point
        if panel is None:
            return False
        if event.kind == PointerKind.PRESS and panel.rect.collidepoint(x, y):
            self._held = x - panel.rect.x, y - panel.rect.y
            return True
        if self._held is None:
            return False
        if event.kind == PointerKind.MOVE:
            moved = pygame.Rect((x - self._held[0], y - self._held[1]), panel.rect.size)
            place = moved.clamp(self.table.places.area).topleft
            if place != panel.rect.topleft:
                self._places[self._size] = place
                self._fit()
                self.do.redraw()
        elif event.kind != PointerKind.WHEEL:
            self._held = None
            if (kept := self._places.get(self._size)) is not None:
                self._progress.note_panel(self._puzzle, self._size, kept)
        return True
