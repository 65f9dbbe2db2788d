"""Shows chains: a number that grows with each link at its target, and strikes it in the end.

A chain whose links all come in one batch holds its counter back until the blow. All others grow while links come, for
example from answer to answer, and are cashed in when another begins, when the turn ends, or after a while.
"""

from __future__ import annotations

from dataclasses import dataclass, field

import pygame

from client.layout.pieces import Point, rect_of
from client.motion.accents import CounterAccent
from client.motion.beats import QUIET, STRUCK, Beat
from client.motion.card_moves.landing import DUST_MS, JOLT_MS, RING_MS, Dust, Jolt, Ring
from client.motion.chain.chains import Chain, ChainPart
from client.motion.chain.tally import NUMBER, Tally
from client.motion.chain.times import BACK_MS, OTHERS_WAIT_MS, STRIKE_MS, WAITS_MS
from client.motion.context import MotionContext, color_of
from client.motion.visuals.visual import RisingNumber
from engine.kernel.state.events import TURN_BEGAN
from engine.kernel.state.refs import NONE

_STAYS_MS = 600.0
"""How long the sum shows after the blow."""
_CLOUDS, _JOLTED = 9, 240.0
"""The most clouds, and the size of the part of the table that the blow jolts."""
_FAR, _AWAY = 34.0, 46.0
"""The least distances of the number from its target's center and edge, in pixels of a table 1920 wide."""


class ChainListener:
    """Receives the links and blows of chains, for example to play sounds. This one ignores them."""

    def link_counted(self, step: int, x: float) -> None:
        """Take the number of links so far, and its place in pixels from the left."""

    def chain_struck(self, chain: Chain, links: int, total: int, x: float) -> None:
        """Take a chain at its blow, and how many links it counted up to which sum."""


@dataclass(slots=True)
class _Running:
    """A chain that is being counted up. `kept` is the sum of its counter's changes that wait for the blow."""

    chain: Chain
    tally: Tally
    whole: bool
    links: int = 0
    total: int = 0
    until: float = 0.0
    counter: tuple[int, int] | None = None
    kept: int = 0


@dataclass(slots=True)
class ChainShow:
    """The chains of one timeline."""

    timeline: MotionContext
    listener: ChainListener = field(default_factory=ChainListener)
    _running: dict[tuple[str, bool, int, int], _Running] = field(default_factory=dict)
    _cashed: dict[tuple[str, bool, int, int], tuple[int, int]] = field(default_factory=dict)
    """The links and the sum of chains of this turn that have been cashed in."""

    # -- links ----------------------------------------------------------------------------------------------

    def begin(self, beat: Beat, now: float) -> None:
        """Show the links of a beat that begins."""
        if any(event[0] == TURN_BEGAN for event in beat.events):
            self.cash_in(now)
            self._cashed.clear()
        for running in list(self._running.values()):
            if running.chain.style.answers and _is_resolved(running.chain, beat):
                self._strike(running, now)
        for part in beat.links if not self.timeline.pace.off else ():
            self._link(part, beat, now)

    def prepare(self, beat: Beat) -> None:
        """Keep the counters of a beat's whole chains as they are until the blow. Called before the beat begins."""
        for part in beat.links:
            if part.whole and beat.motion is None and not self.timeline.pace.off:
                running = self._of(part, beat)
                names = [counter.name for counter in beat.after.table.layout.counters]
                if part.chain.style.counter in names and part.chain.target != NONE:
                    running.counter = part.chain.target, names.index(part.chain.style.counter)

    def _link(self, part: ChainPart, beat: Beat, now: float) -> None:
        chain, link = part.chain, part.chain.links[part.number]
        links, total = (0, 0) if part.whole else self._cashed.get(chain.identity, (0, 0))
        links, total = part.number + 1 - links, link.total - total
        if not part.whole and not chain.style.counts(links, total):
            return
        for other in list(self._running.values()):
            if not other.whole and other.chain.identity != chain.identity and not part.whole:
                self._strike(other, now)
        running = self._of(part, beat)
        takes_part = beat.after.seat in (chain.target, chain.actor)
        running.chain, running.links, running.total = chain, links, total
        running.until = now + (WAITS_MS if takes_part else OTHERS_WAIT_MS)
        running.tally.grow(self._words(chain, total), links, now)
        if running.tally not in self.timeline.effects:
            self.timeline.effects.append(running.tally)
        self.listener.link_counted(links, running.tally.place[0])
        if part.whole and part.is_last:
            self.timeline.at(now + beat.blow, lambda moment: self._strike(running, moment))
            self.timeline.at(now + beat.blow + self._back_ms(), lambda moment: self._count(running, moment))

    def _of(self, part: ChainPart, beat: Beat) -> _Running:
        """Return the count for a part's chain, and start it with the first part."""
        key = part.chain.identity
        if key not in self._running:
            self._running[key] = _Running(part.chain, self._tally(part.chain, beat), part.whole)
        return self._running[key]

    def _tally(self, chain: Chain, beat: Beat) -> Tally:
        """Return the number of a chain, next to its target on the side of the table's middle."""
        timeline = self.timeline
        scale, rect = timeline.arrangement.scale, self._target(chain, beat)
        width, height = timeline.arrangement.size
        x, y = width / 2 - rect.centerx, height / 2 - rect.centery
        far = max(1.0, (x * x + y * y) ** 0.5)
        beside = chain.target != NONE and not chain.counts_links
        away = max(_FAR, 0.5 * min(rect.size) / scale + _AWAY) * scale if beside else 0.0
        place = rect.centerx + x / far * away, rect.centery + y / far * away
        edge = 2 * NUMBER * scale
        place = min(max(place[0], edge), width - edge), min(max(place[1], edge), height - edge)
        style = chain.style
        color = color_of(timeline, style.gain if chain.total > 0 else style.loss) or "#FFFFFF"
        return Tally(
            0.0,
            1e9,
            place,
            rect.center,
            scale,
            color,
            timeline.theme.typeface(style.typeface),
            still=timeline.pace.reduced,
        )

    def _target(self, chain: Chain, beat: Beat) -> pygame.Rect:
        """Return the rectangle of the dial, purse, plate or list where a chain is cashed in, or that of its cards."""
        timeline, name = self.timeline, chain.style.counter
        arrangement = timeline.arrangement
        if chain.style.answers and (place := arrangement.rects.get("chain")) is not None:
            return _square_at((place.x - _AWAY * arrangement.scale, place.y + _AWAY * arrangement.scale), 1)
        if chain.target == NONE:
            zone = beat.after.table.layout.seat_zone(chain.style.zone, chain.actor) if chain.style.zone else NONE
            area = arrangement.zone_rects.get(zone) or pygame.Rect(0, 0, *arrangement.size)
            cards = [
                rect
                for link in chain.links
                if link.source is not None
                if (actor := timeline.stage.actors.get(link.source)) is not None
                if area.colliderect(rect := rect_of(actor.piece, actor.pose))
            ]
            return cards[0].unionall(cards[1:]) if cards else area
        if (dial := arrangement.rects.get(f"dial.{name}.{chain.target}")) is not None:
            return dial
        if ("counter", chain.target, name) in arrangement.anchors:
            return _square_at(arrangement.anchor("counter", chain.target, name), 2 * _FAR * arrangement.scale)
        return arrangement.seat_rect(chain.target) or pygame.Rect(0, 0, *arrangement.size)

    def _words(self, chain: Chain, total: int) -> str:
        if chain.counts_links:
            return f"×{abs(total)}"
        sign = self.timeline.accents.counters.get(chain.style.counter, CounterAccent()).sign
        before = "−" if total < 0 else "+" if chain.target != NONE else ""
        return f"{before}{sign}{abs(total)}"

    # -- the blow -------------------------------------------------------------------------------------------

    def cash_in(self, now: float) -> None:
        """Cash in all chains that wait for further links."""
        for running in list(self._running.values()):
            if not running.whole:
                self._strike(running, now)

    def _strike(self, running: _Running, now: float) -> None:
        """Let the number strike its target, which takes its new value at that moment."""
        chain, back = running.chain, self._back_ms()
        links, total = self._cashed.get(chain.identity, (0, 0))
        self._cashed[chain.identity] = links + running.links, total + running.total
        running.tally.strike(now, back, STRIKE_MS * self.timeline.pace.factor)
        if not running.whole:
            del self._running[chain.identity]
            self._hit(running, now + back)

    def _back_ms(self) -> float:
        """Return how long a number draws back before it strikes."""
        return 0.0 if self.timeline.pace.reduced else BACK_MS * self.timeline.pace.factor

    def _count(self, running: _Running, now: float) -> None:
        """Apply the changes that were held back, at the moment of the blow."""
        del self._running[running.chain.identity]
        if running.counter is not None and running.kept:
            self.timeline.shown.count(*running.counter, running.kept)
            self.timeline.place_again()
        self._hit(running, now)

    def _hit(self, running: _Running, now: float) -> None:
        """Show the impact of the blow: a ring of light or dust, a jolt, and the sum for a while."""
        timeline, chain, target = self.timeline, running.chain, running.tally.target
        pace, scale, share = timeline.pace, timeline.arrangement.scale, chain.style.share(running.total)
        self.listener.chain_struck(chain, running.links, running.total, target[0])
        words = self._words(chain, running.total)
        timeline.effects.append(
            RisingNumber(
                now + STRIKE_MS * pace.factor,
                _STAYS_MS * pace.factor,
                words,
                target if chain.target == NONE else running.tally.place,
                NUMBER * running.tally.grown * scale,
                running.tally.ink,
                font=running.tally.font,
                still=True,
            )
        )
        if pace.reduced:
            return
        if running.total > 0:
            radius = (40 + 40 * share) * scale
            timeline.effects.append(Ring(now, RING_MS * pace.factor, target, radius, running.tally.color))
        else:
            rect = _square_at(target, 2 * _FAR * scale)
            clouds = min(_CLOUDS, 4 + round(5 * share))
            timeline.effects.append(Dust(now, DUST_MS * pace.factor, rect, count=clouds, number=running.links))
        jolted = _square_at(target, _JOLTED * scale)
        timeline.effects.append(Jolt(now, JOLT_MS * pace.factor, min(6.0, 1 + 5 * share) * scale, jolted))

    # -- time -----------------------------------------------------------------------------------------------

    def keeps(self, seat: int, number: int, amount: int) -> bool:
        """Return whether a change of a counter waits for the blow of a chain."""
        running = next((one for one in self._running.values() if one.counter == (seat, number)), None)
        if running is not None:
            running.kept += amount
        return running is not None

    def update(self, now: float) -> None:
        """Cash in the chains that have waited long enough for another link."""
        for running in list(self._running.values()):
            if not running.whole and now >= running.until:
                self._strike(running, now)

    def wake_at(self) -> float | None:
        """Return when the next chain will have waited long enough, or None."""
        return min((one.until for one in self._running.values() if not one.whole), default=None)

    def finish(self) -> None:
        """Drop all chains without a blow, and let counters take their values at once."""
        for running in self._running.values():
            if running.counter is not None:
                self.timeline.shown.count(*running.counter, running.kept)
        self.forget()

    def forget(self) -> None:
        """Drop all chains, because another view is shown instead."""
        self._running.clear()
        self._cashed.clear()


def _is_resolved(chain: Chain, beat: Beat) -> bool:
    """Return whether a beat stops something, or goes on with a play before the last answer."""
    plays = [link.play for link in chain.links[:-1]]
    return beat.kind == STRUCK or beat.kind != QUIET and beat.cause.number in plays


def _square_at(point: Point, size: float) -> pygame.Rect:
    rect = pygame.Rect(0, 0, round(size), round(size))
    rect.center = round(point[0]), round(point[1])
    return rect
