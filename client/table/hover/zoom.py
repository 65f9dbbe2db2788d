"""The enlarged card beside the pointer: its face with all the words, a dry line, and what its terms mean."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

import pygame

from client.art import paint, palette, text
from client.art.cache import SurfaceCache, converted
from client.cards.compositor import FaceCompositor
from client.cards.face import Face
from client.cards.theme import Theme
from client.look.schema import Texts, read_all
from client.table.actions import key_of
from client.table.hover.intent import beside
from client.widgets.icons import draw_key_cap
from client.widgets.paper import DUSK_SLIP, Paper
from client.widgets.style import LABEL, SECOND
from client.words.say import table as say

SMALLEST_WIDTH = 360
"""Of an enlarged card on a table 1920 wide, pixels."""
_MOST_TERMS = 3
_PANEL_WIDTH = 236.0
_PADDING = 12.0
_MARGIN = 8.0

_kept = SurfaceCache(24 << 20)


@dataclass(frozen=True, slots=True)
class Term:
    """A term of a game, what it means, and the clause of the rules about it."""

    name: str
    words: Texts
    text: str
    clause: str


@lru_cache(maxsize=8)
def terms(slug: str) -> tuple[Term, ...]:
    """The terms of a game that are explained, in their order."""
    found: tuple[Term, ...] = read_all("texts/keywords.toml", tuple[Term, ...]).get(slug, ())
    return found


def terms_of(face: Face, slug: str) -> list[Term]:
    """The terms that stand on a card, at most three, in the order of its words."""
    return terms_in("\n".join([*(line.text for line in face.lines), str(face.fields.get("type_line", ""))]), slug)


def terms_in(sentences: str, slug: str) -> list[Term]:
    """The terms that stand in words of a game, at most three, in their order."""
    words = sentences.lower()
    found = [term for term in terms(slug) if any(word in words for word in term.words)][:_MOST_TERMS]
    return sorted(found, key=lambda term: min(words.index(word) for word in term.words if word in words))


@lru_cache(maxsize=8)
def _quips(slug: str) -> dict[str, str]:
    found: dict[str, str] = read_all("texts/quips.toml", Mapping[str, str]).get(slug, {})
    return found


def quip(slug: str, card_id: str) -> str:
    """The dry line about a card, or nothing."""
    return _quips(slug).get(card_id, "")


class Zoom:
    """Draws enlarged cards of one game. `unit` is pixels per unit of text (see `client.shell.scene.Scale`)."""

    def __init__(self, theme: Theme, compositor: FaceCompositor, quips: bool = True) -> None:
        self.theme = theme
        self.compositor = compositor
        self.quips = quips

    def draw(self, surface: pygame.Surface, face: Face, source: pygame.Rect, area: pygame.Rect, scale: float,
             unit: float, pinned: bool = False) -> pygame.Rect:  # fmt: skip
        """Draw a card enlarged beside `source` within `area`; returns the place it takes.

        `scale` is pixels in one pixel of a table 1920 wide. Larger text makes the card larger where there is room;
        where there is little, what its terms mean is left out first.
        """
        gap = round(14 * scale)
        found = terms_of(face, self.theme.slug)
        width = self.width(face, area, scale, unit)
        beside_source = max(source.left - area.left, area.right - source.right) - gap
        if self._wide(width, unit, bool(found)) > beside_source:
            found = []
            width = max(round(SMALLEST_WIDTH * scale), min(width, beside_source - 2 * round(_MARGIN * unit)))
        picture = self._picture(face, width, area, scale, unit, found, pinned)
        place = beside(picture.get_size(), source, area, gap)
        surface.blit(picture, place)
        return place

    def _wide(self, width: int, unit: float, notes: bool) -> int:
        """How wide everything is around a card of some width."""
        return width + round((2 * _MARGIN + (_PANEL_WIDTH + _PADDING if notes else 0)) * unit)

    def width(self, face: Face, area: pygame.Rect, scale: float, unit: float) -> int:
        """How wide the enlarged card is: as the theme says, more with larger text, never more than has room."""
        line = self.quips and quip(self.theme.slug, face.id)
        grown = max(1.0, unit / max(0.01, scale * 1.5))
        wanted = max(SMALLEST_WIDTH, self.theme.size("zoom-card")) * scale * grown
        tall = self.compositor.height(face, 300, "zoom") / 300
        room = area.height - (44 * unit if line else 0) - 2 * _MARGIN * unit
        return max(60, round(min(wanted, room / tall, area.width * 0.6)))

    def _picture(self, face: Face, width: int, area: pygame.Rect, scale: float, unit: float, found: Sequence[Term],
                 pinned: bool) -> pygame.Surface:  # fmt: skip
        line = quip(self.theme.slug, face.id) if self.quips else ""
        key = (face.key, width, round(unit, 2), area.size, line, bool(found), pinned)
        return _kept.get(key, lambda: self._compose(face, width, unit, line, found, pinned))

    def _compose(self, face: Face, width: int, unit: float, line: str, found: Sequence[Term],
                 pinned: bool) -> pygame.Surface:  # fmt: skip
        card = self.compositor.draw(face, width, "zoom")
        margin = round(_MARGIN * unit)
        notes = _term_panel(found, round(_PANEL_WIDTH * unit), unit, self.theme.slip) if found else None
        strip = self._quip_strip(line, card.get_width(), unit) if line else None
        wide = card.get_width() + 2 * margin + (notes.get_width() + round(_PADDING * unit) if notes else 0)
        high = card.get_height() + 2 * margin + (strip.get_height() if strip else 0)
        surface = pygame.Surface((wide, max(high, notes.get_height() + 2 * margin if notes else 0)), pygame.SRCALPHA)
        rect = card.get_rect(topleft=(margin, margin))
        radius = self.theme.card_radius * width / 300
        if strip:
            surface.blit(strip, (margin, rect.bottom - round(6 * unit)))
        paint.shadow(surface, rect, radius, 6 * unit, 0.5, (0, 3 * unit), self.theme.shadow_color)
        surface.blit(card, rect)
        if notes:
            surface.blit(notes, (rect.right + round(_PADDING * unit), margin))
        if pinned:
            paint.panel(surface, rect.inflate(6, 6), radius + 3, "none", palette.AMBER, max(2, 3 * unit))
        return converted(surface)

    def _quip_strip(self, line: str, width: int, unit: float) -> pygame.Surface:
        """The dry line on a strip of paper that looks out from under the card."""
        key, size = self.theme.font("quip")
        size *= unit / 1.5
        inner = width - 2 * round(_PADDING * unit)
        size = text.fit(line, key, size, inner, size * 0.6)
        surface = pygame.Surface((width, round(size * 1.5 + 10 * unit)), pygame.SRCALPHA)
        rect = surface.get_rect().inflate(-round(10 * unit), 0)
        paint.panel(surface, rect, 6 * unit, palette.RAISED, palette.PAPER_LINE, 1.2 * unit)
        middle = rect.centerx, rect.centery + 3 * unit
        text.draw(surface, text.shorten(line, key, size, inner), key, size, palette.INK, middle, "center")
        return surface


def _term_panel(found: Sequence[Term], width: int, unit: float, paper: Paper) -> pygame.Surface:
    padding = round(_PADDING * unit)
    inner = width - 2 * padding
    title_step, step = LABEL.size * 1.3 * unit, SECOND.size * 1.3 * unit
    blocks = [(term, text.wrap(term.text, SECOND.font, SECOND.size * unit, inner, balanced=False)) for term in found]
    height = sum(title_step + len(lines) * step + 8 * unit for _, lines in blocks) + 2 * padding + 20 * unit
    surface = pygame.Surface((width, round(height)), pygame.SRCALPHA)
    paint.panel(surface, surface.get_rect(), paper.radius * unit, paper.raised, paper.edge, 1.2 * unit)
    y = padding + title_step / 2
    for term, lines in blocks:
        text.draw(surface, term.name, LABEL.font, LABEL.size * unit, paper.text, (padding, y), "midleft")
        text.draw(surface, term.clause, SECOND.font, SECOND.size * unit, paper.second, (width - padding, y),
                  "midright")
        y += (title_step + step) / 2
        for line in lines:
            text.draw(surface, line, SECOND.font, SECOND.size * unit, paper.second, (padding, y), "midleft")
            y += step
        y += (title_step - step) / 2 + 8 * unit
    y = height - padding - 6 * unit
    cap = draw_key_cap(surface, key_of("table.rules"), unit, (padding, y), dusk=paper == DUSK_SLIP)
    text.draw(surface, say("the-rules-key"), SECOND.font, SECOND.size * unit, paper.second,
              (padding + cap + 7 * unit, y), "midleft")  # fmt: skip
    return surface
