"""The About page: the program, its authors, its folders, and its changes."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from client.art import svg
from client.scenes.page import Page
from client.widgets import Column, Row, ScrollArea, StaticWidget, Words, titled_panel
from client.widgets.style import SIGN
from engine import __version__
from engine.store.files.folders import Folders
from engine.words.say import news as say_news, scenes as say

_WIDEST = 880.0
NEWS = ("houses", "lessons", "challenges", "access", "replay")
"""What "What's new" shows of this version: a drawing `art/shell/new-*.svg`, a name and a sentence each."""
_PICTURE = 120.0, 90.0


class AboutScene(Page):
    """The About page. `new_first` starts with what's new, after an update. `back` as in `Page`."""

    def __init__(
        self, folders: Folders | None, new_first: bool = False, back: Callable[[], None] | None = None
    ) -> None:
        super().__init__(say("what-is-new") if new_first else say("about"), back)
        new = titled_panel(say("what-is-new-in", part=__version__), *map(_new_thing, NEWS))
        lines = [say("about-version", version=__version__), say("about-fans"), say("about-license")]
        if folders is not None:
            places = {"config": str(folders.config), "data": str(folders.data), "state": str(folders.state)}
            lines.append(say("about-folders", **places))
        about = titled_panel(say("about"), *map(Words, lines))
        self.area = ScrollArea(gap=12, padding=12, name=self.title)
        self.area.children = [new, about] if new_first else [about, new]

    def place_body(self) -> None:
        self.set_controls(self.area)
        place = self.column(_WIDEST).move(0, self.scale.px(4))
        self.area.place(place.clip(self.body), self.scale.unit)


class _DrawingView(StaticWidget):
    """A drawing of the shell in its own size."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self._name = name

    def natural_width(self, unit: float) -> int:
        return round(_PICTURE[0] * unit)

    def height_for(self, width: int, unit: float) -> int:
        return round(_PICTURE[1] * unit)

    def draw(self, surface: pygame.Surface) -> None:
        picture = svg.image(f"art/shell/{self._name}.svg", self.px(_PICTURE[0]), self.px(_PICTURE[1]))
        surface.blit(picture, picture.get_rect(center=self.rect.center))


def _new_thing(key: str) -> Row:
    words = Column(Words(say_news(f"{key}-name"), SIGN), Words(say_news(key)), gap=2)
    return Row(_DrawingView(f"new-{key}"), words, shares=(0, 1), gap=18, name=say_news(f"{key}-name"))
