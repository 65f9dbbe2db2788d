"""The settings page. Each setting applies and is saved at once."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pygame

from client.art import cache, palette, text
from client.input.actions import BACK, BINDINGS, FULL_SCREEN, LEFT, NEXT, PRESS, RIGHT, cap
from client.scenes.data_buttons import OwnThings
from client.scenes.page import Caps, Page
from client.shell.scene import Host, Scale
from client.widgets import (
    Button,
    Choice,
    Column,
    Dropdown,
    Labeled,
    ScrollArea,
    Segments,
    SideBySide,
    Slider,
    StaticWidget,
    Toggle,
    Widget,
    titled_panel,
)
from client.widgets.icons import key_label
from client.widgets.style import BODY
from engine.store.files.folders import Folders
from engine.store.player.profiles import Profiles
from engine.store.player.settings import (
    ANIMATIONS,
    CARD_SIZES,
    FRAME_RATES,
    NEVER,
    PAD_GLYPHS,
    SEAT_COLORS,
    SHELLS,
    Settings,
)
from engine.words.messages import LANGUAGES, speak
from engine.words.say import decimal, inside, percent, scenes as say

_CONTROL = 232.0
_TWO_COLUMNS = 900.0
_WIDEST = 1180.0

_OPTIONS = {"window_mode": ("window", "full"), "reactions": ("always", "matters"),
            "animation": tuple(ANIMATIONS), "frame_rate": FRAME_RATES, "pad_glyphs": PAD_GLYPHS,
            "shell": SHELLS, "language": tuple(LANGUAGES), "seat_colors": SEAT_COLORS,
            "card_size": CARD_SIZES}  # fmt: skip
_APPLIED = ("text_scale", "easy_letters", "window_mode", "card_size", "shell", "seat_colors")
"""The settings that change the picture at once."""
_panel = partial(titled_panel, gap=7)


class TextSample(StaticWidget):
    """A line in the size that is being chosen; it shows only while the size is dragged."""

    def __init__(self) -> None:
        super().__init__()
        self.percent = 0
        self.pixels_at_100 = 1.0

    def height_for(self, width: int, unit: float) -> int:
        return round(2.4 * BODY.size * self.pixels_at_100)

    def draw(self, surface: pygame.Surface) -> None:
        size = BODY.size * self.pixels_at_100 * self.percent / 100
        words = text.shorten(say("sample"), BODY.font, size, self.rect.width)
        text.draw(surface, words, BODY.font, size, palette.INK, self.rect.midleft, "midleft")


class SettingsScene(Page):
    """The settings of `app.settings`. `hear` plays a sound, to judge a volume by. `back` as in `Page`.

    `folders` hold all of the player's data. `person`: the profile (id) whose own settings are shown, empty for the
    common ones. With None it is the player at the screen, if that player has any.
    """

    def __init__(
        self,
        hear: Callable[[], None] | None = None,
        back: Callable[[], None] | None = None,
        folders: Folders | None = None,
        person: str | None = None,
    ) -> None:
        super().__init__(say("settings"), back)
        self._person = person
        self._folders = folders
        self._hear = hear
        self.settings: Settings
        self.controls: dict[str, Widget] = {}
        self.rows: dict[str, Labeled] = {}
        self.sample = TextSample()
        self.columns: list[Column] = []
        self.area = ScrollArea(gap=12, padding=12, name=say("settings"))

    def enter(self, app: Host) -> None:
        super().enter(app)
        self.settings = app.settings
        if not self.controls:
            self.profiles = Profiles(self.settings)
            sits = self.settings.person
            wanted = self._person if self._person is not None else sits if self.profiles.own(sits) else ""
            self.person = wanted if self.profiles.get(wanted) is not None else ""
            self._make_panels()
        elif isinstance(whose := self.controls["whose"], Dropdown):
            whose.choices = self._people()

    # -- the controls -----------------------------------------------------------------------------------------

    def _whose(self) -> Labeled:
        """Return the choice whose settings are shown: everyone's or a player's."""
        control = Dropdown(self._people(), self.person, then=lambda person: self._show_anew("whose", person))
        return self._add_row("whose", control, say("whose-hint"), _CONTROL)

    def _people(self) -> list[Choice]:
        """Return the choices: everyone, and each present player."""
        players = (Choice(profile.id, profile.name) for profile in self.profiles.all())
        return [Choice("", say("everybody")), *players]

    def _make_panels(self) -> None:
        if self.person:
            self._make_personal()
            return
        left = (
            _panel(
                say("window-and-text"),
                self._choice("language"),
                self._choice("window_mode"),
                *self._letters(),
                self._choice("shell"),
                self._choice("seat_colors"),
                self._choice("frame_rate"),
            ),
            _panel(
                say("several-people"),
                self._whose(),
                Button(say("change-players"), icon="human", then=lambda _: self.app.open_over("profiles")),
            ),
            _panel(say("motion"), self._choice("animation"), self._toggle("reduced_motion")),
            _panel(
                say("questions"),
                self._choice("reactions"),
                self._toggle("covered_keys"),
                self._toggle("ask_before_ending"),
                self._toggle("coach_marks"),
            ),
            _panel(
                say("computer-players"),
                self._slider("computer_delay_ms", 0, 3000, 100, _seconds),
                self._toggle("step_mode"),
                self._toggle("opponent_remarks"),
                self._toggle("remarks_in_log"),
            ),
        )
        right: tuple[Column, ...] = (
            _panel(
                say("sound"),
                self._slider("volume_master", 0, 100, 5, percent),
                self._slider("volume_music", 0, 100, 5, percent),
                self._slider("volume_ambience", 0, 100, 5, percent),
                self._slider("volume_effects", 0, 100, 5, percent),
                self._slider("volume_voices", 0, 100, 5, percent),
                self._toggle("one_channel"),
                self._toggle("background_sound"),
            ),
            _panel(say("speech"), *self._speech(), self._toggle("speech_headphones"), self._toggle("speech_always")),
            _panel(
                say("cards"),
                self._choice("card_size"),
                self._slider("hover_delay_ms", 0, NEVER, 50, _milliseconds),
                self._toggle("focus_enlarges"),
                self._toggle("quips"),
                Button(say("cards-and-tables"), icon="cards", then=lambda _: self.app.open_over("cards-and-tables")),
            ),
            _panel(
                say("keys-and-buttons"),
                self._choice("pad_glyphs"),
                self._toggle("pad_rumble"),
                Button(say("change-keys"), then=lambda _: self.app.open_over("bindings")),
            ),
        )
        things = OwnThings(self._folders, self).buttons() if self._folders is not None else []
        about = Button(say("about"), icon="rules", then=lambda _: self.app.open_over("about"))
        right += (_panel(say("things"), *things, about),)
        self.columns = [Column(*left, gap=12), Column(*right, gap=12)]

    def _make_personal(self) -> None:
        """Make the panels of the settings that a player can have differently."""
        whose = _panel(say("several-people"), self._whose())
        words = _panel(say("text"), *self._letters(), self._choice("shell"), self._choice("seat_colors"))
        speech = _panel(say("speech"), *self._speech())
        table = _panel(say("questions"), self._toggle("coach_marks"), self._toggle("opponent_remarks"))
        motion = _panel(say("motion"), self._choice("animation"), self._toggle("reduced_motion"))
        forget = Button(say("as-everybody"), icon="undo", then=lambda _: self._forget())
        pad = _panel(say("controller"), self._pad())
        self.columns = [Column(whose, words, table, gap=12), Column(motion, speech, pad, forget, gap=12)]

    def _speech(self) -> tuple[Widget, ...]:
        return self._toggle("speech"), self._slider("speech_rate", 0, 100, 5, percent)

    def _letters(self) -> tuple[Widget, ...]:
        return self._slider("text_scale", 100, 200, 5, percent), self.sample, self._toggle("easy_letters")

    def _pad(self) -> Labeled:
        """Make the choice of the player's game controller."""
        own = self.profiles.pad_of(self.person)
        pads = {"": say("any-pad"), **({own: say("pad-away")} if own else {}), **self.app.pads.present()}
        control = Dropdown([Choice(*pad) for pad in pads.items()], own, then=self._give_pad)
        return self._add_row("own_pad", control, say("own-pad-hint"), _CONTROL)

    def _add_row(self, key: str, control: Widget, hint: str, width: float = 0) -> Labeled:
        label = control.name = say(_words(key))
        self.controls[key] = control
        self.rows[key] = Labeled(label, control, hint, width)
        return self.rows[key]

    def _choice(self, key: str) -> Labeled:
        options = [(value, say(f"{_words(key)}-{value}")) for value in _OPTIONS[key]]
        control = Segments(options, self._value(key), then=lambda value: self._change(key, value))
        return self._add_row(key, control, _choice_hint(key, control.value), _CONTROL + 56)

    def _toggle(self, key: str) -> Labeled:
        control = Toggle(self._value(key), then=lambda value: self._change(key, value))
        return self._add_row(key, control, say(f"{_words(key)}-hint"))

    def _slider(self, key: str, low: int, high: int, step: int, words: Callable[[int], str]) -> Labeled:
        value = self._value(key)
        control = Slider(low, high, value, step=step, words=words, then=lambda value: self._change(key, value))
        return self._add_row(key, control, words(value), _CONTROL)

    # -- taking effect ----------------------------------------------------------------------------------------

    def _change(self, key: str, value: Any) -> None:
        """Apply a changed control. Sizes that move the controls themselves wait until the knob is released."""
        control = self.controls[key]
        if isinstance(control, Slider):
            self.rows[key].control.note = control.words(control.value)
            if key == "text_scale":
                self.sample.percent = value
                self.place_again()
            if control.pressed:
                return
        self._apply(key, value)

    def _value(self, key: str) -> Any:
        return self.profiles.held_for(self.person, key)

    def _apply(self, key: str, value: Any) -> None:
        if self._value(key) == value:
            return
        self.profiles.choose(self.person, key, value)
        if key in _OPTIONS:
            self.rows[key].control.note = _choice_hint(key, value)
        self.save_settings()
        if key == "language":
            self._speak(value)
            return
        if key in _APPLIED:
            self.app.apply_settings()
        if key.startswith("volume") and self._hear is not None:
            self._hear()
        self.form.motion = self.toasts.motion = self.app.motion
        self.place_again()

    def _speak(self, language: str) -> None:
        """Change the language: on this page at once, on those below it when they return."""
        speak(language)
        cache.clear_all()
        self._show_anew("language")

    def _show_anew(self, focused: str, person: str = "") -> None:
        """Open this page again, for everybody or a person."""
        fresh = SettingsScene(self._hear, self._back, self._folders, person)
        self.app.go(fresh)
        fresh.form.focus(fresh.controls[focused])

    def _give_pad(self, pad: str) -> None:
        self.profiles.give_pad(self.person, pad)
        self.save_settings()

    def _forget(self) -> None:
        """Reset the shown player to the common settings."""
        self.profiles.forget(self.person)
        self.save_settings()
        self.app.apply_settings()
        self._show_anew("whose", self.person)

    def handle(self, event: pygame.event.Event) -> None:
        """Apply a slider when its knob is released."""
        super().handle(event)
        if event.type == pygame.MOUSEBUTTONUP:
            for key, control in self.controls.items():
                if isinstance(control, Slider):
                    self._apply(key, control.value)

    def update(self, now: int) -> bool:
        """Let time pass; the window's mode may have been changed by a key."""
        mode = self.controls.get("window_mode")
        if isinstance(mode, Segments) and mode.value != self.settings.window_mode:
            mode.value = self.settings.window_mode
            self.redraw()
        return super().update(now)

    def caps(self) -> Caps:
        focused = self.form.focused
        if not isinstance(focused, (Slider, Segments, Toggle)):
            return super().caps()
        key = cap(PRESS, place=-1) if isinstance(focused, Toggle) else cap(LEFT, RIGHT)
        return ((key, inside(focused.name)), (cap(NEXT), say("key-next")), (cap(BACK), say("key-back")))

    # -- layout -----------------------------------------------------------------------------------------------

    def place_body(self) -> None:
        scale = self.scale
        self.sample.pixels_at_100 = scale.scenery
        slider = self.controls["text_scale"]
        self.sample.visible = isinstance(slider, Slider) and slider.pressed
        if scale.width_units >= _TWO_COLUMNS:
            self.area.children = [SideBySide(*self.columns)]
        else:
            self.area.children = list(self.columns)
        self.place_alone(self.area, _WIDEST)

    def layout(self, size: tuple[int, int], scale: Scale) -> None:
        """Place everything; the slider of the text size shows the size that holds."""
        slider = self.controls["text_scale"]
        if isinstance(slider, Slider) and not slider.pressed:
            slider.value = self._value("text_scale")
            self.rows["text_scale"].control.note = slider.words(slider.value)
        super().layout(size, scale)


def _words(key: str) -> str:
    """Return the prefix of a setting's messages."""
    return key.replace("_", "-")


def _choice_hint(key: str, value: str) -> str:
    """Return the hint for the chosen value of a choice."""
    return say(f"{_words(key)}-hint", keys=", ".join(map(key_label, BINDINGS.triggers(FULL_SCREEN))), value=value)


def _seconds(value: int) -> str:
    return say("in-seconds", seconds=decimal(f"{value / 1000:g}"))


def _milliseconds(value: int) -> str:
    return say("at-once") if value == 0 else say("never") if value == NEVER else _seconds(value)
