"""The enlarged card: its face with all text, a quip, and explanations of its terms."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

import pygame

from client.art import paint, palette, text
from client.art.cache import SurfaceCache, to_fast_format
from client.art.text_positions import WrittenLine, record_lines
from client.cards.compositor import FaceCompositor
from client.cards.face import Face
from client.cards.theme import Theme
from client.cards.two_player_text import for_two
from client.look.schema import read_all
from client.look.terms import GameTerm, terms
from client.table.actions import SHOW_RULES, key_of
from client.table.hover.placement import Room
from client.widgets import Button
from client.widgets.icons import draw_key_cap
from client.widgets.paper import DUSK_SLIP, Paper
from client.widgets.style import LABEL, SECOND
from engine.words.messages import words_cache
from engine.words.say import table as say

SMALLEST_WIDTH = 360
"""Smallest width of an enlarged card on a table 1920 wide, in pixels."""
READ = 18.0
"""With larger text, the notes next to a card have at least this font size in pixels."""
_SHARES = (1.0, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4)
"""Shares of the wanted card size to try, largest first."""
_ASIDE = 0.7
"""Width of buttons next to a card, as a share of its width."""
_MOST_TERMS = 3
_LEAST_QUIP = 13.0
"""With larger text, quips in a smaller font than this (pixels) are left out."""
_PANEL_WIDTH = 236.0
_PADDING = 12.0
_MARGIN = 8.0

_kept = SurfaceCache(24 << 20)


@dataclass(frozen=True, slots=True)
class ZoomLayout:
    """The layout of an enlarged card.

    `rect`: the place of the whole. `width`: the card's width. `unit`: pixels per u around it. `notes`: the explained
    terms. `buttons`: below the card, or next to it if `aside`.
    """

    rect: pygame.Rect
    width: int
    unit: float
    notes: tuple[GameTerm, ...] = ()
    buttons: tuple[Button, ...] = ()
    aside: bool = False

    @property
    def column(self) -> int:
        """The width of the buttons."""
        return round(self.width * _ASIDE) if self.aside else self.width

    def at(self, rect: pygame.Rect) -> ZoomLayout:
        """Return the same layout at another place, and place its buttons."""
        gap, bottom = round(_MARGIN * self.unit), rect.bottom
        for button in reversed(self.buttons):
            height = button.height_for(self.column, self.unit)
            bottom -= height
            left = rect.right - gap - self.column if self.aside else rect.left + gap
            button.place(pygame.Rect(left, bottom, self.column, height), self.unit)
            bottom -= gap
        return replace(self, rect=rect)


def abilities(face: Face) -> list[GameTerm]:
    """Return the meaning of a card's symbols now, the number of copies the viewer owns, and rulings."""
    found = [GameTerm("", (), "\n".join([tag.words, *([f"- {tag.now}"] if tag.now else [])]), "") for tag in face.tags]
    if owned := face.fields.get("owned"):
        found.append(GameTerm("", (), str(owned), ""))
    ruling = face.fields.get("ruling") if found else ""
    return found + ([GameTerm(say("ruling"), (), str(ruling), "")] if ruling else [])


def sentences(face: Face) -> list[GameTerm]:
    """Return a card's text, to be read next to it in letters independent of the card's size."""
    return [GameTerm("", (), "\n".join(line.text for line in face.lines), "")] if face.lines and not face.tags else []


def terms_of(face: Face, slug: str) -> list[GameTerm]:
    """Return the terms on a card, at most three, in the order of its text."""
    return terms_in("\n".join([*(line.text for line in face.lines), str(face.fields.get("type_line", ""))]), slug)


def terms_in(sentences: str, slug: str) -> list[GameTerm]:
    """Return the terms in a text of a game, at most three, in order."""
    words = sentences.lower()
    found = [term for term in terms(slug) if any(word in words for word in term.words)][:_MOST_TERMS]
    return sorted(found, key=lambda term: min(words.index(word) for word in term.words if word in words))


@words_cache(8)
def _quips(slug: str) -> dict[str, str]:
    found: dict[str, str] = read_all("texts/quips.toml", Mapping[str, str]).get(slug, {})
    return found


def quip(slug: str, card_id: str) -> str:
    """Return a card's quip, or an empty string."""
    return _quips(slug).get(card_id, "")


class Zoom:
    """Draws enlarged cards of one game. `share`: size relative to the theme's, space permitting.

    `unit`: pixels per unit of text (see `client.shell.scene.Scale`).
    """

    def __init__(
        self, theme: Theme, compositor: FaceCompositor, quips: bool = True, share: float = 1.0, two: bool = False
    ) -> None:
        """`two`: with two players, terms speak of one opponent."""
        self.theme, self.two = theme, two
        self.compositor = compositor
        self.quips = quips
        self.share = share

    def lay(self, face: Face, room: Room, scale: float, unit: float, labels: Sequence[str] = ()) -> ZoomLayout:
        """Return the layout of an enlarged card with buttons of these labels.

        `scale`: window pixels per pixel of a table 1920 wide. With larger text the card grows if there is space, and
        its text also stands next to it, at least `READ` large. In little space, the terms go first, then the card
        shrinks.
        """
        large = self.compositor.letters > 1
        does = (*(sentences(face) if large else ()), *abilities(face))
        least = min(unit, READ / SECOND.size) if large else 0.0
        found = (*does, *self._terms(face))
        widest = self.width(face, room.area, scale, unit)
        laid = ZoomLayout(pygame.Rect(0, 0, 0, 0), 0, 0.0)
        for share, kept in [(share, does) for share in _SHARES if does] + [(share, ()) for share in _SHARES]:
            ways = [(found, False)] if found != kept and share == 1 else []
            for notes, aside in (*ways, (kept, False), *([(kept, True)] if labels else [])):
                laid = ZoomLayout(
                    pygame.Rect(0, 0, 0, 0),
                    round(widest * share),
                    max(unit * share, least),
                    notes,
                    tuple(Button(words, "primary") for words in labels),
                    aside,
                )
                place = room.place(self._size(face, laid))
                if place is not None:
                    return laid.at(place)
        return laid.at(room.least_bad(self._size(face, laid)))

    def _terms(self, face: Face) -> list[GameTerm]:
        found, slug = terms_of(face, self.theme.slug), self.theme.slug
        return [replace(term, text=for_two(term.text, slug)) for term in found] if self.two else found

    def draw(self, surface: pygame.Surface, face: Face, laid: ZoomLayout, pinned: bool = False) -> None:
        """Draw a card in its layout."""
        key = face.key, laid.width, round(laid.unit, 2), self.quips, laid.notes, pinned
        surface.blit(_kept.get(key, lambda: self._compose(face, replace(laid, buttons=()), pinned)), laid.rect)
        for button in laid.buttons:
            button.draw(surface)

    def lines(self, face: Face, laid: ZoomLayout) -> tuple[WrittenLine, ...]:
        """Return the text lines on a card and next to it, in its layout."""
        margin, fresh = round(_MARGIN * laid.unit), FaceCompositor(self.theme, letters=self.compositor.letters)
        left, top = laid.rect.x + margin, laid.rect.y + margin
        size = laid.width, self.compositor.height(face, laid.width, "zoom")
        lines = [line.at(left, top) for line in record_lines(size, lambda _: fresh.draw(face, laid.width, "zoom"))]
        if laid.notes:
            width = round(_PANEL_WIDTH * laid.unit)
            size = width, laid.rect.height
            notes = record_lines(size, lambda _: _term_panel(laid.notes, width, laid.unit, self.theme.slip))
            lines += [line.at(left + laid.width + round(_PADDING * laid.unit), top) for line in notes]
        return tuple(lines)

    def width(self, face: Face, area: pygame.Rect, scale: float, unit: float) -> int:
        """Return the width of the enlarged card: the theme's, more with larger text, at most what fits."""
        line = self.quips and quip(self.theme.slug, face.id)
        grown = max(1.0, unit / max(0.01, scale * 1.5))
        wanted = max(SMALLEST_WIDTH, self.theme.size("zoom-card")) * scale * grown * self.share
        tall = self.compositor.height(face, 300, "zoom") / 300
        room = area.height - (44 * unit if line else 0) - 2 * _MARGIN * unit
        return max(60, round(min(wanted, room / tall, area.width * 0.6)))

    def _size(self, face: Face, laid: ZoomLayout) -> tuple[int, int]:
        """Return the size of a card with everything around it."""
        width, unit = laid.width, laid.unit
        margin = 2 * round(_MARGIN * unit)
        high = self.compositor.height(face, width, "zoom") + margin
        if strip := self._quip_strip(face, width, unit):
            high += strip.get_height()
        if laid.notes:
            panel = _term_panel(laid.notes, round(_PANEL_WIDTH * unit), unit, self.theme.slip)
            width += panel.get_width() + round(_PADDING * unit)
            high = max(high, panel.get_height() + margin)
        buttons = sum(button.height_for(laid.column, unit) + margin // 2 for button in laid.buttons)
        if laid.aside and laid.buttons:
            return width + laid.column + margin + margin // 2, max(high, buttons + margin // 2)
        return width + margin, high + buttons

    def _compose(self, face: Face, laid: ZoomLayout, pinned: bool) -> pygame.Surface:
        width, unit = laid.width, laid.unit
        card = self.compositor.draw(face, width, "zoom")
        margin = round(_MARGIN * unit)
        surface = pygame.Surface(self._size(face, laid), pygame.SRCALPHA)
        rect = card.get_rect(topleft=(margin, margin))
        radius = self.theme.card_radius * width / 300
        if strip := self._quip_strip(face, width, unit):
            surface.blit(strip, (margin, rect.bottom - round(6 * unit)))
        paint.shadow(surface, rect, radius, 6 * unit, 0.5, (0, 3 * unit), self.theme.shadow_color)
        surface.blit(card, rect)
        if laid.notes:
            notes = _term_panel(laid.notes, round(_PANEL_WIDTH * unit), unit, self.theme.slip)
            surface.blit(notes, (rect.right + round(_PADDING * unit), margin))
        if pinned:
            paint.panel(surface, rect.inflate(6, 6), radius + 3, "none", palette.AMBER, max(2, 3 * unit))
        return to_fast_format(surface)

    def _quip_strip(self, face: Face, width: int, unit: float) -> pygame.Surface | None:
        """Return the quip on a strip of paper that sticks out below the card, or None."""
        line = quip(self.theme.slug, face.id) if self.quips else ""
        if not line:
            return None
        key, size = self.theme.font("quip")
        size *= unit / 1.5
        inner = width - 2 * round(_PADDING * unit)
        size = text.fit(line, key, size, inner, size * 0.6)
        if self.compositor.letters > 1 and size < _LEAST_QUIP:
            return None
        surface = pygame.Surface((width, round(size * 1.5 + 10 * unit)), pygame.SRCALPHA)
        rect = surface.get_rect().inflate(-round(10 * unit), 0)
        paint.panel(surface, rect, 6 * unit, palette.RAISED, palette.PAPER_LINE, 1.2 * unit)
        middle = rect.centerx, rect.centery + 3 * unit
        text.draw(surface, text.shorten(line, key, size, inner), key, size, palette.INK, middle, "center")
        return surface


def _term_panel(found: Sequence[GameTerm], width: int, unit: float, paper: Paper) -> pygame.Surface:
    padding = round(_PADDING * unit)
    inner = width - 2 * padding
    title_step, step = LABEL.size * 1.3 * unit, SECOND.size * 1.3 * unit
    blocks = [(term, text.wrap(term.text, SECOND.font, SECOND.size * unit, inner, balanced=False)) for term in found]
    titles = sum(title_step for term in found if term.name)
    height = titles + sum(len(lines) * step + 8 * unit for _, lines in blocks) + 2 * padding + 20 * unit
    surface = pygame.Surface((width, round(height)), pygame.SRCALPHA)
    paint.panel(surface, surface.get_rect(), paper.radius * unit, paper.raised, paper.edge, 1.2 * unit)
    y = float(padding)
    for term, lines in blocks:
        if term.name:
            middle = y + title_step / 2
            text.draw(surface, term.name, LABEL.font, LABEL.size * unit, paper.text, (padding, middle), "midleft")
            text.draw(
                surface,
                term.clause,
                SECOND.font,
                SECOND.size * unit,
                paper.second,
                (width - padding, middle),
                "midright",
            )
            y += title_step
        for line in lines:
            color = paper.second if term.name else paper.text
            text.draw(surface, line, SECOND.font, SECOND.size * unit, color, (padding, y + step / 2), "midleft")
            y += step
        y += 8 * unit
    y = height - padding - 6 * unit
    cap = draw_key_cap(surface, key_of(SHOW_RULES), unit, (padding, y), dusk=paper == DUSK_SLIP)
    text.draw(
        surface,
        say("the-rules-key"),
        SECOND.font,
        SECOND.size * unit,
        paper.second,
        (padding + cap + 7 * unit, y),
        "midleft",
    )
    return surface
