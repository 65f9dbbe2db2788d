"""Animations for cards that leave: smoke, circles, lightning, fire and sweeps, chosen by the game's accents."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

import pygame

from client.layout.pieces import Piece, Pose, rect_of
from client.motion import view_updates as replaying
from client.motion.accents import BACK, BURN, CIRCLE, CLOUD, DEPARTURES, HOP, SPLIT, SWEEP, TUMBLE, MoveAccent
from client.motion.actors import FLIP_MS
from client.motion.beats import Beat
from client.motion.card_moves import exits as partings, flips as turning, growth as shows
from client.motion.context import MotionContext, MovePlan, art_of, color_of
from client.motion.pace import travel_ms
from client.motion.stage import PieceMove
from client.motion.visuals.popups import POP_MS, GrowingDrawing
from engine.kernel.state.events import FACE_DOWN, TURNED, Event
from engine.kernel.state.view import View

_PILE_STEP_MS = 14.0
"""Between two hidden cards of a pile that goes up in smoke."""
_WAITS = {CIRCLE: partings.DRAW_MS + partings.SINK_MS, SPLIT: partings.SPLIT_MS}
"""How long the neighbors of a leaving card stay where they are."""


@dataclass(slots=True)
class _Going:
    """A card that leaves: its look and position, if known, and its starting moment."""

    way: PieceMove
    accent: MoveAccent
    piece: Piece | None
    pose: Pose | None
    begin: float
    event: Event

    @property
    def number(self) -> int:
        """Return the card's instance."""
        return self.event[2]

    @property
    def rect(self) -> pygame.Rect | None:
        """Return the rectangle that the card covers; None if its position is unknown."""
        if self.piece is not None:
            return rect_of(self.piece, self.pose)
        if self.pose is None:
            return None
        rect = pygame.Rect(0, 0, round(self.pose.width), round(self.pose.width * 1.4))
        rect.center = round(self.pose.x), round(self.pose.y)
        return rect


class Departures:
    """Plans the visuals of leaving cards at one table."""

    def __init__(self, timeline: MotionContext) -> None:
        self._timeline = timeline

    def begin(self, plan: MovePlan, beat: Beat, now: float) -> None:
        """Plan how cards leave and what remains in their place, before they set off."""
        timeline, view = self._timeline, beat.after
        shows_how: dict[str, Callable[[_Going], None]] = {CLOUD: self._cloud, CIRCLE: self._circle, SPLIT: self._split}
        turning.begin_turning_down(plan, now, timeline.pace)
        if beat.of_kind(TURNED):
            # Hold the picture although nothing moves, so that players can read it.
            timeline.at(now + timeline.pace.ms(beat.hold_ms()), lambda _: None)
        fires = piles = hops = 0
        for way, event in zip(plan.ways, plan.events, strict=True):
            accent = self._timeline.accents.of(event, view.table, beat.note) if event is not None else None
            if accent is None or event is None or timeline.pace.reduced:
                continue
            going = self._going(way, accent, event, now)
            if accent.show == BACK:
                way.tip = True
            elif accent.show == BURN and going.piece is not None:
                self._burn(going, fires)
                fires += 1
            elif accent.show == BURN:
                way.delay_ms = piles * _PILE_STEP_MS
                piles += 1
            elif accent.show == TUMBLE:
                self._tumble(going, beat)
            elif accent.show == HOP:
                self._hop(going, hops)
                hops += 1
                beat.holds = hops * turning.HOP_STEP_MS + turning.HOP_MS + turning.HOP_FLIGHT_MS
            elif accent.show in shows_how:
                shows_how[accent.show](going)
                plan.wait_ms = max(plan.wait_ms, _WAITS.get(accent.show, 0.0))
        if fires or piles:
            beat.holds = max(partings.burnt_by(fires), partings.SMOKE_MS)

    def sound(self, plan: MovePlan, view: View, note: str) -> str | None:
        """Return the sound of all cards that set off together. None for the usual one, "" if each has its own."""
        for event in plan.events:
            accent = self._timeline.accents.of(event, view.table, note) if event is not None else None
            if accent is not None and accent.show in DEPARTURES:
                return accent.sound if accent.show == SWEEP else ""
        return None

    def _going(self, way: PieceMove, accent: MoveAccent, event: Event, now: float) -> _Going:
        timeline = self._timeline
        actor = timeline.stage.actors.get(way.old) if way.old is not None else None
        piece, pose = actor.at(now) if actor is not None else (None, way.start)
        return _Going(way, accent, piece, pose, now + timeline.pace.ms(way.delay_ms), event)

    def _schedule_sound(self, going: _Going) -> None:
        sound = going.accent.sound
        if sound:
            self._timeline.at(going.begin, lambda moment: self._timeline.play(sound, round(moment)))

    def _cloud(self, going: _Going) -> None:
        rect, timeline = going.rect if going.piece is not None else None, self._timeline
        if rect is None:
            return
        colors = [color_of(self._timeline, name) for name in going.accent.colors]
        cloud = shows.Cloud(going.begin, timeline.pace.ms(shows.CLOUD_MS), rect, number=going.number)
        if len(colors) == 2:
            cloud.color, cloud.shade = colors
        timeline.effects.append(cloud)
        self._schedule_sound(going)

    def _circle(self, going: _Going) -> None:
        """Draw a chalk circle around the card, which sinks into it. The card jumps to its destination."""
        rect, pace, way = going.rect, self._timeline.pace, going.way
        if rect is None:
            return
        self._schedule_sound(going)
        whole = pace.ms(partings.DRAW_MS + partings.SINK_MS + partings.FADE_MS)
        art = art_of(self._timeline, going.accent.art)
        self._timeline.effects.append(partings.ChalkCircle(going.begin, whole, art, rect))
        way.delay_ms += partings.DRAW_MS
        way.duration_ms = partings.SINK_MS
        if going.piece is not None and going.pose is not None:
            begin = going.begin + pace.ms(partings.DRAW_MS)
            way.guise = partings.Sinking(begin, pace.ms(partings.SINK_MS), going.piece, going.pose)

    def _split(self, going: _Going) -> None:
        rect, pace, way = going.rect, self._timeline.pace, going.way
        if rect is None or going.piece is None or going.pose is None:
            return
        self._schedule_sound(going)
        colors = [color_of(self._timeline, name) for name in going.accent.colors]
        bolt = partings.Bolt(going.begin, pace.ms(partings.SPLIT_MS), rect)
        bolt.color = colors[0] if colors else bolt.color
        self._timeline.effects.append(bolt)
        fall = partings.FALL_PX * self._timeline.arrangement.scale
        way.guise = partings.Splitting(going.begin, pace.ms(partings.SPLIT_MS), going.piece, going.pose, fall)
        way.delay_ms += partings.SPLIT_MS

    def _burn(self, going: _Going, place: int) -> None:
        """Burn cards one after the other, each faster than the one before."""
        rect, pace, way = going.rect, self._timeline.pace, going.way
        assert rect is not None and going.piece is not None and going.pose is not None
        way.delay_ms = partings.burnt_by(place)
        way.duration_ms = partings.BURN_MS * partings.BURN_FASTER**place
        going.begin += pace.ms(way.delay_ms)
        burning = pace.ms(way.duration_ms)
        fire = partings.Fire(going.begin, burning * 1.3, rect, number=going.number)
        colors = [color_of(self._timeline, name) for name in going.accent.colors]
        if len(colors) == 2:
            fire.color, fire.core = colors
        fire.burns = 1 / 1.3
        self._timeline.effects.append(fire)
        way.guise = partings.Burning(going.begin, burning, going.piece, going.pose)
        self._schedule_sound(going)

    def _tumble(self, going: _Going, beat: Beat) -> None:
        """Turn a face-down card up and show it where it lay, then let it tumble away. A face-up card only tumbles."""
        way, pace, landed = going.way, self._timeline.pace, self._timeline.shown.landed
        if going.piece is None or going.pose is None:
            return
        _, _, card, source, _, amount, _ = going.event
        spot = source, max(0, amount) % FACE_DOWN
        down = not going.piece.face_up or replaying.lies_down(landed, spot)
        way.turns = False
        stays = FLIP_MS + turning.SHOWN_MS if down and card >= 0 else 0.0
        flight = travel_ms(going.pose.distance(way.end or going.pose), self._timeline.stage.scale)
        way.duration_ms, way.delay_ms = flight, way.delay_ms + stays
        face = replace(going.piece, card=card, face_up=True) if card >= 0 else going.piece
        way.guise = turning.FlipAndTumble(going.begin, pace.ms(stays), going.piece, going.pose, face, pace.ms(FLIP_MS),
                                          going.begin + pace.ms(stays + flight))  # fmt: skip
        if stays:
            replaying.lay(landed, spot, down=False)
            self._timeline.at(going.begin, lambda moment: self._timeline.play("flip", round(moment)))
        beat.holds = max(beat.holds or 0.0, way.delay_ms + flight * 0.6)

    def _hop(self, going: _Going, place: int) -> None:
        """Make cards hop one after the other and fly away. Something appears where they lay."""
        way, pace = going.way, self._timeline.pace
        rect = going.rect
        if going.piece is None or going.pose is None or rect is None:
            return
        begin = going.begin - pace.ms(way.delay_ms) + pace.ms(place * turning.HOP_STEP_MS)
        way.delay_ms = place * turning.HOP_STEP_MS
        way.guise = turning.Hop(
            begin, pace.ms(turning.HOP_MS), going.piece, going.pose, turning.HOP_PX * self._timeline.arrangement.scale
        )
        way.delay_ms += turning.HOP_MS
        way.duration_ms = turning.HOP_FLIGHT_MS
        if going.accent.art:
            leaves = begin + pace.ms(turning.HOP_MS)
            lasts = pace.ms(POP_MS + turning.HOP_FLIGHT_MS)
            self._timeline.effects.append(GrowingDrawing(leaves, lasts, art_of(self._timeline, going.accent.art), rect))
