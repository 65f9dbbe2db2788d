"""The canvas of a face layer: a surface in card units, with the face and its theme."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Protocol

import pygame

from client.art import paint, svg, text
from client.cards import picture
from client.cards.face import Face, Value
from client.look.schema import ThemeProblem
from engine.words.assets import AssetMissing

Box = tuple[float, float, float, float]

_AS_IT_IS: Mapping[str, str] = MappingProxyType({})

_log = logging.getLogger(__name__)
_missing: dict[str, None] = {}
"""Messages about missing drawings, each only once."""


@contextmanager
def missing_drawings() -> Iterator[list[str]]:
    """Yield a list that collects messages about missing drawings instead of the program's log."""
    before = dict(_missing)
    _missing.clear()
    found: list[str] = []
    _log.disabled = True
    try:
        yield found
    finally:
        found += _missing
        _missing.update(before)
        _log.disabled = False


def _note_missing(sentence: str) -> None:
    """Log a message, once."""
    if sentence not in _missing:
        _missing[sentence] = None
        _log.warning("%s", sentence)


class FaceStyle(Protocol):
    """The part of a theme that layers draw with."""

    def art(self, name: str) -> str: ...

    def icon(self, name: str) -> str: ...

    def color(self, token: str) -> str: ...

    def find_recolor(self, file: str) -> svg.Recolor: ...

    @property
    def slim(self) -> str: ...


@dataclass(slots=True)
class FaceCanvas:
    """A face being drawn. Positions and sizes are units of the layout, each `scale` pixels.

    `letters` is the wanted size of words relative to the usual one, where there is room. The result is shown `finer`
    times smaller.
    """

    surface: pygame.Surface
    scale: float
    face: Face
    look: FaceStyle
    values: Mapping[str, Value]
    flags: frozenset[str]
    seat_color: str = "#ffffff"
    seat_text: str = "#000000"
    where: str = ""
    letters: float = 1.0
    finer: int = 1
    bottoms: dict[str, float] = field(default_factory=dict)

    def rect(self, box: Box) -> pygame.Rect:
        """Return the pixels of a box. Edges are rounded, so boxes that touch in units touch in pixels."""
        left, top, width, height = box
        x, y = round(left * self.scale), round(top * self.scale)
        return pygame.Rect(
            x, y, max(1, round((left + width) * self.scale) - x), max(1, round((top + height) * self.scale) - y)
        )

    def fill(self, template: str) -> str:
        """Return the template with its {names} replaced by the current values of the face.

        Raises `ThemeProblem` if the face has no such value.
        """
        return fill_template(template, self.values, self.face, self.where)

    def color(self, name: str) -> str:
        """Return a color as "#rrggbb". It can be a seat's color, or a palette color named by a {template}.

        Raises `ThemeProblem` if the palette has no such color.
        """
        if "{" in name:
            return self.look.color(self.fill(name))
        return {"seat": self.seat_color, "seat-text": self.seat_text}.get(name, name)

    def image(self, art: str, box: Box, recolor: Mapping[str, str] = _AS_IT_IS) -> None:
        """Draw `art` to fill a box, with the colors in `recolor` replaced.

        If the file is missing, its place stays empty and a line is logged, because a card is readable without it.
        """
        rect = self.rect(box)
        wanted = self._colors(art, recolor)
        try:
            drawing = svg.image(art, rect.width, rect.height, wanted)
        except AssetMissing as problem:
            _note_missing(str(problem))
            return
        self.surface.blit(drawing, rect)

    def _colors(self, art: str, recolor: Mapping[str, str]) -> svg.Recolor:
        return self.look.find_recolor(art) + tuple((old, self.color(new)) for old, new in recolor.items())

    def own_picture(self, box: Box, radius: float) -> bool:
        """Draw the picture of a player-made card with rounded corners. Returns False if it has none."""
        if not self.face.picture:
            return False
        rect = self.rect(box)
        try:
            drawing = picture.draw(dict(self.face.picture), rect.width, rect.height)
        except AssetMissing as problem:
            _note_missing(str(problem))
            return False
        if radius:
            corners = paint.panel_surface(rect.size, radius * self.scale, "#ffffff")
            drawing = drawing.copy()
            drawing.blit(corners, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        self.surface.blit(drawing, rect)
        return True

    def image_ahead(self, art: str, box: Box, recolor: Mapping[str, str] = _AS_IT_IS) -> Iterator[None]:
        """Prepare the drawing for `image`, one part per step. Does nothing if the file is missing."""
        rect = self.rect(box)
        wanted = self._colors(art, recolor)
        with suppress(AssetMissing):
            yield from svg.drawn_ahead(art, rect.width, rect.height, wanted)

    @contextmanager
    def tilt(self, box: Box, angle: float, opacity: float = 1) -> Iterator[FaceCanvas]:
        """Draw on an empty canvas of double scale in the context.

        It then appears in the box, rotated counterclockwise by `angle` degrees about its center.
        """
        rect = self.rect(box)
        surface = pygame.Surface((2 * rect.width, 2 * rect.height), pygame.SRCALPHA)
        yield replace(self, surface=surface, scale=2 * self.scale, finer=2 * self.finer, bottoms={})
        turned = pygame.transform.rotozoom(surface, angle, 0.5)
        if text.observer:
            text.observer.on_part_placed(surface, self.surface, rect, 0.5)
        if opacity < 1:
            turned.set_alpha(round(255 * opacity))
        self.surface.blit(turned, turned.get_rect(center=rect.center))


def fill_template(template: str, values: Mapping[str, Value], face: Face, where: str) -> str:
    """Return the template with its {names} replaced by `values`.

    Raises `ThemeProblem` with the place in the theme, `where`, if a value is missing.
    """
    try:
        return template.format_map(values)
    except (KeyError, ValueError, IndexError) as problem:
        named = f"the {face.kind} face {face.id!r}"
        raise ThemeProblem(f"{where}: {named} has nothing for {template!r} ({problem}).") from problem
