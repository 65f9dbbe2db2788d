"""The coach's texts in a puzzle: the goal, two levels of hints, and the idea at the end."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

from client.lessons.panel import Speech
from client.lessons.puzzle_session import MISSED, ON, SOLVED, PuzzleSession
from engine.lessons.anchors import Anchor
from engine.lessons.puzzle_file import Puzzle
from engine.lessons.puzzle_search import SearchLimitReached
from engine.store.lesson_library import next_puzzle
from engine.store.player.progress import Progress
from engine.words.say import lessons as say

_MOST_HINTS = 2


def own_goal(session: PuzzleSession) -> str:
    """Return the goal of a player's own puzzle as a sentence."""
    puzzle = session.puzzle
    bound = next(iter({**puzzle.least, **puzzle.most}.values()), 0)
    return say(f"goal-{puzzle.kind}-within", turns=puzzle.turns, bound=bound, sense="less" if puzzle.most else "more")


class PuzzleCoach:
    """Supplies the texts of one puzzle."""

    anchor: Anchor | None = None

    def __init__(self, session: PuzzleSession, progress: Progress) -> None:
        self.session = session
        self._progress = progress
        self._numbers = progress.puzzle(session.puzzle.id)
        self._streak = 0
        self.following: Puzzle | None = None
        """The streak, and the puzzle to play next: both once this one is solved."""
        self._hints = 0
        self._told = ""
        """The second hint, with its answer count."""
        self._told_at = -1
        self._noted = ON
        self._tried = False
        """Whether this attempt was counted."""
        self._watched = False
        self.celebrate: Callable[[int], bool] = lambda now: False
        """Called once when the solution has been shown. Returns whether the text waits for a celebration."""
        self._last: Speech | None = None

    @property
    def clause(self) -> str:
        return next(iter(self.session.puzzle.scenario.rules), "")

    def speech(self, now: int) -> Speech | None:
        session, puzzle = self.session, self.session.puzzle
        if self._note() and self.celebrate(now):
            return self._last
        words = [puzzle.goal or own_goal(session)]
        if session.shows_solution:
            words.append(say("solution-plays"))
        elif session.outcome == SOLVED:
            moves = len(session.own)
            words = [say("watched") if self._watched else say("solved-it", moves=moves, streak=self._streak)]
            words += [puzzle.aha] if puzzle.aha else []
        elif session.outcome == MISSED:
            words.append(say("missed"))
        elif self._hints:
            words += [puzzle.hint] if puzzle.hint else []
            words += [self._told] if self._told_at == len(session.match.answers) else []
        buttons = [("hint", False)] if session.outcome == ON and not session.shows_solution else []
        buttons.append(("again", session.outcome == MISSED))
        given_up = self._numbers["tries"] >= 3 or self._hints >= _MOST_HINTS
        if puzzle.scenario.steps and not session.shows_solution and given_up:
            buttons.append(("solution", False))
        solved = session.outcome == SOLVED
        if solved and self.following is not None:
            buttons.append(("next-puzzle", True))
        buttons.append(("puzzles", solved and self.following is None))
        heading = say("puzzle-heading", title=puzzle.title, tries=self._numbers["tries"])
        self._last = Speech(
            heading, "\n".join(words), tuple((name, say(f"button-{name}"), first) for name, first in buttons)
        )
        return self._last

    def _keep(self, **numbers: int) -> None:
        self._numbers.update(numbers)
        self._progress.note_puzzle(self.session.puzzle.id, **numbers)

    def _note(self) -> bool:
        """Count attempts and store the solution with the fewest moves. Return whether the player has just solved it."""
        session = self.session
        if session.shows_solution:
            self._watched = True
            return False
        if not session.own:
            self._tried = False
        elif not self._tried:
            self._tried = True
            self._keep(tries=self._numbers["tries"] + 1)
        outcome, before = session.outcome, self._noted
        if outcome != before:
            self._noted = outcome
            if outcome == SOLVED and not self._watched:
                best, moves = self._numbers["moves"], len(session.own)
                self._keep(moves=min(best, moves) if best else moves)
                if not best and not self._hints:
                    self._progress.note_streak(session.game.slug, self._progress.streak(session.game.slug) + 1)
            if outcome == SOLVED:
                self._streak = self._progress.streak(session.game.slug)
                self.following = next_puzzle(session.puzzle, self._progress)
        return outcome == SOLVED != before and not self._watched

    def _end_streak(self) -> None:
        slug = self.session.game.slug
        if not self._numbers["moves"] and self._progress.streak(slug):
            self._progress.note_streak(slug, 0)

    def do(self, name: str, now: int) -> bool:
        if name in ("again", "back"):
            self.session.lay_again()
            self._watched = False
        elif name == "solution":
            self._watched = True
            self._end_streak()
            self.session.show_solution()
        else:
            return False
        return True

    def hint(self) -> bool:
        """Show the file's hint, then a move that still reaches the goal, or say that there is none."""
        session = self.session
        if session.outcome != ON:
            return True
        self._hints = min(_MOST_HINTS, self._hints + 1) if session.puzzle.hint else _MOST_HINTS
        self._keep(hints=self._numbers["hints"] + 1)
        self._end_streak()
        with suppress(SearchLimitReached):
            if self._hints < _MOST_HINTS:
                return True
            option = session.good_move()
            words = (
                session.game.words.describe_option(session.view(), option, session.names) if option is not None else ""
            )
            self._told = say("good-move", move=words) if words else say("no-good-move")
            self._told_at = len(session.match.answers)
        return True

    def wake_at(self) -> int | None:
        return None
