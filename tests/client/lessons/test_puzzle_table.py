"""Puzzles on the table: any line that reaches the goal counts, and nothing is at stake."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from client.lessons.puzzle_panel import PuzzleLayer
from client.lessons.puzzle_session import PuzzleSession
from client.motion.visuals.particles import Confetti
from client.table.layers.find_on_table import place_of
from engine.store.lesson_library import next_puzzle, puzzles, puzzles_of
from tests.client import hands
from tests.client.lessons.learning import Learner
from tests.sampling import only

PUZZLE = "nefarious/13"


def solve(learner: Learner) -> None:
    learner.answer("choose", "Work")
    learner.answer("choose", "Invent")
    learner.answer("invent", "Moon Base")
    learner.settle()


def test_a_solution_is_seen_and_kept() -> None:
    learner = Learner.at_puzzle(PUZZLE)
    goal = "You have 15 points, $9 and no Spies on the board. Win within two turns, whatever Bea chooses."
    assert learner.said == goal
    solve(learner)
    assert learner.said.startswith("Solved in 3 moves!\nYou don't have to build as soon as you can")
    assert learner.progress.puzzle(PUZZLE) == {"tries": 1, "hints": 0, "moves": 3}
    assert [name for name, _ in learner.opened] == []


def test_the_next_puzzle_is_one_press_away_and_solving_in_a_row_is_counted() -> None:
    learner = Learner.at_puzzle(PUZZLE)
    learner.progress.note_streak("nefarious", 2)
    solve(learner)
    assert "3 in a row without a hint" in learner.said
    following = next_puzzle(learner.session.puzzle, learner.progress)
    assert following is not None and following.difficulty >= learner.session.puzzle.difficulty
    learner.press("next-puzzle")
    assert learner.opened == [("puzzle", {"puzzle": following.id})]


def test_a_hint_ends_the_streak() -> None:
    learner = Learner.at_puzzle(PUZZLE)
    learner.progress.note_streak("nefarious", 2)
    learner.press("hint")
    solve(learner)
    assert learner.progress.streak("nefarious") == 0 and "in a row" not in learner.said


def test_puzzles_are_listed_from_easy_to_hard() -> None:
    hard = [puzzle.difficulty for puzzle in puzzles_of("nefarious")]
    assert hard == sorted(hard) and len(set(hard)) > 1


def test_a_wrong_line_is_said_so_and_taken_back_for_nothing() -> None:
    learner = Learner.at_puzzle(PUZZLE)
    learner.answer("choose", "Invent")
    learner.answer("invent", "Infected Locusts")
    learner.answer("choose", "Work")
    learner.settle()
    assert "You can't reach the goal anymore." in learner.said
    for _ in range(3):
        learner.key(pygame.K_z, pygame.KMOD_CTRL)
        learner.settle()
    solve(learner)
    assert learner.said.startswith("Solved")


def test_backspace_lays_the_position_again_and_tries_are_counted() -> None:
    learner = Learner.at_puzzle(PUZZLE)
    before = learner.session.match.state.to_data()
    for tries in (1, 2):
        learner.answer("choose", "Research")
        learner.settle()
        learner.key(pygame.K_BACKSPACE)
        learner.wait(300)
        assert learner.session.match.state.to_data() == before
        assert learner.progress.puzzle(PUZZLE)["tries"] == tries


def test_hints_come_in_two_steps_the_second_is_a_move_that_leads_on() -> None:
    learner = Learner.at_puzzle(PUZZLE)
    learner.press("hint")
    assert "You can pay for Infected Locusts now" in learner.said
    assert "Good next move" not in learner.said
    learner.press("hint")
    assert "Work" in learner.said.partition("Good next move:")[2]
    assert learner.progress.puzzle(PUZZLE)["hints"] == 2


def test_the_solution_is_watched_on_request_and_does_not_count() -> None:
    learner = Learner.at_puzzle(PUZZLE)
    learner.press("hint")
    learner.press("hint")
    learner.press("solution")
    for _ in range(40):
        learner.wait(500)
        if learner.said.startswith("That was the solution."):
            break
    assert learner.said.startswith("That was the solution.")
    assert learner.progress.puzzle(PUZZLE)["moves"] == 0


SIZES = ((1024, 600), (1280, 720), (1920, 1080), (2560, 1440), (3440, 1440))
BY_DEFAULT = ("nefarious/13", "cthulhu-realms/05")


def layer_of(learner: Learner) -> PuzzleLayer:
    return next(layer for layer in learner.table.layers.all if isinstance(layer, PuzzleLayer))


def solution_of(session: PuzzleSession) -> set[int]:
    """What the solver's answers of the solution take and aim at."""
    session.show_solution()
    for moment in range(60):  # a solution may leave the end of the turn to the player
        session.update(10_000 + 5_000 * moment)
    given = [answer.option for answer in session.match.answers if answer.seat == session.you]
    session.lay_again()
    return {ref for option in given for ref in option[1:] if ref >= 0}


@pytest.mark.parametrize("name", only(BY_DEFAULT, [puzzle.id for puzzle in puzzles()]))
def test_the_panel_covers_no_card_that_the_solution_needs(name: str) -> None:
    for size in SIZES:
        learner = Learner.at_puzzle(name, size=size)
        refs = solution_of(Learner.at_puzzle(name).session)
        learner.wait(400)
        panel, places = layer_of(learner).panel, [place_of(learner.table.places, ref) for ref in refs]
        needed = [place for place in places if place is not None and place.width]
        assert panel is not None and needed and panel.rect.collidelist(needed) < 0, size
        assert learner.table.screen.scale.rect.contains(panel.rect), size


def drag(learner: Learner, start: tuple[int, int], end: tuple[int, int]) -> None:
    learner.app.turn([hands.move(start), hands.down(start)])
    learner.app.turn([hands.move(end, held=True)])
    learner.app.turn([hands.up(end)])
    learner.wait(100)


def test_the_panel_can_be_dragged_and_stays_there_in_this_window() -> None:
    learner = Learner.at_puzzle(PUZZLE)
    panel = layer_of(learner).panel
    assert panel is not None
    before = panel.rect.copy()
    start = before.x + 30, before.y + 12
    drag(learner, start, (start[0] - 300, start[1] - 120))
    moved = layer_of(learner).panel
    assert moved is not None and moved.rect.topleft == (before.x - 300, before.y - 120)
    buttons = dict(moved.buttons())
    assert all(moved.rect.contains(rect) for rect in buttons.values())
    again = layer_of(Learner.at_puzzle(PUZZLE, progress=learner.progress)).panel
    other = layer_of(Learner.at_puzzle(PUZZLE, progress=learner.progress, size=(1920, 1080))).panel
    assert again is not None and again.rect.topleft == moved.rect.topleft
    fresh = layer_of(Learner.at_puzzle(PUZZLE, size=(1920, 1080))).panel
    assert other is not None and fresh is not None and other.rect == fresh.rect
    drag(learner, (moved.rect.x + 30, moved.rect.y + 12), (5000, 5000))
    edge = layer_of(learner).panel
    assert edge is not None and learner.table.screen.scale.rect.contains(edge.rect)


def test_a_press_on_the_panel_answers_nothing() -> None:
    learner = Learner.at_puzzle(PUZZLE)
    panel = layer_of(learner).panel
    assert panel is not None
    drag(learner, (panel.rect.x + 30, panel.rect.y + 12), (panel.rect.x + 30, panel.rect.y + 12))
    assert not learner.session.match.answers and learner.progress.panel(PUZZLE, (1280, 720)) is None


def test_the_last_move_is_held_and_confetti_rains_before_the_idea_is_told() -> None:
    learner = Learner.at_puzzle(PUZZLE)
    learner.answer("choose", "Work")
    learner.answer("choose", "Invent")
    learner.table.commands.answer(learner.option("invent", "Moon Base"))
    seen = []
    for _ in range(400):
        learner.wait(40)
        rains = any(isinstance(effect, Confetti) for effect in learner.table.director.effects)
        seen.append((learner.said.startswith("Solved"), rains))
        if seen[-1] == (True, False):
            break
    first = seen.index((True, True))
    assert not any(solved for solved, _ in seen[:first])


@pytest.mark.parametrize("settings", [{"animation": "off"}, {"reduced_motion": True}])
def test_no_confetti_without_motion(settings: dict[str, Any]) -> None:
    learner = Learner.at_puzzle(PUZZLE, **settings)
    learner.answer("choose", "Work")
    learner.answer("choose", "Invent")
    learner.table.commands.answer(learner.option("invent", "Moon Base"))
    for _ in range(200):
        learner.wait(40)
        assert not any(isinstance(effect, Confetti) for effect in learner.table.director.effects)
        if learner.said.startswith("Solved"):
            break
    assert learner.said.startswith("Solved")
