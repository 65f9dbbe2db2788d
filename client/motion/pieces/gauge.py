"""Gauge changes: drawings that fly to and from dials and pools of light, and when they count.

    [gauges.sanity]        in a theme's motion file: the counter of that name
    form = "dial"          or "pool"
    loss = {...}           each side has `art`, the drawing that flies from the cause card and hits with the number
    gain = {...}           `color` of its tail, `ink` of the number, and `sound`

The loss of a pool flies as an ember to the card that it is spent on. Without a card it just disappears.
"""

from __future__ import annotations

from client.layout.pieces import Point
from client.motion.accents import DIAL, POOL, GaugeAccent, GaugeSide, GrowthAccent
from client.motion.beats import GAUGE_FLIGHT_MS, SPENT_FLIGHT_MS, Beat
from client.motion.context import MotionContext, art_of, color_of
from client.motion.move_planner import is_spent
from client.motion.visuals.particles import BURST_MS, Burst, FlyingDrawing
from engine.kernel.state.events import COUNTED, Event

_MOTE, _EMBER = 38.0, 26.0
_LARGEST_BURST, _BURST_SHARE = 84.0, 0.62
_LIFT = 60.0


class GaugeMotion:
    """Shows the changes of one table's gauges."""

    def __init__(self, timeline: MotionContext) -> None:
        self._timeline = timeline
        self.tag_places: dict[int, Point] = {}
        """For each card, the center of the tag that was pulled last."""

    def start(self, beat: Beat, now: float) -> float:
        """Show all changes of a beat at the same moment. Returns when all of them have counted."""
        table, end = beat.after.table, now
        for event in beat.of_kind(COUNTED):
            accent = self._timeline.accents.gauge(event, table)
            if accent is not None:
                end = max(end, self._start(event, accent, table.layout.counters[event[3]].name, now))
        return end

    def _start(self, event: Event, accent: GaugeAccent, name: str, now: float) -> float:
        _, seat, card, _, _, amount, _ = event
        timeline = self._timeline
        arrangement, pace = timeline.arrangement, timeline.pace
        place = ("counter", seat, name) in arrangement.anchors
        if not place or (is_spent(event, accent) and card < 0):
            self._count(event, name, None, now)
            return now
        side = accent.gain if amount > 0 else accent.loss
        target = arrangement.anchor("counter", seat, name)
        if is_spent(event, accent):
            self._spend(event, name, side, target, now)
            return now
        start = self._cause(card, now)
        if start is None and accent.form == DIAL and POOL in arrangement.rects:
            start = arrangement.rects[POOL].center
        lands = now
        if start is not None and side.art and not pace.reduced:
            lands = now + pace.ms(GAUGE_FLIGHT_MS)
            self._fly(side, start, target, _MOTE, now, lands)
        self._lands(event, name, side, lands)
        return lands

    def _lands(self, event: Event, name: str, side: GaugeSide, lands: float) -> None:
        """Count a change when it arrives, and show its number on the dial."""
        self._timeline.at(lands, lambda moment: self._count(event, name, side, moment))

    def _count(self, event: Event, name: str, side: GaugeSide | None, now: float) -> None:
        _, seat, _, number, _, amount, _ = event
        timeline = self._timeline
        before = timeline.shown.landed.counter(name, seat)
        timeline.add_shown_count(seat, number, amount)
        dial = timeline.arrangement.rects.get(f"dial.{name}.{seat}")
        if dial is not None:
            timeline.gauges.turn((name, seat), before, before + amount, now, timeline.pace)
        elif amount > 0:
            timeline.gauges.swell(name, now, timeline.pace)
        if side is None:
            return
        if side.sound:
            timeline.play(side.sound, round(now))
        if dial is None:
            return
        pace = timeline.pace
        size = min(_LARGEST_BURST * timeline.arrangement.scale, min(dial.size) * _BURST_SHARE)
        center = dial.centerx + min(dial.size) * 0.3, dial.centery - min(dial.size) * 0.3
        # The number has to be read, so it isn't shortened in long chains.
        words = f"{'+' if amount > 0 else '−'}{abs(amount)}"
        burst = Burst(now, pace.factor * BURST_MS, art_of(timeline, side.art), words, center, size,
                      color_of(timeline, side.ink), timeline.theme.typeface("number"), still=pace.reduced)  # fmt: skip
        timeline.effects.append(burst)

    def _spend(self, event: Event, name: str, side: GaugeSide, source: Point, now: float) -> None:
        """Take light out of a pool. It counts at once, and an ember flies to the card."""
        timeline = self._timeline
        target = self._cause(event[2], now)
        if target is not None and side.art and not timeline.pace.reduced:
            self._fly(side, source, target, _EMBER, now, now + timeline.pace.ms(SPENT_FLIGHT_MS))
        self._count(event, name, side, now)

    def _fly(self, side: GaugeSide, start: Point, target: Point, size: float, now: float, lands: float) -> None:
        timeline = self._timeline
        scale = timeline.arrangement.scale
        mote = FlyingDrawing(
            now,
            lands - now,
            art_of(timeline, side.art),
            color_of(timeline, side.color),
            size * scale,
            start,
            target,
            _LIFT * scale,
        )
        timeline.effects.append(mote)

    def fly_to(self, target: Point, card: int, growth: GrowthAccent, now: float) -> float:
        """Let the drawing of a growth fly from a card to its target. Returns when it hits."""
        start, pace = self._cause(card, now), self._timeline.pace
        if start is None or pace.reduced:
            return now
        lands = now + pace.ms(GAUGE_FLIGHT_MS)
        self._fly(GaugeSide(growth.burst, growth.puff), start, target, _MOTE, now, lands)
        return lands

    def _cause(self, card: int, now: float) -> Point | None:
        """Return where a cause card is: its pulled tag, else its center; None if it isn't visible."""
        if card in self.tag_places:
            return self.tag_places[card]
        pose = self._timeline.stage.where(("card", card), now) if card >= 0 else None
        return (pose.x, pose.y) if pose is not None else None
