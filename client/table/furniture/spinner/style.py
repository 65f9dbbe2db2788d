"""The style of a game's spinner: `assets/themes/<slug>-spinner.toml`, and its pictures.

The keys stand at the top of the file. Games without a spinner have no such file.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import pygame

from client.art import paint, svg, text
from client.art.cache import SurfaceCache, to_fast_format
from client.cards.theme import Theme
from client.layout.arrangement import Arrangement
from client.layout.map import Spot
from client.look.schema import Art, Color, Colors, Texts, Typeface
from client.table.furniture.spinner.motion import SECTOR, SECTORS
from client.table.picture.draw_context import DrawContext
from engine.kernel.state.refs import NONE
from engine.kernel.state.view import View
from engine.words.messages import words_cache

_VIEW = 400.0
_LABEL_AT, _LABELS_AT, _LABEL_SIZE, _LABEL_WIDE = 0.338, 0.322, 0.056, 0.33
_RADIUS = 162.0
_HUB = 46.0
_ISLAND = 16.0
MARGIN = _ISLAND + 12
"""How far the island in the street extends beyond the spinner's box, in map pixels."""
_UPSIDE_DOWN = (2, 3, 4)
_SMALLEST, _LARGEST = 18.0, 0.068
"""Minimum font size in map pixels, and its limit on a small spinner, where text would cover the signs. The result is
shown next to the spinner anyway.
"""

_pictures = SurfaceCache(48 << 20)


@dataclass(frozen=True, slots=True)
class SpinnerFace:
    """One face of a spinner. `leads`: (result, number of the face to spin next), or None."""

    art: Art
    arrow: Art
    labels: Texts
    inks: Colors
    leads: tuple[int, int] | None = None
    zone: str = ""
    card: str = ""

    def is_of(self, view: View, seat: int) -> bool:
        """Return whether a face-up card in one of the seat's zones makes this the seat's face."""
        if not self.zone or seat == NONE:
            return False
        game = view.table.game
        return any(card >= 0 and game.shows.face(view, card)["id"] == self.card for card in view.zone(self.zone, seat))


@dataclass(frozen=True, eq=False)
class SpinnerStyle:
    """The faces of a game's spinner. Create it with `load`."""

    typeface: Typeface
    glow: Color
    faces: tuple[SpinnerFace, ...]
    slim: Typeface = ""

    @classmethod
    @words_cache(4)
    def load(cls, theme: Theme) -> SpinnerStyle:
        """Return the spinner of a theme's game. Raises `ThemeProblem` with one sentence, or `assets.AssetMissing`."""
        table = theme.table(f"themes/{theme.slug}-spinner.toml")
        look = table.read(cls)
        if not look.faces or any({len(face.labels), len(face.inks)} != {SECTORS} for face in look.faces):
            raise table.problem("faces", f"a list of faces with {SECTORS} labels and inks each")
        return look

    def face_of(self, view: View) -> int:
        """Return the number of the face on which the active seat spins first."""
        special = (number for number, face in enumerate(self.faces) if face.is_of(view, view.active))
        return next(special, 0)

    # -- pictures -------------------------------------------------------------------------------------------

    def picture(self, number: int, diameter: int, lit: int, scale: float) -> pygame.Surface:
        """Return a face with its labels, `diameter` pixels wide. The picture is shared: don't draw on it.

        `lit`: the brightened sector, 1 to 6, or 0. `scale`: window pixels per map pixel.
        """
        number = min(number, len(self.faces) - 1)
        key = "face", self, number, diameter, lit, round(scale, 3)
        return _pictures.get(key, lambda: self._draw_face(self.faces[number], diameter, lit, scale))

    def prepare(self, diameter: int, scale: float) -> None:
        """Pre-render all faces and arrows at a size, so that none is drawn during motion."""
        for number in range(len(self.faces)):
            self.picture(number, diameter, 0, scale)
            self.hub(number, diameter)

    def _bare(self, face: SpinnerFace, diameter: int) -> pygame.Surface:
        """Return a face without labels and light. It is cached, because each of the six lit sectors needs it."""
        key = "bare", self, face.art, diameter
        return _pictures.get(key, lambda: svg.fresh(face.art, diameter, diameter))

    def _draw_face(self, face: SpinnerFace, diameter: int, lit: int, scale: float) -> pygame.Surface:
        surface = self._bare(face, diameter).copy()
        if lit:
            surface.blit(svg.inline(_sector(lit), diameter, diameter, _VIEW, _VIEW), (0, 0))
        for place, label in enumerate(face.labels):
            words, lines = self._label(label, face.inks[place], diameter, scale)
            turn = -SECTOR * place + (180 if place in _UPSIDE_DOWN else 0)
            angle = math.radians(SECTOR * place - 90)
            turned = pygame.transform.rotozoom(words, turn, 1)
            middle = diameter / 2
            far = (_LABEL_AT if lines == 1 else _LABELS_AT) * diameter
            at = middle + far * math.cos(angle), middle + far * math.sin(angle)
            surface.blit(turned, turned.get_rect(center=(round(at[0]), round(at[1]))))
        return to_fast_format(surface)

    def _label(self, words: str, color: str, diameter: int, scale: float) -> tuple[pygame.Surface, int]:
        """Return a label of at most two lines, as large as possible, and its number of lines.

        Falls back to the narrow typeface, then to no text, because each sector has a sign.
        """
        smallest = min(_SMALLEST * scale, _LARGEST * diameter)
        room = _LABEL_WIDE * diameter
        for face in filter(None, (self.typeface, self.slim)):
            least = text.readable_size(face)
            size = max(_LABEL_SIZE * diameter, smallest, min(least, _LARGEST * diameter))
            lines = _lines(words, face, size, room)
            size = min(text.fit(line, face, size, room) for line in lines)
            if size >= least:
                break
        step = size * 0.94
        width = max(text.width(line, face, size) for line in lines)
        surface = pygame.Surface((width + 4, round(step * len(lines) + 4)), pygame.SRCALPHA)
        for row, line in enumerate(lines if size >= least else ()):
            text.draw(surface, line, face, size, color, (width / 2 + 2, step * (row + 0.5) + 1), "center")
        return surface, len(lines)

    def arrow(self, number: int, diameter: int) -> pygame.Surface:
        """Return a face's arrow, pointing up and cropped around its center of rotation. The picture is shared."""
        art = self.faces[min(number, len(self.faces) - 1)].arrow

        def make() -> pygame.Surface:
            whole = svg.fresh(art, diameter, diameter)
            seen, middle = whole.get_bounding_rect(), diameter / 2
            across = math.ceil(max(middle - seen.left, seen.right - middle)) + 1
            down = math.ceil(max(middle - seen.top, seen.bottom - middle)) + 1
            part = pygame.Rect(round(middle) - across, round(middle) - down, 2 * across, 2 * down)
            return whole.subsurface(part.clip(whole.get_rect())).copy()

        return _pictures.get(("arrow", self, art, diameter), make)

    def hub(self, number: int, diameter: int) -> pygame.Surface:
        """Return an arrow's hub, a circle cut from its middle. The picture is shared."""
        arrow = self.arrow(number, diameter)
        size = round(2 * _HUB * diameter / _VIEW)

        def make() -> pygame.Surface:
            mask = svg.inline('<circle cx="50" cy="50" r="50" fill="#FFFFFF"/>', size, size, 100, 100).copy()
            offset = (arrow.get_width() - size) // 2, (arrow.get_height() - size) // 2
            mask.blit(arrow, (-offset[0], -offset[1]), special_flags=pygame.BLEND_RGBA_MULT)
            return to_fast_format(mask)

        return _pictures.get(("hub", self, number, diameter), make)


def draw_at_rest(surface: pygame.Surface, theme: Theme, arrangement: Arrangement, view: View) -> None:
    """Draw the face of a spinner that nobody has spun yet, without its arrow."""
    style, place = SpinnerStyle.load(theme), arrangement.rects["spinner"]
    face = style.picture(style.face_of(view), min(place.size), 0, arrangement.scale)
    surface.blit(face, face.get_rect(center=place.center))


def _lines(words: str, face: str, size: float, room: float) -> list[str]:
    """Break a label into one line if it fits, else into the two most even lines. Words are never split."""
    parts = words.split()
    if len(parts) == 1 or text.width(words, face, size) <= room:
        return [words]
    halves = ([" ".join(parts[:cut]), " ".join(parts[cut:])] for cut in range(1, len(parts)))
    return min(halves, key=lambda lines: max(text.width(line, face, size) for line in lines))


def _sector(number: int) -> str:
    """Return the SVG of a brightened sector with a bright outline."""
    ends = [math.radians((number - 1) * SECTOR - 90 + side * SECTOR / 2) for side in (-1, 1)]
    (x1, y1), (x2, y2) = ((200 + _RADIUS * math.cos(end), 200 + _RADIUS * math.sin(end)) for end in ends)
    path = f"M200 200L{x1:.2f} {y1:.2f}A{_RADIUS} {_RADIUS} 0 0 1 {x2:.2f} {y2:.2f}Z"
    return (
        f'<path d="{path}" fill="#FFFFFF" fill-opacity="0.2"/>'
        f'<path d="{path}" fill="none" stroke="#FFF3C0" stroke-width="6" stroke-linejoin="round"/>'
    )


def draw_island(surface: pygame.Surface, showing: DrawContext, spot: Spot) -> None:
    """Draw the round island below the spinner."""
    x, y, width, height = spot.box
    for grown, use in ((_ISLAND + 10, "kerb"), (_ISLAND, "street")):
        rect = showing.rect((x - grown, y - grown, width + 2 * grown, height + 2 * grown))
        paint.panel(surface, rect, rect.width / 2, showing.color(use))
