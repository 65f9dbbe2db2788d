"""The bar below the table while only computers play: pause, step, speed."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from client.art import palette, text
from client.input.actions import BACK, FASTER, PLAY, SLOWER, Command, cap
from client.widgets import Button, Form, Segments, draw_icon
from client.widgets.style import HINT, LABEL, SMALLEST
from engine.store.player.settings import WATCH_SPEEDS
from engine.words.say import watch as say

STEP, HANDS = Command("watch.step", ("Right",)), Command("watch.hands", ("H",))
ORDERS = (PLAY, STEP, HANDS, BACK, FASTER, SLOWER)
"""The keys for watching a match."""
_HEIGHT, _PAD, _GAP = 60.0, 10.0, 6.0
_CONTROL = 44.0
_WIDEST_SPEEDS, _NARROWEST_SPEEDS = 420.0, 250.0
_LEAST_WORDS = 90.0
_WORDS_FROM = 900.0
"""The minimum width in u for text on the buttons."""
_HALF_LINE = 10.0


class WatchBar:
    """The controls for watching a match, and their layout."""

    def __init__(
        self,
        pause: Callable[[], None],
        step: Callable[[], None],
        hands: Callable[[], None],
        set_speed: Callable[[str], None],
    ) -> None:
        """`pause` also goes on, and `hands` shows or hides all hands."""
        self.pause = Button("", "primary", icon="pause", name=say("pause-or-go-on"), tooltip=say("pause-or-go-on"),
                            key=cap(PLAY), then=lambda _: pause())  # fmt: skip
        self.step = Button(
            "",
            icon="one-step",
            name=say("one-step"),
            tooltip=say("one-step-the-next"),
            key=cap(STEP),
            then=lambda _: step(),
        )
        self.hands = Button("", key=cap(HANDS), then=lambda _: hands())
        options = [(speed, say(f"speed-{speed}")) for speed in WATCH_SPEEDS]
        self.speeds = Segments(options, WATCH_SPEEDS[1], name=say("speed"), tooltip=say("speed"), then=set_speed)
        self.form = Form(self.pause, self.step, self.hands, self.speeds)
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.paused = self.over = self.open_hands = self._named = False
        self._words = pygame.Rect(0, 0, 0, 0)
        self._unit = 1.0

    def height_for(self, width: int, unit: float) -> int:
        return round(_HEIGHT * unit)

    def place(self, rect: pygame.Rect, unit: float) -> None:
        """Place the buttons on the left, the speeds on the right, and text in between if there is room."""
        self.rect, self._unit = rect, unit
        pad, gap, high = round(_PAD * unit), round(_GAP * unit), round(_CONTROL * unit)
        top = rect.centery - high // 2
        x = rect.x + pad
        spacious = rect.width / unit >= _WORDS_FROM
        self._named = spacious
        for button, names in (
            (self.pause, ("pause", "go-on")),
            (self.step, ("step",)),
            (self.hands, ("show-hands", "cover-hands")),
        ):
            wide = 0
            for name in names:
                button.words = say(name) if spacious else ""
                wide = max(wide, button.natural_width(unit))
            button.place(pygame.Rect(x, top, wide, high), unit)
            x += wide + gap
        self._name()
        room = rect.right - pad - x - gap
        wide = min(round(_WIDEST_SPEEDS * unit), max(round(_NARROWEST_SPEEDS * unit), room // 2), room)
        self.speeds.place(pygame.Rect(rect.right - pad - wide, top, wide, high), unit)
        left = x + 2 * gap
        self._words = pygame.Rect(left, rect.y, max(0, self.speeds.rect.left - 2 * gap - left), rect.height)

    def show(self, paused: bool, speed: str, open_hands: bool, over: bool) -> bool:
        """Update the controls. Returns True if their look changed."""
        before = self.paused, self.speeds.value, self.open_hands, self.over
        self.paused, self.speeds.value, self.open_hands, self.over = paused, speed, open_hands, over
        self._name()
        self.pause.reason = self.step.reason = self.speeds.reason = say("over") if over else ""
        return before != (paused, speed, open_hands, over)

    def _name(self) -> None:
        words = say("go-on" if self.paused else "pause")
        self.pause.icon, self.pause.words = "play" if self.paused else "pause", words if self._named else ""
        self.hands.name = self.hands.tooltip = words = say("cover-hands" if self.open_hands else "show-hands")
        self.hands.icon, self.hands.words = "eye-off" if self.open_hands else "eye", words if self._named else ""

    def draw(self, surface: pygame.Surface) -> None:
        unit, rect = self._unit, self.rect
        surface.fill(palette.rgb(palette.PAPER), rect)
        surface.fill(palette.rgb(palette.PAPER_LINE), (rect.x, rect.y, rect.width, max(1, round(2 * unit))))
        if self._words.width >= _LEAST_WORDS * unit:
            self._draw_words(surface)
        self.form.draw(surface)

    def _draw_words(self, surface: pygame.Surface) -> None:
        unit, place = self._unit, self._words
        state, line = ("the-end", 0.0) if self.over else ("paused" if self.paused else "watching", -_HALF_LINE)
        draw_icon(surface, "eye", 20 * unit, palette.INK, (place.x + 11 * unit, place.centery + line * unit))
        self._write(surface, say(state), LABEL.font, LABEL.size, palette.INK, 27, line)
        if self.over:
            return
        shown = {"pause": cap(PLAY), "step": cap(STEP), "faster": cap(FASTER), "slower": cap(SLOWER)}
        keys = say("keys", **shown)
        if text.width(keys, HINT.font, HINT.size * unit) > place.width:
            keys = say("short-keys", **shown)
        self._write(surface, keys, HINT.font, HINT.size, palette.INK_2, 0, _HALF_LINE)

    def _write(
        self, surface: pygame.Surface, words: str, font: str, size: float, color: str, right: float, down: float
    ) -> None:
        unit, place = self._unit, self._words
        at = place.x + right * unit, place.centery + down * unit
        text.draw_fitted(
            surface, words, font, size * unit, color, at, "midleft", place.width - right * unit, SMALLEST * unit
        )
