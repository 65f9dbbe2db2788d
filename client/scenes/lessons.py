"""The lessons page: chapters with minutes and progress, and puzzles."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from client.art import palette
from client.scenes.games import first_game, game_choices
from client.scenes.own_puzzles import OwnPuzzles
from client.scenes.page import Page
from client.shell.scene import Host
from client.widgets import Button, Choice, Dropdown, Labeled, ScrollArea, Toast, Toggle, Widget, Words, heading
from client.widgets.style import SECOND
from engine.lessons.lesson_file import Chapter, Lesson
from engine.lessons.puzzle_file import Puzzle
from engine.store.files.atomic import StoreError
from engine.store.lesson_library import lessons_of, puzzles_of
from engine.store.player.progress import Progress
from engine.store.player.puzzles import PuzzleStore
from engine.words.say import lessons as say

_GAP, _PADDING, _WIDEST, _TOP, _LIST = 8.0, 10.0, 1180.0, 14.0, 300.0


class LessonsScene(Page):
    """The lessons and puzzles of a game. `back` as in `Page`.

    It opens "lesson" (lesson, chapter, step) and "puzzle" (puzzle).
    """

    def __init__(
        self, progress: Progress, game: str = "", back: Callable[[], None] | None = None, own: PuzzleStore | None = None
    ) -> None:
        super().__init__(say("all-lessons"), back)
        self._progress = progress
        self.own = OwnPuzzles(own or PuzzleStore(None), self, self._fill_again)
        self._wanted = game
        self.games = Dropdown([Choice("", "")], "", name=say("game"), then=self.choose_game)
        self.chapters = ScrollArea(gap=_GAP, padding=_PADDING, name=say("all-lessons"))
        self.puzzles = ScrollArea(gap=_GAP, padding=_PADDING, name=say("puzzles"))
        self.offer = Toggle(name=say("offer"), then=lambda offered: progress.dismiss(self.game, not offered))
        self.game = ""
        self._rows: list[Widget] = []
        self._puzzle_rows: list[Widget] = []

    def enter(self, app: Host) -> None:
        """Begin, or come back from a chapter or a puzzle: other ones may be finished."""
        super().enter(app)
        self.games.choices = game_choices()
        self.game = self.game or first_game(self._wanted or app.settings.last_game)
        self.games.value = self.game
        self._fill()

    def choose_game(self, game: str) -> None:
        """Show the lessons and puzzles of another game."""
        self.game = self._wanted = game
        self.chapters.offset = self.puzzles.offset = 0
        self._fill_again()

    # -- what there is --------------------------------------------------------------------------------------

    def _fill(self) -> None:
        lessons, puzzles = lessons_of(self.game), puzzles_of(self.game)
        rows: list[Widget] = []
        for lesson in lessons:
            rows += self._lesson_rows(lesson)
        if lessons:
            self.offer.on = not self._progress.is_dismissed(self.game)
            rows.append(Labeled(say("offer"), self.offer))
        self._rows = rows or [Words(say("no-lessons"))]
        solved = sum(bool(self._progress.puzzle(puzzle.id)["moves"]) for puzzle in puzzles)
        told = Words(say("puzzles-solved", solved=solved, count=len(puzzles)), SECOND, palette.INK_2)
        self._puzzle_rows = [heading(say("puzzles")), told, *map(self._puzzle_row, puzzles)] if puzzles else []
        self._puzzle_rows += self.own.rows(self.game, self._puzzle_row)
        self._part()
        first = next((row for row in rows if isinstance(row, Button)), None)
        if first is not None:
            self.focus_first(first)

    def _part(self) -> None:
        """Put puzzles next to the chapters, or behind them in a narrow window."""
        beside = not self.narrow and bool(self._puzzle_rows)
        self.chapters.children = [*self._rows, *([] if beside else self._puzzle_rows)]
        self.puzzles.children = self._puzzle_rows if beside else []
        self.set_controls(self.games, self.chapters, *([self.puzzles] if beside else []))

    def _lesson_rows(self, lesson: Lesson) -> list[Widget]:
        rows: list[Widget] = [heading(lesson.title), Words(lesson.promise, SECOND, palette.INK_2)]
        left, step = self._progress.find_left_step(lesson.slug)
        finished = self._progress.list_finished(lesson.slug)
        chapter = next((chapter for chapter in lesson.chapters if chapter.id == left), None)
        if chapter is not None and step:
            note = say("continue-at", chapter=chapter.title, step=step + 1)
            rows.append(
                Button(
                    say("continue"),
                    "primary",
                    icon="play",
                    subtitle=note,
                    align="left",
                    then=lambda _: self._open(lesson, left, step),
                )
            )
        rows += [self._chapter_row(lesson, chapter, chapter.id in finished) for chapter in lesson.chapters]
        return rows

    def _chapter_row(self, lesson: Lesson, chapter: Chapter, finished: bool) -> Button:
        note = (
            say("finished", minutes=chapter.minutes)
            if finished
            else say("chapter-note", about=chapter.about, minutes=chapter.minutes)
        )
        return Button(
            chapter.title,
            icon="check" if finished else "cards",
            subtitle=note,
            align="left",
            then=lambda _: self._open(lesson, chapter.id, 0),
        )

    def _fill_again(self) -> None:
        self._fill()
        self.place_again()

    def _puzzle_row(self, puzzle: Puzzle) -> Button:
        kept = self._progress.puzzle(puzzle.id)
        hard = say("difficulty", stars=puzzle.difficulty) if puzzle.difficulty else say("own-turns", turns=puzzle.turns)
        note = say("puzzle-note", difficulty=hard, **kept) if kept["tries"] else hard
        note = say("puzzle-solved", **kept) if kept["moves"] else note
        return Button(
            puzzle.title,
            icon="check" if kept["moves"] else "info",
            subtitle=note,
            align="left",
            then=lambda _: self._play(puzzle),
        )

    def _play(self, puzzle: Puzzle) -> None:
        """Open a puzzle's table; a toast says why that cannot be done."""
        try:
            self.app.open_over("puzzle", puzzle=puzzle.id)
        except StoreError as problem:
            self.say(Toast("refused", puzzle.title, str(problem)))

    def _open(self, lesson: Lesson, chapter: str, step: int) -> None:
        self.app.open_over("lesson", lesson=lesson.slug, chapter=chapter, step=step)

    # -- layout ---------------------------------------------------------------------------------------------

    def place_body(self) -> None:
        """Place the game above chapters and puzzles, which lie side by side, or in one column in a narrow window."""
        self._part()
        scale, unit, (left, top, width, _) = self.scale, self.scale.unit, self.column(_WIDEST)
        self.games.place(pygame.Rect(left, top + scale.px(_TOP), min(width, scale.px(_LIST)), scale.px(44)), unit)
        top = self.games.rect.bottom + scale.px(_TOP) // 2
        room = self.body.bottom - top
        half = width // 2 - scale.px(_TOP) if self.puzzles.children else width
        self.chapters.place(pygame.Rect(left, top, half, room), unit)
        self.puzzles.place(pygame.Rect(left + width - half, top, half, room), unit)
