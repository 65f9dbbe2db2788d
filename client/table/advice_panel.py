"""The panel with advice: a heading, what it is about, and sentences; and the place where it covers least."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from client.art import paint, text
from client.art.cache import converted
from client.table.advice_places import Pointing
from client.table.advice_words import Words
from client.table.arrows import edge
from client.widgets.icons import draw_icon

if TYPE_CHECKING:
    from client.table.scene import TableScene

TITLE, BODY, SMALL = 17.0, 15.5, 13.0
"""Sizes of letters in u."""
_WIDTH, _WIDEST = 330.0, 0.46
"""How wide a panel is in u, and at most as a share of the table."""
_PAD, _GAP, _HEAD, _RADIUS = 13.0, 6.0, 30.0, 10.0
_LINE = 1.26
_ICON = 17.0
_COLUMNS, _ROWS = 17, 11
_SHADOW = 18.0
_FAR = 600.0
"""So far away (in u) is as bad as covering something of weight 1."""
_FURNITURE = {"prompt": 12.0, "bar": 6.0, "log": 1.0, "chain": 2.0, "spinner": 2.5, "pool": 1.5, "lamps": 1.5,
              "bench": 0.2, "track": 1.5}  # fmt: skip
"""How much it matters for each share of the panel to cover furniture; other furniture counts as little as a zone."""
_PARTS = ("steps", "whose", "notice", "standings")
"""Kinds of objects of a map that are read and are no furniture of the arrangement."""
_PIECE, _SOURCE, _PLATE, _PLACE, _ZONE, _BUTTON, _DIAL = 1.0, 3.0, 5.0, 1.2, 0.3, 6.0, 1.5
_ABOUT, _WAY = 20.0, 3.0
_CORE = 150.0
"""A target larger than this (pixels of the map) may be covered, except around the arrow."""

Avoid = tuple[pygame.Rect, float]
"""What a panel should not cover, and how much that matters for each pixel covered."""


@dataclass(frozen=True, slots=True)
class PanelLook:
    """Colors and letters of a panel, as the theme of the game has them."""

    paper: str
    ink: str
    accent: str
    accent_ink: str
    shadow: str
    bold: str
    plain: str


    @classmethod
    def of(cls, scene: TableScene) -> PanelLook:
        """The panel of a table: paper, ink and letters of its prompt bar, and the color of what may be done."""
        look, theme = scene.painter.look, scene.theme
        return cls(look.color("prompt"), look.color("prompt-text"), look.color_or("hint", "good"),
                   look.color_or("hint-text", "good-text"), look.color("shadow"), theme.font("button")[0],
                   theme.font("hint")[0])  # fmt: skip


class AdvicePanel:
    """A panel, drawn once; it is moved to where it covers least."""

    def __init__(self, words: Words, look: PanelLook, room: int, unit: float) -> None:
        self.words = words
        self._look = look
        self._unit = unit
        widest = max(round(_WIDEST * room), round(240 * min(1.0, unit)))
        self._width = min(round(_WIDTH * unit), widest)
        inner = self._width - 2 * round(_PAD * unit)
        self._rows = self._wrapped(inner)
        self.rect = pygame.Rect(0, 0, self._width, self._height())
        self._picture = self._drawn()

    def _wrapped(self, inner: int) -> list[tuple[str, str, float, float]]:
        """The lines: words, letters, size in pixels, and the gap above in pixels."""
        look, unit = self._look, self._unit
        parts = [(self.words.title, look.bold, TITLE, 0.0)]
        parts += [(sentence, look.plain, BODY, _GAP) for sentence in self.words.sentences]
        parts += [(self.words.below, look.plain, SMALL, _GAP + 2)] if self.words.below else []
        rows = []
        for words, letters, size, gap in parts:
            for number, line in enumerate(text.wrap(words, letters, size * unit, inner)):
                rows.append((line, letters, size * unit, 0.0 if number else gap * unit))
        return rows

    def _height(self) -> int:
        lines = sum(size * _LINE + gap for _, _, size, gap in self._rows)
        return round((_HEAD + _PAD * 1.5) * self._unit + lines)

    def _drawn(self) -> pygame.Surface:
        look, unit = self._look, self._unit
        margin = round(_SHADOW * unit)
        picture = pygame.Surface((self.rect.width + 2 * margin, self.rect.height + 2 * margin), pygame.SRCALPHA)
        rect, radius = self.rect.move(margin, margin), _RADIUS * unit
        paint.shadow(picture, rect, radius, 7 * unit, 0.5, (0, 4 * unit), look.shadow)
        paint.panel(picture, rect, radius, look.paper, look.accent, 2.4 * unit)
        head = pygame.Rect(rect.x, rect.y, rect.width, round(_HEAD * unit))
        picture.set_clip(head)
        paint.panel(picture, rect, radius, look.accent)
        picture.set_clip(None)
        left = rect.x + _PAD * unit
        draw_icon(picture, self.words.icon, _ICON * unit, look.accent_ink, (left + _ICON * unit / 2, head.centery))
        text.draw(picture, self.words.heading, look.bold, BODY * unit, look.accent_ink,
                  (left + (_ICON + 7) * unit, head.centery), "midleft")  # fmt: skip
        y = head.bottom + 0.6 * _PAD * unit
        for line, letters, size, gap in self._rows:
            y += gap
            faint = size < BODY * unit
            color = paint.mix(look.ink, look.paper, 0.28) if faint else look.ink
            text.draw(picture, line, letters, size, color, (left, y + size * _LINE / 2), "midleft")
            y += size * _LINE
        return converted(picture)

    def place(self, area: pygame.Rect, near: Sequence[pygame.Rect], distance: float, avoid: Sequence[Avoid]) -> None:
        """Go to the place in an area that covers least of what is to be seen, `distance` pixels from some thing."""
        across, down = area.width - self.rect.width, area.height - self.rect.height
        spots = [(area.x + across * column / _COLUMNS, area.y + down * row / _ROWS)
                 for column in range(_COLUMNS + 1) for row in range(_ROWS + 1)]  # fmt: skip
        best = min(spots, key=lambda spot: self._cost(spot, near, distance, avoid))
        self.rect.topleft = round(best[0]), round(best[1])

    def _cost(self, spot: tuple[float, float], near: Iterable[pygame.Rect], distance: float,
              avoid: Iterable[Avoid]) -> float:  # fmt: skip
        rect = pygame.Rect(round(spot[0]), round(spot[1]), *self.rect.size)
        covered = sum(weight * _common(rect, other) for other, weight in avoid)
        size = rect.width * rect.height
        away = min(abs(_apart(rect, thing) - distance) for thing in near)
        return covered / max(1, size) + away / (_FAR * self._unit)

    def draw(self, surface: pygame.Surface) -> None:
        """The panel where it is."""
        margin = round(_SHADOW * self._unit)
        surface.blit(self._picture, (self.rect.x - margin, self.rect.y - margin))


def to_avoid(scene: TableScene, found: Pointing | None, way: pygame.Rect | None) -> list[Avoid]:
    """What a panel should not cover on a table: least of all what the arrow is about and what can be answered. `way` is
    where the arrow lies that is there already.
    """
    arrangement, choices = scene.arrangement, scene.hand.choices
    boards = scene.view.table.layout.zone_count(scene.view.table.seats)
    avoid: list[Avoid] = [(piece.hit, _PIECE) for piece in arrangement.pieces]
    avoid += [(choices.rect_of(spot), _SOURCE) for spot in choices.sources if spot in arrangement.by_key]
    avoid += [(rect, _PLATE) for rect in arrangement.plate_rects.values()]
    avoid += [(rect, _PLACE if zone >= boards else _ZONE) for zone, rect in arrangement.zone_rects.items()]
    for name, rect in arrangement.rects.items():
        weight = _BUTTON if name.startswith("button") else _DIAL if name.startswith("dial") else _ZONE
        avoid.append((rect, _FURNITURE.get(name, weight)))
    showing = scene.painter.showing
    if showing is not None:
        avoid += [(showing.fit_of(spot).rect(spot.box), _PLACE) for spot in showing.spots if spot.kind in _PARTS]
    if scene.recap.panel is not None:
        avoid.append((scene.recap.panel.rect, _PLATE))
    if way is not None:
        avoid.append((way, _WAY))
    return avoid + (_of_arrow(found, arrangement.scale) if found is not None else [])


def _of_arrow(found: Pointing, scale: float) -> list[Avoid]:
    """What the arrow is about, and its way."""
    target, core = found.target, round(_CORE * scale)
    if min(target.size) > core:
        # It is enough to see where the arrow ends.
        middle = target.center if found.source is None else edge(target, found.source.center, 0.34)
        target = pygame.Rect(0, 0, core, core)
        target.center = round(middle[0]), round(middle[1])
    return [(rect, _ABOUT) for rect in (target, found.source) if rect is not None]


def _common(rect: pygame.Rect, other: pygame.Rect) -> int:
    both = rect.clip(other)
    return both.width * both.height


def _apart(rect: pygame.Rect, other: pygame.Rect) -> float:
    """How far the edges of two rectangles are apart."""
    across = max(other.left - rect.right, rect.left - other.right, 0)
    down = max(other.top - rect.bottom, rect.top - other.bottom, 0)
    return math.hypot(across, down)
