"""About the program: what it is, whose it is, where its files lie, and what is new in it."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from client.art import palette
from client.scenes.page import Page
from client.widgets import Column, ScrollArea, Words, heading
from client.words.say import scenes as say
from engine import __version__
from engine.store.folders import Folders

_WIDEST = 880.0
_NEWS = 5


class AboutScene(Page):
    """One page to read. `new_first` begins with what is new: after an update. `back` as in `Page`."""

    def __init__(self, folders: Folders | None, new_first: bool = False,
                 back: Callable[[], None] | None = None) -> None:  # fmt: skip
        super().__init__(say("what-is-new") if new_first else say("about"), back)
        news = [f"•  {say(f'news-{number}')}" for number in range(1, _NEWS + 1)]
        new = _panel(say("what-is-new-in", part=__version__), news)
        lines = [say("about-version", version=__version__), say("about-fans"), say("about-license")]
        if folders is not None:
            places = {"config": str(folders.config), "data": str(folders.data), "state": str(folders.state)}
            lines.append(say("about-folders", **places))
        about = _panel(say("about"), lines)
        self.area = ScrollArea(gap=12, padding=12, name=self.title)
        self.area.children = [new, about] if new_first else [about, new]

    def place_body(self) -> None:
        scale, body = self.scale, self.body
        self.set_controls(self.area)
        width = min(body.width - 2 * self.margin, scale.px(_WIDEST))
        place = pygame.Rect(0, body.top + scale.px(4), width, body.height)
        place.centerx = body.centerx
        self.area.place(place.clip(body), scale.unit)


def _panel(title: str, lines: list[str]) -> Column:
    return Column(heading(title), *(Words(line) for line in lines), gap=9, padding=16, face=palette.RAISED, name=title)
