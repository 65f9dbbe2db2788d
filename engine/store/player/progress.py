"""The player's progress: lessons and puzzles, tips seen, and matches started."""

from __future__ import annotations

from engine.store.player.progress_file import ProgressFile

FILE_NAME = "lessons.json"
MOST_STEPS = 10_000
MOST_PIXELS = 100_000
MOST_COUNTED = 1_000_000
"""The limit for tries, hints and moves of a puzzle."""


class Progress(ProgressFile):
    """The progress file in a folder. Without a folder, progress lasts until the program ends."""

    name = FILE_NAME

    # --- lessons ------------------------------------------------------------------------------------------

    def list_finished(self, lesson: str) -> list[str]:
        """Return the ids of the finished chapters, in the order of finishing."""
        found = self._of("lessons", lesson).get("finished", [])
        return [entry for entry in found if isinstance(entry, str)] if isinstance(found, list) else []

    def find_left_step(self, lesson: str) -> tuple[str, int]:
        """Return the chapter that the player left, or an empty id, and the step in it."""
        entry = self._of("lessons", lesson)
        chapter = entry.get("chapter", "")
        return (chapter, self._number(entry, "step", MOST_STEPS)) if isinstance(chapter, str) else ("", 0)

    def leave(self, lesson: str, chapter: str, step: int) -> None:
        """Record that the player left a chapter at a step."""
        self._change("lessons", lesson, chapter=chapter, step=step)

    def finish(self, lesson: str, chapter: str) -> None:
        """Record that the player finished a chapter."""
        finished = list(dict.fromkeys([*self.list_finished(lesson), chapter]))
        self._change("lessons", lesson, finished=finished, chapter="", step=0)

    def is_dismissed(self, game: str) -> bool:
        """Return whether a game's first lesson is no longer offered first."""
        return self._of("dismissed", game).get("yes") is True

    def dismiss(self, game: str, dismissed: bool = True) -> None:
        """Set whether a game's first lesson is no longer offered first."""
        self._change("dismissed", game, yes=dismissed)

    # --- puzzles ------------------------------------------------------------------------------------------

    def puzzle(self, puzzle: str) -> dict[str, int]:
        """Return a puzzle's numbers: `tries`, `hints` taken, `moves` of the shortest solution (0 while unsolved)."""
        entry = self._of("puzzles", puzzle)
        return {key: self._number(entry, key, MOST_COUNTED) for key in ("tries", "hints", "moves")}

    def note_puzzle(self, puzzle: str, **numbers: int) -> None:
        """Record new numbers of a puzzle."""
        self._change("puzzles", puzzle, **numbers)

    def streak(self, game: str) -> int:
        """Return how many puzzles of a game were last solved in a row without a hint."""
        return self._number(self._of("streaks", game), "solved", MOST_COUNTED)

    def note_streak(self, game: str, solved: int) -> None:
        self._change("streaks", game, solved=solved)

    def panel(self, puzzle: str, size: tuple[int, int]) -> tuple[int, int] | None:
        """Return where the player put a puzzle's panel in a window of some size, or None."""
        entry, keys = self._of("panels", puzzle), _panel_keys(size)
        if not all(key in entry for key in keys):
            return None
        left, top = (self._number(entry, key, MOST_PIXELS) for key in keys)
        return left, top

    def note_panel(self, puzzle: str, size: tuple[int, int], place: tuple[int, int]) -> None:
        """Record where the player put a puzzle's panel."""
        self._change("panels", puzzle, **dict(zip(_panel_keys(size), place, strict=True)))

    # --- tips ---------------------------------------------------------------------------------------------

    def has_seen(self, game: str, tip: str) -> bool:
        return self._of("marks", game).get(tip) is True

    def note_seen(self, game: str, tip: str) -> None:
        """Record that a tip has been shown, so that it isn't shown again."""
        self._change("marks", game, **{tip: True})

    # --- matches ------------------------------------------------------------------------------------------

    def count_started(self, game: str) -> int:
        """Return how many matches of a game the player has started, as far as that matters."""
        return self._number(self._of("matches", game), "begun", MOST_COUNTED)

    def note_begun(self, game: str, matches: int) -> None:
        self._change("matches", game, begun=matches)


def _panel_keys(size: tuple[int, int]) -> tuple[str, str]:
    return f"{size[0]}x{size[1]} left", f"{size[0]}x{size[1]} top"
