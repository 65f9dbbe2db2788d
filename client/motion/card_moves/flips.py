"""Cards in grids that turn over where they lie, change places, are peeped at, or show their face before leaving."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from client.layout.arrangement import Arrangement
from client.layout.pieces import Key, Piece, Pose
from client.motion.accents import Accents
from client.motion.actors import FLIP_MS
from client.motion.card_moves.exits import Sprites, TravelLook
from client.motion.stage import PieceMove, Stage
from engine.kernel.state.events import CARDS_SWAPPED, MOVED, TURNED, Event
from engine.kernel.state.refs import describe

if TYPE_CHECKING:
    from client.motion.beats import Beat
    from client.motion.context import MovePlan
    from client.motion.pace import Pace

SHOWN_MS = 500.0
"""How long a card shows that was turned up in order to leave."""
HOP_MS, HOP_STEP_MS, HOP_PX, HOP_FLIGHT_MS = 140.0, 60.0, 12.0, 230.0
SWAP_MS, PEEP_MS = 340.0, 900.0
_ARC = 70.0
_TUMBLE_DEGREES = 360.0


def piece_at(arrangement: Arrangement, zone: int, place: int) -> Piece | None:
    """Return the card at a place of a grid, or None."""
    pose = arrangement.place_poses.get((zone, place))
    if pose is None:
        return None
    return next((piece for piece in arrangement.in_zone(zone) if piece.pose.distance(pose) < 1), None)


def _piece(arrangement: Arrangement, reference: int) -> Piece | None:
    _, zone, place = describe(reference)
    return piece_at(arrangement, zone, place)


def set_times(beat: Beat, following: Beat | None, accents: Accents) -> None:
    """Set the time of beats in which cards turn over or change places. Cards turned up only to leave show longer."""
    turned, step = beat.of_kind(TURNED), beat.step if beat.step is not None else 45.0
    if turned:
        goes = {event[2] for event in following.of_kind(MOVED)} if following is not None else set()
        up = [event for event in turned if event[5]]
        shown = SHOWN_MS if any(event[2] in goes for event in up) else accents.turned.shown if up else 0.0
        beat.holds = step * (len(turned) - 1) + FLIP_MS + shown
    elif beat.of_kind(CARDS_SWAPPED):
        beat.holds = SWAP_MS


def over(event: Event, before: Arrangement, after: Arrangement, stage: Stage, delay_ms: float) -> PieceMove | None:
    """Return the move of a card that turns over where it lies; None if it has no picture."""
    key: Key = ("card", event[2])
    old = before.by_key.get(key) or _piece(before, event[4])
    new = after.by_key.get(key) or _piece(after, event[4])
    if old is None or new is None or old.key not in stage.actors:
        return None
    way = PieceMove(old.key, new.key, delay_ms=delay_ms, duration_ms=FLIP_MS, turns=bool(event[5]))
    if not event[5]:
        way.guise = FlipDown(0, 0, old, old.pose)
    return way


def crossing(
    event: Event, before: Arrangement, after: Arrangement, delay_ms: float
) -> Iterator[tuple[PieceMove, Event | None]]:
    """Yield the moves of two cards that change places, one passing over the other."""
    sources, targets = event[3:5], (event[4], event[3])
    for number, (source, target) in enumerate(zip(sources, targets, strict=True)):
        old, new = _piece(before, source), _piece(after, target)
        way = PieceMove(delay_ms=delay_ms, duration_ms=SWAP_MS)
        if old is not None and new is not None:
            way.old, way.new = old.key, new.key
            way.lift = _ARC * before.scale * (1 if number else -0.4)
        yield way, event if number == 0 else None


def begin_turning_down(plan: MovePlan, now: float, pace: Pace) -> None:
    """Set the start times of cards that turn down."""
    for way in plan.ways:
        if isinstance(way.guise, FlipDown):
            way.guise.begin, way.guise.duration = now + pace.ms(way.delay_ms), pace.ms(FLIP_MS)


def peeping(old: Key | None, new: Key, delay_ms: float) -> PieceMove:
    """Return the move of a card in a grid that a player peeps at: it turns up for a moment."""
    return PieceMove(old, new, delay_ms=delay_ms, duration_ms=PEEP_MS, turns=True)


@dataclass(slots=True)
class FlipDown(TravelLook):
    """A known card traveling from face up to face down. Its later look is known only when it has landed.

    `begin` and `duration` are those of its travel.
    """

    def pieces_to_draw(self, piece: Piece, pose: Pose, now: float) -> Sprites:
        """Return the face, then the back."""
        share = self.share(now)
        turned = replace(pose, squeeze=max(0.02, abs(2 * share - 1)))
        return [(self.before if share < 0.5 else replace(piece, face_up=False), turned)]


@dataclass(slots=True)
class FlipAndTumble(TravelLook):
    """A card that turns up if it is face down, shows its face, and then tumbles away.

    `duration` is how long it stays, `face` how it looks then, and `lands` the moment when it arrives.
    """

    face: Piece | None = None
    flip: float = FLIP_MS
    lands: float = 0.0

    def pieces_to_draw(self, piece: Piece, pose: Pose, now: float) -> Sprites:
        if now < self.begin:
            return [(self.before, self.here)]
        if now < self.begin + self.duration:
            share = min(1.0, (now - self.begin) / max(1e-6, self.flip))
            shown = self.face or piece
            if self.flip <= 0 or share >= 1:
                return [(shown, replace(self.here, z=pose.z))]
            side = replace(self.before, face_up=False) if share < 0.5 else shown
            return [(side, replace(self.here, squeeze=max(0.02, abs(2 * share - 1)), z=pose.z))]
        way = max(1e-6, self.lands - self.begin - self.duration)
        share = min(1.0, (now - self.begin - self.duration) / way)
        return [(piece, replace(pose, angle=pose.angle - _TUMBLE_DEGREES * share))]


@dataclass(slots=True)
class Hop(TravelLook):
    """A card that hops once where it lies and stays until its travel begins."""

    height: float = HOP_PX

    def pieces_to_draw(self, piece: Piece, pose: Pose, now: float) -> Sprites:
        share = self.share(now)
        if share >= 1:
            return [(piece, pose)]
        up = self.height * math.sin(math.pi * share) if now >= self.begin else 0.0
        return [(self.before, replace(self.here, y=self.here.y - up))]
