"""Follows a chapter: whose move is due, which answers continue it, and the script's position afterwards.

Pure: it maps a state and a script position to a new position and the next task. A caller that keeps both can undo,
leave, resume and go off script freely.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from engine.kernel.cards.packs import toml
from engine.kernel.flow import machine
from engine.kernel.flow.ruleset import PASS
from engine.kernel.game.game import Game
from engine.kernel.scenarios.checks import faults
from engine.kernel.scenarios.runner import ScenarioRunner
from engine.kernel.state.state import ACTIVE, TURN, Option, State
from engine.lessons.lesson_file import ANY, DO, LINE, NOTHING, Chapter, Lesson, LessonMove, LessonStep


@dataclass(frozen=True, slots=True)
class ScriptPosition:
    """A position in a script.

    It has the step, the counts of other seats' moves before and after it, and the player's moves so far. `early`: moves
    of later steps that were already made. `turn`: the turn when a free line began. `done`: whether the step asks for
    nothing more.
    """

    step: int = 0
    first: int = 0
    made: frozenset[int] = frozenset()
    others: int = 0
    early: frozenset[tuple[int, int]] = frozenset()
    turn: tuple[int, int] | None = None
    done: bool = False


@dataclass(frozen=True, slots=True)
class PlayerTurn:
    """A question for the player.

    `ways` are the answers that continue the script, each with its move's number; in a free line, all answers do.
    """

    ways: Mapping[Option, int]
    free: bool = False


@dataclass(frozen=True, slots=True)
class ScriptedAnswer:
    """An answer that the script gives, and the script position after it."""

    seat: int
    option: Option
    after: ScriptPosition


@dataclass(frozen=True, slots=True)
class PageToRead:
    """A text to read before the player continues."""


@dataclass(frozen=True, slots=True)
class GoalMissed:
    """The turn of a free line has ended without its goal."""


@dataclass(frozen=True, slots=True)
class ChapterEnd:
    """All steps of the chapter are done."""


Due = PlayerTurn | ScriptedAnswer | PageToRead | GoalMissed | ChapterEnd


class ScriptRunner:
    """Follows one chapter."""

    def __init__(self, lesson: Lesson, chapter: Chapter, game: Game) -> None:
        """Set up the position (`start`). Raises BadScenario, also for moves with names that the game doesn't have."""
        self.chapter = chapter
        self.steps = chapter.steps
        self.game = game
        self.you = chapter.scenario.seats.index(lesson.you)
        self._play = ScenarioRunner(chapter.scenario, game)
        self.names = self._play.names
        self.start = self._play.state.copy()
        for step in self.steps:
            self._check(step)

    def _check(self, step: LessonStep) -> None:
        for field, moves in ((step.wants, step.moves), ("first", step.first), ("others", step.others)):
            for number, move in enumerate(moves, 1):
                self._play.check_choice(f"{step.key}: {field} {number}", move.choice)
        for field, choices in (("offered", step.offered), ("refused", step.refused)):
            for choice in choices:
                self._play.check_choice(f"{step.key}: {field}", choice)
        for field, expected in (("goal", step.goal), ("expect", step.expect)):
            faults(self.chapter.scenario, self.names, self.start, f"{step.key}: {field}", expected)

    # --- whose move it is -----------------------------------------------------------------------------------

    def due(self, state: State, place: ScriptPosition) -> tuple[ScriptPosition, Due]:
        """Return the script position, past all finished and needless parts, and what is due there."""
        while place.step < len(self.steps):
            step = self.steps[place.step]
            if place.first < len(step.first):
                found = self._give(state, step.first[place.first], place, replace(place, first=place.first + 1))
                if found is not None:
                    return place, found
                place = replace(place, first=place.first + 1)
            elif not place.done:
                place, due = self._own(state, step, place)
                if due is not None:
                    return place, due
            elif place.others < len(step.others):
                found = self._give(state, step.others[place.others], place, replace(place, others=place.others + 1))
                if found is not None:
                    return place, found
                place = replace(place, others=place.others + 1)
            elif step.wants == NOTHING:
                return place, PageToRead()
            else:
                place = self.next_step(place)
        return place, ChapterEnd()

    def next_step(self, place: ScriptPosition) -> ScriptPosition:
        """Return the position at the next step, including its early moves."""
        number = place.step + 1
        early = frozenset(move for step, move in place.early if step == number)
        return ScriptPosition(number, made=early, early=frozenset(entry for entry in place.early if entry[0] > number))

    def _own(self, state: State, step: LessonStep, place: ScriptPosition) -> tuple[ScriptPosition, Due | None]:
        """Return what a step asks of the player, or None if it is done or no longer possible."""
        finished = replace(place, done=True)
        if step.wants == NOTHING or self._is_made(step, place):
            return finished, None
        if step.wants == LINE:
            return self._line(state, step, place)
        ways = self._ways(state, step, place.made)
        if ways:
            return place, PlayerTurn(ways)
        for move in self._due_moves(step, place.made).values():
            found = self._give(state, move, place, place)
            if found is not None:
                return place, found
        if state.question_for(self.you) is not None or not state.questions:
            return finished, None
        return place, self._decline(state, place)

    def _line(self, state: State, step: LessonStep, place: ScriptPosition) -> tuple[ScriptPosition, Due | None]:
        turn = state.values[TURN], state.values[ACTIVE]
        if place.turn is None:
            place = replace(place, turn=turn)
        finished = replace(place, done=True)
        if step.goal:
            if not faults(self.chapter.scenario, self.names, state, step.key, step.goal):
                return finished, None
            if turn != place.turn or not state.questions:
                return place, GoalMissed()
        elif not state.questions or self.scripted_answer(state, place) is None:
            return finished, None
        question = state.question_for(self.you)
        if question is None or question[3][0][0] == PASS and len(question[3]) == 1:
            return place, self._decline(state, place)
        ways = self._ways(state, step, place.made)
        return place, PlayerTurn({option: ways.get(option, -1) for option in question[3]}, free=True)

    def _is_made(self, step: LessonStep, place: ScriptPosition) -> bool:
        """Return whether the requested moves have been made. A line with a goal ends when the goal holds."""
        if step.wants in (DO, ANY):
            return bool(place.made)
        if step.wants == LINE:
            return not step.goal and len(step.moves) - 1 in place.made
        return len(place.made) == len(step.moves)

    def _due_moves(self, step: LessonStep, made: frozenset[int]) -> dict[int, LessonMove]:
        """Return the moves that are still due, by number."""
        left = {number: move for number, move in enumerate(step.moves) if number not in made}
        return dict(list(left.items())[:1]) if step.in_turn else left

    def _ways(self, state: State, step: LessonStep, made: frozenset[int]) -> dict[Option, int]:
        """Return the offered options that the step asks for, each with the number of its first matching move."""
        play = self._play
        play.state = state
        ways: dict[Option, int] = {}
        for number, move in self._due_moves(step, made).items():
            alike = {play.likeness(option) for _, option in play.find_offers(move.choice)}
            for seat, option in play.matching(move.choice):
                if seat == self.you and play.likeness(option) in alike:
                    ways.setdefault(option, number)
        return ways

    def _decline(self, state: State, place: ScriptPosition) -> ScriptedAnswer:
        """Answer for a seat without a script: decline, or take the first option."""
        seat, _, _, options = state.questions[0]
        return ScriptedAnswer(seat, next(filter(self.game.positions.declines, options), options[0]), place)

    def _give(
        self, state: State, move: LessonMove, place: ScriptPosition, after: ScriptPosition
    ) -> ScriptedAnswer | None:
        """Return the answer for a move, or a forced answer that comes before it. None if no such offer follows."""
        play, forced = self._play, None
        play.state = state
        while len(offers := play.find_offers(move.choice)) != 1:
            questions = play.state.questions
            if not questions or any(len(options) > 1 for _, _, _, options in questions):
                return None
            seat, _, _, (option, *_) = questions[0]
            if move.maybe and option[0] != PASS:
                return None
            if forced is None:
                forced, play.state = ScriptedAnswer(seat, option, place), state.copy()
            machine.answer(play.state, seat, option)
        return forced or ScriptedAnswer(*offers[0], after)

    # --- answers of the player ------------------------------------------------------------------------------

    def scripted_answer(self, state: State, place: ScriptPosition, begin: int = 0) -> ScriptedAnswer | None:
        """Return the scripted answer to the player's question, from the moves starting at `begin`, or None."""
        step = self.steps[place.step]
        for number, move in self._due_moves(step, place.made).items():
            if number < begin:
                continue
            found = self._give(state, move, place, replace(place, made=place.made | {number}))
            if found is not None:
                return found
        return None

    def follow_answer(self, state: State, place: ScriptPosition, option: Option) -> ScriptPosition | None:
        """Return the script position after the player's answer, or None if the answer goes off script."""
        place, due = self.due(state, place)
        if isinstance(due, ChapterEnd):
            return place
        if isinstance(due, PlayerTurn) and option in due.ways:
            number = due.ways[option]
            return replace(place, made=place.made | {number}) if number >= 0 else place
        return self._early(state, place, option, self.steps[place.step] if isinstance(due, PlayerTurn) else None)

    def _early(
        self, state: State, place: ScriptPosition, option: Option, asking: LessonStep | None
    ) -> ScriptPosition | None:
        """Follow a move of a later step, like `follow_answer`. The step `asking` must still be possible afterwards."""
        if place.others < len(self.steps[place.step].others):
            return None
        for number, step in enumerate(self.steps[place.step + 1 :], place.step + 1):
            if step.first or step.wants == LINE:
                return None
            made = frozenset(move for at, move in place.early if at == number)
            move = self._ways(state, step, made).get(option)
            if move is not None and asking is None:
                return ScriptPosition(number, made=made | {move}, early=place.early)
            if move is not None and asking is not None:
                self._play.state = state.copy()
                machine.answer(self._play.state, self.you, option)
                left = self._due_moves(asking, place.made if asking is self.steps[place.step] else frozenset())
                possible = all(self._play.matching(entry.choice) for entry in left.values())
                return replace(place, early=place.early | {(number, move)}) if possible else None
            if any(entry.choice.get("seat") != self.names.seats[self.you] for entry in step.others):
                return None
            asking = asking or (step if step.wants else None)
        return None

    # --- what is asked and expected -------------------------------------------------------------------------

    def off_script_text(self, place: ScriptPosition) -> str:
        """Return the text for another move, or an empty string if the lesson has none."""
        asking = (step for step in self.steps[place.step :] if step.wants)
        step = next(asking, None)
        return step.astray if step is not None else ""

    def unmet(self, state: State, step: LessonStep) -> list[str]:
        """Return the expectations of a finished step that the state doesn't meet."""
        position = state.copy()
        while (wrong := self._faults(position, step)) and self._play.take_forced(passes_only=True):
            pass
        return wrong

    def _faults(self, state: State, step: LessonStep) -> list[str]:
        self._play.state = state
        wrong = faults(self.chapter.scenario, self.names, state, step.key, step.expect)
        wrong += [f"{toml(choice)} should be offered" for choice in step.offered if not self._play.matching(choice)]
        wrong += [f"{toml(choice)} should be refused" for choice in step.refused if self._play.matching(choice)]
        return [f"{step.key}: {fault}" for fault in wrong]

    def describe_offers(self, state: State) -> str:
        """Return all offered options as text."""
        self._play.state = state
        return self._play.describe_offers()
