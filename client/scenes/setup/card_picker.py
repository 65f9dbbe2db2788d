"""Selects cards for a setup option, each with its picture and text."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pygame

from client.art import paint, palette, text
from client.cards.face import Face
from client.scenes.gallery.face_book import FaceBook, plain_text
from client.widgets import Button, Form, Picker, Pressable, Row, ScrollArea, TextField, Words
from client.widgets.style import DIALOG_TITLE, LABEL, SECOND
from engine.words.say import setup as say

_WIDTH = 1080.0
_TWO_COLUMNS = 760.0
_PADDING = 20.0
_GAP = 10.0
_TILE = 108.0
_INSET = 8.0


class CardTile(Pressable):
    """A card to pick: its face small, its title and text readable; `order` is its place among the picked."""

    radius_units = 12.0

    def __init__(self, face: Face, book: FaceBook, then: Callable[[Any], None]) -> None:
        super().__init__(name=face.title, then=then)
        self.face = face
        self.words = face.title
        self.value = face.id
        self.order = 0
        self._book = book
        self._text = plain_text(face)

    def _text_room(self, width: int, unit: float) -> float:
        return width - self._picture_width(unit) - (3 * _INSET + 34) * unit

    def _picture_width(self, unit: float) -> int:
        return round((_TILE - 2 * _INSET) * unit / self._book.shape(self.face))

    def height_for(self, width: int, unit: float) -> int:
        room = self._text_room(width, unit)
        lines = len(text.wrap(self._text, SECOND.font, SECOND.size * unit, room))
        titles = len(text.wrap(self.face.title, LABEL.font, LABEL.size * unit, room))
        return max(round(_TILE * unit), round((titles * LABEL.size * 1.25 + lines * SECOND.size * 1.3 + 22) * unit))

    def draw(self, surface: pygame.Surface) -> None:
        unit, rect, picked = self.unit, self.rect, self.order > 0
        hover = self.steps(self.hover_amount) if self.enabled else 0.0
        fill = palette.AMBER_TINT if picked else paint.mix(palette.RAISED, palette.SUNK, hover)
        edge = palette.INK if picked else paint.mix(palette.SOFT, palette.PAPER_LINE, hover)
        paint.panel(surface, rect, 12 * unit, fill, edge, (2.4 if picked else 1.4) * unit)
        width = self._picture_width(unit)
        picture = self._book.picture(self.face, width)
        left = rect.x + self.px(_INSET)
        surface.blit(picture, (left, rect.centery - picture.get_height() // 2))
        left += width + self.px(_INSET + 4)
        ink = palette.INK if self.enabled or picked else paint.mix(palette.INK_2, palette.PAPER, 0.2)
        room = self._text_room(rect.width, unit)
        titles = text.wrap(self.face.title, LABEL.font, LABEL.size * unit, room)
        lines = text.wrap(self._text, SECOND.font, SECOND.size * unit, room)
        height = (len(titles) * LABEL.size * 1.25 + len(lines) * SECOND.size * 1.3) * unit
        y = rect.centery - height / 2 + LABEL.size * 0.62 * unit
        y = text.paragraph(surface, titles, LABEL.font, LABEL.size * unit, ink, (left, y), "midleft", 1.25)
        second = palette.INK_2 if self.enabled or picked else ink
        text.paragraph(surface, lines, SECOND.font, SECOND.size * unit, second, (left, y), "midleft", 1.3)
        if picked:
            self._draw_badge(surface)

    def _draw_badge(self, surface: pygame.Surface) -> None:
        spot = pygame.Rect(0, 0, self.px(26), self.px(26))
        spot.midright = self.rect.right - self.px(10), self.rect.centery
        paint.panel(surface, spot, spot.width / 2, palette.GREEN, palette.WHITE, 1.4 * self.unit)
        text.draw(surface, str(self.order), LABEL.font, LABEL.size * self.unit, palette.WHITE, spot.center, "center")


class _TileRow(Row):
    """A row of tiles, all as high as the highest."""

    def place(self, rect: pygame.Rect, unit: float) -> None:
        super().place(rect, unit)
        for tile in self.children:
            tile.place(pygame.Rect(tile.rect.x, rect.y, tile.rect.width, rect.height), unit)


class CardPicker(Picker):
    """Over the setup: `then` gets the ids of the picked cards, in the order they were picked.

    `faces` are the cards to pick from, `picked` those picked so far, `most` how many can be.
    """

    def __init__(
        self,
        title: str,
        faces: Sequence[Face],
        book: FaceBook,
        picked: Sequence[str],
        most: int,
        then: Callable[[Any], None],
    ) -> None:
        self.most = most
        self.picked = list(picked)[:most]
        self.tiles = [CardTile(face, book, self._press) for face in faces]
        self._heading = Words(title, DIALOG_TITLE, line_height=1.15)
        self._count = Words("", SECOND, palette.INK_2)
        self._search = TextField(hint=say("search-names-and-texts"), name=say("search"), then=lambda _: self._find())
        self._nothing = Words(say("nothing-found"))
        self._list = ScrollArea(gap=_GAP, padding=4)
        self._clear = Button(say("none-of-them"), icon="dice", then=lambda _: self._clear_all())
        self._done = Button("", "primary", icon="check", then=lambda _: self._finish())
        form = Form(self._heading, self._count, self._search, self._list, self._clear, self._done)
        super().__init__(form, name=title, then=then)
        self._refresh()

    # -- picking ----------------------------------------------------------------------------------------------

    def _press(self, card: str) -> None:
        if card in self.picked:
            self.picked.remove(card)
        else:
            self.picked.append(card)
        self._refresh()

    def _clear_all(self) -> None:
        self.picked.clear()
        self._refresh()

    def _finish(self) -> None:
        self.closed = True
        if self.then is not None:
            self.then(list(self.picked))

    def _refresh(self) -> None:
        """Let every control say what holds now."""
        full = len(self.picked) >= self.most
        for tile in self.tiles:
            card = tile.face.id
            tile.order = self.picked.index(card) + 1 if card in self.picked else 0
            tile.reason = say("at-most", most=self.most) if full and not tile.order else ""
        rest = self.most - len(self.picked)
        counted = "picked" if not rest else "picked-some" if self.picked else "picked-none"
        self._count.words = say(counted, count=len(self.picked), most=self.most, rest=rest)
        self._clear.reason = "" if self.picked else say("nothing-is-picked")
        titles = {tile.face.id: tile.face.title for tile in self.tiles}
        chosen = say.join_list([titles[card] for card in self.picked if card in titles])
        self._done.words = say("play-with", chosen=chosen) if chosen else say("draw-them-at-random")

    # -- finding ----------------------------------------------------------------------------------------------

    def _find(self) -> None:
        words = self._search.content.casefold().split()
        for tile in self.tiles:
            content = f"{tile.face.title} {plain_text(tile.face)}".casefold()
            tile.visible = all(word in content for word in words)
        self._list.offset = 0
        self.layout(self._window, self.unit)

    # -- a popup ----------------------------------------------------------------------------------------------

    def open(self, bounds: pygame.Rect, unit: float) -> None:
        """Take the middle of the window; the search has the focus."""
        self.layout(bounds, unit)
        self.form.focus(self._search, ring=False)

    def layout(self, bounds: pygame.Rect, unit: float) -> None:
        """Place heading, search, list and buttons; in one row if there is room."""
        self.lay_out_window(bounds, unit)
        edge = self.px(12)
        width = min(self.px(_WIDTH), bounds.width - 2 * edge)
        self.rect = pygame.Rect(0, 0, width, min(bounds.height - 2 * edge, self.px(680))).move_to(center=bounds.center)
        padding = self.px(_PADDING if width > self.px(_TWO_COLUMNS) else 12)
        inner = self.rect.inflate(-2 * padding, -2 * padding)
        top = self._place_top(inner)
        bottom = self._place_buttons(inner, self._clear, self._done, 0.42)
        self._place_list(pygame.Rect(inner.x - self.px(4), top, inner.width + self.px(8), bottom - top))

    def _place_top(self, inner: pygame.Rect) -> int:
        """Place the heading with the count below it and the search; return where the list begins."""
        search = min(self.px(300), inner.width // 2)
        left = inner.width - search - self.px(16)
        heading = self._heading.height_for(left, self.unit)
        count = self._count.height_for(left, self.unit)
        self._heading.place(pygame.Rect(inner.x, inner.y, left, heading), self.unit)
        self._count.place(pygame.Rect(inner.x, inner.y + heading, left, count), self.unit)
        self._search.place(pygame.Rect(inner.right - search, inner.y, search, self.px(44)), self.unit)
        return inner.y + max(heading + count, self.px(44)) + self.px(12)

    def _place_list(self, rect: pygame.Rect) -> None:
        """Place the tiles that fit the search, in one or two columns."""
        shown = [tile for tile in self.tiles if tile.visible]
        if rect.width >= self.px(_TWO_COLUMNS):
            cells = [*shown, Words("")] if len(shown) % 2 else shown
            pairs = [cells[place : place + 2] for place in range(0, len(cells), 2)]
            self._list.children = [_TileRow(*pair, gap=_GAP) for pair in pairs]
        else:
            self._list.children = list(shown)
        if not shown:
            self._list.children = [self._nothing]
        self._list.place(rect, self.unit)
