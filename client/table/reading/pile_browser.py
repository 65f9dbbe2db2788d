"""An open pile: all its cards side by side over the table."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass

import pygame

from client.art import paint, palette, svg, text
from client.art.sketch import clip_to
from client.cards.compositor import FaceCompositor
from client.cards.face import Face
from client.widgets.controls.scroll import draw_scroll_bar
from client.widgets.icons import draw_icon
from client.widgets.style import BODY, DIALOG_TITLE, LABEL
from engine.kernel.game.traits import HasKnownPiles
from engine.kernel.state.refs import NONE
from engine.kernel.state.view import View
from engine.words.say import table as say

_CARD = 124.0
_GAP = 12.0
_PADDING = 20.0
_HEADER = 76.0
_TALLY = 34.0
"""Additional header height for the tally."""
_CLOSE = 38.0
_WHEEL = 90.0
_FAINT = 0.55
_DETAILS = ("hand", "table")
"""The detail levels for cards of a pile, best first."""


@dataclass(frozen=True, slots=True)
class Pile:
    """An open pile: title, sentence, cards (newest first), zone, and tally: names of drawings with numbers of cards."""

    title: str
    sentence: str
    cards: tuple[int, ...]
    zone: int = NONE
    tally: tuple[tuple[str, int], ...] = ()


def pile_of(view: View, zone: int, names: Sequence[str]) -> Pile:
    """Return a zone as the viewer may know it.

    For a hidden pile: its contents without order if the game tells them, else the cards not seen anywhere.
    """
    title, sentence, cards = _read(view, zone, names)
    piles = view.table.game.trait(HasKnownPiles)
    return Pile(title, sentence, cards, zone, tuple(piles.tally(view, cards)) if piles else ())


def _read(view: View, zone: int, names: Sequence[str]) -> tuple[str, str, tuple[int, ...]]:
    """Return title, sentence and cards of a pile."""
    table = view.table
    owner, name = table.layout.zone_name(zone, table.seats)
    title = table.game.words.zone_name(name)
    title = f"{title[:1].upper()}{title[1:]}"
    title = say("pile-of", player=names[owner], pile=title) if owner >= 0 else title
    cards = view.zones[zone]
    count = len(cards)
    known = [card for card in reversed(cards) if card >= 0]
    if len(known) == len(cards):
        sentence = say("cards-newest", count=count) if cards else say("no-card")
        return title, sentence, tuple(known)
    piles = table.game.trait(HasKnownPiles)
    inside = piles.contents(view, zone) if piles else None
    if inside is not None:
        return title, say("cards-no-order", count=count), tuple(inside)
    seen = {card for there in view.zones for card in there if card >= 0}
    group = table.zone_groups[zone]
    unseen = [card for card, of in enumerate(table.groups) if of == group and card not in seen]
    if not unseen:
        return title, say("cards-down", count=count), tuple(known)
    sentence = say("cards-unseen", count=count, unseen=len(unseen))
    return title, sentence, tuple(known) + tuple(unseen)


class PileBrowser:
    """The panel with a pile's cards. The mouse wheel and the page keys scroll; Esc or a click outside closes it."""

    def __init__(self, pile: Pile) -> None:
        self.pile = pile
        self.selected = NONE
        """The card selected by keys, or NONE."""
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.offset = 0
        self._unit = 1.0
        self._card = (1, 1)
        self._columns = 1

    def layout(self, area: pygame.Rect, unit: float, shape: float = 1.4) -> None:
        """Center the panel in `area`. `shape` is a card's height divided by its width."""
        self._unit = unit
        gap, padding = self._px(_GAP), self._px(_PADDING)
        width = self._px(_CARD)
        room = min(area.width - 2 * padding, self._px(1060)) - 2 * padding
        self._columns = max(1, min(max(3, len(self.pile.cards)), (room + gap) // (width + gap)))
        self._card = width, round(width * shape)
        inner = self._columns * (width + gap) - gap + self._px(16)
        rows = -(-len(self.pile.cards) // self._columns)
        self._content = rows * (self._card[1] + gap) - gap if rows else 0
        wide = max(inner, min(room, self._px(430))) + 2 * padding
        high = min(self._header + self._content + padding, area.height - self._px(16))
        self.rect = pygame.Rect(0, 0, wide, max(high, self._header))
        self.rect.center = area.center
        self.scroll_to(self.offset)

    def _px(self, units: float) -> int:
        return round(units * self._unit)

    @property
    def _header(self) -> int:
        """The height of everything above the cards."""
        return self._px(_HEADER + (_TALLY if self.pile.tally else 0.0))

    @property
    def _view(self) -> pygame.Rect:
        """The visible area of the cards."""
        padding = self._px(_PADDING)
        top = self.rect.y + self._header
        return pygame.Rect(
            self.rect.x + padding, top, self.rect.width - 2 * padding, self.rect.bottom - padding // 2 - top
        )

    @property
    def close_rect(self) -> pygame.Rect:
        """The place of the close button."""
        size = self._px(_CLOSE)
        return pygame.Rect(self.rect.right - size - self._px(10), self.rect.y + self._px(10), size, size)

    def scroll_to(self, offset: float) -> bool:
        """Scroll to `offset` pixels from the top, within limits. Return True if that moved the cards."""
        wanted = round(max(0, min(self._content - self._view.height, offset)))
        moved = wanted != self.offset
        self.offset = wanted
        return moved

    def scroll(self, steps: float) -> bool:
        """Scroll by notches of the mouse wheel; positive values scroll down."""
        return self.scroll_to(self.offset + steps * self._px(_WHEEL))

    def page(self, pages: float) -> bool:
        """Scroll by screenfuls of cards."""
        return self.scroll_to(self.offset + pages * self._view.height)

    def place(self, number: int) -> pygame.Rect:
        """Return where a card is, visible or not."""
        row, column = divmod(number, self._columns)
        gap, view = self._px(_GAP), self._view
        return pygame.Rect(
            view.x + column * (self._card[0] + gap), view.y + row * (self._card[1] + gap) - self.offset, *self._card
        )

    def card_at(self, point: tuple[int, int]) -> tuple[int, pygame.Rect] | None:
        """Return the card at a point with its place, or None."""
        if not self._view.collidepoint(point):
            return None
        for number, card in enumerate(self.pile.cards):
            rect = self.place(number)
            if rect.collidepoint(point):
                return card, rect
        return None

    def select(self, cards: Collection[int], step: int) -> bool:
        """Select the next selectable card in display order. Return False if there is none."""
        there = [card for card in self.pile.cards if card in cards]
        if not there:
            return False
        place = there.index(self.selected) + step if self.selected in there else 0 if step > 0 else -1
        self.selected = there[place % len(there)]
        rect = self.place(self.pile.cards.index(self.selected))
        if not self._view.contains(rect):
            self.scroll_to(self.offset + rect.centery - self._view.centery)
        return True

    def draw(
        self,
        surface: pygame.Surface,
        faces: Sequence[Face],
        compositor: FaceCompositor,
        choosable: Collection[int] = (),
        light: str = palette.AMBER,
        art: Callable[[str], str] | None = None,
    ) -> None:
        """Draw the panel of a pile's `faces`, with lights at selectable ones. `art` finds the tally's drawings."""
        unit, rect = self._unit, self.rect
        paint.shadow(surface, rect, 18 * unit, 14 * unit, 0.55, (0, 8 * unit))
        paint.panel(surface, rect, 18 * unit, palette.DUSK_9, palette.DUSK_LINE, 2 * unit, 0.97)
        left = rect.x + self._px(_PADDING)
        room = self.close_rect.left - left - self._px(8)
        for line, style, color, y in (
            (self.pile.title, DIALOG_TITLE, palette.CREAM, 26),
            (self.pile.sentence, BODY, palette.CREAM_2, 54),
        ):
            text.draw_fitted(
                surface,
                line,
                style.font,
                style.size * unit,
                color,
                (left, rect.y + y * unit),
                "midleft",
                room,
                12.5 * unit,
            )
        draw_icon(surface, "close", 20 * unit, palette.CREAM, self.close_rect.center)
        if art is not None:
            self._draw_tally(surface, art)
        self._draw_cards(surface, faces, compositor, choosable, light)

    def _draw_tally(self, surface: pygame.Surface, art: Callable[[str], str]) -> None:
        """Draw the tally: each drawing with its number, in one row."""
        size, tally = self._px(_TALLY * 0.82), self.pile.tally
        each = min(self._px(70), (self.rect.width - 2 * self._px(_PADDING)) // max(1, len(tally)))
        size = min(size, each // 2)
        x, y = self.rect.x + self._px(_PADDING), self.rect.y + self._px(_HEADER + _TALLY / 2 - 6)
        for drawing, count in tally:
            surface.blit(svg.image(art(drawing), size, size), (x, y - size // 2))
            text.draw(
                surface,
                str(count),
                LABEL.font,
                LABEL.size * 1.1 * self._unit,
                palette.CREAM,
                (x + size + self._px(5), y),
                "midleft",
            )
            x += each

    def _draw_cards(
        self,
        surface: pygame.Surface,
        faces: Sequence[Face],
        compositor: FaceCompositor,
        choosable: Collection[int],
        light: str,
    ) -> None:
        view = self._view
        # The light around a card at the edge must be visible too.
        with clip_to(surface, view.inflate(self._px(10), self._px(10))):
            for number, face in enumerate(faces):
                place, card = self.place(number), self.pile.cards[number]
                if not place.colliderect(view):
                    continue
                if card in choosable:
                    edge = place.inflate(self._px(8), self._px(8))
                    paint.panel(surface, edge, 10 * self._unit, light)
                details = compositor.theme.details(face.kind)
                detail = next((detail for detail in _DETAILS if detail in details), details[0])
                surface.blit(compositor.draw(face, place.width, detail), place)
                if choosable and card not in choosable:
                    paint.panel(surface, place, 8 * self._unit, palette.DUSK_9, opacity=_FAINT)
                if card == self.selected:
                    paint.focus_ring(surface, place, 8 * self._unit, self._unit, 1)
        draw_scroll_bar(surface, view, self._content, self.offset, self._unit, on_dusk=True)
