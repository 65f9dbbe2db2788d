"""Special notes of a game: a yard is messed up, a gate closes, seats change places.

The accents of a game say how each note looks (see `client.motion.accents`).
"""

from __future__ import annotations

from collections.abc import Callable

import pygame

from client.layout.pieces import Point
from client.motion.accents import GATE, KNOCK, PEEP, PRINTS, SHIELD, SPLAT, NoteAccent
from client.motion.beats import Beat
from client.motion.card_moves import growth as shows
from client.motion.context import MotionContext, art_of, color_of, rect_at
from client.motion.pieces import pops
from client.motion.pieces.van import AFTER_MS, PLATES_MS, REMOVAL_MS, FadingPicture, MovingVan
from engine.kernel.state.events import NOTED, PLACES_CHANGED, Event
from engine.kernel.state.refs import PLACE, describe
from engine.kernel.state.view import View

_STILL_MS = 150.0
_SIGN, _ICON = 62.0, 34.0
_PHASE_STEP = 40.0
_GRAY = "#8A8890"


class LotMotion:
    """Plans the display of notes and of changed places at one table."""

    def __init__(self, timeline: MotionContext) -> None:
        self._timeline = timeline


    def note(self, beat: Beat, now: float) -> float:
        """Show the note of a beat. Later beats wait only as long as they must."""
        shows_how: dict[str, Callable[[NoteAccent, Event, pygame.Rect, float], float]] = {
            SPLAT: self._cross, PRINTS: self._cross, KNOCK: self._knock, SHIELD: self._shield, GATE: self._gate,
            PEEP: self._peep}  # fmt: skip
        accents, table = self._timeline.accents, beat.after.table
        beat.holds = 0.0
        for event in beat.of_kind(NOTED):
            accent = accents.note(event, table)
            if accent is None or accent.show not in shows_how:
                continue
            if accent.sound:
                self._timeline.play(accent.sound, round(now))
            rect = self._where(accent, event, beat.after, now)
            if rect is None:
                continue
            if self._timeline.pace.reduced:
                color = color_of(self._timeline, accent.colors[0]) if accent.colors else _GRAY
                self._timeline.effects.append(shows.Veil(now, self._timeline.pace.fade_ms(), rect, color, 8))
                beat.holds = _STILL_MS
            else:
                beat.holds = shows_how[accent.show](accent, event, rect, now)
        return now

    def _where(self, accent: NoteAccent, event: Event, view: View, now: float) -> pygame.Rect | None:
        """Return where a note shows: the place in a grid that it names, a zone of its seat, or its card."""
        arrangement, layout = self._timeline.arrangement, view.table.layout
        kind, zone, place = describe(event[4])
        if kind == PLACE and not accent.zone:
            return arrangement.place_rects.get((zone, place))
        if accent.zone and layout.has_seat_zone(accent.zone) and event[1] >= 0:
            return arrangement.zone_rects.get(layout.seat_zone(accent.zone, event[1]))
        return rect_at(self._timeline, ("card", event[2]), now)

    def _ms(self, normal: float) -> float:
        return self._timeline.pace.ms(normal)

    def _cross(self, accent: NoteAccent, event: Event, rect: pygame.Rect, now: float) -> float:
        lasts = pops.CROSS_MS + pops.LINGER_MS
        self._timeline.effects.append(
            pops.Crossing(now, self._ms(lasts), art_of(self._timeline, accent.art[0]), rect, accent.show == PRINTS,
                          pops.CROSS_MS / lasts, event[2]))  # fmt: skip
        return pops.CROSS_MS

    def _knock(self, accent: NoteAccent, event: Event, rect: pygame.Rect, now: float) -> float:
        timeline = self._timeline
        scale = timeline.arrangement.scale
        sign = timeline.arrangement.rects.get(f"warning.{event[1]}")
        foot: Point = sign.midbottom if sign is not None else (rect.right - 10 * scale, rect.bottom)
        width = sign.width if sign is not None else _SIGN * scale
        effect = pops.HammeredSign(now, self._ms(pops.KNOCKED_MS), art_of(self._timeline, accent.art[0]), foot, width,
                                   self._ms(pops.KNOCK_MS))  # fmt: skip
        timeline.effects.append(effect)
        return pops.KNOCK_MS * 6

    def _shield(self, accent: NoteAccent, event: Event, rect: pygame.Rect, now: float) -> float:
        color = color_of(self._timeline, accent.colors[0]) if accent.colors else _GRAY
        self._timeline.effects.append(
            pops.Shield(now, self._ms(pops.SHIELDED_MS), art_of(self._timeline, accent.art[0]), rect, color,
                        self._ms(pops.SHIELD_MS)))  # fmt: skip
        return pops.SHIELDED_MS * 0.8

    def _gate(self, accent: NoteAccent, event: Event, rect: pygame.Rect, now: float) -> float:
        """Show the gate at the side of the zone that faces the middle of the table."""
        timeline = self._timeline
        above = rect.centery > timeline.arrangement.size[1] / 2
        front = rect.top + rect.height * 0.06 if above else rect.bottom + rect.height * 0.02
        arts = [art_of(self._timeline, art) for art in accent.art]
        timeline.effects.append(pops.Gate(now, self._ms(pops.CLOSED_MS), arts, rect, front, self._ms(pops.GATE_MS)))
        return pops.GATE_MS

    def _peep(self, accent: NoteAccent, event: Event, rect: pygame.Rect, now: float) -> float:
        """Show eyes on the card, except to the player who looks at the card itself."""
        timeline = self._timeline
        if event[1] == timeline.newest.seat:
            return 0.0
        timeline.effects.append(pops.Eyes(now, self._ms(pops.EYES_MS), art_of(self._timeline, accent.art[0]), rect))
        return pops.EYES_MS * 0.4


    def begin_phase(self, phase: int, now: float) -> None:
        """Let the drawing of a phase slide to its place."""
        timeline, accent = self._timeline, self._timeline.accents.phases
        if accent.sound:
            timeline.play(accent.sound, round(now))
        bar = timeline.arrangement.rects.get("phases")
        if bar is None or timeline.pace.reduced or not 0 <= phase < len(accent.art):
            return
        scale = timeline.arrangement.scale
        step = _PHASE_STEP * scale
        target = bar.left + step * phase + step * 0.45, bar.centery
        effect = pops.SlidingDrawing(
            now,
            self._ms(pops.SLIDE_MS + pops.ARRIVED_MS),
            art_of(self._timeline, accent.art[phase]),
            (target[0] - step, target[1]),
            target,
            _ICON * scale,
            self._ms(pops.SLIDE_MS),
        )
        timeline.effects.append(effect)


    def change_places(self, beat: Beat, now: float) -> float:
        """Show that two seats change places. Only their plates move visibly."""
        timeline = self._timeline
        event = beat.of_kind(PLACES_CHANGED)[-1]
        plates = [plate for seat in (event[1], event[4]) if (plate := timeline.arrangement.plate_rects.get(seat))]
        lands, accent = now, self._timeline.accents.places
        if accent.sound:
            timeline.play(accent.sound, round(now))
        if len(plates) == 2 and accent.art and not timeline.pace.reduced:
            lands = now + self._drive(plates, now)
        beat.holds = REMOVAL_MS if lands > now else PLATES_MS

        def land(moment: float) -> None:
            timeline.shown.land(event, beat.after, beat.counted)
            timeline.on_event_shown(event)
            timeline.reseat(moment)
            if lands == now and plates:
                timeline.effects.append(FadingPicture(moment, timeline.pace.fade_ms(), plates))

        timeline.at(lands, land)
        return lands

    def _drive(self, plates: list[pygame.Rect], now: float) -> float:
        """Let the van drive. Returns how long that takes."""
        timeline, accent = self._timeline, self._timeline.accents.places
        scale, drives = timeline.arrangement.scale, self._ms(REMOVAL_MS)
        garage = timeline.arrangement.rects.get("van")
        start = garage.center if garage is not None else (-100 * scale, plates[0].centery)
        timeline.effects.append(MovingVan(now, drives + AFTER_MS, art_of(self._timeline, accent.art), plates, start,
                                          color_of(self._timeline, accent.color), scale, drives))  # fmt: skip
        return drives
