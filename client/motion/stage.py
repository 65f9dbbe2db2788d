"""The stage: all pieces, each moving from wherever it is to where it belongs.

When the next arrangement comes, moving pieces set off from where they are then. Nothing is queued here, so nothing can
get out of step.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from client.layout.arrangement import Arrangement
from client.layout.pieces import CHIT, MARKER, Key, Piece, Pose
from client.motion.actors import FLIP_MS, Actor, Travel
from client.motion.card_moves.exits import TravelLook
from client.motion.easing import Easing, arrive, change, settle
from client.motion.pace import Pace, travel_ms
from client.motion.weight import Weight, add_windup

RELAYOUT_MS = 120
MARKER_MS = 350
RETURN_MS = 180


@dataclass(slots=True)
class PieceMove:
    """How an event moves one piece.

    old: the key of the piece it sets off from; None if it had no picture
    new: the key of the piece it becomes; None if it will have no picture
    piece: what is drawn if there is neither (a card from one pile to another)
    start: where it sets off without `old`
    end: where it goes without `new`, to disappear there
    delay_ms: at normal speed, like duration_ms (None: by the distance)
    turns: it turns over on the way, or at its end if `late`
    lift: height of its arc in pixels; hops, tip: see `Travel`
    guise: how it is drawn on its way, if not as itself
    weight: how heavily it moves; None for no weight
    """

    old: Key | None = None
    new: Key | None = None
    piece: Piece | None = None
    start: Pose | None = None
    end: Pose | None = None
    delay_ms: float = 0.0
    duration_ms: float | None = None
    turns: bool = False
    late: bool = False
    lift: float = 0.0
    hops: int = 0
    tip: bool = False
    easing: Easing = change
    guise: TravelLook | None = None
    weight: Weight | None = None


class Stage:
    """The actors of one table."""

    def __init__(self) -> None:
        self.actors: dict[Key, Actor] = {}
        self.ghosts: list[Actor] = []
        self.pins: dict[Key, Pose] = {}
        """Where pinned pieces stay instead of their place in the arrangement, until they are released."""
        self.scale = 1.0

    # -- moving ----------------------------------------------------------------------------------------------

    def snap(self, arrangement: Arrangement) -> None:
        """Put every piece where it belongs, at once."""
        self.scale = arrangement.scale
        self.ghosts.clear()
        held = {key: actor for key, actor in self.actors.items() if actor.held}
        self.actors = {piece.key: Actor(piece, self._target_pose(piece)) for piece in arrangement.pieces} | held
        for key, actor in held.items():
            actor.piece = arrangement.by_key.get(key, actor.piece)

    def go(
        self, arrangement: Arrangement, ways: Sequence[PieceMove], now: float, pace: Pace, wait_ms: float = 0.0
    ) -> list[float]:
        """Send every piece to its place in the arrangement, with the moves in `ways`. Returns when they end.

        The other pieces wait for `wait_ms` at normal speed before they close up.
        """
        if pace.off:
            self.snap(arrangement)
            return [now] * len(ways)
        self.scale = arrangement.scale
        former, self.actors = self.actors, {}
        self.ghosts = [ghost for ghost in self.ghosts if ghost.moving(now)]
        taken: set[Key] = set()
        ends = [self._set_off(way, arrangement, former, taken, now, pace) for way in ways]
        for piece in arrangement.pieces:
            if piece.key not in self.actors:
                self.actors[piece.key] = self._relayout(piece, former.get(piece.key), now, pace, wait_ms)
        covered = self._cover_times(ways, ends, arrangement) if not pace.reduced else {}
        for key, actor in former.items():
            if actor.held and key not in taken:
                self.actors[key] = actor
            elif key not in self.actors and key not in taken and actor.piece.kind != CHIT:
                self._fade_out(actor, now, pace, covered.get(actor.piece.zone, now), arrangement)
        return ends

    def _cover_times(
        self, ways: Sequence[PieceMove], ends: Sequence[float], arrangement: Arrangement
    ) -> dict[int, float]:
        """Return when arriving pieces have covered the piles below them."""
        covered: dict[int, float] = {}
        for way, end in zip(ways, ends, strict=True):
            piece = arrangement.by_key.get(way.new) if way.new is not None else None
            if piece is not None:
                covered[piece.zone] = max(covered.get(piece.zone, end), end)
        return covered

    def _set_off(
        self,
        way: PieceMove,
        arrangement: Arrangement,
        former: dict[Key, Actor],
        taken: set[Key],
        now: float,
        pace: Pace,
    ) -> float:
        origin = former.get(way.old) if way.old is not None else None
        if way.old is not None:
            taken.add(way.old)
            self.pins.pop(way.old, None)
        looked, start = origin.at(now) if origin else (None, way.start)
        piece = arrangement.by_key.get(way.new) if way.new is not None else None
        shown = piece or way.piece or looked
        target = self._target_pose(piece) if piece else way.end
        if shown is None or target is None:
            return now
        start = start or target
        actor = Actor(shown, target, held=bool(origin and origin.held))
        if piece is not None:
            self.actors[piece.key] = actor
        else:
            self.ghosts.append(actor)
        if actor.held:
            assert origin is not None
            actor.pose = origin.pose
            return now
        if pace.reduced:
            self._cross_fade(actor, origin, now + pace.ms(way.delay_ms), now, pace)
        else:
            actor.travel = self._travel(way, looked, shown, start, target, now, pace)
            actor.travel.appears = origin is None
            actor.guise = way.guise
        return actor.travel.end if actor.travel else now

    def _travel(
        self, way: PieceMove, looked: Piece | None, shown: Piece, start: Pose, target: Pose, now: float, pace: Pace
    ) -> Travel:
        duration = way.duration_ms if way.duration_ms is not None else travel_ms(start.distance(target), self.scale)
        turned = replace(looked or way.piece or shown, face_up=not shown.face_up) if way.turns else None
        if looked is not None and turned is not None and looked.face_up != shown.face_up:
            turned = looked
        easing, lift, grow = way.easing, way.lift, 1.0
        if (weight := way.weight) is not None:
            duration = duration * weight.longer + weight.wind
            easing, grow = add_windup(easing, weight.wind / duration), weight.grow
            lift += weight.lift * self.scale
        flip = min(FLIP_MS, duration)
        if turned is not None and way.late:
            flip = FLIP_MS
            duration += FLIP_MS
        begin = now + pace.ms(way.delay_ms)
        travel = Travel(
            start, begin, pace.ms(duration), easing, lift, way.hops, turned, begin, pace.ms(flip), way.tip, grow=grow
        )
        if turned is not None and way.late:
            travel.flip_at = travel.end - travel.flip_ms
            # It has arrived when it begins to turn.
            portion = max(0.1, 1 - travel.flip_ms / travel.duration)
            travel.easing = lambda share: easing(min(1.0, share / portion))
        return travel

    def _relayout(self, piece: Piece, actor: Actor | None, now: float, pace: Pace, wait_ms: float) -> Actor:
        """Return the actor of a piece that no event moves. It closes up or stays."""
        target = self._target_pose(piece)
        if actor is None:
            fresh = Actor(piece, target)
            if piece.kind != CHIT:
                start = replace(target, alpha=0)
                fresh.travel = Travel(start, now, min(pace.fade_ms(), pace.ms(RELAYOUT_MS)), raised=False)
            return fresh
        looked = actor.piece
        if looked != piece:
            actor.piece = piece
        if actor.held or actor.pose == target:
            return actor
        _, here = actor.at(now)
        running = actor.travel
        actor.pose = target
        if pace.reduced:
            self._cross_fade(actor, Actor(looked, here), now, now, pace)
            return actor
        wanted = pace.ms(MARKER_MS if piece.kind == MARKER else RELAYOUT_MS)
        if running is not None:
            wanted = max(wanted, running.end - now)
            actor.travel = replace(
                running, start=here, begin=now, duration=wanted, lift=0.0, hops=0, tip=False, easing=arrive
            )
        else:
            actor.travel = Travel(here, now + pace.ms(wait_ms), wanted, change, raised=False)
        return actor

    def _fade_out(self, actor: Actor, now: float, pace: Pace, begin: float, arrangement: Arrangement) -> None:
        piece, here = actor.at(now)
        # Below all that stay, because a card that fades in a pile must not cover the pile's top.
        here = replace(here, z=min([here.z, *(other.pose.z for other in arrangement.in_zone(piece.zone))]))
        ghost = Actor(piece, replace(here, alpha=0))
        ghost.travel = Travel(here, begin, min(pace.fade_ms(), pace.ms(RELAYOUT_MS)), raised=False)
        self.ghosts.append(ghost)

    def _cross_fade(self, actor: Actor, origin: Actor | None, begin: float, now: float, pace: Pace) -> None:
        """Fade out where it was and in where it is, for reduced motion."""
        if origin is not None:
            piece, here = origin.at(now)
            ghost = Actor(piece, replace(here, alpha=0))
            ghost.travel = Travel(here, begin, pace.fade_ms(), raised=False)
            self.ghosts.append(ghost)
        actor.travel = Travel(replace(actor.pose, alpha=0), begin, pace.fade_ms(), raised=False)

    def _target_pose(self, piece: Piece) -> Pose:
        return self.pins.get(piece.key, piece.pose)

    # -- held pieces -----------------------------------------------------------------------------------------

    def hold(self, key: Key, pose: Pose) -> None:
        """Draw a piece at exactly this pose until it is released."""
        actor = self.actors.get(key)
        if actor is not None:
            actor.held, actor.pose, actor.travel = True, pose, None

    def release(self, key: Key, arrangement: Arrangement, now: float, pace: Pace, refused: bool = False) -> None:
        """Release a held piece to its place. A refused one returns more slowly and shakes."""
        actor = self.actors.get(key)
        piece = arrangement.by_key.get(key)
        if actor is None:
            return
        actor.held = False
        if piece is None:
            self.actors.pop(key)
            return
        here, actor.piece, actor.pose = actor.pose, piece, self._target_pose(piece)
        if pace.off or pace.reduced:
            actor.travel = None
            return
        duration = pace.ms(RETURN_MS)
        actor.travel = Travel(here, now, duration, arrive if refused else settle)
        if refused:
            self.shake(key, now + duration, pace, 3 * self.scale, 120)

    def is_held(self, key: Key) -> bool:
        """Return whether the player holds the piece."""
        actor = self.actors.get(key)
        return actor is not None and actor.held

    # -- accents --------------------------------------------------------------------------------------------

    def pulse(self, key: Key, now: float, pace: Pace, strength: float = 1.0, duration_ms: float = 420) -> None:
        """Lift a corner of a piece for a moment, `strength` times as far as normally."""
        self._accent(key, now, pace, duration_ms, strength=strength)

    def shake(self, key: Key, now: float, pace: Pace, pixels: float, duration_ms: float) -> None:
        """Shake a piece by a few pixels."""
        self._accent(key, now, pace, duration_ms, shake=pixels)

    def pop(self, key: Key, now: float, pace: Pace, larger: float, duration_ms: float = 320) -> None:
        """Enlarge a piece by a share of its size for a moment."""
        self._accent(key, now, pace, duration_ms, pop=larger)

    def squash(
        self, key: Key, now: float, pace: Pace, flatter: float, duration_ms: float = 300, held_ms: float = 0.0
    ) -> None:
        """Flatten a landing piece by a share of its size for a moment. It stays flat for `held_ms` first."""
        self._accent(key, now, pace, duration_ms + held_ms, squash=flatter, held_ms=held_ms)

    def _accent(
        self,
        key: Key,
        now: float,
        pace: Pace,
        duration_ms: float,
        shake: float = 0.0,
        pop: float = 0.0,
        squash: float = 0.0,
        held_ms: float = 0.0,
        strength: float = 1.0,
    ) -> None:
        actor = self.actors.get(key)
        if actor is not None and not pace.off and not pace.reduced:
            actor.pulse_at, actor.pulse_ms = now, pace.ms(duration_ms)
            actor.shake, actor.pop, actor.squash, actor.held_ms = shake, pop, squash, pace.ms(held_ms)
            actor.strength = strength

    # -- the picture ----------------------------------------------------------------------------------------

    def moving(self, now: float) -> bool:
        """Return whether anything looks different a moment later."""
        return any(actor.moving(now) for actor in self.actors.values()) or any(
            ghost.moving(now) for ghost in self.ghosts
        )

    def where(self, key: Key, now: float) -> Pose | None:
        """Return where a piece is drawn at a moment; None if it isn't on the stage."""
        actor = self.actors.get(key)
        return actor.at(now)[1] if actor else None
