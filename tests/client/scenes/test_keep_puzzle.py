"""A position is kept as a puzzle: its goal is chosen and checked, it is listed, played, given away and deleted."""

from __future__ import annotations

from pathlib import Path

from client.scenes.keep_puzzle import KeepPuzzleScene
from client.scenes.lessons import LessonsScene
from client.widgets import Button, Row
from engine.games import load
from engine.kernel.match.match import Match
from engine.store.player.progress import Progress
from engine.store.player.puzzles import BEST, WIN, PuzzleStore
from tests.client.scenes.desk import Desk


def keeping(folder: Path) -> tuple[Desk, KeepPuzzleScene, PuzzleStore]:
    match, store = Match(load("nefarious"), ["Ada", "Ben"], seed=5), PuzzleStore(folder)
    scene = KeepPuzzleScene(store, match, match.position(0), 1)
    return Desk(scene, knows=("puzzle",)), scene, store


def searched(desk: Desk, scene: KeepPuzzleScene) -> str:
    """Press the button that checks, and wait for what comes of it."""
    desk.click(scene.check)
    assert scene.checking is not None
    scene.checking.thread.join()
    desk.settle()
    return scene.told.words


def test_nothing_is_kept_that_was_not_checked_or_cannot_be_reached(tmp_path: Path) -> None:
    desk, scene, store = keeping(tmp_path)
    assert scene.seat.value == 1
    desk.click(scene.keep)
    assert searched(desk, scene).startswith("You can't reach this goal")
    desk.click(scene.keep)
    assert store.files() == []


def test_a_goal_within_reach_is_kept_and_played(tmp_path: Path) -> None:
    desk, scene, store = keeping(tmp_path)
    scene.goal.value = BEST
    scene.least.value = 1
    assert "reach" in searched(desk, scene)
    desk.click(scene.keep)
    [file] = store.files()
    assert file.name == "My Nefarious puzzle"
    desk.click(scene.keep)
    assert desk.opened == [("puzzle", {"puzzle": "own/my-nefarious-puzzle"})]


def test_another_goal_has_to_be_checked_anew(tmp_path: Path) -> None:
    desk, scene, _ = keeping(tmp_path)
    scene.goal.value = BEST
    scene.least.value = 1
    searched(desk, scene)
    assert not scene.keep.reason
    scene.goal.value = WIN
    scene.goal.then(WIN)  # type: ignore[misc]
    assert scene.keep.reason


def test_own_puzzles_are_listed_deleted_and_put_back(tmp_path: Path) -> None:
    desk, scene, store = keeping(tmp_path)
    scene.goal.value = BEST
    scene.least.value = 1
    searched(desk, scene)
    desk.click(scene.keep)
    page = LessonsScene(Progress(None), "nefarious", own=store)
    desk = Desk(page)
    row = next(row for row in page.puzzles.children if isinstance(row, Row))
    main, _, delete = row.children
    assert isinstance(main, Button)
    assert main.words == "My Nefarious puzzle"
    delete.then(None)  # type: ignore[misc]
    assert store.files() == []
    back = next(row for row in page.puzzles.children if isinstance(row, Button) and row.words == "Undo delete")
    back.then(None)  # type: ignore[misc]
    assert len(store.files()) == 1
