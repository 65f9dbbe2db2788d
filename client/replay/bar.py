"""The replay bar: back, play, steps and turns, the slider, speed, and whose view."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from client.art import palette, text
from client.input.actions import BACK, FASTER, PLAY, cap
from client.replay import playing_on
from client.replay.replay_commands import PLAY_ON, STEP_BACK, STEP_ON, TURN_BACK, TURN_ON, next_speed
from client.replay.table import ReplayTable
from client.replay.track import HEIGHT, MatchTrack
from client.widgets import Button, Choice, Dropdown, Form, draw_icon
from client.widgets.style import HINT, LABEL, SMALLEST
from engine.kernel.state.layout import SPECTATOR
from engine.words.say import replay as say

_ROOMY = 1130.0
"""Windows of this many u fit all controls with labels."""
_SPACIOUS = 1240.0
"""Windows of this many u also fit a label on the play-on button."""
_SMALLEST_SHARE = 0.72
"""The smallest scale of the controls relative to text. The table needs the height."""
_PAD, _GAP = 10.0, 6.0
_BUTTON = 44.0
_WORDS, _SPEED = 136.0, 62.0
_EYES, _SHORT_EYES = 190.0, 74.0


class ViewAsList(Dropdown):
    """Selects the viewer. `tells`: whether the closed list shows a label or only its icon."""

    tells = True

    def draw_chosen(self, surface: pygame.Surface, rect: pygame.Rect, color: str) -> None:
        if self.tells:
            super().draw_chosen(surface, rect, color)
        else:
            draw_icon(surface, self.chosen_entry.icon, 22 * self.unit, color, (rect.x + 22 * self.unit, rect.centery))


class ReplayBar:
    """The controls at the bottom of a replay, and their layout."""

    def __init__(self, table: ReplayTable, back_words: str) -> None:
        self._recording = recording = table.recording
        self._back_words = back_words
        self.back = _button("left", say("leave-the-replay"), cap(BACK), lambda _: table.go_back())
        self.back.style = LABEL
        self.play = _button("play", say("play-or-pause"), cap(PLAY), lambda _: table.play_or_pause(), "primary")
        self.buttons = [
            _button("turn-back", say("back-by-a-turn"), cap(TURN_BACK), lambda _: table.turn(-1)),
            _button("step-back", say("back-by-a-step"), cap(STEP_BACK), lambda _: table.step(-1)),
            self.play,
            _button("step-forward", say("on-by-a-step"), cap(STEP_ON), lambda _: table.step(1)),
            _button("turn-forward", say("on-by-a-turn"), cap(TURN_ON), lambda _: table.turn(1)),
        ]
        self.speed = Button(
            "", style=LABEL, name=say("speed"), tooltip=say("speed"), key=cap(FASTER), then=lambda _: next_speed(table)
        )
        self.play_on = _button("branch", say("play-on-from-here"), cap(PLAY_ON), lambda _: playing_on.ask(table))
        self.play_on.style = LABEL
        names = recording.names
        eyes = [Choice(SPECTATOR, say("as-all-could-see"), "eye")]
        eyes += [Choice(seat, say("as-saw-it", name=name), "human") for seat, name in enumerate(names)]
        self.eyes = ViewAsList(eyes, SPECTATOR, name=say("through-whose-eyes"), then=table.look_as)
        self.track = MatchTrack(
            recording.length, recording.turns, recording.turn_words, table.stand_at, table.show_turning_point
        )
        self.form = Form(self.back, *self.buttons, self.track, self.speed, self.eyes, self.play_on)
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.words_rect = pygame.Rect(0, 0, 0, 0)
        """The rectangle of the turn's text."""
        self._unit = self._words_unit = 1.0
        self.seen = 0

    # -- place ----------------------------------------------------------------------------------------------

    def height_for(self, width: int, unit: float) -> int:
        return round((HEIGHT + _PAD) * _fit_unit(width, unit))

    def place(self, rect: pygame.Rect, unit: float) -> None:
        """Place the controls in one row: smaller, and some without labels, in narrow windows."""
        self.rect, self._words_unit = rect, unit
        self._unit = unit = _fit_unit(rect.width, unit)
        roomy = rect.width / unit >= _ROOMY
        self.back.words = self._back_words if roomy else ""
        self.eyes.tells = roomy
        self.play_on.words = say("play-on") if rect.width / unit >= _SPACIOUS else ""
        pad, gap, high = round(_PAD * unit), round(_GAP * unit), round(_BUTTON * unit)
        top = rect.centery - high // 2
        x = rect.x + pad
        for button in (self.back, *self.buttons):
            wide = button.natural_width(unit)
            button.place(pygame.Rect(x, top, wide, high), unit)
            x += wide + (2 * gap if button is self.back else gap)
        right = rect.right - pad - self.play_on.natural_width(unit)
        self.play_on.place(pygame.Rect(right, top, rect.right - pad - right, high), unit)
        right -= 2 * gap
        for control, most in ((self.eyes, _EYES if roomy else _SHORT_EYES), (self.speed, _SPEED)):
            wide = min(control.natural_width(unit), round(most * unit)) if control is self.eyes else round(most * unit)
            control.place(pygame.Rect(right - wide, top, wide, high), unit)
            right -= wide + gap
        self.words_rect = pygame.Rect(x + gap, rect.y, round(_WORDS * unit), rect.height)
        left, tall = self.words_rect.right + gap, round(HEIGHT * unit)
        self.track.place(pygame.Rect(left, rect.centery - tall // 2, max(1, right - gap - left), tall), unit)

    # -- what it shows --------------------------------------------------------------------------------------

    def show(self, moment: int, seen: int, playing: bool, speed: float, eyes: int, stays: str) -> bool:
        """Update the controls. `seen`: the moment shown last; `stays`: why playing on is impossible.

        Returns True if the look changed.
        """
        words = f"{speed:g}×"
        now = moment, seen, "pause" if playing else "play", words, eyes, stays
        before = self.track.value, self.seen, self.play.icon, self.speed.words, self.eyes.value, self.play_on.reason
        if now == before:
            return False
        self.track.value, self.seen, self.play.icon, self.speed.words, self.eyes.value, self.play_on.reason = now
        return True

    def draw(self, surface: pygame.Surface) -> None:
        unit, rect = self._unit, self.rect
        surface.fill(palette.rgb(palette.PAPER), rect)
        surface.fill(palette.rgb(palette.PAPER_LINE), (rect.x, rect.y, rect.width, max(1, round(2 * unit))))
        moment = self.track.value
        turn = self._recording.turn_words(self.seen)
        count = say("choice-of", moment=moment, length=self._recording.length)
        size = self._write(surface, turn, LABEL.font, LABEL.size * self._words_unit, palette.INK, -0.7)
        self._write(surface, count, HINT.font, min(HINT.size * self._words_unit, 0.9 * size), palette.INK_2, 0.7)
        self.form.draw(surface)
        if self.form.popup is None:
            self.track.draw_over(surface)

    def _write(self, surface: pygame.Surface, words: str, font: str, size: float, color: str, down: float) -> float:
        """Write a line, `down` lines below the middle, at most `size` pixels high. Returns the size used."""
        place = self.words_rect
        fitted = text.fit(words, font, size, place.width, SMALLEST * self._unit)
        shown = text.shorten(words, font, fitted, place.width)
        y = place.centery + down * LABEL.size * self._words_unit
        text.draw(surface, shown, font, fitted, color, (place.x, y), "midleft")
        return fitted


def _fit_unit(width: int, unit: float) -> float:
    """Return the pixels per u of the controls, reduced in narrow windows."""
    return max(_SMALLEST_SHARE * unit, min(unit, width / _ROOMY))


def _button(icon: str, tooltip: str, key: str, then: Callable[[object], None], kind: str = "secondary") -> Button:
    return Button("", kind, icon=icon, name=tooltip, tooltip=tooltip, key=key, then=then)
