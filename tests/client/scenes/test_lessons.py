"""The page of lessons and puzzles, and how set-up leads there."""

from __future__ import annotations

from pathlib import Path

import pygame

from client.scenes.lessons import LessonsScene
from client.scenes.setup.scene import SetupScene
from client.shell.scene import Scene
from client.widgets import Button
from engine.store.files.atomic import Damaged
from engine.store.lesson_library import first_match
from engine.store.player.progress import Progress
from engine.store.player.puzzles import PuzzleStore
from tests.client.scenes.desk import Desk

KNOWS = ("lesson", "puzzle", "lessons")


def page(progress: Progress, **arguments: object) -> Desk:
    return Desk(LessonsScene(progress, "nefarious"), knows=KNOWS, **arguments)  # type: ignore[arg-type]


def rows(desk: Desk) -> list[Button]:
    scene = desk.page
    assert isinstance(scene, LessonsScene)
    return [row for row in [*scene.chapters.children, *scene.puzzles.children] if isinstance(row, Button)]


def row(desk: Desk, words: str) -> Button:
    return next(button for button in rows(desk) if button.words == words)


def test_a_chapter_is_opened_from_the_page() -> None:
    desk = page(Progress(None))
    desk.click(row(desk, "An evil day job"))
    assert desk.opened == [("lesson", {"lesson": "nefarious", "chapter": "day-job", "step": 0})]


def test_what_is_finished_has_a_tick_and_what_was_left_is_continued() -> None:
    progress = Progress(None)
    progress.finish("nefarious", "day-job")
    progress.leave("nefarious", "spies", 2)
    desk = page(progress)
    assert row(desk, "An evil day job").icon == "check"
    assert row(desk, "Other people's paychecks").icon != "check"
    assert row(desk, "Continue").subtitle == "Other people's paychecks, step 3"
    desk.click(row(desk, "Continue"))
    assert desk.opened == [("lesson", {"lesson": "nefarious", "chapter": "spies", "step": 2})]


def test_a_puzzle_tells_how_it_went_and_is_opened() -> None:
    progress = Progress(None)
    progress.note_puzzle("nefarious/13", tries=3, hints=1, moves=2)
    desk = page(progress)
    found = row(desk, "Nineteen is nothing")
    assert (found.icon, found.subtitle) == ("check", "solved in 2 moves · 3 tries, 1 hint")
    desk.click(found)
    assert desk.opened == [("puzzle", {"puzzle": "nefarious/13"})]


def test_in_a_narrow_window_all_of_it_is_one_list() -> None:
    desk = page(Progress(None), size=(1024, 600), text_scale=200)
    scene = desk.page
    assert isinstance(scene, LessonsScene)
    assert scene.puzzles.children == []
    assert "Nineteen is nothing" in [button.words for button in rows(desk)]


def setup(**arguments: object) -> SetupScene:
    scene = SetupScene(lambda _: None, game="nefarious", first_match=first_match, **arguments)  # type: ignore[arg-type]
    Desk(scene, knows=KNOWS)
    return scene


def test_a_game_never_set_up_begins_with_its_first_match() -> None:
    scene = setup().setup
    assert scene.kinds == ["human", "gentle"]
    assert scene.options["twists"] == 0


def test_the_first_lesson_stands_before_the_games_while_it_is_offered() -> None:
    scene = SetupScene(lambda _: None, game="nefarious", offers_lesson=lambda game: game == "nefarious")
    desk = Desk(scene, knows=KNOWS)
    assert scene.lesson_button.visible
    desk.click(scene.lesson_button)
    assert desk.opened == [("lessons", {"game": "nefarious"})]
    assert not setup().lesson_button.visible


def test_a_puzzle_that_cannot_be_used_is_a_row_with_its_error_and_can_be_deleted(tmp_path: Path) -> None:
    (tmp_path / "theirs.puzzle").write_text('{"puzzle": 1, "match": {"game": "nefarious", "base": {"values": [1e9]}}}')
    desk = Desk(LessonsScene(Progress(None), "nefarious", own=PuzzleStore(tmp_path)), knows=KNOWS)
    buttons = {widget.name: widget for widget in desk.page.form.all() if isinstance(widget, Button)}
    desk.page.form.focus(buttons['Delete "theirs.puzzle"'])
    desk.press(pygame.K_RETURN)
    assert not (tmp_path / "theirs.puzzle").exists()


def test_a_puzzle_that_cannot_be_laid_leaves_the_page_open_and_is_told() -> None:
    desk = page(Progress(None))

    def refuse(puzzle: str) -> Scene:
        raise Damaged(f"Can't use {puzzle}: its position does not fit the rules.")

    desk.app.register("puzzle", refuse)
    desk.click(row(desk, "Nineteen is nothing"))
    assert desk.app.scene is desk.page
    [told] = [toast.sentence for toast in desk.page.toasts.toasts]
    assert told == "Can't use nefarious/13: its position does not fit the rules."
