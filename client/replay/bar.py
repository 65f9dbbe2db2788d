"""The bar of a replay: back, play, steps and turns, the slider over the match, speed, and through whose eyes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from client.art import palette, text
from client.replay.recording import Recording
from client.replay.track import HEIGHT, MatchTrack
from client.widgets import Button, Choice, Dropdown, Form, Widget
from client.widgets.style import HINT, LABEL, SMALLEST
from engine.kernel.layout import SPECTATOR

SPEEDS = (0.5, 1.0, 2.0, 4.0)
_ONE_ROW = 1080.0
"""Windows of so many u have room for everything in one row."""
_ROW, _PAD, _GAP = 66.0, 10.0, 6.0
_BUTTON = 44.0
_WORDS = 132.0
_EYES = 190.0


@dataclass(frozen=True, slots=True)
class Orders:
    """What can be ordered: to leave, to play or pause, to take steps or turns (-1: back), to stand at a moment or at a
    turning point, to play at the next speed, to look through other eyes.
    """

    leave: Callable[[], None]
    play: Callable[[], None]
    step: Callable[[int], None]
    turn: Callable[[int], None]
    go_to: Callable[[int], None]
    turning_point: Callable[[int], None]
    speed: Callable[[], None]
    look_as: Callable[[int], None]


class ReplayBar:
    """The controls at the bottom of a replay, and their place."""

    def __init__(self, recording: Recording, orders: Orders, back_words: str) -> None:
        self._recording = recording
        self._back_words = back_words
        self.back = _button("left", "Leave the replay", "Esc", lambda _: orders.leave())
        self.back.style = LABEL
        self.play = _button("play", "Play or pause", "Space", lambda _: orders.play(), "primary")
        self.buttons = [
            _button("turn-back", "Back by a turn", "Up", lambda _: orders.turn(-1)),
            _button("step-back", "Back by a step", "Left", lambda _: orders.step(-1)),
            self.play,
            _button("step-forward", "On by a step", "Right", lambda _: orders.step(1)),
            _button("turn-forward", "On by a turn", "Down", lambda _: orders.turn(1)),
        ]
        self.speed = Button("", style=LABEL, name="Speed", tooltip="Speed", key="+", then=lambda _: orders.speed())
        names = recording.names
        eyes = [Choice(SPECTATOR, "As all could see", "eye")]
        eyes += [Choice(seat, f"As {name} saw it", "human") for seat, name in enumerate(names)]
        self.eyes = Dropdown(eyes, SPECTATOR, name="Through whose eyes", then=orders.look_as)
        self.track = MatchTrack(recording.length, recording.turns, recording.turn_words, orders.go_to,
                                orders.turning_point)  # fmt: skip
        self.form = Form(self.back, *self.buttons, self.track, self.speed, self.eyes)
        self.rect = pygame.Rect(0, 0, 0, 0)
        self._words = pygame.Rect(0, 0, 0, 0)
        self._unit = 1.0

    # -- place ----------------------------------------------------------------------------------------------

    def height_for(self, width: int, unit: float) -> int:
        """One row, or two in a narrow window."""
        rows = 1 if width / unit >= _ONE_ROW else 2
        return round((_ROW + _PAD) * unit) if rows == 1 else round((_BUTTON + HEIGHT + 2.4 * _PAD) * unit)

    def place(self, rect: pygame.Rect, unit: float) -> None:
        """Everything in one row, or the buttons above the slider."""
        self.rect, self._unit = rect, unit
        one_row = rect.width / unit >= _ONE_ROW
        self.back.words = self._back_words if one_row else ""
        pad, gap, high = round(_PAD * unit), round(_GAP * unit), round(_BUTTON * unit)
        middle = rect.centery if one_row else rect.y + pad + high // 2
        x = rect.x + pad
        for button in (self.back, *self.buttons):
            wide = button.natural_width(unit)
            button.place(pygame.Rect(x, middle - high // 2, wide, high), unit)
            x += wide + (2 * gap if button is self.back else gap)
        right = rect.right - pad
        wide = min(self.eyes.natural_width(unit), round(_EYES * unit))
        self.eyes.place(pygame.Rect(right - wide, middle - high // 2, wide, high), unit)
        right -= wide + gap
        wide = round(62 * unit)
        self.speed.place(pygame.Rect(right - wide, middle - high // 2, wide, high), unit)
        right -= wide + gap
        tall = round(HEIGHT * unit)
        if one_row:
            self._words = pygame.Rect(x + gap, rect.y, round(_WORDS * unit), rect.height)
            left = self._words.right + gap
            self.track.place(pygame.Rect(left, middle - tall // 2, right - gap - left, tall), unit)
        else:
            top = rect.y + pad + high
            self._words = pygame.Rect(rect.x + pad, top, round(_WORDS * unit), rect.bottom - top)
            left = self._words.right + gap
            self.track.place(pygame.Rect(left, rect.bottom - pad - tall, rect.right - pad - left, tall), unit)

    # -- what it shows --------------------------------------------------------------------------------------

    def show(self, moment: int, playing: bool, speed: float, eyes: int) -> bool:
        """Show where the replay stands; true when that looks otherwise than before."""
        words = f"{speed:g}×"
        now = moment, "pause" if playing else "play", words, eyes
        if now == (self.track.value, self.play.icon, self.speed.words, self.eyes.value):
            return False
        self.track.value, self.play.icon, self.speed.words, self.eyes.value = now
        return True

    def draw(self, surface: pygame.Surface, bounds: pygame.Rect) -> None:
        """Paper with a line above it, the controls, and which turn it is."""
        unit, rect = self._unit, self.rect
        surface.fill(palette.PAPER, rect)
        surface.fill(palette.PAPER_LINE, (rect.x, rect.y, rect.width, max(1, round(2 * unit))))
        moment = self.track.value
        turn = self._recording.turn_words(moment)
        count = f"{moment} of {self._recording.length}"
        self._write(surface, turn, LABEL.font, LABEL.size, palette.INK, -11)
        self._write(surface, count, HINT.font, HINT.size, palette.INK_2, 11)
        self.track.bounds = bounds
        self.form.draw(surface)
        if self.form.popup is None:
            self.track.draw_over(surface)

    def _write(self, surface: pygame.Surface, words: str, font: str, size: float, color: str, down: float) -> None:
        unit, place = self._unit, self._words
        fitted = text.fit(words, font, size * unit, place.width, SMALLEST * unit)
        shown = text.shorten(words, font, fitted, place.width)
        text.draw(surface, shown, font, fitted, color, (place.x, place.centery + down * unit), "midleft")

    def stops(self) -> Sequence[Widget]:
        """The controls, in tab order."""
        return self.form.stops()


def _button(icon: str, tooltip: str, key: str, then: Callable[[object], None], kind: str = "secondary") -> Button:
    return Button("", kind, icon=icon, name=tooltip, tooltip=tooltip, key=key, then=then)
