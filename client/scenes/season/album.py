"""The album: photos of the tables of past evenings."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from client.art import paint, palette, text
from client.scenes.gallery.card_rows import WidgetRows
from client.scenes.page import Page
from client.scenes.season.ending import reward_rows
from client.shell.scene import Host
from client.street.album import SIZE, Album
from client.widgets import Pressable, ScrollArea, Words, heading
from client.widgets.style import HINT, LABEL
from engine.store.player.season import MOST_PHOTOS, Photo
from engine.street.season_file import Reward
from engine.words.dates import day_of
from engine.words.say import season as say

_WIDEST, _FRAME, _CAPTION, _GAP = 1160.0, 10.0, 46.0, 16.0
_COLUMN = 330.0


class PhotoFrame(Pressable):
    """A photo with its evening, result and date. Pressing it enlarges it, or makes it small again."""

    radius_units = 8.0

    def __init__(self, photo: Photo, picture: pygame.Surface | None, then: Callable[[PhotoFrame], None]) -> None:
        self.day = day_of(photo.date)
        super().__init__(name=say("photo-name", evening=photo.evening, result=photo.result, day=self.day), then=then)
        self.value = self
        self.photo = photo
        self.large = False
        self._picture = picture
        self._scaled: pygame.Surface | None = None

    def height_for(self, width: int, unit: float) -> int:
        inner = width - round(2 * _FRAME * unit)
        return round(inner * SIZE[1] / SIZE[0]) + round((2 * _FRAME + _CAPTION) * unit)

    def place(self, rect: pygame.Rect, unit: float) -> None:
        super().place(rect, unit)
        wide = max(1, rect.width - 2 * self.px(_FRAME))
        size = wide, max(1, round(wide * SIZE[1] / SIZE[0]))
        if self._picture is not None and (self._scaled is None or self._scaled.get_size() != size):
            self._scaled = pygame.transform.smoothscale(self._picture, size)

    def draw(self, surface: pygame.Surface) -> None:
        unit, rect, frame = self.unit, self.rect, self.px(_FRAME)
        paint.shadow(surface, rect, 8 * unit, 5 * unit, 0.3, (0, 3 * unit))
        paint.panel(surface, rect, 8 * unit, palette.RAISED, palette.SOFT, 1.5 * unit)
        if self._scaled is not None:
            surface.blit(self._scaled, (rect.x + frame, rect.y + frame))
        y, room = rect.bottom - self.px(_CAPTION), rect.width - 2 * frame
        head = say("photo-caption", evening=self.photo.evening, result=self.photo.result)
        for words, style, color, down in ((head, LABEL, palette.INK, 10), (self.day, HINT, palette.INK_2, 30)):
            place = rect.x + frame, y + down * unit
            text.draw_fitted(surface, words, style.font, style.size * unit, color, place, "midleft", room, 12.5 * unit)


class PhotoGrid(WidgetRows):
    """Photos in rows; a large one has the whole width."""

    def __init__(self, frames: Sequence[PhotoFrame]) -> None:
        super().__init__(frames)
        self.frames = frames

    def _places(self, width: int, unit: float) -> list[pygame.Rect]:
        gap = round(_GAP * unit)
        columns = max(1, min(3, round(width / (_COLUMN * unit))))
        narrow = (width - (columns - 1) * gap) // columns
        places, x, y, high = [], 0, 0, 0
        for frame in self.frames:
            wide = width if frame.large else narrow
            if x and x + wide > width:
                x, y = 0, y + high + gap
            high = frame.height_for(wide, unit)
            places.append(pygame.Rect(x, y, wide, high))
            x += wide + gap
        return places


class AlbumScene(Page):
    """All photos, newest first, and what seasons have earned."""

    def __init__(self, album: Album, rewards: Sequence[Reward] = (), back: Callable[[], None] | None = None) -> None:
        super().__init__(say("album"), back)
        self.album = album
        self.rewards = rewards
        self.frames: list[PhotoFrame] = []
        self.area = ScrollArea(gap=12, padding=12, name=self.title)

    def enter(self, app: Host) -> None:
        super().enter(app)
        photos = self.album.photos
        self.note = say("album-note", count=len(photos), most=MOST_PHOTOS)
        self.frames = [PhotoFrame(photo, self.album.picture(photo), self._enlarge) for photo in reversed(photos)]
        kept = [heading(say("keepsakes")), *reward_rows(self.rewards)] if self.rewards else []
        self.area.children = [PhotoGrid(self.frames) if self.frames else Words(say("album-empty")), *kept]
        if self.frames:
            self.focus_first(self.frames[0])

    def _enlarge(self, pressed: PhotoFrame) -> None:
        for frame in self.frames:
            frame.large = frame is pressed and not frame.large
        self.place_again()
        self.area.reveal(pressed)

    def place_body(self) -> None:
        self.place_alone(self.area, _WIDEST)
