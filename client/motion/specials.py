"""What is special about some events, as a game's accents say: what grows over a card, wheels, stops, clouds, drops."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from client.cards.theme import Theme
from client.motion import shows
from client.motion.accents import BACK, CLOUD, DROP, FLARE, Accents, MoveAccent
from client.motion.beats import GROWTH, GROWTH_STEP_MS, OUT, SPIN, STRUCK, Beat
from client.motion.choreography import Plan, zone_name
from client.motion.effects import Stamp
from client.motion.spinning import NAMED_MS
from client.motion.stage import Way
from client.table.pieces import Key, Piece, Pose
from engine.kernel.events import MOVED, Event
from engine.kernel.view import View

if TYPE_CHECKING:
    from client.motion.timeline import Timeline

STAMP_MS = 750
TICKS = ("tick-1", "tick-2", "tick-3", "tick-4", "tick-5")
"""The ticks of an arrow, from the fastest to the slowest."""


class Specials:
    """Plans what a timeline shows beyond cards that travel."""

    def __init__(self, timeline: Timeline, theme: Theme, accents: Accents) -> None:
        self._timeline = timeline
        self._theme = theme
        self.accents = accents

    def start(self, beat: Beat, now: float) -> float:
        """Begin to show a beat that is only special; returns when all of it has landed."""
        starts: dict[str, Callable[[Beat, float], float]] = {
            GROWTH: self._grow, SPIN: self._spin, STRUCK: self._strike, OUT: self._put_out}  # fmt: skip
        return starts[beat.kind](beat, now) if beat.kind in starts else now

    # -- what lies on a card --------------------------------------------------------------------------------

    def _grow(self, beat: Beat, now: float) -> float:
        end = now
        for number, event in enumerate(beat.events):
            if event[0] in _MARKS_ONLY or event[2] < 0:
                continue
            end = max(end, self._grow_one(event, beat.after, now + self._timeline.pace.ms(number * GROWTH_STEP_MS)))
        return end

    def _grow_one(self, event: Event, after: View, begin: float) -> float:
        timeline, growth = self._timeline, self.accents.growth
        pace, key, comes = timeline.pace, ("card", event[2]), event[3] < 0
        rect = self._rect(key, begin)
        leaves = [self._theme.color(name) for name in growth.leaves] or [_LEAF_COLOR]
        change, duration = pace.ms(shows.GROW_MS), pace.ms(shows.OVERGROWN_MS)
        if pace.reduced:
            change, duration = pace.fade_ms() / 2, pace.fade_ms()
        elif not comes:
            change, duration = pace.ms(shows.SHAKE_MS), pace.ms(shows.SHAKE_MS + shows.SHED_MS)

        def lands(moment: float) -> None:
            timeline.shown.grow(after)
            timeline.told(event)
            timeline.play(growth.sound if comes else growth.shaken, round(moment))
            if not comes:
                timeline.stage.pop(key, moment, pace, shows.POP)

        timeline.at(begin + change, lands)
        if rect is None:
            return begin + change
        if pace.reduced:
            timeline.effects.append(shows.Veil(begin, duration, rect, leaves[0], rect.width * 0.06))
        elif comes:
            cloud = self._theme.color(growth.puff) if growth.puff else _PUFF_COLOR
            timeline.effects.append(shows.Overgrown(begin, duration, rect, leaves, cloud, event[2]))
        else:
            timeline.stage.shake(key, begin, pace, 4 * timeline.arrangement.scale, shows.SHAKE_MS)
            shed = shows.Shed(begin + change, pace.ms(shows.SHED_MS), rect, leaves, event[2])
            timeline.effects.append(shed)
        return begin + change

    # -- wheels ---------------------------------------------------------------------------------------------

    def _spin(self, beat: Beat, now: float) -> float:
        """Turn the arrow to the result; what follows from it waits until it rests."""
        timeline = self._timeline
        event = next(event for event in beat.events if event[0] not in _MARKS_ONLY)
        turning = timeline.wheel.spin(event[3], event[5], beat.after.turn, now, timeline.pace)
        timeline.wheel.spun_by = event[1]
        for moment, speed in [] if timeline.pace.reduced else turning.ticks():
            timeline.at(moment, self._ticking(speed))
        timeline.at(turning.rests_at, lambda moment: self._rests(event, moment))
        read = turning.rests_at + timeline.pace.ms(NAMED_MS)
        timeline.at(read, lambda _: None)  # although nothing moves meanwhile
        return read

    def _ticking(self, speed: float) -> Callable[[float], object]:
        return self._sounding(TICKS[min(len(TICKS) - 1, int((1 - speed) * len(TICKS)))])

    def _sounding(self, name: str) -> Callable[[float], object]:
        return lambda moment: self._timeline.play(name, round(moment))

    def _rests(self, event: Event, moment: float) -> None:
        self._timeline.wheel.angle(moment)
        self._timeline.show_question()
        self._timeline.told(event)
        self._timeline.play("rest", round(moment))

    # -- what is stopped, who is out ------------------------------------------------------------------------

    def _strike(self, beat: Beat, now: float) -> float:
        """A stamp on the card that would have acted."""
        stamp = self.accents.stamp
        for event in beat.events:
            rect = self._rect(("card", event[2]), now) if event[0] not in _MARKS_ONLY else None
            if rect is not None:
                self.stamp(stamp.words, ("card", event[2]), rect.center, min(rect.size), now)
                self._timeline.play("stamp", round(now))
        return now

    def stamp(self, words: str, key: Key, center: tuple[float, float], width: float, now: float) -> None:
        """A rubber stamp hits a piece, which shakes by two pixels."""
        timeline, look = self._timeline, self.accents.stamp
        pace = timeline.pace
        if pace.reduced:
            return
        hit = pace.ms(120)
        effect = Stamp(now, pace.ms(STAMP_MS), words, center, width * 0.3, hit_ms=hit)
        if look.typeface:
            effect.font, effect.height = self._theme.typeface(look.typeface), width * 0.24
        if look.color:
            effect.color = self._theme.color(look.color)
        timeline.effects.append(effect)
        timeline.stage.shake(key, now + hit, pace, 2 * timeline.arrangement.scale, 120)

    def _put_out(self, beat: Beat, now: float) -> float:
        """A gray light goes over the plate of whoever is out; it stays gray after that."""
        timeline = self._timeline
        for event in beat.events:
            rect = timeline.arrangement.plate_rects.get(event[1]) if event[0] not in _MARKS_ONLY else None
            if rect is not None:
                duration = timeline.pace.fade_ms() if timeline.pace.reduced else timeline.pace.ms(shows.OUT_MS)
                timeline.effects.append(shows.Veil(now, duration, rect, _GRAY))
        return now

    # -- moves ----------------------------------------------------------------------------------------------

    def _accent(self, event: Event | None, view: View) -> MoveAccent | None:
        if event is None or event[0] != MOVED:
            return None
        return self.accents.move(zone_name(event[3], view), zone_name(event[4], view))

    def departs(self, plan: Plan, view: View, now: float) -> None:
        """Before cards set off: what is left where they were."""
        timeline = self._timeline
        if timeline.pace.reduced:
            return
        for way, event in zip(plan.ways, plan.events, strict=True):
            accent = self._accent(event, view)
            if accent is None or event is None:
                continue
            if accent.show == BACK:
                way.tip = True
            rect = self._rect(way.old, now) if way.old is not None else None
            if accent.show != CLOUD or rect is None:
                continue
            begin = now + timeline.pace.ms(way.delay_ms)
            colors = [self._theme.color(name) for name in accent.colors]
            cloud = shows.Cloud(begin, timeline.pace.ms(shows.CLOUD_MS), rect, number=event[2])
            if len(colors) == 2:
                cloud.color, cloud.shade = colors
            timeline.effects.append(cloud)
            if accent.sound:
                timeline.at(begin, self._sounding(accent.sound))

    def lands(self, event: Event, way: Way, view: View, now: float) -> None:
        """A card has arrived."""
        timeline, accent = self._timeline, self._accent(event, view)
        if accent is None or timeline.pace.reduced or way.new is None:
            return
        rect = _rect_of(timeline.arrangement.by_key.get(way.new))
        if rect is None:
            return
        colors = [self._theme.color(name) for name in accent.colors]
        if accent.show == DROP:
            timeline.stage.squash(way.new, now, timeline.pace, shows.SQUASH)
            grass = shows.Grass(now, timeline.pace.ms(shows.GRASS_MS), rect)
            grass.color = colors[0] if colors else grass.color
            timeline.effects.append(grass)
        elif accent.show == FLARE:
            flare = shows.Flare(now, timeline.pace.ms(shows.FLARE_MS), rect)
            flare.art = self._theme.art(accent.art) if accent.art else ""
            flare.color = colors[0] if colors else flare.color
            timeline.effects.append(flare)

    def _rect(self, key: Key | None, now: float) -> pygame.Rect | None:
        """What a piece covers now."""
        stage = self._timeline.stage
        actor = stage.actors.get(key) if key is not None else None
        return _rect_of(actor.piece, actor.at(now)[1]) if actor is not None else None


_MARKS_ONLY = frozenset(range(6, 12))
"""Turns, phases, questions, answers, triggers and notes stand before what follows from them in a beat."""
_LEAF_COLOR, _PUFF_COLOR, _GRAY = "#3F8646", "#D9F0B4", "#8A8890"


def _rect_of(piece: Piece | None, pose: Pose | None = None) -> pygame.Rect | None:
    if piece is None:
        return None
    pose = pose or piece.pose
    rect = pygame.Rect(0, 0, round(pose.width), round(piece.height * pose.width / max(1.0, piece.pose.width)))
    rect.center = round(pose.x), round(pose.y)
    return rect
