"""A chapter in play: the script answers for the other seats while the player follows it."""

from __future__ import annotations

from contextlib import suppress

from client.lessons.practice_session import PracticeSession
from client.shell.scene import soonest
from engine.ai.workers import WorkerPool
from engine.kernel.game.game import Game
from engine.kernel.state.state import Option
from engine.kernel.state.view import View
from engine.lessons.anchors import Anchor, find_anchor
from engine.lessons.lesson_check import BrokenScript, walk
from engine.lessons.lesson_file import NOTHING, Chapter, Lesson, LessonStep
from engine.lessons.script_runner import (
    ChapterEnd,
    GoalMissed,
    PageToRead,
    PlayerTurn,
    ScriptedAnswer,
    ScriptPosition,
    ScriptRunner,
)
from engine.store.player.settings import Settings

_WORD_MS, _LEAST_MS = 240, 700
"""Reading time before the next event: per word, and at least."""


class LessonSession(PracticeSession):
    """A match that follows a chapter's script. It is never saved."""

    def __init__(
        self,
        lesson: Lesson,
        chapter: Chapter,
        game: Game,
        settings: Settings,
        *,
        step: int = 0,
        name: str = "",
        pool: WorkerPool | None = None,
    ) -> None:
        """Set up the position and play the script up to `step`. Raises BadScenario."""
        self.lesson, self.chapter = lesson, chapter
        self.follower = ScriptRunner(lesson, chapter, game)
        state, self.place = self.follower.start, ScriptPosition()
        if step:
            with suppress(BrokenScript):
                for at, place, _ in walk(self.follower, until=step):
                    state, self.place = at, place
        self._places = {0: self.place}
        """The script position after each number of answers."""
        self.strayed_at: int | None = None
        """The answer count when the player left the script; None while following it."""
        self.after = ""
        """The closing text of the last step."""
        self._skips = -1
        """The step that the program plays."""
        self._give_at = 0
        super().__init__(game, chapter.scenario, state.copy(), self.follower.you, settings, name, pool)

    # --- what the coach says ------------------------------------------------------------------------------

    @property
    def lesson_step(self) -> LessonStep | None:
        """The current step; None at the end of the chapter."""
        steps = self.chapter.steps
        return steps[self.place.step] if self.place.step < len(steps) else None

    @property
    def reads(self) -> bool:
        """Whether the step is only text; `go_on` continues."""
        return self.strayed_at is None and isinstance(self.due, PageToRead)

    @property
    def has_ended(self) -> bool:
        return self.strayed_at is None and isinstance(self.due, ChapterEnd)

    @property
    def anchor(self) -> Anchor | None:
        """The step's anchor, if it is on the table now."""
        step = self.lesson_step
        return find_anchor(self.follower.names, self.match.state, step.anchor) if step and step.anchor else None

    # --- what the player does -----------------------------------------------------------------------------

    def answer(self, option: Option, aim: Option | None = None) -> None:
        """Give an answer. An answer that the script doesn't expect leaves the script."""
        begun, state = len(self.match.answers), self.match.state
        if self.strayed_at is not None:
            super().answer(option, aim)
            self.own.append(begun)
            return
        after = self.follower.follow_answer(state, self.place, option)
        self.give(option)
        if after is None:
            self.strayed_at = begun
        else:
            self._stand(after)
        self.advice.forget()
        self._update_after_answer()
        self.give_queued_answer(aim)

    def go_on(self) -> None:
        """Continue after a text."""
        if self.reads:
            self._finish(self.follower.next_step(self.place))
            self.settle()

    def skip(self) -> None:
        """Let the program play the step's moves."""
        if self.reads:
            self.go_on()
        elif self.strayed_at is None:
            self._skips = self.place.step

    def back_to_lesson(self) -> bool:
        """Return to the state where the player left the script. Returns False if the player is on script."""
        if self.strayed_at is None:
            return False
        self.rewind(self.strayed_at)
        return True

    def rewind(self, answers: int) -> None:
        """Go back to the state after `answers` answers."""
        self._places = {count: place for count, place in self._places.items() if count <= answers}
        if self.strayed_at is None or answers <= self.strayed_at:
            self.strayed_at, self.place = None, self._places[max(self._places)]
        self.after, self._skips = "", -1
        super().rewind(answers)

    # --- inside -------------------------------------------------------------------------------------------

    def view(self) -> View:
        """Return the view, with the questions in the script's order."""
        if self.strayed_at is not None:
            return super().view()
        if self._view is None:
            self._view = self.match.view(self._eyes)
        return self._view

    def _stand(self, place: ScriptPosition) -> None:
        self.place = place
        self._places[len(self.match.answers)] = place

    def _finish(self, place: ScriptPosition) -> None:
        """Move the script's position. A finished step may have a closing text."""
        before = self.place.step
        if place.step > before:
            step = self.chapter.steps[before]
            played = self.place.made or self.place.turn or (step.wants == NOTHING and step.others)
            self.after = step.after if played else ""
            self._skips = -1
        self._stand(place)

    def settle(self) -> None:
        if self.strayed_at is not None:
            super().settle()
            return
        self._view = None
        place, self.due = self.follower.due(self.match.state, self.place)
        self._finish(place)
        if isinstance(self.due, GoalMissed):
            self.strayed_at = min(count for count, place in self._places.items() if place.step == self.place.step)
            super().settle()
            return
        self._give_at = (self._now or 0) + self._pause()
        self._decide_looks()
        self._advice.look([seat for seat in self.match.asked_seats if seat == self.follower.you])

    def _pause(self) -> int:
        """Return the delay before a scripted answer in ms."""
        step = self.lesson_step
        if not isinstance(self.due, ScriptedAnswer) or step is None or len(self.match.asked_seats) > 1:
            return 0
        begins = self.place.step not in [
            place.step for count, place in self._places.items() if count < len(self.match.answers)
        ]
        read = max(_LEAST_MS, _WORD_MS * len(step.say.split())) if begins and not step.moves or step.first else 0
        return self.settings.computer_delay_ms + (read if begins else 0)

    def update(self, now_ms: int) -> bool:
        changed = super().update(now_ms)
        if self.strayed_at is not None or now_ms < max(self._give_at, self.computers.hold_until_ms):
            return changed
        due: object = self.due
        if isinstance(due, PlayerTurn) and self._skips == self.place.step:
            due = self.follower.scripted_answer(self.match.state, self.place)
        if not isinstance(due, ScriptedAnswer):
            return changed
        self.match.answer(due.seat, due.option)
        self._stand(due.after)
        self._update_after_answer()
        return True

    def wake_at(self) -> int | None:
        skips = isinstance(self.due, PlayerTurn) and self._skips == self.place.step
        plays = self.strayed_at is None and (skips or isinstance(self.due, ScriptedAnswer))
        return soonest(super().wake_at(), max(self._give_at, self.computers.hold_until_ms) if plays else None)
