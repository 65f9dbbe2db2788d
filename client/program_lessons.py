"""The program's lessons and puzzles: their pages, their tables, and when a lesson is offered."""

from __future__ import annotations

from typing import Any

from client.program_players import ProgramPlayers
from client.program_sound import ProgramSound
from client.shell.app import App
from client.shell.scene import Back, Scene
from engine.store.player.progress import Progress
from engine.store.player.puzzles import PuzzleStore


class ProgramLessons:
    """Registers the scenes of lessons and puzzles with `app`."""

    def __init__(
        self, app: App, progress: Progress, puzzles: PuzzleStore, sound: ProgramSound, players: ProgramPlayers
    ) -> None:
        self._app = app
        self._progress = progress
        self.puzzles = puzzles
        self._sound = sound
        self._players = players
        for name, factory in (
            ("lessons", self._open_lessons),
            ("lesson", self._open_lesson),
            ("puzzle", self._open_puzzle),
            ("keep-puzzle", self._open_keep_puzzle),
        ):
            app.register(name, factory)

    def offers_lesson(self, game: str) -> bool:
        """Return whether a game's first lesson is offered next to "play": until it is finished or dismissed."""
        from engine.store.lesson_library import lessons_of

        lesson = next(iter(lessons_of(game)), None)
        if lesson is None or self._progress.is_dismissed(game):
            return False
        finished = self._progress.list_finished(lesson.slug)
        return any(chapter.id not in finished for chapter in lesson.chapters if not chapter.advanced)

    def _open_lessons(self, game: str = "", back: Back = None) -> Scene:
        from client.scenes.lessons import LessonsScene

        return LessonsScene(self._progress, game, back, self.puzzles)

    def _open_lesson(self, lesson: str, chapter: str, step: int = 0) -> Scene:
        from client.lessons.open_lesson import lesson_table

        self._players.arrange()
        return lesson_table(lesson, chapter, step, self._app.settings, self._sound.player, self._progress)

    def _open_puzzle(self, puzzle: str) -> Scene:
        from client.lessons.open_lesson import puzzle_table

        self._players.arrange()
        return puzzle_table(puzzle, self._app.settings, self._sound.player, self._progress, self.puzzles)

    def _open_keep_puzzle(self, **arguments: Any) -> Scene:
        from client.scenes.keep_puzzle import KeepPuzzleScene

        return KeepPuzzleScene(self.puzzles, **arguments)
