"""A moving piece: where it is drawn at a moment, and with which side up."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace

from client.layout.pieces import Piece, Pose
from client.motion.card_moves.exits import TravelLook
from client.motion.easing import Easing, arrive, change

IN_MOTION = 100_000
"""Added to the z of a traveling piece, so that it covers everything at rest."""
FLIP_MS = 220
_TIP_SHARE = 0.3
_TIP_DEGREES = 16.0
_NUDGE_SHARE = 0.05
_NUDGE_DEGREES = 5.0


@dataclass(slots=True)
class Travel:
    """The travel of a piece from one pose to another.

    begin, duration: milliseconds; before `begin` the piece waits where it was
    lift: how high it arcs, in pixels
    hops: how often it touches down on the way, for tokens that walk
    former: how it looked before it turned over; None if it doesn't turn
    flip_at, flip_ms: when it begins to turn, and how long that takes
    tip: it tips like a hat before it leaves
    raised: it travels above everything else
    appears: it is invisible until it sets off
    grow: its size in the middle of the way, relative to the usual size
    """

    start: Pose
    begin: float
    duration: float
    easing: Easing = change
    lift: float = 0.0
    hops: int = 0
    former: Piece | None = None
    flip_at: float = 0.0
    flip_ms: float = FLIP_MS
    tip: bool = False
    raised: bool = True
    appears: bool = False
    grow: float = 1.0

    @property
    def end(self) -> float:
        """Return the moment when the piece arrives."""
        return self.begin + self.duration


@dataclass(slots=True)
class Actor:
    """A piece as it is drawn. `pose` is where it rests or will rest.

    held: the player is holding it; nothing else moves it
    pulse_at: the moment since which it draws attention to itself, for `pulse_ms`
    shake: pixels; it shakes instead of lifting
    strength: how far it lifts, relative to the usual height
    pop: how much larger it is at first, such as 0.12, instead of lifting
    squash: how much flatter it is at first, such as 0.08, instead of lifting; it stays so for `held_ms`
    guise: how it is drawn on its way, if not as itself
    """

    piece: Piece
    pose: Pose
    travel: Travel | None = None
    held: bool = False
    pulse_at: float = -math.inf
    pulse_ms: float = 0.0
    shake: float = 0.0
    pop: float = 0.0
    strength: float = 1.0
    squash: float = 0.0
    held_ms: float = 0.0
    guise: TravelLook | None = None

    def moving(self, now: float) -> bool:
        """Return whether it looks different a moment later."""
        return (self.travel is not None and now < self.travel.end) or now < self.pulse_at + self.pulse_ms

    def rests(self, now: float) -> bool:
        """Return whether it lies in its place and isn't being held."""
        return self.travel is None and not self.held and self.guise is None and now >= self.pulse_at + self.pulse_ms

    def at(self, now: float) -> tuple[Piece, Pose]:
        """Return the piece to draw and its pose."""
        piece, pose = self.piece, self.pose
        travel = self.travel
        if travel is not None:
            if now >= travel.end:
                self.travel = self.guise = None
            else:
                piece, pose = self._on_the_way(travel, now)
        if now < self.pulse_at + self.pulse_ms and now >= self.pulse_at:
            passed = max(0.0, now - self.pulse_at - self.held_ms)
            pose = self._pulsing(pose, passed / max(1e-6, self.pulse_ms - self.held_ms))
        return piece, pose

    def pieces_to_draw(self, now: float) -> list[tuple[Piece, Pose]]:
        """Return all pieces to draw for it with their poses, usually just the result of `at`."""
        piece, pose = self.at(now)
        if self.guise is not None:
            return self.guise.pieces_to_draw(piece, pose, now)
        return [(piece, pose)]

    def _on_the_way(self, travel: Travel, now: float) -> tuple[Piece, Pose]:
        piece = self.piece
        if now < travel.begin:
            return travel.former or piece, replace(travel.start, alpha=0) if travel.appears else travel.start
        share = (now - travel.begin) / travel.duration
        way = _after_tip(share) if travel.tip else share
        pose = travel.start.toward(self.pose, travel.easing(way))
        if not travel.raised and _is_nudge(travel.start, self.pose):
            # Cards of a pile that closes up reuse ready pictures; a difference of a degree is invisible.
            pose.width, pose.angle = self.pose.width, self.pose.angle
        if travel.grow != 1:
            pose.width *= 1 + (travel.grow - 1) * math.sin(math.pi * way)
        if travel.lift:
            pose.y -= _height(way, travel.lift, travel.hops)
        if travel.tip and share < _TIP_SHARE:
            pose.angle += _TIP_DEGREES * math.sin(math.pi * share / _TIP_SHARE)
        if travel.raised:
            pose.z += IN_MOTION
        if travel.former is not None:
            piece = self._turning(travel, now, pose)
        return piece, pose

    def _turning(self, travel: Travel, now: float, pose: Pose) -> Piece:
        """Narrow the pose for the flip and return the visible side. The sides change when the piece is on edge."""
        share = min(1.0, max(0.0, (now - travel.flip_at) / travel.flip_ms))
        pose.squeeze = max(0.02, abs(2 * share - 1))
        if share < 0.5:
            assert travel.former is not None
            return travel.former
        return self.piece

    def _pulsing(self, pose: Pose, share: float) -> Pose:
        wave = math.sin(math.pi * share)
        if self.pop:
            return replace(pose, width=pose.width * (1 + self.pop * (1 - arrive(share))), z=pose.z + 1)
        if self.squash:
            return self._squash(pose, self.squash * (1 - share) * math.cos(share * 3 * math.pi))
        if self.shake:
            fading = self.shake * (1 - share)
            return pose.shift_by(fading * math.sin(share * 8 * math.pi), fading * math.cos(share * 6 * math.pi))
        wave *= self.strength
        return replace(pose, width=pose.width * (1 + 0.06 * wave), angle=pose.angle + 2.5 * wave, z=pose.z + 1)

    def _squash(self, pose: Pose, flat: float) -> Pose:
        """Return a lower and wider pose with the same bottom edge."""
        shorter, wider = 1 - flat, 1 + flat
        height = self.piece.height * pose.width / max(1.0, self.piece.pose.width)
        return replace(pose, width=pose.width * shorter, squeeze=wider / shorter, y=pose.y + flat * height / 2)


def _is_nudge(start: Pose, end: Pose) -> bool:
    """Return whether a piece only makes room for another one, hardly rotating or growing."""
    return abs(start.width / end.width - 1) < _NUDGE_SHARE and abs(start.angle - end.angle) < _NUDGE_DEGREES


def _height(share: float, lift: float, hops: int) -> float:
    """Return the height above the straight way, in pixels."""
    if hops > 1:
        return lift * abs(math.sin(math.pi * share * hops))
    return lift * 4 * share * (1 - share)


def _after_tip(share: float) -> float:
    """Return the share of the way, if the first part of the time goes to a greeting."""
    return max(0.0, (share - _TIP_SHARE) / (1 - _TIP_SHARE))
