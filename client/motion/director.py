"""The director: shows events one beat after the other, or all at once if the player asks.

Everything depends only on the moments given to `add` and `update` (milliseconds): the same moments give the same
picture.
"""

from __future__ import annotations

import itertools
from collections import deque
from collections.abc import Callable, Sequence
from typing import TypeVar

from client.cards.theme import Theme
from client.motion.beats import (
    CARDS,
    COUNTS,
    END,
    GROWTH,
    MOVES,
    QUIET,
    SHUFFLE,
    TOKENS,
    Beat,
    Cursor,
    beats_of,
    only_asks,
)
from client.motion.card_moves import shuffle as occasions
from client.motion.chain.finder import ChainFinder
from client.motion.chain.show import ChainListener, ChainShow
from client.motion.context import Arrange, MotionContext, Play
from client.motion.direction.agenda import Action, Agenda
from client.motion.direction.table_cursor import TableCursor
from client.motion.displayed_state import counted_in, position
from client.motion.furniture_motion import FurnitureMotion, LastEvent, MakeMotion
from client.motion.move_planner import MovePlanner
from client.motion.pace import Pace
from client.motion.shows.plan import NEVER, Planner
from client.motion.shows.special_beats import SpecialBeats
from client.motion.shows.way_starter import WayStarter
from client.motion.spotlight.planner import SpotlightPlanner
from engine.kernel.flow.event_log import EventLog
from engine.kernel.game.milestones import Comebacks, Milestone
from engine.kernel.state.events import ANSWERED, ENDED, TOKEN_MOVED, TURN_BEGAN, Event
from engine.kernel.state.refs import NONE
from engine.kernel.state.view import View

_TOLD_LATER = frozenset((*CARDS, TOKEN_MOVED))
"""The kinds of beats that are reported after they have been shown."""
_Motion = TypeVar("_Motion", bound=FurnitureMotion)


class Director(MotionContext):
    """What the table shows on its way to the newest view.

    arrange: makes an arrangement of a view
    play: called with the name of a sound, the moment and perhaps its position (pixels from the left)
    tell: called with each event when it shows: a card when it arrives, everything else when it begins
    answers: the number of answers before the view
    word: returns the words of a turning point of the match
    furniture: makes the motions of the table's furniture, in the order of their ranks
    listener: hears chains that are counted up
    """

    def __init__(
        self,
        arrange: Arrange,
        theme: Theme,
        pace: Pace,
        view: View,
        play: Play = lambda *_: None,
        tell: Callable[[Event], None] = lambda _: None,
        answers: int = 0,
        word: Callable[[Milestone], str] = lambda _: "",
        furniture: Sequence[MakeMotion] = (),
        listener: ChainListener | None = None,
    ) -> None:
        self.pace, self.tell, self.play, self.word = pace, tell, play, word
        super().__init__(arrange, theme, view)
        self.newest = view
        self._turn_end = view
        """The view at the end of the last turn."""
        self._comebacks = Comebacks()
        self._choreographer = MovePlanner(self.accents)
        self.planner = Planner()
        self._finder = ChainFinder(self.accents.chains)
        self.chains = ChainShow(self, listener or ChainListener())
        self.table_cursor = TableCursor(self.shown, answers)
        """How far everything has been shown."""
        self._answers = answers
        self.motions = [make(self) for make in furniture]
        self.paused = False
        """Whether no further beat begins, for example while a menu is open."""
        self._specials = SpecialBeats(self)
        self._prelude, self._ways = SpotlightPlanner(self), WayStarter(self, self._choreographer, self._specials)
        self.queue: deque[Beat] = deque()
        self._begun: list[Beat] = []
        """The last beats of batches that haven't landed yet."""
        self._due = Agenda()
        self._next_at = 0.0
        self._ready_at = 0.0
        """When a batch that overlaps the last one may begin."""
        self._hold_until = 0.0
        """No further beat begins before this moment."""
        self.steps = 0
        """How many beats have begun or landed."""
        self._moved = False
        """Whether something moved at the last moment and still has to be drawn at rest."""
        self.reached = True
        """Whether the picture has reached the newest question. Until then it is neither announced nor highlighted."""

    # -- events -----------------------------------------------------------------------------------------------

    def add(self, events: Sequence[Event], after: View, now: float, own: bool = False) -> None:
        """Show a batch of events after everything that is still waiting. `after` is the view after it.

        `own`: the viewer caused it, so the next question need not wait for it.
        """
        self.newest = after
        if isinstance(events, EventLog):
            self._answers = events.batch
            self.table_cursor.expect(self._answers)
        accents = self.accents
        counted = counted_in(list(events))
        beats = beats_of(events, after, counted, accents, self._answers, self.motions)
        if self.pace.off and not (self.is_held or any(beat.timing.waits for beat in beats)):
            if any(beat.resolves for beat in beats):
                self.stage.pins.clear()
            self._finish_furniture(events, after, now)
            self.skip(now)
            if any(event[0] == ENDED for event in events):
                self.play("win", round(now))
            return
        if not self.queue and not self._due:
            self._hold_until = 0.0 if own else self._hold_until
            self._next_at = max(now, self._hold_until, self._next_at if self.active(now) else now)
        joins = not self.queue
        beats = self._finder.mark(beats)
        seen = [beat for beat in beats if beat.kind != QUIET]
        for beat, following in zip(seen, [*seen[1:], None], strict=False):
            self._choreographer.set_times(beat, following)
        answered = next((event[1] for event in events if event[0] == ANSWERED), NONE)
        for beat in beats:
            cause = beat.cause
            beat.pinned = frozenset(self.stage.pins)
            beat.own = own and (cause.seat in (answered, NONE) and (cause.seat != NONE or cause.card == NONE))
        swept = accents.sweep.longest and not self.queue and accents.sweeps(events, after.table)
        self.planner.plan(beats, self.pace, accents.sweep.longest * self.pace.factor if swept else NEVER)
        if joins and beats[0].together:
            self._next_at = max(now, self._ready_at)
        self.queue.extend(beats)
        if any(event[0] == TURN_BEGAN for event in events) and not after.over:
            shows = after.table.game.shows
            found = self._comebacks.name_comebacks(shows.milestones(self._turn_end, after), shows.ranks(after))
            self.queue.extend(self.planner.stingers(found, beats[-1], self.pace))
            self._turn_end = after
        self.show_question()
        if self.pace.off:
            self.skip(now)

    def reset(self, view: View, answers: int | None = None) -> None:
        """Show this view at once, for another seat or another match. `answers` as in the class."""
        for motion in self.motions:
            motion.miss(self.queue)
        self._turn_to(view, answers)
        self.stage.snap(self.arrangement)

    def change(self, view: View, now: float, answers: int | None = None) -> None:
        """Move to a view without events, such as the one before an undone answer."""
        self._turn_to(view, answers)
        self.stage.go(self.arrangement, [], now, self.pace)

    def _turn_to(self, view: View, answers: int | None) -> None:
        """Arrange another view without showing anything that waits."""
        self.newest = self._turn_end = view
        self._comebacks.forget()
        self._answers = self._answers if answers is None else answers
        self._drop_everything()
        self.stage.pins.clear()
        self._settle(view)

    def skip(self, now: float) -> bool:
        """Finish everything within this frame. Returns False if there was nothing to skip."""
        active = self.active(now)
        if self.is_held or not active and not self.pace.off:
            return False
        if (place := next((number for number, beat in enumerate(self.queue) if beat.timing.waits), None)) is not None:
            self._skip_to(place, now)
            return True
        ended = any(beat.kind == END for beat in self.queue)
        for beat in (*self.queue, *self._begun):
            self._release(beat)
        for motion in self.motions:
            motion.stop(now)
        for beat in self.queue:
            self._finish_furniture(beat.events, beat.after, now)
        self._drop_everything()
        self._settle(self.newest)
        self.stage.snap(self.arrangement)
        if ended:
            self.play("win", round(now))
        return active

    @property
    def cursor(self) -> Cursor:
        """Return how far everything has been shown. All layers of the table follow it."""
        return self.table_cursor.at

    @property
    def waits_for_reader(self) -> bool:
        """Return whether something waits for the player to continue."""
        return self._prelude.stopped

    def advance(self, now: float) -> bool:
        """Continue past what waits for the player, else to the next stop or the end. Returns False at the end."""
        if self.waits_for_reader:
            self._prelude.go_on(now)
            self._hold_until = self._next_at = now
            return bool(self.queue)
        if not self.suspense and not self.is_held and (stop := self._prelude.next_stop(self.queue)) is not None:
            self._skip_to(stop, now)
            return True
        return self.skip(now)

    def set_pace(self, pace: Pace, now: float) -> None:
        """Change the pace. Stops that it doesn't need end at once."""
        self.pace = pace
        if self._prelude.stopped and not (pace.read or pace.step):
            self._prelude.go_on(now)
            self._hold_until = self._next_at = now

    def _skip_to(self, place: int, now: float) -> None:
        """Show the result of the beats before one of the waiting ones."""
        while self._due:
            self._due.take(now)
        self.chains.finish()
        for beat in (*self._begun, *itertools.islice(self.queue, place)):
            self._release(beat)
        for _ in range(place):
            self.shown.pass_over(self.queue.popleft())
        self._begun.clear()
        self.effects.clear()
        self._prelude.forget()
        self.show_question()
        self.arrangement = self._arrange(self.shown.going)
        self.stage.snap(self.arrangement)
        self._next_at = now

    @property
    def is_held(self) -> bool:
        """Return whether all beats wait for a piece of furniture."""
        return any(motion.is_holding() for motion in self.motions)

    def go_on(self, now: float) -> None:
        self._next_at = now
        if self.pace.off:
            self.skip(now)

    def rearrange(self, now: float, at_once: bool = False) -> None:
        """Rearrange, and show a marker that passes the goal."""
        before = self.arrangement
        super().rearrange(now, at_once)
        if not at_once:
            occasions.blink_goal(self, self.theme, before, now)

    def reseat(self, now: float) -> None:
        front = self.arrangement.seating.front
        self.arrangement = self._arrange(self.shown.going)
        if self.arrangement.seating.front != front:
            self.turn_about(now)
        else:
            self.stage.go(self.arrangement, [], now, self.pace)

    def turn_about(self, now: float) -> None:
        """Bring another place to the front. Furniture shows that instead of flying pieces."""
        before, self.arrangement = self.arrangement, self._arrange(self.shown.going)
        self.stage.snap(self.arrangement)
        for motion in self.motions:
            motion.on_front_changed(before, self.arrangement, now)

    def motion(self, kind: type[_Motion]) -> _Motion:
        """Return the motion of a class. Raises StopIteration if the table has no such furniture."""
        return next(motion for motion in self.motions if isinstance(motion, kind))

    def restore(self, last_event: LastEvent) -> None:
        """Let furniture show the state for a player who joins in the middle of a turn."""
        for motion in self.motions:
            motion.restore(self.newest, last_event)

    def _finish_furniture(self, events: Sequence[Event], after: View, now: float) -> None:
        for event in events:
            motion = next((motion for motion in self.motions if motion.claims(event, after.table)), None)
            if motion is not None:
                motion.finish(event, after, now)

    def _release(self, beat: Beat) -> bool:
        """Release what the player had put down before a batch that is now shown. Returns False if there is nothing."""
        released = beat.pinned & self.stage.pins.keys() if beat.resolves else frozenset()
        for key in released:
            del self.stage.pins[key]
        return bool(released)

    def _drop_everything(self) -> None:
        for motion in self.motions:
            motion.forget()
        self._prelude.forget()
        self._finder.forget()
        self.chains.forget()
        self.queue.clear()
        self._begun.clear()
        self._due.clear()
        self.effects.clear()
        self._next_at = self._hold_until = 0.0
        self.pace.squeeze = 1.0
        self.table_cursor.jump(self._answers)

    def show_question(self) -> None:
        """Show the newest question unless its cause hasn't been shown yet. A question asked before stays.

        It never reveals a result that furniture hides, such as that of a spinner. Results of the viewer's own answer
        only delay questions to others.
        """
        shown, newest = self.shown.landed, self.newest
        others = any(beat.resolves and not (beat.own and newest.options) for beat in (*self.queue, *self._begun))
        others = others or newest.over and self.waiting
        same = newest.question is not None and newest.question == shown.question
        self.reached = not self.suspense and (same or not others)
        if self.reached:
            shown.question, shown.asked = newest.question, newest.asked
        else:
            shown.question, shown.asked = None, [] if self.suspense else shown.asked
        self.shown.stand_in(newest if self.reached else None)

    def _settle(self, view: View) -> None:
        self.shown.settle(view)
        self.show_question()
        self.arrangement = self._arrange(self.shown.going)

    # -- time -----------------------------------------------------------------------------------------------

    def update(self, now: float) -> bool:
        """Bring everything to the moment `now`. Returns True if the picture has changed."""
        moved, self._moved = self._moved, self.animating(now)
        changed = moved or self._moved
        if self.paused:
            self._next_at = max(self._next_at, now)
        for motion in self.motions:
            motion.update(now)
        self.chains.update(now)
        if not self.reached:
            self.show_question()  # furniture may have come to rest outside its own beat
            changed = changed or self.reached
        while True:
            moment, landing = self._next()
            quiet = not self._due and not self.animating(now) and now >= self._hold_until
            if moment is not None and moment > now and quiet:
                # Nothing moves visibly, so there is no reason to wait.
                self._next_at = moment = now
            if moment is None or moment > now:
                break
            changed = True
            self.steps += 1
            if landing:
                self._due.take(moment)
            else:
                wait = self._prelude.lead(self.queue[0], moment)
                if wait > 0:
                    self._next_at = self._hold_until = moment + wait
                else:
                    self._start(self.queue.popleft(), moment)
        if self._dirty:
            self._dirty = False
            self.rearrange(now)
        going = [effect for effect in self.effects if effect.end > now]
        changed = changed or len(going) < len(self.effects)
        self.effects = going
        if not self.queue and not self._due:
            self.pace.squeeze, self.table_cursor.playing = 1.0, ()
        return changed

    def _next(self) -> tuple[float | None, bool]:
        """Return the next moment at which something happens, and whether it is a landing (else a beat)."""
        due = self._due.first
        if due is not None and not self.planner.crowded and only_asks(self.queue):
            self._next_at = max(self._next_at, due)
        beat = self._next_at if self.queue and not (self.is_held or self.paused) else None
        if due is not None and (beat is None or due <= beat):
            return due, True
        return beat, False

    def active(self, now: float) -> bool:
        """Return whether anything still has to be shown or is moving."""
        return bool(self.queue or self._due) or self.animating(now)

    def animating(self, now: float) -> bool:
        """Return whether the picture needs continuous frames."""
        passing = any(effect.moving(now) for effect in self.effects)
        return passing or self.stage.moving(now) or any(motion.is_moving(now) for motion in self.motions)

    def wake_at(self, now: float) -> int | None:
        """Return the moment when `update` is needed next while nothing moves, or None."""
        moments = [moment for moment in (self._next()[0], self.chains.wake_at()) if moment is not None]
        return max(round(now), int(min(moments))) if moments else None

    @property
    def suspense(self) -> bool:
        """Return whether a result is known that furniture still hides."""
        hides = any(motion.hides_result() for motion in self.motions)
        return hides or any(beat.timing.hides for beat in self.queue)

    @property
    def waiting(self) -> bool:
        """Return whether any event hasn't been shown yet or hasn't landed."""
        return bool(self.queue or self._due)

    def accepts(self, now: float) -> bool:
        """Return whether computers may answer: everything is shown, or the next play may overlap what still moves."""
        return not self.waiting or self.planner.crowded and not self.queue and now >= self._ready_at

    def at(self, moment: float, action: Action) -> None:
        self._due.add(moment, action)

    # -- beats ----------------------------------------------------------------------------------------------

    def _start(self, beat: Beat, now: float) -> None:
        self.pace.squeeze = beat.share
        if beat.last:
            self._begun.append(beat)
        if not self.table_cursor.has_come_to(beat):
            self.come_to([beat, *itertools.takewhile(lambda other: other.together, self.queue)])
        for event in beat.events:
            self.shown.depart(event, beat.after, beat.counted)
            self._specials.note_cause(event)
            for motion in self.motions:
                motion.on_begin(event, beat.after, now)
            if not self._reports_later(event, beat):
                self.tell(event)
        if not beat.timing.hides:  # its furniture doesn't move yet
            self.show_question()
        end = now
        self.chains.prepare(beat)
        if beat.motion is not None:
            end = beat.motion.start(beat, now)
        elif beat.kind in (MOVES, TOKENS):
            end = self._ways.start(beat, now)
        elif beat.kind == COUNTS:
            end = occasions.pay(self, beat, now)
        elif beat.kind == SHUFFLE:
            end = occasions.shuffle(self, beat, now)
            self.rearrange(now)
        elif beat.kind == END:
            self.play("win", round(now))
        else:
            end = self._specials.start(beat, now)
        if beat.kind not in (QUIET, GROWTH) and not self.is_held:  # that furniture shows its own numbers
            self._specials.pulse_causes(beat, now)
        self._specials.knock(beat, now)
        self.chains.begin(beat, now)
        self._next_at = self._ready_at = max(end if beat.timing.blocks else now, now + beat.wait)
        if beat.last:
            end = max(end, self._due.last)
            self.at(end, lambda _: self._finish(beat))
            if not (self.queue and self.queue[0].together):
                # The next batch begins where this one ends, so its numbers must have landed by then.
                self._next_at = max(self._next_at, end)
                if not (self.queue or self.planner.crowded):
                    self.planner.add_overrun(beat, self._next_at - self._ready_at)

    @staticmethod
    def _reports_later(event: Event, beat: Beat) -> bool:
        """Return whether an event is reported after it has been shown."""
        claimed = beat.motion is not None and beat.timing.reports and beat.motion.claims(event, beat.after.table)
        return event[0] in _TOLD_LATER or bool(claimed)

    def come_to(self, beats: Sequence[Beat]) -> None:
        self.table_cursor.come_to(beats)

    def _finish(self, beat: Beat) -> None:
        """Settle on the view of a completely shown batch."""
        before, after = self.shown.going, beat.after
        sealed = bool(self.stage.pins) and not beat.resolves
        if self.table_cursor.finish(beat):  # else the later batch settles the view
            self.shown.settle(after, keep_question=sealed)
        # Pieces that the player put down after this batch came stay where they are.
        self._begun = [other for other in self._begun if other is not beat]
        self.show_question()
        if self._release(beat) or position(before) != position(self.shown.going):
            self._dirty = True

    def on_event_shown(self, event: Event) -> None:
        self.table_cursor.tell(event)
        self.tell(event)

    def add_shown_count(self, seat: int, number: int, amount: int) -> None:
        if not self.chains.keeps(seat, number, amount):
            self.shown.count(seat, number, amount)
            self._dirty = True
