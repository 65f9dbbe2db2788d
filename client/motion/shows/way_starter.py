"""Starts the moves of a beat, and counts and reports their events when pieces arrive."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from client.motion.beats import CARDS, Beat
from client.motion.card_moves import shuffle as occasions
from client.motion.context import MotionContext, MovePlan
from client.motion.move_planner import MovePlanner
from client.motion.shows.special_beats import SpecialBeats
from client.motion.stage import PieceMove
from engine.kernel.state.events import MOVED, TOKEN_MOVED, Event


class WayStarter:
    """Starts the moves of pieces."""

    def __init__(self, director: MotionContext, choreographer: MovePlanner, specials: SpecialBeats) -> None:
        self._director = director
        self._choreographer = choreographer
        self._specials = specials

    def start(self, beat: Beat, now: float) -> float:
        """Start the moves of a beat. Returns when the last piece has arrived."""
        director = self._director
        before, after = director.place_pieces()
        occasions.blink_goal(director, director.theme, before, now)
        plan = self._choreographer.plan(beat, before, after, director.stage, beat.after)
        self._specials.departs(plan, beat, now)
        ends = director.stage.go(after, plan.ways, now, director.pace, plan.wait_ms)
        for way, event, end in zip(plan.ways, plan.events, ends, strict=True):
            if event is not None:
                director.at(end, self._lands(event, beat, way))
        self._tell_rest(beat, plan, ends, now)
        return max(ends, default=now)

    def _tell_rest(self, beat: Beat, plan: MovePlan, ends: Sequence[float], now: float) -> None:
        """Report revealed cards that also moved, and events without own moves, when everything has arrived."""
        director = self._director
        arrival = {event[2]: end for event, end in zip(plan.events, ends, strict=True) if event is not None}
        for event in beat.of_kind(*CARDS, TOKEN_MOVED):
            if event not in plan.events:
                director.at(arrival.get(event[2], max(ends, default=now)), self._tells(event))

    def _tells(self, event: Event) -> Callable[[float], None]:
        return lambda _: self._director.on_event_shown(event)

    def _lands(self, event: Event, beat: Beat, way: PieceMove) -> Callable[[float], None]:
        director = self._director

        def land(moment: float) -> None:
            director.shown.land(event, beat.after, beat.counted)
            director.on_event_shown(event)
            sound = self._choreographer.sound(event, beat.after, beat.note)
            if way.new is not None and sound:
                director.play(sound, round(moment), way.end.x if way.end is not None else None)
            words = self._choreographer.stamps(event, beat.after) if event[0] == MOVED else ""
            if words and way.new in director.arrangement.by_key:
                piece = director.arrangement.by_key[way.new]
                room = min(piece.pose.width, piece.height)
                self._specials.stamp(words, way.new, (piece.pose.x, piece.pose.y), room, moment)
            self._specials.lands(event, way, beat, moment)

        return land
