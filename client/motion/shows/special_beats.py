"""Special beats, by a game's accents: growth on cards, stops, clouds, drops."""

from __future__ import annotations

from collections.abc import Callable

from client.layout.pieces import Key, Piece, rect_of
from client.motion.accents import CIRCLE, DROP, FLARE
from client.motion.beats import GROWTH, GROWTH_STEP_MS, OUT, SHEET, STRUCK, Beat
from client.motion.card_moves import growth as shows
from client.motion.card_moves.departures import Departures
from client.motion.card_moves.landing import DUST_MS, JOLT_MS, RING_MS, Dust, Jolt, Ring
from client.motion.context import MotionContext, Plan, art_of, color_of, rect_at
from client.motion.holds import ScoreSheetMotion
from client.motion.pieces import tags as pulls
from client.motion.pieces.gauge import GaugeMotion
from client.motion.stage import PieceMove
from client.motion.visuals.particles import BURST_MS, Burst
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


class Specials:
    """Plans what a timeline shows besides traveling cards."""

    def __init__(self, timeline: MotionContext, holding: ScoreSheetMotion) -> None:
        self._timeline = timeline
        self._holding = holding
        self.theme, self.accents = timeline.theme, timeline.accents
        self.gauging = GaugeMotion(timeline)
        self._departures = Departures(timeline)
        self.pulled: frozenset[int] = frozenset()
        """The card whose ability was pulled last. It need not lift a corner, too."""
        self.cause = NONE
        """The card whose ability was used last."""
        self._row, self._row_until = 0, 0.0

    def start(self, beat: Beat, now: float) -> float:
        """Show a beat of a special kind. Returns when all of it has landed."""
        starts: dict[str, Callable[[Beat, float], float]] = {
            GROWTH: self._grow, STRUCK: self._strike, OUT: self._put_out,
            SHEET: self._holding.begin}  # fmt: skip
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
            begin = self.gauging.fly_to(rect.center, self.cause, growth, begin)
        timeline.at(begin + (0 if comes else pace.ms(_SOON_MS)), lands)
        if rect is None:
            return begin
        if comes:
            size = min(rect.size) * _BURST
            timeline.effects.append(
                Burst(begin, pace.factor * BURST_MS, art_of(timeline, growth.burst), f"−{event[5]}", rect.center, size,
                      color_of(timeline, growth.ink), self.theme.typeface("number"), still=pace.reduced))  # fmt: skip
            timeline.stage.shake(key, begin, pace, 3 * timeline.arrangement.scale, shows.SHAKE_MS)
        else:
            timeline.effects.append(pulls.FadingPatch(begin, pace.factor * pulls.HEAL_MS, pulls.foot_of(rect)))
        return begin

    # -- abilities ------------------------------------------------------------------------------------------

    def pull(self, event: Event, after: View, now: float) -> None:
        """Show that an ability was used up, if cards have tags for that."""
        self.pulled, self.cause = frozenset(), event[2]
        self.gauging.tag_places.clear()
        tags = self.accents.tags
        if tags is None:
            return
        place = pulls.pull(self._timeline, self.theme, event, after, now)
        if place is not None:
            self.pulled = frozenset((event[2],))
            self.gauging.tag_places[event[2]] = place
            self._timeline.play(tags.sound, round(now))

    def pulse_causes(self, beat: Beat, now: float) -> None:
        """Lift the corner of the cards that cause a beat."""
        causes = {event[2] for event in beat.of_kind(COUNTED, TOKEN_MOVED, TRIGGERED) if event[2] >= 0}
        if causes:
            self._row = min(_LONGEST_ROW, self._row + 1) if now < self._row_until else 0
            self._row_until = now + ROW_MS
        for card in sorted(causes - self.pulled):
            self._timeline.stage.pulse(("card", card), now, self._timeline.pace, 1 + self._row * _LARGER)

    # -- stopped cards, eliminated seats ---------------------------------------------------------------------

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

    def _put_out(self, beat: Beat, now: float) -> float:
        """Pass a gray light over the plate of an eliminated seat, which then stays gray."""
        timeline = self._timeline
        for event in beat.events:
            if event[0] in _MARKS_ONLY:
                continue
            timeline.gauges.put_out(event[1], now, timeline.pace)
            if self.accents.out.sound:
                timeline.play(self.accents.out.sound, round(now))
            rect = timeline.arrangement.plate_rects.get(event[1])
            if rect is not None:
                duration = timeline.pace.fade_ms() if timeline.pace.reduced else timeline.pace.ms(shows.OUT_MS)
                gray = color_of(timeline, self.accents.out.color) or _GRAY
                timeline.effects.append(shows.Veil(now, duration, rect, gray))
        return now

    # -- moves ----------------------------------------------------------------------------------------------

    def departs(self, plan: Plan, beat: Beat, now: float) -> None:
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
_LEAF_COLOR, _PUFF_COLOR, _GRAY = "#3F8646", "#D9F0B4", "#8A8890"

