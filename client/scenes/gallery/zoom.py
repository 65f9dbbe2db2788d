"""An enlarged card of the gallery: its face, and its text in large letters."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from client.art import paint, palette, text
from client.cards.face import Face
from client.input.actions import BACK, WAYS, find_triggered
from client.scenes.gallery.face_book import FaceBook, texts_of
from client.table.hover.zoom import quip
from client.widgets import Button, Form, Panel, ScrollArea, Widget, WidgetEvent, Words, icon_button
from client.widgets.style import BODY, DIALOG_TITLE, SECOND, Style
from engine.words.say import gallery as say

_TEXT = Style(BODY.font, 18)
_WIDTH = 860.0
_PADDING = 22.0
_TEXT_WIDTH = 310.0


class CardZoom(Panel):
    """One of several cards. The arrows switch cards; Esc or a press outside closes it.

    `quips`: whether to show the flavor remarks.
    """

    shade = 170

    def __init__(self, faces: Sequence[Face], place: int, book: FaceBook, slug: str, quips: bool) -> None:
        self.faces = list(faces)
        self.place_number = place
        self._book = book
        self._slug = slug
        self._quips = quips
        self._before = icon_button("left", say("card-before"), then=lambda _: self._step(-1))
        self._after = icon_button("right", say("next-card"), then=lambda _: self._step(1))
        self._close = Button(say("close"), icon="close", then=lambda _: self._finish())
        self._words = ScrollArea(gap=10, padding=4)
        super().__init__(Form(self._words, self._before, self._after, self._close))
        self._face_at = pygame.Rect(0, 0, 0, 0)
        self._number_at = (0, 0)

    @property
    def face(self) -> Face:
        """The card that is shown."""
        return self.faces[self.place_number]

    def _finish(self) -> None:
        self.closed = True

    def _step(self, by: int) -> None:
        self.place_number = (self.place_number + by) % len(self.faces)
        self.layout(self._window, self.unit)

    def _content(self) -> list[Widget]:
        face = self.face
        words: list[Widget] = [Words(face.title, DIALOG_TITLE, line_height=1.15)]
        if face.id in self._book.origins:
            words.append(Words(self._book.origins[face.id], SECOND, palette.INK_2))
        words += [Words(line, _TEXT) for line in texts_of(face)]
        ruling = face.fields.get("ruling")
        if isinstance(ruling, str) and ruling:
            words.append(Words(say("ruling", ruling=ruling), SECOND, palette.INK_2))
        remark = quip(self._slug, face.id) if self._quips else ""
        if remark:
            words.append(Words(remark, BODY, palette.INK_2))
        return words

    # -- a popup ----------------------------------------------------------------------------------------------

    def open(self, bounds: pygame.Rect, unit: float) -> None:
        self.layout(bounds, unit)
        self.form.focus(self._close, ring=False)

    def layout(self, bounds: pygame.Rect, unit: float) -> None:
        """Lay out the face as large as the window allows, with the words next to it."""
        self.lay_out_window(bounds, unit)
        edge, padding = self.px(12), self.px(_PADDING)
        shape = self._book.shape(self.face)
        room = min(bounds.width - 2 * edge - 3 * padding, self.px(_WIDTH))
        high = bounds.height - 2 * edge - 2 * padding
        text_width = min(self.px(_TEXT_WIDTH), room // 2)
        face_width = round(min(room - text_width, high / shape, bounds.width * 0.4))
        face_height = round(face_width * shape)
        width, height = face_width + text_width + 3 * padding, face_height + 2 * padding
        self.rect = pygame.Rect(0, 0, width, max(height, min(self.px(300), high)))
        self.rect.center = bounds.center
        self._face_at = pygame.Rect(0, 0, face_width, face_height)
        self._face_at.midleft = self.rect.x + padding, self.rect.centery
        left = self._face_at.right + padding
        button = self.px(44)
        top = self.rect.bottom - padding - button
        number = self.px(78)
        self._number_at = left + button + number // 2, top + button // 2
        self._before.place(pygame.Rect(left, top, button, button), unit)
        self._after.place(pygame.Rect(left + button + number, top, button, button), unit)
        close = self._after.rect.right + self.px(8)
        self._close.place(pygame.Rect(close, top, self.rect.right - padding - close, button), unit)
        self._words.children = self._content()
        self._words.offset = 0
        area = pygame.Rect(left, self.rect.y + padding, text_width, top - self.px(10) - self.rect.y - padding)
        self._words.place(area, unit)

    def handle(self, event: pygame.event.Event) -> WidgetEvent | None:
        if (way := find_triggered(event, WAYS)) is not None:
            self._step(sum(WAYS[way]))
            return self.report_used()
        beside = event.type == pygame.MOUSEBUTTONDOWN and not self.rect.collidepoint(event.pos)
        if beside or find_triggered(event, (BACK,)):
            self.closed = True
            return self.report_used()
        return self.form.handle(event)

    def draw(self, surface: pygame.Surface) -> None:
        unit = self.unit
        self.darken(surface)
        self.draw_ground(surface)
        place, theme = self._face_at, self._book.theme
        radius = theme.card_radius * place.width / 300
        paint.shadow(surface, place, radius, 5 * unit, 0.3, (0, 3 * unit))
        surface.blit(self._book.picture(self.face, place.width), place)
        self.form.draw(surface)
        number = say("number-of-count", number=self.place_number + 1, count=len(self.faces))
        text.draw(surface, number, SECOND.font, SECOND.size * unit, palette.INK_2, self._number_at, "center")
