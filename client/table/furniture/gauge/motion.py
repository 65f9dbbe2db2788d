"""Gauge changes: drawings that fly to and from dials and pools of light, and when they count.

In the theme's motion file:

    [gauges.sanity]        the counter of that name
    form = "dial"          or "pool"
    loss = {...}           each side has `art`, the drawing that flies from the cause card and hits with the number
    gain = {...}           `color` of its tail, `ink` of the number, and `sound`

The loss of a pool flies as an ember to the card that it is spent on. Without a card it just disappears.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from dataclasses import dataclass, field
from typing import Literal

from client.look.schema import Sound
from client.motion.beats import Beat, Timing
from client.motion.context import MotionContext, art_of, color_of
from client.motion.flights import FLIGHT_MS, MOTE, STRIKE_MS, cause_at, fly
from client.motion.furniture_motion import FurnitureMotion
from client.motion.visuals.particles import BURST_MS, Burst
from client.table.furniture.gauge.values import Gauges
from engine.kernel.flow.table import Table
from engine.kernel.state.events import COUNTED, ELIMINATED, Event
from engine.kernel.state.view import View

DIAL, POOL = "dial", "pool"
SPENT_FLIGHT_MS, _SPENT_MS = 170, 150.0
"""How long spent light flies to a card, and how long the next beat waits for it."""
_EMBER = 26.0
_LARGEST_BURST, _BURST_SHARE = 84.0, 0.62


@dataclass(frozen=True, slots=True)
class GaugeSide:
    """Gain or loss of a counter on a gauge: its flying drawing, light color ("" for none), number color, and sound."""

    art: str = ""
    color: str = ""
    ink: str = ""
    sound: Sound = ""


@dataclass(frozen=True, slots=True)
class GaugeAccent:
    """How changes of a counter with a dial or a pool of light are shown."""

    form: Literal["dial", "pool"] = "dial"
    gain: GaugeSide = GaugeSide()
    loss: GaugeSide = GaugeSide()

    def is_spent(self, event: Event) -> bool:
        """Return whether an event takes light out of a pool."""
        return self.form == POOL and event[5] < 0


@dataclass(frozen=True, slots=True)
class GaugeAccents:
    """The section of a theme's motion file about gauges, by counter."""

    gauges: Mapping[str, GaugeAccent] = field(default_factory=dict)

    def of(self, event: Event, table: Table) -> GaugeAccent | None:
        """Return how a gauge shows a COUNTED event; None for other events, and if no gauge does."""
        return self.gauges.get(table.layout.counters[event[3]].name) if event[0] == COUNTED else None


class GaugeMotion(FurnitureMotion):
    """Shows the changes of one table's gauges."""

    def __init__(self, timeline: MotionContext, accents: GaugeAccents) -> None:
        super().__init__(timeline)
        self.accents = accents
        self.gauges = Gauges()

    def claims(self, event: Event, table: Table) -> str:
        return "gauge.change" if self.accents.of(event, table) is not None else ""

    def group(self, event: Event, table: Table) -> Hashable:
        """Group the changes of one counter."""
        return event[3]

    def timing(self, beat: Beat) -> Timing:
        """Return the times of a beat. Spent points count at once, all others when they have landed visibly."""
        events, table = beat.of_kind(COUNTED), beat.after.table
        if all(accent.is_spent(event) for event in events if (accent := self.accents.of(event, table)) is not None):
            return Timing(hold=_SPENT_MS if any(event[2] >= 0 for event in events) else 0.0)
        return Timing(hold=FLIGHT_MS + STRIKE_MS / 2)

    def on_begin(self, event: Event, after: View, now: float) -> None:
        if event[0] == ELIMINATED:
            self.gauges.put_out(event[1], now, self.timeline.pace)

    def forget(self) -> None:
        self.gauges.stop()

    def is_moving(self, now: float) -> bool:
        return self.gauges.moving(now)

    def start(self, beat: Beat, now: float) -> float:
        """Show all changes of a beat at the same moment. Returns when all of them have counted."""
        table, end = beat.after.table, now
        for event in beat.of_kind(COUNTED):
            accent = self.accents.of(event, table)
            if accent is not None:
                end = max(end, self._start(event, accent, table.layout.counters[event[3]].name, now))
        return end

    def _start(self, event: Event, accent: GaugeAccent, name: str, now: float) -> float:
        _, seat, card, _, _, amount, _ = event
        timeline = self.timeline
        arrangement, pace = timeline.arrangement, timeline.pace
        place = ("counter", seat, name) in arrangement.anchors
        if not place or (accent.is_spent(event) and card < 0):
            self._count(event, name, None, now)
            return now
        side = accent.gain if amount > 0 else accent.loss
        target = arrangement.anchor("counter", seat, name)
        if accent.is_spent(event):
            self._spend(event, name, side, target, now)
            return now
        start = cause_at(timeline, card, now)
        if start is None and accent.form == DIAL and POOL in arrangement.rects:
            start = arrangement.rects[POOL].center
        lands = now
        if start is not None and side.art and not pace.reduced:
            lands = now + pace.ms(FLIGHT_MS)
            fly(timeline, side.art, side.color, MOTE, (start, target), now, lands)
        timeline.at(lands, lambda moment: self._count(event, name, side, moment))
        return lands

    def _count(self, event: Event, name: str, side: GaugeSide | None, now: float) -> None:
        _, seat, _, number, _, amount, _ = event
        timeline = self.timeline
        before = timeline.shown.landed.counter(name, seat)
        timeline.add_shown_count(seat, number, amount)
        dial = timeline.arrangement.rects.get(f"dial.{name}.{seat}")
        if dial is not None:
            self.gauges.turn((name, seat), before, before + amount, now, timeline.pace)
        elif amount > 0:
            self.gauges.swell(name, now, timeline.pace)
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

    def _spend(self, event: Event, name: str, side: GaugeSide, source: tuple[float, float], now: float) -> None:
        """Take light out of a pool. It counts at once, and an ember flies to the card."""
        timeline = self.timeline
        target = cause_at(timeline, event[2], now)
        if target is not None and side.art and not timeline.pace.reduced:
            lands = now + timeline.pace.ms(SPENT_FLIGHT_MS)
            fly(timeline, side.art, side.color, _EMBER, (source, target), now, lands)
        self._count(event, name, side, now)
