"""The first start: four pages with one question each. Enter goes on, Esc skips the rest."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import pygame

from client.art import palette
from client.input.actions import BACK, LEFT, PRESS, RIGHT, cap, find_triggered
from client.input.keys import trigger
from client.scenes.page import Caps, Page
from client.scenes.profile.identity import Identity
from client.scenes.profile.samples import ColorSample, SizeSample
from client.shell.scene import Host, Scale, Scene
from client.widgets import Button, Column, Row, ScrollArea, Segments, Slider, TextField, Toast, Widget, Words
from client.widgets.style import BUTTON_LARGE, DIALOG_TITLE, SECOND
from engine.store.player.profiles import Profiles
from engine.store.player.settings import SEAT_COLORS
from engine.words.say import inside, percent, profiles as say, scenes as say_scenes

PAGES = ("who", "size", "colors", "speech")
_WIDEST = 620.0
_PADDING = 20.0


class FirstStartScene(Page):
    """Asks for name, text size, colors and speech. `then` is called at the end. `page` is the first page shown."""

    def __init__(self, then: Callable[[], None], page: str = "who") -> None:
        super().__init__(say("welcome"), self.skip)
        self._then = then
        self.page = PAGES.index(page)
        self.back_button.rename(say("skip"), "right")
        self.area = ScrollArea(padding=12, name=say("welcome"))
        self.next_button = Button(style=BUTTON_LARGE, kind="primary", then=lambda _: self.go_on())
        self.earlier_button = Button(say("back"), icon="left", then=lambda _: self.turn_to(self.page - 1))

    def enter(self, app: Host) -> None:
        super().enter(app)
        if not hasattr(self, "identity"):
            self.identity = Identity(app.settings, None, self._check_name)
            self.size = Slider(100, 200, app.settings.text_scale, step=5, words=percent, show_value=True,
                               name=say("text-size"), then=self._change_size)  # fmt: skip
            self.sample = SizeSample(app.settings.text_scale)
            colors = [(value, say_scenes(f"seat-colors-{value}")) for value in SEAT_COLORS]
            self.colors = Segments(colors, app.settings.seat_colors, name=say("seat-colors"), then=self._change_colors)
            self.colors_hint = Words("", SECOND, palette.INK_2)
            self.speech = Segments(
                [(False, say("speech-off")), (True, say("speech-on"))],
                app.settings.speech,
                name=say("speech"),
                then=partial(self._apply, "speech"),
            )
            self.turn_to(self.page)

    @property
    def name(self) -> str:
        """Return the name as entered so far."""
        return self.identity.name_field.content.strip() or say("player-one")

    def made_anew(self) -> Scene:
        return self

    # -- pages ------------------------------------------------------------------------------------------------

    def turn_to(self, page: int) -> None:
        """Show another page."""
        self.page = page
        key = PAGES[page]
        self.title = say("welcome")
        self.note = say("page-of", number=page + 1, count=len(PAGES))
        question = Words(say(f"{key}-question"), DIALOG_TITLE, line_height=1.15)
        more = Words(say(f"{key}-more"), SECOND, palette.INK_2)
        self.earlier_button.visible = page > 0
        self.next_button.words = self.next_button.name = say("start-playing") if page == len(PAGES) - 1 else say("next")
        controls = self._controls(key)
        buttons = Row(self.earlier_button, self.next_button, shares=(1, 2), gap=12)
        self.area.children = [
            Column(
                question, more, *controls, buttons, gap=14, padding=_PADDING, face=palette.RAISED, name=question.words
            )
        ]
        self.area.offset = 0
        self._update_colors_hint()
        if self.form.widgets:
            self.place_again()
        first = next(control for control in (*controls, self.next_button) if control.focusable or control.parts())
        self.form.focus(self.identity.name_field if key == "who" else first)
        self.redraw()

    def _controls(self, key: str) -> Sequence[Widget]:
        if key == "who":
            return (self.identity,)
        if key == "size":
            return self.size, self.sample
        if key == "colors":
            return self.colors, self.colors_hint, ColorSample(lambda: self.name)
        return (self.speech,)

    def _check_name(self) -> None:
        field = self.identity.name_field
        field.error = self.identity.problem if field.content.strip() else ""
        self.place_again()

    def _change_size(self, value: int) -> None:
        self.sample.percent = value
        if not self.size.pressed:
            self._apply("text_scale", value)
        self.redraw()

    def _change_colors(self, value: str) -> None:
        self._apply("seat_colors", value)
        self._update_colors_hint()
        self.place_again()

    def _update_colors_hint(self) -> None:
        self.colors_hint.words = say_scenes("seat-colors-hint", keys="", value=self.colors.value)

    def _apply(self, key: str, value: Any) -> None:
        if getattr(self.app.settings, key) != value:
            setattr(self.app.settings, key, value)
            self.app.apply_settings()

    # -- going on ---------------------------------------------------------------------------------------------

    def go_on(self) -> None:
        """Show the next page; after the last one, keep everything."""
        if self.page == 0 and self.identity.name_field.error:
            self.say(Toast("refused", say("name"), self.identity.name_field.error))
            return
        if self.page < len(PAGES) - 1:
            self.turn_to(self.page + 1)
        else:
            self._finish()

    def skip(self) -> None:
        """Keep what was chosen so far, and leave the rest as it is."""
        self._finish()

    def _finish(self) -> None:
        if self.identity.name_field.error:
            self.identity.name_field.content = ""
        profile = self.identity.keep(otherwise=say("player-one"))
        Profiles(self.app.settings).make_current(profile.id)
        self.app.save_settings()
        self._then()

    # -- the page ---------------------------------------------------------------------------------------------

    def describe_content(self) -> Sequence[str]:
        sample = (say("how-i-sound"),) if PAGES[self.page] == "speech" and self.app.settings.speech else ()
        key = PAGES[self.page]
        return (*sample, self.title, self.note, say(f"{key}-question"), say(f"{key}-more"))

    def take_key(self, event: pygame.event.Event) -> bool:
        """Enter goes on from every control except the buttons. A controller's button opens the keyboard of the name."""
        focused = self.form.focused
        types = isinstance(focused, TextField) and getattr(event, "pad", False)
        if trigger(event) == "Space" or types or isinstance(focused, Button) or not find_triggered(event, (PRESS,)):
            return False
        self.go_on()
        return True

    def handle(self, event: pygame.event.Event) -> None:
        super().handle(event)
        if event.type == pygame.MOUSEBUTTONUP and PAGES[self.page] == "size":
            self._apply("text_scale", self.size.value)

    def caps(self) -> Caps:
        keys = [(cap(PRESS), inside(self.next_button.words)), (cap(BACK), say("key-skip"))]
        if isinstance(self.form.focused, (Slider, Segments)):
            keys.insert(0, (cap(LEFT, RIGHT), inside(self.form.focused.name)))
        return keys

    def layout(self, size: tuple[int, int], scale: Scale) -> None:
        self.sample.pixels_at_100 = scale.scenery
        super().layout(size, scale)

    def place_body(self) -> None:
        self.place_panel(self.area, _WIDEST)
