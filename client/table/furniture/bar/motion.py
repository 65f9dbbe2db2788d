"""The drawing of a phase slides to its place in the bar when the phase begins.

In the theme's motion file:

    [phases]
    art = ["...", "..."]    the drawing of each phase
    sound = ""
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import pygame

from client.layout.pieces import Point
from client.look.schema import Sound, Texts
from client.motion.context import MotionContext, art_of
from client.motion.easing import arrive
from client.motion.furniture_motion import FurnitureMotion
from client.motion.visuals.popups import put
from client.motion.visuals.visual import Visual
from engine.kernel.state.events import PHASE_BEGAN, Event
from engine.kernel.state.view import View

SLIDE_MS, ARRIVED_MS = 300.0, 260.0
_PHASE_STEP, _ICON = 40.0, 34.0


@dataclass(slots=True, kw_only=True)
class SlidingDrawing(Visual):
    """A drawing that slides from one point to another, grows a little there and disappears."""

    art: str
    start: Point
    target: Point
    width: float
    slide_ms: float

    def draw(self, surface: pygame.Surface, now: float) -> None:
        way = arrive(min(1.0, (now - self.begin) / max(1e-6, self.slide_ms)))
        place = (
            self.start[0] + (self.target[0] - self.start[0]) * way,
            self.start[1] + (self.target[1] - self.start[1]) * way,
        )
        put(surface, self.art, self.width * (1 + 0.35 * math.sin(math.pi * self.share(now))), place)


@dataclass(frozen=True, slots=True)
class PhasesAccent:
    """The drawings of the phases, and the sound when one begins."""

    art: Texts = ()
    sound: Sound = ""


@dataclass(frozen=True, slots=True)
class BarAccents:
    """The section of a theme's motion file about the bar."""

    phases: PhasesAccent = PhasesAccent()


class BarMotion(FurnitureMotion):
    """Shows on the bar of one table that a phase begins."""

    def __init__(self, timeline: MotionContext, accents: BarAccents) -> None:
        super().__init__(timeline)
        self.accent = accents.phases

    def on_begin(self, event: Event, after: View, now: float) -> None:
        if event[0] == PHASE_BEGAN:
            self._begin_phase(event[5], now)

    def _begin_phase(self, phase: int, now: float) -> None:
        timeline, accent = self.timeline, self.accent
        if accent.sound:
            timeline.play(accent.sound, round(now))
        bar = timeline.arrangement.rects.get("phases")
        if bar is None or timeline.pace.reduced or not 0 <= phase < len(accent.art):
            return
        scale = timeline.arrangement.scale
        step = _PHASE_STEP * scale
        target = bar.left + step * phase + step * 0.45, bar.centery
        start, art = (target[0] - step, target[1]), art_of(timeline, accent.art[phase])
        lasts, slide = timeline.pace.ms(SLIDE_MS + ARRIVED_MS), timeline.pace.ms(SLIDE_MS)
        timeline.effects.append(
            SlidingDrawing(now, lasts, art=art, start=start, target=target, width=_ICON * scale, slide_ms=slide)
        )
