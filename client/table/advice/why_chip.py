"""The "Why?" chip at the plate of the computer seat that acted last."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

import pygame

from client.art import paint, text
from client.layout.arrangement import Arrangement
from client.table.advice.panel import PanelLook
from client.table.advice.words import draw_dots
from client.table.context import TableContext
from client.table.layers.find_on_table import find_text_rects
from engine.session.computers.moves import Move
from engine.words.say import table as say

WHY = "why"
"""The kind of press target that the chip is."""
WHY_LINE = "why-line"
"""A log line about a move, by its number."""
_LETTERS, _LARGEST = 14.0, 1.3
"""Font size in u, and the most that the text size setting enlarges it: the plate doesn't grow either."""
_BUSY, _LIT, _PLAIN = "busy", "lit", "plain"
_LAP = 5
"""The chip covers this fraction (1/n) of its height on the plate."""
_GROUND = ("board", "track")


class WhyChip:
    """The "Why?" chip of one table."""

    def __init__(self, table: TableContext) -> None:
        self.table = table
        self._placed: tuple[Arrangement | None, int, float, pygame.Rect | None] = (None, -1, 0.0, None)

    @property
    def move(self) -> Move | None:
        """The last move, once all events have been shown."""
        session = self.table.session
        if self.table.director.waiting or session.curtain is not None or session.over:
            return None
        moves = session.moves
        return moves[-1] if moves else None

    @property
    def rect(self) -> pygame.Rect | None:
        """Its rectangle, or None while there is no move to ask about."""
        move, arrangement, unit = self.move, self.table.places.arrangement, self.table.screen.scale.unit
        if move is None:
            return None
        placed = self._placed
        if placed[0] is not arrangement or placed[1:3] != (move.seat, unit):
            self._placed = arrangement, move.seat, unit, self.find_room(move.seat)
        return self._placed[3]

    def find_room(self, seat: int) -> pygame.Rect | None:
        arrangement = self.table.places.arrangement
        plate = arrangement.plate_rects.get(seat)
        if plate is None:
            return None
        face, size = self._letters()
        rect = pygame.Rect(0, 0, text.width(say("why"), face, size) + round(1.1 * size), round(1.5 * size))
        things = [piece.hit for piece in arrangement.pieces]
        things += arrangement.plate_rects.values()
        things += [other for name, other in arrangement.rects.items() if name not in _GROUND]
        things += find_text_rects(self.table.screen.painter)
        return place_chip(rect, plate, things, self.table.places.area)

    def _letters(self) -> tuple[str, float]:
        scale = self.table.screen.scale
        larger = min(_LARGEST, scale.text)
        return self.table.screen.theme.font("button")[0], _LETTERS * scale.scenery * larger

    @property
    def fingerprint(self) -> Hashable:
        """A comparable value of everything the chip shows."""
        return self.move, self._state()

    def _state(self) -> str:
        advice, pointed = self.table.session.advice, self.table.pointer.pointed
        if advice.thinks_of is not None:
            return _BUSY
        return _LIT if advice.why is not None or (pointed is not None and pointed.kind == WHY) else _PLAIN

    def is_at(self, point: tuple[int, int]) -> bool:
        rect = self.rect
        return rect is not None and rect.collidepoint(point)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the word, or dots while the explanation is computed."""
        rect = self.rect
        if rect is None:
            return
        look, state, (face, size) = PanelLook.of(self.table), self._state(), self._letters()
        ground, ink = (look.paper, look.ink) if state == _PLAIN else (look.accent, look.accent_ink)
        paint.shadow(surface, rect, rect.height / 2, 0.3 * size, 0.45, (0, 0.12 * size), look.shadow)
        paint.panel(surface, rect, rect.height / 2, ground, look.accent, max(1.5, 0.11 * size))
        if state == _BUSY:
            draw_dots(surface, rect, ink)
        else:
            text.draw(surface, say("why"), face, size, ink, rect.center, "center")


def place_chip(rect: pygame.Rect, plate: pygame.Rect, things: Sequence[pygame.Rect], area: pygame.Rect) -> pygame.Rect:
    """Return where the chip hangs over a plate's edge, covering as little as possible of the plate and other things."""
    lap = rect.height // _LAP
    left, right, top, bottom = plate.left + lap, plate.right - lap, plate.top + lap, plate.bottom - lap
    corners = (
        ("topright", (right, bottom)),
        ("topleft", (left, bottom)),
        ("bottomright", (right, top)),
        ("bottomleft", (left, top)),
        ("midleft", (right, plate.centery)),
        ("midright", (left, plate.centery)),
    )
    places = []
    for corner, point in corners:
        place = rect.copy()
        setattr(place, corner, point)
        places.append(place.clamp(area))
    return min(places, key=lambda place: sum(_covered_area(place, thing) for thing in things))


def _covered_area(place: pygame.Rect, thing: pygame.Rect) -> int:
    both = place.clip(thing)
    return both.width * both.height
