"""A puzzle: the other seats play against the solver, and the goal is checked when time is up."""

from __future__ import annotations

from dataclasses import replace

from client.lessons.practice_session import PracticeSession
from client.shell.scene import soonest
from engine.ai.workers import WorkerPool
from engine.games import load
from engine.kernel.flow.machine import IllegalAnswer
from engine.kernel.state.state import Option
from engine.kernel.state.view import View
from engine.lessons.lesson_file import Chapter, Lesson, LessonMove, LessonStep
from engine.lessons.puzzle_file import Puzzle
from engine.lessons.puzzle_search import MOST_OF_OWN, MOST_POSITIONS, PuzzleSearch, SearchNode
from engine.lessons.script_runner import PageToRead, ScriptedAnswer, ScriptPosition, ScriptRunner
from engine.store.player.settings import Settings

ON, SOLVED, MISSED = "on", "solved", "missed"
"""The possible outcomes."""
_SHOWN_MS = 1100
"""The pause between moves of the shown solution."""


class PuzzleSession(PracticeSession):
    """A match that starts from a puzzle's position."""

    def __init__(self, puzzle: Puzzle, settings: Settings, *, name: str = "", pool: WorkerPool | None = None) -> None:
        """Set up the position. Raises BadScenario."""
        self.puzzle = puzzle
        self.search = PuzzleSearch(puzzle, load, MOST_POSITIONS if puzzle.kept is None else MOST_OF_OWN)
        self._spots = {0: self.search.begin()}
        """The search node after each number of answers."""
        self._solution: ScriptRunner | None = None
        self._place = ScriptPosition()
        self._due_at = 0
        super().__init__(
            self.search.game, puzzle.scenario, self.search.start.copy(), self.search.seat, settings, name, pool
        )

    # --- how it stands ------------------------------------------------------------------------------------

    @property
    def spot(self) -> SearchNode:
        """The current search node."""
        return self._spots[max(self._spots)]

    @property
    def outcome(self) -> str:
        """ON, SOLVED or MISSED."""
        if not self.search.is_over(self.spot):
            return ON
        return SOLVED if self.search.meets_goal(self.spot.state) else MISSED

    @property
    def shows_solution(self) -> bool:
        return self._solution is not None

    def good_move(self) -> Option | None:
        """Return an answer that still reaches the goal, or None. Raises SearchLimitReached."""
        question = self.match.state.question_for(self.you)
        good = (
            option
            for option in (question[3] if question is not None and self.outcome == ON else ())
            if self.search.holds(self.search.next_node(self.spot, self.you, option))
        )
        return next(good, None)

    # --- what the player does -----------------------------------------------------------------------------

    def answer(self, option: Option, aim: Option | None = None) -> None:
        if self.outcome != ON or self.shows_solution:
            raise IllegalAnswer("the puzzle is over; take back, or lay it again")
        self.give(option)
        self._on_answer()
        self.give_queued_answer(aim)

    def lay_again(self) -> None:
        """Restart the puzzle."""
        self.rewind(0)

    def show_solution(self) -> None:
        """Restart the puzzle and play its solution."""
        self.rewind(0)
        self._solution, self._place = _follower(self.puzzle), ScriptPosition()

    def rewind(self, answers: int) -> None:
        self._solution = None
        self._spots = {count: spot for count, spot in self._spots.items() if count <= answers}
        super().rewind(answers)

    # --- inside -------------------------------------------------------------------------------------------

    def view(self) -> View:
        if self._view is None:
            self._view = self.match.view(self._eyes)
        return self._view

    def _on_answer(self) -> None:
        self._spots[len(self.match.answers)] = self.search.node_of(self.match.state.copy(), self.spot)
        self.advice.forget()
        self._update_after_answer()

    def settle(self) -> None:
        """Schedule the next answer. No computer thinks here."""
        self._view = None
        self._due_at = (self._now or 0) + (_SHOWN_MS if self.shows_solution else self.settings.computer_delay_ms)
        self._decide_looks()

    def _due(self) -> tuple[int, Option] | None:
        """Return the next automatic answer."""
        state = self.match.state
        if self._solution is not None:
            self._place, due = self._solution.due(state, self._place)
            while isinstance(due, PageToRead):
                self._place, due = self._solution.due(state, self._solution.next_step(self._place))
            if isinstance(due, ScriptedAnswer):
                self._place = due.after
                return due.seat, due.option
            return None
        if self.outcome != ON or state.question_for(self.you) is not None:
            return None
        seat = state.questions[0][0]
        return seat, self.search.worst(self.spot, seat)

    @property
    def _waits(self) -> bool:
        return self.shows_solution or (self.outcome == ON and self.match.state.question_for(self.you) is None)

    def update(self, now_ms: int) -> bool:
        changed = super().update(now_ms)
        if not self._waits or now_ms < max(self._due_at, self.computers.hold_until_ms):
            return changed
        due = self._due()
        if due is not None:
            self.match.answer(*due)
            self._on_answer()
            changed = True
        elif self._solution is not None and self.outcome != ON:
            self._solution = None
            changed = True
        return changed

    def wake_at(self) -> int | None:
        due_at = max(self._due_at, self.computers.hold_until_ms) if self._waits else None
        return soonest(super().wake_at(), due_at)


def _follower(puzzle: Puzzle) -> ScriptRunner:
    """Return the solution as a script without player moves."""
    steps = [
        LessonStep(step.key, puzzle.title, first=(LessonMove(step.choice, step.maybe),))
        for step in puzzle.scenario.steps
        if step.choice
    ]
    chapter = Chapter(puzzle.id, puzzle.title, replace(puzzle.scenario, steps=()), steps=tuple(steps))
    lesson = Lesson(puzzle.id, puzzle.scenario.game, puzzle.title, puzzle.seat, (chapter,))
    return ScriptRunner(lesson, chapter, puzzle.game(load))
