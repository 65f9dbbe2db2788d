"""The coach at the table: a panel in the dock, and a ring around its subject.

A `CoachScript` supplies the texts: a lesson, a puzzle or a tip.
"""

from __future__ import annotations

import math
from collections.abc import Hashable, Sequence
from functools import partial
from typing import Protocol

import pygame

from client.art import paint
from client.input.focus import FocusStop
from client.lessons.panel import COACH, CoachPanel, Speech
from client.lessons.places import anchor_at
from client.shell.scene import soonest
from client.table.actions import ASK_HINT, COACH_BACK, PRESS_COACH, Handlers
from client.table.advice.panel import PanelLook
from client.table.context import TableContext
from client.table.layer import Band, Layer, SpeechWords
from client.table.layers.panel_dock import COACH as PLACE, room_in_dock
from client.table.pointer_targets import Point, PressTarget
from engine.lessons.anchors import Anchor

_PULSE_MS = 1000
_IDLE_MS, _STUCK_MS = 20_000, 40_000
"""Idle times after which the ring pulses again, and the hint is offered."""
_RING, _AWAY = 3.4, 7.0
"""The ring's width and its distance from its subject, in map pixels."""


class CoachScript(Protocol):
    """The source of a coach's texts."""

    def speech(self, now: int) -> Speech | None:
        """Return the text at a time in ms, or None."""

    @property
    def anchor(self) -> Anchor | None:
        """The subject of the text."""

    @property
    def clause(self) -> str:
        """The rule clause about the text; empty for none."""

    def do(self, name: str, now: int) -> bool:
        """Handle a button of the panel. Returns False if the button is unknown now."""

    def hint(self) -> bool:
        """Show a hint. Returns False to use the game's own hint."""

    def wake_at(self) -> int | None:
        """Return the time of the next change in ms, or None."""


class CoachLayer(Layer):
    """Shows a coach on one table."""

    bands = (Band.READING,)
    place = PLACE
    """The panel's name in the dock."""
    can_wait = False
    """Whether a text waits when it doesn't fit at the usual smallest size. Otherwise the letters shrink."""

    def __init__(self, table: TableContext, speaker: CoachScript) -> None:
        super().__init__(table)
        self.speaker = speaker
        self.panel: CoachPanel | None = None
        self._said: Speech | None = None
        self._made: tuple[Hashable, ...] = ()
        self._anchor: pygame.Rect | None = None
        self._since = 0
        """The time of the last player action or text change."""

    # -- time -----------------------------------------------------------------------------------------------

    def update(self, now: int) -> bool:
        """Show the current text once its events have been shown."""
        table, said = self.table, self._said
        if not table.director.waiting or said is None:
            said = self.speaker.speech(now)
        if said != self._said:
            self._since = now
        self._said = said
        return self._fit() or self.animating(now)

    def layout(self) -> None:
        self._made = ()

    def _fit(self) -> bool:
        """Fit the panel into the dock and find its subject. Returns True if anything changed."""
        table, said = self.table, self._said
        anchor = self.speaker.anchor if said is not None else None
        rect = anchor_at(table, anchor) if anchor is not None else None
        moved, self._anchor = rect != self._anchor, rect
        room = self.room()
        made = said, tuple(room), table.screen.scale.unit
        if made == self._made:
            return moved
        self._made = made
        self.panel = None
        if said is not None:
            panel = CoachPanel(said, PanelLook.of(table), room, table.screen.scale.unit, self.can_wait)
            self.panel = panel if panel.fits else None
        return True

    def room(self) -> pygame.Rect:
        """Return the space for the panel."""
        return room_in_dock(self.table, self.place)

    def anchor(self, name: str) -> pygame.Rect | None:
        return self.panel.rect if name == self.place and self.panel is not None else None

    def wake_at(self) -> int | None:
        idle = [self._since + after for after in (_IDLE_MS, _STUCK_MS) if self._since + after > self.table.screen.now]
        return soonest(*idle[:1], self.speaker.wake_at())

    def animating(self, now: int) -> bool:
        """Return whether the ring pulses."""
        pulses = any(0 <= now - self._since - after < _PULSE_MS for after in (0, _IDLE_MS))
        pace = self.table.director.pace
        return pulses and self._anchor is not None and not (pace.off or pace.reduced)

    # -- picture --------------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface, band: Band) -> None:
        table, panel = self.table, self.panel
        if panel is None or table.screen.dialog is not None:
            return
        look, scale = PanelLook.of(table), table.places.arrangement.scale
        if self._anchor is not None and table.hand.drag is None:
            away = round(2 * _AWAY * scale)
            around = self._anchor.inflate(away, away)
            strong = 1.0
            if self.animating(table.screen.now):
                strong = 0.45 + 0.55 * abs(math.sin(2 * math.pi * (table.screen.now - self._since) / _PULSE_MS))
            broad = max(2.0, _RING * scale)
            paint.panel(surface, around.inflate(4, 4), 12 * scale, "none", look.shadow, broad + 4, strong)
            paint.panel(surface, around, 12 * scale, "none", look.accent, broad, strong)
        stuck = table.screen.now - self._since >= _STUCK_MS
        panel.draw(surface, table.pointer.pointed, "hint" if stuck else "")
        if (focus := table.keys.stop) is not None and focus.kind == COACH:
            table.screen.painter.draw_focus(surface, focus.rect)

    # -- the player -----------------------------------------------------------------------------------------

    def preview_event(self, event: pygame.event.Event) -> bool:
        self._since = max(self._since, self.table.screen.now - _PULSE_MS)
        return False

    def covers(self, point: Point) -> bool:
        return self.panel is not None and self.panel.rect.collidepoint(point)

    def control_at(self, point: Point) -> PressTarget | None:
        for name, rect in self.panel.buttons() if self.panel is not None else ():
            if rect.collidepoint(point):
                return PressTarget(COACH, name, PRESS_COACH.of(name))
        return None

    def stops(self) -> Sequence[FocusStop]:
        return self.stops_of(False)

    def stops_of(self, first: bool) -> list[FocusStop]:
        """Return the focus stops for the continue button, or for the others."""
        if self.panel is None:
            return []
        going_on = {name for name, _, goes_on in self.panel.speech.buttons if goes_on}
        return [FocusStop(COACH, name, rect) for name, rect in self.panel.buttons() if (name in going_on) == first]

    def describe(self, stop: FocusStop, speech: SpeechWords) -> Sequence[str]:
        buttons = self.panel.speech.buttons if self.panel is not None and stop.kind == COACH else ()
        return [words for name, words, _ in buttons if name == stop.name]

    def activate(self, stop: FocusStop) -> bool:
        return stop.kind == COACH and self.do.perform(PRESS_COACH.of(str(stop.name)))

    def clause(self) -> str:
        return self.speaker.clause if self.table.reading.card is None else ""

    def commands(self) -> Handlers:
        return {
            ASK_HINT: lambda: self._follow(self.speaker.hint()),
            COACH_BACK: partial(self._press, "back"),
            PRESS_COACH: self._press,
        }

    def _press(self, name: str) -> bool:
        """Press a button of the panel. Return False if this coach has no such button now."""
        if name == "hint":
            return self.do.perform(ASK_HINT)
        return self._follow(self.speaker.do(name, self.table.screen.now))

    def _follow(self, done: bool) -> bool:
        """Show what the coach has `done`, and return it."""
        if done:
            self._said = None
            self.do.catch_up()
            self.do.redraw()
        return done


class FirstStop(Layer):
    """The panel's continue button as the first focus stop."""

    def __init__(self, table: TableContext, coach: CoachLayer) -> None:
        super().__init__(table)
        self._coach = coach

    def stops(self) -> Sequence[FocusStop]:
        return self._coach.stops_of(True)
