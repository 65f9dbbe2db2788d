"""How far the player has come in lessons and puzzles, which coach marks were seen, and how many matches were begun."""

from __future__ import annotations

from engine.store.progress_file import ProgressFile

FILE_NAME = "lessons.json"
MOST_STEPS = 10_000
MOST_COUNTED = 1_000_000
"""Tries, hints and moves of a puzzle."""


class Progress(ProgressFile):
    """The file in a folder; without one nothing is kept beyond the program's end."""

    name = FILE_NAME

    # --- lessons ------------------------------------------------------------------------------------------

    def finished(self, lesson: str) -> list[str]:
        """The ids of the chapters that have been played to their end, in the order in which that was."""
        found = self._of("lessons", lesson).get("finished", [])
        return [entry for entry in found if isinstance(entry, str)] if isinstance(found, list) else []

    def left(self, lesson: str) -> tuple[str, int]:
        """The chapter that was left and the step in it; an empty id where none was."""
        entry = self._of("lessons", lesson)
        chapter = entry.get("chapter", "")
        return (chapter, self._number(entry, "step", MOST_STEPS)) if isinstance(chapter, str) else ("", 0)

    def leave(self, lesson: str, chapter: str, step: int) -> None:
        """A chapter was left at a step."""
        self._change("lessons", lesson, chapter=chapter, step=step)

    def finish(self, lesson: str, chapter: str) -> None:
        """A chapter has been played to its end."""
        self._change("lessons", lesson, finished=list(dict.fromkeys([*self.finished(lesson), chapter])), chapter="",
                     step=0)  # fmt: skip

    def is_dismissed(self, game: str) -> bool:
        """Whether the first lesson of a game is no longer offered first."""
        return self._of("dismissed", game).get("yes") is True

    def dismiss(self, game: str, dismissed: bool = True) -> None:
        """The first lesson of a game is no longer offered first, or again."""
        self._change("dismissed", game, yes=dismissed)

    # --- puzzles ------------------------------------------------------------------------------------------

    def puzzle(self, puzzle: str) -> dict[str, int]:
        """Numbers kept of a puzzle: `tries`, `hints` taken, and `moves` of the shortest solution, 0 while unsolved."""
        entry = self._of("puzzles", puzzle)
        return {key: self._number(entry, key, MOST_COUNTED) for key in ("tries", "hints", "moves")}

    def note_puzzle(self, puzzle: str, **numbers: int) -> None:
        """Keep other numbers of a puzzle."""
        self._change("puzzles", puzzle, **numbers)

    def streak(self, game: str) -> int:
        """How many puzzles of a game were last solved in a row without a hint."""
        return self._number(self._of("streaks", game), "solved", MOST_COUNTED)

    def note_streak(self, game: str, solved: int) -> None:
        """Keep another streak."""
        self._change("streaks", game, solved=solved)

    # --- coach marks --------------------------------------------------------------------------------------

    def has_seen(self, game: str, mark: str) -> bool:
        """Whether a coach mark of a game has been shown."""
        return self._of("marks", game).get(mark) is True

    def note_seen(self, game: str, mark: str) -> None:
        """A coach mark has been shown: it never is again."""
        self._change("marks", game, **{mark: True})

    # --- matches ------------------------------------------------------------------------------------------

    def begun(self, game: str) -> int:
        """How many matches of a game the player has begun, as far as that matters."""
        return self._number(self._of("matches", game), "begun", MOST_COUNTED)

    def note_begun(self, game: str, matches: int) -> None:
        """Note how many matches of a game the player has begun."""
        self._change("matches", game, begun=matches)
