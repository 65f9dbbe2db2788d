"""Special beats, by a game's accents: growth on cards, stops, clouds, drops."""

from __future__ import annotations

from collections.abc import Callable

from client.layout.pieces import Key, Piece, Point, rect_of
from client.motion.accents import CIRCLE, DROP, FLARE
from client.motion.beats import GROWTH, GROWTH_STEP_MS, STRUCK, Beat
from client.motion.card_moves import growth as shows
from client.motion.card_moves.departures import Departures
from client.motion.card_moves.landing import DUST_MS, JOLT_MS, KNOCK_MS, RING_MS, Dust, Jolt, Knock, Ring
from client.motion.context import MotionContext, MovePlan, art_of, color_of, rect_at
from client.motion.flights import FLIGHT_MS, MOTE, cause_at, fly
from client.motion.spotlight.impact import changes_of, sum_of
from client.motion.stage import PieceMove
from client.motion.visuals.particles import BURST_MS, Burst
from client.motion.visuals.popups import HEAL_MS, FadingPatch, foot_of
from client.motion.visuals.visual import Stamp
from client.motion.weight import Weight
from engine.kernel.state.events import COUNTED, MOVED, TOKEN_MOVED, TRIGGERED, Event
from engine.kernel.state.refs import NONE
from engine.kernel.state.view import View

STAMP_MS = 750
ROW_MS = 900
"""A similar event within this time continues its row. Each card that causes one lifts further."""
_LONGEST_ROW, _LARGER = 6, 0.25
_BURST, _SOON_MS = 0.5, 20.0
"""The relative size of a number that hits a card, and the delay before a card with a copied picture changes."""


class SpecialBeats:
    """Plans what a timeline shows besides traveling cards."""

    def __init__(self, timeline: MotionContext) -> None:
        self._timeline = timeline
        self.theme, self.accents = timeline.theme, timeline.accents
        self._departures = Departures(timeline)
        self.cause = NONE
        """The card whose ability was used last."""
        self._row, self._row_until = 0, 0.0

    def start(self, beat: Beat, now: float) -> float:
        """Show a beat of a special kind. Returns when all of it has landed."""
        starts: dict[str, Callable[[Beat, float], float]] = {GROWTH: self._grow, STRUCK: self._strike}
        return starts[beat.kind](beat, now) if beat.kind in starts else now

    # -- growth on cards -------------------------------------------------------------------------------------

    def _grow(self, beat: Beat, now: float) -> float:
        end = now
        for number, event in enumerate(beat.events):
            if event[0] in _MARKS_ONLY or event[2] < 0:
                continue
            end = max(end, self._grow_one(event, beat.after, now + self._timeline.pace.ms(number * GROWTH_STEP_MS)))
        return end

    def _grow_one(self, event: Event, after: View, begin: float) -> float:
        timeline, growth = self._timeline, self.accents.growth
        if growth.burst:
            return self._strike_one(event, after, begin)
        pace, key, comes = timeline.pace, ("card", event[2]), event[3] < 0
        rect = rect_at(self._timeline, key, begin)
        leaves = [self.theme.color(name) for name in growth.leaves] or [_LEAF_COLOR]
        change, duration = pace.ms(shows.GROW_MS), pace.ms(shows.OVERGROWN_MS)
        if pace.reduced:
            change, duration = pace.fade_ms() / 2, pace.fade_ms()
        elif not comes:
            change, duration = pace.ms(shows.SHAKE_MS), pace.ms(shows.SHAKE_MS + shows.SHED_MS)

        def lands(moment: float) -> None:
            timeline.shown.grow(after)
            timeline.on_event_shown(event)
            timeline.play(growth.sound if comes else growth.shaken, round(moment))
            if not comes:
                timeline.stage.pop(key, moment, pace, shows.POP)

        timeline.at(begin + change, lands)
        if rect is None:
            return begin + change
        if pace.reduced:
            timeline.effects.append(shows.Veil(begin, duration, rect, leaves[0], rect.width * 0.06))
        elif comes:
            cloud = self.theme.color(growth.puff) if growth.puff else _PUFF_COLOR
            timeline.effects.append(shows.LeavesGrow(begin, duration, rect, leaves, cloud, event[2]))
        else:
            timeline.stage.shake(key, begin, pace, 4 * timeline.arrangement.scale, shows.SHAKE_MS)
            shed = shows.LeavesFall(begin + change, pace.ms(shows.SHED_MS), rect, leaves, event[2])
            timeline.effects.append(shed)
        return begin + change

    def _strike_one(self, event: Event, after: View, begin: float) -> float:
        """Show a number that hits a card and stays on its face. Later the text of the face changes back softly."""
        timeline, growth, key = self._timeline, self.accents.growth, ("card", event[2])
        pace, rect, comes = timeline.pace, rect_at(self._timeline, key, begin), event[3] < 0

        def lands(moment: float) -> None:
            timeline.shown.grow(after)
            timeline.on_event_shown(event)
            if sound := growth.sound if comes else growth.shaken:
                timeline.play(sound, round(moment))

        if comes and rect is not None:
            begin = self._fly_to(rect.center, begin)
        timeline.at(begin + (0 if comes else pace.ms(_SOON_MS)), lands)
        if rect is None:
            return begin
        if comes:
            size = min(rect.size) * _BURST
            timeline.effects.append(
                Burst(
                    begin,
                    pace.factor * BURST_MS,
                    art_of(timeline, growth.burst),
                    f"−{event[5]}",
                    rect.center,
                    size,
                    color_of(timeline, growth.ink),
                    self.theme.typeface("number"),
                    still=pace.reduced,
                )
            )
            timeline.stage.shake(key, begin, pace, 3 * timeline.arrangement.scale, shows.SHAKE_MS)
        else:
            timeline.effects.append(FadingPatch(begin, pace.factor * HEAL_MS, foot_of(rect)))
        return begin

    def _fly_to(self, target: Point, now: float) -> float:
        """Let the drawing of a growth fly from its cause to a target. Returns when it hits."""
        timeline, growth = self._timeline, self.accents.growth
        start = cause_at(timeline, self.cause, now)
        if start is None or timeline.pace.reduced:
            return now
        lands = now + timeline.pace.ms(FLIGHT_MS)
        fly(timeline, growth.burst, growth.puff, MOTE, (start, target), now, lands)
        return lands

    # -- abilities ------------------------------------------------------------------------------------------

    def note_cause(self, event: Event) -> None:
        """Remember the card whose ability is used."""
        if event[0] == TRIGGERED:
            self.cause = event[2]

    def pulse_causes(self, beat: Beat, now: float) -> None:
        """Lift the corner of the cards that cause a beat."""
        causes = {event[2] for event in beat.of_kind(COUNTED, TOKEN_MOVED, TRIGGERED) if event[2] >= 0}
        if causes:
            self._row = min(_LONGEST_ROW, self._row + 1) if now < self._row_until else 0
            self._row_until = now + ROW_MS
        for card in sorted(causes - self._timeline.sources.keys()):  # a pulled tag is enough
            self._timeline.stage.pulse(("card", card), now, self._timeline.pace, 1 + self._row * _LARGER)

    def knock(self, beat: Beat, now: float) -> None:
        """Knock at the portraits of the opponents that the viewer hits."""
        timeline, viewer = self._timeline, beat.after.seat
        if beat.cause.seat != viewer or timeline.pace.reduced or timeline.pace.off:
            return
        hit = {change.seat for change in sum_of(changes_of([beat])) if change.weight < 0}
        for seat in sorted(hit - {viewer, NONE}):
            if (rect := timeline.arrangement.rects.get(f"portrait.{seat}")) is not None:
                pixels = 3 * timeline.arrangement.scale
                timeline.effects.append(Knock(now, timeline.pace.ms(KNOCK_MS), rect, max(2.0, pixels)))

    # -- stopped cards ---------------------------------------------------------------------

    def _strike(self, beat: Beat, now: float) -> float:
        """Stamp the card that was stopped."""
        stamp = self.accents.stamp
        for event in beat.events:
            rect = rect_at(self._timeline, ("card", event[2]), now) if event[0] not in _MARKS_ONLY else None
            if rect is not None:
                self.stamp(stamp.words, ("card", event[2]), rect.center, min(rect.size), now)
                self._timeline.play("stamp", round(now))
        return now

    def stamp(self, words: str, key: Key, center: tuple[float, float], width: float, now: float) -> None:
        """Hit a piece with a rubber stamp and shake it by two pixels."""
        timeline, look = self._timeline, self.accents.stamp
        pace = timeline.pace
        if pace.reduced:
            return
        hit = pace.ms(120)
        effect = Stamp(now, pace.ms(STAMP_MS), words, center, width * 0.3, hit_ms=hit)
        if look.typeface:
            effect.font, effect.height = self.theme.typeface(look.typeface), width * 0.24
        if look.color:
            effect.color = self.theme.color(look.color)
        timeline.effects.append(effect)
        timeline.stage.shake(key, now + hit, pace, 2 * timeline.arrangement.scale, 120)

    # -- moves ----------------------------------------------------------------------------------------------

    def departs(self, plan: MovePlan, beat: Beat, now: float) -> None:
        """Plan how cards leave, what remains in their place, and their sound, before they set off."""
        self._departures.begin(plan, beat, now)
        sound = self._departures.sound(plan, beat.after, beat.note)
        if sound is None:
            sound = "card" if any(event is not None and event[0] == MOVED for event in plan.events) else ""
        if sound:
            self._timeline.play(sound, round(now))

    def lands(self, event: Event, way: PieceMove, beat: Beat, now: float) -> None:
        """Show the accents of a card that has landed."""
        timeline, accent = self._timeline, self.accents.of(event, beat.after.table, beat.note)
        piece = timeline.arrangement.by_key.get(way.new) if way.new is not None else None
        if piece is None or timeline.pace.reduced:
            return
        if way.weight is not None:
            self._settle(way.weight, piece, event, beat.after, now)
        if accent is None:
            return
        rect = rect_of(piece)
        colors = [self.theme.color(name) for name in accent.colors]
        if accent.show == DROP:
            timeline.stage.squash(way.new, now, timeline.pace, shows.SQUASH)
            grass = shows.Grass(now, timeline.pace.ms(shows.GRASS_MS), rect)
            grass.color = colors[0] if colors else grass.color
            timeline.effects.append(grass)
        elif accent.show == FLARE:
            flare = shows.Flare(now, timeline.pace.ms(shows.FLARE_MS), rect)
            flare.art = self.theme.art(accent.art) if accent.art else ""
            flare.color = colors[0] if colors else flare.color
            timeline.effects.append(flare)
        elif accent.show == CIRCLE:
            timeline.stage.pop(way.new, now, timeline.pace, shows.POP)

    def _settle(self, weight: Weight, piece: Piece, event: Event, view: View, now: float) -> None:
        """Land a card by its weight: flat, in dust, in a ring of light, with a jolt of the table."""
        timeline, pace, rect, scale = self._timeline, self._timeline.pace, rect_of(piece), self._timeline.stage.scale
        if pace.off:
            return
        if weight.flat:
            timeline.stage.squash(piece.key, now, pace, weight.flat, held_ms=weight.held)
        if weight.dust:
            timeline.effects.append(Dust(now, pace.ms(DUST_MS), rect, count=weight.dust, number=event[2]))
        if weight.ring:
            timeline.effects.append(Ring(now, pace.ms(RING_MS), rect.center, max(rect.size) / 2))
        if weight.nudge:
            timeline.effects.append(Jolt(now, pace.ms(JOLT_MS), weight.nudge * scale))
        if self.accents.costs.sound and self.accents.by_cost(event[2], view):
            timeline.play(self.accents.costs.sound, round(now), rect.centerx)


_MARKS_ONLY = frozenset(range(6, 12))
"""Turns, phases, questions, answers, triggers and notes stand before what follows from them in a beat."""
_LEAF_COLOR, _PUFF_COLOR = "#3F8646", "#D9F0B4"
