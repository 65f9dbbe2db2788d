"""A program with one page in front of a person: for the tests of the reading and choosing screens."""

from __future__ import annotations

from typing import Any, Literal

import pygame

from client.scenes.page import Page
from client.shell.app import App
from client.shell.scene import ManualClock, Scene
from client.widgets import TextField, Widget
from engine.store.player.settings import Settings
from tests.client import hands


class Desk:
    """Shows a page in a window without a screen; notes which other scenes it opens."""

    def __init__(
        self,
        page: Page,
        size: tuple[int, int] = (1280, 720),
        text_scale: int = 100,
        settings: Settings | None = None,
        knows: tuple[str, ...] = (),
        paint: Literal["always", "on demand"] = "on demand",
    ) -> None:
        self.clock = ManualClock(1000)
        self.settings = settings or Settings()
        self.settings.text_scale = text_scale
        self.app = App(size, headless=True, settings=self.settings, clock=self.clock, paint=paint)
        self.opened: list[tuple[str, dict[str, Any]]] = []
        for name in knows:
            self.app.register(name, self._factory(name))
        self.page = page
        self.app.go(page)
        self.settle()

    def _factory(self, name: str) -> Any:
        def make(**arguments: Any) -> Scene:
            self.opened.append((name, arguments))
            return Scene()

        return make

    def settle(self) -> None:
        """Wait until nothing moves any more."""
        self.app.turn([])
        for _ in range(40):
            self.clock.advance(100)
            self.app.turn([])

    def handle(self, event: pygame.event.Event) -> None:
        """One event reaches the program."""
        self.app.turn([event])

    def press(self, code: int, mod: int = 0, letter: str = "") -> None:
        """A key goes down and up."""
        self.handle(hands.key(code, mod, letter))
        self.handle(pygame.event.Event(pygame.KEYUP, key=code, mod=mod))

    def click(self, widget: Widget) -> None:
        """A click in the middle of a control."""
        hands.click(self.handle, widget.rect.center)

    def write(self, words: str) -> None:
        """Letters, as the system reports them: text only while a field listens."""
        for letter in words:
            code = pygame.key.key_code(letter.lower()) if letter.isalnum() else pygame.K_SPACE
            form = getattr(self.page.form.popup, "form", self.page.form)
            listening = isinstance(form.focused, TextField)
            self.press(code, letter=letter)
            if listening:
                self.handle(pygame.event.Event(pygame.TEXTINPUT, text=letter))

    def picture(self) -> bytes:
        """What the window shows."""
        return pygame.image.tobytes(self.app.window.surface, "RGB")

    def frames_while_idle(self) -> int:
        """How many frames are drawn in ten seconds in which nothing happens."""
        before = self.app.frames_drawn
        for _ in range(100):
            self.clock.advance(100)
            self.app.turn([])
        return self.app.frames_drawn - before


def leaves(page: Page) -> list[Widget]:
    """The visible controls that hold no others and have a place."""
    return [widget for widget in page.form.all() if not widget.parts() and widget.rect.width and widget.rect.height]


def misplaced(page: Page) -> list[str]:
    """What is wrong with the places of the controls: beside the window, on one another."""
    window = page.scale.rect
    wrong = []
    shown = leaves(page)
    scrolled = {id(part) for holder in page.form.all() if holder.viewport() for part in _inside(holder)}
    for widget in shown:
        if not window.contains(widget.rect) and id(widget) not in scrolled:
            wrong.append(f"{widget.name} is outside: {widget.rect}")
        if widget.rect.left < 0 or widget.rect.right > window.right:
            wrong.append(f"{widget.name} is cut off at a side: {widget.rect}")
    for number, first in enumerate(shown):
        for second in shown[number + 1 :]:
            both_stay = id(first) in scrolled or id(second) in scrolled
            if first.rect.colliderect(second.rect) and (not both_stay or _same_area(page, first, second)):
                wrong.append(f"{first.name} {first.rect} lies on {second.name} {second.rect}")
    return wrong


def _inside(holder: Widget) -> list[Widget]:
    return [part for child in holder.parts() for part in (child, *_inside(child))]


def _same_area(page: Page, first: Widget, second: Widget) -> bool:
    for holder in page.form.all():
        if holder.viewport():
            inside = {id(part) for part in _inside(holder)}
            if (id(first) in inside) != (id(second) in inside):
                return False
    return True
