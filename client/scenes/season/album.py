"""The album: photos of the tables of past evenings."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from client.art import paint, palette, text
from client.scenes.page import Page
from client.scenes.season.ending import reward_rows
from client.shell.scene import Host
from client.street.album import SIZE, Album
from client.widgets import Pressable, ScrollArea, StaticWidget, Widget, Words, heading
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

    def __init__(self, photo: Photo, picture: pygame.Surface | None, then: Callable[[object], None]) -> None:
        self.day = day_of(photo.date)
        super().__init__(name=say("photo-name", evening=photo.evening, result=photo.result, day=self.day), then=then)
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
            size = text.fit(words, style.font, style.size * unit, room, 12.5 * unit)
            shown = text.shorten(words, style.font, size, room)
            text.draw(surface, shown, style.font, size, color, (rect.x + frame, y + down * unit), "midleft")


class PhotoGrid(StaticWidget):
    """Photos in rows; a large one has the whole width."""

    def __init__(self, frames: Sequence[PhotoFrame]) -> None:
        super().__init__()
        self.frames = tuple(frames)

    def parts(self) -> tuple[Widget, ...]:
        return self.frames

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

    def height_for(self, width: int, unit: float) -> int:
        return max((place.bottom for place in self._places(width, unit)), default=0)

    def place(self, rect: pygame.Rect, unit: float) -> None:
        super().place(rect, unit)
        for frame, place in zip(self.frames, self._places(rect.width, unit), strict=True):
            frame.place(place.move(rect.topleft), unit)

    def draw(self, surface: pygame.Surface) -> None:
        for frame in self.frames:
            frame.draw(surface)


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
        self.frames = [
            PhotoFrame(photo, self.album.picture(photo), self._enlarger(number))
            for number, photo in enumerate(reversed(photos))
        ]
        kept = [heading(say("keepsakes")), *reward_rows(self.rewards)] if self.rewards else []
        self.area.children = [PhotoGrid(self.frames) if self.frames else Words(say("album-empty")), *kept]
        if self.form.focused is None and self.frames:
            self.form.focus(self.frames[0], ring=False)

    def _enlarger(self, number: int) -> Callable[[object], None]:
        def enlarge(_: object) -> None:
            for place, frame in enumerate(self.frames):
                frame.large = place == number and not frame.large
            self.place_again()
            self.area.reveal(self.frames[number])

        return enlarge

    def place_body(self) -> None:
        self.place_alone(self.area, _WIDEST)
