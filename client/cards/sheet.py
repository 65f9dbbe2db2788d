"""Contact sheets: many faces side by side, as saved by `cards --sheet`."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from client.art import paint
from client.cards.compositor import FaceCompositor
from client.cards.face import Face
from client.cards.theme import Theme

_GAP = 24


def contact_sheet(faces: Sequence[Face], theme: Theme, detail: str, columns: int, width: int = 300) -> pygame.Surface:
    """Return the faces at one level of detail in rows of `columns`, each `width` pixels wide, on the desk's color.

    Raises `ThemeProblem` if a face can't be drawn.
    """
    compositor = FaceCompositor(theme)
    rows = [faces[first : first + columns] for first in range(0, len(faces), columns)]
    heights = [max(compositor.height(face, width, detail) for face in row) for row in rows]
    tops = [_GAP + sum(heights[:row]) + _GAP * row for row in range(len(rows) + 1)]
    sheet = pygame.Surface((_GAP + columns * (width + _GAP), tops[-1] if rows else 2 * _GAP))
    sheet.fill(theme.color("desk"))
    shadow = theme.shadows["resting"]
    radius = theme.card_radius * width / 300
    for number, face in enumerate(faces):
        row, column = divmod(number, columns)
        picture = compositor.draw(face, width, detail)
        rect = picture.get_rect(topleft=(_GAP + column * (width + _GAP), tops[row]))
        paint.shadow(sheet, rect, radius, shadow.blur, shadow.opacity, (0, shadow.drop), theme.shadow_color)
        sheet.blit(picture, rect)
    return sheet
