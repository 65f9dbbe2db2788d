"""Cards in small, in rows."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from client.cards.compositor import FaceCompositor
from client.cards.face import Face
from client.scenes.gallery.face_book import plain_text
from client.widgets import StaticWidget, Widget

_GAP = 8.0
_WIDEST, _IN_A_ROW = 124.0, 4


class CardFace(StaticWidget):
    """A card in small; pointing at it reads it."""

    def __init__(self, face: Face, compositor: FaceCompositor, detail: str) -> None:
        super().__init__(name=face.title, tooltip=f"{face.title}. {plain_text(face)}")
        self.face = face
        self._compositor = compositor
        self._detail = compositor.theme.detail_of(face.kind, detail)

    def height_for(self, width: int, unit: float) -> int:
        return self._compositor.height(self.face, width, self._detail)

    def contains(self, point: tuple[int, int]) -> bool:
        return self.rect.collidepoint(point)

    def draw(self, surface: pygame.Surface) -> None:
        surface.blit(self._compositor.draw(self.face, self.rect.width, self._detail), self.rect)


class WidgetRows(StaticWidget):
    """Widgets in rows. `_places` says where."""

    def __init__(self, widgets: Sequence[Widget]) -> None:
        super().__init__()
        self.widgets = tuple(widgets)

    def parts(self) -> tuple[Widget, ...]:
        return self.widgets

    def _places(self, width: int, unit: float) -> list[pygame.Rect]:
        """Return where the widgets lie, from the upper left corner."""
        raise NotImplementedError

    def height_for(self, width: int, unit: float) -> int:
        return max(place.bottom for place in self._places(width, unit))

    def place(self, rect: pygame.Rect, unit: float) -> None:
        super().place(rect, unit)
        for widget, place in zip(self.widgets, self._places(rect.width, unit), strict=True):
            widget.place(place.move(rect.topleft), unit)

    def draw(self, surface: pygame.Surface) -> None:
        for widget in self.widgets:
            widget.draw(surface)


class CardRows(WidgetRows):
    """Cards in rows from the left."""

    def _places(self, width: int, unit: float) -> list[pygame.Rect]:
        wide = round(min(_WIDEST * unit, (width - (_IN_A_ROW - 1) * _GAP * unit) / _IN_A_ROW))
        places, y = [], 0
        for first in range(0, len(self.widgets), _IN_A_ROW):
            heights = [card.height_for(wide, unit) for card in self.widgets[first : first + _IN_A_ROW]]
            places += [
                pygame.Rect(round(number * (wide + _GAP * unit)), y, wide, height)
                for number, height in enumerate(heights)
            ]
            y += max(heights) + round(_GAP * unit)
        return places
